/** Where a line of a page belongs: what is open above it, what that may hold, and what it closes. */
import { guessNation } from '../scenarios/nations.ts';
import type { Block } from './blocks.ts';
import { areOfTwo, isBare, isCapital, isList, isRegiment, tellsFigure } from './figures-of.ts';
import { isHead } from './heads.ts';
import { heldInBlock, holdsAlike, isLedBlock } from './in-blocks.ts';
import { OWNED_BY } from './lexicon/lines.ts';
import { GROUPS, OF_ALLY } from './lexicon/manners.ts';
import { isNumberedPart } from './numbered-parts.ts';
import type { PageLine } from './page.ts';
import { isAllied, isArmName, isFoe, isSideName, nationOfUnit, rankOf } from './sides.ts';
import { height, isFormation, type Sprout } from './tree.ts';

export interface Open {
  indent: number;
  /** Where the middle of its line stands. */
  readonly middle?: number;
  readonly heading?: number;
  readonly node: Sprout;
  /** A row of a table is no heading. */
  readonly row: boolean;
  readonly bullet?: true;
  readonly over?: true;
  /** How far in it stood, where what it holds stands further out. */
  centred?: number;
  /** How far in its first part stands that stands further in. */
  inner?: number;
  /** It has parts that stand further in. */
  deeper?: true;
  /** It holds divisions, as a corps does. */
  raised?: true;
  /** It heads a side: all that follows is its own, up to the next one. */
  side?: true;
  /** The sum of its parts stood below them. */
  summed?: true;
  /** A row of headings of its own stands right below it. */
  table?: true;
}

/** What a page has so far, and what of it may still take more. */
export interface Places {
  readonly roots: Sprout[];
  readonly open: Open[];
  /** All lines stand equally far in. */
  readonly flat: boolean;
  /** How far in a line stands tells whose part it is. */
  readonly stepped: boolean;
  /** By lines: the blocks between blank lines that they stand in. */
  readonly blocks: ReadonlyMap<number, Block>;
  /** A table's headings, where it is in one. */
  readonly heads?: unknown;
  /** When those come whom a heading over them says to come later. */
  coming: string | undefined;
  last: { readonly node: Sprout; readonly siblings: Sprout[] } | undefined;
  /** What was put under a heading that stands as far in, and rows of tables. */
  readonly flush: Set<Sprout>;
  readonly rows: Set<Sprout>;
}

