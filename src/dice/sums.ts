/** Dice that are added up. */
import { FACES } from './faces.ts';

/** In how many ways so many dice add up to each total; the total is the place in the list. */
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
