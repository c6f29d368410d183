/** What the ratings of officers are called, NBC-SCN-08 to NBC-SCN-10. All run from 1 to 6 (NBC-SCN-07). */
import type { Rating } from '../book/terms.ts';
import { type Bare, type Message, word } from '../engine/message.ts';

/** NBC-SCN-08 */
export const ABILITY_NAMES: Record<Rating, string> = {
  6: 'Superior',
  5: 'Excellent',
  4: 'Good',
  3: 'Average',
  2: 'Poor',
  1: 'Despicable',
};

/** NBC-SCN-09 */
export const LEADERSHIP_NAMES: Record<Rating, string> = {
  6: 'Magnetic',
  5: 'Charismatic',
  4: 'Inspirational',
  3: 'Normal',
  2: 'Impersonal',
  1: 'Uninspiring',
};

/** NBC-SCN-10 */
export const TEMPERAMENT_NAMES: Record<Rating, string> = {
  6: 'Belligerent',
  5: 'Aggressive',
  4: 'Forward',
  3: 'Even',
  2: 'Cautious',
  1: 'Timid',
};

/** In the order in which a player says them. */
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

/** What a rating is called. NBC-SCN-08 to NBC-SCN-10 */
export const ratingName = (rating: keyof OfficerRatings, n: Rating): Message => word(NAMES[rating](n));
