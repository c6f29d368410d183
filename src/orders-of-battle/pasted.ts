/** Text pasted from web pages and books: what belongs to what is told by indentation, bullets, headings and nouns. */

import { say } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { afterPage } from './after-page.ts';
import { audited } from './audit.ts';
import { byBattle } from './battles.ts';
import { blocksOf, isOutline } from './blocks.ts';
import { chiefIn, commanderLine } from './chief-lines.ts';
import { fieldOf, takenForGunners } from './columns.ts';
import { beginsWithRank, readCommander } from './commanders.ts';
import { goesOn } from './continued.ts';
import { type Format, failed, guarded, notUnits, problem, problemIn } from './format.ts';
import { groupsIn, headsGroup } from './groups.ts';
import { ledOver, unitsOf } from './heading-lines.ts';
import { isSide, underHeads } from './heads.ts';
import { canLead, isOfLeaders, ledInSentence, menOverUnits } from './leader-lines.ts';
import { chiefOfTitle, manBehind } from './led-lines.ts';
import { ADDS_UP, BATTLES, CHATTER, COMING, IS_NOTE, STARTING } from './lexicon/manners.ts';
import { DATE, DATE_INSIDE, FURNITURE, OF_PAGE, PAGE_TITLES, SECTIONS } from './lexicon/pages.ts';
import { withoutLoose } from './loose.ts';
import { mounted } from './mounted.ts';
import { isBareMan, isSum } from './names.ts';
import { hintsOf } from './nouns.ts';
import { speaksOfTroops } from './numbers.ts';
import { ofItsNation } from './of-its-nation.ts';
import { leads, settle, unitOf } from './one-unit.ts';
import { hasTooMany, type PageLine, pageLines } from './page.ts';
import {
  cellsUnder,
  fromCells,
  goesOnBelow,
  goesOnInside,
  type Heads,
  headedBy,
  headingsOf,
  manOverHeads,
  NO_TABS,
  type Tabs,
  tabsUnder,
} from './pasted-cells.ts';
import { notOpen, type Places, place } from './places.ts';
import { inSentences } from './prose.ts';
import { isAllied, isSideName } from './sides.ts';
import { withCapitals } from './spelling.ts';
import { isHeading, isProse, tellsStory } from './stories.ts';
import { closesSum, isNameless, leftOut, sumOf, sumsTaken } from './sums.ts';
import { hasCapitals, isTalkLine } from './talk.ts';
import { arrivalsBelow, comesLater, isCorrection } from './told-below.ts';
import { grow, isFormation, type Level, MAX_NODES, type Problem, type Reading, type Sprout, sprout } from './tree.ts';
import { unitsInLine } from './unit-lines.ts';
import { isOfSiege, isRating, NUMBERED, whichSides } from './which-sides.ts';
import { located, unwrapped } from './wrapped.ts';

/** What has been read of a page so far. */
interface Page extends Places {
  readonly problems: Problem[];
  readonly sums: ReturnType<typeof sumsTaken>;
  heads: Heads | undefined;
  headsAt: number;
  /** The row of headings right above. */
  headCells: readonly string[] | undefined;
  /** Lines without a figure that head those below them, and how high they stand. */
  readonly groups: ReadonlyMap<number, Level>;
  /** Lines that head both sides. */
  readonly sides: ReadonlySet<PageLine>;
  /** Men who head what stands further in. */
  readonly men: ReadonlySet<PageLine>;
  /** Formations of a column of their own. */
  readonly grouped: Set<Sprout>;
  /** The cells of the last headings, where tabs stand between them. */
  tabs: Tabs;
  title: string | undefined;
  /** Who commands all that follows. */
  chief: string | undefined;
  /** The line of the last sum, and of a note that is not at its end. */
  stated: number;
  noted: number;
  /** Most lines have capital letters. */
  readonly capitals: boolean;
  /** The first line of the list and its last. */
  readonly list: readonly [number, number];
  /** Lines that are no units, by why. */
  readonly totals: number[];
  readonly lost: number[];
  readonly prose: number[];
  readonly tooLong: number[];
}

