/** What a chart's slot wants: its lines and columns, what a cell may say, what the text gives of it, and a line of it as it is typed. */
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

/** A cell nobody has read yet, as it is typed. */
const OPEN = '–';
const IS_OPEN = /^[-–—]$/;

/** Whole numbers that follow each other, and tenths. */
const follows = (one: string, other: string): boolean =>
  /^-?\d+$/.test(one) && /^-?\d+$/.test(other)
    ? Number(other) === Number(one) + 1
    : /^\d+(\.\d)?$/.test(one) && /^\d+(\.\d)?$/.test(other) && Math.round(10 * (Number(other) - Number(one))) === 1;

/** Lines by name, those that follow each other as one: "display", "0–59". */
export function spanned(rows: readonly string[]): readonly string[] {
  const runs: { from: string; to: string }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && follows(last.to, row)) last.to = row;
    else runs.push({ from: row, to: row });
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from.replace('-', '−')}–${to}`));
}

/** The cells the text's own examples give, in the order of the card. */
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

/** What a cell of a column may be, in a sentence of its own. */
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

/** A line of a chart as it stands: what was typed, what the text gives, and a stroke for what is open. */
export function lineAs(card: Card, row: string, slots: Slots = {}, { own, columns }: Part = wholeOf(card)): string {
  const shape = shapeOf(card, own);
  const cells = columns.map((column) => {
    const cell = cellOf(row, column);
    const value = readSlot(slots, card, cell) ?? readSlot(GIVEN, card, cell);
    return value === undefined ? OPEN : writtenAs(alphabetOf(card, column, shape), value);
  });
  return `${row}: ${cells.join(' ')}`;
}
/** The line of which the text gives most: no other holds a figure that is not its owner's. */
export function exampleLine(card: Card, part: Part = wholeOf(card)): string {
  const { rows } = shapeOf(card, part.own);
  const known = knownCells(card, part.own).filter(([, column]) => part.columns.includes(column));
  const given = (row: string) => known.filter(([of]) => of === row).length;
  return lineAs(card, [...rows].sort((a, b) => given(b) - given(a))[0] ?? '', {}, part);
}

export interface TypedCell {
  readonly cell: string;
  /** Null where it is left open. */
  readonly value: number | null;
}
export type LineRead =
  | { readonly ok: true; readonly row: string; readonly cells: readonly TypedCell[] }
  | { readonly ok: false; readonly why: Message };

/** What is wrong with a cell as it was read: which it is, what was read, and what may stand there. */
function wrongCell(card: Card, row: string, column: string, read: string, own: OwnChits): Message {
  const alphabet = alphabetOf(card, column, shapeOf(card, own));
  const known = readSlot(GIVEN, card, cellOf(row, column));
  const where = { row: rowSaid(card, row), column: columnSaid(card, column), read };
  return known === undefined
    ? say('eiachart-wrong-cell', { ...where, may: alphabetSaid(alphabet) })
    : say('eiachart-wrong-known', { ...where, known: writtenAs(alphabet, known) });
}

/** A line by the name on the card; "41" is 4-1, which a spreadsheet takes for a date. */
export function rowIn(rows: readonly string[], name: string): string | undefined {
  const plain = name.trim().replace('−', '-').toLowerCase();
  return (
    rows.find((one) => one.toLowerCase() === plain) ??
    rows.find((one) => /^\d-\d$/.test(one) && one.replace('-', '') === plain)
  );
}

/** Reads "infantry: 3 2 3"; the first cell that does not fit is named, and then none of the line is taken. */
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
    // What the text gives stands there already.
    if (readSlot(GIVEN, card, cell) === undefined) cells.push({ cell, value });
  }
  return { ok: true, row, cells };
}
