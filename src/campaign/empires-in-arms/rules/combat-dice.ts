/** The die of a round and its modifiers. EIA-155, EIA-269 */
import type { Face } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import type { Factors } from '../vocabulary.ts';
import { cavalryOf, countOf } from './casualties.ts';

/**
 * Returns whether a side has cavalry superiority: at least twice the enemy's cavalry, unless both sides are all
 * cavalry. EIA-269
 */
export function hasCavalrySuperiority(own: Factors, enemy: Factors): boolean {
  const mine = cavalryOf(own);
  const theirs = cavalryOf(enemy);
  const allRide = mine + theirs === countOf(own) + countOf(enemy);
  return mine > 0 && mine >= 2 * theirs && !allRide;
}

/** The sum of all modifiers is at most this. EIA-155 */
const MOST = 1;

/** Returns a side's die modifier; `commander` is read from CH-09. EIA-155 */
export function dieModifier(commander: number, cavalry: boolean): Reckoning {
  const sum = reckon('eiacombat-die-modifier', [
    term('eiacombat-commanders', commander, 'EIA-155'),
    cavalry && term('eiacombat-cavalry', 1, 'EIA-269'),
  ]);
  return sum.total > MOST ? { ...sum, total: MOST, note: 'eiacombat-at-most-one' } : sum;
}

/** Returns the die as the table is read: 0 to 7. EIA-155 */
export const modifiedDie = (die: Face, modifier: number): number => Math.min(7, Math.max(0, die + modifier));
