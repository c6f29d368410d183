/** Text pasted from web pages and books: what belongs to what is told by indentation, bullets, headings and nouns. */
import { thousands } from '../../book/figures.ts';
import { type Field, fieldOf, fieldsOf, takenForGunners } from './columns.ts';
import { beginsWithRank, readCommander } from './commanders.ts';
import { looksLikePasted } from './detect.ts';
import { FORMAT_TITLES, type Format, failed, guarded, linesInWords, problem } from './format.ts';
import { isBareMan, isSum } from './names.ts';
import { hintsOf } from './nouns.ts';
import { numberOf, readFigure } from './numbers.ts';
import { unitOf } from './one-unit.ts';
import { type PageLine, pageLines } from './page.ts';
import { lostSums, sumOf, sumsTaken } from './sums.ts';
import {
  grow,
  height,
  isFormation,
  type Level,
  MAX_NODES,
  markUnknown,
  type Problem,
  type Reading,
  type Sprout,
} from './tree.ts';
import { commanderLine, cutOutside, isStaffLine, unitsInLine } from './unit-lines.ts';

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

type Heads = { readonly [F in Field]?: number };

/** A row below headings between tabs: where it has as many cells as they, none of them was left out to fill a gap. */
const cellsUnder = (each: PageLine, tabs: number): readonly string[] | undefined =>
  each.tabbed?.length === tabs ? each.tabbed : each.cells;

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
  if (skipped.totals.length > 0)
    problems.push(
      problem(
        'note',
        `Sums that the text gives itself were not taken as units: ${linesInWords(skipped.totals)}.`,
        skipped.totals[0]!,
      ),
    );
  problems.push(...lostSums(skipped.lost));
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

/** A row of headings: two known words, or all of a short row. */
function headingsOf(cells: readonly string[], below: readonly PageLine[]): Heads | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const heads: Partial<Record<Field, number>> = {};
  const rows = below.map((each) => cellsUnder(each, cells.length)?.slice(-cells.length) ?? []);
  const fields = fieldsOf(cells, rows);
  fields.forEach((field, i) => {
    if (field && heads[field] === undefined) heads[field] = i;
  });
  const known = Object.keys(heads).length;
  /** The cell above the names was left empty, and is lost where the columns are told by gaps. */
  const nameless = (['name', 'regiment', 'battalions', 'commander', ...LEVEL_FIELDS] as const).every(
    (field) => heads[field] === undefined,
  );
  if (nameless && cells.every((cell) => fieldOf(cell) !== undefined) && known >= 2)
    return { name: 0, ...Object.fromEntries(Object.entries(heads).map(([field, at]) => [field, at + 1])) };
  return known >= 2 || (known === 1 && cells.length <= 2 && heads.name !== undefined) ? heads : undefined;
}

function fromCells(each: PageLine & { readonly cells: readonly string[] }, heads: Heads | undefined): Sprout[] {
  const cells = aligned(each.cells, heads);
  const levels = heads
    ? LEVEL_FIELDS.flatMap((field) => (heads[field] === undefined ? [] : [{ field, at: heads[field] }]))
    : [];
  const nameAt =
    heads?.name ??
    unitColumn(cells, heads) ??
    (levels.length > 0 ? -1 : cells.findIndex((cell) => /\p{L}/u.test(cell)));
  const above = levels.flatMap(({ field, at }) =>
    at === nameAt ? [] : formationOf(cells[at] ?? '', field, each.line),
  );
  const name = cells[nameAt] ?? '';
  const units = name === '' ? [] : unitsInLine(name, each.line);
  const taken = new Set([nameAt, ...levels.map(({ at }) => at)]);
  const node = units.length === 1 ? units[0] : units.length === 0 ? above[above.length - 1] : undefined;
  if (node) {
    cells.forEach((cell, at) => {
      if (taken.has(at) || cell === '') return;
      const field = heads && (Object.entries(heads) as [Field, number][]).find(([, column]) => column === at)?.[0];
      fillFrom(node, cell, field, heads !== undefined);
    });
    node.source = { line: each.line, text: each.text.slice(0, 500) };
  }
  return [...above, ...units];
}

const LEVEL_FIELDS = ['army', 'wing', 'corps', 'division', 'brigade'] as const satisfies readonly (Field & Level)[];

/** A cell that spans several rows is missing from all but the first: what is left stands in the last columns. */
function aligned(cells: readonly string[], heads: Heads | undefined): readonly string[] {
  const widest = heads ? Math.max(...Object.values(heads)) + 1 : 0;
  return cells.length < widest && heads?.name !== 0
    ? [...Array<string>(widest - cells.length).fill(''), ...cells]
    : cells;
}

