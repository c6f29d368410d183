/** Text pasted from web pages and books: what belongs to what is told by indentation, bullets, headings and nouns. */
import { thousands } from '../book/figures.ts';
import { takenForGunners } from './columns.ts';
import { readCommander } from './commanders.ts';
import { looksLikePasted } from './detect.ts';
import { FORMAT_TITLES, type Format, failed, guarded, linesInWords, problem } from './format.ts';
import { isSum } from './names.ts';
import { unitOf } from './one-unit.ts';
import { type PageLine, pageLines } from './page.ts';
import { cellsUnder, fromCells, type Heads, headingsOf } from './pasted-cells.ts';
import { leftOut, sumOf, sumsTaken } from './sums.ts';
import { grow, height, isFormation, MAX_NODES, type Problem, type Reading, type Sprout } from './tree.ts';
import { commanderLine, isStaffLine, unitsInLine } from './unit-lines.ts';

const TITLES = /\b(?:orders? of battle|ordre de bataille|schlachtordnung|oob|ordini di battaglia)\b/iu;
const FURNITURE =
  /^(?:https?:|www\.|sources?\b|references?\b|notes?:|see also|external links|contents|copyright|©|back to|home\b|retrieved|page \d|\[?edit\]?$|key:|legend)/iu;
const MOST_WORDS = 24;
const MONTHS = 'jan|feb|f[ée]v|m[aä]r|mars|apr|avr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]t|sep|o[ck]t|nov|d[ée][cz]';
/** "15 May 1811", "May 15th, 1811", "15.5.1811": when it was, not who. */
const DATE = new RegExp(
  `^(?:(?:${MONTHS})\\p{L}*\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}(?:st|nd|rd|th|er|\\.)?(?:\\s*[-–]\\s*\\d{1,2}(?:st|nd|rd|th|\\.)?)?\\s*(?:of\\s+)?(?:${MONTHS})\\p{L}*\\.?,?\\s+\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}|\\(?1[78]\\d\\d\\)?)(?:$|,|\\s*\\()`,
  'iu',
);

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

function read(text: string): Reading {
  const page = pageLines(text);
  if (page.length === 0) return failed('There is no text here to read.');
  if (page.length > MAX_NODES)
    return failed(`The text has more than ${thousands(MAX_NODES)} lines, so none of it was read.`);
  const problems: Problem[] = [];
  const skipped = { totals: [] as number[], lost: [] as number[], prose: [] as number[], tooLong: [] as number[] };
  const sums = sumsTaken();
  const indents = new Set(page.filter((each) => each.heading === undefined).map((each) => each.indent));
  const flat = indents.size <= 1;
  const roots: Sprout[] = [];
  const open: Open[] = [];
  let heads: Heads | undefined;
  /** The cells of the last headings, where tabs stand between them. */
  let tabs = 0;
  let title: string | undefined;
  let last: { readonly node: Sprout; readonly siblings: Sprout[] } | undefined;

  for (const [i, each] of page.entries()) {
    const top = open[open.length - 1]?.node;
    if (each.tooLong) {
      skipped.tooLong.push(each.line);
      continue;
    }
    if (TITLES.test(each.text) && !each.cells) {
      title ??= each.text;
      continue;
    }
    if (DATE.test(each.text) && !each.cells && roots.length < 2) {
      title ??= each.text;
      continue;
    }
    if (FURNITURE.test(each.text) || (isProse(each.text) && !each.cells)) {
      skipped.prose.push(each.line);
      continue;
    }
    if (each.cells) {
      const named = headingsOf(each.cells, page.slice(i + 1, i + 201));
      if (named) {
        problems.push(...takenForGunners(each.cells, named));
        heads = named;
        tabs = each.tabbed?.every((cell) => cell !== '') ? each.tabbed.length : 0;
        continue;
      }
    } else if (each.heading !== undefined) heads = undefined;
    const first = each.cells?.find((cell) => cell !== '') ?? each.text;
    const names = open.map(({ node }) => node.name);
    if (isSum(first, names)) {
      const sum = each.cells
        ? fromCells({ ...each, cells: cellsUnder(each, tabs)! }, heads)[0]
        : sumOf(each.text, each.line);
      if (last && last.node === top && sums.take(top, last.siblings, sum)) continue;
      (sums.lacks(top) ? skipped.lost : skipped.totals).push(each.line);
      continue;
    }
    if (top && isStaffLine(each.text)) {
      top.notes.push(each.text);
      continue;
    }
    const man = each.cells || each.heading !== undefined ? undefined : commanderLine(each.text);
    if (man !== undefined && top && top.commander === undefined && top.children.length === 0) {
      const { name, rank, notes } = readCommander(man);
      top.commander = name;
      if (rank) top.rank = rank;
      top.notes.push(...notes);
      continue;
    }
    const cells = cellsUnder(each, tabs);
    const units = cells ? fromCells({ ...each, cells }, heads) : unitsInLine(each.text, each.line);
    if (units.length === 0) {
      if (top && !each.cells && strengthOfItsOwn(top, each)) continue;
      skipped.prose.push(each.line);
      continue;
    }
    for (const unit of units) {
      if (
        last &&
        isHead(last.node) &&
        roots[0] &&
        isHead(roots[0]) &&
        isFormation(unit.level) &&
        unit.level === roots[1]?.level
      ) {
        last.siblings.splice(last.siblings.indexOf(last.node), 1);
        roots.push(last.node);
        open.length = 0;
      }
      if (isNumberedPart(unit) && top && belongsTo(top, open, each)) {
        top.children.push(unit);
        if (unit.kind === undefined && top.kind) unit.kind = top.kind;
        if (unit.type === undefined && top.type) unit.type = top.type;
        continue;
      }
      close(open, each, unit, flat || heads !== undefined);
      const parent = open[open.length - 1];
      if (parent && each.indent > parent.indent) parent.deeper = true;
      last = { node: unit, siblings: parent?.node.children ?? roots };
      last.siblings.push(unit);
      open.push({ indent: each.indent, node: unit, ...(each.heading !== undefined && { heading: each.heading }) });
    }
  }
  problems.push(...leftOut('text', skipped.totals, skipped.lost));
  if (skipped.prose.length > 0)
    problems.push(
      problem('warning', `Not taken as units, check them: ${linesInWords(skipped.prose)}.`, skipped.prose[0]!),
    );
  if (skipped.tooLong.length > 0) {
    const where = linesInWords(skipped.tooLong);
    const sentence = `Too long for one unit, and left out: ${where}. Put every unit on a line of its own, and read it again.`;
    problems.push(problem('error', sentence, skipped.tooLong[0]!));
  }
  if (roots.length === 0)
    return {
      ...failed('No line of this text names a formation or a unit.'),
      problems: [...problems, problem('error', 'No line of this text names a formation or a unit.')],
    };
  return grow(underHeads(roots), problems, title);
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
const belongsTo = (top: Sprout, open: readonly Open[], { indent, cells }: PageLine): boolean =>
  top.level === 'regiment' && (cells !== undefined || open[open.length - 1]!.indent >= indent);

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
  while (open.length > 0) {
    const top = open[open.length - 1]!;
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
  title: FORMAT_TITLES.pasted,
  looksLike: looksLikePasted,
  read: guarded(read),
};
