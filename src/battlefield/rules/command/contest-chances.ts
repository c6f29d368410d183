/** The exact chances of who acts next, before the pots are thrown and before one is thrown again (NBC-CCD-04 to -06). */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type BySide, enemyOf, type SideId } from '../../../book/terms.ts';
import type { Pot } from '../../../dice/faces.ts';
import type { ToldPot } from '../../../dice/pot.ts';
import { sumsOfDice } from '../../../dice/sums.ts';
import { type ContestThrow, contestTotal, contestWinner } from './who-acts-next.ts';

/** One side's throw as it stands before the contest is decided: a pot that lies there, or none yet. */
export type ContestStake = Omit<ContestThrow, 'pot'> & { readonly pot?: Pot | ToldPot | undefined };

/** In how many ways a side's throw comes to each total; one way where its pot lies there. */
function totalsOf({ pot, losing, harassed }: ContestStake, here: boolean): ReadonlyMap<number, number> {
  if (pot) return new Map([[contestTotal(pot, losing, here && harassed).total, 1]]);
  const less = here && harassed ? 1 : 0;
  return new Map(sumsOfDice(losing ? 3 : 2).flatMap((n, sum) => (n > 0 ? [[sum - less, n] as const] : [])));
}

interface Ways {
  readonly a: number;
  readonly b: number;
  /** Ties that are thrown again by both. */
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
 * The exact shares of both sides in who acts next (NBC-CCD-04, AMB-48): a tie goes as two fresh throws go, so that among
 * fresh throws it alters nothing, and beside a pot that lies there it does.
 */
export function contestShares(stakes: BySide<ContestStake>, rulings: Rulings = {}): BySide<number> {
  const fresh = contestWays({ a: { ...stakes.a, pot: undefined }, b: { ...stakes.b, pot: undefined } }, rulings);
  if (!stakes.a.pot && !stakes.b.pot) return fresh;
  const { a, b, again } = contestWays(stakes, rulings);
  const of = fresh.a + fresh.b;
  return { a: a * of + again * fresh.a, b: b * of + again * fresh.b };
}

/** NBC-CCD-06: of all his re-throws, those that beat the other side's total; a tie does not. */
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
