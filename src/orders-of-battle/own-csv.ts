/**
 * Our own table, read: what own-csv-write.ts wrote, whatever a spreadsheet and its user have done to it since.
 */
import { say } from '../engine/message.ts';
import { CARD_HEADINGS, cardOfCells } from './card-columns.ts';
import { voteSeparator } from './detect.ts';
import { type Format, failed, guarded, problem, problemIn } from './format.ts';
import { numberOf } from './numbers.ts';
import { HEADINGS, type Heading, OWN_CSV_MARK, restored } from './own-csv-write.ts';
import { rowsIn } from './rows.ts';
import {
  FIGURES,
  type Figure,
  growAsItStands,
  KINDS,
  LEVELS,
  MARKS,
  type Mark,
  PARTS,
  type Problem,
  type Reading,
  type Sprout,
  sprout,
} from './tree.ts';

const UNPACKED: Record<string, string> = { p: '|', n: '\n', r: '\r', '\\': '\\' };
const unpacked = (cell: string): string[] => {
  if (cell === '') return [];
  const texts = cell.split('|');
  if (texts[texts.length - 1] === '') texts.pop();
  return texts.map((text) => text.replace(/\\(.)/g, (_, c: string) => UNPACKED[c] ?? c));
};

const KNOWN: ReadonlySet<string> = new Set([...HEADINGS, ...CARD_HEADINGS]);

/** "1.810" is what a spreadsheet makes of 1810, not a number of our own: only points have decimals, and may have three. */
const figureOf = (cell: string, of?: Figure): number =>
  (of === 'points' && Number(cell.replace(',', '.'))) || (numberOf(cell) ?? Number(cell));
const MARKED_THOUSANDS = /^\s*\d{1,3}(?:[.,]\d{3})+\s*$/;

interface Open {
  readonly depth: number;
  readonly node: Sprout;
  /** Of a row that is left out, unless others stand below it: they belong to nobody else. */
  leftOutOf?: Sprout[];
}

