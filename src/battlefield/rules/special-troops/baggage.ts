/** Baggage trains: their capture, and the looting of them. NBC-BAG-02 to NBC-BAG-04 */

import type { Arm, Rating } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { say, word } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** A unit that touches a train takes it and stops; guns take none. NBC-BAG-02 */
export const takesBaggage = (arm: Arm): boolean => arm !== 'artillery';

/** The rating of a looting check: the printed Q and nothing else, whoever is with the unit. NBC-BAG-03 */
export const lootingRating = (quality: Rating): Reckoning =>
  reckon(
    'sum-rating',
    [term(say('rating-of-quality', { quality: word(`quality-${quality}`) }), quality, 'NBC-BAG-03')],
    {
      note: 'rating-not-modified',
    },
  );

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
