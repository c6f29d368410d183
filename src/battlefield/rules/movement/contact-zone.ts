/**
 * Moving in the Contact Zone: the number of dice, what 1s and 6s forbid and compel, the permitted directions and
 * targets, and whether an attack makes contact. NBC-MOV-15 to NBC-MOV-20, NBC-MTC-01 to -03.
 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Aspect, Exhaustion, Order, Rating } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import type { Face } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Message, type Said, say, word } from '../../../engine/message.ts';
import { present } from '../../../engine/present.ts';
import { type Reckoning, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { OBLIGATIONS, startsFights } from '../command/order-obligations.ts';

/** NBC-GL-06, NBC-LUL-03: the depth of the Contact Zone around an enemy unit, in cm; it is less in a lull. */
export const CONTACT_ZONE_CM = 10;
export const CONTACT_ZONE_IN_LULL_CM = 5;
/** NBC-GL-06, NBC-LUL-03: the depth of the Contact Zone in cm: 10, or 5 in a lull. */
export const contactZoneCm = (inLull: boolean): number => (inLull ? CONTACT_ZONE_IN_LULL_CM : CONTACT_ZONE_CM);

/** NBC-MOV-15: dice in the Contact Zone; one fewer in restricted terrain, when Disordered or exhausted. */
const ZONE_DICE = { foot: 2, horse: 3 } as const;

export interface ZoneDiceFacts {
  /** The unit uses the Horse column: cavalry and horse artillery. A Mixed unit is foot (AMB-98). */
  readonly mounted: boolean;
  /** The unit moves in restricted terrain, mud included. */
  readonly restrictedTerrain?: boolean;
  readonly disordered?: boolean;
  readonly exhaustion?: Exhaustion;
  /** The dice of the unit's column of the movement chart, if it is in one. The smaller number is thrown. */
  readonly chartDice?: number | null;
}

/** NBC-MOV-16: the lowest quality that may ignore a No-Attack. */
export const STUBBORN: Rating = 5;

/** NBC-MOV-15: the number of dice of a move that starts in the Contact Zone. */
export function contactZoneDice(facts: ZoneDiceFacts): Reckoning {
  const { mounted, restrictedTerrain, disordered, exhaustion = 0, chartDice } = facts;
  const base = mounted ? ZONE_DICE.horse : ZONE_DICE.foot;
  const worse: Message[] = present(
    restrictedTerrain && word('zone-terrain'),
    disordered && word('state-disordered'),
    exhaustion > 0 && word(`exhaustion-${exhaustion}`),
  );
  const dice = base - (worse.length > 0 ? 1 : 0);
  const fewer = chartDice == null ? 0 : Math.min(0, chartDice - dice);
  return reckonIn('dice', 'zone-dice', [
    term(mounted ? 'gun-mobility-horse' : 'gun-mobility-foot', base, 'NBC-MOV-15'),
    worse.length > 0 && term(say('zone-worse', { why: worse }), -1, 'NBC-MOV-15'),
    fewer < 0 && term('zone-chart-fewer', fewer, 'NBC-MOV-15'),
  ]);
}

/** NBC-MOV-16: the face that forbids going closer, and the face that compels an attack. */
export const NO_ATTACK: Face = 1;
export const AUTO_ATTACK: Face = 6;

export interface ZoneFlagFacts {
  readonly order: Order | null;
  readonly quality: Rating;
  readonly arm: Arm;
  readonly detachment?: boolean;
  readonly lull?: boolean;
  /** The unit has caught a Broken unit on its way (AMB-175). */
  readonly caught?: boolean;
}

export interface ZoneFlags {
  /** Pairs of a 1 and a 6 that cancelled each other. */
  readonly cancelled: number;
  /** Why a remaining 1 may be ignored; null if none remains or it may not be. */
  readonly noAttackIgnored: Said | null;
  /** Why a remaining 6 does not compel or may be ignored; null otherwise. */
  readonly autoAttackIgnored: Said | null;
  readonly mayApproach: boolean;
  readonly mustAttack: boolean;
}

/** NBC-MOV-16, NBC-ORD-24: why the unit may ignore a 1, or null. */
function noAttackExcuse({ order, quality }: ZoneFlagFacts): Said | null {
  if (order && OBLIGATIONS[order].noAttack === 'may-ignore') return 'zone-one-pursuit';
  return quality >= STUBBORN ? 'zone-one-stubborn' : null;
}

/** NBC-MOV-16, NBC-LUL-03, NBC-DET-04, NBC-ORD-24: why the unit may ignore a 6, or null. */
function autoAttackExcuse({ order, arm, detachment, lull, caught }: ZoneFlagFacts): Said | null {
  if (lull) return 'zone-six-lull';
  if (caught) return 'zone-six-caught';
  if (!startsFights(arm)) return 'zone-six-guns';
  if (detachment) return 'zone-six-detachment';
  const compels = order ? OBLIGATIONS[order].autoAttack : 'compels';
  return compels === 'compels' ? null : `zone-six-${compels}`;
}

