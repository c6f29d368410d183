/**
 * Writes sheets and charts as CSV and reads them back: one line per piece, one column per field, and a dotted name for
 * a part of a field ("factors.regular"). A club's own table is read by the same names, with any order, separator,
 * quotes and decimal sign. EIA-002, EIA-003, EIA-012, EIA-013
 */
import Papa from 'papaparse';
import type * as z from 'zod/mini';
import { type Message, type Said, say } from '../../engine/message.ts';
import { cellOf, readSlot, type Slots } from '../chart-slot.ts';
import { emptyPiece, type SheetName } from './blank.ts';
import { type Campaign, LEDGERS } from './campaign.ts';
import {
  type Alphabet,
  alphabetOf,
  CARDS,
  type Card,
  GIVEN,
  isCard,
  type OwnChits,
  readAs,
  shapeOf,
  troubleOf,
  writtenAs,
} from './cards.ts';
import { rowIn } from './chart-help.ts';
import { COVERED } from './ledger.ts';
import type { Play } from './plays.ts';
import { NO_OWN_CHITS } from './rules/combat-charts.ts';

type Flat = Record<string, string>;

/** The mark for a figure inside a part that nobody has entered; a field of its own is left empty. */
const NOT_TYPED = '?';
/** Morale, in tenths: 35 is written "3.5". */
const TENTHS: ReadonlySet<string> = new Set(['infantry', 'cavalry']);
const BETWEEN = '|';

const listed = (list: readonly unknown[]): string =>
  list.some((one) => /\s/.test(String(one))) ? list.map((one) => `${one}${BETWEEN}`).join('') : list.join(BETWEEN);

function flatten(piece: object, at = ''): Flat {
  const flat: Flat = {};
  for (const [key, value] of Object.entries(piece)) {
    const name = at === '' ? key : `${at}.${key}`;
    if (value === null || value === undefined) flat[name] = at === '' ? '' : NOT_TYPED;
    else if (Array.isArray(value)) flat[name] = listed(value);
    else if (typeof value === 'object') Object.assign(flat, flatten(value, name));
    else flat[name] = TENTHS.has(name) && typeof value === 'number' ? (value / 10).toFixed(1) : String(value);
  }
  return flat;
}

/** Returns the pieces as CSV lines. The caller passes the pieces as the seat sees them. */
export function toCsv(pieces: readonly object[]): string {
  const rows = pieces.map((piece) => flatten(piece));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Papa.unparse({ fields: columns, data: rows.map((row) => columns.map((column) => row[column] ?? '')) });
}

// ---- reading a table -------------------------------------------------------------------------------------------------

interface Row {
  /** Number of the row's first line in the file. */
  readonly n: number;
  readonly cells: readonly string[];
}
type Table =
  | { readonly ok: true; readonly head: readonly string[]; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly why: Said };

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

const SEPARATORS = [',', ';', '\t'] as const;
/** Returns the separator between the names in the first line, ignoring quoted text. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r\n|\r|\n/, 1);
  const times = (one: string) => first.split(one).length;
  return [...SEPARATORS].sort((a, b) => times(b) - times(a))[0] ?? ',';
}

/** Reads lines and cells, each with its line number in the file. */
function tableIn(text: string): Table {
  const bare = text.replace(/^\uFEFF/, '');
  const rows: Row[] = [];
  let from = 0;
  let open: number | undefined;
  Papa.parse<string[]>(bare, {
    delimiter: separatorOf(bare),
    step: ({ data, errors, meta }) => {
      const n = 1 + lineBreaks(bare.slice(0, from));
      if (errors.some(({ type }) => type === 'Quotes')) open ??= n;
      if (data.some((cell) => cell.trim() !== '')) rows.push({ n, cells: data });
      from = meta.cursor;
    },
  });
  if (open !== undefined) return { ok: false, why: say('eiasheet-csv-quotes', { n: open }) };
  const [first, ...others] = rows;
  if (!first || others.length === 0) return { ok: false, why: 'eiasheet-csv-empty' };
  const head = first.cells.map((cell) => cell.trim());
  const twice = head.find((column, i) => column !== '' && head.indexOf(column) !== i);
  if (twice !== undefined) return { ok: false, why: say('eiasheet-csv-twice', { n: first.n, column: twice }) };
  for (const { n, cells } of others) {
    const extra = cells.slice(head.length).find((cell) => cell.trim() !== '');
    if (extra !== undefined) return { ok: false, why: say('eiasheet-csv-extra', { n, read: extra.trim() }) };
  }
  return { ok: true, head, rows: others };
}

