/** Baggage trains: their march, their capture, and the looting of them. NBC-BAG-01 to NBC-BAG-04 */

import { type Arm, QUALITY_NAMES, type Rating } from '../../book/terms.ts';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';

/** Re-roll dice that set the whole baggage of an army in motion. NBC-BAG-01 */
export const startBaggageCost = (): Reckoning =>
  reckon('Cost', [term('Set in motion', 1, 'NBC-BAG-01')], { unit: 'RRD' });

/** All the baggage goes together, or none of it. NBC-BAG-01 */
export const mayMoveBaggage = (facts: {
  readonly moving: number;
  readonly trains: number;
  readonly rrd: number;
}): Legality =>
  unless(
    facts.moving !== facts.trains && refuse('Baggage trains move together and never part.', 'NBC-BAG-01'),
    facts.rrd < 1 && refuse('Setting the baggage in motion costs 1 re-roll die, and none is left.', 'NBC-BAG-01'),
  );

/** An enemy unit touches a train: it stops there, and the train is taken; guns take none. NBC-BAG-02 */
export const capturesBaggage = (arm: Arm): { readonly captured: boolean; readonly unitStops: boolean } => {
  const takes = arm !== 'artillery';
  return { captured: takes, unitStops: takes };
};

/** The rating of a looting check: the printed Q and nothing else, whoever is with the unit. NBC-BAG-03 */
export const lootingRating = (quality: Rating): Reckoning =>
  reckon('Rating', [term(`Quality, ${QUALITY_NAMES[quality]}`, quality, 'NBC-BAG-03')], { note: 'never modified' });

export interface Looting {
  readonly looting: boolean;
  /** 1 where a combat point is lost to plunder. */
  readonly lost: 0 | 1;
}

/** The card of a looting check: the first, which may start it, and later ones, which may end it. NBC-BAG-03 */
export function looting(result: Result, already: boolean): Looting {
  const goesOn = already ? result === 'L' || result === 'VL' : result !== 'VH' && result !== 'H';
  return { looting: goesOn, lost: result === 'VL' ? 1 : 0 };
}

/** A unit that stopped looting is a plain Disordered unit from the next turn. NBC-BAG-04 */
export const backFromLooting = (
  stoppedIn: number,
  turn: number,
): { readonly restrained: boolean; readonly disordered: true } => ({ restrained: turn <= stoppedIn, disordered: true });