/** A cell of the column "Division": its name, and its commander on a line of his own. */
function formationOf(cell: string, level: Level, line: number): Sprout[] {
  const [first = '', ...rest] = cutOutside(cell, ';');
  const [node] = first === '' ? [] : unitsInLine(first, line);
  if (!node) return [];
  node.level = level;
  for (const more of rest) {
    const { name, rank, notes } = readCommander(more);
    if (node.commander === undefined && name !== '' && (beginsWithRank(more) || isBareMan(more))) {
      node.commander = name;
      if (rank) node.rank = rank;
      node.notes.push(...notes);
    } else node.notes.push(more);
  }
  return [node];
}

/** Without a column of names, the units stand in the column of regiments or battalions. */
function unitColumn(cells: readonly string[], heads: Heads | undefined): number | undefined {
  const at =
    heads?.regiment ??
    (heads?.battalions !== undefined && /\p{L}/u.test(cells[heads.battalions] ?? '') ? heads.battalions : undefined);
  return at !== undefined && (cells[at] ?? '') !== '' ? at : undefined;
}

function fillFrom(node: Sprout, cell: string, field: Field | undefined, headed: boolean): void {
  if (field === 'gunners') return;
  if (field === 'commander' || (!headed && beginsWithRank(cell))) {
    const { name, rank, notes } = readCommander(cell);
    if (name !== '') node.commander = name;
    if (rank) node.rank = rank;
    node.notes.push(...notes);
    return;
  }
  const { value, unknown, approximate } = readFigure(cell.replace(/^\(|\)$/g, ''));
  const figure = figureFor(node, field, value);
  if (value !== undefined && figure) {
    if (figure === 'parts')
      node.parts = { count: value, of: field === 'squadrons' || node.kind === 'cavalry' ? 'squadron' : 'battalion' };
    else if (value > 0) {
      node[figure] ??= value;
      if (approximate) node.marks.push({ figure, was: cell, why: 'approximate' });
    } else markUnknown(node, figure, cell);
    return;
  }
  if (unknown) {
    if (figure && figure !== 'parts') markUnknown(node, figure, cell);
    return;
  }
  const told = unitOf(`x ${cell}`, node.source.line, cell);
  const leading = numberOf(/^[\d,.'’ ]+(?=\s)/.exec(cell)?.[0]?.trim() ?? '');
  if (leading !== undefined && leading >= 100) node[node.kind === 'cavalry' ? 'sabres' : 'men'] ??= leading;
  if (told?.men !== undefined && node.men === undefined && leading === undefined) node.men = told.men;
  if (told?.sabres !== undefined) node.sabres ??= told.sabres;
  if (told?.guns !== undefined) node.guns ??= told.guns;
  if (told?.parts) node.parts ??= told.parts;
  node.marks.push(
    ...(told?.marks.filter((mark) => mark.why === 'approximate' || node[mark.figure] === undefined) ?? []),
  );
  const hints = hintsOf(cell);
  const saidNothing =
    leading === undefined &&
    told?.men === undefined &&
    told?.guns === undefined &&
    told?.parts === undefined &&
    told?.sabres === undefined;
  if (field === 'nation') node.nation = cell;
  else if (field === 'arrival') node.arrival = cell;
  else if (saidNothing && hints.kind && field !== 'name') node.kind ??= hints.kind;
  else if (saidNothing) node.notes.push(cell);
}

/** So few under "strength" are the pieces of a battery, not its men. */
const MOST_PIECES = 24;

function figureFor(
  node: Sprout,
  field: Field | undefined,
  value: number | undefined,
): 'men' | 'sabres' | 'guns' | 'points' | 'parts' | undefined {
  if (field === 'men' && node.kind === 'artillery' && (value ?? 0) <= MOST_PIECES && node.guns === undefined)
    return 'guns';
  if (field === 'men') return node.kind === 'cavalry' ? 'sabres' : 'men';
  if (field === 'sabres' || field === 'guns' || field === 'points') return field;
  if (field === 'battalions' || field === 'squadrons') return 'parts';
  if (field !== undefined) return undefined;
  if (node.kind === 'artillery' && (value ?? 0) <= 60) return 'guns';
  if (value !== undefined && value < 30) return node.men === undefined && node.sabres === undefined ? 'parts' : 'guns';
  return node.kind === 'cavalry' ? 'sabres' : 'men';
}

export const pasted: Format = {
  id: 'pasted',
  title: FORMAT_TITLES.pasted,
  looksLike: looksLikePasted,
  read: guarded(read),
};
