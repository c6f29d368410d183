/** The rows of a table as a tree. */
import { isSame, say, word } from '../engine/message.ts';
import { chiefIn } from './chief-lines.ts';
import { type Field, LEVEL_FIELDS, type Mapping } from './columns.ts';
import { problem, problemIn } from './format.ts';
import { hintsOf } from './nouns.ts';
import { readFigure } from './numbers.ts';
import { leads } from './one-unit.ts';
import { underParents } from './parents.ts';
import { headOf, type LevelField, numbered, sideNamed } from './row-heads.ts';
import { depthInOrder, type Order, stacked, type Unit } from './row-order.ts';
import { at } from './table.ts';
import { leadersOfColumn, leadersRaised, manOf, partedByLeaders } from './table-leaders.ts';
import { gather, isSilent, type Problem, type Sprout, sprout, walk } from './tree.ts';

/** Rows under rows: by a depth, by columns of levels, by superiors, or by sides alone. */
export function arrange(
  units: readonly Unit[],
  mapping: Mapping,
  nested: readonly LevelField[],
  leaders: ReadonlyMap<string, string>,
  problems: Problem[],
): Sprout[] {
  if (mapping.depth !== undefined) return stacked(units, ({ row }) => readFigure(at(row, mapping, 'depth')).value ?? 0);
  if (nested.length > 0) {
    const levelled = (of: readonly Unit[]): Sprout[] => ledByName(byLevels(of, mapping, nested, problems));
    const sides = sidesFilledDown(units, mapping, problems);
    if (!apart(units, sides, mapping, nested, problems)) return levelled(units);
    const armies = bySide(units, sides, mapping, levelled);
    const named = nested[0] === 'army' && units.some(({ row }) => at(row, mapping, 'army') !== '');
    return named ? armies.flatMap(({ children }) => children) : armies;
  }
  if (mapping.parent !== undefined) return byParent(units, mapping, leaders, problems);
  const order = depthInOrder(units, mapping);
  if (!order) return bySide(units, sidesOf(units, mapping), mapping, (of) => of.map(({ node }) => node));
  problems.push(problem('note', 'reader-order-of-rows'));
  return inOrder(units, mapping, order);
}

/** "C-in-C: Prince Poniatowski" where a formation's name would stand: he leads what holds it. */
function withChiefs(nodes: readonly Sprout[]): void {
  for (const node of nodes) {
    const chief = node.children.find(({ name }) => chiefIn(name) !== undefined);
    if (chief && [...walk([chief])].every(({ node: each }) => isSilent(each))) {
      node.children = node.children.filter((each) => each !== chief);
      leads(node, chiefIn(chief.name) ?? '');
    }
    withChiefs(node.children);
  }
}

/** A brigade that is called by the man who stands in the row of one of its units is his. */
function ledByName(nodes: Sprout[]): Sprout[] {
  withChiefs(nodes);
  for (const node of nodes) {
    ledByName(node.children);
    const own = node.children.find(({ commander }) => commander !== undefined && node.name.includes(commander));
    if (own && node.commander === undefined) Object.assign(node, manOf(own));
  }
  return nodes;
}

function inOrder(units: readonly Unit[], mapping: Mapping, { depthOf, holds }: Order): Sprout[] {
  const told = sidesOf(units, mapping);
  const sideOf = new Map(units.map(({ node }, i) => [node, told[i] ?? '']));
  const parted = (above: Sprout, node: Sprout): boolean =>
    mapping.side !== undefined && new Set([sideOf.get(above), sideOf.get(node), '']).size > 2;
  const roots = new Set(stacked(units, depthOf, (above, node) => holds(above, node) && !parted(above, node)));
  /** Formations often leave it to their units to say of which side they are. */
  const sideIn = (node: Sprout): string => {
    for (const child of sideOf.get(node) ? [] : node.children) {
      const side = sideIn(child);
      if (side !== '') return side;
    }
    return sideOf.get(node) ?? '';
  };
  const tops = units.filter(({ node }) => roots.has(node));
  const sides = tops.map(({ node }) => sideIn(node));
  /** "Avant-garde of the Danube" and "Polish 17th Division", each over arms and their units, are the two sides. */
  if (tops.length === 2 && tops.every(({ node: { children } }) => children.some((child) => child.children.length > 0)))
    for (const { node } of tops) if (node.level === 'unknown') node.level = 'army';
  /** A side that is one army is that army. */
  return bySide(tops, sides, mapping, (of) => of.map(({ node }) => node)).map((side) => {
    const [army, ...others] = side.children;
    return army?.level === 'army' && others.length === 0 ? army : side;
  });
}

