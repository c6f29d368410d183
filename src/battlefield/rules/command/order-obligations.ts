/** What each order demands and forbids, and who may stay behind (NBC-ORD-02 to -15, NBC-ORD-24, NBC-GL-11). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Order } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Message, type Said, say, type Text } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckonIn, term } from '../../../engine/reckoning.ts';
import { ON_THE_MARCH } from '../../quality-check.ts';

/** A distance an order demands: in cm, the Formation Best Distance (NBC-GL-09), or the unit's own best. */
export type Demand = number | 'best-distance' | 'own-best';

export type Duty =
  | {
      readonly kind: 'advance';
      readonly atLeast: Demand;
      /** `contact`: every move tries to make contact. `in-zone`: units engage enemies in the Contact Zone. */
      readonly engage: 'contact' | 'in-zone';
    }
  /** How far the Formation Front Line may move back or forward, in cm. Units behind it move freely. */
  | { readonly kind: 'front-line'; readonly backCm: number; readonly forwardCm: number }
  | {
      readonly kind: 'retire';
      readonly atLeast: Demand;
      readonly atMostCm: number | null;
      readonly untilOutOfSight: boolean;
    }
  | { readonly kind: 'stand' }
  | { readonly kind: 'march' };

export interface Obligation {
  readonly row: RowId;
  readonly duty: Duty;
  /** NBC-MOV-16: whether a 1 in the Contact Zone stops the unit. */
  readonly noAttack: 'binds' | 'may-ignore';
  /** NBC-MOV-16: whether a 6 in the Contact Zone forces the unit to attack. */
  readonly autoAttack: 'compels' | 'may-ignore' | 'never';
  readonly closingBonus: 0 | 1;
  /** What the units may start; a close combat also needs movement. */
  readonly mayStart: 'any' | 'firefight' | 'none';
  readonly mayReplyToFire: boolean;
  /** All hits of the units must be confirmed, in a firefight and in close combat (NBC-FF-07, NBC-CC-09). */
  readonly hitsConfirm: { readonly firefight: boolean; readonly closeCombat: boolean };
  readonly artilleryFires: boolean;
  readonly standsDeploy: boolean;
  /** Enemy artillery throws its misses at the units again (NBC-ART-14). */
  readonly gunsRethrow: boolean;
  /** Added to every base rate of movement, in cm (NBC-MOV-14). */
  readonly baseRateCm: number;
  /** Added to quality checks when the units are attacked or fired at (NBC-QC-13). */
  readonly qualityWhenAttacked: 0 | -1 | -2;
  /** How many cavalry detachments of 1 CP may screen the formation (NBC-DET-06). */
  readonly screens: number;
  readonly roadColumn: boolean;
  /** The orders that may replace this one; null when any may. */
  readonly replacedBy: readonly Order[] | null;
  /** The order that replaces this one when the formation is attacked; null when it stays. */
  readonly whenAttacked: Order | null;
}

const PLAIN = {
  noAttack: 'binds',
  autoAttack: 'compels',
  closingBonus: 0,
  mayStart: 'any',
  mayReplyToFire: true,
  hitsConfirm: { firefight: false, closeCombat: false },
  artilleryFires: true,
  standsDeploy: true,
  gunsRethrow: false,
  baseRateCm: 0,
  qualityWhenAttacked: 0,
  screens: 0,
  roadColumn: false,
  replacedBy: null,
  whenAttacked: null,
} as const satisfies Partial<Obligation>;

const MARCHING = {
  ...PLAIN,
  duty: { kind: 'march' },
  autoAttack: 'never',
  mayStart: 'none',
  artilleryFires: false,
  standsDeploy: false,
  gunsRethrow: true,
  screens: 4,
  roadColumn: true,
  whenAttacked: 'defend',
} as const satisfies Partial<Obligation>;

const advance = (atLeast: Demand, engage: 'contact' | 'in-zone'): Duty => ({ kind: 'advance', atLeast, engage });
const frontLine = (backCm: number, forwardCm: number): Duty => ({ kind: 'front-line', backCm, forwardCm });
const retire = (atLeast: Demand, atMostCm: number | null = null, untilOutOfSight = false): Duty => ({
  ...{ kind: 'retire', atLeast, atMostCm, untilOutOfSight },
});

const CHASING = { ...PLAIN, duty: advance('best-distance', 'contact'), noAttack: 'may-ignore' } as const;
const RETREATING = { ...PLAIN, autoAttack: 'may-ignore' } as const;

