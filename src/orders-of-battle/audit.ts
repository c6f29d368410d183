/**
 * What a text says beside what was made of it. Each figure of the text is a figure of an entry or a sum of several, is said to
 * be something else, or is marked; so is each figure of an entry that its text does not give.
 */

import { added, fits, fitsArms, NONE, sumsIn, sumsOf, sumsOver } from './accounts.ts';
import { LOSSES, NO_STRENGTHS, NO_STRENGTHS_IN_SUMS, OTHER_FIGURES } from './lexicon/audit.ts';
import { COUNTING_WORDS } from './lexicon/figures.ts';
import { DATES } from './lexicon/pages.ts';
import { POINTS_OF_SCALE } from './lexicon/scale.ts';
import { legible } from './manners.ts';
import { isSum } from './names.ts';
import { caught } from './net.ts';
import { hintsOf, speaksOfUnit } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { isPageNumber } from './page-breaks.ts';
import { scalesIn } from './scale.ts';
import { hasFigure } from './totals.ts';
import { FIGURES, gather, isFormation, type Mark, type OobNode, type Reading, walk } from './tree.ts';
import { besideLeader, ledByRank, lost, toldBelow, twiceLed, unled, unparted, withoutChief } from './unled.ts';
import { askedByColumn, besideStrength, unreadColumns } from './which-column.ts';

/** A row of a table, its headings among them. */
export interface AuditedRow {
  readonly line: number;
  readonly cells?: readonly string[] | undefined;
}

interface Token {
  readonly line: number;
  readonly was: string;
  /** More than one where blanks may part thousands. */
  readonly values: readonly number[];
  /** The word behind it counts troops, or pieces. */
  readonly counts: boolean;
  readonly pieces: boolean;
}

/** Less than this counts parts, unless a word says what. */
const LEAST = 30;
const FIGURE =
  /(?<![\p{L}\d/#]|\d[.,'’])\d{1,3}(?:[.,'’ʼ´\u00a0\u2007-\u200a\u202f ]\d{3})+(?![\d/])|(?<![\p{L}\d/#]|\d[.,'’])\d{1,6}(?![\p{L}\d/º°ª]|[.,]\d|-\p{L})/gu;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d{1,3}(?:[.,'’ʼ´\u00a0\u2007-\u200a\u202f]\d{3})+(?!\d)|\d+/g) ?? []).flatMap(
    (figure) => numberOf(figure) ?? [],
  );

const BESIDE = 28;

/** The figures of a line that may count troops. */
function tokensOf(text: string, line: number): readonly Token[] {
  const bare = OTHER_FIGURES.reduce((rest, other) => rest.replace(other, (was) => ' '.repeat(was.length)), text);
  const found = figuresIn(text).found.flatMap(({ of, value }) => (value === undefined ? [] : [{ of, value }]));
  const pieces = new Set(found.flatMap(({ of, value }) => (of === 'guns' ? [value] : [])));
  const [counted, parts] = [true, false].map(
    (troops) => new Set(found.flatMap(({ of, value }) => (TROOPS.includes(of) === troops ? [value] : []))),
  );
  return [...bare.matchAll(FIGURE)].flatMap(({ 0: was, index }): Token[] => {
    const whole = numberOf(was);
    if (whole === undefined) return [];
    const blank = /\s/;
    const apart = blank.test(was) ? was.split(blank).map(Number) : [];
    const counts = counted?.has(whole) === true;
    const end = index + was.length;
    const around = folded(`${text.slice(Math.max(0, index - BESIDE), index)}¤${text.slice(end, end + BESIDE)}`);
    if (
      LOSSES.test(around) ||
      (parts?.has(whole) && !counts) ||
      (YEAR.test(was) && !counts) ||
      (whole < LEAST && !counts)
    )
      return [];
    return [{ line, was, values: [whole, ...apart], counts, pieces: pieces.has(whole) }];
  });
}

/** Without accents, for which no list of words has room. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const TROOPS: readonly string[] = ['men', 'sabres', 'guns'];

/** What was taken out of its line and kept in the source's words. */
const asidesOf = ({ notes, quality, marks }: OobNode): readonly string[] => [
  ...notes.flatMap((note) => (typeof note === 'string' ? note : [])),
  ...quality.map(({ value }) => value),
  ...marks.map(({ was }) => was),
];
const wordsOf = (node: OobNode): readonly string[] => [
  ...[node.name, node.commander ?? '', node.arrival ?? '', node.type ?? '', node.rank ?? ''],
  ...asidesOf(node),
];

/** No regiment had a higher number. */
const MOST_NUMBER = 200;

/** All that entries say in figures, as such and in words. */
function saidBy(nodes: readonly OobNode[]): ReadonlySet<number> {
  const names = nodes.flatMap(({ name, commander = '', arrival = '', type = '' }) => [name, commander, arrival, type]);
  const words = nodes.flatMap(asidesOf);
  const figures = nodes.flatMap((node) => [
    ...FIGURES.flatMap((figure) => node[figure] ?? []),
    node.parts?.count ?? 0,
    (node.men ?? 0) + (node.sabres ?? 0),
  ]);
  const together = FIGURES.map((figure) => nodes.reduce((sum, node) => sum + (node[figure] ?? 0), 0));
  return new Set([
    ...names.flatMap(numbersIn).filter((n) => n < MOST_NUMBER),
    ...nodes.flatMap(({ arrival = '' }) => numbersIn(arrival.replace(/\D/g, ''))),
    ...words.flatMap(numbersIn),
    ...figures,
    ...together,
  ]);
}

/** "(54/2148)": officers, and men. */
const OFFICERS_BEFORE = /(?<=\()\s*\d{1,3}\s*\/(?=\s*\d{3}|\s*\d{1,2}[.,]\d{3})/gu;

const MARKUP = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][\w-]*)[^<>]*>|[^<]+|</giu;
/** What no page shows as its own text. */
const SILENT = /^(?:script|style|head|sup|ref)$/iu;
const LONGEST_LINE = 4000;

