/** Text pasted from web pages and books: what belongs to what is told by indentation, bullets, headings and nouns. */

import { say } from '../engine/message.ts';
import { takenForGunners } from './columns.ts';
import { readCommander } from './commanders.ts';
import { looksLikePasted } from './detect.ts';
import { type Format, failed, guarded, problem, problemIn } from './format.ts';
import { DATE, FURNITURE, PAGE_TITLES } from './lexicon/pages.ts';
import { isSum } from './names.ts';
import { unitOf } from './one-unit.ts';
import { type PageLine, pageLines } from './page.ts';
import { cellsUnder, fromCells, type Heads, headingsOf } from './pasted-cells.ts';
import { leftOut, sumOf, sumsTaken } from './sums.ts';
import { grow, height, isFormation, MAX_NODES, type Problem, type Reading, type Sprout } from './tree.ts';
import { commanderLine, isStaffLine, unitsInLine } from './unit-lines.ts';

const MOST_WORDS = 24;

interface Open {
  readonly indent: number;
  readonly heading?: number;
  readonly node: Sprout;
  /** It has parts that stand further in. */
  deeper?: true;
}

const isProse = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return words > MOST_WORDS && !/[;]|,.*,.*,/.test(text)
    ? true
    : words > 12 && /[.!?]$/.test(text) && /\b(?:was|were|is|are|had|has|his|their|the)\b/iu.test(text);
};

/** What has been read of a page so far. */
interface Page {
  readonly problems: Problem[];
  readonly sums: ReturnType<typeof sumsTaken>;
  readonly roots: Sprout[];
  readonly open: Open[];
  /** All lines stand equally far in. */
  readonly flat: boolean;
  heads: Heads | undefined;
  /** The cells of the last headings, where tabs stand between them. */
  tabs: number;
  title: string | undefined;
  last: { readonly node: Sprout; readonly siblings: Sprout[] } | undefined;
  /** Lines that are no units, by why. */
  readonly totals: number[];
  readonly lost: number[];
  readonly prose: number[];
  readonly tooLong: number[];
}

function newPage(lines: readonly PageLine[]): Page {
  const indents = new Set(lines.filter(({ heading }) => heading === undefined).map(({ indent }) => indent));
  return {
    problems: [],
    sums: sumsTaken(),
    roots: [],
    open: [],
    flat: indents.size <= 1,
    heads: undefined,
    tabs: 0,
    title: undefined,
    last: undefined,
    totals: [],
    lost: [],
    prose: [],
    tooLong: [],
  };
}

const topOf = ({ open }: Page): Sprout | undefined => open.at(-1)?.node;

/** What says when and where, or is no part of the list at all; whether it was that. */
function isAside(page: Page, each: PageLine): boolean {
  if (each.tooLong) {
    page.tooLong.push(each.line);
    return true;
  }
  if (!each.cells && (PAGE_TITLES.test(each.text) || (DATE.test(each.text) && page.roots.length < 2))) {
    page.title ??= each.text;
    return true;
  }
  if (!FURNITURE.test(each.text) && (each.cells || !isProse(each.text))) return false;
  page.prose.push(each.line);
  return true;
}

/** A row of headings; whether it was one. */
function isHeadings(page: Page, each: PageLine, below: readonly PageLine[]): boolean {
  if (!each.cells) {
    if (each.heading !== undefined) page.heads = undefined;
    return false;
  }
  const named = headingsOf(each.cells, below);
  if (!named) return false;
  page.problems.push(...takenForGunners(each.cells, named));
  page.heads = named;
  page.tabs = each.tabbed?.every((cell) => cell !== '') ? each.tabbed.length : 0;
  return true;
}

/** A sum of what stands above it; whether it was one. */
function isSumLine(page: Page, each: PageLine, cells: readonly string[] | undefined): boolean {
  const top = topOf(page);
  const first = each.cells?.find((cell) => cell !== '') ?? each.text;
  const names = page.open.map(({ node }) => node.name);
  if (!isSum(first, names)) return false;
  const sum = cells ? fromCells({ ...each, cells }, page.heads)[0] : sumOf(each.text, each.line);
  if (!(page.last && page.last.node === top && page.sums.take(top, page.last.siblings, sum)))
    (page.sums.lacks(top) ? page.lost : page.totals).push(each.line);
  return true;
}

/** What only tells of the men who lead what stands above it; whether it did. */
function isOfLeaders(page: Page, each: PageLine): boolean {
  const top = topOf(page);
  if (top && isStaffLine(each.text)) {
    top.notes.push(each.text);
    return true;
  }
  const man = each.cells || each.heading !== undefined ? undefined : commanderLine(each.text);
  if (man === undefined || !top || top.commander !== undefined || top.children.length > 0) return false;
  const { name, rank, notes } = readCommander(man);
  top.commander = name;
  if (rank) top.rank = rank;
  top.notes.push(...notes);
  return true;
}

/** A bare line above the first formation of a level that stood at the top: the other side's name. */
function startsAnew({ last, roots, open }: Page, unit: Sprout): void {
  const [first, second] = roots;
  if (!last || !first || !isHead(last.node) || !isHead(first)) return;
  if (!isFormation(unit.level) || unit.level !== second?.level) return;
  last.siblings.splice(last.siblings.indexOf(last.node), 1);
  roots.push(last.node);
  open.length = 0;
}

