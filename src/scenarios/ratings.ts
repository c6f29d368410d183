/** The names of officers' ratings, NBC-SCN-08 to NBC-SCN-10. All run from 1 to 6 (NBC-SCN-07). */
import type { Rating } from '../book/terms.ts';
import { type Bare, type Message, word } from '../engine/message.ts';

/** In the order players say them. */
export const OFFICER_RATINGS = ['A', 'L', 'T'] as const satisfies readonly (keyof OfficerRatings)[];

/** An officer's three ratings, NBC-SCN-07. */
export interface OfficerRatings {
  /** Leadership */
  readonly L: Rating;
  /** Temperament */
  readonly T: Rating;
  /** Ability */
  readonly A: Rating;
}

const NAMES: Readonly<Record<keyof OfficerRatings, (n: Rating) => Bare>> = {
  A: (n) => `ability-${n}`,
  L: (n) => `leadership-${n}`,
  T: (n) => `temperament-${n}`,
};

/** The name of a rating. NBC-SCN-08 to NBC-SCN-10 */
export const ratingName = (rating: keyof OfficerRatings, n: Rating): Message => word(NAMES[rating](n));
