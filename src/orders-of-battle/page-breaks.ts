/** Where a page of print ends and the next one begins: heads, feet and numbers of pages, told by how they count on. */

import { fieldOf } from './columns.ts';
import { PAGE_NUMBER } from './lexicon/pages.ts';
import type { RawLine } from './manners.ts';
import { hintsOf } from './nouns.ts';
import { isSideName } from './sides.ts';

/** A number at the edge of a page, with the title beside it. */
interface Edge {
  readonly at: number;
  readonly n: number;
  readonly title: string;
  readonly side?: 'left' | 'right';
  /** It stands alone, and no further in than any line. */
  readonly isBare: boolean;
}

const FAR = 20;

/** "312      Barrosa: A Reappraisal", "The Forces Engaged      311", "— 211 —": books have their odd pages at the right. */
function edgeOf(text: string, at: number): Edge | undefined {
  const [, blank = '', dash, alone] = /^(\s*)([—–[(-]*)\s*(\d{1,4})\s*[—–\])-]*\s*$/u.exec(text) ?? [];
  if (alone !== undefined) return { at, n: Number(alone), title: '', isBare: dash === '' && blank.length < FAR };
  const [, left, verso = ''] =
    /^\s*[[(]?\s?(\d{1,4})(?:\s*[\])])?\s{4,}(\p{L}.{3,60}?)(?:\s{3,}\[[\p{L}\d. ]{2,20}\]?)?\s*$/u.exec(text) ?? [];
  const [, recto = '', right] = /^\s*(\p{L}.{3,60}?)\s{4,}(?:[[(]\s*)?(\d{1,4})\s?[\])]?\s*$/u.exec(text) ?? [];
  const [n, title] = [Number(left ?? right), verso || recto];
  if (
    Number.isNaN(n) ||
    /\s{3,}|\d{3}|\.{3}/.test(title.replace(/(?<!\d)1[78]\d\d(?!\d)/, '')) ||
    hintsOf(title).kind !== undefined
  )
    return undefined;
  return { at, n, title, isBare: false, side: left === undefined ? 'right' : 'left' };
}

/** One page behind the other, under one title or two that take turns; a foot may repeat the number of its head. */
const goesOn = (one: Edge, next: Edge, before: Edge | undefined): boolean =>
  one.isBare === next.isBare &&
  ((next.title === one.title && next.side !== one.side && next.n > one.n) || next.n === one.n + 1
    ? next.title === one.title || next.side !== one.side
    : next.n === one.n && (one.title === '' || next.title === '') && before?.n !== next.n);

/** The longest run of edges that count on. */
function run(edges: readonly Edge[]): readonly Edge[] {
  let longest: readonly Edge[] = [];
  for (const [i, first] of edges.entries()) {
    const all = [first];
    for (const next of edges.slice(i + 1)) {
      const last = all.at(-1);
      if (last && goesOn(last, next, all.at(-2))) all.push(next);
    }
    if (all.length > longest.length) longest = all;
  }
  return longest;
}

/** Two bare numbers may follow each other by chance; three hardly do. */
const LEAST_PAGES = 3;

/** Two titles with a gap between them, and no headings of columns. */
const isTitles = (text: string): boolean =>
  TITLES.test(text) &&
  text
    .trim()
    .split(/\s{3,}/)
    .every((cell) => fieldOf(cell) === undefined && !isSideName(cell) && !/^-+$/.test(cell));
const TITLES = /^\s*\p{L}[^\d]{4,60}\S\s{8,}\p{L}[\p{L}\d .]{2,40}$/u;
/** What stands so far in beside a page's number, each time, is none of its list. */
const FAR_IN = new RegExp(`^\\s{${FAR},}\\p{L}`, 'u');

/** What a page cut in two is one list again. */
export function unpaged(lines: readonly RawLine[]): readonly RawLine[] {
  const pages = run(lines.flatMap(({ text }, i) => edgeOf(text, i) ?? []));
  const isRun =
    new Set(pages.map(({ n }) => n)).size > 1 && (pages.length >= LEAST_PAGES || pages.every(({ isBare }) => !isBare));
  const said = new Map<string, number>();
  for (const { text } of lines) said.set(text.trim(), (said.get(text.trim()) ?? 0) + 1);
  const isTwice = (text: string): boolean => (said.get(text.trim()) ?? 0) > 1;
  const gone = new Set(
    lines.flatMap(({ text }, i) => (isTwice(text) && isTitles(text) && !/\d/.test(text) ? [i] : [])),
  );
  for (const { at } of isRun ? pages : []) {
    gone.add(at);
    for (const way of [1, -1]) for (let i = at + way; lines[i] && isFoot(lines[i]?.text ?? ''); i += way) gone.add(i);
  }
  function isFoot(text: string): boolean {
    return text.trim() === '' || (isTwice(text) && (isTitles(text) || FAR_IN.test(text)));
  }
  /** What heads the new page heads a block. */
  const heads = (i: number): boolean => gone.has(i - 1) && !/\d{2}/.test(lines[i]?.text ?? '');
  return lines.flatMap((each, i) => (gone.has(i) ? [] : heads(i) ? [{ line: each.line, text: '' }, each] : [each]));
}

/** A row of print among others, and no running head. */
const isRow = (text: string | undefined): boolean => /\p{L}.*\s{2,}\d[\d.,]*\s*$/u.test(text ?? '');

export const isPageNumber = (lines: readonly string[], i: number): boolean =>
  PAGE_NUMBER.test(lines[i] ?? '') && !(isRow(lines[i]) && isRow(lines[i - 1]) && isRow(lines[i + 1]));