function newPage(lines: readonly PageLine[]): Page {
  const entries = lines.filter((each) => (each.cells ?? speaksOfTroops(each.text)) && !tellsStory(each));
  const indents = new Set(lines.filter(({ heading }) => heading === undefined).map(({ indent }) => indent));
  return {
    problems: [],
    sums: sumsTaken(),
    roots: [],
    open: [],
    flat: indents.size <= 1,
    stepped: isOutline(lines),
    blocks: blocksOf(lines),
    heads: undefined,
    headsAt: 0,
    headCells: undefined,
    groups: groupsIn(lines),
    sides: whichSides(lines),
    men: menOverUnits(lines),
    grouped: new Set(),
    tabs: NO_TABS,
    title: undefined,
    chief: undefined,
    coming: undefined,
    last: undefined,
    flush: new Set(),
    rows: new Set(),
    stated: -9,
    noted: -9,
    capitals: hasCapitals(entries.map(({ text }) => text)),
    list: [entries[0]?.line ?? 0, entries.at(-1)?.line ?? 0],
    totals: [],
    lost: [],
    prose: [],
    tooLong: [],
  };
}

const topOf = ({ open }: Page): Sprout | undefined => open.at(-1)?.node;

/** Says when, and names nobody. */
const isDated = (text: string): boolean => {
  const { level, kind } = hintsOf(text);
  return (
    level === undefined &&
    kind === undefined &&
    DATE_INSIDE.test(text) &&
    !speaksOfTroops(text) &&
    !beginsWithRank(text) &&
    guessNation(text) === undefined
  );
};

const sidesIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[^\p{L}]+/u).flatMap((word) => guessNation(word) ?? (isAllied(word) ? 'allies' : [])));

/** What says when and where, or is no part of the list at all; whether it was that. */
function isAside(page: Page, each: PageLine): boolean {
  if (each.tooLong) {
    page.tooLong.push(each.line);
    return true;
  }
  const goesOn = page.noted === each.line - 1 && !isSideName(each.text);
  const isLong = each.text.length > LEAST_NOTED && !/[.!?]\W*$/u.test(each.text);
  if (!each.cells && isLong && (goesOn || IS_NOTE.test(each.text))) page.noted = each.line;
  if (!each.cells && goesOn) {
    page.prose.push(each.line);
    return true;
  }
  if (!each.cells && ledInSentence(page.open, each.text)) {
    page.prose.push(each.line);
    return true;
  }
  if (
    !each.cells &&
    ((PAGE_TITLES.test(each.text) && !isSideName(each.text)) ||
      (SECTIONS.test(each.text) && !speaksOfTroops(each.text) && sidesIn(each.text).size !== 1) ||
      (isOfSiege(each.text) && !speaksOfTroops(each.text)) ||
      (BATTLES.test(each.text) && !speaksOfTroops(each.text)) ||
      (DATE.test(each.text) && page.roots.length < 2) ||
      isDated(each.text))
  ) {
    page.title ??= each.text;
    return true;
  }
  if (!each.cells && STARTING.test(each.text)) {
    page.coming = undefined;
    return true;
  }
  const [, coming] = (!each.cells && COMING.exec(each.text)) || [];
  if (coming !== undefined) {
    const above = page.open.at(-1);
    /** "Arrival: 11:30, by the Makow road" in the list of what is told of a division. */
    if (above && above.indent < each.indent && above.node.children.length === 0 && /^\p{L}+\s*:/u.test(each.text)) {
      above.node.arrival ??= coming;
      return true;
    }
    page.coming = coming;
    while (!page.flat && (page.open.at(-1)?.indent ?? -1) >= each.indent && !page.open.at(-1)?.side) page.open.pop();
    return true;
  }
  const [first, last] = page.list;
  if (
    !each.cells &&
    (IS_NOTE.test(each.text) ||
      (/^[†‡§]\s/u.test(each.text) && !speaksOfTroops(each.text)) ||
      (tellsStory(each) && (each.line > last || (each.line < first && /[.!?…]\W*$|[?!]\s+\p{Lu}/u.test(each.text)))))
  ) {
    page.prose.push(each.line);
    return true;
  }
  if (page.capitals && !each.cells && each.arrival === undefined && each.line > first && isTalkLine(each.text)) {
    page.prose.push(each.line);
    return true;
  }
  if (each.arrival === undefined && CHATTER.test(each.text) && !speaksOfTroops(each.text) && !isHeading(each.text))
    return true;
  if (!FURNITURE.test(each.text) && (each.cells || !(isProse(each.text) || ADDS_UP.test(each.text)))) return false;
  page.prose.push(each.line);
  const chief = chiefOfTitle(each.text);
  if (page.roots.length === 0 && chief !== undefined) page.title ??= each.text;
  else if (page.roots.length === 1 && page.roots[0]?.children.length === 0) page.chief ??= chief;
  return true;
}

