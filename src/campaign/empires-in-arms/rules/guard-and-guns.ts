/** Committed guard, and artillery that opens the round. EIA-154, EIA-271, EIA-272 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { Factors, Power, Terrain } from '../vocabulary.ts';
import { countOf } from './casualties.ts';

/** How many levels each power's guard may raise the morale level. EIA-271 */
const MOST_SHIFT: Readonly<Record<Power, 0 | 1 | 2>> = { FR: 2, RU: 2, AU: 1, PR: 1, GB: 0, SP: 0, TU: 0 };

/** Returns whether guard may be committed: of one nationality, once a day. EIA-271 */
export const mayCommit = (guard: {
  readonly power: Power;
  readonly factors: number;
  readonly shift: 1 | 2;
  readonly doneToday: boolean;
}): Legality =>
  unless(
    guard.doneToday && refuse('eiacombat-guard-done', 'EIA-271'),
    MOST_SHIFT[guard.power] < guard.shift && refuse('eiacombat-guard-power', 'EIA-271'),
    guard.factors < guard.shift && refuse('eiacombat-guard-few', 'EIA-271'),
  );
export const mostGuardShift = (power: Power, factors: number): 0 | 1 | 2 =>
  MOST_SHIFT[power] === 2 && factors >= 2 ? 2 : MOST_SHIFT[power] >= 1 && factors >= 1 ? 1 : 0;

/**
 * Returns the guard lost when committed, and whether the side breaks because none is left. `lost` is read from CH-16.
 * EIA-271
 */
export function committed(guard: number, lost: number): { readonly lost: number; readonly breaks: boolean } {
  return { lost: Math.min(guard, lost), breaks: lost >= guard };
}
/** Returns whether the committing side breaks because the enemy did not. EIA-271 */
export const guardInVain = (committedThisRound: boolean, enemyBroken: boolean): boolean =>
  committedThisRound && !enemyBroken;

/** Returns whether artillery opens a round; none does in marsh. EIA-272 */
export const bombards = (guns: number, terrain: Terrain, option: boolean): boolean =>
  option && guns > 0 && terrain !== 'marsh';
/** Returns whether only artillery is left. EIA-272 */
export const onlyGuns = (force: Factors, option: boolean): boolean =>
  option && countOf(force) > 0 && countOf(force) === (force.artillery ?? 0);
