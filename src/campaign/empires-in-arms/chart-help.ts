/** What a chart's slot wants: its lines and columns, what a cell may say, what the text gives of it, and a line of it as it is typed. */
import { type Message, say } from '../../engine/message.ts';
import { cellOf, readSlot, type SlotShape, type Slots } from '../chart-slot.ts';
import { CHARTS, type Chart, cellTrouble, KNOWN } from './charts.ts';

/** A cell nobody has read yet, as it is typed. */
const OPEN = '–';
const IS_OPEN = /^[-–—]$/;

/** Lines by name, those that follow each other as one: "display", "0–59". */
export function spanned(rows: readonly string[]): readonly string[] {
  const runs: { from: string; to: string }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && /^-?\d+$/.test(row) && Number(row) === Number(last.to) + 1) last.to = row;
    else runs.push({ from: row, to: row });
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from.replace('-', '−')}–${to}`));
}

/** The cells the text's own examples give, in the order of the card. */
export const knownCells = (chart: Chart): readonly (readonly [row: string, column: string, value: number])[] => {
  const { rows, columns }: SlotShape = CHARTS[chart];
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const value = readSlot(KNOWN, chart, cellOf(row, column));
      return value === undefined ? [] : [[row, column, value] as const];
    }),
  );
};

/** Percentages come in fives. */
export const stepIn = (chart: Chart): number => (chart === 'CH-05' ? 5 : 1);

/** A line of a chart as it stands: what was typed, what the text gives, and a stroke for what is open. */
export function lineAs(chart: Chart, row: string, slots: Slots = {}): string {
  const { columns }: SlotShape = CHARTS[chart];
  const cells = columns.map((column) => {
    const cell = cellOf(row, column);
    return String(readSlot(slots, chart, cell) ?? readSlot(KNOWN, chart, cell) ?? OPEN);
  });
  return `${row}: ${cells.join(' ')}`;
}
/** The line of which the text gives most: no other holds a figure that is not its owner's. */
export function exampleLine(chart: Chart): string {
  const { rows }: SlotShape = CHARTS[chart];
  const known = knownCells(chart);
  const given = (row: string) => known.filter(([of]) => of === row).length;
  return lineAs(chart, [...rows].sort((a, b) => given(b) - given(a))[0] ?? '');
}

export interface TypedCell {
  readonly cell: string;
  /** Null where it is left open. */
  readonly value: number | null;
}
export type LineRead =
  | { readonly ok: true; readonly row: string; readonly cells: readonly TypedCell[] }
  | { readonly ok: false; readonly why: Message };

const columnWord = (column: string) => ({ code: `eiachart-column-${column}` });

/** What is wrong with a cell as it was read: which it is, what was read, and what may stand there. */
function wrongCell(chart: Chart, row: string, column: string, read: string): Message {
  const { least, most }: SlotShape = CHARTS[chart];
  const known = readSlot(KNOWN, chart, cellOf(row, column));
  if (known !== undefined) return say('eiachart-wrong-known', { row, column: columnWord(column), read, known });
  return stepIn(chart) > 1
    ? say('eiachart-wrong-fives', { row, column: columnWord(column), read, least, most })
    : say('eiachart-wrong-cell', { row, column: columnWord(column), read, least, most });
}

/** Reads "infantry: 3 2 3"; the first cell that does not fit is named, and then none of the line is taken. */
export function readLine(chart: Chart, text: string): LineRead {
  const { rows, columns }: SlotShape = CHARTS[chart];
  const [, name = '', rest = ''] = /^\s*([−-]?[^:\s]+)\s*:?\s*(.*)$/.exec(text.trim()) ?? [];
  const plain = name.replace('−', '-').toLowerCase();
  const row = rows.find((one) => one.toLowerCase() === plain);
  if (row === undefined) return { ok: false, why: say('eiachart-no-line', { read: name, rows: [...spanned(rows)] }) };
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
    const bare = one.replace('−', '-').replace(/^\$|%$/g, '');
    const value = /^[+-]?\d+$/.test(bare) ? Number(bare) : Number.NaN;
    if (Number.isNaN(value) || cellTrouble(chart, cell, value))
      return { ok: false, why: wrongCell(chart, row, column, one) };
    // What the text gives stands there already.
    if (readSlot(KNOWN, chart, cell) === undefined) cells.push({ cell, value });
  }
  return { ok: true, row, cells };
}
