/**
 * Every chart that its owner enters, behind one interface: the charts of the cards and the charts of land combat, whose
 * shapes depend on the group's chits. States what a cell may hold, how its value is written, and which columns are
 * shown together. Section 2 of the contract
 */
import { keysOf } from '../../engine/keys.ts';
import { type Message, say } from '../../engine/message.ts';
import type { SlotShape, Slots } from '../chart-slot.ts';
import * as sheets from './charts.ts';
import { CHARTS, type Chart, isChart } from './charts.ts';
import * as combat from './rules/combat-charts.ts';
import {
  asNumber,
  COMBAT_CHARTS,
  type CombatChart,
  isCombatChart,
  NO_OWN_CHITS,
  tableOf,
} from './rules/combat-charts.ts';
import { LEVELS } from './vocabulary.ts';

export type Card = Chart | CombatChart;
export const CARDS: readonly Card[] = [...keysOf<Chart>(CHARTS), ...COMBAT_CHARTS].sort();
export const isCard = (name: string): name is Card => isChart(name) || isCombatChart(name);
export type { OwnChits } from './rules/combat-charts.ts';

type Own = combat.OwnChits;
export const shapeOf = (card: Card, own: Own = NO_OWN_CHITS): SlotShape =>
  isChart(card) ? CHARTS[card] : combat.combatShapes(own)[card];
/** The values that the rules' own examples give, of all charts. */
export const GIVEN: Slots = { ...sheets.KNOWN, ...combat.KNOWN };

export type CellTrouble = sheets.CellTrouble;
export const troubleOf = (card: Card, cell: string, value: number, own: Own): CellTrouble | undefined =>
  isChart(card) ? sheets.cellTrouble(card, cell, value) : combat.cellTrouble(card, cell, value, own);

// ---- what a column is made of ----------------------------------------------------------------------------------------

/** Splits a column name: "4-loss" is the losses at a die of 4; a name without a hyphen has only its own part. */
export function partsOf(column: string): { readonly head: string; readonly part: string } {
  const cut = column.lastIndexOf('-');
  return cut <= 0 ? { head: '', part: column } : { head: column.slice(0, cut), part: column.slice(cut + 1) };
}

/** How a value is read and written: a table as "4-1", morale as "1.5", anything else as a whole number. */
export type Written = 'whole' | 'table' | 'tenths';
export interface Alphabet {
  readonly as: Written;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}
const PERCENT_STEP = 5;
const MOST_MORALE = 50;
const MOST_RATING = 6;
const LAST = LEVELS[LEVELS.length - 1] ?? 1;
export function alphabetOf(card: Card, column: string, { least, most }: SlotShape): Alphabet {
  const { part } = partsOf(column);
  const whole = (step = 1): Alphabet => ({ as: 'whole', least, most, step });
  const between = (as: Written, low: number, high: number): Alphabet => ({ as, least: low, most: high, step: 1 });
  switch (card) {
    case 'CH-05':
    case 'CH-11':
      return whole(PERCENT_STEP);
    case 'CH-08':
      return part === 'loss' ? whole(PERCENT_STEP) : between('tenths', 0, MOST_MORALE);
    case 'CH-07':
      if (part.startsWith('morale')) return between('tenths', -MOST_MORALE, MOST_MORALE);
      if (part === 'withdraw' || part === 'arrival') return between('whole', -MOST_RATING, MOST_RATING);
      return between('table', asNumber({ casualty: 1, morale: 1 }), asNumber({ casualty: LAST, morale: LAST }));
    default:
      return whole();
  }
}

/** Returns every value that a cell may hold, for charts whose values are shown as buttons or in a list. */
export const valuesOf = ({ as, least, most, step }: Alphabet): readonly number[] =>
  as === 'table'
    ? LEVELS.flatMap((casualty) => LEVELS.map((morale) => asNumber({ casualty, morale })))
    : Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);

