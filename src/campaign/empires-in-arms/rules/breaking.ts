/** Who breaks, who wins, and what a day that nobody wins comes to. EIA-158, EIA-159, EIA-165, EIA-171, EIA-178, EIA-181 */
import { type Rulings, ruling } from '../rulings.ts';
import type { BattleSide, Tenths } from '../vocabulary.ts';

export const otherBattleSide = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');

/** How a side stands after a round. */
export interface Standing {
  readonly moraleLost: Tenths;
  readonly finalMorale: Tenths;
  /** Factors left in the fight: of the pinning force, and those of it that have come. */
  readonly fighting: number;
  /** Outflankers on their way. */
  readonly away: number;
  /** Broken whatever the figures: guard thrown in for nothing, nothing but guns left. EIA-271, EIA-272 */
  readonly forced: boolean;
}

export interface Broken {
  readonly broken: boolean;
  /** No factor of those that fought is left. */
  readonly wipedOut: boolean;
  /** Beaten before its outflankers came: the whole side is broken. EIA-159 */
  readonly pinned: boolean;
}

/** A total that equals the morale breaks. EIA-158 */
export function brokenOf({ moraleLost, finalMorale, fighting, away, forced }: Standing): Broken {
  const wipedOut = fighting === 0;
  const broken = wipedOut || forced || moraleLost >= finalMorale;
  return { broken, wipedOut, pinned: broken && away > 0 };
}

export type RoundEnd =
  | { readonly end: 'goesOn' }
  /** Won, with or without a retreat of the winner. */
  | { readonly end: 'won'; readonly winner: BattleSide }
  /** Both broke, and some live: the attacker goes. */
  | { readonly end: 'bothBroke' }
  | { readonly end: 'bothGone' };

/** What a round has come to. EIA-158, EIA-165 */
export function roundEnd(sides: Readonly<Record<BattleSide, Broken>>): RoundEnd {
  const { attacker, defender } = sides;
  if (attacker.wipedOut && defender.wipedOut) return { end: 'bothGone' };
  if (attacker.broken && defender.broken) {
    // Whoever breaks while it wipes the other out has won.
    if (defender.wipedOut) return { end: 'won', winner: 'attacker' };
    if (attacker.wipedOut) return { end: 'won', winner: 'defender' };
    return { end: 'bothBroke' };
  }
  if (defender.broken) return { end: 'won', winner: 'attacker' };
  if (attacker.broken) return { end: 'won', winner: 'defender' };
  return { end: 'goesOn' };
}

/** What both do at the end of a day. */
export type DayChoice = 'fight' | 'withdraw';
export interface DayEnd {
  readonly next: 'newDay' | 'over';
  readonly leaves: readonly BattleSide[];
  /** Whoever stays may pursue, at class 1. */
  readonly pursues: BattleSide | null;
  readonly winner: BattleSide | null;
}

/** The end of a day; a limited combat has no second. EIA-171, EIA-181 */
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

/** Morale loss that counts on a new day. EIA-158 */
export const carriedLoss = (lost: Tenths, rulings: Rulings): Tenths =>
  ruling(rulings, 'moraleLossDays') === 'reset' ? 0 : lost;
