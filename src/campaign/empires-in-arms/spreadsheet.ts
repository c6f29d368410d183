/**
 * Sheets as a spreadsheet and back: a line a piece, a column a field, a part of a part by its dotted name ("factors.regular").
 * What a club keeps in its own table comes in by the same names. EIA-002, EIA-003, EIA-012, EIA-013
 */
import Papa from 'papaparse';
import { type Said, say } from '../../engine/message.ts';
import { emptyPiece, type SheetName } from './blank.ts';
import { type Campaign, LEDGERS } from './campaign.ts';

type Flat = Record<string, string>;

function flatten(piece: object, at = ''): Flat {
  const flat: Flat = {};
  for (const [key, value] of Object.entries(piece)) {
    const name = at === '' ? key : `${at}.${key}`;
    if (value === null || value === undefined) flat[name] = '';
    else if (Array.isArray(value)) flat[name] = value.join(' ');
    else if (typeof value === 'object') Object.assign(flat, flatten(value, name));
    else flat[name] = String(value);
  }
  return flat;
}

/** Pieces of a sheet as lines; those that are handed in, as a seat sees them. */
export function toCsv(pieces: readonly object[]): string {
  const rows = pieces.map((piece) => flatten(piece));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Papa.unparse({ fields: columns, data: rows.map((row) => columns.map((column) => row[column] ?? '')) });
}

const WORDS: ReadonlySet<string> = new Set(['id', 'name']);
const LISTS: ReadonlySet<string> = new Set(['seas']);

function cellValue(column: string, text: string): unknown {
  if (WORDS.has(column)) return text;
  if (LISTS.has(column)) return text.split(/\s+/).filter((one) => one !== '');
  if (text === '') return null;
  if (/^(true|yes)$/i.test(text)) return true;
  if (/^(false|no)$/i.test(text)) return false;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function unflatten(row: Flat): Record<string, unknown> {
  const piece: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(row)) {
    const [first = '', rest] = column.split('.');
    const value = cellValue(column, (cell ?? '').trim());
    if (rest === undefined) piece[first] = value;
    else if (value !== null) {
      const old = piece[first];
      piece[first] = { ...(typeof old === 'object' && old !== null ? old : {}), [rest]: value };
    }
  }
  return piece;
}

export type CsvRead =
  | { readonly ok: true; readonly pieces: readonly Record<string, unknown>[] }
  | { readonly ok: false; readonly why: Said };

/** Reads a table; the first line that does not fit is named, and then nothing is taken. */
export function fromCsv(state: Campaign, sheet: SheetName, text: string): CsvRead {
  const { data } = Papa.parse<Flat>(text, { header: true, skipEmptyLines: 'greedy' });
  if (data.length === 0) return { ok: false, why: 'eiasheet-csv-empty' };
  const pieces: Record<string, unknown>[] = [];
  for (const [i, row] of data.entries()) {
    const typed = unflatten(row);
    const set = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''));
    const piece: Record<string, unknown> = { ...emptyPiece(state, sheet), ...set };
    const read = LEDGERS[sheet].safeParse({ ...piece, id: piece.id ?? 'x' });
    if (!read.success) {
      const at = read.error.issues[0]?.path.join('.') ?? '';
      return { ok: false, why: say('eiasheet-csv-line', { n: i + 2, column: at }) };
    }
    pieces.push(piece);
  }
  return { ok: true, pieces };
}