// ---- cells -----------------------------------------------------------------------------------------------------------

const YES = /^(true|yes|y|x|1)$/i;
const NO = /^(false|no|n|0)$/i;

/** Reads morale in tenths: "3,5" and "3.5" are 35, "4" is 40; a whole number from 10 up is already in tenths. */
function tenthsIn(text: string): number | undefined {
  if (/^\d+[.,]\d$/.test(text)) return Number(text.replace(/[.,]/, ''));
  if (!/^\d+$/.test(text)) return undefined;
  return Number(text) < 10 ? Number(text) * 10 : Number(text);
}
const wholeIn = (text: string): number | undefined =>
  /^[-−]?\d+([.,]0+)?$/.test(text) ? Number(text.replace('−', '-').replace(/[.,]0+$/, '')) : undefined;

/** Returns every possible meaning of a cell, the likeliest first; the field takes the first that fits. */
function meanings(column: string, raw: string): readonly unknown[] {
  const text = raw.trim();
  if (text === NOT_TYPED && column.includes('.')) return [null];
  const number = TENTHS.has(column) ? tenthsIn(text) : wholeIn(text);
  return [
    ...(number === undefined ? [] : [number]),
    ...(YES.test(text) ? [true] : NO.test(text) ? [false] : []),
    text,
    ...(text.includes(BETWEEN) ? [text.split(BETWEEN).filter((one) => one !== '')] : []),
    text.split(/\s+/).filter((one) => one !== ''),
  ];
}

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets a nested part by its dotted name. */
function put(into: Part, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const old = into[first];
  const part: Part = isPart(old) ? old : {};
  into[first] = part;
  put(part, rest, value);
}

type Field = Pick<z.ZodMiniType, 'safeParse'>;

/** Reads one field of one line from its cells; undefined when no meaning fits the field. */
function fieldIn(
  field: Field,
  cells: readonly (readonly [column: string, raw: string])[],
): { value: unknown } | undefined {
  const fits = (value: unknown) => field.safeParse(value).success;
  const [only] = cells;
  if (cells.length === 1 && only && !only[0].includes('.')) {
    const value = meanings(...only).find(fits);
    return value === undefined ? undefined : { value };
  }
  // Tries numbers as numbers first, then as text, because a name may be a number.
  for (const choose of [0, -1]) {
    const part: Part = {};
    for (const [column, raw] of cells) {
      const all = meanings(column, raw).filter((one) => !Array.isArray(one));
      put(part, column.split('.').slice(1), all.at(choose));
    }
    if (fits(part)) return { value: part };
  }
  return undefined;
}

const sameName = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/[\s_-]/g, '') === other.toLowerCase().replace(/[\s_-]/g, '');

export type CsvRead =
  | {
      readonly ok: true;
      readonly pieces: readonly Record<string, unknown>[];
      /** Columns that are not fields of this sheet; these are ignored. */
      readonly unread: readonly string[];
    }
  | { readonly ok: false; readonly why: Said };

interface Column {
  readonly at: number;
  readonly name: string;
  readonly field: string;
}
/** Returns the columns that match a field of the sheet by name. */
function columnsOf(sheet: SheetName, head: readonly string[]): readonly Column[] {
  const fields = Object.keys(LEDGERS[sheet].shape);
  return head.flatMap((column, at) => {
    const [first = '', ...rest] = column.split('.');
    const field = fields.find((one) => sameName(one, first));
    return field === undefined ? [] : [{ at, name: [field, ...rest.map((one) => one.trim())].join('.'), field }];
  });
}

