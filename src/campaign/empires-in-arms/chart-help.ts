/**
 * Describes a chart for its owner: its lines and columns, what a cell may hold, what the rules give, and a line as the
 * owner enters it.
 */
import { type Message, say } from '../../engine/message.ts';
import { cellOf, readSlot, type Slots } from '../chart-slot.ts';
import {
  type Alphabet,
  alphabetOf,
  type Card,
  columnSaid,
  GIVEN,
  type OwnChits,
  readAs,
  rowSaid,
  shapeOf,
  troubleOf,
  writtenAs,
} from './cards.ts';
import { NO_OWN_CHITS } from './rules/combat-charts.ts';

/** The mark for a cell that is still open. */
const OPEN = '–';
const IS_OPEN = /^[-–—]$/;

/** Returns whether the second name follows the first: by 1 for whole numbers, by 0.1 for tenths. */
const follows = (one: string, other: string): boolean =>
  /^-?\d+$/.test(one) && /^-?\d+$/.test(other)
    ? Number(other) === Number(one) + 1
    : /^\d+(\.\d)?$/.test(one) && /^\d+(\.\d)?$/.test(other) && Math.round(10 * (Number(other) - Number(one))) === 1;

/** Returns the names of the lines, with consecutive lines as one range: "display", "0–59". */
export function spanned(rows: readonly string[]): readonly string[] {
  const runs: { from: string; to: string }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && follows(last.to, row)) last.to = row;
    else runs.push({ from: row, to: row });
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from.replace('-', '−')}–${to}`));
}

/** Returns the cells that the rules' own examples give, in the order of the card. */
export const knownCells = (
  card: Card,
  own: OwnChits = NO_OWN_CHITS,
): readonly (readonly [row: string, column: string, value: number])[] => {
  const { rows, columns } = shapeOf(card, own);
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const value = readSlot(GIVEN, card, cellOf(row, column));
      return value === undefined ? [] : [[row, column, value] as const];
    }),
  );
};

/** Returns a sentence that says what a cell of a column may hold. */
export const alphabetSaid = ({ as, least, most, step }: Alphabet): Message =>
  as === 'table'
    ? { code: 'eiachart-may-table' }
    : as === 'tenths'
      ? say('eiachart-may-tenths', { least: writtenAs({ as }, least), most: writtenAs({ as }, most) })
      : say(step > 1 ? 'eiachart-may-fives' : 'eiachart-may-whole', { least, most });

/** Part of a chart: some of its columns, with the chits of the group. */
export interface Part {
  readonly own: OwnChits;
  readonly columns: readonly string[];
}
const wholeOf = (card: Card): Part => ({ own: NO_OWN_CHITS, columns: shapeOf(card).columns });

/**
 * Returns a line of a chart as text: the entered values, the values that the rules give, and a dash for an open cell.
 */
export function lineAs(card: Card, row: string, slots: Slots = {}, { own, columns }: Part = wholeOf(card)): string {
  const shape = shapeOf(card, own);
  const cells = columns.map((column) => {
    const cell = cellOf(row, column);
    const value = readSlot(slots, card, cell) ?? readSlot(GIVEN, card, cell);
    return value === undefined ? OPEN : writtenAs(alphabetOf(card, column, shape), value);
  });
  return `${row}: ${cells.join(' ')}`;
}
/** Returns the line with the most values given by the rules. The line holds no value that only the owner can enter. */
export function exampleLine(card: Card, part: Part = wholeOf(card)): string {
  const { rows } = shapeOf(card, part.own);
  const known = knownCells(card, part.own).filter(([, column]) => part.columns.includes(column));
  const given = (row: string) => known.filter(([of]) => of === row).length;
  return lineAs(card, [...rows].sort((a, b) => given(b) - given(a))[0] ?? '', {}, part);
}

export interface TypedCell {
  readonly cell: string;
  /** Null for a cell left open. */
  readonly value: number | null;
}
export type LineRead =
  | { readonly ok: true; readonly row: string; readonly cells: readonly TypedCell[] }
  | { readonly ok: false; readonly why: Message };

/** Returns what is wrong with a cell: its name, the text read, and what the cell may hold. */
function wrongCell(card: Card, row: string, column: string, read: string, own: OwnChits): Message {
  const alphabet = alphabetOf(card, column, shapeOf(card, own));
  const known = readSlot(GIVEN, card, cellOf(row, column));
  const where = { row: rowSaid(card, row), column: columnSaid(card, column), read };
  return known === undefined
    ? say('eiachart-wrong-cell', { ...where, may: alphabetSaid(alphabet) })
    : say('eiachart-wrong-known', { ...where, known: writtenAs(alphabet, known) });
}

/**
 * Returns the line with the given name on the card. "41" also matches 4-1, because a spreadsheet turns "4-1" into a
 * date.
 */
export function rowIn(rows: readonly string[], name: string): string | undefined {
  const plain = name.trim().replace('−', '-').toLowerCase();
  return (
    rows.find((one) => one.toLowerCase() === plain) ??
    rows.find((one) => /^\d-\d$/.test(one) && one.replace('-', '') === plain)
  );
}

/**
 * Reads a line such as "infantry: 3 2 3". The first cell that does not fit is named, and then no cell of the line is
 * taken.
 */
export function readLine(card: Card, text: string, { own, columns }: Part = wholeOf(card)): LineRead {
  const shape = shapeOf(card, own);
  const [, name = '', rest = ''] = /^\s*([−-]?[^:\s]+)\s*:?\s*(.*)$/.exec(text.trim()) ?? [];
  const row = rowIn(shape.rows, name);
  if (row === undefined)
    return { ok: false, why: say('eiachart-no-line', { read: name, rows: [...spanned(shape.rows)] }) };
  const read = rest.split(/[\s,;]+/).filter((one) => one !== '');
  const extra = read[columns.length];
  if (extra !== undefined) return { ok: false, why: say('eiachart-too-long', { row, read: extra, n: columns.length }) };
  if (read.length === 0) return { ok: false, why: say('eiachart-no-cells', { row, n: columns.length }) };
  const cells: TypedCell[] = [];
  for (const [i, one] of read.entries()) {
    const column = columns[i] ?? '';
    const cell = cellOf(row, column);
    if (IS_OPEN.test(one)) {
      cells.push({ cell, value: null });
      continue;
    }
    const value = readAs(alphabetOf(card, column, shape), one);
    if (value === undefined || troubleOf(card, cell, value, own))
      return { ok: false, why: wrongCell(card, row, column, one, own) };
    // A value that the rules give needs no entry.
    if (readSlot(GIVEN, card, cell) === undefined) cells.push({ cell, value });
  }
  return { ok: true, row, cells };
}
