/** What the sheet names and does not hold, for its owner to type off his cards. AON-012, AON-016 */
import type { SlotShape } from '../chart-slot.ts';

/** The five cards the sheet names. AON-016 */
export const CARDS = ['forced-march', 'mud', 'pursuit', 'depot', 'scorched-earth'] as const;
export type Card = (typeof CARDS)[number];

/** By how many corps the Pursuit card raises the loser's losses. AON-012 */
export const CHARTS = {
  pursuit: { rows: ['losses'], columns: ['added'], least: 0, most: 9 },
} as const satisfies Readonly<Record<string, SlotShape>>;
export type Chart = keyof typeof CHARTS;
export const isChart = (name: string): name is Chart => Object.hasOwn(CHARTS, name);