type Cells = readonly (readonly string[])[];

/**
 * Where a name stands only in the first row of its group, as in a sheet with joined cells, the blanks below it mean the
 * same again, in the first column that has any and those behind it.
 */
function filledDown(rows: Cells, nested: readonly Field[], problems: Problem[]): Cells {
  const from = nested.findIndex((_, i) => rows.some((cells) => cells[i] === ''));
  const { [from]: field } = nested;
  const before = (i: number): string => rows[i]?.slice(0, from).join('\u0000') ?? '';
  const goesOn = (i: number): boolean => before(i) === before(i - 1);
  if (field === undefined) return rows;
  const meantAgain = from > 0 ? blanksBelow(rows, from, goesOn) : blanksAtTop(rows, field, nested.length < 2, problems);
  if (!meantAgain) return rows;
  noteFilledDown(nested, problems);
  let above: readonly string[] = [];
  return rows.map((cells, i) => {
    const told = goesOn(i) ? cells.findIndex((cell, n) => n >= from && cell !== '') : from;
    const until = told < 0 ? cells.length : told;
    above = cells.map((cell, n) => (n >= from && n < until ? (above[n] ?? '') : cell));
    return above;
  });
}

/**
 * That is so in the highest column where rows begin with blanks and no name stands twice with only blanks between; one that
 * comes back below others, as the I Corps of the other army does, is another.
 */
function blanksAtTop(rows: Cells, field: Field, alone: boolean, problems: Problem[]): boolean {
  const first = rows.findIndex(([top]) => top !== '');
  const tops = rows.flatMap(([top = '']) => (top === '' ? [] : [top]));
  const blanks = rows.filter(([top], i) => top === '' && i > first).length;
  /** In the one column of formations blanks may as well stand for none. */
  const least = alone ? tops.length * MOST_BLANK : tops.length / 2;
  if (first < 0 || (alone && first > 0) || blanks === 0 || blanks < least) return false;
  const column = word(`reader-field-${field}`);
  const again = tops.find((top, i) => top === tops[i - 1]);
  if (again !== undefined) problems.push(problem('warning', say('reader-blanks-none', { column, name: again })));
  const twice = again === undefined ? tops.find((top, i) => tops.indexOf(top) < i) : undefined;
  if (twice !== undefined) problems.push(problem('warning', say('reader-name-comes-back', { column, name: twice })));
  return again === undefined;
}

/** A formation of such a sheet has more than two rows, as a rule. */
const MOST_BLANK = 1.2;

/** The same below columns that are full in all rows, as the side's often is: blank where the row above says it. */
function blanksBelow(rows: Cells, from: number, goesOn: (row: number) => boolean): boolean {
  const told = rows.filter((cells) => cells[from] !== '').length;
  const again = rows.some((cells, i) => cells[from] !== '' && cells[from] === rows[i - 1]?.[from] && goesOn(i));
  return !again && rows.length - told >= told * MOST_BLANK;
}

/** In such a sheet the side, too, stands only in the first row of its own. */
function sidesFilledDown(units: readonly Unit[], mapping: Mapping, problems: Problem[]): readonly string[] {
  const told = sidesOf(units, mapping);
  if (mapping.side === undefined) return told;
  let above = '';
  const full = told.map((side) => {
    above = side || above;
    return above;
  });
  if (full.some((side, i) => side !== told[i])) noteFilledDown(['side'], problems);
  return full;
}

function noteFilledDown(fields: readonly Field[], problems: Problem[]): void {
  const said = say('reader-blanks-filled', { columns: fields.map((field) => word(`reader-field-${field}`)) });
  if (!problems.some((each) => isSame(each.said, said))) problems.push(problem('note', said));
}

/** A row of a man and nothing else: he leads what its columns of levels name. */
const isOnlyLed = ({ row, node }: Unit, mapping: Mapping): boolean => at(row, mapping, 'name') === '' && isSilent(node);

