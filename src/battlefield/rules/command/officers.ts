/**
 * Officers in danger: ridden into, attached to a unit, shot at; who follows a fallen one, and what becomes of him after
 * the battle. NBC-OFF-01 to NBC-OFF-06, -08, -09; where they may go and when, NBC-MOV-23. Engineers with them:
 * `engineers.ts`.
 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { RATINGS, type Rating } from '../../../book/terms.ts';
import { FACES, type Face, total } from '../../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { OfficerRatings } from '../../../scenarios/ratings.ts';

export type TwoDice = readonly [Face, Face];
export type OfficerRole = 'army' | 'formation';

// ---- moving --------------------------------------------------------------------------------------------------------

/** When officers move: with their formation's units, or among the commanders (ruling `fcMove`). NBC-MOV-23, AMB-53 */
export function mayOfficerMove(
  role: OfficerRole,
  when: 'commanders' | 'own-action' | 'other',
  rulings: Rulings = {},
): Legality {
  if (role === 'army') return unless(when !== 'commanders' && refuse('officer-ac-time', 'NBC-CMA-01'));
  const fcMove = ruling(rulings, 'fcMove');
  const fits = fcMove === 'either' ? when !== 'other' : when === (fcMove === 'A2' ? 'own-action' : 'commanders');
  return unless(!fits && refuse('officer-fc-time', 'NBC-MOV-23', 'fcMove'));
}

/** A commander goes so far, whatever the ground, to join a unit out of his turn, cm. NBC-CMA-09 */
export const JOIN_CM = 10;

/** The same in words, for those who would have him join a unit while his formation is not being moved. NBC-CMA-09 */
export const JOIN_ADVICE = say('join-advice', { cm: JOIN_CM });

export interface JoinFacts {
  readonly ownFormation: boolean;
  /** He is with a unit already. */
  readonly attached: boolean;
  /** The figures touch, or his own move brings them together; not asked where `outOfTurnCm` is given. */
  readonly contact: boolean;
  /** His formation is not being moved: how far he rides to touch the unit, cm. */
  readonly outOfTurnCm?: number;
}

/** Whether a formation commander may attach himself to a unit; his radius moves with him. NBC-OFF-02, NBC-CMA-09 */
export const mayJoin = ({ ownFormation, attached, contact, outOfTurnCm }: JoinFacts): Legality =>
  unless(
    !ownFormation && refuse('join-own-units', 'NBC-OFF-02'),
    attached && refuse('join-one', 'NBC-OFF-02'),
    outOfTurnCm !== undefined && outOfTurnCm > JOIN_CM && refuse(say('join-far', { cm: JOIN_CM }), 'NBC-CMA-09'),
    outOfTurnCm === undefined && !contact && refuse('join-no-touch', 'NBC-OFF-02'),
  );

// ---- ridden into ---------------------------------------------------------------------------------------------------

/** The total of two dice on which he is taken; more hurts him. NBC-OFF-01 */
export const TAKEN_ON = 10;

export type Entered =
  | {
      readonly kind: 'escapes';
      /** How far from the enemy he must go, cm. */
      readonly away: Reckoning;
      /** Friends are nearer than that: he stops with them. */
      readonly joinsFriends: boolean;
    }
  | { readonly kind: 'captured' | 'injured' };

/** How far from the enemy he must go, in cm. AMB-57 */
export const escapeCm = (rulings: Rulings): number => Number(ruling(rulings, 'escapeCm'));

/**
 * An enemy unit moves into an officer: 2 to 9 he gets away, 10 he is taken, 11 and 12 he is hurt. `friendsCm` is how
 * far the nearest friendly unit is, null when there is none. NBC-OFF-01, AMB-57
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
    away: reckon(
      'officer-escape',
      [
        term('officer-away', cm, 'NBC-OFF-01', { ruling: 'escapeCm' }),
        joinsFriends && term('officer-friends', friendsCm - cm, 'NBC-OFF-01'),
      ],
      { unit: 'cm' },
    ),
  };
}

// ---- with a unit, and under fire -----------------------------------------------------------------------------------

export interface AttachedRisk {
  /** Close combats his unit has fought, and phases and firefights in which it lost CP, since the last throw. */
  readonly events: number;
  /** He has been tested this turn. */
  readonly testedThisTurn?: boolean;
}

