/** Rows of cells within pasted text: which of them are headings, and what the cells below those say. */
import { guessNation } from '../scenarios/nations.ts';
import { chiefIn } from './chief-lines.ts';
import { FIELDS, type Field, fieldOf, fieldsOf, mountsAt, RATED } from './columns.ts';
import { beginsWithRank, leads as leadsAs, readCommander } from './commanders.ts';
import { cutOutside } from './items.ts';
import { HOUR_IN } from './lexicon/manners.ts';
import { mannered } from './manners.ts';
import { isBareMan, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn, numberOf, readFigure } from './numbers.ts';
import { leads, settle, take, unitOf } from './one-unit.ts';
import type { PageLine } from './page.ts';
import { isArmName, isSideName } from './sides.ts';
import { figureColumns, realigned } from './spanned.ts';
import { height, isFormation, type Level, markUnknown, type Sprout, sprout } from './tree.ts';
import { unitsInLine } from './unit-lines.ts';

export type Heads = { readonly [F in Field]?: number } & { readonly mounts?: number };

/** A row below headings between tabs: where it has as many cells as they, none of them was left out to fill a gap. */
const ofAll = ({ tabbed, cells }: PageLine, tabs: number): readonly string[] | undefined =>
  tabbed?.length === tabs ? tabbed : cells;

/** The columns below headings between tabs, and which of them hold figures. */
export interface Tabs {
  readonly n: number;
  readonly figures: readonly number[];
}
export const NO_TABS: Tabs = { n: 0, figures: [] };

export function tabsUnder({ cells = [], tabbed }: PageLine, heads: Heads, below: readonly PageLine[]): Tabs {
  if (!tabbed || tabbed.includes('', 1)) return NO_TABS;
  /** The names' column has no heading: a cell more stands below. */
  const all = heads.name === 0 && widthUnder(heads) === cells.length + 1 ? ['', ...cells] : tabbed;
  return {
    n: all.length,
    figures: figureColumns(
      all,
      below.map((each) => each.tabbed ?? []),
    ),
  };
}

/** The same, where a row is shorter because cells above it span it. */
export const cellsUnder = (each: PageLine, { n, figures }: Tabs): readonly string[] | undefined =>
  realigned(each.tabbed ?? [], n, figures) ?? ofAll(each, n);

/** "1st Division (Coll)   Bns   Men": a formation that stands where the names' heading would, and the headings behind it. */
export function headedBy([first = '', ...heads]: readonly string[]): string | undefined {
  const all = heads.length > 1 && heads.every((head) => fieldOf(head) !== undefined);
  return all && fieldOf(first) === undefined && isFormation(hintsOf(first).level) ? first : undefined;
}

/** "FML. Chasteler   Bat.   Mann": he leads what stands above. */
export const manOverHeads = ([first = '', ...heads]: readonly string[]): string | undefined =>
  heads.length > 1 && heads.every((head) => fieldOf(head) !== undefined) && beginsWithRank(first) ? first : undefined;

const hasOtherLevel = (name: string, whole: string): boolean => {
  const { level } = hintsOf(name);
  return level !== undefined && level !== whole;
};

