/** Exact chances of dice that decide one thing. */

import { FACES, type Face } from '../../dice/faces.ts';
import { type Said, say, type Text } from '../../engine/message.ts';
import type { Odds } from '../procedure.ts';
import { INJURED_ON, TWO_DICE, type TwoDice } from '../rules/command/officers.ts';
import { ENGINEERS_FALL_ON } from '../rules/special-troops/engineers.ts';

/** What is thrown for, and its two ends: "2–9", "they live". */
export interface EndWords {
  readonly claim: Said;
  readonly good: readonly [key: string, means: Said];
  readonly bad: readonly [key: string, means: Said];
}

/** The least two dice show. */
const LEAST = 2;

/** NBC-ENG-06: of the engineers with a unit, or of those that are meant. */
export const engineersLive = (unit?: Text): EndWords => ({
  claim: unit === undefined ? 'engineers-chance-live' : say('engineers-chance-live-with', { unit }),
  good: [`${LEAST}–${ENGINEERS_FALL_ON - 1}`, 'engineers-live'],
  bad: [`${ENGINEERS_FALL_ON}+`, 'engineers-fall'],
});

/** NBC-OFF-03: of the officer with a unit. */
export const officerSafe = (unit: Text): EndWords => ({
  claim: say('officer-chance-safe-with', { unit }),
  good: [`${LEAST}–${INJURED_ON.attached - 1}`, 'officer-safe'],
  bad: [`${INJURED_ON.attached}`, 'officer-hit'],
});

/** So many good throws of all there are, those that are good first. */
export const twoEnds = (n: number, of: number, { claim, good, bad }: EndWords): Odds => ({
  claim,
  good: n,
  of,
  parts: [
    { key: good[0], n, means: good[1] },
    { key: bad[0], n: of - n, means: bad[1] },
  ],
  unit: 'throw',
});

/** The six ways one die falls. */
export const dieOdds = (isGood: (die: Face) => boolean, words: EndWords): Odds =>
  twoEnds(FACES.filter(isGood).length, FACES.length, words);

/** The 36 ways two dice fall. */
export const pairOdds = (isGood: (dice: TwoDice) => boolean, words: EndWords): Odds =>
  twoEnds(TWO_DICE.filter(isGood).length, TWO_DICE.length, words);