function byLevels(
  units: readonly Unit[],
  mapping: Mapping,
  given: readonly LevelField[],
  problems: Problem[],
): Sprout[] {
  const roots: Sprout[] = [];
  const groups = new Map<string, Sprout>();
  /** "Right Wing" in a column of divisions */
  const fieldOf = new Map<Sprout, LevelField>();
  const nested = given.filter((field) => units.some(({ row }) => at(row, mapping, field) !== ''));
  const isName = mapping.name !== undefined && !nested.some((field) => mapping[field] === mapping.name);
  const told = units.map(({ row }) => nested.map((field) => at(row, mapping, field)));
  const rows = filledDown(told, nested, problems);
  const byNumber = rows.every((cells) => cells.every((cell) => /^\d*$/.test(cell)));
  const home = (way: readonly string[], unit: Unit): Sprout[] => {
    let list = roots;
    for (const [i, name] of way.entries()) {
      const level = nested[i];
      if (!level || name === '' || (byNumber && name === '0')) continue;
      const key = way.slice(0, i + 1).join('\u0000');
      let group = groups.get(key);
      if (!group) {
        group = byNumber
          ? sprout(name, unit.row.line, unit.node.source.text, { level, ...numbered(level, name) })
          : headOf(name, level, unit, i === nested.length - 1);
        groups.set(key, group);
        fieldOf.set(group, level);
        list.push(group);
      }
      if (unit.node.nation) group.nation ??= unit.node.nation;
      list = group.children;
    }
    return list;
  };
  for (const [i, unit] of units.entries()) {
    const { [i]: cells = [] } = rows;
    if (rows !== told && told[i]?.[0] !== '' && told.some(([top]) => top === '')) groups.clear();
    const depth = cells.reduce((last, cell, i) => (cell !== '' && cell !== '0' ? i + 1 : last), 0);
    const level = nested[depth - 1];
    const key = cells.slice(0, depth).join('\u0000');
    if (!(byNumber || !isName) || !level) {
      const list = home(cells, unit);
      const { commander } = unit.node;
      const group = commander !== undefined && isOnlyLed(unit, mapping) ? groups.get(key) : undefined;
      if (group && commander !== undefined) group.commander ??= commander;
      else list.push(unit.node);
      continue;
    }
    if (unit.node.level === 'unknown') unit.node.level = level;
    groups.set(key, unit.node);
    fieldOf.set(unit.node, level);
    home(cells.slice(0, depth - 1), unit).push(unit.node);
  }
  leadersOfColumn(fieldOf, mapping);
  leadersRaised(roots, mapping, nested, partedByLeaders(roots));
  return roots;
}

/** Which row each row names as its superior: by an id, else by a name, of its own side rather than of another. */
function superiors(
  units: readonly Unit[],
  mapping: Mapping,
  problems: Problem[],
): readonly { readonly told: string; readonly row?: number }[] {
  const sides = sidesOf(units, mapping);
  const keys = units.map(({ row, node }, i) => {
    const id = at(row, mapping, 'id');
    const names = new Set([node.name, at(row, mapping, 'name')].filter((name) => name !== ''));
    return [
      ...(id === '' ? [] : [`id\n${id}`]),
      ...[...names].flatMap((name) => [`${sides[i]}\n\n${name}`, `\n${name}`]),
    ];
  });
  const first = new Map<string, number>();
  const often = new Set<string>();
  for (const [i, of] of keys.entries())
    for (const key of of)
      if (first.has(key)) often.add(key);
      else first.set(key, i);
  /** Of rows with one name the last above: a table is in the order of what belongs together. */
  const last = new Map<string, number>();
  const unsure: number[] = [];
  const found = units.map(({ row }, i) => {
    const parent = at(row, mapping, 'parent');
    /** A leader listed under himself is his own master. */
    const told = parent === at(row, mapping, 'id') ? '' : parent;
    const key =
      told === '' ? undefined : [`id\n${told}`, `${sides[i]}\n\n${told}`, `\n${told}`].find((key) => first.has(key));
    const above = key === undefined ? undefined : (last.get(key) ?? first.get(key));
    if (key !== undefined && often.has(key)) unsure.push(row.line);
    for (const own of keys[i] ?? []) last.set(own, i);
    return { told, ...(above !== undefined && { row: above }) };
  });
  problems.push(...problemIn('warning', unsure, (lines) => say('reader-same-name', { lines })));
  return found;
}

/** A superior who is an entry of the file holds his units; one who is only named gets an entry made for him. */
function byParent(
  units: readonly Unit[],
  mapping: Mapping,
  leaders: ReadonlyMap<string, string>,
  problems: Problem[],
): Sprout[] {
  const above = superiors(units, mapping, problems);
  if (mapping.id !== undefined && above.every(({ row }) => row === undefined))
    return underCommands(units, mapping, leaders);
  const entries = units.map(({ node }, i) => ({ node, id: String(i), parent: String(above[i]?.row ?? '') }));
  const roots = underParents(entries, problems);
  const led = units.filter((_, i) => above[i]?.row === undefined && above[i]?.told !== '');
  if (led.length === 0) return roots;
  const commanded = new Set(led.map(({ node }) => node));
  return [...roots.filter((node) => !commanded.has(node)), ...underCommands(led, mapping, leaders)];
}