/** A row of headings: two known words, or all of a short row. */
export function headingsOf(cells: readonly string[], below: readonly PageLine[]): Heads | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const heads: Partial<Record<Field | 'mounts', number>> = {};
  const rows = below.map((each) => ofAll(each, cells.length)?.slice(-cells.length) ?? []);
  const fields = fieldsOf(cells, rows, true);
  fields.forEach((field, i) => {
    if (field && heads[field] === undefined) heads[field] = i;
  });
  const mounts = mountsAt(cells, fields, rows);
  if (mounts >= 0) heads.mounts = mounts;
  /** "Verband" and "Truppenteil" both head names: one name of the first goes over several rows of the second. */
  const [coarse, fine, ...more] = fields.flatMap((field, at) => (field === 'name' || field === 'regiment' ? [at] : []));
  const namesIn = (at: number): number => new Set(rows.flatMap((row) => row[at] || [])).size;
  if (
    coarse !== undefined &&
    fine !== undefined &&
    more.length === 0 &&
    fields[coarse] === 'name' &&
    heads.division === undefined &&
    namesIn(coarse) * 3 < namesIn(fine) * 2
  ) {
    delete heads.regiment;
    Object.assign(heads, { division: coarse, name: fine });
  }
  /** "Formation" beside "Regiment": whose the regiments are. */
  if (
    heads.name === undefined &&
    heads.parent !== undefined &&
    heads.regiment !== undefined &&
    heads.division === undefined
  ) {
    const { parent, regiment } = heads;
    delete heads.parent;
    delete heads.regiment;
    Object.assign(heads, { division: parent, name: regiment });
  }
  /** Whatever heads them, groups of rows stand before the names. */
  const merged = rows.some(([first = '']) => first === '') && rows.some(([first = '']) => /\p{L}{3}/u.test(first));
  if (heads.name === 1 && fields[0] === undefined && cells[0] !== '' && merged) heads.wing = 0;
  const known = Object.keys(heads).length;
  /** The cell above the names was left empty, and is lost where the columns are told by gaps. */
  const wider = below.some((each) => (each.cells?.length ?? 0) > cells.length);
  if (heads.name === undefined && heads.parent === 0 && !wider) {
    heads.name = 0;
    delete heads.parent;
  }
  /** "CORPS" over regiments and divisions: whatever is there. */
  const [whole, ...levels] = LEVEL_FIELDS.filter((field) => heads[field] !== undefined);
  const alone = levels.length === 0 && heads.regiment === undefined && heads.name === undefined;
  if (alone && whole && heads[whole] === 0 && rows.some(([first = '']) => hasOtherLevel(first, whole))) {
    delete heads[whole];
    heads.name = 0;
  }
  const nameless = (['name', 'regiment', 'commander', ...LEVEL_FIELDS] as const).every(
    (field) => heads[field] === undefined,
  );
  /** A first column whose heading nobody knows holds the names where words stand below it. */
  const firsts = rows.map(([first = '']) => first).filter((first) => first !== '');
  const worded = firsts.filter((first) => /\p{L}{2}/u.test(first) && numberOf(first) === undefined);
  if (nameless && fields[0] === undefined && cells[0] !== '' && known >= 2 && worded.length * 2 > firsts.length)
    return { ...heads, name: 0 };
  /** The names have no heading, and stand in a column more. */
  const beside = known >= 2 && below.find((each) => each.cells)?.cells?.length === cells.length + 1;
  const plain = cells.every((cell) => fieldOf(cell) !== undefined);
  if (nameless && (beside || (plain && known >= 2)))
    return { name: 0, ...Object.fromEntries(Object.entries(heads).map(([field, at]) => [field, at + 1])) };
  return known >= 2 ? heads : undefined;
}

/** "27th Division; Maj. Gen. Neverovsky": a man on a line of his own in the cell of what he leads. */
const ledCell = (cell: string): string =>
  cell.replace(/^([^;()]{3,60});\s+([^;()]{3,60})$/u, (whole, head: string, man: string) =>
    isFormation(hintsOf(head).level) && (beginsWithRank(man) || isBareMan(man)) ? `${head} (${man})` : whole,
  );

/** "Ladoga Inf. Rgt | 2 bns | 1,000 men" behind "1st Bde" */
function isUnit([name = '', ...cells]: readonly string[]): boolean {
  const { level, kind } = hintsOf(name);
  const isOne = (kind !== undefined || level !== undefined) && !isFormation(level) && !beginsWithRank(name);
  return (
    isOne &&
    cells.some((cell) => /\d{3}|\d\s\p{L}/u.test(cell)) &&
    /\p{Lu}\p{L}{2}|\d(?:st|nd|rd|th|er?|\.)\s\p{L}{3}/u.test(name) &&
    figuresIn(name).found.length === 0 &&
    !/\d{3}/.test(name) &&
    !isArmName({ name })
  );
}