/** Letters of a note that goes on in the next line. */
const LEAST_NOTED = 45;

/** "Arriving at 3 p.m.: General Anrep" heads those whom he brings: "Anrep: General Anrep". */
function broughtBy(each: PageLine): PageLine | undefined {
  const [, time, man = ''] = (!each.cells && BRINGS.exec(each.text)) || [];
  if (!time || !COMING.test(time) || !beginsWithRank(man)) return undefined;
  return { ...each, text: `${readCommander(man).name.split(' ').at(-1)}: ${man}` };
}
/** "GM. Stipsicz" over his regiments: "Stipsicz: GM. Stipsicz" */
const calledByMan = (each: PageLine): PageLine => {
  const { name } = readCommander(each.text);
  return { ...each, text: `${name.split(' ').at(-1)}: ${each.text}` };
};
const BRINGS = /^([^:]{3,40}\d[^:]{0,12}(?::\d\d[^:]{0,8})?):\s+(\D{5,60})$/u;

/** "Bns or" above "Sqns" */
const GOES_ON_BELOW = /(?:\s(?:ou|or|oder|und|et|and|o)|[/&])$/iu;

const FAR = 40;

/** A row of headings; whether it was one. */
function isHeadings(page: Page, told: PageLine, below: readonly PageLine[]): boolean {
  const { cells, tabbed } = told;
  /** The names' cell was left empty before the first tab. */
  const left = cells && tabbed?.[0] === '' && tabbed.length === cells.length + 1 && cells.every(fieldOf);
  const each = left ? { ...told, cells: tabbed } : told;
  /** "wounded." below "Killed and" */
  if (page.heads && each.line - page.headsAt < 3 && /^\p{Ll}[\p{Ll} .,-]*$/u.test(each.text)) return true;
  if (!each.cells) {
    if (each.heading !== undefined) page.heads = undefined;
    if (each.indent < FAR || /\d/.test(each.text)) return false;
    return fieldOf(each.text) !== undefined || (page.headsAt > 0 && each.line - page.headsAt < 2);
  }
  /** The second row of headings says what each part of the first one's is. */
  const { headCells: over } = page;
  const headCells = each.cells.every((cell) => cell === '' || fieldOf(cell) !== undefined) ? over : undefined;
  const heads = each.cells.map((cell, i) => {
    const upper = over?.[i] ?? '';
    if (GOES_ON_BELOW.test(upper)) return `${upper} ${cell}`;
    return cell === '' && (i === 0 || headCells?.length === each.cells?.length) ? upper : cell;
  });
  const known = headingsOf(heads, below);
  const named = left && known ? { name: 0, ...known } : known;
  page.headCells = named && heads;
  /** "Rank and    Guns." far from what stands at the left, and the rest of it below. */
  const apart = each.indent >= FAR && heads.some((cell) => fieldOf(cell) !== undefined) && !/\d/.test(each.text);
  if (apart) page.headsAt = each.line;
  if (!named) return apart;
  page.problems.push(...takenForGunners(heads, named));
  page.heads = named;
  page.headsAt = each.line;
  const top = page.open.at(-1);
  if (top && isFormation(top.node.level) && top.node.children.length === 0) top.table = true;
  const man = manOverHeads(each.cells);
  if (man !== undefined && top && top.node.commander === undefined) leads(top.node, man);
  const formation = headedBy(each.cells);
  for (const unit of formation === undefined ? [] : unitsInLine(formation, each.line))
    place(page, { line: each.line, indent: each.indent, text: each.text }, unit, true);
  page.tabs = tabsUnder(each, named, below);
  return true;
}