function read(given: string): Reading {
  const version = /^\s*"?scovell-oob-(\d+)/.exec(given)?.[1];
  if (version === undefined) return failed('reader-own-no-mark', 1);
  if (version !== '1') return failed(say('reader-own-newer', { version, known: 1 }), 1);
  const { rows: all, unclosed } = rowsIn(given, voteSeparator(given).separator);
  const problems: Problem[] = [];
  const [{ cells: heads } = { cells: [] }, ...rows] = all;
  const columns = new Map(heads.map((heading, i) => [i === 0 ? OWN_CSV_MARK : heading.trim().toLowerCase(), i]));
  if (!columns.has('name')) return failed('reader-own-no-name', 1);
  const strange = heads.filter((heading, i) => i > 0 && !KNOWN.has(heading.trim().toLowerCase()));
  if (strange.length > 0)
    problems.push(problem('warning', say('reader-own-strange-columns', { columns: strange.slice(0, 5) }), 1));
  if (unclosed !== undefined) problems.push(problem('error', 'reader-own-quote-open'));

  const roots: Sprout[] = [];
  const open: Open[] = [];
  const bad: number[] = [];
  const hollow: number[] = [];
  const jumps: number[] = [];
  const odd: number[] = [];
  const loose: number[] = [];
  const grouped: number[] = [];
  let title: string | undefined;
  for (const { line: own, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const cell = (heading: Heading): string => restored(cells[columns.get(heading) ?? -1] ?? '');
    const depth = Number(cell(OWN_CSV_MARK));
    if (depth === 0 && cell('level').trim().toLowerCase() === 'title') {
      title = unpacked(cell('name'))[0] ?? '';
      continue;
    }
    const whole = Number.isInteger(depth) && depth >= 1;
    const node = nodeOf(cell, own);
    while (whole && (open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const above = open.at(-1);
    const siblings = above?.node.children ?? roots;
    if (!whole || !node) {
      bad.push(own);
      if (whole) open.push({ depth, node: sprout(unpacked(cell('name'))[0] ?? '', own, ''), leftOutOf: siblings });
      continue;
    }
    const told = cardOfCells((heading) => unpacked(cell(heading))[0]);
    if (told.card) node.card = told.card;
    if (told.odd) odd.push(own);
    if (told.loose) loose.push(own);
    if (FIGURES.some((each) => each !== 'points' && MARKED_THOUSANDS.test(cell(each)))) grouped.push(own);
    if (depth > (above?.depth ?? 0) + 1) jumps.push(own);
    for (const each of open) {
      if (!each.leftOutOf) continue;
      hollow.push(each.node.source.line);
      each.leftOutOf.push(each.node);
      delete each.leftOutOf;
    }
    siblings.push(node);
    open.push({ depth, node });
  }
  problems.push(
    ...problemIn('error', bad, (lines) => say('reader-own-bad-rows', { lines })),
    ...problemIn('error', hollow, (lines) => say('reader-own-hollow-rows', { lines })),
    ...problemIn('warning', jumps, (lines) => say('reader-own-jumps', { lines })),
    ...problemIn('warning', odd, (lines) => say('reader-own-odd-cells', { lines })),
    ...problemIn('warning', loose, (lines) => say('reader-own-loose-cells', { lines })),
    ...problemIn('note', grouped, (lines) => say('reader-own-thousands', { lines })),
  );
  const reading = growAsItStands(roots, problems);
  return { ...reading, tree: { ...(title !== undefined && { title }), ...reading.tree, sure: true } };
}

/** One row as a node, or nothing when a cell holds what our table never writes. */
function nodeOf(cell: (heading: Heading) => string, line: number): Sprout | undefined {
  const one = (heading: Heading): string | undefined => unpacked(cell(heading))[0];
  const [levelCell, kindCell] = [cell('level').trim().toLowerCase() || 'unknown', cell('kind').trim().toLowerCase()];
  const level = LEVELS.find((each) => each === levelCell);
  const kind = KINDS.find((each) => each === kindCell);
  if (!level || (kindCell !== '' && !kind)) return undefined;
  const node = sprout(one('name') ?? '', line, '', { level, kind, notes: unpacked(cell('notes')) });
  const sourceLine = figureOf(cell('line'));
  const source = one('source');
  node.source = { line: Number.isInteger(sourceLine) && sourceLine > 0 ? sourceLine : line, text: source ?? '' };
  for (const heading of ['commander', 'rank', 'nation', 'type', 'arrival'] as const) node[heading] = one(heading);
  for (const each of FIGURES) {
    const given = cell(each).trim();
    if (given === '') continue;
    const value = figureOf(given, each);
    if (!Number.isFinite(value) || value < 0) return undefined;
    node[each] = value;
  }
  const parts = /^([\d.]+) (\w+)$/.exec(cell('parts').trim());
  const of = PARTS.find((name) => name === parts?.[2]);
  if (parts && of && Number.isFinite(Number(parts[1]))) node.parts = { count: Number(parts[1]), of };
  const counted = cell('counted').trim();
  if (counted === 'own' || counted === 'parts') node.counted = counted;
  for (const [scale = '', value] of inGroups(unpacked(cell('quality')), 2))
    if (value !== undefined) node.quality.push({ scale, value });
  for (const [of, why, was] of inGroups(unpacked(cell('doubts')), 3)) {
    const figure = FIGURES.find((each) => each === of);
    const known = MARKS.find((each) => each === why);
    if (!figure || !known || was === undefined) continue;
    const mark = { figure, why: known, was };
    if (asks(mark, node)) node.marks.push(mark);
  }
  return node;
}

/** The texts of a cell, so many at a time. */
const inGroups = (texts: readonly string[], of: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(texts.length / of) }, (_, i) => texts.slice(i * of, (i + 1) * of));

/** Whether its question can still be asked: of a number before a strength, while the row has either reading of the two. */
const asks = ({ figure, why, was }: Mark, node: Sprout): boolean =>
  why !== 'gap' ||
  (/^\d{1,2} \d{3}$/.test(was) && [was.slice(-3), was.replace(' ', '')].map(Number).some((n) => n === node[figure]));

export const ownCsv: Format = { read: guarded(read) };