export function fromCells(row: PageLine & { readonly cells: readonly string[] }, heads: Heads | undefined): Sprout[] {
  const each = { ...row, cells: row.cells.map(ledCell) };
  const [side = '', ...own] = each.cells;
  /** "16th Division" in a column of its own, before the first of its units. */
  if (heads ? heads.name === 0 && own.length === widthUnder(heads) && /\p{L}{3}/u.test(own[0] ?? '') : isUnit(own)) {
    const [formation] = unitsInLine(side, each.line);
    if (formation && isFormation(formation.level)) {
      formation.children.push(...fromCells({ ...each, cells: own }, heads));
      return [formation];
    }
  }
  const cells = aligned(withoutSurplus(unjoined(each.cells, heads), heads), heads);
  const levels = heads
    ? LEVEL_FIELDS.flatMap((field) => {
        const at = heads[field] ?? (field === 'army' ? heads.side : undefined);
        return at === undefined ? [] : [{ field, at }];
      })
    : [];
  const nameAt =
    heads?.name ??
    unitColumn(cells, heads) ??
    (levels.length > 0 ? -1 : cells.findIndex((cell) => /\p{L}/u.test(cell)));
  /** "Formation" left of "Brigade" holds the brigades. */
  const others = inOtherColumns(cells, heads, nameAt, each.line);
  const under = levels.findIndex(({ at }) => at > (heads?.parent ?? at));
  const above = levels.flatMap(({ field, at }, i) => [
    ...(i === under ? others : []),
    ...(at === nameAt ? [] : formationOf(cells[at] ?? '', field, each.line, i === levels.length - 1)),
  ]);
  if (under < 0) above.push(...others);
  const led = heads?.commander === undefined ? '' : (cells[heads.commander] ?? '');
  const over = levels.findLast(({ at }) => at + 1 === heads?.commander && (cells[at] ?? '') !== '');
  const beside =
    heads?.parent !== undefined && heads.parent + 1 === heads.commander && (cells[heads.parent] ?? '') !== '';
  const leads = over
    ? above.findLast(({ level }) => (height(level) ?? 0) >= (height(over.field) ?? 0))
    : beside
      ? others.at(-1)
      : undefined;
  if (leads && led !== '') unled(leads, each.text);
  if (leads && led !== '' && leads.commander === undefined) {
    const { name: man, rank } = readCommander(led);
    Object.assign(leads, { commander: man, ...(rank && { rank }) });
  }
  const name = cells[nameAt] ?? '';
  const told =
    name === '' ? [] : isOne(name) ? [unitOf(name, each.line, name) ?? []].flat() : unitsInLine(name, each.line);
  /** Several units with one strength are one entry. */
  const whole = told.length > 1 && above.length === 0 && !cells.some((cell, at) => at !== nameAt && cell.includes(';'));
  const units = whole
    ? [sprout(name, each.line, name, { children: told, ...(told[0]?.kind && { kind: told[0].kind }) })]
    : told;
  const taken = new Set([
    nameAt,
    ...levels.map(({ at }) => at),
    ...(heads?.parent === undefined ? [] : [heads.parent]),
    ...(leads && heads?.commander !== undefined ? [heads.commander] : []),
  ]);
  const [only] = units;
  /** "Slade's Brigade: 1st Dragoons | 388", "Infantry: Buffs | 900 men": the figures are the regiment's, the first of several. */
  const [first, ...more] = only && ((heads && isFormation(only.level)) || isArmName(only)) ? only.children : [];
  const inside = first && more.length === 0 && (first.men ?? first.sabres ?? first.guns) === undefined;
  const node = units.length === 1 ? (inside ? first : only) : above[above.length - 1];
  /** What arm they are is told before how many. */
  const order = [...cells.entries()].sort(([a], [b]) => Number(b === heads?.kind) - Number(a === heads?.kind));
  for (const [at, cell] of order) {
    if (taken.has(at) || cell === '') continue;
    const field = heads && FIELDS.find((each) => heads[each] === at);
    /** Two units in one cell, and the strength of each in another. */
    const apart = cutOutside(cell, ';');
    if (units.length > 1 && apart.length === units.length)
      for (const [i, unit] of units.entries()) fillFrom(unit, apart[i] ?? '', field, heads !== undefined);
    else if (node) fillFrom(node, cell, field, heads !== undefined);
  }
  if (node && isMounted(node, heads?.mounts === undefined ? undefined : numberOf(cells[heads.mounts] ?? ''))) {
    node.kind = 'cavalry';
    settle(node);
  }
  if (node) node.source = { line: each.line, text: each.text.slice(0, 500) };
  const lowest = above[above.length - 1];
  if (lowest && units.length > 1) lowest.children.push(...units);
  return lowest && units.length > 1 ? above : [...above, ...units];
}

/** Nearly a horse for each man, and no word of what they are: horsemen. */
const isMounted = ({ kind, men, guns, level }: Sprout, horses: number | undefined): boolean =>
  kind === undefined &&
  guns === undefined &&
  !isFormation(level) &&
  men !== undefined &&
  horses !== undefined &&
  horses >= men * LEAST_MOUNTED &&
  horses <= men * MOST_MOUNTED;
const [LEAST_MOUNTED, MOST_MOUNTED] = [0.7, 1.2];