/** NBC-MOV-16: what the 1s and 6s forbid and compel; ruling `ceCancel` decides how they cancel. */
export function contactZoneFlags(faces: readonly Face[], facts: ZoneFlagFacts, rulings: Rulings = {}): ZoneFlags {
  const ones = faces.filter((face) => face === NO_ATTACK).length;
  const sixes = faces.filter((face) => face === AUTO_ATTACK).length;
  const cancelled = Math.min(ones, sixes);
  const all = cancelled > 0 && ruling(rulings, 'ceCancel') === 'any';
  const onesLeft = all ? 0 : ones - cancelled;
  const sixesLeft = all ? 0 : sixes - cancelled;
  const noAttackIgnored = onesLeft > 0 ? noAttackExcuse(facts) : null;
  const autoAttackIgnored = sixesLeft > 0 ? autoAttackExcuse(facts) : null;
  return {
    cancelled,
    noAttackIgnored,
    autoAttackIgnored,
    mayApproach: onesLeft === 0 || noAttackIgnored !== null,
    mustAttack: sixesLeft > 0 && autoAttackIgnored === null,
  };
}

/** Infantry that must attack cavalry stops this far away and fires, in cm (AMB-99). */
export const STOP_BEFORE_CAVALRY_CM = 2;

export interface AutoAttackFacts {
  readonly arm: Arm;
  readonly target: Arm;
  readonly outOfCommand?: boolean;
  /** The game is played without firefights (NBC-SIM-01). */
  readonly withoutFire?: boolean;
  /** From the unit to its target, in cm. */
  readonly distanceCm: number;
  /** How far the dice let the unit move, in cm. */
  readonly reachCm: number;
}

export interface AutoAttack {
  /** `halt`: the unit has come close enough, but may not fire because it is out of command. */
  readonly kind: 'contact' | 'firefight' | 'halt' | 'falls-short';
  readonly advance: Reckoning;
}

/** NBC-MOV-16, AMB-99: how a compelled unit attacks the nearest un-engaged enemy in its front. */
export function autoAttack(facts: AutoAttackFacts): AutoAttack {
  const { arm, target, outOfCommand, withoutFire, distanceCm, reachCm } = facts;
  const fires = !withoutFire && (arm === 'infantry' || arm === 'mixed') && target === 'cavalry';
  const toGo = Math.max(0, distanceCm - (fires ? STOP_BEFORE_CAVALRY_CM : 0));
  const short = reachCm < toGo;
  const kind = short ? 'falls-short' : !fires ? 'contact' : outOfCommand ? 'halt' : 'firefight';
  const terms: (Term | false)[] = [
    term('zone-to-enemy', distanceCm, 'NBC-MOV-16'),
    fires && term('zone-before-cavalry', toGo - distanceCm, 'NBC-MOV-16'),
    short && term('zone-dice-end', reachCm - toGo, 'NBC-MOV-16'),
  ];
  return { kind, advance: reckonIn('cm', 'zone-advance', terms) };
}

/** NBC-MOV-18: whether a unit may attack this aspect: only the aspect in which it began its move. */
export const mayStrikeAspect = (start: Aspect, strike: Aspect): Legality =>
  unless(start !== strike && refuse(say('zone-wrong-aspect', { start, strike }), 'NBC-MOV-18'));

/** NBC-MOV-19, -20: from inside the Contact Zone, the closest enemy in front; into it, straight toward the target. */
export const mayTarget = (startsInContactZone: boolean, closestOrStraight: boolean): Legality =>
  unless(
    !closestOrStraight &&
      (startsInContactZone ? refuse('zone-closest-first', 'NBC-MOV-19') : refuse('zone-straight', 'NBC-MOV-20')),
  );

export interface Approach {
  readonly aspect: Aspect;
  readonly startsInContactZone: boolean;
  /** The battery it charged has evaded, and it charges again in the same move (NBC-EVD-04). */
  readonly afterEvasion?: boolean;
}

/** NBC-MTC-01, AMB-93: a closing check is for frontal attacks from outside the zone, or after evasion (NBC-EVD-04). */
export function closingCheck({ aspect, startsInContactZone, afterEvasion }: Approach, rulings: Rulings = {}): boolean {
  if (afterEvasion) return true;
  return aspect === 'front' && !(startsInContactZone && ruling(rulings, 'closeCheckInCZ') === 'no');
}

/** NBC-MTC-02: how far from the enemy an attack stops, in cm; 0 is contact. */
const STOPS_AT: Record<Result, { readonly infantry: number; readonly cavalry: number }> = {
  VH: { infantry: 0, cavalry: 0 },
  H: { infantry: 0, cavalry: 0 },
  N: { infantry: 0, cavalry: 0 },
  L: { infantry: 2, cavalry: 3 },
  VL: { infantry: 5, cavalry: 5 },
};

export type Arrival = { readonly contact: true } | { readonly contact: false; readonly stopsAt: number };

/** NBC-MTC-02: whether the attack makes contact, or how far from the enemy it stops, in cm. */
export function closing(result: Result, arm: 'infantry' | 'cavalry'): Arrival {
  const stopsAt = STOPS_AT[result][arm];
  return stopsAt === 0 ? { contact: true } : { contact: false, stopsAt };
}

/** NBC-MTC-03: what a closing check adds to the usual terms. An attached commander's rating is never modified. */
export function closingTerms(order: Order, commanderAttached: boolean): Term[] {
  const { closingBonus } = OBLIGATIONS[order];
  return closingBonus > 0 && !commanderAttached ? [term(`order-${order}`, closingBonus, 'NBC-MTC-03')] : [];
}