export const OBLIGATIONS: Record<Order, Obligation> = {
  'pursue-keen': { ...CHASING, row: 'NBC-ORD-02', closingBonus: 1 },
  pursue: { ...CHASING, row: 'NBC-ORD-03' },
  'attack-keen': { ...PLAIN, row: 'NBC-ORD-04', duty: advance(10, 'in-zone'), closingBonus: 1 },
  attack: { ...PLAIN, row: 'NBC-ORD-05', duty: advance(8, 'in-zone') },
  'defend-keen': { ...PLAIN, row: 'NBC-ORD-06', duty: frontLine(0, 5) },
  defend: { ...PLAIN, row: 'NBC-ORD-07', duty: frontLine(5, 0) },
  'pull-back': { ...PLAIN, row: 'NBC-ORD-08', duty: retire(10, 15) },
  'pull-back-keen': { ...PLAIN, row: 'NBC-ORD-09', duty: retire(15) },
  withdraw: { ...RETREATING, row: 'NBC-ORD-10', duty: retire('best-distance', null, true) },
  'withdraw-keen': { ...RETREATING, row: 'NBC-ORD-11', duty: retire('own-best', null, true) },
  hold: { ...PLAIN, row: 'NBC-ORD-12', duty: { kind: 'stand' }, mayStart: 'firefight' },
  redeploy: {
    ...MARCHING,
    row: 'NBC-ORD-13',
    hitsConfirm: { firefight: true, closeCombat: true },
    baseRateCm: 5,
    qualityWhenAttacked: ON_THE_MARCH.redeploy,
  },
  strategic: {
    ...MARCHING,
    row: 'NBC-ORD-14',
    hitsConfirm: { firefight: false, closeCombat: true },
    mayReplyToFire: false,
    baseRateCm: 15,
    qualityWhenAttacked: ON_THE_MARCH.strategic,
    replacedBy: ['hold', 'withdraw', 'withdraw-keen'],
  },
};

/** NBC-ORD-13, NBC-ORD-14: whether the order is a march. A marching formation shoots less and is an easier target. */
export const isMarching = (order: Order | undefined): order is 'redeploy' | 'strategic' =>
  order !== undefined && OBLIGATIONS[order].duty.kind === 'march';

/** The distances of a duty in cm: the least and the most it demands, or how far the front line may move. */
function dutyFigures({ duty, baseRateCm }: Obligation): Readonly<Record<string, Text>> {
  const figures = (least: Demand, most: number | null = null) => ({
    ...(typeof least === 'number' && { least }),
    ...(most !== null && { most }),
  });
  switch (duty.kind) {
    case 'advance':
      return figures(duty.atLeast);
    case 'retire':
      return figures(duty.atLeast, duty.atMostCm);
    case 'front-line':
      return { back: duty.backCm, forward: duty.forwardCm };
    case 'march':
      return { more: baseRateCm };
    case 'stand':
      return {};
  }
}

export const orderDuty = (order: Order): Message => ({
  code: `order-duty-${order}`,
  args: dutyFigures(OBLIGATIONS[order]),
});

export interface DemandFacts {
  /** Formation Best Distance in cm; null when no unit counts for it. */
  readonly bestDistanceCm: number | null;
  /** How far this unit can move now, in cm. */
  readonly availableCm: number;
  /** NBC-ORD-04: an enemy is in the Contact Zone. */
  readonly enemyInZone?: boolean;
  /** NBC-ORD-10: the enemy is beyond visibility. */
  readonly outOfSight?: boolean;
}

/** The least distance a unit must move, in cm, never more than it can (AMB-27); null when the order demands none. */
export function leastMove(order: Order, facts: DemandFacts): Reckoning | null {
  const { duty, row } = OBLIGATIONS[order];
  if (duty.kind !== 'advance' && duty.kind !== 'retire') return null;
  if (duty.kind === 'advance' && duty.engage === 'in-zone' && facts.enemyInZone) return null;
  if (duty.kind === 'retire' && duty.untilOutOfSight && facts.outOfSight) return null;
  const { atLeast } = duty;
  const { availableCm, bestDistanceCm } = facts;
  const asked =
    atLeast === 'own-best'
      ? term('demand-own-best', availableCm, row)
      : atLeast === 'best-distance'
        ? term('demand-best-distance', bestDistanceCm ?? availableCm, 'NBC-GL-09')
        : term('demand-order', atLeast, row);
  const lacking = Math.min(0, availableCm - asked.value);
  return reckonIn('cm', `demand-${duty.kind}`, [asked, lacking < 0 && term('demand-no-farther', lacking, row)]);
}

/** NBC-ORD-08, NBC-ORD-12: the greatest distance a unit may move, in cm; null when there is no limit. */
export function mostMove(order: Order): number | null {
  const { duty } = OBLIGATIONS[order];
  if (duty.kind === 'stand') return 0;
  return duty.kind === 'retire' ? duty.atMostCm : null;
}