/** "13th Hussars, depot sqn (1 sqn)", "Combined Grenadiers, 9th Division": one unit, whatever commas stand in its name. */
function isOne(name: string): boolean {
  const [, ...others] = cutOutside(name, ',');
  const [, count = others.length + 1] = /\((\d{1,2})\s?(?:ba?t?|bns?|sq|es[ck]|co|komp)\p{L}*\.?\)$/iu.exec(name) ?? [];
  return others.some((other) => isFormation(hintsOf(other).level)) || Number(count) <= others.length;
}

const LEVEL_FIELDS = ['army', 'wing', 'corps', 'division', 'brigade'] as const satisfies readonly (Field & Level)[];

const widthUnder = (heads: Heads): number => Math.max(...Object.values(heads)) + 1;

export const goesOnInside = (cells: readonly string[], heads: Heads | undefined): boolean =>
  heads !== undefined && heads.name !== 0 && cells.length < widthUnder(heads);

/**
 * The one column of formations is empty before the name: the row is of the formation that stood there last. Where there
 * are two, guns may be the higher one's.
 */
export const goesOnBelow = (cells: readonly string[], { name = 0, ...heads }: Heads = {}): boolean =>
  LEVEL_FIELDS.filter((field) => (heads[field] ?? name) < name).length === 1 &&
  cells.slice(0, name).every((cell) => cell === '');

/** "Sharpshooters 35" in a row that is a cell short: two that ran together. */
function unjoined(cells: readonly string[], heads: Heads | undefined): readonly string[] {
  const short = heads?.name === 0 && cells.length === widthUnder(heads) - 1;
  const joined = short ? cells.filter((cell, i) => (i > 0 || /[–—-]$/.test(cell)) && JOINED.test(cell)) : [];
  return joined.length === 1 ? cells.flatMap((cell) => (cell === joined[0] ? cell.split(JOINED) : [cell])) : cells;
}
const JOINED = /(?<=^\p{L}{4,}) (?=\d[\d.,]*$)| (?=[–—-]$)/u;

/** "39th Regiment | 2 Battalions | 1,045": a cell more than columns, and words in it, goes on with the name. */
function withoutSurplus(cells: readonly string[], heads: Heads | undefined): readonly string[] {
  const [name = '', more = '', ...rest] = cells;
  const isSurplus = heads?.name === 0 && cells.length === widthUnder(heads) + 1 && /\p{L}{2}/u.test(more);
  return isSurplus && rest.every((cell) => !/\p{L}/u.test(cell)) ? [`${name}, ${more}`, ...rest] : cells;
}

/** A cell that spans several rows is missing from all but the first: what is left stands in the last columns. */
function aligned(cells: readonly string[], heads: Heads | undefined): readonly string[] {
  const widest = heads ? widthUnder(heads) : 0;
  return goesOnInside(cells, heads) ? [...Array<string>(widest - cells.length).fill(''), ...cells] : cells;
}

/** Under "Command", or a formation where commanders stand else. */
function inOtherColumns(cells: readonly string[], heads: Heads | undefined, nameAt: number, line: number): Sprout[] {
  if (!heads) return [];
  const { parent, commander } = heads;
  const over = parent !== undefined && parent !== nameAt ? (cells[parent] ?? '') : '';
  const led = commander !== undefined && commander > nameAt === false ? (cells[commander] ?? '') : '';
  const group = over === '' ? undefined : unitOf(over, line, over);
  if (group && group.level === 'unknown') group.level = isSideName(over) ? 'army' : 'wing';
  const { level } = hintsOf(led);
  const formation = isFormation(level) && !beginsWithRank(led) ? unitOf(led, line, led) : undefined;
  return [group, formation].flatMap((each) => each ?? []);
}

/** "1,860 men" on a line of its own within a cell. */
function takesFigures(node: Sprout, text: string): boolean {
  const { found, rest } = figuresIn(text);
  if (found.length === 0 || /\p{L}/u.test(rest)) return false;
  take(node, found);
  return true;
}

