/** The rows of a table as a tree. */
import type { Field, Mapping } from './columns.ts';
import { readCommander } from './commanders.ts';
import { linesInWords, problem } from './format.ts';
import { leaderInBrackets } from './names.ts';
import { hintsOf } from './nouns.ts';
import { readFigure } from './numbers.ts';
import { underParents } from './parents.ts';
import { depthInOrder, type Order, stacked, type Unit } from './row-order.ts';
import { at } from './table.ts';
import { gather, type Level, type Problem, type Sprout, sprout } from './tree.ts';

export const LEVEL_FIELDS = [
  'army',
  'wing',
  'corps',
  'division',
  'brigade',
  'regiment',
] as const satisfies readonly (Field & Level)[];

/** Rows under rows: by a depth, by columns of levels, by superiors, or by sides alone. */
export function arrange(
  units: readonly Unit[],
  mapping: Mapping,
  nested: readonly (Field & Level)[],
  leaders: ReadonlyMap<string, string>,
  problems: Problem[],
): Sprout[] {
  if (mapping.depth !== undefined) return stacked(units, ({ row }) => readFigure(at(row, mapping, 'depth')).value ?? 0);
  if (nested.length > 0) {
    const levelled = (of: readonly Unit[]): Sprout[] => byLevels(of, mapping, nested, problems);
    const sides = sidesFilledDown(units, mapping, problems);
    if (!apart(units, sides, mapping, nested, problems)) return levelled(units);
    const armies = bySide(units, sides, mapping, levelled);
    return nested[0] === 'army' ? armies.flatMap(({ children }) => children) : armies;
  }
  if (mapping.parent !== undefined) return byParent(units, mapping, leaders, problems);
  const order = depthInOrder(units, mapping);
  if (!order) return bySide(units, sidesOf(units, mapping), mapping, (of) => of.map(({ node }) => node));
  problems.push({
    severity: 'note',
    sentence: 'No column says what belongs to what, so rows were put under the formations above them.',
  });
  return inOrder(units, mapping, order);
}

function inOrder(units: readonly Unit[], mapping: Mapping, { depthOf, holds }: Order): Sprout[] {
  const told = sidesOf(units, mapping);
  const sideOf = new Map(units.map(({ node }, i) => [node, told[i]!]));
  const parted = (above: Sprout, node: Sprout): boolean =>
    mapping.side !== undefined && new Set([sideOf.get(above), sideOf.get(node), '']).size > 2;
  const roots = new Set(stacked(units, depthOf, (above, node) => holds(above, node) && !parted(above, node)));
  /** Formations often leave it to their units to say of which side they are. */
  const sideIn = (node: Sprout): string => {
    for (const child of sideOf.get(node) ? [] : node.children) {
      const side = sideIn(child);
      if (side !== '') return side;
    }
    return sideOf.get(node)!;
  };
  const tops = units.filter(({ node }) => roots.has(node));
  const sides = tops.map(({ node }) => sideIn(node));
  return bySide(tops, sides, mapping, (of) => of.map(({ node }) => node));
}

/** Columns for corps, division and brigade: whole numbers that count within the level above, or names. */
const numberedName = (level: Level, number: string): string => `${level[0]!.toUpperCase()}${level.slice(1)} ${number}`;

/**
 * Where a name stands only in the first row of its group, as in a sheet with joined cells, the blanks below it mean the
 * same again. That is so where rows begin with blanks and no name in the highest column stands twice with only
 * blanks between; one that comes back below others, as the I Corps of the other army does, is another.
 */
function filledDown(
  rows: readonly (readonly string[])[],
  nested: readonly Field[],
  problems: Problem[],
): readonly (readonly string[])[] {
  const first = rows.findIndex(([top]) => top !== '');
  const tops = rows.flatMap(([top]) => (top === '' || top === undefined ? [] : [top]));
  const blanks = rows.filter(([top], i) => top === '' && i > first).length;
  if (first < 0 || nested.length < 2 || blanks === 0 || blanks < tops.length / 2) return rows;
  const again = tops.find((top, i) => top === tops[i - 1]);
  if (again !== undefined) {
    const sentence = `Blank cells in the column ${nested[0]} were read as none, since “${again}” is written in several rows. If they mean the same again, fill them in.`;
    problems.push({ severity: 'warning', sentence });
    return rows;
  }
  const seen = new Set<string>();
  const twice = tops.find((top) => seen.has(top) || !seen.add(top));
  if (twice !== undefined) {
    const sentence = `“${twice}” comes back below others in the column ${nested[0]}, and was read as another of that name.`;
    problems.push({ severity: 'warning', sentence });
  }
  let above: readonly string[] = [];
  const full = rows.map((cells) => {
    const from = cells.findIndex((cell) => cell !== '');
    const until = from < 0 ? cells.length : from;
    above = cells.map((cell, i) => (i < until ? (above[i] ?? '') : cell));
    return above;
  });
  noteFilledDown(nested, problems);
  return full;
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
  const sentence = `Blank cells in the columns ${fields.join(', ')} were read as the same again as in the row above.`;
  if (!problems.some((problem) => problem.sentence === sentence)) problems.push({ severity: 'note', sentence });
}

