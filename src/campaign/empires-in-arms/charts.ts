/**
 * The charts that no source holds, each with its shape and the few cells the text's own examples give; everything else is its
 * owner's to type. Section 2 of the contract. The combat charts stand with their rules.
 */
import { cellOf, fitsSlot, readSlot, type SlotShape, type Slots } from '../chart-slot.ts';
import { ZONES, type Zone } from './vocabulary.ts';

const span = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** The most boxes the status display may have; how many it has is typed. EIA-005 */
const MOST_BOXES = 60;
const MANPOWER_KINDS = ['infantry', 'militia', 'guard', 'cavalry', 'artillery', 'ship'] as const;

export const CHARTS = {
  /** How many terms each list of the peace chart has; the text names seven of B and nine of C. EIA-031 */
  'CH-01': { rows: ['A', 'B', 'C'], columns: ['terms'], least: 1, most: 15 },
  /** What an alliance gains both. EIA-040 */
  'CH-02': { rows: ['alliance'], columns: ['points'], least: 0, most: 9 },
  /** The status display, box by box from the low end: its zone (0 to 3), its victory points, its drift, its number for losses
   * of income (0 none). And how many boxes there are, and what a zone adds when a minor is claimed. EIA-190, 202, 213, 237 */
  'CH-04': {
    rows: ['display', ...span(0, MOST_BOXES - 1), ...ZONES],
    columns: ['boxes', 'zone', 'vp', 'psa', 'loss', 'modifier'],
    least: -20,
    most: 60,
  },
  /** Percentage by modified die. EIA-089, EIA-090 */
  'CH-05': { rows: span(0, 7), columns: ['percent'], least: 0, most: 100 },
  /** Victory level of each power. EIA-192 */
  'CH-13': { rows: ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'], columns: ['level'], least: 0, most: 999 },
  /** By modified throw: what Spain has, and what Britain takes. EIA-199 */
  'CH-14': { rows: span(0, 12), columns: ['spain', 'britain'], least: 0, most: 99 },
  /** Price, manpower and months of what is bought. EIA-209, EIA-210 */
  'CH-15': { rows: [...MANPOWER_KINDS], columns: ['money', 'manpower', 'months'], least: 0, most: 99 },
  /** The squares of economic manipulation. EIA-279 */
  'CH-17': { rows: span(-9, 9), columns: ['points', 'money', 'manpower'], least: -99, most: 99 },
  /** How many depot counters a power has. EIA-101 */
  'CH-19': { rows: ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'], columns: ['depots'], least: 0, most: 99 },
} as const satisfies Readonly<Record<string, SlotShape>>;
export type Chart = keyof typeof CHARTS;
export const isChart = (name: string): name is Chart => Object.hasOwn(CHARTS, name);

/** Every cell the text gives, and not one more. Section 2 of the contract */
export const KNOWN: Slots = {
  'CH-04': { [cellOf('dominant', 'modifier')]: 1 },
  'CH-05': { [cellOf('3', 'percent')]: 15, [cellOf('5', 'percent')]: 20 },
  'CH-14': { [cellOf('0', 'britain')]: 15, [cellOf('1', 'britain')]: 15 },
  'CH-15': {
    [cellOf('infantry', 'money')]: 3,
    [cellOf('infantry', 'manpower')]: 2,
    [cellOf('infantry', 'months')]: 3,
  },
};

/** What a cell says: as it was typed, or as the text has it. */
export const readCell = (slots: Slots, chart: Chart, row: string, column: string): number | undefined =>
  readSlot(slots, chart, cellOf(row, column)) ?? readSlot(KNOWN, chart, cellOf(row, column));

export type CellTrouble = 'noCell' | 'contradicts';
/** What is wrong with a value that somebody types: no such cell, or one that the text gainsays. */
export function cellTrouble(chart: Chart, cell: string, value: number): CellTrouble | undefined {
  if (!fitsSlot(CHARTS[chart], cell, value)) return 'noCell';
  if (chart === 'CH-05' && value % 5 !== 0) return 'noCell';
  const known = readSlot(KNOWN, chart, cell);
  return known !== undefined && known !== value ? 'contradicts' : undefined;
}

// ---- the status display ----------------------------------------------------------------------------------------------

/** How many boxes the display has; all that may be, until it is typed. EIA-005 */
export const boxesOf = (slots: Slots): number =>
  Math.max(1, readCell(slots, 'CH-04', 'display', 'boxes') ?? MOST_BOXES);
/** The zone of a box; undefined until it is typed. EIA-237 */
export function zoneOf(slots: Slots, box: number): Zone | undefined {
  const typed = readCell(slots, 'CH-04', String(box), 'zone');
  return typed === undefined ? undefined : ZONES[typed];
}