/** A cell of the column "Division": its name, and its commander on a line of his own. */
function formationOf(cell: string, level: Level, line: number, lowest: boolean): Sprout[] {
  const [first = '', ...rest] = cutOutside(cell, ';');
  const [node] = first === '' ? [] : unitsInLine(first, line);
  if (!node) return [];
  /** "1st Brigade" in a column of divisions and brigades. */
  const isLower = isFormation(node.level) && (height(node.level) ?? 0) > (height(level) ?? 0);
  if (!lowest || !isLower) node.level = level;
  /** "Guillaume Philibert Duhesme" in a column of divisions. */
  const [man = ''] = first.split(',');
  if (
    node.commander === undefined &&
    (beginsWithRank(first) || (isBareMan(man) && man.includes(' ') && !/(?<!\p{L})\p{Ll}{4}/u.test(man)))
  )
    leads(node, first);
  for (const told of rest) {
    const more = told.replace(/^\(([^()]*)\)$/u, '$1');
    const man = readCommander(more);
    if (node.commander === undefined && man.name !== '' && (beginsWithRank(more) || isBareMan(more)))
      leadsAs(node, man);
    else if (!takesFigures(node, more)) {
      const [, time] = HOUR_IN.exec(more) ?? [];
      if (time !== undefined) node.arrival ??= time;
      node.notes.push(more);
    }
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

const COUNTS: ReadonlySet<Field | undefined> = new Set(['men', 'sabres', 'guns', 'battalions', 'squadrons', undefined]);

/** Without whom its name tells in brackets. */
function unled(node: Sprout, row: string): void {
  if (node.commander === undefined || !row.includes(`(${node.commander})`)) return;
  node.notes.push(node.commander);
  delete node.commander;
  delete node.rank;
}

function fillFrom(node: Sprout, cell: string, field: Field | undefined, headed: boolean): void {
  if (field === 'gunners') return;
  const chief = chiefIn(cell);
  if (chief !== undefined && node.commander === undefined) {
    leads(node, chief);
    return;
  }
  const free = node.commander === undefined;
  const isMan =
    beginsWithRank(cell) ||
    (free &&
      (isTitled(cell) ||
        (isFormation(node.level) &&
          node.level !== 'army' &&
          !RATED.test(cell) &&
          isBareMan(cell) &&
          guessNation(cell) === undefined)));
  /** A man stands in a column of figures where his line is a heading between the rows. */
  const named = beginsWithRank(cell) || (field !== undefined && headed && isBareMan(cell));
  const isAmongFigures = COUNTS.has(field) && !/\d/.test(cell) && named && node.commander === undefined;
  if (field === 'commander' || (!headed && isMan) || isAmongFigures) {
    /** "1st Division (Ney)" under "Formation" beside "Meunier" under "Commander": the column says who leads it. */
    if (field === 'commander' && headed) unled(node, node.source.text);
    leadsAs(node, readCommander(cell));
    return;
  }
  if (headed && (field === undefined || field === 'notes') && /^[\d.,% ]+$/.test(cell)) return;
  const { value, unknown, approximate } = readFigure(cell.replace(/^\(|\)$/g, ''));
  const figure = figureFor(node, field, value);
  if (value !== undefined && figure) {
    if (figure === 'parts') {
      /** Of a brigade of both the battalions stand first. */
      if (value > 0)
        node.parts ??= {
          count: value,
          of: field === 'squadrons' || node.kind === 'cavalry' ? 'squadron' : 'battalion',
        };
    } else if (value > 0) {
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
  const first = numberOf(/^[\d,.'’ ]+(?=\s)/.exec(cell)?.[0]?.trim() ?? '');
  /** "3 Bat. 2.610 Mann" begins with another figure. */
  const leading =
    first !== undefined && first >= 100 && first !== told?.sabres && first !== told?.guns ? first : undefined;
  if (leading !== undefined) node[node.kind === 'cavalry' ? 'sabres' : 'men'] ??= leading;
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
  else if (saidNothing && hints.kind && field === 'kind') {
    node.kind = hints.kind;
    settle(node);
  } else if (saidNothing && hints.kind && field !== 'name') node.kind ??= hints.kind;
  else if (saidNothing) {
    const man = /^[^,]*,\s+([^,]+)$/u.exec(cell)?.[1] ?? '';
    /** "Lt-Col. Ross" among remarks, and nothing else. */
    const { name, notes } = readCommander(cell);
    const isOnlyMan = field === 'notes' && beginsWithRank(cell) && isBareMan(name) && notes.length === 0;
    if (isOnlyMan && node.commander === undefined) leads(node, cell);
    if (node.commander === undefined && isSideName(node.name) && beginsWithRank(man)) leads(node, man);
    const { arrival } = mannered(`${node.name}, ${cell}`);
    if (arrival) node.arrival ??= arrival;
    node.notes.push(cell);
  }
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