function byLevels(
  units: readonly Unit[],
  mapping: Mapping,
  nested: readonly (Field & Level)[],
  problems: Problem[],
): Sprout[] {
  const roots: Sprout[] = [];
  const groups = new Map<string, Sprout>();
  const isName = mapping.name !== undefined && !nested.some((field) => mapping[field] === mapping.name);
  const told = units.map(({ row }) => nested.map((field) => at(row, mapping, field)));
  const rows = filledDown(told, nested, problems);
  const numbered = rows.every((cells) => cells.every((cell) => /^\d*$/.test(cell)));
  const home = (way: readonly string[], unit: Unit): Sprout[] => {
    let list = roots;
    for (let i = 0; i < way.length; i += 1) {
      if (way[i] === '' || (numbered && way[i] === '0')) continue;
      const key = way.slice(0, i + 1).join('\u0000');
      let group = groups.get(key);
      if (!group) {
        const level = nested[i]!;
        const led = numbered ? undefined : leaderInBrackets(way[i]!);
        const name = numbered ? numberedName(level, way[i]!) : (led?.name ?? way[i]!);
        group = sprout(name, unit.row.line, unit.node.source.text, { level });
        const man = led && readCommander(led.leader);
        if (man) group.commander = man.name;
        if (man?.rank) group.rank = man.rank;
        const { kind, type } = numbered ? {} : hintsOf(name);
        if (kind) group.kind = kind;
        if (type) group.type = type;
        if (unit.node.nation) group.nation = unit.node.nation;
        groups.set(key, group);
        list.push(group);
      }
      list = group.children;
    }
    return list;
  };
  for (const [i, unit] of units.entries()) {
    const cells = rows[i]!;
    if (rows !== told && told[i]![0] !== '') groups.clear();
    const depth = cells.reduce((last, cell, i) => (cell !== '' && cell !== '0' ? i + 1 : last), 0);
    const ownsPlace = numbered || !isName;
    if (!ownsPlace || depth === 0) {
      home(cells, unit).push(unit.node);
      continue;
    }
    const key = cells.slice(0, depth).join('\u0000');
    const level = nested[depth - 1]!;
    if (!isName && numbered) unit.node.name = numberedName(level, cells[depth - 1]!);
    if (groups.has(key)) home(cells.slice(0, depth), unit).push(unit.node);
    else {
      if (unit.node.level === 'unknown') unit.node.level = level;
      groups.set(key, unit.node);
      home(cells.slice(0, depth - 1), unit).push(unit.node);
    }
  }
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
    for (const own of keys[i]!) last.set(own, i);
    return { told, ...(above !== undefined && { row: above }) };
  });
  if (unsure.length > 0) {
    const sentence = `Several rows bear the name or id of what these belong to, and the last above them was taken: ${linesInWords(unsure)}.`;
    problems.push(problem('warning', sentence, unsure[0]!));
  }
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
  const entries = units.map(({ node }, i) => ({ node, id: String(i), parent: String(above[i]!.row ?? '') }));
  const roots = underParents(entries, problems);
  const led = units.filter((_, i) => above[i]!.row === undefined && above[i]!.told !== '');
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
      const hints = hintsOf(leader);
      const own = hints.level !== undefined;
      command = sprout(
        leader === '' ? 'Without a command' : own ? leader : `Command of ${leader}`,
        row.line,
        node.source.text,
      );
      if (hints.level) command.level = hints.level;
      if (!own && leader !== '') command.commander = leader;
      if (node.nation) command.nation = node.nation;
      commands.set(parent, command);
    }
    command.children.push(node);
  }
  if (sides.size === 1) return [...[...sides.values()][0]!.values()];
  return [...sides].map(([side, commands]) => {
    const children = [...commands.values()];
    const first = children[0]!;
    const name = side === '' ? 'Side not named' : side;
    return sprout(name, first.source.line, first.source.text, {
      level: 'army',
      children,
      ...(first.nation && { nation: first.nation }),
    });
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
  for (const [i, unit] of units.entries()) gather(sides, names[i]!, unit);
  return [...sides].map(([name, of]) => {
    const { row, node } = of[0]!;
    const nation = mapping.side === undefined && name;
    return sprout(name === '' ? 'Side not named' : name, row.line, node.source.text, {
      level: 'army',
      ...(nation && { nation }),
      children: below(of),
    });
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
  nested: readonly Field[],
  problems: Problem[],
): boolean {
  if (mapping.side !== undefined) return new Set(sides).size > 1;
  if (mapping.nation === undefined) return false;
  const runs = <T>(of: readonly T[]): readonly T[] => of.filter((each, i) => each !== of[i - 1]);
  const nations = runs(sides);
  if (new Set(nations).size < nations.length) return false;
  const top = nested[0]!;
  const held = units.map(({ row }, i) => `${sides[i]}\u0000${at(row, mapping, top)}`);
  const names = [...new Set(held)].map((of) => of.split('\u0000')[1]!).filter((name) => !/^0?$/.test(name));
  const before = new Set<string>();
  const twice = names.find((name) => before.has(name) || !before.add(name));
  if (twice === undefined) return false;
  const split = mapping.nation < mapping[top]! || new Set(names).size < runs(names).length;
  problems.push({
    severity: 'warning',
    sentence: split
      ? `Several nations have a formation “${twice}”: each was put into an army of its own. If all are one army, leave the column of nations out.`
      : `Several nations have troops in “${twice}”, which was read as one formation. If they are several armies, say that the column of nations tells the side.`,
  });
  return split;
}
