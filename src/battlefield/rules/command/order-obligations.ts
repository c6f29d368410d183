/**
 * What each formation order demands of its units and forbids them, and who may be left out of it. NBC-ORD-02 to -15,
 * NBC-ORD-24, NBC-GL-11. How orders change: `orders.ts`.
 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, GunWeight, Order } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Message, type Said, say, type Text } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../../engine/reckoning.ts';

/** A distance that an order asks for: cm, the formation's pace (NBC-GL-09), or each unit's own. */
export type Demand = number | 'best-distance' | 'own-best';

export type Duty =
  | {
      readonly kind: 'advance';
      readonly atLeast: Demand;
      /** `contact`: every move tries to touch the enemy. `in-zone`: engage those in the Contact Zone, else advance. */
      readonly engage: 'contact' | 'in-zone';
    }
  /** The Formation Front Line may go so far back or forward; behind it units move as they like. */
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
  /** NBC-MOV-16: whether a one in the Contact Zone binds. */
  readonly noAttack: 'binds' | 'may-ignore';
  /** NBC-MOV-16: whether a six in the Contact Zone compels. */
  readonly autoAttack: 'compels' | 'may-ignore' | 'never';
  /** Added to the rating of closing checks. */
  readonly closingBonus: 0 | 1;
  /** What its units may begin; a close combat needs movement. */
  readonly mayStart: 'any' | 'firefight' | 'none';
  readonly mayReplyToFire: boolean;
  /** All its hits must confirm, in a firefight and in close combat (NBC-FF-07, NBC-CC-09). */
  readonly hitsConfirm: { readonly firefight: boolean; readonly closeCombat: boolean };
  readonly artilleryFires: boolean;
  readonly standsDeploy: boolean;
  /** Enemy guns throw their misses at it again (NBC-ART-14). */
  readonly gunsRethrow: boolean;
  /** On every base rate of movement, cm (NBC-MOV-14). */
  readonly baseRateCm: number;
  /** On quality checks when attacked or fired at (NBC-QC-13). */
  readonly qualityWhenAttacked: 0 | -1 | -2;
  /** Cavalry detachments of 1 CP that may screen it (NBC-DET-06). */
  readonly screens: number;
  readonly roadColumn: boolean;
  /** The orders that may follow it; null when any may. */
  readonly replacedBy: readonly Order[] | null;
  /** What it turns into when attacked. */
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

export const OBLIGATIONS: Record<Order, Obligation> = {
  'pursue-keen': {
    ...PLAIN,
    row: 'NBC-ORD-02',
    duty: { kind: 'advance', atLeast: 'best-distance', engage: 'contact' },
    noAttack: 'may-ignore',
    closingBonus: 1,
  },
  pursue: {
    ...PLAIN,
    row: 'NBC-ORD-03',
    duty: { kind: 'advance', atLeast: 'best-distance', engage: 'contact' },
    noAttack: 'may-ignore',
  },
  'attack-keen': {
    ...PLAIN,
    row: 'NBC-ORD-04',
    duty: { kind: 'advance', atLeast: 10, engage: 'in-zone' },
    closingBonus: 1,
  },
  attack: {
    ...PLAIN,
    row: 'NBC-ORD-05',
    duty: { kind: 'advance', atLeast: 8, engage: 'in-zone' },
  },
  'defend-keen': {
    ...PLAIN,
    row: 'NBC-ORD-06',
    duty: { kind: 'front-line', backCm: 0, forwardCm: 5 },
  },
  defend: {
    ...PLAIN,
    row: 'NBC-ORD-07',
    duty: { kind: 'front-line', backCm: 5, forwardCm: 0 },
  },
  'pull-back': {
    ...PLAIN,
    row: 'NBC-ORD-08',
    duty: { kind: 'retire', atLeast: 10, atMostCm: 15, untilOutOfSight: false },
  },
  'pull-back-keen': {
    ...PLAIN,
    row: 'NBC-ORD-09',
    duty: { kind: 'retire', atLeast: 15, atMostCm: null, untilOutOfSight: false },
  },
  withdraw: {
    ...PLAIN,
    row: 'NBC-ORD-10',
    duty: { kind: 'retire', atLeast: 'best-distance', atMostCm: null, untilOutOfSight: true },
    autoAttack: 'may-ignore',
  },
  'withdraw-keen': {
    ...PLAIN,
    row: 'NBC-ORD-11',
    duty: { kind: 'retire', atLeast: 'own-best', atMostCm: null, untilOutOfSight: true },
    autoAttack: 'may-ignore',
  },
  hold: {
    ...PLAIN,
    row: 'NBC-ORD-12',
    duty: { kind: 'stand' },
    mayStart: 'firefight',
  },
  redeploy: {
    ...MARCHING,
    row: 'NBC-ORD-13',
    hitsConfirm: { firefight: true, closeCombat: true },
    mayReplyToFire: true,
    baseRateCm: 5,
    qualityWhenAttacked: -1,
  },
  strategic: {
    ...MARCHING,
    row: 'NBC-ORD-14',
    hitsConfirm: { firefight: false, closeCombat: true },
    mayReplyToFire: false,
    baseRateCm: 15,
    qualityWhenAttacked: -2,
    replacedBy: ['hold', 'withdraw', 'withdraw-keen'],
  },
};

