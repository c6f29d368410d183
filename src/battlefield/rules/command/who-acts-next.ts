/**
 * Which side's formation acts next, and whether its commander is under command, from plain facts (NBC-CCD-04 to -07,
 * NBC-UC-01, -04). The cards and the questions are in `command-cards.ts`.
 */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type BySide, type CavalryClass, enemyOf, type Rating, type SideId } from '../../../book/terms.ts';
import type { Pot } from '../../../dice/faces.ts';
import { type ToldPot, whiteTotal } from '../../../dice/pot.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** NBC-UC-04: Cossacks within this distance of a commander or of the army commander harass them, in cm. */
export const COSSACKS_CM = 10;

/** NBC-UC-04, AMB-51: what harassing Cossacks subtract from a throw. */
export const HARASSED = term(say('command-cossacks', { cm: COSSACKS_CM }), -1, 'NBC-UC-04', { ruling: 'harass' });

// ---- who acts next -------------------------------------------------------------------------------------------------

/**
 * NBC-CCD-04, NBC-CCD-05: the total of the white dice, plus the red die of a losing commander, minus 1 if `harassed`
 * counts for this throw (AMB-51).
 */
export function contestTotal(pot: Pot | ToldPot, losing: boolean, harassed = false): Reckoning {
  return reckon('contest-throw', [
    term('pot-white-dice', whiteTotal(pot), 'NBC-CCD-04'),
    losing && term('contest-red', pot.red ?? 0, 'NBC-CCD-05'),
    harassed && HARASSED,
  ]);
}

/** NBC-CCD-04: the side with the higher total. Both throw again after a tie, unless the ruling on AMB-48 decides it. */
export function contestWinner(
  totals: { readonly a: number; readonly b: number },
  tie: {
    readonly A: { readonly a: Rating; readonly b: Rating };
    readonly losing: { readonly a: boolean; readonly b: boolean };
  },
  rulings: Rulings = {},
): SideId | 'again' {
  if (totals.a !== totals.b) return totals.a > totals.b ? 'a' : 'b';
  switch (ruling(rulings, 'phasingTie')) {
    case 'reroll':
      return 'again';
    case 'higherA':
      return tie.A.a === tie.A.b ? 'again' : tie.A.a > tie.A.b ? 'a' : 'b';
    case 'loserOfLast':
      return tie.losing.a === tie.losing.b ? 'again' : tie.losing.a ? 'a' : 'b';
  }
}

/** One side's throw in the contest for who acts next. */
export interface ContestThrow {
  readonly pot: Pot | ToldPot;
  /** The side's card was left on the table, and this is not the first contest of the turn (NBC-CCD-05). */
  readonly losing: boolean;
  /** The formation commander's A, for ties that the ruling decides by it. */
  readonly A: Rating;
  /** Cossacks are within 10 cm. They count here only by ruling `harass` (NBC-UC-04, AMB-51). */
  readonly harassed?: boolean;
  /** The side has already thrown again in this contest. */
  readonly rethrown?: boolean;
}

export interface Phasing {
  readonly totals: BySide<Reckoning>;
  readonly winner: SideId | 'again';
  /** The side now losing, if it may throw again. Its army commander must be at headquarters and pays `distanceCost`. */
  readonly mayRethrow: SideId | null;
}

/**
 * NBC-CCD-04 to -07: which side acts next, as the throws stand. `last` is the side that threw again last. It must beat
 * the other side, so equal totals leave the other side ahead.
 */
export function phasing(throws: BySide<ContestThrow>, last: SideId | null = null, rulings: Rulings = {}): Phasing {
  const { a, b } = throws;
  const here = ruling(rulings, 'harass') === 'bothThrows';
  const totals = {
    a: contestTotal(a.pot, a.losing, here && a.harassed),
    b: contestTotal(b.pot, b.losing, here && b.harassed),
  };
  const equal = totals.a.total === totals.b.total;
  const winner =
    last && equal
      ? enemyOf(last)
      : contestWinner(
          { a: totals.a.total, b: totals.b.total },
          { A: { a: a.A, b: b.A }, losing: { a: a.losing, b: b.losing } },
          rulings,
        );
  const loser = winner === 'again' ? null : enemyOf(winner);
  const barred = loser && throws[loser].rethrown && ruling(rulings, 'phasingRethrows') === 'once';
  return { totals, winner, mayRethrow: barred ? null : loser };
}

// ---- under command -------------------------------------------------------------------------------------------------

export const NEED_NEAR = 10;
export const NEED_FAR = 12;

/** NBC-UC-04, AMB-51: whether this cavalry harasses: Cossacks, and by ruling all skirmish cavalry. */
export const harasses = (
  cavalry: { readonly cossack: boolean; readonly horse: CavalryClass },
  rulings: Rulings = {},
): boolean => cavalry.cossack || (ruling(rulings, 'cossack') === 'allSkirmishCavalry' && cavalry.horse === 'skirmish');

export interface CommandFacts {
  readonly A: Rating;
  readonly far: boolean;
  readonly harassed: boolean;
}

/** NBC-UC-01, NBC-UC-04: the total needed from the white dice and A. */
export const commandNumber = (far: boolean): number => (far ? NEED_FAR : NEED_NEAR);

/** NBC-UC-01, NBC-UC-04: the white dice plus A, minus 1 where Cossacks harass. */
export const commandTotal = (pot: Pot | ToldPot, { A, harassed }: CommandFacts): Reckoning =>
  reckon('command-under', [
    term('pot-white-dice', whiteTotal(pot), 'NBC-UC-01'),
    term(say('command-ability', { A }), A, 'NBC-UC-01'),
    harassed && HARASSED,
  ]);

/** NBC-UC-01, NBC-UC-04: whether a commander is under command, with the total and the total needed. */
export function underCommand(
  pot: Pot | ToldPot,
  facts: CommandFacts,
): { readonly under: boolean; readonly needs: number; readonly total: Reckoning } {
  const needs = commandNumber(facts.far);
  const sum = commandTotal(pot, facts);
  const total = { ...sum, note: say(facts.far ? 'command-needs-far' : 'command-needs', { needs }) };
  return { under: sum.total >= needs, needs, total };
}