const isSilent = (node: Sprout): boolean =>
  node.men === undefined && node.sabres === undefined && node.children.every(isSilent);

/** What is open, and over it all that stands at the top of the page below its last side. */
function sumsUp(sum: Sprout, { roots, open }: Page, belowSum = false): boolean {
  const children = roots.slice(Math.max(0, roots.findLastIndex(isSide)));
  for (const root of children) mounted(root, false);
  return closesSum(sum, [{ node: sprout('', 0, '', { children }) }, ...open], belowSum);
}

/** A sum below units of which none tells a strength is their formation's: the one it names, or that stands further out. */
function givesOnlySum({ open, totals }: Page, { line, text, indent }: PageLine, sum: Sprout): boolean {
  const ownSum = (node: Sprout): boolean =>
    isFormation(node.level) || (node.kind === 'cavalry' && canLead(node) && sum.men === undefined);
  const silent = open.filter(({ node }) => ownSum(node) && node.children.length > 0 && isSilent(node));
  const named = silent.find(({ node }) => text.toLowerCase().includes(node.name.toLowerCase()));
  const inside = silent.findLast((each) => each.heading === undefined && each.indent < indent);
  /** "1st column: 4 squadrons of Mack, 6 of Albert. Total 1,850." */
  const sameLine = silent.findLast(({ node }) => node.source.line === line);
  const below = open.at(-1)?.node;
  if (below && isFormation(below.level) && below.children.length === 0) return false;
  const whole = named ?? inside ?? sameLine ?? (silent.length === 1 ? silent[0] : undefined);
  if (!whole || (sum.men === undefined && sum.sabres === undefined)) return false;
  const { node } = whole;
  if (sum.men !== undefined) node.men = sum.men;
  if (sum.sabres !== undefined) node.sabres = sum.sabres;
  if (sum.guns !== undefined) node.guns ??= sum.guns;
  settle(node);
  totals.push(line);
  return true;
}

