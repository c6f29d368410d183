/** The die of a round, and what is added to it. EIA-155, EIA-269 */
import type { Face } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { Factors } from '../vocabulary.ts';
import { cavalryOf, countOf } from './casualties.ts';

/** Whether a side rides down the other: twice its cavalry, and some; not where nobody is on foot. EIA-269 */
export function hasCavalrySuperiority(own: Factors, enemy: Factors): boolean {
  const mine = cavalryOf(own);
  const theirs = cavalryOf(enemy);
  const allRide = mine + theirs === countOf(own) + countOf(enemy);
  return mine > 0 && mine >= 2 * theirs && !allRide;
}

/** The net of all that is added is one at most. EIA-155 */
const MOST = 1;

/** What is added to a side's die; `commander` is read off CH-09. EIA-155 */
export function dieModifier(commander: number, cavalry: boolean): Reckoning {
  const sum = reckon('eiacombat-die-modifier', [
    term('eiacombat-commanders', commander, 'EIA-155'),
    cavalry && term('eiacombat-cavalry', 1, 'EIA-269'),
  ]);
  return sum.total > MOST ? { ...sum, total: MOST, note: 'eiacombat-at-most-one' } : sum;
}

/** The die as the table is read: nought to seven. EIA-155 */
export const modifiedDie = (die: Face, modifier: number): number => Math.min(7, Math.max(0, die + modifier));
