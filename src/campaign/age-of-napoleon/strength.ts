/** How strong a side is in a battle. AON-007, AON-008. */
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';

/** What each corps adds. AON-008 */
export const AT_HOME = 1;
export const OFF_THE_SEA = -2;

export interface StrengthFacts {
  /** The battle ratings of the corps engaged. */
  readonly corps: readonly number[];
  /** The leader's own. */
  readonly leader: number;
  /** Corps engaged that fight at home, and that attack off a sea move (RB9). */
  readonly home: number;
  readonly sea: number;
  /** What battle cards change, as typed off the cards. */
  readonly cards: number;
}

/** AON-008 */
export const battleStrength = ({ corps, leader, home, sea, cards }: StrengthFacts): Reckoning =>
  reckon('aon-strength', [
    term(
      'aon-strength-corps',
      corps.reduce((sum, rating) => sum + rating, 0),
      'AON-008',
    ),
    term('aon-strength-leader', leader, 'AON-008'),
    home > 0 && term('aon-strength-home', home * AT_HOME, 'AON-008'),
    sea > 0 && term('aon-strength-sea', sea * OFF_THE_SEA, 'AON-008'),
    cards !== 0 && term('aon-strength-cards', cards, 'AON-008'),
  ]);

/** The most corps a leader can engage: that of his SR. AON-007, RB14 */
export const mostEngaged = (sr: number, present: number): number => Math.min(sr, present);
