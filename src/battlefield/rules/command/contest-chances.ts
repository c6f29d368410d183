/**
 * The exact chances of each side to act next, before the pots are thrown and before a pot is thrown again (NBC-CCD-04
 * to -06).
 */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type BySide, enemyOf, type SideId } from '../../../book/terms.ts';
import type { Pot } from '../../../dice/faces.ts';
import type { ToldPot } from '../../../dice/pot.ts';
import { sumsOfDice } from '../../../dice/sums.ts';
import { type ContestThrow, contestTotal, contestWinner } from './who-acts-next.ts';

/** One side's part in the contest before it is decided: the pot it has thrown, or none yet. */
export type ContestStake = Omit<ContestThrow, 'pot'> & { readonly pot?: Pot | ToldPot | undefined };

/** In how many ways a side's throw reaches each total. A pot that has been thrown has one total and one way. */
function totalsOf({ pot, losing, harassed }: ContestStake, here: boolean): ReadonlyMap<number, number> {
  if (pot) return new Map([[contestTotal(pot, losing, here && harassed).total, 1]]);
  const less = here && harassed ? 1 : 0;
  return new Map(sumsOfDice(losing ? 3 : 2).flatMap((n, sum) => (n > 0 ? [[sum - less, n] as const] : [])));
}

interface Ways {
  readonly a: number;
  readonly b: number;
  /** Ties in which both sides throw again. */
  readonly again: number;
}

function contestWays(stakes: BySide<ContestStake>, rulings: Rulings): Ways {
  const here = ruling(rulings, 'harass') === 'bothThrows';
  const tie = {
    A: { a: stakes.a.A, b: stakes.b.A },
    losing: { a: stakes.a.losing, b: stakes.b.losing },
  };
  const ways = { a: 0, b: 0, again: 0 };
  for (const [a, ofA] of totalsOf(stakes.a, here))
    for (const [b, ofB] of totalsOf(stakes.b, here)) ways[contestWinner({ a, b }, tie, rulings)] += ofA * ofB;
  return ways;
}

/**
 * NBC-CCD-04, AMB-48: the exact shares of both sides in acting next. A tie is decided by two fresh throws, so it
 * changes the shares only if a pot has already been thrown.
 */
export function contestShares(stakes: BySide<ContestStake>, rulings: Rulings = {}): BySide<number> {
  const fresh = contestWays({ a: { ...stakes.a, pot: undefined }, b: { ...stakes.b, pot: undefined } }, rulings);
  if (!stakes.a.pot && !stakes.b.pot) return fresh;
  const { a, b, again } = contestWays(stakes, rulings);
  const of = fresh.a + fresh.b;
  return { a: a * of + again * fresh.a, b: b * of + again * fresh.b };
}

/**
 * NBC-CCD-06: how many of a side's possible re-throws beat the other side's total, and how many there are. An equal
 * total does not beat it.
 */
export function rethrowWays(
  stakes: BySide<ContestStake>,
  by: SideId,
  rulings: Rulings = {},
): { readonly good: number; readonly of: number } {
  const here = ruling(rulings, 'harass') === 'bothThrows';
  const [beat = 0] = totalsOf(stakes[enemyOf(by)], here).keys();
  const mine = [...totalsOf({ ...stakes[by], pot: undefined }, here)];
  return {
    good: mine.reduce((sum, [total, n]) => (total > beat ? sum + n : sum), 0),
    of: mine.reduce((sum, [, n]) => sum + n, 0),
  };
}