/** The figures of a duty: the least and the most it asks, and how far the front line may go. */
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

/** What an order asks, in a sentence with its figures. */
export const orderDuty = (order: Order): Message => ({
  code: `order-duty-${order}`,
  args: dutyFigures(OBLIGATIONS[order]),
});

// ---- how far -------------------------------------------------------------------------------------------------------

export interface DemandFacts {
  /** Formation Best Distance, cm; null when no unit counts for it. */
  readonly bestDistanceCm: number | null;
  /** What this unit can move now, cm. */
  readonly availableCm: number;
  /** NBC-ORD-04: an enemy stands in the Contact Zone. */
  readonly enemyInZone?: boolean;
  /** NBC-ORD-10: the enemy is out of visibility. */
  readonly outOfSight?: boolean;
}

/**
 * The least a unit must move, cm: toward the enemy, or away from him. Nobody owes more than he can (AMB-27); null when
 * the order asks for no distance.
 */
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
  return reckon(`demand-${duty.kind}`, [asked, lacking < 0 && term('demand-no-farther', lacking, row)], { unit: 'cm' });
}

/** The most a unit may move, cm; null without a bound. NBC-ORD-08, NBC-ORD-12 */
export function mostMove(order: Order): number | null {
  const { duty } = OBLIGATIONS[order];
  if (duty.kind === 'stand') return 0;
  return duty.kind === 'retire' ? duty.atMostCm : null;
}

/** Whether a finished move did what the order asks. */
export function obeys(order: Order, movedCm: number, facts: DemandFacts): Legality {
  const least = leastMove(order, facts);
  const most = mostMove(order);
  const { row } = OBLIGATIONS[order];
  return unless(
    least !== null && movedCm < least.total && refuse(say('demand-least', { cm: least.total }), row),
    most !== null && movedCm > most && refuse(most === 0 ? 'demand-hold' : say('demand-most', { cm: most }), row),
  );
}

// ---- engaging ------------------------------------------------------------------------------------------------------

export interface EngageFacts {
  readonly arm: Arm;
  readonly enemyInZone: boolean;
  /** A one bars it from going closer (and is not ignored). */
  readonly barred?: boolean;
  readonly outOfCommand?: boolean;
  readonly detachment?: boolean;
  readonly garrison?: boolean;
}

export type Engagement =
  | { readonly must: false }
  | { readonly must: true; readonly ways: readonly ('firefight' | 'contact')[] };

const NEVER_ATTACK: readonly Arm[] = ['artillery', 'engineers', 'pontoon', 'baggage'];

/** Guns, engineers and trains on their own begin no firefight and no close combat (AMB-99). */
export const startsFights = (arm: Arm): boolean => !NEVER_ATTACK.includes(arm);

/** Whether a unit must try to engage, and how it may (ruling `attackEngage`). NBC-ORD-02 to -05, AMB-159 */
export function mustEngage(order: Order, facts: EngageFacts, rulings: Rulings = {}): Engagement {
  const { duty } = OBLIGATIONS[order];
  const { arm, enemyInZone, barred, outOfCommand, detachment, garrison } = facts;
  if (duty.kind !== 'advance' || (duty.engage === 'in-zone' && !enemyInZone)) return { must: false };
  if (garrison || detachment || outOfCommand || barred || !startsFights(arm)) return { must: false };
  const fires = arm !== 'cavalry' && duty.engage === 'in-zone' && ruling(rulings, 'attackEngage') === 'either';
  return { must: true, ways: fires ? ['firefight', 'contact'] : ['contact'] };
}

