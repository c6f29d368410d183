/**
 * Which side breaks, which wins, and how a day without a winner ends. EIA-158, EIA-159, EIA-165, EIA-171, EIA-178,
 * EIA-181
 */
import { type Rulings, ruling } from '../rulings.ts';
import type { BattleSide, Tenths } from '../vocabulary.ts';

export const otherBattleSide = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');

/** The state of a side after a round. */
export interface Standing {
  readonly moraleLost: Tenths;
  readonly finalMorale: Tenths;
  /** Factors left in the fight: the pinning force, and its outflankers that have arrived. */
  readonly fighting: number;
  /** Outflankers that have not arrived yet, in factors. */
  readonly away: number;
  /** The side breaks whatever its morale: guard committed in vain, or only artillery left. EIA-271, EIA-272 */
  readonly forced: boolean;
}

export interface Broken {
  readonly broken: boolean;
  /** No factor of those that fought is left. */
  readonly wipedOut: boolean;
  /** The pinning force broke before its outflankers arrived, so the whole side is broken. EIA-159 */
  readonly pinned: boolean;
}

/** Returns whether a side is broken. A morale loss equal to its morale breaks it. EIA-158 */
export function brokenOf({ moraleLost, finalMorale, fighting, away, forced }: Standing): Broken {
  const wipedOut = fighting === 0;
  const broken = wipedOut || forced || moraleLost >= finalMorale;
  return { broken, wipedOut, pinned: broken && away > 0 };
}

export type RoundEnd =
  | { readonly end: 'goesOn' }
  /** One side won, with or without a retreat of the winner. */
  | { readonly end: 'won'; readonly winner: BattleSide }
  /** Both sides broke and both have factors left; the attacker retreats. */
  | { readonly end: 'bothBroke' }
  | { readonly end: 'bothGone' };

/** Returns the result of a round. EIA-158, EIA-165 */
export function roundEnd(sides: Readonly<Record<BattleSide, Broken>>): RoundEnd {
  const { attacker, defender } = sides;
  if (attacker.wipedOut && defender.wipedOut) return { end: 'bothGone' };
  if (attacker.broken && defender.broken) {
    // A side that breaks while it wipes the other out has won.
    if (defender.wipedOut) return { end: 'won', winner: 'attacker' };
    if (attacker.wipedOut) return { end: 'won', winner: 'defender' };
    return { end: 'bothBroke' };
  }
  if (defender.broken) return { end: 'won', winner: 'attacker' };
  if (attacker.broken) return { end: 'won', winner: 'defender' };
  return { end: 'goesOn' };
}

/** What each side chooses at the end of a day. */
export type DayChoice = 'fight' | 'withdraw';
export interface DayEnd {
  readonly next: 'newDay' | 'over';
  readonly leaves: readonly BattleSide[];
  /** The side that stays may pursue, at class 1. */
  readonly pursues: BattleSide | null;
  readonly winner: BattleSide | null;
}

/** Returns the end of a day. A limited combat has no second day. EIA-171, EIA-181 */
export function dayEnd(choices: Readonly<Record<BattleSide, DayChoice>>, limited: boolean, rulings: Rulings): DayEnd {
  const leaves = (['attacker', 'defender'] as const).filter((side) => choices[side] === 'withdraw');
  const [leaver] = leaves;
  if (limited) return { next: 'over', leaves: [], pursues: null, winner: null };
  if (leaver === undefined) return { next: 'newDay', leaves, pursues: null, winner: null };
  if (leaves.length === 2) return { next: 'over', leaves, pursues: null, winner: null };
  const stayer = otherBattleSide(leaver);
  return {
    next: 'over',
    leaves,
    pursues: stayer,
    winner: ruling(rulings, 'oneSidedWithdrawal') === 'stayerWins' ? stayer : null,
  };
}

/** Returns the morale loss carried over to a new day, in tenths. EIA-158 */
export const carriedLoss = (lost: Tenths, rulings: Rulings): Tenths =>
  ruling(rulings, 'moraleLossDays') === 'reset' ? 0 : lost;
