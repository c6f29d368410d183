/** Winter attrition: who throws, what changes the die, and what the table says. AON-015. */
import { FACES } from '../../dice/faces.ts';

/** AON-015: corps lost, by the modified die from one to six and the number of corps, from three to ten. */
const TABLE: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2, 2, 3, 3],
  [0, 1, 1, 1, 2, 2, 2, 3],
  [0, 0, 1, 1, 1, 2, 2, 2],
  [0, 0, 1, 1, 1, 1, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 2],
  [0, 0, 0, 0, 1, 1, 1, 1],
];
export const WINTER_FROM = 3;
export const WINTER_TO = 10;

/** What changes the die, and by how much. AON-015 */
export const WINTER_CHANGES = {
  depot: 2,
  friendly: 1,
  capital: 1,
  enemy: -1,
  tired: -1,
  scorched: -2,
  insurgent: -2,
  barren: -2,
} as const;
export type WinterChange = keyof typeof WINTER_CHANGES;
export const WINTER_CHANGE_NAMES = Object.keys(WINTER_CHANGES).filter(
  (name): name is WinterChange => name in WINTER_CHANGES,
);

/** Whether so many corps throw at all. AON-015 */
export const throwsInWinter = (corps: number): boolean => corps >= WINTER_FROM;

/** RB18: half or more of the corps are spent. */
export const halfSpent = (corps: number, spent: number): boolean => corps > 0 && 2 * spent >= corps;

/** Corps lost for good; more corps than the table has columns are read in its last (RB4). AON-015 */
export function winterLosses(
  die: number,
  corps: number,
): { readonly lost: number; readonly row: number; readonly column: number } {
  const row = Math.min(6, Math.max(1, die));
  const column = Math.min(corps, WINTER_TO);
  return { lost: throwsInWinter(corps) ? (TABLE[row - 1]?.[column - WINTER_FROM] ?? 0) : 0, row, column };
}

/** How many corps each face of the die would cost. */
export const winterByFace = (change: number, corps: number): number[] =>
  FACES.map((face) => winterLosses(face + change, corps).lost);
