/** Text pasted from web pages and books: what belongs to what is told by indentation, bullets, headings and nouns. */

import { say } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { markStated, markUnread, type Stated } from './accounts.ts';
import { afterPage } from './after-page.ts';
import { fieldOf, takenForGunners } from './columns.ts';
import { beginsWithRank } from './commanders.ts';
import { looksLikePasted } from './detect.ts';
import { type Format, failed, guarded, problem, problemIn } from './format.ts';
import { groupsIn, headsGroup } from './groups.ts';
import { isHead, underHeads } from './heads.ts';
import { BATTLES, CHATTER, COMING, GROUPS, ON_TABLE, PARTS_OF_ABOVE } from './lexicon/manners.ts';
import { DATE, FURNITURE, PAGE_TITLES } from './lexicon/pages.ts';
import { isBareMan, isSum, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn } from './numbers.ts';
import { leads, settle, unitOf } from './one-unit.ts';
import { type PageLine, pageLines } from './page.ts';
import { cellsUnder, fromCells, type Heads, headedBy, headingsOf } from './pasted-cells.ts';
import { fromProse } from './prose.ts';
import { isAllied, isArmName, isFoe, isSideName, rankOf } from './sides.ts';
import { leftOut, sumOf, sumsTaken } from './sums.ts';
import { grow, height, isFormation, type Level, MAX_NODES, type Problem, type Reading, type Sprout } from './tree.ts';
import { chiefIn, commanderLine, cutOutside, isStaffLine, unitsInLine } from './unit-lines.ts';

const MOST_WORDS = 24;

interface Open {
  indent: number;
  readonly heading?: number;
  readonly node: Sprout;
  /** A row of a table is no heading. */
  readonly row: boolean;
  readonly bullet?: true;
  readonly over?: true;
  /** How far in it stood, where what it holds stands further out. */
  centred?: number;
  /** It has parts that stand further in. */
  deeper?: true;
  /** It holds divisions, as a corps does. */
  raised?: true;
}

/** A sentence of a letter, without a figure. */
const OF_US = /^\D*(?<!\p{L})(?:I|me|my|we|us|you|your|ich|wir|je|nous|vous)(?!\p{L})\D*[.!?]$/u;
/** "Jim," */
const TO_WHOM = /^\p{Lu}\p{Ll}+,$/u;

const isProse = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  if (words > 5 && OF_US.test(text)) return true;
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
  headsAt: number;
  /** The row of headings right above. */
  headCells: readonly string[] | undefined;
  /** Lines without a figure that head those below them, and how high they stand. */
  readonly groups: ReadonlyMap<number, Level>;
  /** The cells of the last headings, where tabs stand between them. */
  tabs: number;
  title: string | undefined;
  /** Who commands all that follows. */
  chief: string | undefined;
  /** When those come whom a heading over them says to come later. */
  coming: string | undefined;
  last: { readonly node: Sprout; readonly siblings: Sprout[] } | undefined;
  /** What was put under a heading that stands as far in, and rows of tables. */
  readonly flush: Set<Sprout>;
  readonly rows: Set<Sprout>;
  readonly stated: Stated[];
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
    headsAt: 0,
    headCells: undefined,
    groups: groupsIn(lines),
    tabs: 0,
    title: undefined,
    chief: undefined,
    coming: undefined,
    last: undefined,
    flush: new Set(),
    rows: new Set(),
    stated: [],
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
  if (
    !each.cells &&
    ((PAGE_TITLES.test(each.text) && !isSideName(each.text)) ||
      (BATTLES.test(each.text) && !speaksOfTroops(each.text)) ||
      (DATE.test(each.text) && page.roots.length < 2))
  ) {
    page.title ??= each.text;
    return true;
  }
  if (ON_TABLE.test(each.text)) {
    page.coming = undefined;
    return true;
  }
  const [, coming] = (!each.cells && COMING.exec(each.text)) || [];
  if (coming !== undefined) {
    page.coming = coming;
    return true;
  }
  if (page.roots.length === 0 && TO_WHOM.test(each.text)) return true;
  if (each.arrival === undefined && CHATTER.test(each.text) && !speaksOfTroops(each.text)) return true;
  if (!FURNITURE.test(each.text) && (each.cells || !isProse(each.text))) return false;
  page.prose.push(each.line);
  return true;
}