/** A bare line above the first formation of a level that stood right below an army: the other side's name. */
function startsAnew({ last, roots, open }: Places, unit: Sprout): void {
  const [first, second] = roots;
  if (
    !last ||
    !first ||
    open[0]?.side ||
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

/** A bare "Reserve Cavalry", or "Young Guard – Ney" that heads its block, right above a division: as high as a corps, and holds it. */
function risesOver({ last, open, blocks }: Places, unit: Sprout): void {
  if (unit.level !== 'division' || !last || !isBare(last.node)) return;
  const { node } = last;
  const isGroup = GROUPS.test(node.name) || CAVALRY_RESERVE.test(node.name);
  if (!(isGroup && /r[ée]serv/iu.test(node.name)) && !(isLedBlock(blocks, node, unit) && (isGroup || isArmName(node))))
    return;
  const at = open.findIndex(({ node }) => node.level === 'corps');
  const above = open[at - 1];
  const own = open.at(-1);
  if (own?.node !== node || own.heading !== undefined) return;
  if (at < 0 && last.siblings.some(({ level }) => level === 'corps')) own.raised = true;
  if (!above) return;
  last.siblings.splice(last.siblings.indexOf(node), 1);
  above.node.children.push(node);
  open.length = at;
  open.push({ ...own, raised: true });
}

/** A heading over its divisions: as high as a corps. */
const IMPERIAL_GUARD =
  /^(?:the )?(?:(?:french|russian) )?(?:imperial guard|garde imp[ée]riale|kaisergarde|guardia imperiale?|imperatorskaya gvardiya)$/iu;

const CAVALRY_RESERVE =
  /^(?:the )?(?:reserve cavalry|cavalry reserve|r[ée]serve de (?:la )?cavalerie|(?:kavallerie-?reserve|reserve-?(?:kavallerie|reiterei))|reserva de caballer[ií]a)(?: corps)?\.?$/iu;

/** The guard's arms are of no numbered corps. */
const GUARD_ARM =
  /^(?:imperial )?guard (?:cavalry|artillery)$|^(?:cavalry|artillery) of the (?:imperial )?guard$|^(?:cavalerie|artillerie) de la garde$|^garde-?(?:kavallerie|artillerie)$/iu;

/** Each Prussian army corps has a reserve of horse. */
const ARMY_CORPS = /armee-?[ck]orps/iu;
const hasReserve = ({ name }: Sprout): boolean => ARMY_CORPS.test(name) || guessNation(name) === 'Prussia';

/** Below a corps that has horse of its own, a cavalry reserve with its own leader is the army's. */
const isOfArmy = ({ open }: Places, unit: Sprout): boolean =>
  unit.commander !== undefined &&
  isBare(unit) &&
  open.some(
    ({ node }) =>
      node.level === 'corps' &&
      (GUARD_ARM.test(unit.name)
        ? /\d|^[IVX]+\s/u.test(node.name)
        : CAVALRY_RESERVE.test(unit.name) && has(node, 'cavalry') && !hasReserve(node)),
  );

/** "1st Division" in the next row of a table with a column for divisions. */
const isSame = (one: Sprout, other: Sprout): boolean =>
  isFormation(other.level) &&
  one.level === other.level &&
  one.name === other.name &&
  one.commander === other.commander &&
  isBare(other);

/** What of a row is not open already. */
export function notOpen(open: Open[], units: Sprout[]): Sprout[] {
  const [first] = units;
  const from = first ? open.findIndex(({ node }) => isSame(node, first)) : -1;
  if (from < 0) return units;
  const n = units.findIndex((unit, i) => !(open[from + i] && isSame(open[from + i]?.node ?? unit, unit)));
  open.length = from + (n < 0 ? units.length : n);
  return n < 0 ? [] : units.slice(n);
}

/** Puts a unit where it belongs. */
export function place(page: Places, each: PageLine, unit: Sprout, alone: boolean): void {
  const { open, roots } = page;
  if ((IMPERIAL_GUARD.test(unit.name) && isBare(unit)) || isOfArmy(page, unit)) unit.level = 'corps';
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
  close(page, each, unit, page.flat || page.heads !== undefined);
  const parent = open.at(-1);
  if (unit.level === 'army' || isSideName(unit.name)) page.coming = undefined;
  if (page.coming && !open.some(({ node }) => node.arrival)) unit.arrival ??= page.coming;
  if (parent && each.indent > parent.indent) {
    parent.deeper = true;
    parent.inner ??= each.indent;
  } else if (parent && each.heading === undefined) page.flush.add(unit);
  if (each.cells) page.rows.add(unit);
  page.last = { node: unit, siblings: parent?.node.children ?? roots };
  page.last.siblings.push(unit);
  /** Its parts stand in its own line; only an arm has more below it. */
  const inLine = alone && unit.children.some((child) => isOfList(unit, child)) && !isArmName(unit);
  open.push({
    ...(inLine && { deeper: true }),
    ...(each.bullet && { bullet: true }),
    ...(each.over && { over: true }),
    indent: each.indent,
    middle: middleOf(each),
    node: unit,
    row: each.cells !== undefined && unit.level === 'unknown' && !isLedRow(unit),
    ...(each.heading !== undefined && { heading: each.heading }),
  });
  /** "V Corps: Oudinot's Grenadier Division" heads what is the division's. */
  const [part, ...others] = unit.children;
  if (inLine && part && others.length === 0 && isFormation(part.level) && isBare(part) && isFormation(unit.level))
    open.push({
      indent: each.indent,
      node: part,
      row: false,
      ...(each.heading !== undefined && { heading: each.heading }),
    });
}

/** A regiment that stands last and no further in holds the battalions that follow it. */
const belongsTo = (above: Open, { indent, cells }: PageLine): boolean =>
  above.node.level === 'regiment' && (cells !== undefined || above.indent >= indent);

/** A heading holds what follows it, or may: it has neither a number of its own nor the name of a regiment. */
const heads = (node: Sprout, row: boolean): number => rankOf(node, !row || node.children.length > 0);

/** "Guard Cavalry | Nansouty", and no figure: a heading among the rows of a table. */
const isLedRow = (unit: Sprout): boolean => unit.commander !== undefined && unit.kind !== undefined && isBare(unit);

/** "Austrian auxiliary division" */
const HELPERS = /(?<!\p{L})(?:h(?:ü|ue)l[fs]|auxilia|ausiliar)/iu;
/** Whether a formation of another nation stands on the other side, as far as the names tell it. */
const isOfFoe = (army: Sprout, unit: Sprout): boolean =>
  !isAllied(army.name) && !HELPERS.test(unit.name) && isFoe(guessNation(army.name), nationOfUnit(unit.name));

const OF_CORPS = /\((?:\d{1,2}(?:st|nd|rd|th|er?|[èe]me|\.)|[IVX]+\.?)\s[ck](?:orps|uerpo|orpo)\)/iu;
const CORPS = height('corps') ?? 9;

const endsWithGuns = ({ children }: Sprout): boolean =>
  children.at(-1)?.kind === 'artillery' && children.some(({ level }) => level === 'brigade');

const isFormationOf =
  ({ level }: Sprout) =>
  (node: Sprout): boolean =>
    node.level === level;

const has = (node: Sprout, arm: 'cavalry' | 'artillery'): boolean =>
  node[arm === 'cavalry' ? 'sabres' : 'guns'] !== undefined ||
  node.kind === arm ||
  node.children.some((child) => has(child, arm));

/** Whether what is open holds what stands as far in as it does. */
function holdsBeside(top: Open, line: PageLine, unit: Sprout, flat: boolean, beside?: readonly Sprout[]): boolean {
  /** "Détachement autrichien." behind "Artillerie: 14 guns" */
  if (isArmName(top.node) && top.node.guns !== undefined && isBare(unit) && unit.kind !== 'artillery') return false;
  if (
    isArmName(top.node) &&
    isFormation(unit.level) &&
    (top.node.guns !== undefined || /^guns/iu.test(top.node.name) || isOfOtherArm(top.node, unit))
  )
    return false;
  const above = top.raised ? CORPS : heads(top.node, top.row);
  const below = heads(unit, line.cells !== undefined && !isLedRow(unit));
  /** "Army of Galicia" below "SPANISH" */
  if (above < 1 && unit.level === 'army' && isSideName(top.node.name) && !isSideName(unit.name))
    return top.node.children.every(({ level }) => level === 'army') && !isOfFoe(top.node, unit);
  /** "cav - Long" behind "Portuguese (Ashworth)" and her regiments is the army's. */
  if (above === 0.5 && beside && isArmName(unit) && top.node.children.some(isRegiment)) return false;
  if (above === 0.5 && top.deeper && beside && unit.level === 'wing' && hasOnlyUnits(top.node)) return false;
  /** "NASSAU CONTINGENT" behind "BRUNSWICK CORPS" */
  const [own, ally] = [top.node, unit].map(({ name }) => guessNation(name));
  const isFormed = isFormation(top.node.level) && above >= 1;
  if (isFormed && own !== undefined && ally !== own && OF_ALLY.test(unit.name)) return false;
  if (top.node.level === 'wing' && GROUPS.test(unit.name) && (!line.cells || unit.level === 'wing')) return false;
  if (top.node.level === 'wing' && isArmName(unit) && isBare(unit) && isLoudAlone(top.node, unit)) return false;
  if (above >= 1 && (top.deeper || (top.summed && isFormation(unit.level)))) return false;
  if (top.raised && below < 9 && !isFormation(unit.level)) return false;
  /** "Division Ricard (6e corps)" behind the Guard. */
  if (
    above === CORPS &&
    below > above &&
    OF_CORPS.test(line.text) &&
    !/\d|(?<!\p{L})[IVX]+(?!\p{L})/u.test(top.node.name)
  )
    return false;
  /** "Centre: Colloredo" behind a left wing that has its regiments, and "Divisional Troops" over a table's rows as a brigade is. */
  if (
    hasOnlyUnits(top.node) &&
    (unit.level === 'wing' || top.node.level === 'wing'
      ? GROUPS.test(unit.name) || (isArmName(unit) && unit.commander !== undefined)
      : top.over && line.over)
  )
    return false;
  /** "Cavalry: Pahlen" behind an infantry corps is not its own. */
  if (
    above === CORPS &&
    /(?<!\p{L})inf/iu.test(top.node.name) &&
    unit.commander !== undefined &&
    isArmName(unit) &&
    unit.kind === 'cavalry'
  )
    return false;
  /** A corps that stands beside divisions holds nothing but what it tells, and none of another nation. */
  if (
    above === CORPS &&
    ((top.node.men ?? top.node.sabres) !== undefined || areOfTwo(top.node, unit)) &&
    beside?.some(({ level }) => level === 'division')
  )
    return false;
  /** "Infantería", "Caballería" under each division. */
  const isArm = isFormation(top.node.level) && above >= 2 && isArmName(unit);
  if (isArm && below === 3 && isBare(unit) && (isBare(top.node) || isCapital(top.node, unit))) return true;
  /** "artillerie : 13 canons" before the next division, and behind the last where the others have theirs. */
  const inTurn =
    line.next === top.node.level ||
    beside?.some((node) => node !== top.node && node.level === top.node.level && has(node, 'artillery'));
  const isWhole = top.node.level !== 'brigade' && top.node.children.length > 0;
  if (isArm && unit.guns !== undefined && !line.cells && isWhole && inTurn) return true;
  /** A head with nothing of its own holds what follows. */
  const holds = GROUPS.test(top.node.name) || (isArmName(top.node) && !/^\d/.test(unit.name));
  if (above === 3 && holds && unit.level === 'division' && top.node.men === undefined)
    return top.node.children.length === 0
      ? top.node.commander !== undefined || (!line.cells && !isArmName(top.node) && !beside?.some(isFormationOf(unit)))
      : top.node.children.some(({ level }) => level === unit.level);
  const guns =
    unit.kind === 'artillery' || (unit.guns !== undefined && unit.men === undefined && unit.sabres === undefined);
  if (
    guns &&
    above >= 3 &&
    top.node.kind === 'cavalry' &&
    !isFormation(top.node.level) &&
    unit.type !== 'horse artillery'
  )
    return false;
  if (above === 9 || (line.bullet && !flat)) return false;
  /** Behind the sum of a division that has no guns they are none of its own. */
  if (guns && top.summed && !line.cells && !has(top.node, 'artillery')) return false;
  const isOwn = line.next === top.node.level || beside?.some((node) => node !== top.node && has(node, 'artillery'));
  if (guns && top.table && line.cells && isOwn) return true;
  if (
    guns &&
    beside &&
    !line.cells &&
    (unit.guns ?? 0) > (line.next === top.node.level ? MOST_GUNS : MOST_PIECES) &&
    beside.filter(({ level }) => level === top.node.level).length > 1 &&
    !beside.some((node) => has(node, 'artillery'))
  )
    return false;
  if (below === 9) {
    if (top.deeper) return false;
    /** Batteries are a division's. */
    return !(above === 4 && unit.kind === 'artillery' && top.node.kind !== 'artillery');
  }
  /** A division or an "Advanced Corps" that has regiments of its own has no brigades, unless it alone is in capitals. */
  const held =
    !isCapital(top.node, unit) &&
    (top.node.level === 'division' ||
      (above === 3 && GROUPS.test(top.node.name) && isList(top.node)) ||
      (above === CORPS && beside !== undefined));
  if (held && !line.cells && unit.level === 'brigade' && hasOnlyUnits(top.node)) return false;
  /** "Cavalry brigade" behind the guns of the last division, where guns stand last in those before it. */
  const divisions = beside?.filter(({ level }) => level === 'division') ?? [];
  if (unit.level === 'brigade' && unit.kind === 'cavalry' && divisions.length > 1 && divisions.every(endsWithGuns))
    return false;
  if (above === 0 && below === 0.5) return isAllied(top.node.name) || guessNation(top.node.name) === undefined;
  if (above < 1 && isOfFoe(top.node, unit)) return false;
  return below > above;
}

/** "Cavalry: MERMET" behind "Left Wing: VERDIER" and "Palombini's Division": as high as the one whose leader is printed so. */
function isLoudAlone(wing: Sprout, unit: Sprout): boolean {
  const isLoud = ({ commander = '' }: Sprout): boolean => commander.length > 3 && commander === commander.toUpperCase();
  const divisions = wing.children.filter(({ level }) => isFormation(level));
  return isLoud(wing) && isLoud(unit) && divisions.length > 0 && !divisions.some(isLoud);
}

/** More are no one division's where its neighbours have none; between two divisions they are the first one's all the same. */
const MOST_PIECES = 12;
const MOST_GUNS = 40;

/** "Artillery" holds no brigade of horse. */
const isOfOtherArm = (arm: Sprout, unit: Sprout): boolean =>
  arm.kind === 'artillery' && unit.kind !== undefined && unit.kind !== 'artillery';

const ridersIn = ({ children }: Sprout): number => children.filter(({ kind }) => kind === 'cavalry').length;
/** Guns and a few horse are a division's own beside its brigades. */
const isOfList = (whole: Sprout, { kind, guns, men, sabres }: Sprout): boolean =>
  kind !== 'artillery' &&
  !(guns !== undefined && men === undefined && sabres === undefined) &&
  !(kind === 'cavalry' && whole.level === 'division' && whole.kind !== 'cavalry' && ridersIn(whole) < 2);

const hasOnlyUnits = (whole: Sprout): boolean =>
  whole.children.some((child) => isRegiment(child) && isOfList(whole, child)) &&
  !whole.children.some(({ level }) => isFormation(level));

/** A heading in the middle of the page, over what begins at its left. */
const isCentred = ({ indent, node, row }: Open, line: PageLine, unit: Sprout): boolean =>
  indent > line.indent &&
  isBare(node) &&
  !line.bullet &&
  (heads(node, row) < Math.min(9, heads(unit, false)) || (GROUPS.test(node.name) && isFormation(unit.level)));

const middleOf = ({ indent, text }: PageLine): number => indent + text.length / 2;
/** As far as two lines in the middle of a page stand from each other. */
const NEAR_MIDDLE = 3;

/** Further in stand only lines in the middle of the page. */
const CENTRED = 8;

const isRowOrOver = ({ row, over, node }: Open): boolean => row || over === true || !isFormation(node.level);

/** Closes all below the division whose "Divisional artillery" it is. */
function closedToOwner(open: Open[], unit: Sprout, line: PageLine): boolean {
  const { level } = OWNED_BY.find(({ words }) => words.test(unit.name)) ?? {};
  /** "Corps cav. Durosnel" is no corps itself. */
  if (level === 'corps' && unit.level === 'corps') unit.level = 'unknown';
  const at = open.findLastIndex(({ node }) => node.level === level);
  if (level === undefined || at < 0 || isFormation(unit.level)) return false;
  /** "Brigade Artillery" as far in as brigades that have theirs further in. */
  if (level === 'brigade' && open[at]?.deeper && (open[at]?.indent ?? 0) >= line.indent) return false;
  open.length = at + 1;
  return true;
}

/** How much further in than its mark a bullet stands. */
const OF_BULLET = 2;

/** Closes what the new entry does not belong to. */
function close({ open, blocks, stepped }: Places, line: PageLine, unit: Sprout, flat: boolean): void {
  if (stepped && line.indent > 0) {
    while ((open.at(-1)?.indent ?? -1) >= line.indent) open.pop();
    return;
  }
  if (closedToOwner(open, unit, line)) return;
  const high = height(unit.level);
  const beside = open.findIndex(
    ({ centred, middle = 0, node, row }) =>
      centred !== undefined &&
      (centred === line.indent ||
        (line.indent > 0 && Math.abs(middle - middleOf(line)) < NEAR_MIDDLE && heads(node, row) >= heads(unit, false))),
  );
  if (beside >= 0 && heads(unit, false) < 9) open.length = beside;
  for (let top = open.at(-1); top; top = open.at(-1)) {
    if (top.side) return;
    /** An army of its own is no part of a corps or an arm. */
    if (unit.level === 'army' && isBare(unit) && heads(top.node, top.row) > 1) {
      open.pop();
      continue;
    }
    if (line.over && line.cells && top.heading === undefined && isRowOrOver(top)) {
      open.pop();
      continue;
    }
    if (top.over && line.cells) return;
    /** "FRENCH TROOPS." in the middle of the page, below a battery. */
    const below = tellsFigure(top.node) && !isFormation(top.node.level);
    const centred = line.indent >= top.indent + CENTRED && heads(top.node, top.row) >= 1 && !top.heading;
    if (!line.cells && isBare(unit) && isSideName(unit.name) && !OF_ALLY.test(unit.name) && (below || centred)) {
      open.pop();
      continue;
    }
    if (line.inside && top.node.children.length > 0 && !isFormation(unit.level)) return;
    if (line.heading !== undefined) {
      if (top.heading !== undefined && top.heading < line.heading) return;
    } else if (top.heading !== undefined) return;
    const held =
      top.indent === line.indent
        ? holdsAlike(blocks, top.node, unit) || heldInBlock(blocks, top.node, line, unit, open.at(-2)?.node)
        : undefined;
    if (held) return;
    if (held === false || line.heading !== undefined) {
      open.pop();
      continue;
    }
    if (isCentred(top, line, unit)) {
      top.centred = top.indent;
      top.indent = line.indent;
      return;
    } else if (top.indent < line.indent) {
      /** A bullet right below its heading's first letter, where the heading's own stand further in. */
      if (line.bullet && !top.bullet && (top.inner ?? 0) > line.indent && line.indent - top.indent <= OF_BULLET) {
        open.pop();
        continue;
      }
      const above = height(top.node.level);
      const lower =
        above !== undefined && high !== undefined && (high > above || unit.level === 'wing' || GROUPS.test(unit.name));
      /** Bullets below a formation that gives its strength are what it has, whatever they are called. */
      const whole = line.bullet && !top.bullet && top.node.men !== undefined;
      /** "VI Corps" further in than a "Russian Corps" that has nothing else. */
      const empty = isBare(top.node) && !line.cells && top.heading === undefined;
      if (
        whole ||
        empty ||
        top.inner === line.indent ||
        !(isFormation(top.node.level) && isFormation(unit.level) && !lower)
      )
        return;
    } else if (
      top.centred !== undefined &&
      top.indent === line.indent &&
      heads(unit, false) > 1 &&
      (unit.level === 'unknown' || unit.level !== top.node.level)
    )
      return;
    else if (top.indent === line.indent && holdsBeside(top, line, unit, flat, open.at(-2)?.node.children)) return;
    open.pop();
  }
}
