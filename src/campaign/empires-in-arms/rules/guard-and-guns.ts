/** Committed guard, guns that open the round. EIA-154, EIA-271, EIA-272 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { Factors, Power, Terrain } from '../vocabulary.ts';
import { countOf } from './casualties.ts';

/** How far each power's guard may lift the morale level. EIA-271 */
const MOST_SHIFT: Readonly<Record<Power, 0 | 1 | 2>> = { FR: 2, RU: 2, AU: 1, PR: 1, GB: 0, SP: 0, TU: 0 };

/** One nationality's guard, once a day. EIA-271 */
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

/** What is lost as it goes in, and whether any is left to fight: `lost` is read off CH-16. EIA-271 */
export function committed(guard: number, lost: number): { readonly lost: number; readonly breaks: boolean } {
  return { lost: Math.min(guard, lost), breaks: lost >= guard };
}
/** The committer breaks where the other stands. EIA-271 */
export const guardInVain = (committedThisRound: boolean, enemyBroken: boolean): boolean =>
  committedThisRound && !enemyBroken;

/** Guns that open a round; none in a marsh. EIA-272 */
export const bombards = (guns: number, terrain: Terrain, option: boolean): boolean =>
  option && guns > 0 && terrain !== 'marsh';
/** Nothing but guns is left. EIA-272 */
export const onlyGuns = (force: Factors, option: boolean): boolean =>
  option && countOf(force) > 0 && countOf(force) === (force.artillery ?? 0);