const speaksOfTroops = (text: string): boolean => figuresIn(text).found.length > 0;

/** A row of headings; whether it was one. */
function isHeadings(page: Page, each: PageLine, below: readonly PageLine[]): boolean {
  /** "wounded." below "Killed and" */
  if (page.heads && each.line - page.headsAt < 3 && /^\p{Ll}[\p{Ll} .,-]*$/u.test(each.text)) return true;
  if (!each.cells) {
    if (each.heading !== undefined) page.heads = undefined;
    return false;
  }
  /** The second row of headings says what each part of the first one's is. */
  const { headCells: over } = page;
  const headCells = each.cells.every((cell) => cell === '' || fieldOf(cell) !== undefined) ? over : undefined;
  const heads = each.cells.map((cell, i) =>
    cell === '' && headCells?.length === each.cells?.length ? (headCells?.[i] ?? '') : cell,
  );
  const named = headingsOf(heads, below);
  page.headCells = named && heads;
  if (!named) return false;
  page.problems.push(...takenForGunners(heads, named));
  page.heads = named;
  page.headsAt = each.line;
  const formation = headedBy(each.cells);
  for (const unit of formation === undefined ? [] : unitsInLine(formation, each.line))
    place(page, { line: each.line, indent: each.indent, text: each.text }, unit, true);
  page.tabs = each.tabbed?.every((cell) => cell !== '') ? each.tabbed.length : 0;
  return true;
}

