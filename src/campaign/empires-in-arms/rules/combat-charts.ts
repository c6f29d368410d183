/**
 * The charts of land combat that the sources lack: their shapes, and the few cells that examples in the text give. The
 * owner types the rest once, or enters values at the prompt. CH-06 to CH-12, CH-16
 */
import { cellOf, fitsSlot, readSlot, type SlotShape, type Slots } from '../../chart-slot.ts';
import {
  ATTACKER_CHITS,
  type BattleSide,
  DEFENDER_CHITS,
  LEVELS,
  type TableNumber,
  type Tenths,
} from '../vocabulary.ts';

export const COMBAT_CHARTS = ['CH-06', 'CH-07', 'CH-08', 'CH-09', 'CH-10', 'CH-11', 'CH-12', 'CH-16'] as const;
export type CombatChart = (typeof COMBAT_CHARTS)[number];
export const isCombatChart = (name: string): name is CombatChart => COMBAT_CHARTS.some((one) => one === name);

const span = (from: number, to: number, step = 1): readonly string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => String(from + i * step));

/** Percentages are multiples of five, so that twenty factors never leave a fraction. CH-06 */
const PERCENT_STEP = 5;
/** Modified dice run from 0 to 7. EIA-155 */
const DICE = span(0, 7);
const TABLES = LEVELS.flatMap((casualty) => LEVELS.map((morale) => `${casualty}-${morale}`));

/**
 * The parts of a CH-07 cell for a pair of chits: the table of a side and round, `2` for the second set once outflankers
 * have arrived.
 */
const OF_TABLES = ['A1', 'A2', 'A3', 'D1', 'D2', 'D3', '2A2', '2A3', '2D2', '2D3'] as const;
/**
 * The notes of the chart: on both morales, in tenths; on the withdrawal rating; on the rating for outflankers' arrival.
 */
const NOTES = ['moraleA', 'moraleD', 'withdraw', 'arrival'] as const;
export type OperationalCell = (typeof OF_TABLES)[number] | (typeof NOTES)[number];

/** The river lines exist for the cordon chit only. EIA-151 */
export const RIVER_LINE = 'cordon-river';
const RIVER_CHITS: readonly string[] = ['assault', 'escalatedAssault', 'echelon', 'probe'];
export const hasRiverLine = (attacker: string, defender: string): boolean =>
  defender === 'cordon' && RIVER_CHITS.includes(attacker);

/** Chits that the owner added to those the text names. EIA-142 */
export interface OwnChits {
  readonly attacker: readonly string[];
  readonly defender: readonly string[];
}
export const NO_OWN_CHITS: OwnChits = { attacker: [], defender: [] };

export const attackerChits = (own: OwnChits): readonly string[] => [...ATTACKER_CHITS, ...own.attacker];
export const defenderChits = (own: OwnChits): readonly string[] => [...DEFENDER_CHITS, ...own.defender];

/** Returns the CH-10 band of the victor's morale loss: the band that the text names, otherwise the loss itself. */
export const pursuitBand = (loss: Tenths): string => (loss >= 20 && loss <= 29 ? '2-2.9' : String(loss / 10));
const BANDS = [
  '2-2.9',
  ...span(0, 100).flatMap((n) => (Number(n) >= 20 && Number(n) <= 29 ? [] : [String(Number(n) / 10)])),
];

/** Returns the shape of every chart. */
export function combatShapes(own: OwnChits): Readonly<Record<CombatChart, SlotShape>> {
  return {
    'CH-06': { rows: span(1, 19), columns: span(PERCENT_STEP, 100, PERCENT_STEP), least: 0, most: 19 },
    'CH-07': {
      rows: [...defenderChits(own), RIVER_LINE],
      columns: attackerChits(own).flatMap((chit) => [...OF_TABLES, ...NOTES].map((part) => `${chit}-${part}`)),
      least: -50,
      most: 55,
    },
    'CH-08': { rows: TABLES, columns: DICE.flatMap((die) => [`${die}-loss`, `${die}-morale`]), least: 0, most: 100 },
    'CH-09': { rows: span(0, 6), columns: span(0, 6).flatMap((t) => [`${t}-A`, `${t}-D`]), least: -1, most: 1 },
    'CH-10': { rows: BANDS, columns: ['1', '2', '3'], least: 0, most: 9 },
    'CH-11': { rows: span(1, 7), columns: span(1, 9), least: 0, most: 100 },
    'CH-12': { rows: span(-9, 7), columns: ['result'], least: 0, most: 2 },
    'CH-16': { rows: span(1, 6), columns: ['1', '2'], least: 0, most: 99 },
  };
}

/** A table is written as two figures: 41 means 4-1. */
export const tableWritten = ({ casualty, morale }: TableNumber): string => `${casualty}-${morale}`;
export const asNumber = ({ casualty, morale }: TableNumber): number => casualty * 10 + morale;
export function tableOf(n: number): TableNumber | undefined {
  const casualty = LEVELS.find((level) => level === Math.floor(n / 10));
  const morale = LEVELS.find((level) => level === n % 10);
  return casualty && morale && { casualty, morale };
}

const operational = (defender: string, attacker: string, part: OperationalCell): string =>
  cellOf(defender, `${attacker}-${part}`);