// ---- the front line ------------------------------------------------------------------------------------------------

/** A unit farther than this ahead of the others is not counted in the Formation Front Line. NBC-GL-11 */
export const FRONT_LINE_CM = 5;
/** It should run through half of the formation's units or more. NBC-GL-11 */
export const leastInFrontLine = (units: number): number => Math.ceil(units / 2);

/** What the front line is, for a formation of so many units; null under orders that know none. NBC-GL-11 */
export const frontLineAdvice = (order: Order, units: number): Said | null =>
  OBLIGATIONS[order].duty.kind !== 'front-line' || units < 2
    ? null
    : say('front-line-advice', { least: leastInFrontLine(units), units, cm: FRONT_LINE_CM });

/** Whether the Formation Front Line may shift so many cm: forward above 0, back below. NBC-ORD-06, NBC-ORD-07 */
export function mayShiftFrontLine(order: Order, cm: number): Legality {
  const { duty, row } = OBLIGATIONS[order];
  if (duty.kind !== 'front-line') return unless();
  const { backCm, forwardCm } = duty;
  return unless(
    cm > forwardCm && refuse(say('front-line-forward', { cm: forwardCm }), row),
    -cm > backCm && refuse(say('front-line-back', { cm: backCm }), row),
  );
}

// ---- marching orders attacked --------------------------------------------------------------------------------------

export type AttackedBy = 'firefight' | 'close-combat' | 'artillery' | 'skirmish';

/**
 * What an attack makes of the order of a formation on the march, and whether it holds before or after that attack is
 * resolved (rulings `autoDefendTrigger`, `autoDefendTiming`); null when it stays. NBC-ORD-13, NBC-ORD-14, AMB-29
 */
export function orderWhenAttacked(
  order: Order,
  by: AttackedBy,
  rulings: Rulings = {},
): { readonly order: Order; readonly from: 'after' | 'before' } | null {
  const becomes = OBLIGATIONS[order].whenAttacked;
  const hand = by === 'firefight' || by === 'close-combat';
  if (becomes === null || (!hand && ruling(rulings, 'autoDefendTrigger') === 'ff-cc')) return null;
  return { order: becomes, from: ruling(rulings, 'autoDefendTiming') };
}

/**
 * The order that counts for a unit while it is attacked: the one it had before, or by ruling what its order has turned
 * into. AMB-29, AMB-32
 */
export function orderUnderAttack(order: Order, by: AttackedBy, rulings: Rulings = {}): Order {
  const turned = orderWhenAttacked(order, by, rulings);
  return turned?.from === 'before' ? turned.order : order;
}

/** Whether this order may follow that one. NBC-ORD-14 */
export const mayFollow = (inForce: Order, next: Order): Legality =>
  unless(OBLIGATIONS[inForce].replacedBy?.includes(next) === false && refuse('orders-after-strategic', 'NBC-ORD-14'));

// ---- left behind ---------------------------------------------------------------------------------------------------

/** Attack and Pursue. */
export const isOnslaught = (order: Order): boolean => OBLIGATIONS[order].duty.kind === 'advance';

export interface StayFacts {
  /** The order just received, by its giver or by a stance shift (AMB-28). */
  readonly order: Order;
  readonly arm: Arm;
  readonly weight?: GunWeight;
  /** In a built-up area or dug-in works. */
  readonly inCover: boolean;
  /** Said at the moment the order is received. */
  readonly atOnce: boolean;
}

/** Whether a unit may stay behind when its formation attacks or pursues. NBC-ORD-15 */
export function mayBeLeftBehind({ order, arm, weight, inCover, atOnce }: StayFacts): Legality {
  const heavyGuns = arm === 'artillery' && weight !== 'light';
  return unless(
    !isOnslaught(order) && refuse('stays-onslaught', 'NBC-ORD-15'),
    !atOnce && refuse('stays-at-once', 'NBC-ORD-15'),
    !inCover && !heavyGuns && refuse('stays-who', 'NBC-ORD-15'),
  );
}

/** Whether units left behind rejoin as their formation receives its next order (ruling `optOutRejoin`). AMB-28 */
export const rejoins = (next: Order, rulings: Rulings = {}): boolean =>
  ruling(rulings, 'optOutRejoin') === 'nextOrder' && !isOnslaught(next);