function underCommands(units: readonly Unit[], mapping: Mapping, leaders: ReadonlyMap<string, string>): Sprout[] {
  const sides = new Map<string, Map<string, Sprout>>();
  for (const { row, node } of units) {
    const side = at(row, mapping, 'side') || node.nation || '';
    const commands = sides.get(side) ?? new Map<string, Sprout>();
    sides.set(side, commands);
    const parent = at(row, mapping, 'parent');
    const leader = leaders.get(parent.toLowerCase()) ?? parent;
    let command = commands.get(parent);
    if (!command) {
      const { level } = hintsOf(leader);
      const named =
        leader === ''
          ? { made: word('reader-command-none') }
          : { made: say('reader-command-of', { leader }), commander: leader };
      command = sprout(leader, row.line, node.source.text, {
        ...(level ? { level } : named),
        nation: node.nation,
      });
      commands.set(parent, command);
    }
    command.children.push(node);
  }
  if (sides.size === 1) return [...sides.values()].flatMap((commands) => [...commands.values()]);
  return [...sides].flatMap(([side, commands]) => {
    const children = [...commands.values()];
    const [first] = children;
    return first ? [sideNamed(side, first, { children, ...(first.nation && { nation: first.nation }) })] : [];
  });
}

/** What each row says of its side: in a column of sides, else in one of nations. */
const sidesOf = (units: readonly Unit[], mapping: Mapping): readonly string[] =>
  units.map(({ row, node }) => (mapping.side !== undefined ? at(row, mapping, 'side') : (node.nation ?? '')));

/** Sides or nations at the top, as far as the table tells them, and below each what its rows make. */
function bySide(
  units: readonly Unit[],
  names: readonly string[],
  mapping: Mapping,
  below: (units: readonly Unit[]) => Sprout[],
): Sprout[] {
  if (mapping.side === undefined && mapping.nation === undefined) return below(units);
  const sides = new Map<string, Unit[]>();
  for (const [i, unit] of units.entries()) gather(sides, names[i] ?? '', unit);
  return [...sides].flatMap(([name, of]) => {
    const [first] = of;
    const nation = mapping.side === undefined && name;
    if (!first) return [];
    /** A row of a side and a man: its chief. */
    const chief = of.find(
      (unit) =>
        unit.node.commander !== undefined &&
        unit.node.name === '' &&
        unit.node.children.length === 0 &&
        LEVEL_FIELDS.slice(1).every((field) => at(unit.row, mapping, field) === '') &&
        isOnlyLed(unit, mapping),
    );
    const children = below(of.filter((unit) => unit !== chief));
    const source = { ...first.node.source, ...first.row.under };
    const army = sideNamed(name, { ...first.node, source }, { ...(nation && { nation }), children });
    return [{ ...army, ...(chief && manOf(chief.node)) }];
  });
}

/**
 * Whether formations of one name are several, each of its own side: both sides may have a I Corps. A column of sides says
 * so. One of nations may as well tell the contingents of one army, which stand mixed or within one formation.
 */
function apart(
  units: readonly Unit[],
  sides: readonly string[],
  mapping: Mapping,
  nested: readonly LevelField[],
  problems: Problem[],
): boolean {
  if (mapping.side !== undefined) return new Set(sides).size > 1;
  if (mapping.nation === undefined) return false;
  const runs = <T>(of: readonly T[]): readonly T[] => of.filter((each, i) => each !== of[i - 1]);
  const nations = runs(sides);
  if (new Set(nations).size < nations.length) return false;
  const [top] = nested;
  if (!top) return false;
  const held = units.map(({ row }, i) => `${sides[i]}\u0000${at(row, mapping, top)}`);
  const names = [...new Set(held)].map((of) => of.split('\u0000')[1] ?? '').filter((name) => !/^0?$/.test(name));
  const before = new Set<string>();
  const twice = names.find((name) => before.has(name) || !before.add(name));
  if (twice === undefined) return false;
  const split = mapping.nation < (mapping[top] ?? 0) || new Set(names).size < runs(names).length;
  problems.push(problem('warning', say(split ? 'reader-nations-apart' : 'reader-nations-together', { name: twice })));
  return split;
}
