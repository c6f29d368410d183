/** Exact chances of two dice that decide one thing. */

import { FACES, type Face } from '../dice/faces.ts';
import type { Said } from '../engine/message.ts';
import type { Odds } from './procedure.ts';

/** What is thrown for, and its two ends: "2–9", "they live". */
export interface PairWords {
  readonly claim: Said;
  readonly good: readonly [key: string, means: Said];
  readonly bad: readonly [key: string, means: Said];
}

/** NBC-ENG-06 */
export const engineersLive = (host: string): PairWords => ({
  claim: `Chance that ${host} live`,
  good: ['2–9', 'they live'],
  bad: ['10+', 'they fall'],
});

/** The 36 ways two dice fall, those that are good first. */
export function pairOdds(isGood: (dice: readonly [Face, Face]) => boolean, { claim, good, bad }: PairWords): Odds {
  const of = FACES.length ** 2;
  const n = FACES.flatMap((one) => FACES.filter((other) => isGood([one, other]))).length;
  return {
    claim,
    good: n,
    of,
    parts: [
      { key: good[0], n, means: good[1] },
      { key: bad[0], n: of - n, means: bad[1] },
    ],
    unit: 'throw',
  };
}
