/** Strengths that stand in footnotes: each goes to the line that it counts. */
import { cutOutside, itemsIn } from './items.ts';
import type { RawLine } from './manners.ts';
import { figuresIn } from './numbers.ts';

/** "[^1]: …", "[1] …", "(a) …", "¹ …", "† …", "1. …" */
const NOTE =
  /^\s*(\[\^?[\p{L}\d]{1,3}\]|\([\p{L}\d]{1,2}\)|[¹²³⁴⁵⁶⁷⁸⁹⁰]{1,2}|[†‡§]{1,3}|\*{1,4}(?=\s?\p{L}|\s?\d))[:.]?\s*(\S.*)$/u;
const ITEM = /^(.*\p{L}.*?)(?:\s*[:=,]|\s[–—-]|\.{2,})?\s+((?:c\.\s|ca\.\s|about\s|~)?\d[\d.,'’]*(?:\s\p{L}+\.?)*)$/u;

interface Note {
  readonly at: number;
  readonly mark: string;
  readonly items: readonly (readonly [name: string, figure: string])[];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\([^()]*\)|[*_`#]/gu, ' ')
    .replace(/^[\s•·◦+o–—-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const counts = (text: string): boolean =>
  figuresIn(text).found.some(({ of }) => of === 'men' || of === 'sabres' || of === 'guns') ||
  /(?<![\d.,])\d[\d.,]*\d\W*$/u.test(text);

/** What a note counts: units by their names, or with no name those of the line that bears its mark. */
function itemsOf(said: string): Note['items'] {
  const text = said.replace(/[.;]\s*$/u, '');
  if (counts(text) && !/\p{L}/u.test(figuresIn(text).rest)) return [['', text]];
  const items = itemsIn(text) ?? cutOutside(text, ';');
  const named = items.map((item) => ITEM.exec(item));
  if (named.every((found) => found !== null && counts(found[2] ?? '')))
    return named.map((found) => [plain(found?.[1] ?? ''), found?.[2] ?? ''] as const);
  return [];
}

/** As many lines below a mark belong to it at most. */
const MOST_LINES = 40;

/** "1. 720 men." at the foot of a page, for "[1]" above it. */
function bracketed(lines: readonly RawLine[]): readonly RawLine[] {
  const hosts = new Map<string, number>();
  for (const [i, { text }] of lines.entries())
    for (const { 1: n = '', index } of text.matchAll(/\[(\d{1,3})\]/g)) if (index > 0 && !hosts.has(n)) hosts.set(n, i);
  if (hosts.size === 0) return lines;
  return lines.map((each, i) => {
    const [, n = '', said = ''] = /^\s*(\d{1,3})[.)]?\s+(?:[↑^]\s*)?(\S.*)$/u.exec(each.text) ?? [];
    const host = hosts.get(n);
    return host !== undefined && host < i && itemsOf(said)[0]?.[0] === '' ? { ...each, text: `[${n}] ${said}` } : each;
  });
}

export function figuresInNotes(given: readonly RawLine[]): readonly RawLine[] {
  const lines = bracketed(given);
  const notes = lines.flatMap(({ text }, at): Note[] => {
    const [, mark = '', said = ''] = NOTE.exec(text) ?? [];
    const items = mark === '' ? [] : itemsOf(said);
    return items.length > 0 ? [{ at, mark, items }] : [];
  });
  if (notes.length === 0) return given;
  const out = lines.map(({ text }) => text);
  const taken = new Set<number>();
  const marks = [...new Set(notes.map(({ mark }) => mark))];
  const marked = (text: string): string | undefined => marks.find((mark) => text.trimStart().indexOf(mark) > 0);
  /** The first line that bears each mark. */
  const hosts = new Map<string, number>();
  for (const [i, { text }] of lines.entries()) {
    const mark = marked(text);
    if (mark !== undefined && !hosts.has(mark)) hosts.set(mark, i);
  }
  for (const { at, mark, items } of notes) {
    const host = hosts.get(mark);
    if (host === undefined || host >= at) continue;
    const own = out.slice(host, Math.min(at, host + MOST_LINES));
    const next = own.findIndex((text, i) => i > 0 && marked(text) !== undefined);
    const scope = own.slice(0, next < 0 ? own.length : next);
    const homes = items.map(([name]) =>
      name === '' ? 0 : scope.findIndex((text) => plain(text).startsWith(name) && !counts(text.replaceAll(mark, ''))),
    );
    if (homes.some((home) => home < 0) || new Set(homes).size < homes.length) continue;
    for (const [i, home] of homes.entries())
      out[host + home] =
        `${(out[host + home] ?? '').replace(mark, '').trimEnd()}${home === 0 ? ` (${items[i]?.[1]})` : `: ${items[i]?.[1]}`}`;
    out[host] = (out[host] ?? '').replace(mark, '').trimEnd();
    taken.add(at);
  }
  return lines.flatMap(({ line }, i) => (taken.has(i) ? [] : [{ line, text: out[i] ?? '' }]));
}