/** Returns the message about a cell that does not fit, with the text read. */
function wrongCell(n: number, column: string, raw: string): Message {
  const read = raw.trim().slice(0, 40);
  return read === '' ? say('eiasheet-csv-missing', { n, column }) : say('eiasheet-csv-line', { n, column, read });
}

/** Returns the existing piece that a line is about, found by id or by a name that only one piece has. */
function thereAlready(state: Campaign, sheet: SheetName, { cells }: Row, columns: readonly Column[]): Part | undefined {
  const cell = (field: string): string => cells[columns.find((one) => one.field === field)?.at ?? -1] ?? '';
  const all: readonly Part[] = Object.values(state[sheet]).map((piece: object) => ({ ...piece }));
  if (columns.some(({ field }) => field === 'id')) return all.find(({ id }) => id === cell('id'));
  const named = all.filter(({ name }) => String(name).trim() === cell('name').trim());
  return named.length === 1 ? named[0] : undefined;
}

/** The values of a field that nobody has entered. */
const NOTHING = [null, '', {}, []] as const;

function pieceIn(
  state: Campaign,
  sheet: SheetName,
  row: Row,
  columns: readonly Column[],
): { readonly piece: Record<string, unknown> } | { readonly why: Message } {
  const { n, cells } = row;
  const shape: Readonly<Record<string, Field>> = LEDGERS[sheet].shape;
  const there = thereAlready(state, sheet, row, columns);
  const piece: Record<string, unknown> = there ?? { ...emptyPiece(state, sheet) };
  // A table with ids was written by this app, so its names are taken exactly.
  const exact = columns.some(({ field }) => field === 'id');
  for (const field of new Set(columns.map((column) => column.field))) {
    const own = columns.filter((column) => column.field === field);
    if (exact && (field === 'id' || field === 'name')) {
      piece[field] = cells[own[0]?.at ?? 0] ?? '';
      continue;
    }
    const said = own
      .map((column) => [column.name, cells[column.at] ?? ''] as const)
      .filter(([, raw]) => raw.trim() !== '');
    const [first] = said;
    const whole = said.filter(([name]) => name.includes('.'));
    const schema = shape[field];
    if (!schema) continue;
    if (!first) {
      // In this app's own table an empty cell clears the figure; in a club's table an empty cell says nothing.
      const nothing = there && exact ? NOTHING.find((one) => schema.safeParse(one).success) : undefined;
      if (nothing !== undefined) piece[field] = nothing;
      continue;
    }
    const read = fieldIn(schema, whole.length > 0 ? whole : said);
    if (!read) return { why: wrongCell(n, ...(whole[0] ?? first)) };
    piece[field] = read.value;
  }
  const whole = LEDGERS[sheet].safeParse({ ...piece, id: piece.id ?? 'x' });
  if (whole.success) return { piece };
  const column = whole.error.issues[0]?.path.join('.') ?? '';
  const at = columns.find(({ name, field }) => name === column || field === column);
  return { why: wrongCell(n, column, at ? (cells[at.at] ?? '') : '') };
}

/** Reads a table. The first cell that does not fit is named by line and column, and then nothing is taken. */
export function fromCsv(state: Campaign, sheet: SheetName, text: string): CsvRead {
  const table = tableIn(text);
  if (!table.ok) return table;
  const columns = columnsOf(sheet, table.head);
  if (!columns.some(({ field }) => field === 'name'))
    return { ok: false, why: say('eiasheet-csv-no-column', { column: 'name' }) };
  const pieces: Record<string, unknown>[] = [];
  for (const row of table.rows) {
    const read = pieceIn(state, sheet, row, columns);
    if ('why' in read) return { ok: false, why: read.why };
    pieces.push(read.piece);
  }
  const unread = table.head.filter((column, at) => column !== '' && !columns.some((one) => one.at === at));
  return { ok: true, pieces, unread };
}