/** A sum of what stands above it; whether it was one. */
function isSumLine(page: Page, each: PageLine, cells: readonly string[] | undefined): boolean {
  const top = topOf(page);
  if (each.cells && each.cells.length > 1 && each.cells.every((cell) => /^[\d.,'’ ]*\d$|^-*$/.test(cell))) {
    page.stated = each.line;
    page.totals.push(each.line);
    return true;
  }
  const first = each.cells?.find((cell) => cell !== '') ?? each.text;
  const names = page.open.map(({ node }) => node.name);
  if (!isSum(first, names) && !(cells === undefined && /^[—–=-]*\s*(?:\d{1,3}(?:[,.]\d{3})+|\d{3,5})$/.test(each.text)))
    return false;
  page.stated = each.line;
  const sum = cells ? fromCells({ ...each, cells }, page.heads)[0] : sumOf(each.text, each.line);
  if (sum && !cells && givesOnlySum(page, each, sum)) return true;
  if (sum) sumsUp(sum, page);
  if (!(page.last && page.last.node === top && page.sums.take(top, page.last.siblings, sum)))
    (page.sums.lacks(top) ? page.lost : page.totals).push(each.line);
  return true;
}

function readLine(page: Page, told: PageLine, below: () => readonly PageLine[]): void {
  const given = goesOn(page, told);
  if (!given) return;
  if (page.sides.has(given)) {
    beginsSide(page, given);
    return;
  }
  if (comesLater(page, given) || isCorrection(page, given)) return;
  const each = page.men.has(given) ? calledByMan(given) : isAside(page, given) ? broughtBy(given) : given;
  if (!each || isHeadings(page, each, each.cells ? below() : [])) return;
  const cells = cellsUnder(each, page.tabs);
  if (isSumLine(page, each, cells) || isOfLeaders(page, each)) return;
  const top = topOf(page);
  const [after] = each.bullet ? [] : below();
  const next = cells ? undefined : after;
  /** "Russian Guard and Grenadiers", and who leads them on the next line. */
  const headed =
    next?.line === each.line + 1 &&
    !/\d/.test(each.text) &&
    commanderLine(next.text) !== undefined &&
    unitsOf(each)[0]?.commander === undefined;
  const one = headed ? unitOf(each.text, each.line, each.text) : undefined;
  const led = one || cells ? undefined : ledOver(each, next);
  const units = led
    ? [led]
    : cells
      ? fromCells({ ...each, cells }, page.heads)
      : ofItsNation(page.open, one ? [one] : unitsOf(each));
  if (each.arrival && units[0]) units[0].arrival = each.arrival;
  if (each.quality && units[0]) units[0].quality.push({ scale: 'quality', value: each.quality });
  if (each.absent) units[0]?.notes.push(each.absent);
  const group = page.groups.get(each.line);
  const [first] = units;
  const belowSum = each.line - page.stated < 3;
  if (first && units.length === 1 && isNameless(first, belowSum) && sumsUp(first, page, belowSum)) {
    page.stated = each.line;
    page.totals.push(each.line);
    return;
  }
  if (group !== undefined && first && units.length === 1) headsGroup(first, group);
  if (units.length === 0 && !(top && !each.cells && strengthOfItsOwn(page, top, each))) page.prose.push(each.line);
  const fresh = each.cells || units.length > 1 ? notOpen(page.open, units) : units;
  /** Of bullets none holds another that stands as far in. */
  const within = each.bullet && units.length > 1 && units.every(({ level }) => isFormation(level)) ? STEP_WITHIN : 0;
  /** Formations of one column stand beside each other. */
  if (cells && page.heads?.parent !== undefined && cells[page.heads.parent] !== '' && fresh.length > 1 && fresh[0]) {
    const at = page.open.findIndex(({ node }) => page.grouped.has(node));
    if (at >= 0) page.open.length = at;
    page.grouped.add(fresh[0]);
  }
  /** A cell that spans rows is missing from all but the first. */
  const short = cells && (each.tabbed?.length ?? cells.length) < cells.length && cells[0] === '';
  const spanned =
    cells && (short || goesOnInside(cells, page.heads) || goesOnBelow(cells, page.heads) || isInGroup(page, cells));
  if (cells) closeToDash(page, cells);
  const level = after && hintsOf(after.text.split(/[:(]/)[0] ?? '').level;
  const beside = { ...each, ...(spanned && { inside: true }), ...(level && { next: level }) };
  for (const [i, unit] of fresh.entries())
    place(page, within > 0 ? { ...each, indent: each.indent + i * within } : beside, unit, units.length === 1);
}

/** A dash in the column of brigades, as `cells-broken.ts` hands it on: the row is the division's own. */
function closeToDash({ heads, open }: Page, cells: readonly string[]): void {
  const { brigade } = heads ?? {};
  if (brigade === undefined || cells[brigade] !== '−') return;
  const at = open.findLastIndex(({ node }) => node.level === 'division' || node.level === 'corps');
  if (at >= 0) open.length = at + 1;
}

/** The column that tells whose they are is empty, and what it told last stands right below its side. */
function isInGroup({ heads, open }: Page, cells: readonly string[]): boolean {
  const { parent, name } = heads ?? {};
  const [side, group, formation] = open;
  if (parent === undefined || parent === name || cells[parent] !== '' || !side?.side || !group) return false;
  return isFormation(group.node.level) && !isFormation(formation?.node.level ?? 'unknown');
}

/** A side holds all that follows, up to the next one. */
function beginsSide(page: Page, each: PageLine): void {
  const told = (each.cells ?? [each.text]).filter((cell) => cell !== '' && !(each.cells && isRating(cell)));
  const [head = '', man] = told;
  /** "ALLIES | Ostermann-Tolstoy" */
  const apart = told.length === 2 && man !== undefined && (isBareMan(man) || beginsWithRank(man)) ? man : undefined;
  const whole = apart === undefined ? told.join(', ') : head;
  /** "I. Preußisches Korps" is the first of several. */
  const ofSide = ['army', 'wing', undefined].includes(hintsOf(whole.split(/[:(]/)[0] ?? '').level);
  const text = ofSide ? whole.replace(NUMBERED, '') : whole;
  const { cells: _, ...line } = { ...each, text };
  const [army, ...more] = unitsOf(line);
  if (each.heading !== undefined) page.heads = undefined;
  page.open.length = 0;
  page.coming = undefined;
  if (!army) return;
  /** What stands above the first is its title. */
  if (page.roots.every(({ children }) => children.length === 0) && page.roots.every(isSilent)) {
    page.title ??= page.roots[0]?.source.text;
    page.roots.length = 0;
  }
  army.level = 'army';
  const chief =
    army.commander === undefined
      ? (apart ?? chiefOfTitle(text) ?? chiefIn(text.replace(/^[^.:,–—]{3,60}[.:,–—]\s+/u, '')) ?? manBehind(text))
      : undefined;
  if (chief !== undefined) leads(army, chief);
  for (const unit of [army, ...more]) place(page, line, unit, false);
  const [side] = page.open;
  if (side) side.side = true;
}

const STEP_WITHIN = 0.25;

/** Lines below a row of headings that tell what its columns hold. */
const LINES_BELOW = 200;

const TOO_MANY = say('reader-too-many-lines', { most: MAX_NODES });

function read(given: string): Reading {
  const { text, lineOf } = unwrapped(withCapitals(given));
  const { tree, problems } = readPage(text, lineOf);
  return { tree: { ...tree, roots: tree.roots.map((root) => located(root, lineOf)) }, problems };
}

function readPage(text: string, lineOf: (line: number) => number): Reading {
  const all = pageLines(text);
  const lines = all.filter((each) => each.cells || !OF_PAGE.test(each.text));
  if (lines.length === 0) return failed('reader-no-lines');
  if (all.length > MAX_NODES) return failed(TOO_MANY);
  const told = inSentences(text, lines);
  if (told) return told;
  const page = newPage(lines);
  page.prose.push(...all.flatMap((each) => (lines.includes(each) ? [] : each.line)));
  for (const [i, each] of lines.entries()) readLine(page, each, () => lines.slice(i + 1, i + 1 + LINES_BELOW));
  const { kept, lines: loose } = withoutLoose(underHeads(page.roots));
  page.prose.push(...loose);
  const problems = [
    ...page.problems,
    ...leftOut(page.totals.map(lineOf), page.lost.map(lineOf)),
    ...notUnits([...new Set(page.prose.map(lineOf))].sort((a, b) => a - b)),
    ...problemIn('error', page.tooLong, (lines) => say('reader-lines-too-long', { lines })),
  ];
  if (page.roots.length > 0) {
    const { title, chief, flush, rows } = page;
    const roots = afterPage(kept, { title, chief, flush, rows, text });
    arrivalsBelow(roots, lines);
    return audited(text, grow(roots, problems, title), lines);
  }
  return { ...failed('reader-names-nothing'), problems: [...problems, problem('error', 'reader-names-nothing')] };
}

/** "1,200 men, 8 guns" on a line of its own, below what it tells of. */
function strengthOfItsOwn(page: Page, top: Sprout, each: PageLine): boolean {
  const { text } = each;
  const told = unitOf(`x ${text}`, top.source.line, text);
  if (told?.name !== 'x') return false;
  /** Below several units of which none tells one, it is their formation's. */
  const several = page.open.at(-2)?.node.children ?? [];
  if (several.length > 1 && !isFormation(top.level) && givesOnlySum(page, each, told)) return true;
  let taken = false;
  /** "9 battalions, 5,850 men" and below it "14 squadrons, 1,960 men" */
  if (told.parts?.of === 'squadron' && told.men !== undefined) {
    told.sabres = told.men;
    delete told.men;
  }
  for (const figure of ['men', 'sabres', 'guns'] as const)
    if (told[figure] !== undefined && top[figure] === undefined) {
      top[figure] = told[figure];
      taken = true;
    }
  if (taken) top.marks.push(...told.marks);
  return taken;
}

export const pasted: Format = { read: guarded((text) => (hasTooMany(text) ? failed(TOO_MANY) : byBattle(text, read))) };