/** How many injury throws an officer with a unit owes (ruling `attachedInjury`). NBC-OFF-03, AMB-59 */
export function attachedThrows({ events, testedThisTurn }: AttachedRisk, rulings: Rulings = {}): number {
  if (ruling(rulings, 'attachedInjury') === 'perEvent') return events;
  return testedThisTurn ? 0 : Math.min(1, events);
}

/** What injures an officer on two dice: with his unit, and alone when skirmishers hit. NBC-OFF-03, NBC-OFF-04 */
export const INJURED_ON = { attached: 12, alone: 10 } as const;

/** NBC-OFF-03 */
export const attachedInjured = (dice: TwoDice): boolean => total(dice) >= INJURED_ON.attached;

/** NBC-OFF-04 */
export const skirmishInjured = (dice: TwoDice): boolean => total(dice) >= INJURED_ON.alone;

export type RiskKind = keyof typeof INJURED_ON;
export const isInjured = (dice: TwoDice, kind: RiskKind): boolean =>
  kind === 'alone' ? skirmishInjured(dice) : attachedInjured(dice);

/** All ways two dice may lie. */
export const TWO_DICE: readonly TwoDice[] = FACES.flatMap((one) => FACES.map((other): TwoDice => [one, other]));

// ---- who follows ---------------------------------------------------------------------------------------------------

/** The ratings of the officer who takes over: one less each, or all 1 (ruling `replacement`). NBC-OFF-05, NBC-OFF-06 */
export function replacementRatings(fallen: OfficerRatings, rulings: Rulings = {}): OfficerRatings {
  const allOnes = ruling(rulings, 'replacement') === 'allOnes';
  const after = (rating: Rating): Rating => (allOnes ? 1 : (RATINGS[rating - 2] ?? 1));
  return { L: after(fallen.L), T: after(fallen.T), A: after(fallen.A) };
}

/** Whether the fall of an officer ends the battle (ruling `acLossEndsGame`). AMB-157 */
export const fallEndsBattle = (role: OfficerRole, rulings: Rulings = {}): boolean =>
  role === 'army' && ruling(rulings, 'acLossEndsGame') === 'yes';

// ---- after the battle ----------------------------------------------------------------------------------------------

export const WOUNDS = ['critical', 'serious', 'light'] as const;
export type Wound = (typeof WOUNDS)[number];
export type OfficerFate = 'dead' | 'incapacitated' | Wound | 'recovered';

/** Whether the fate of a fallen officer is thrown for; the captured stay prisoners (ruling `capturedFate`). AMB-147 */
export const throwsFate = (how: 'injured' | 'captured', rulings: Rulings = {}): boolean =>
  how === 'injured' || ruling(rulings, 'capturedFate') === 'roll';

/** What is learnt of a fallen officer when the battle is over. NBC-OFF-08 */
export function officerFate(dice: TwoDice): OfficerFate {
  const score = total(dice);
  if (score <= 4) return 'dead';
  if (score <= 6) return 'incapacitated';
  if (score === 7) return 'critical';
  if (score === 8) return 'serious';
  return score === 9 ? 'light' : 'recovered';
}

/** An officer who has recovered is back the day after. NBC-OFF-08, NBC-OFF-09 */
export const returnsNextDay = (fate: OfficerFate): boolean => fate === 'recovered';

/** What the die does to a wound when the day's two dice were a pair. NBC-OFF-09 */
const WOUND_TURNS: Record<Wound, { readonly one: OfficerFate; readonly recoversOn: Face }> = {
  critical: { one: 'dead', recoversOn: 6 },
  serious: { one: 'dead', recoversOn: 5 },
  light: { one: 'serious', recoversOn: 4 },
};

export type WoundDay =
  /** A pair: one more die decides. */
  { readonly kind: 'throw' } | { readonly kind: 'known'; readonly fate: OfficerFate };

/** A day of a wounded officer: two dice, and if they are a pair a third. NBC-OFF-09 */
export function woundDay(wound: Wound, dice: TwoDice, third?: Face): WoundDay {
  if (dice[0] !== dice[1]) return { kind: 'known', fate: wound };
  if (third === undefined) return { kind: 'throw' };
  const { one, recoversOn } = WOUND_TURNS[wound];
  return { kind: 'known', fate: third === 1 ? one : third >= recoversOn ? 'recovered' : wound };
}
