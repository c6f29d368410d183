/**
 * The charts that no source holds, each with its shape and the few cells that the rules' own examples give. The owner
 * enters all other cells. Section 2 of the contract. The combat charts are in the combat rules.
 */
import { cellOf, fitsSlot, readSlot, type SlotShape, type Slots } from '../chart-slot.ts';
import { ZONES, type Zone } from './vocabulary.ts';

const span = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** The greatest number of boxes of the status display; the owner enters the actual number. EIA-005 */
const MOST_BOXES = 60;
const MANPOWER_KINDS = ['infantry', 'militia', 'guard', 'cavalry', 'artillery', 'ship'] as const;

export const CHARTS = {
  /** The number of terms in each list of the peace chart; the rules name seven of B and nine of C. EIA-031 */
  'CH-01': { rows: ['A', 'B', 'C'], columns: ['terms'], least: 1, most: 15 },
  /** The points that both powers gain by an alliance. EIA-040 */
  'CH-02': { rows: ['alliance'], columns: ['points'], least: 0, most: 9 },
  /**
   * The status display, box by box from the low end: zone (0 to 3), victory points, drift, number for losses of income
   * (0 for none). Also the number of boxes, and what a zone adds to a claim on a minor country. EIA-190, 202, 213, 237
   */
  'CH-04': {
    rows: ['display', ...span(0, MOST_BOXES - 1), ...ZONES],
    columns: ['boxes', 'zone', 'vp', 'psa', 'loss', 'modifier'],
    least: -20,
    most: 60,
  },
  /** Loss percentage by modified die. EIA-089, EIA-090 */
  'CH-05': { rows: span(0, 7), columns: ['percent'], least: 0, most: 100 },
  /** Victory level of each power. EIA-192 */
  'CH-13': { rows: ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'], columns: ['level'], least: 0, most: 999 },
  /** By modified throw: the money of Spain, and the money that Britain takes. EIA-199 */
  'CH-14': { rows: span(0, 12), columns: ['spain', 'britain'], least: 0, most: 99 },
  /** Price in money, manpower and months of each purchase. EIA-209, EIA-210 */
  'CH-15': { rows: [...MANPOWER_KINDS], columns: ['money', 'manpower', 'months'], least: 0, most: 99 },
  /** The squares of economic manipulation. EIA-279 */
  'CH-17': { rows: span(-9, 9), columns: ['points', 'money', 'manpower'], least: -99, most: 99 },
  /** The number of depot counters of each power. EIA-101 */
  'CH-19': { rows: ['AU', 'FR', 'GB', 'PR', 'RU', 'SP', 'TU'], columns: ['depots'], least: 0, most: 99 },
} as const satisfies Readonly<Record<string, SlotShape>>;
export type Chart = keyof typeof CHARTS;
export const isChart = (name: string): name is Chart => Object.hasOwn(CHARTS, name);

/** Exactly the cells that the rules give. Section 2 of the contract */
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

/** Returns the value of a cell: the owner's entry, otherwise the value that the rules give. */
export const readCell = (slots: Slots, chart: Chart, row: string, column: string): number | undefined =>
  readSlot(slots, chart, cellOf(row, column)) ?? readSlot(KNOWN, chart, cellOf(row, column));

export type CellTrouble = 'noCell' | 'contradicts';
/** Returns what is wrong with an entered value: no such cell or value, or a value that contradicts the rules. */
export function cellTrouble(chart: Chart, cell: string, value: number): CellTrouble | undefined {
  if (!fitsSlot(CHARTS[chart], cell, value)) return 'noCell';
  if (chart === 'CH-05' && value % 5 !== 0) return 'noCell';
  const known = readSlot(KNOWN, chart, cell);
  return known !== undefined && known !== value ? 'contradicts' : undefined;
}

// ---- the status display ----------------------------------------------------------------------------------------------

/** Returns the number of boxes of the display; the greatest possible number until the owner enters it. EIA-005 */
export const boxesOf = (slots: Slots): number =>
  Math.max(1, readCell(slots, 'CH-04', 'display', 'boxes') ?? MOST_BOXES);
/** Returns the zone of a box; undefined until the owner enters it. EIA-237 */
export function zoneOf(slots: Slots, box: number): Zone | undefined {
  const typed = readCell(slots, 'CH-04', String(box), 'zone');
  return typed === undefined ? undefined : ZONES[typed];
}