/** A sum of what stands above it; whether it was one. */
function isSumLine(page: Page, each: PageLine, cells: readonly string[] | undefined): boolean {
  const top = topOf(page);
  if (each.cells && each.cells.length > 1 && each.cells.every((cell) => /^[\d.,'’ ]*\d$|^-*$/.test(cell))) {
    page.stated.push({ line: each.line, text: each.cells[0] ?? '' });
    page.totals.push(each.line);
    return true;
  }
  const first = each.cells?.find((cell) => cell !== '') ?? each.text;
  const names = page.open.map(({ node }) => node.name);
  if (!isSum(first, names) && !(cells === undefined && /^(?:\d{1,3}(?:[,.]\d{3})+|\d{3,5})$/.test(each.text)))
    return false;
  page.stated.push({ line: each.line, text: each.text });
  const sum = cells ? fromCells({ ...each, cells }, page.heads)[0] : sumOf(each.text, each.line);
  if (!(page.last && page.last.node === top && page.sums.take(top, page.last.siblings, sum)))
    (page.sums.lacks(top) ? page.lost : page.totals).push(each.line);
  return true;
}

/** What only tells of the men who lead what stands above it; whether it did. */
function isOfLeaders(page: Page, each: PageLine): boolean {
  const top = topOf(page);
  if (top && (isStaffLine(each.text) || PARTS_OF_ABOVE.test(each.text))) {
    const [man = '', ...others] = cutOutside(each.text, ';');
    const leader = others.length > 0 && others.every(isStaffLine) ? man.replace(/,.*$/u, '') : '';
    if (top.commander === undefined && top.children.length === 0 && (beginsWithRank(leader) || isBareMan(leader)))
      leads(top, leader);
    top.notes.push(each.text);
    return true;
  }
  if (each.cells || each.heading !== undefined) return false;
  const chief = chiefIn(each.text);
  if (chief !== undefined && (!top || !canLead(top))) {
    const army = page.open.find(({ node }) => node.level === 'army' && node.commander === undefined)?.node;
    if (army && top?.children.length === 0) leads(army, chief);
    else if (page.roots.every(isHead)) page.chief = chief;
    else return false;
    return true;
  }
  const man = commanderLine(each.text);
  if (man === undefined || !top || top.commander !== undefined || top.children.length > 0) return false;
  if (isTitled(man) && !canLead(top)) return false;
  leads(top, man);
  settle(top);
  return true;
}

/** A formation, a side or an arm: no line of a title, no regiment. */
const canLead = (top: Sprout): boolean =>
  isFormation(top.level) || isSideName(top.name) || isArmName(top) || GROUPS.test(top.name);

/** A bare line above the first formation of a level that stood right below an army: the other side's name. */
function startsAnew({ last, roots, open }: Page, unit: Sprout): void {
  const [first, second] = roots;
  if (
    !last ||
    !first ||
    !isHead(last.node) ||
    isArmName(last.node) ||
    GROUPS.test(last.node.name) ||
    !isFormation(unit.level)
  )
    return;
  const [army] = open;
  const atTop = isHead(first) && unit.level === second?.level;
  const inArmy =
    army !== undefined &&
    army.node !== last.node &&
    heads(army.node, army.row) < 1 &&
    army.node.children.some((child) => child !== last.node && child.level === unit.level);
  if (!atTop && !inArmy) return;
  last.siblings.splice(last.siblings.indexOf(last.node), 1);
  roots.push(last.node);
  open.length = 0;
  if (inArmy) open.push({ indent: 0, node: last.node, row: false });
}

/** A bare "Reserve Cavalry" right above a division stands as high as a corps, and holds it. */
function risesOver({ last, open }: Page, unit: Sprout): void {
  if (unit.level !== 'division' || !last || !isBareGroup(last.node)) return;
  const at = open.findIndex(({ node }) => node.level === 'corps');
  const above = open[at - 1];
  const own = open.at(-1);
  if (!above || own?.node !== last.node || own.heading !== undefined) return;
  last.siblings.splice(last.siblings.indexOf(last.node), 1);
  above.node.children.push(last.node);
  open.length = at;
  open.push({ ...own, raised: true });
}

const isBareGroup = ({ name, children, men, sabres, guns, parts }: Sprout): boolean =>
  /reserve/iu.test(name) &&
  GROUPS.test(name) &&
  children.length === 0 &&
  [men, sabres, guns, parts].every((figure) => figure === undefined);

/** Puts a unit where it belongs. */
function place(page: Page, each: PageLine, unit: Sprout, alone: boolean): void {
  const { open, roots } = page;
  startsAnew(page, unit);
  risesOver(page, unit);
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
  if (unit.level === 'army' || isSideName(unit.name)) page.coming = undefined;
  if (page.coming && !open.some(({ node }) => node.arrival)) unit.arrival ??= page.coming;
  if (parent && each.indent > parent.indent) parent.deeper = true;
  else if (parent && each.heading === undefined) page.flush.add(unit);
  if (each.cells) page.rows.add(unit);
  page.last = { node: unit, siblings: parent?.node.children ?? roots };
  page.last.siblings.push(unit);
  const inLine = alone && isFormation(unit.level) && unit.children.length > 0;
  open.push({
    ...(inLine && { deeper: true }),
    ...(each.bullet && { bullet: true }),
    ...(each.over && { over: true }),
    indent: each.indent,
    node: unit,
    row: each.cells !== undefined && unit.level === 'unknown',
    ...(each.heading !== undefined && { heading: each.heading }),
  });
}

function readLine(page: Page, each: PageLine, below: () => readonly PageLine[]): void {
  if (isAside(page, each) || isHeadings(page, each, each.cells ? below() : [])) return;
  const cells = cellsUnder(each, page.tabs);
  if (isSumLine(page, each, cells) || isOfLeaders(page, each)) return;
  const top = topOf(page);
  const units = cells ? fromCells({ ...each, cells }, page.heads) : unitsOf(each);
  if (each.arrival && units[0]) units[0].arrival = each.arrival;
  const group = page.groups.get(each.line);
  const [first] = units;
  if (group !== undefined && first && units.length === 1) headsGroup(first, group);
  if (units.length === 0 && !(top && !each.cells && strengthOfItsOwn(top, each))) page.prose.push(each.line);
  for (const unit of units) place(page, each, unit, units.length === 1);
}

/** "The French - V Corps": whose it is, and a formation of theirs. */
function unitsOf({ text, line }: PageLine): Sprout[] {
  const [, side = '', below = ''] = /^(.{3,40}?)\s*[–—:-]\s+(.+)$/u.exec(text) ?? [];
  const army = !isSideName(side) && hintsOf(side).level === 'army';
  const units = isSideName(side) || army ? unitsInLine(below, line) : [];
  const [first] = units;
  if (
    army &&
    first?.commander !== undefined &&
    units.length === 1 &&
    (isArmName(first) || GROUPS.test(first.name) || isFormation(first.level))
  ) {
    const whole = unitOf(side, line, text);
    if (whole) return [{ ...whole, level: 'army' }, first];
  }
  const head = isSideName(side) ? unitOf(side, line, text) : undefined;
  if (head && (beginsWithRank(below) || isBareMan(below))) return [{ ...leads(head, below), level: 'army' }];
  if (head && first?.level === 'army') return [{ ...first, name: `${side} - ${first.name}` }];
  if (head && first && units.length === 1 && isFormation(first.level)) return [{ ...head, level: 'army' }, ...units];
  return unitsInLine(text, line);
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
  if (page.roots.length > 0) {
    const { title, chief, flush, rows } = page;
    const roots = afterPage(underHeads(page.roots), { title, chief, flush, rows, text });
    if (!roots.some(isTold)) {
      const told = fromProse(lines.filter(({ text }) => isProse(text)));
      if (told.length > 0) return grow(told, problems, title);
    }
    markUnread(lines, roots, page.heads !== undefined);
    markStated(page.stated, roots);
    return grow(roots, problems, title);
  }
  const told = fromProse(lines.filter(({ text }) => isProse(text)));
  if (told.length > 0) return grow(told, problems, page.title);
  return { ...failed('reader-names-nothing'), problems: [...problems, problem('error', 'reader-names-nothing')] };
}

/** Whether an entry gives a strength that a list gives, not a sentence. */
const isTold = (node: Sprout): boolean =>
  (node.name.length < 100 && (node.men ?? node.sabres) !== undefined) || node.children.some(isTold);

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

/** No regiment had more; what has a higher number is one itself. */
const MOST_BATTALIONS = 8;

/** "1st Battalion", "II. Bataillon", "Depot Squadron": a part that does not say of which regiment. */
const isNumberedPart = ({ name, level }: Sprout): boolean =>
  Number(/^\d+/.exec(name)?.[0] ?? 0) <= MOST_BATTALIONS &&
  (level === 'battalion' || level === 'squadron') &&
  /^(?:\d{1,2}(?:st|nd|rd|th|er?|re|ème|me|\.)?|[IVX]{1,4}\.?|depot|fusilier|grenadier|field|(?:first|second|third|fourth))\s+(?:\p{L}+\s+)?\p{L}+\.?$/iu.test(
    name,
  );

/** A regiment that stands last and no further in holds the battalions that follow it. */
const belongsTo = (above: Open, { indent, cells }: PageLine): boolean =>
  above.node.level === 'regiment' && (cells !== undefined || above.indent >= indent);

/** A heading holds what follows it, or may: it has neither a number of its own nor the name of a regiment. */
const heads = (node: Sprout, row: boolean): number => rankOf(node, !row || node.children.length > 0);

/** Whether a formation of another nation stands on the other side, as far as the names tell it. */
const isOfFoe = (army: Sprout, unit: Sprout): boolean =>
  !isAllied(army.name) && isFoe(guessNation(army.name), guessNation(unit.name));

const CORPS = height('corps') ?? 9;

/** "French" below the Russians and Prussians of an allied army: the other side. */
const isAgainst = (army: Sprout, unit: Sprout): boolean =>
  guessNation(unit.name) === 'France' && army.children.some(({ name }) => isFoe(guessNation(name), 'France'));

/** No division had more guns; what has is a corps' or an army's. */
const MOST_OF_DIVISION = 30;

const hasGuns = (node: Sprout): boolean =>
  node.guns !== undefined || node.kind === 'artillery' || node.children.some(hasGuns);

/** Whether what is open holds what stands as far in as it does. */
function holdsBeside(top: Open, line: PageLine, unit: Sprout, flat: boolean, beside?: readonly Sprout[]): boolean {
  const above = top.raised ? CORPS : heads(top.node, top.row);
  const below = heads(unit, line.cells !== undefined);
  if (above >= 1 && top.deeper) return false;
  if (top.raised && below < 9 && !isFormation(unit.level)) return false;
  /** "Infantería", "Caballería" under each division. */
  if (isFormation(top.node.level) && above >= 2 && isArmName(unit)) {
    const { children } = top.node;
    if (below === 3 && isBare(top.node) && isBare(unit)) return true;
    if (children.some(isArmName) && !children.some(({ name }) => name === unit.name)) return true;
  }
  /** A head with nothing of its own holds what follows. */
  if (above === 3 && GROUPS.test(top.node.name) && unit.level === 'division' && top.node.men === undefined)
    return top.node.children.length === 0
      ? top.node.commander !== undefined
      : top.node.children.some(({ level }) => level === unit.level);
  const guns =
    unit.kind === 'artillery' || (unit.guns !== undefined && unit.men === undefined && unit.sabres === undefined);
  if (guns && above >= 3 && (unit.guns ?? 0) > MOST_OF_DIVISION) return false;
  if (guns && above >= 3 && top.node.kind === 'cavalry' && !isFormation(top.node.level)) return false;
  if (above === 9 || (line.bullet && !flat)) return false;
  if (
    guns &&
    beside &&
    !line.cells &&
    (unit.guns ?? 0) > 0 &&
    beside.filter(({ level }) => level === top.node.level).length > 1 &&
    !beside.some(hasGuns)
  )
    return false;
  if (below === 9) {
    if (top.deeper) return false;
    /** Batteries are a division's. */
    return !(above === 4 && unit.kind === 'artillery' && top.node.kind !== 'artillery');
  }
  if (above === 0 && below === 0.5)
    return (isAllied(top.node.name) || guessNation(top.node.name) === undefined) && !isAgainst(top.node, unit);
  if (above === 3 && below === 4 && isArmName(top.node) && unit.level === 'unknown') return true;
  if (above < 1 && isOfFoe(top.node, unit)) return false;
  return below > above;
}

const isBare = ({ men, sabres, guns, children }: Sprout): boolean =>
  men === undefined && sabres === undefined && guns === undefined && children.length === 0;

/** A heading in the middle of the page, over what begins at its left. */
const isCentred = ({ indent, node, row }: Open, line: PageLine, unit: Sprout): boolean =>
  indent > line.indent &&
  node.children.length === 0 &&
  !line.bullet &&
  (heads(node, row) < Math.min(9, heads(unit, false)) || (GROUPS.test(node.name) && isFormation(unit.level)));

/** Closes what the new entry does not belong to. */
function close(open: Open[], line: PageLine, unit: Sprout, flat: boolean): void {
  const high = height(unit.level);
  const beside = open.findIndex(({ centred }) => centred !== undefined && centred === line.indent);
  if (beside >= 0 && heads(unit, false) < 9) open.length = beside;
  for (let top = open.at(-1); top; top = open.at(-1)) {
    if (top.over && line.cells) return;
    if (line.heading !== undefined) {
      if (top.heading !== undefined && top.heading < line.heading) return;
    } else if (top.heading !== undefined) return;
    else if (isCentred(top, line, unit)) {
      top.centred = top.indent;
      top.indent = line.indent;
      return;
    } else if (top.indent < line.indent) {
      const above = height(top.node.level);
      const lower = above !== undefined && high !== undefined && high > above;
      /** Bullets below a formation that gives its strength are what it has, whatever they are called. */
      const whole = line.bullet && !top.bullet && top.node.men !== undefined;
      if (whole || !(isFormation(top.node.level) && isFormation(unit.level) && !lower)) return;
    } else if (top.centred !== undefined && top.indent === line.indent && heads(unit, false) > 1) return;
    else if (top.indent === line.indent && holdsBeside(top, line, unit, flat, open.at(-2)?.node.children)) return;
    open.pop();
  }
}

export const pasted: Format = {
  id: 'pasted',
  looksLike: looksLikePasted,
  read: guarded(read),
};
