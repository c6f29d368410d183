/** The parts of a reference chart. Figures come from the rules' own modules, words from the room `reference`. */
import type { Rulings } from '../../book/rulings.ts';
import type { QualityDeck, TimeDeck } from '../../cards/deck.ts';
import { FACES, type Face } from '../../dice/faces.ts';
import { type Bare, codeOf, type Message, say, word } from '../../engine/message.ts';
import type { RowId } from '../../engine/reckoning.ts';
import { hasWords, speak } from '../../words/speak.ts';

/** A code, or a sentence with its figures. */
export type Line = Bare | Message;
/** Several lines in one cell are sentences, one after the other. */
export type Cell = Line | number | readonly Line[];

export interface Table {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  readonly caption?: Line;
  /** Its cells are words: left-aligned and small. */
  readonly wordy?: boolean;
}

/** Tools that stand among the charts. */
export type Tool = 'ground-scale' | 'range' | 'timer' | 'rulings' | 'troops';

export type Part =
  | { readonly table: Table }
  | { readonly text: readonly Line[] }
  | { readonly list: readonly Line[] }
  /** A word and what it means. */
  | { readonly terms: readonly (readonly [term: Line, meaning: Line, row?: RowId])[] }
  | { readonly tool: Tool };

/** What the charts assume: the defaults, or what is in force in a battle. */
export interface InForce {
  readonly rulings: Rulings;
  readonly quality: QualityDeck;
  readonly time: TimeDeck;
}

type After<Start extends string, C> = C extends `${Start}${infer Id}` ? Id : never;

/** Its title is `chart-ID`; `chart-ID-also` are other search words. */
export interface Chart {
  readonly id: After<'chart-', Bare>;
  readonly rows: readonly RowId[];
  readonly parts: (inForce: InForce) => readonly Part[];
}

/** Its title is `charts-ID`. */
export interface ChartGroup {
  readonly id: After<'charts-', Bare>;
  readonly charts: readonly Chart[];
}

export const groupTitle = ({ id }: ChartGroup): string => speak(`charts-${id}`);
export const titleOf = ({ id }: Chart): string => speak(`chart-${id}`);

/** A figure that can also stand in a sentence. */
export type Figure = number | Message;

// ---- making --------------------------------------------------------------------------------------------------------

export const table = (head: Table['head'], rows: Table['rows'], more: Omit<Table, 'head' | 'rows'> = {}): Part => ({
  table: { head, rows, ...more },
});
export const words = (head: Table['head'], rows: Table['rows'], caption?: Line): Part =>
  table(head, rows, { wordy: true, ...(caption && { caption }) });
export const text = (...sentences: readonly Line[]): Part => ({ text: sentences });
export const list = (...items: readonly (Line | false)[]): Part => ({
  list: items.filter((item): item is Line => item !== false),
});

/** "2–9", or "10" alone. */
export const range = (from: number, to: number): Figure => (from === to ? from : say('figure-range', { from, to }));

/** A figure that is added: "+1", "−2", with a true minus sign. */
export const signed = (n: number): Message => say('figure-signed', { n });
export const cm = (n: number): Message => say('figure-cm', { n });
export const dice = (n: number): Message => say('figure-dice', { n });
export const orMore = (n: number): Message => say('figure-or-more', { n });

/** The faces from one up: "5–6", or "6" alone; "never" above six. */
export const from = (face: number): Figure => (face > 6 ? word('figure-never') : range(face, 6));

// ---- throws --------------------------------------------------------------------------------------------------------

type TwoDice = readonly [Face, Face];

/** Totals of two dice, each with a pair of faces that makes it. */
const PAIRS: ReadonlyMap<number, TwoDice> = new Map(
  FACES.flatMap((one) => FACES.map((other): [number, TwoDice] => [one + other, [one, other]])),
);

/** The totals of two dice, lowest first, each with its result. Neighbours with the same result share a line. */
export const byTotal = (answer: (faces: TwoDice) => Cell): Cell[][] =>
  spans([...PAIRS].map(([total, faces]) => [total, answer(faces)]));

