/** Sums of dice. */
import { FACES } from './faces.ts';

/** The number of ways to throw each total; the index is the total. */
export function sumsOfDice(dice: number): readonly number[] {
  let ways = [1];
  for (let thrown = 0; thrown < dice; thrown++) {
    const next = Array.from({ length: ways.length + FACES.length }, () => 0);
    ways.forEach((n, sum) => {
      for (const face of FACES) next[sum + face] = (next[sum + face] ?? 0) + n;
    });
    ways = next;
  }
  return ways;
}