const sign = (value: number): string => (value < 0 ? '−' : '');
export function writtenAs({ as }: Pick<Alphabet, 'as'>, value: number): string {
  const table = as === 'table' ? tableOf(value) : undefined;
  if (table) return combat.tableWritten(table);
  const size = Math.abs(value);
  return sign(value) + (as === 'tenths' ? (size / 10).toFixed(1) : String(size));
}
/**
 * Reads a value as written or as plain figures: "4-1" and "41", "1.5" and "1,5". A morale of "2" is 2.0. Returns
 * undefined when the text does not fit.
 */
export function readAs({ as }: Pick<Alphabet, 'as'>, text: string): number | undefined {
  const bare = text
    .trim()
    .replace('−', '-')
    .replace(/^\+|^\$|%$/g, '');
  if (as === 'table') return /^[1-5]-?[1-5]$/.test(bare) ? Number(bare.replace('-', '')) : undefined;
  if (as === 'tenths')
    return /^-?\d{1,2}([.,]\d)?$/.test(bare) ? Math.round(Number(bare.replace(',', '.')) * 10) : undefined;
  return /^-?\d+$/.test(bare) ? Number(bare) : undefined;
}

// ---- columns that are shown together ---------------------------------------------------------------------------------

/** Charts with many columns are shown in parts: by the attacker's chit, by the die or by the side. */
const SHOWN_BY: Readonly<Partial<Record<Card, 'head' | 'part'>>> = {
  'CH-07': 'head',
  'CH-08': 'head',
  'CH-09': 'part',
};
export interface Group {
  readonly key: string;
  readonly columns: readonly string[];
}
export function groupsOf(card: Card, { columns }: SlotShape): readonly Group[] {
  const by = SHOWN_BY[card];
  if (!by) return [{ key: '', columns }];
  const keys = [...new Set(columns.map((column) => partsOf(column)[by]))];
  return keys.map((key) => ({ key, columns: columns.filter((column) => partsOf(column)[by] === key) }));
}

// ---- their names -----------------------------------------------------------------------------------------------------

/** A chit that the group added uses its own name. */
const NAMED: ReadonlySet<string> = new Set([
  ...combat.attackerChits(NO_OWN_CHITS),
  ...combat.defenderChits(NO_OWN_CHITS),
  combat.RIVER_LINE,
]);
export const chitSaid = (chit: string): Message =>
  NAMED.has(chit) ? { code: `eiachart-chit-${chit}` } : say('eiachart-chit-own', { chit });

/** Returns the name of a line as the card has it. */
export const rowSaid = (card: Card, row: string): Message =>
  card === 'CH-07' ? chitSaid(row) : say('eiachart-row', { row: row.replace(/^-/, '−') });

/** Returns the short name of a column within its group. */
export function headSaid(card: Card, column: string): Message {
  const { head, part } = partsOf(column);
  switch (card) {
    case 'CH-06':
      return say('eiachart-head-percent', { n: Number(column) });
    case 'CH-07':
      return { code: `eiachart-part-${part}` };
    case 'CH-08':
      return { code: `eiachart-part-${part}` };
    case 'CH-09':
      return say('eiachart-row', { row: head });
    case 'CH-10':
      return say('eiachart-head-rounds', { n: Number(column) });
    case 'CH-11':
      return say('eiachart-head-class', { n: Number(column) });
    case 'CH-12':
      return { code: 'eiachart-head-result' };
    case 'CH-16':
      return say('eiachart-head-shift', { n: Number(column) });
    default:
      return { code: `eiachart-column-${column}` };
  }
}
/** Returns the name of the part of a chart that is shown: a chit, a die or a side. */
export const groupSaid = (card: Card, key: string): Message =>
  card === 'CH-07'
    ? chitSaid(key)
    : card === 'CH-08'
      ? say('eiachart-group-die', { n: Number(key) })
      : { code: `eiachart-group-side-${key}` };
/** Returns the full name of a column. */
export function columnSaid(card: Card, column: string): Message {
  const by = SHOWN_BY[card];
  return by
    ? say('eiachart-column-in', { group: groupSaid(card, partsOf(column)[by]), column: headSaid(card, column) })
    : headSaid(card, column);
}
