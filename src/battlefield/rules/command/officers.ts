/** Officers in danger, their replacements, their fate (NBC-OFF-01 to -06, -08, -09); when they may move (NBC-MOV-23). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { RATINGS, type Rating } from '../../../book/terms.ts';
import { FACES, type Face, total } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../../engine/reckoning.ts';
import type { OfficerRatings } from '../../../scenarios/ratings.ts';

export type TwoDice = readonly [Face, Face];
export type OfficerRole = 'army' | 'formation';

/** NBC-MOV-23, AMB-53: whether an officer may move now: with the formation or the commanders (ruling `fcMove`). */
type RideTime = 'commanders' | 'own-action' | 'other';
export function mayOfficerMove(role: OfficerRole, when: RideTime, rulings: Rulings = {}): Legality {
  if (role === 'army') return unless(when !== 'commanders' && refuse('ac-phase', 'NBC-CMA-01'));
  const fcMove = ruling(rulings, 'fcMove');
  const fits = fcMove === 'either' ? when !== 'other' : when === (fcMove === 'A2' ? 'own-action' : 'commanders');
  return unless(!fits && refuse('officer-fc-time', 'NBC-MOV-23', 'fcMove'));
}

/** NBC-CMA-09: how far a commander may go to join a unit outside the formation's own move, over any ground, in cm. */
export const JOIN_CM = 10;

/** NBC-CMA-09: the advice for a commander who joins a unit while the formation is not moving. */
export const JOIN_ADVICE = say('join-advice', { cm: JOIN_CM });

/** NBC-OFF-01: the total of two dice at which an officer is captured; a higher total injures the officer. */
export const TAKEN_ON = 10;

export type Entered =
  | {
      readonly kind: 'escapes';
      /** The distance from the enemy the officer must reach, in cm. */
      readonly away: Reckoning;
      /** Friends are nearer than that distance, so the officer stops with them. */
      readonly joinsFriends: boolean;
    }
  | { readonly kind: 'captured' | 'injured' };

/** AMB-57: how far from the enemy an escaping officer goes, in cm. */
export const escapeCm = (rulings: Rulings): number => Number(ruling(rulings, 'escapeCm'));

/**
 * NBC-OFF-01, AMB-57: what happens when an enemy unit moves into an officer. The officer escapes on 2 to 9, is captured
 * on 10 and injured on 11 or 12. `friendsCm` is the distance to the nearest friendly unit, or null if there is none.
 */
export function officerEntered(dice: TwoDice, friendsCm: number | null, rulings: Rulings = {}): Entered {
  const score = total(dice);
  if (score === TAKEN_ON) return { kind: 'captured' };
  if (score > TAKEN_ON) return { kind: 'injured' };
  const cm = escapeCm(rulings);
  const joinsFriends = friendsCm !== null && friendsCm < cm;
  return {
    kind: 'escapes',
    joinsFriends,
    away: reckonIn('cm', 'officer-escape', [
      term('officer-away', cm, 'NBC-OFF-01', { ruling: 'escapeCm' }),
      joinsFriends && term('struck-friends', friendsCm - cm, 'NBC-OFF-01'),
    ]),
  };
}

/** NBC-OFF-03, AMB-59: whether an officer with a unit in danger is tested: each time, or by ruling once a turn. */
export const isTested = (testedThisTurn: boolean, rulings: Rulings = {}): boolean =>
  !testedThisTurn || ruling(rulings, 'attachedInjury') === 'perEvent';

/** NBC-OFF-03, -04: the lowest two dice that injure an officer with a unit, or alone when skirmishers hit. */
export const INJURED_ON = { attached: 12, alone: 10 } as const;

export type RiskKind = keyof typeof INJURED_ON;
/** NBC-OFF-03, -04: whether an officer is injured. */
export const isInjured = (dice: TwoDice, kind: RiskKind): boolean => total(dice) >= INJURED_ON[kind];

export const TWO_DICE: readonly TwoDice[] = FACES.flatMap((one) => FACES.map((other): TwoDice => [one, other]));

/** NBC-OFF-05, NBC-OFF-06: a replacement's ratings: one lower, at least 1, or all 1 (ruling `replacement`). */
export function replacementRatings(fallen: OfficerRatings, rulings: Rulings = {}): OfficerRatings {
  const allOnes = ruling(rulings, 'replacement') === 'allOnes';
  const after = (rating: Rating): Rating => (allOnes ? 1 : (RATINGS[rating - 2] ?? 1));
  return { L: after(fallen.L), T: after(fallen.T), A: after(fallen.A) };
}

/** AMB-157: whether the loss of this officer ends the battle (ruling `acLossEndsGame`). */
export const fallEndsBattle = (role: OfficerRole, rulings: Rulings = {}): boolean =>
  role === 'army' && ruling(rulings, 'acLossEndsGame') === 'yes';

export const WOUNDS = ['critical', 'serious', 'light'] as const;
export type Wound = (typeof WOUNDS)[number];
export type OfficerFate = 'dead' | 'incapacitated' | Wound | 'recovered';

/** AMB-147: whether a fallen officer's fate is thrown for; a prisoner's only by ruling `capturedFate`. */
export const throwsFate = (how: 'injured' | 'captured', rulings: Rulings = {}): boolean =>
  how === 'injured' || ruling(rulings, 'capturedFate') === 'roll';

/** NBC-OFF-08: the fate of a fallen officer after the battle, from two dice. */
export const officerFate = (dice: TwoDice): OfficerFate => FROM_TWO[total(dice) - 2] ?? 'recovered';
const FROM_TWO = ['dead', 'dead', 'dead', 'incapacitated', 'incapacitated', 'critical', 'serious', 'light'] as const;

/** NBC-OFF-08, NBC-OFF-09: whether the officer returns on the day after the battle. */
export const returnsNextDay = (fate: OfficerFate): boolean => fate === 'recovered';

/** NBC-OFF-09: how the third die changes a wound after a double on the day's two dice. */
const WOUND_TURNS: Record<Wound, { readonly one: OfficerFate; readonly recoversOn: Face }> = {
  critical: { one: 'dead', recoversOn: 6 },
  serious: { one: 'dead', recoversOn: 5 },
  light: { one: 'serious', recoversOn: 4 },
};

/** NBC-OFF-09: the state of a wounded officer after one day: two dice, and a third if they are a double. */
export function woundDay(wound: Wound, dice: TwoDice, third?: Face): OfficerFate {
  if (dice[0] !== dice[1] || third === undefined) return wound;
  const { one, recoversOn } = WOUND_TURNS[wound];
  return third === 1 ? one : third >= recoversOn ? 'recovered' : wound;
}