/** Without markup, line by line. */
function unmarked(text: string): string {
  if (!text.includes('<')) return text;
  let silent = '';
  return text.replace(MARKUP, (was, slash: string | undefined, tag: string | undefined) => {
    const ends = silent !== '' && slash === '/' && tag?.toLowerCase() === silent;
    const shown = silent === '' && (tag === undefined ? !was.startsWith('<') : false);
    if (silent === '' && slash === '' && tag && SILENT.test(tag) && !was.endsWith('/>')) silent = tag.toLowerCase();
    if (ends) silent = '';
    return shown ? was : was.replace(/[^\n]+/g, ' ');
  });
}

const ATTRIBUTE =
  /(?<![\p{L}\d])(?:style|class|colspan|rowspan|width|align|bgcolor)\s?=\s?(?:"[^"]{0,200}"|[^\s"|]{1,40})\s?\|?/giu;

/** The lines as they can be seen: no markup, no alphabet but ours. */
export const seen = (text: string): readonly string[] =>
  unmarked(text)
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? '' : shownIn(line)));

const shownIn = (line: string): string =>
  legible(
    line
      .replace(/[\u200b-\u200f\u2060]/gu, '')
      .replace(/&(?:nbsp|#160);/giu, ' ')
      .replace(/&#?\w{2,8};/giu, ' ')
      .replace(/\[\[(?:[^[\]|]{0,200}\|)?([^[\]]{0,200})\]\]/gu, '$1')
      .replace(ATTRIBUTE, ' '),
  ).replace(OFFICERS_BEFORE, ' ');

/** The figures of a line, as they stand one behind the other, spelled ones among them. */
export function inOrder(text: string): readonly number[] {
  if (!/\d/.test(text) && text.search(ANY_FIGURE) < 0) return [];
  const guns = figuresIn(text).found.flatMap(({ of, value }) => (of === 'guns' && value !== undefined ? [value] : []));
  const words = [...text.matchAll(ANY_FIGURE)].map(({ 0: was }) => was);
  const all = words.flatMap((was) => COUNTING_WORDS[was.toLowerCase()] ?? numberOf(was) ?? []);
  /** "3 650" may be a number and a strength. */
  const apart = words.flatMap((was) => (/\d\s\d/.test(was) ? was.split(/\s/).map(Number) : []));
  return [...all, 0, ...guns, 0, ...apart];
}

const ANY_FIGURE = new RegExp(
  `\\d{1,3}(?:[.,'’ʼ´\u00a0\u2007-\u200a\u202f ]\\d{3})+(?!\\d)|\\d+|(?<!\\p{L})(?:${Object.keys(COUNTING_WORDS).join('|')})(?!\\p{L})`,
  'giu',
);

/** Figures in one line; of more nobody can tell what comes of them. */
const MOST_IN_LINE = 60;

/** How an entry's figure comes of those in its line: one of them, two multiplied, several added, one taken from another. */
function madeOf(value: number, tokens: readonly number[], times: boolean): readonly number[] | undefined {
  if (value === 0 || tokens.includes(value)) return [value];
  if (tokens.length > MOST_IN_LINE) return [];
  for (const [i, a] of tokens.entries()) {
    let sum = a;
    for (const [n, b] of tokens.slice(i + 1).entries()) {
      if ((times && a * b === value) || Math.abs(a - b) === value || Math.round((a + b) / 2) === value) return [a, b];
      sum += b;
      if (sum === value && b !== 0) return tokens.slice(i, i + n + 2);
    }
  }
  return undefined;
}

/** Between two figures that are multiplied. */
const TIMES =
  /\d\S*\s*[x×@]\s*\d|(?<!\p{L})(?:of|at|each|ea|apiece|zu|je|jeweils|à|de|da|di|po|per|chacune?|van)(?!\p{L})/iu;

/** A whole and its parts added up: "8 guns (6 x 8-pdr, 2 howitzers)" are no sixteen. */
const isTwice = (value: number, of: readonly number[]): boolean => of.length > 2 && of.includes(value / 2);

/** Lines below an entry that may still tell of it. */
const MOST_LINES = 12;

export interface Audit {
  readonly tree: readonly OobNode[];
  readonly byLine: ReadonlyMap<number, readonly OobNode[]>;
  readonly lines: readonly string[];
  /** The figures of each line. */
  readonly figures: readonly (readonly number[])[];
  readonly rows: ReadonlyMap<number, AuditedRow>;
}

/** What is the sum of others in its row, one of which is known, or one of those that a known figure sums. */
function inRow(tokens: readonly number[], known: ReadonlySet<number>): ReadonlySet<number> {
  const out = new Set<number>();
  if (tokens.length > MOST_IN_LINE) return out;
  for (const [i, whole] of tokens.entries()) {
    let sum = 0;
    for (let from = i - 1; from >= 0; from -= 1) {
      sum += tokens[from] ?? 0;
      const parts = tokens.slice(from, i);
      if (sum !== whole || parts.length < 2) continue;
      if (known.has(whole) || parts.some((part) => known.has(part)))
        for (const each of [whole, ...parts]) out.add(each);
    }
  }
  return out;
}

/** Rows of a table below its headings. */
const MOST_ROWS = 200;

/** Words over a table that say of a column that it counts no strength. */
function othersOver({ lines, rows }: Audit, line: number, words: RegExp): number {
  for (let above = line - 1; above >= Math.max(0, line - MOST_ROWS); above -= 1) {
    const cells = rows.get(above)?.cells ?? (lines[above - 1] ?? '').trim().split(/\t|\s{2,}/);
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length < 2 || filled.some((cell) => /\d/.test(cell))) continue;
    const n = [...folded(filled.join('  ')).matchAll(words)].length;
    if (n > 0) return n;
  }
  return 0;
}

/** A sentence is told as such where it is left out. */
const isSentence = (text: string): boolean => text.split(/\s+/).length > 12 && /[.!?)]\s*$/.test(text);

/** What a line's figures are known to be: those of its entries, what those are made of, and sums in a row. */
function knownIn(text: string, tokens: readonly number[], { nodes, said, row, summed }: Known): ReadonlySet<number> {
  const times = TIMES.test(text);
  const made = nodes.flatMap((node) =>
    FIGURES.flatMap((figure) => (node[figure] === undefined ? [] : (madeOf(node[figure], tokens, times) ?? []))),
  );
  const beside = row ? inRow(tokens, summed ? new Set(tokens.filter(summed)) : said) : [];
  return new Set([...said, ...made, ...beside]);
}

interface Known {
  readonly nodes: readonly OobNode[];
  readonly said: ReadonlySet<number>;
  readonly row: boolean;
  /** In a line without an entry: what is a sum. */
  readonly summed: ((value: number) => boolean) | undefined;
}

function unused(audit: Audit): readonly Token[] {
  const { lines, byLine, tree, figures } = audit;
  const sums = sumsIn(tree);
  const over = sumsOver(tree);
  const scales = scalesIn(lines);
  let nodes: readonly OobNode[] = [];
  let said: ReadonlySet<number> = new Set();
  let at = 0;
  return lines.flatMap((text, i) => {
    const own = byLine.get(i + 1);
    if (own) {
      nodes = own;
      said = saidBy(own);
      at = i;
    }
    if (!/\d/.test(text) || isPageNumber(lines, i) || text.search(POINTS_OF_SCALE) >= 0) return [];
    const tokens = tokensOf(text, i + 1);
    if (tokens.length === 0) return [];
    if (!own && isSum(text.trim()) && !fitsArms(text, sums.entries)) return tokens.slice(0, 1);
    const isSumHere = (value: number): boolean =>
      own
        ? fits(value, sums.parts, text) || fits(value, over(own), text) || isOfOther(value, text, tree)
        : fits(value, sums.all, text);
    const row = (audit.rows.get(i + 1)?.cells?.length ?? 0) > 1 || /\d\s{2,}\d[\d.,]*\s{2,}\d/u.test(text);
    const beside = i - at < MOST_LINES ? nodes : [];
    const known = knownIn(text, figures[i] ?? [], { nodes: beside, said, row, summed: own ? undefined : isSumHere });
    const open = tokens.filter(({ values, counts, pieces }) => {
      if (pieces && !own && isSum(text)) return !fits(values[0] ?? 0, sums.guns, text);
      if (values.some((value) => known.has(value) || scales.some((each) => said.has(value * each)))) return false;
      if (!own && !row && !counts && (isSentence(text) || !speaksOfUnit(text))) return false;
      return !values.some((value) => isSumHere(value) || isOfEach(value, text, said));
    });
    const tells = own ? own.some(hasFigure) : isSum(text.replace(/^\W+/u, '')) || !/\p{L}{3}/u.test(text);
    const others =
      row && tells && open.length > 0 ? othersOver(audit, i + 1, own ? NO_STRENGTHS : NO_STRENGTHS_IN_SUMS) : 0;
    return open.length <= others ? [] : open;
  });
}

/** What an entry of another line has whose name ends in this one. */
const isOfOther = (value: number, text: string, tree: readonly OobNode[]): boolean =>
  [...walk(tree)].some(
    ({ node: { name, men, sabres } }) =>
      (men === value || sabres === value) && text.includes(/\p{L}{4,}$/u.exec(name)?.[0] ?? '\n'),
  );

/** "610 men each" of a list. */
const isOfEach = (value: number, text: string, said: ReadonlySet<number>): boolean =>
  EACH.test(text) && [...said].some((figure) => figure > value && figure % value === 0 && figure / value <= MOST_EACH);
const EACH = /(?<!\p{L})(?:each|ea|apiece|jeweils|je|chacune?|cada uno|ciascuno|elk)(?!\p{L})|@/iu;
const MOST_EACH = 12;

/** So small a figure stands in any text. */
const MOST_PIECES = 100;

export interface Found {
  readonly node: OobNode;
  readonly mark: Mark;
}

/** Figures of entries that their lines do not give, nor anything else in the text. */
function unsaid({ lines, byLine, tree, figures }: Audit): readonly Found[] {
  if (lines.some((text) => text.search(POINTS_OF_SCALE) >= 0)) return [];
  const starts = [...byLine.keys()].sort((a, b) => a - b);
  const everywhere = new Set(figures.flat());
  const parts = new Map([...walk(tree)].map(({ node }) => [node, sumsOf(node)]));
  return starts.flatMap((line, i) => {
    const until = Math.min(line + MOST_LINES, Math.max(line, (starts[i + 1] ?? lines.length + 1) - 1));
    const own = figures.slice(line - 1, until).flat();
    return (byLine.get(line) ?? []).flatMap((node) =>
      (['men', 'sabres', 'guns'] as const).flatMap((figure): Found[] => {
        const { [figure]: value } = node;
        if (value === undefined || (value > MOST_PIECES && everywhere.has(value))) return [];
        const within = node.children.map((child) => parts.get(child) ?? NONE).reduce(added, NONE);
        if (figure === 'guns' && within.guns === value) return [];
        const text = lines[line - 1] ?? '';
        const of = madeOf(value, own, TIMES.test(text)) ?? own.filter((each) => isOfEach(each, text, new Set([value])));
        const made = of.length > 0 && !isTwice(value, of);
        return made ? [] : [{ node, mark: { figure, was: String(value), why: 'unsaid' } }];
      }),
    );
  });
}

const NUMBERED =
  /(?:(?<!\p{L})(?:n[or°]\.?|n\.?\s?º|n[uú]m\.?|nr\.?)\s*|#)(\d{1,3})(?!\d)|(?<![\d.,/:–-])(\d{1,3})(?:st|nd|rd|th)(?!\p{L})/giu;

/** Numbers of units that stand in a line and in no name of what was read from it. */
function unnumbered({ lines, byLine, tree }: Audit): readonly Found[] {
  const said = new Map<number, Set<number>>();
  for (const { node, above } of walk(tree))
    for (const n of [node, ...above].flatMap(wordsOf).flatMap(numbersIn)) {
      const { line } = node.source;
      said.set(line, (said.get(line) ?? new Set()).add(n));
    }
  return [...byLine].flatMap(([line, [node]]) => {
    const text = (lines[line - 1] ?? '').replace(DATES, ' ');
    return [...text.matchAll(NUMBERED)].flatMap(({ 0: was, 1: one, 2: other }): Found[] =>
      !node || said.get(line)?.has(Number(one ?? other)) ? [] : [lost(node, was.trim())],
    );
  });
}

const WORDS = /\p{Lu}[\p{L}'’-]{3,}/gu;

/** Short lines that name a formation, of whose words nothing was read. */
function unheard({ lines, byLine, tree }: Audit): readonly number[] {
  const said = [...walk(tree)]
    .flatMap(({ node }) => wordsOf(node))
    .join(' ')
    .toLowerCase();
  const first = Math.min(...byLine.keys());
  return lines.flatMap((text, i) => {
    const words = text.match(WORDS) ?? [];
    if (byLine.has(i + 1) || i + 1 < first || words.length === 0 || text.trim().split(/\s+/).length > MOST_WORDS)
      return [];
    const { level } = hintsOf(text.split(/[:(]/)[0] ?? '');
    if (
      level === 'army' ||
      !isFormation(level) ||
      /[,;\t|]|\S\s{2,}\S/.test(text.trim()) ||
      isSum(text.trim()) ||
      /[.!?]\s*$/.test(text)
    )
      return [];
    return words.some((word) => hintsOf(word).level === undefined && !said.includes(word.toLowerCase())) ? [i + 1] : [];
  });
}
const MOST_WORDS = 8;

/** The entry that a line belongs to: its own, or the last one above. */
function entryAt(starts: readonly number[], line: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return starts[low] ?? 0;
}

/** The reading with a mark for whatever of its text was not accounted for. */
export function audited(text: string, read: Reading, rows: readonly AuditedRow[]): Reading {
  if (read.tree.roots.length === 0) return read;
  const tree = { ...read.tree, roots: caught(seen(text), read.tree.roots) };
  const reading = { ...read, tree };
  const byLine = new Map<number, OobNode[]>();
  for (const { node } of walk(tree.roots)) gather(byLine, node.source.line, node);
  const starts = [...byLine.keys()].sort((a, b) => a - b);
  const lines = seen(text);
  const audit: Audit = {
    tree: tree.roots,
    byLine,
    lines,
    figures: lines.map(inOrder),
    rows: new Map(rows.map((row) => [row.line, row])),
  };
  const marks = new Map<string, Mark[]>();
  const found = [
    unsaid,
    unnumbered,
    unled,
    twiceLed,
    unparted,
    besideLeader,
    ledByRank,
    toldBelow,
    withoutChief,
    besideStrength,
    unreadColumns,
  ].flatMap((look) => look(audit));
  for (const { node, mark } of found) gather(marks, node.id, mark);
  const told = new Set<number>();
  const isAsked = askedByColumn(found);
  for (const { line, was, values } of unused(audit)) {
    if (isAsked(line, values)) continue;
    const [node] = byLine.get(entryAt(starts, line)) ?? [];
    const isOwn = byLine.has(line);
    if (!node || (!isOwn && told.has(line))) continue;
    told.add(line);
    const said = lines[line - 1]?.trim().replace(/\s+/g, ' ').slice(0, LONGEST) ?? '';
    const why = isOwn || !isSum(said.replace(/^\W+/u, '')) ? 'unread' : 'stated';
    gather(marks, node.id, { figure: node.kind === 'cavalry' ? 'sabres' : 'men', was: isOwn ? was : said, why });
  }
  for (const line of unheard(audit)) {
    const [node] = byLine.get(entryAt(starts, line)) ?? [];
    if (!node || told.has(line)) continue;
    gather(marks, node.id, { figure: 'men', was: lines[line - 1]?.trim().slice(0, LONGEST) ?? '', why: 'unread' });
  }
  if (marks.size === 0) return reading;
  return { ...reading, tree: { ...tree, roots: tree.roots.map((root) => marked(root, marks)) } };
}

/** Letters of a line that a question quotes. */
const LONGEST = 80;

const marked = (node: OobNode, marks: ReadonlyMap<string, readonly Mark[]>): OobNode => ({
  ...node,
  marks: [...node.marks, ...(marks.get(node.id) ?? [])],
  children: node.children.map((child) => marked(child, marks)),
});