/** Every cell that examples in the text give, and no other. Section 2 of the contract */
export const KNOWN: Slots = {
  'CH-07': {
    [operational('counterattack', 'echelon', 'A1')]: 12,
    [operational('counterattack', 'echelon', 'A2')]: 34,
    [operational('counterattack', 'echelon', 'A3')]: 24,
    [operational('counterattack', 'echelon', 'D1')]: 31,
    [operational('counterattack', 'echelon', 'D2')]: 41,
    [operational('counterattack', 'echelon', 'D3')]: 21,
    [operational('cordon', 'assault', 'A1')]: 41,
    [operational('cordon', 'assault', 'A2')]: 43,
    [operational('cordon', 'assault', 'D1')]: 21,
    [operational('cordon', 'assault', 'D2')]: 21,
    [operational('counterattack', 'outflank', 'A1')]: 21,
    [operational('counterattack', 'outflank', 'D1')]: 23,
    [operational('counterattack', 'outflank', '2A2')]: 44,
    [operational('counterattack', 'outflank', '2D2')]: 31,
  },
  'CH-08': {
    [cellOf('4-1', '4-loss')]: 10,
    [cellOf('4-1', '4-morale')]: 10,
    [cellOf('4-3', '4-loss')]: 15,
    [cellOf('4-3', '4-morale')]: 20,
    [cellOf('2-1', '3-loss')]: 5,
    [cellOf('2-1', '3-morale')]: 2,
    [cellOf('2-1', '4-loss')]: 5,
    [cellOf('2-1', '4-morale')]: 5,
  },
  'CH-09': {
    [cellOf('4', '3-A')]: 1,
    [cellOf('2', '2-A')]: 0,
    [cellOf('2', '2-D')]: 0,
  },
  'CH-10': { [cellOf('2-2.9', '2')]: 3, [cellOf('0.7', '2')]: 5 },
  'CH-11': { [cellOf('5', '5')]: 60 },
};

/** Returns the value of a cell, as typed or as the text gives it. */
export const readCell = (slots: Slots, chart: CombatChart, cell: string): number | undefined =>
  readSlot(slots, chart, cell) ?? readSlot(KNOWN, chart, cell);

/** Returns whether a value is possible in its cell: tables have two levels, losses are multiples of five. */
function isOfAlphabet(chart: CombatChart, cell: string, value: number): boolean {
  const [, column = ''] = cell.split('/');
  if (chart === 'CH-11' || (chart === 'CH-08' && column.endsWith('-loss'))) return value % PERCENT_STEP === 0;
  if (chart === 'CH-08') return value <= 50;
  if (chart !== 'CH-07') return true;
  const part = column.slice(column.lastIndexOf('-') + 1);
  if (OF_TABLES.some((one) => one === part)) return tableOf(value) !== undefined;
  return part.startsWith('morale') ? Math.abs(value) <= 50 : Math.abs(value) <= 6;
}

export type CellTrouble = 'noCell' | 'contradicts';

/** Returns what is wrong with a typed value: no such cell, or it contradicts the text's own example. */
export function cellTrouble(chart: CombatChart, cell: string, value: number, own: OwnChits): CellTrouble | undefined {
  if (!fitsSlot(combatShapes(own)[chart], cell, value) || !isOfAlphabet(chart, cell, value)) return 'noCell';
  const known = readSlot(KNOWN, chart, cell);
  return known !== undefined && known !== value ? 'contradicts' : undefined;
}

/** Returns the cell for a side's table in a round. EIA-144, EIA-151, EIA-152 */
export function operationalCell(
  chits: Readonly<Record<BattleSide, string>>,
  side: BattleSide,
  round: number,
  more: { readonly secondSet: boolean; readonly river: boolean },
): string {
  const line = more.river && hasRiverLine(chits.attacker, chits.defender) ? RIVER_LINE : chits.defender;
  const letter = side === 'attacker' ? 'A' : 'D';
  return cellOf(line, `${chits.attacker}-${more.secondSet ? '2' : ''}${letter}${round}`);
}
export type Note = (typeof NOTES)[number];
export const MORALE_NOTE = { attacker: 'moraleA', defender: 'moraleD' } as const;
/** Returns the cell of a note. EIA-144 */
export const noteCell = (chits: Readonly<Record<BattleSide, string>>, note: Note): string =>
  cellOf(chits.defender, `${chits.attacker}-${note}`);

export const lossCell = (table: TableNumber, die: number): string => cellOf(tableWritten(table), `${die}-loss`);
export const moraleCell = (table: TableNumber, die: number): string => cellOf(tableWritten(table), `${die}-morale`);
export const commanderCell = (attacker: number, defender: number, side: BattleSide): string =>
  cellOf(String(Math.min(6, attacker)), `${Math.min(6, defender)}-${side === 'attacker' ? 'A' : 'D'}`);
export const pursuitClassCell = (loss: Tenths, rounds: number, days: number): string =>
  cellOf(pursuitBand(loss), String(days > 1 ? 3 : Math.min(3, rounds)));
export const pursuitCell = (die: number, pursuitClass: number): string => cellOf(String(die), String(pursuitClass));
export const siegeCell = (die: number): string => cellOf(String(die), 'result');
export const guardCell = (die: number, shift: 1 | 2): string => cellOf(String(die), String(shift));
export const percentCell = (remainder: number, percent: number): string => cellOf(String(remainder), String(percent));