// ---- a table of what is there already --------------------------------------------------------------------------------

/** One piece of the ledger, with the changes that a table would make. */
export interface Changed {
  readonly id: string;
  readonly name: string;
  readonly set: Readonly<Record<string, unknown>>;
  readonly was: Readonly<Record<string, unknown>>;
}
export interface Merge {
  readonly added: readonly Record<string, unknown>[];
  readonly changed: readonly Changed[];
  /** Number of pieces that the table does not change. */
  readonly same: number;
  /** Number of corps that are covered on this device; these stay unchanged. */
  readonly covered: number;
}
const asWritten = (value: unknown): string => Object.entries(flatten({ value })).sort().join();
const sameValue = (one: unknown, other: unknown): boolean => one === other || asWritten(one) === asWritten(other);

/**
 * Returns what a table would add and change, compared with the ledger as the current seat sees it; each existing piece
 * is matched once.
 */
export function mergeOf(state: Campaign, sheet: SheetName, pieces: readonly Record<string, unknown>[]): Merge {
  const added: Record<string, unknown>[] = [];
  const changed: Changed[] = [];
  const met = new Set<string>();
  let [same, covered] = [0, 0];
  for (const piece of pieces) {
    const id = String(piece.id ?? '');
    const old: object | undefined = state[sheet][id];
    if (!old || met.has(id)) {
      added.push(piece);
      continue;
    }
    met.add(id);
    const was: Part = { ...old };
    const keys = Object.keys(piece).filter((key) => !sameValue(piece[key], was[key]));
    const pick = (of: Part): Part => Object.fromEntries(keys.map((key) => [key, of[key]]));
    if (keys.length === 0) same += 1;
    else if (sheet === 'corps' && was.name === COVERED) covered += 1;
    else changed.push({ id, name: String(was.name ?? id), set: pick(piece), was: pick(was) });
  }
  return { added, changed, same, covered };
}

/** Returns a change field by field, with the values as a table writes them. */
export const changesIn = ({ set, was }: Changed): readonly { field: string; from: string; to: string }[] => {
  const [old, now] = [flatten(was), flatten(set)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, from: old[field] ?? '', to: now[field] ?? '' }));
};

// ---- charts ----------------------------------------------------------------------------------------------------------

const CELLS = ['chart', 'line', 'column', 'value'] as const;
const LINE = 'line';

/** A spreadsheet would turn "4-1" into a date. */
const plainly = (name: string): string => (/^\d-\d$/.test(name) ? name.replace('-', '') : name);
const inTable = (alphabet: Alphabet, value: number): string =>
  alphabet.as === 'tenths' ? writtenAs(alphabet, value).replace('−', '-') : String(value);

/** Returns the owner's entries of all cards as CSV, one line per cell. */
export const cardsToCsv = (slots: Slots, own: OwnChits = NO_OWN_CHITS): string =>
  Papa.unparse({
    fields: [...CELLS],
    data: CARDS.flatMap((card) => {
      const shape = shapeOf(card, own);
      return Object.entries(slots[card] ?? {}).flatMap(([cell, value]) => {
        const [line = '', column = ''] = cell.split('/');
        return shape.rows.includes(line) && shape.columns.includes(column)
          ? [[card, plainly(line), column, inTable(alphabetOf(card, column, shape), value)]]
          : [];
      });
    }),
  });

/** Returns one chart as CSV, laid out as on its card; open cells are empty. */
export function cardToCsv(card: Card, slots: Slots, own: OwnChits = NO_OWN_CHITS): string {
  const shape = shapeOf(card, own);
  const cell = (row: string, column: string): string => {
    const value = readSlot(slots, card, cellOf(row, column)) ?? readSlot(GIVEN, card, cellOf(row, column));
    return value === undefined ? '' : inTable(alphabetOf(card, column, shape), value);
  };
  return Papa.unparse({
    fields: [LINE, ...shape.columns],
    data: shape.rows.map((row) => [plainly(row), ...shape.columns.map((column) => cell(row, column))]),
  });
}