/** Whether a finished move of `movedCm` obeyed the order. */
export function obeys(order: Order, movedCm: number, facts: DemandFacts): Legality {
  const least = leastMove(order, facts);
  const most = mostMove(order);
  const { row } = OBLIGATIONS[order];
  return unless(
    least !== null && movedCm < least.total && refuse(say('demand-least', { cm: least.total }), row),
    most !== null && movedCm > most && refuse(most === 0 ? 'demand-hold' : say('demand-most', { cm: most }), row),
  );
}

export interface EngageFacts {
  readonly arm: Arm;
  readonly enemyInZone: boolean;
  /** A 1 on the movement dice stops the unit from going closer, and the order does not ignore it. */
  readonly barred?: boolean;
  readonly outOfCommand?: boolean;
  readonly detachment?: boolean;
  readonly garrison?: boolean;
}

const NEVER_ATTACK: readonly Arm[] = ['artillery', 'engineers', 'pontoon', 'baggage'];

/** AMB-99: whether units of this arm start firefights and close combats; guns, engineers and trains do not. */
export const startsFights = (arm: Arm): boolean => !NEVER_ATTACK.includes(arm);

/** NBC-ORD-02 to -05, AMB-159: how a unit must try to engage (ruling `attackEngage`); in no way when excused. */
export function waysToEngage(order: Order, facts: EngageFacts, rulings: Rulings = {}): ('firefight' | 'contact')[] {
  const { duty } = OBLIGATIONS[order];
  const { arm, enemyInZone, barred, outOfCommand, detachment, garrison } = facts;
  if (duty.kind !== 'advance' || (duty.engage === 'in-zone' && !enemyInZone)) return [];
  if (garrison || detachment || outOfCommand || barred || !startsFights(arm)) return [];
  const fires = arm !== 'cavalry' && duty.engage === 'in-zone' && ruling(rulings, 'attackEngage') === 'either';
  return fires ? ['firefight', 'contact'] : ['contact'];
}

/** NBC-GL-11: a unit more than this far ahead of the others is not part of the Formation Front Line, in cm. */
export const FRONT_LINE_CM = 5;
/** NBC-GL-11: how many units the Formation Front Line should run through, at least: half of them, rounded up. */
export const leastInFrontLine = (units: number): number => Math.ceil(units / 2);

/** NBC-GL-11: the advice about a front line; null if the order has none or the formation fewer than two units. */
export const frontLineAdvice = (order: Order, units: number): Said | null =>
  OBLIGATIONS[order].duty.kind !== 'front-line' || units < 2
    ? null
    : say('front-line-advice', { least: leastInFrontLine(units), units, cm: FRONT_LINE_CM });

/** NBC-ORD-06, -07: whether the Formation Front Line may move this far in cm: forward positive, back negative. */
export function mayShiftFrontLine(order: Order, cm: number): Legality {
  const { duty, row } = OBLIGATIONS[order];
  if (duty.kind !== 'front-line') return unless();
  const { backCm, forwardCm } = duty;
  return unless(
    cm > forwardCm && refuse(say('front-line-forward', { cm: forwardCm }), row),
    -cm > backCm && refuse(say('front-line-back', { cm: backCm }), row),
  );
}

export type AttackedBy = 'firefight' | 'close-combat' | 'artillery' | 'skirmish';

/** NBC-ORD-13, -14, AMB-29: what replaces a marching order, before or after the attack is resolved; null if it stays. */
export function orderWhenAttacked(order: Order, by: AttackedBy, rulings: Rulings = {}) {
  const becomes = OBLIGATIONS[order].whenAttacked;
  const hand = by === 'firefight' || by === 'close-combat';
  if (becomes === null || (!hand && ruling(rulings, 'autoDefendTrigger') === 'ff-cc')) return null;
  return { order: becomes, from: ruling(rulings, 'autoDefendTiming') };
}

/** AMB-29, AMB-32: the order that counts under attack: the one before it or, by ruling, the one that replaces it. */
export function orderUnderAttack(order: Order, by: AttackedBy, rulings: Rulings = {}): Order {
  const turned = orderWhenAttacked(order, by, rulings);
  return turned?.from === 'before' ? turned.order : order;
}

/** NBC-ORD-14: whether `next` may replace the order in force. */
export const mayFollow = (inForce: Order, next: Order): Legality =>
  unless(OBLIGATIONS[inForce].replacedBy?.includes(next) === false && refuse('orders-after-strategic', 'NBC-ORD-14'));

export const isOnslaught = (order: Order): boolean => OBLIGATIONS[order].duty.kind === 'advance';

/** AMB-28: whether units left behind rejoin when their formation receives its next order (ruling `optOutRejoin`). */
export const rejoins = (next: Order, rulings: Rulings = {}): boolean =>
  ruling(rulings, 'optOutRejoin') === 'nextOrder' && !isOnslaught(next);