/** Puts a unit where it belongs. */
function place(page: Page, each: PageLine, unit: Sprout): void {
  const { open, roots } = page;
  startsAnew(page, unit);
  const above = open.at(-1);
  if (above && isNumberedPart(unit) && belongsTo(above, each)) {
    const { node: whole } = above;
    whole.children.push(unit);
    if (unit.kind === undefined && whole.kind) unit.kind = whole.kind;
    if (unit.type === undefined && whole.type) unit.type = whole.type;
    return;
  }
  close(open, each, unit, page.flat || page.heads !== undefined);
  const parent = open.at(-1);
  if (parent && each.indent > parent.indent) parent.deeper = true;
  page.last = { node: unit, siblings: parent?.node.children ?? roots };
  page.last.siblings.push(unit);
  open.push({ indent: each.indent, node: unit, ...(each.heading !== undefined && { heading: each.heading }) });
}

function readLine(page: Page, each: PageLine, below: () => readonly PageLine[]): void {
  if (isAside(page, each) || isHeadings(page, each, each.cells ? below() : [])) return;
  const cells = cellsUnder(each, page.tabs);
  if (isSumLine(page, each, cells) || isOfLeaders(page, each)) return;
  const top = topOf(page);
  const units = cells ? fromCells({ ...each, cells }, page.heads) : unitsInLine(each.text, each.line);
  if (units.length === 0 && !(top && !each.cells && strengthOfItsOwn(top, each))) page.prose.push(each.line);
  for (const unit of units) place(page, each, unit);
}

/** Lines below a row of headings that tell what its columns hold. */
const LINES_BELOW = 200;

function read(text: string): Reading {
  const lines = pageLines(text);
  if (lines.length === 0) return failed('reader-no-lines');
  if (lines.length > MAX_NODES) return failed(say('reader-too-many-lines', { most: MAX_NODES }));
  const page = newPage(lines);
  for (const [i, each] of lines.entries()) readLine(page, each, () => lines.slice(i + 1, i + 1 + LINES_BELOW));
  const problems = [
    ...page.problems,
    ...leftOut(page.totals, page.lost),
    ...problemIn('warning', page.prose, (lines) => say('reader-not-units', { lines })),
    ...problemIn('error', page.tooLong, (lines) => say('reader-lines-too-long', { lines })),
  ];
  if (page.roots.length > 0) return grow(underHeads(page.roots), problems, page.title);
  return { ...failed('reader-names-nothing'), problems: [...problems, problem('error', 'reader-names-nothing')] };
}

/** "1,200 men, 8 guns" on a line of its own, below what it tells of. */
function strengthOfItsOwn(top: Sprout, { text }: PageLine): boolean {
  const told = unitOf(`x ${text}`, top.source.line, text);
  if (told?.name !== 'x') return false;
  let taken = false;
  for (const figure of ['men', 'sabres', 'guns'] as const)
    if (told[figure] !== undefined && top[figure] === undefined) {
      top[figure] = told[figure];
      taken = true;
    }
  if (taken) top.marks.push(...told.marks);
  return taken;
}

/** "1st Battalion", "II. Bataillon", "Depot Squadron": a part that does not say of which regiment. */
const isNumberedPart = ({ name, level }: Sprout): boolean =>
  (level === 'battalion' || level === 'squadron') &&
  /^(?:\d{1,2}(?:st|nd|rd|th|er?|re|ème|me|\.)?|[IVX]{1,4}\.?|depot|fusilier|grenadier|field|(?:first|second|third|fourth))\s+(?:\p{L}+\s+)?\p{L}+\.?$/iu.test(
    name,
  );

/** A regiment that stands last and no further in holds the battalions that follow it. */
const belongsTo = (above: Open, { indent, cells }: PageLine): boolean =>
  above.node.level === 'regiment' && (cells !== undefined || above.indent >= indent);

/** A line with nothing but words that are no unit's. */
const isHead = (node: Sprout): boolean =>
  node.level === 'unknown' &&
  node.kind === undefined &&
  node.children.length === 0 &&
  node.parts === undefined &&
  node.marks.length === 0 &&
  [node.men, node.sabres, node.guns, node.points].every((figure) => figure === undefined);

/** A bare line above formations that stand no further in, as "ALLIES" above its corps, holds them up to the next one. */
function underHeads(roots: readonly Sprout[]): Sprout[] {
  if (!roots.some((node) => isFormation(node.level) || node.children.length > 0)) return [...roots];
  const out: Sprout[] = [];
  const held = new Set<Sprout>();
  for (const node of roots) {
    const head = out[out.length - 1];
    if (head && !isHead(node) && (isHead(head) || held.has(head))) {
      head.children.push(node);
      held.add(head);
    } else out.push(node);
  }
  return out;
}

/** Closes what the new entry does not belong to. */
function close(open: Open[], line: PageLine, unit: Sprout, flat: boolean): void {
  const high = height(unit.level);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    if (line.heading !== undefined) {
      if (top.heading !== undefined && top.heading < line.heading) return;
    } else if (top.heading !== undefined) return;
    else {
      const above = height(top.node.level);
      const formation = isFormation(top.node.level);
      const lower = above !== undefined && high !== undefined && high > above;
      const bothFormations = formation && isFormation(unit.level);
      if (top.indent < line.indent && !(bothFormations && !lower)) return;
      const level = top.indent === line.indent && formation;
      if (level && flat && (bothFormations ? lower : lower || high === undefined)) return;
      if (level && !line.bullet && !top.deeper && bothFormations && lower) return;
    }
    open.pop();
  }
}

export const pasted: Format = {
  id: 'pasted',
  looksLike: looksLikePasted,
  read: guarded(read),
};
