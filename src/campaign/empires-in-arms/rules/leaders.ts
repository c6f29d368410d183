/**
 * Leaders lost, captured with their force or hit in battle; prisoners and their holders. EIA-187, EIA-188, EIA-281,
 * EIA-239
 */
import type { Face } from '../../../dice/faces.ts';
import { type Rulings, ruling } from '../rulings.ts';
import { MONTHS, type MonthDate } from '../vocabulary.ts';

/** Returns whether two dice after a battle hit the leader. EIA-281 */
export const isHit = (dice: readonly [Face, Face]): boolean => dice[0] + dice[1] === 12;

/** Returns the date `n` months later. */
export function monthsOn({ y, m }: MonthDate, n: number): MonthDate {
  const all = y * 12 + (m - 1) + n;
  return { y: Math.floor(all / 12), m: MONTHS[all % 12] ?? 1 };
}

/** Returns whether a hit leader is killed, or the month of return. EIA-281, Q19 */
export function wound(die: Face, date: MonthDate, rulings: Rulings): 'killed' | MonthDate {
  if (die === 6) return 'killed';
  return monthsOn(date, die + (ruling(rulings, 'woundReturn') === 'monthPlusDiePlus1' ? 1 : 0));
}

/** How factors become prisoners; all other lost factors are dead. EIA-188 */
export const CAPTURES = ['noRetreat', 'surrendered', 'stormed', 'trivial', 'burntDepot', 'leader'] as const;
export type Capture = (typeof CAPTURES)[number];
