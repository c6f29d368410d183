/** Exact chances of how far dice carry, in cm. */
import { type Face, total } from '../../dice/faces.ts';
import { sumsOfDice } from '../../dice/sums.ts';
import type { Odds, OddsPart } from '../procedure.ts';
import { type MoveAllowance, moveDistance } from './movement.ts';

type DiceMove = Extract<MoveAllowance, { readonly kind: 'dice' }>;

/** Any dice that add up to a total: a distance is read from their sum alone. */
function facesFor(sum: number, dice: number): Face[] {
  const faces: Face[] = [];
  for (let left = dice; left > 0; left--) faces.push(Math.min(6, sum - total(faces) - (left - 1)) as Face);
  return faces;
}

/** In how many ways each distance comes up, the farthest first. */
function distances(allowance: DiceMove): [cm: number, ways: number][] {
  const dice = allowance.dice.total;
  const ways = new Map<number, number>();
  sumsOfDice(dice).forEach((n, sum) => {
    if (n === 0) return;
    const cm = moveDistance(allowance, facesFor(sum, dice)).total;
    ways.set(cm, (ways.get(cm) ?? 0) + n);
  });
  return [...ways].sort(([one], [other]) => other - one);
}

const span = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

/**
 * NBC-MOV-10: how far a move by dice goes, parted near the quarters of all throws, the farthest first; the figure is the
 * chance of the farthest distance that comes up in at least half of them. Null where all throws go equally far.
 */
export function distanceOdds(allowance: DiceMove): Odds | null {
  const farFirst = distances(allowance);
  if (farFirst.length < 2) return null;
  const of = farFirst.reduce((sum, [, n]) => sum + n, 0);
  const parts: OddsPart[] = [];
  let half: { readonly cm: number; readonly n: number } | undefined;
  let [before, n, farthest] = [0, 0, farFirst[0]![0]];
  farFirst.forEach(([cm, ways], i) => {
    n += ways;
    if (!half && 2 * (before + n) >= of) half = { cm, n: before + n };
    const quarters = (sum: number) => Math.floor((4 * sum) / of);
    if (quarters(before + n) === quarters(before)) return;
    const key = span(cm, farthest);
    parts.push({ key, n, means: `${key} cm` });
    [before, n, farthest] = [before + n, 0, farFirst[i + 1]?.[0] ?? cm];
  });
  return { claim: `Chance of ${half!.cm} cm or more`, good: half!.n, of, parts, unit: 'throw' };
}
