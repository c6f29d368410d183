/** What a chart of the reference is made of, and how one is found. The figures come from the rules' own modules. */

import type { Rulings } from '../../book/rulings.ts';
import type { QualityDeck, TimeDeck } from '../../cards/deck.ts';
import type { Face } from '../../dice/faces.ts';
import type { RowId } from '../../engine/reckoning.ts';

export type Cell = string | number;

export interface Table {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  readonly caption?: string;
  /** Its cells are words: set to the left and in the small size. */
  readonly wordy?: boolean;
}

/** Tools that stand among the charts. */
export type Tool = 'ground-scale' | 'range' | 'timer' | 'rulings' | 'troops';

export type Part =
  | { readonly table: Table }
  | { readonly text: string }
  | { readonly list: readonly string[] }
  /** A word and what it means. */
  | { readonly terms: readonly (readonly [term: string, meaning: string, row?: RowId])[] }
  | { readonly tool: Tool };

/** What the charts are read under: the defaults, or what a battle has in force. */
export interface InForce {
  readonly rulings: Rulings;
  readonly quality: QualityDeck;
  readonly time: TimeDeck;
}

export interface Chart {
  readonly id: string;
  readonly title: string;
  /** Other words it is looked for by. */
  readonly also?: string;
  readonly rows: readonly RowId[];
  readonly parts: (inForce: InForce) => readonly Part[];
}

export interface ChartGroup {
  readonly title: string;
  readonly charts: readonly Chart[];
}

export const table = (head: Table['head'], rows: Table['rows'], more: Omit<Table, 'head' | 'rows'> = {}): Part => ({
  table: { head, rows, ...more },
});
export const words = (head: Table['head'], rows: Table['rows'], caption?: string): Part => ({
  table: { head, rows, wordy: true, ...(caption && { caption }) },
});
export const text = (...sentences: readonly string[]): Part => ({ text: sentences.join(' ') });
export const list = (...items: readonly string[]): Part => ({ list: items });

/** A figure that is added: "+1", "−2", with a true minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');

/** The faces from one up: "5–6", or "6" alone; "never" above six. */
export const from = (face: number): string => (face > 6 ? 'never' : face === 6 ? '6' : `${face}–6`);

/** Totals of two dice, each with a pair of faces that makes it. */
export const TWO_DICE: readonly (readonly [total: number, faces: readonly [Face, Face]])[] = Array.from(
  { length: 11 },
  (_, i) => {
    const total = i + 2;
    const first = Math.max(1, total - 6) as Face;
    return [total, [first, (total - first) as Face]] as const;
  },
);

/** Neighbours that answer alike, as one line: "2–9", "10". */
export function spans<T extends number>(of: readonly T[], answer: (n: T) => string): [string, string][] {
  const runs: { from: T; to: T; says: string }[] = [];
  for (const n of of) {
    const says = answer(n);
    const last = runs.at(-1);
    if (last && last.says === says) last.to = n;
    else runs.push({ from: n, to: n, says });
  }
  return runs.map(({ from, to, says }) => [from === to ? `${from}` : `${from}–${to}`, says]);
}

/** Lower case, without marks: "Légère" and "legere" are one word. */
export const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/ø/gi, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[’‘]/g, "'")
    .toLowerCase();

/** All that a part says, in one string. */
export function wordsOf(part: Part): string {
  if ('table' in part) return [part.table.caption, ...part.table.head, ...part.table.rows.flat()].join(' ');
  if ('text' in part) return part.text;
  if ('list' in part) return part.list.join(' ');
  if ('terms' in part) return part.terms.map(([term, meaning]) => `${term} ${meaning}`).join(' ');
  return '';
}

export interface Found {
  readonly chart: Chart;
  /** What of it answers: terms and lines that hold every word; empty when its title does. */
  readonly lines: readonly string[];
}

const linesOf = (part: Part): readonly string[] => {
  if ('terms' in part) return part.terms.map(([term, meaning]) => `${term}: ${meaning}`);
  if ('list' in part) return part.list;
  if ('text' in part) return [part.text];
  if ('table' in part) return part.table.rows.map((row) => row.join(' · '));
  return [];
};

/** Charts that hold all the words looked for: by title first, then those with a line that holds them. */
export function find(groups: readonly ChartGroup[], wanted: string, inForce: InForce): readonly Found[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  const holds = (said: string) => {
    const bare = plain(said);
    return parts.every((word) => bare.includes(word));
  };
  const named: Found[] = [];
  const told: Found[] = [];
  for (const chart of groups.flatMap((group) => group.charts)) {
    const all = chart.parts(inForce);
    const lines = all.flatMap(linesOf).filter(holds);
    if (holds(`${chart.title} ${chart.also ?? ''} ${chart.rows.join(' ')}`))
      named.push({ chart, lines: lines.slice(0, 2) });
    else if (lines.length > 0) told.push({ chart, lines: lines.slice(0, 3) });
    else if (holds(all.map(wordsOf).join(' '))) told.push({ chart, lines: [] });
  }
  return [...named, ...told];
}
