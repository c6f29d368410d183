/** Leaders lost: captured with their force, hit in battle; and prisoners and who holds them. EIA-187, EIA-188, EIA-281, EIA-239 */
import type { Face } from '../../../dice/faces.ts';
import { type Rulings, ruling } from '../rulings.ts';
import { MONTHS, type MonthDate } from '../vocabulary.ts';

/** Two dice after a battle. EIA-281 */
export const isHit = (dice: readonly [Face, Face]): boolean => dice[0] + dice[1] === 12;

/** Months on from a date. */
export function monthsOn({ y, m }: MonthDate, n: number): MonthDate {
  const all = y * 12 + (m - 1) + n;
  return { y: Math.floor(all / 12), m: MONTHS[all % 12] ?? 1 };
}

/** Killed, or back in a month: full months away. EIA-281, Q19 */
export function wound(die: Face, date: MonthDate, rulings: Rulings): 'killed' | MonthDate {
  if (die === 6) return 'killed';
  return monthsOn(date, die + (ruling(rulings, 'woundReturn') === 'monthPlusDiePlus1' ? 1 : 0));
}

/** How factors come to be prisoners; all other losses are gone for good. EIA-188 */
export const CAPTURES = ['noRetreat', 'surrendered', 'stormed', 'trivial', 'burntDepot', 'leader'] as const;
export type Capture = (typeof CAPTURES)[number];