/** The chart cells of one play. */
type Cells = Extract<Play, { readonly do: 'take-cells' }>['cells'];
export type CardsRead = { readonly ok: true; readonly cells: Cells } | { readonly ok: false; readonly why: Said };

interface Said4 {
  readonly chart: string;
  readonly line: string;
  readonly column: string;
  readonly value: string;
}
/** Returns one cell, or the part of the text that does not fit. */
function cellIn(
  { chart, line, column, value: text }: Said4,
  own: OwnChits,
): { readonly cell: Cells[number] } | { readonly wrong: keyof Said4 } {
  if (!isCard(chart)) return { wrong: 'chart' };
  const shape = shapeOf(chart, own);
  const row = rowIn(shape.rows, line);
  if (row === undefined) return { wrong: 'line' };
  if (!shape.columns.includes(column)) return { wrong: 'column' };
  const alphabet = alphabetOf(chart, column, shape);
  const value = readAs(alphabet, alphabet.as === 'whole' ? text.replace(/[.,]0+$/, '') : text);
  const cell = cellOf(row, column);
  return value === undefined || troubleOf(chart, cell, value, own)
    ? { wrong: 'value' }
    : { cell: { chart, cell, value } };
}

/** Reads cells of the cards. The first cell that does not fit is named by its line, and then nothing is taken. */
export function cardsFromCsv(text: string, own: OwnChits = NO_OWN_CHITS): CardsRead {
  const table = tableIn(text);
  if (!table.ok) return table;
  const at = CELLS.map((column) => table.head.findIndex((one) => sameName(one, column)));
  const missing = CELLS.find((_, i) => (at[i] ?? -1) < 0);
  if (missing) return { ok: false, why: say('eiasheet-csv-no-column', { column: missing }) };
  const read: Cells[number][] = [];
  for (const { n, cells } of table.rows) {
    const [chart = '', line = '', column = '', value = ''] = at.map((i) => (cells[i] ?? '').trim());
    const said: Said4 = { chart, line, column, value };
    const one = cellIn(said, own);
    if ('wrong' in one) return { ok: false, why: wrongCell(n, one.wrong, said[one.wrong]) };
    read.push(one.cell);
  }
  return { ok: true, cells: read };
}

/** Reads one chart laid out as on its card, or a list of its cells; an empty cell changes nothing. */
export function cardFromCsv(card: Card, text: string, own: OwnChits = NO_OWN_CHITS): CardsRead {
  const table = tableIn(text);
  if (!table.ok) return table;
  const lineAt = table.head.findIndex((one) => sameName(one, LINE));
  if (lineAt < 0) return { ok: false, why: say('eiasheet-csv-no-column', { column: LINE }) };
  if (table.head.some((one) => sameName(one, 'value'))) return cardsFromCsv(text, own);
  const { columns } = shapeOf(card, own);
  const stranger = table.head.find((one, i) => i !== lineAt && one !== '' && !columns.includes(one));
  if (stranger !== undefined) return { ok: false, why: say('eiachart-csv-no-column', { column: stranger }) };
  const read: Cells[number][] = [];
  for (const { n, cells } of table.rows)
    for (const [i, column] of table.head.entries()) {
      const value = (cells[i] ?? '').trim();
      if (i === lineAt || column === '' || value === '' || /^[-–—]$/.test(value)) continue;
      const line = (cells[lineAt] ?? '').trim();
      const one = cellIn({ chart: card, line, column, value }, own);
      if ('wrong' in one)
        return { ok: false, why: one.wrong === 'line' ? wrongCell(n, LINE, line) : wrongCell(n, column, value) };
      // A value that the rules give is not an entry.
      if (readSlot(GIVEN, card, one.cell.cell) === undefined) read.push(one.cell);
    }
  return { ok: true, cells: read };
}