/** The lowest total of two dice that succeeds. */
export const lowestTotal = (does: (faces: TwoDice) => boolean): number =>
  Math.min(...[...PAIRS].filter(([, faces]) => does(faces)).map(([total]) => total));

/** Neighbours with the same answer as one line: "2–9", "10". */
export function spans(of: readonly (readonly [n: number, answer: Cell])[]): Cell[][] {
  const runs: { from: number; to: number; answer: Cell }[] = [];
  for (const [n, answer] of of) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.answer) === JSON.stringify(answer)) last.to = n;
    else runs.push({ from: n, to: n, answer });
  }
  return runs.map(({ from: first, to, answer }) => [range(first, to), answer]);
}

// ---- saying and finding --------------------------------------------------------------------------------------------

/** The text of a cell. */
export function shown(cell: Cell): string {
  if (typeof cell === 'number') return speak(say('figure-number', { n: cell }));
  return isSeveral(cell) ? cell.map(shown).join(' ') : speak(word(cell));
}

/** Whether a cell is only a figure or a rating. */
export const isFigure = (cell: Cell): boolean =>
  typeof cell === 'number' || (!isSeveral(cell) && /^(?:figure|rating)-/.test(codeOf(cell)));

const isSeveral = (cell: Line | readonly Line[]): cell is readonly Line[] => Array.isArray(cell);

/** Lower case without accents: "Légère" and "legere" match. */
export const plain = (said: string): string =>
  said
    .normalize('NFD')
    .replace(/[\p{M}\u2060]/gu, '')
    .replace(/ł/gi, 'l')
    .replace(/ø/gi, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[’‘]/g, "'")
    .toLowerCase();

/** The words of a search. */
export const wantedWords = (wanted: string): readonly string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Whether a line contains all of them. */
export function holdsAll(line: string, wanted: readonly string[]): boolean {
  const bare = plain(line);
  return wanted.every((each) => bare.includes(each));
}

const linesOf = (part: Part): readonly string[] => {
  if ('terms' in part)
    return part.terms.map(([term, meaning]) =>
      speak(say('reference-term', { term: word(term), meaning: word(meaning) })),
    );
  if ('list' in part) return part.list.map(shown);
  if ('text' in part) return [part.text.map(shown).join(' ')];
  if ('table' in part) return part.table.rows.map((row) => row.map(shown).join(' · '));
  return [];
};

/** The whole text of a part. */
export function wordsOf(part: Part): string {
  if (!('table' in part)) return linesOf(part).join(' ');
  const { caption, head } = part.table;
  return [...(caption ? [caption] : []), ...head].map(shown).concat(linesOf(part)).join(' ');
}

function namesOf(chart: Chart): string {
  const also = `chart-${chart.id}-also`;
  return [titleOf(chart), hasWords(also) ? speak({ code: also }) : '', ...chart.rows].join(' ');
}

export interface Found {
  readonly chart: Chart;
  /** The terms and lines that contain every word; empty if the title does. */
  readonly lines: readonly string[];
}

/** Charts that contain all the words: matching titles first, then matching lines. */
export function find(groups: readonly ChartGroup[], wanted: string, inForce: InForce): readonly Found[] {
  const parts = wantedWords(wanted);
  if (parts.length === 0) return [];
  const named: Found[] = [];
  const told: Found[] = [];
  for (const chart of groups.flatMap((group) => group.charts)) {
    const all = chart.parts(inForce);
    const lines = all.flatMap(linesOf).filter((line) => holdsAll(line, parts));
    if (holdsAll(namesOf(chart), parts)) named.push({ chart, lines: lines.slice(0, 2) });
    else if (lines.length > 0) told.push({ chart, lines: lines.slice(0, 3) });
    else if (holdsAll(all.map(wordsOf).join(' '), parts)) told.push({ chart, lines: [] });
  }
  return [...named, ...told];
}
