/** Tables cut by commas, semicolons or tabs, with headings or without, whole or spread over several files. */
import Papa from 'papaparse';
import { type Field, guessMapping, hasHeadings, type Mapping } from './columns.ts';
import { looksLikeCsv, type Separator, voteSeparator } from './detect.ts';
import { FORMAT_TITLES, type Format, failed, guarded, linesInWords, problem, type ReadOptions } from './format.ts';
import { hintsOf, kindOfWord, levelOfWord, nationOf, readCommander, readUnitName } from './names.ts';
import { numberOf, readFigure } from './numbers.ts';
import { underParents } from './parents.ts';
import {
  type Figure,
  grow,
  type Level,
  MAX_NODES,
  markUnknown,
  type Problem,
  type Reading,
  type Sprout,
  sprout,
} from './tree.ts';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table as it lies in the file, with the guess of what its columns mean. */
export interface Table {
  readonly separator: Separator;
  readonly headings: readonly string[];
  readonly hasHeadings: boolean;
  readonly mapping: Mapping;
  readonly rows: readonly Row[];
  readonly problems: readonly Problem[];
}

/** Cuts the text into rows and guesses the columns; the player corrects the mapping and hands it to `read`. */
export function columns(text: string): Table {
  const { separator } = voteSeparator(text);
  const parsed = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: false });
  const problems: Problem[] = [];
  const open = parsed.errors.find((error) => error.type === 'Quotes');
  const rows: Row[] = [];
  let line = 1;
  for (const cells of parsed.data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: cells.map((cell) => cell.trim()) });
    line += 1 + cells.reduce((n, cell) => n + (cell.match(/\n/g)?.length ?? 0), 0);
  }
  if (open) {
    const at = rows.find((row) => row.cells.some((cell) => cell.includes('\n')))?.line ?? (open.row ?? 0) + 1;
    problems.push(
      problem(
        'error',
        `A quotation mark is opened on line ${at} and never closed properly; check the rows from there on.`,
        at,
      ),
    );
  }
  const head = rows.findIndex((row) => row.cells.filter((cell) => cell !== '').length > 1);
  const body = head > 0 && hasHeadings(rows.slice(head).map((row) => row.cells)) ? rows.slice(head) : rows;
  const named = hasHeadings(body.map((row) => row.cells));
  const width = body.slice(0, 200).reduce((most, row) => Math.max(most, row.cells.length), 0);
  const headings = named ? body[0]!.cells : Array.from({ length: width }, (_, i) => `Column ${i + 1}`);
  const data = named ? body.slice(1) : body;
  const cells = data.map((row) => row.cells);
  const mapping = named ? guessMapping(headings, cells) : guessWithoutHeadings(cells, width);
  return { separator, headings, hasHeadings: named, mapping, rows: data, problems };
}

/** Without headings: words are the name, then the commander where they begin with a rank; figures are men, then guns. */
function guessWithoutHeadings(rows: readonly (readonly string[])[], width: number): Mapping {
  const mapping: Partial<Record<Field, number>> = {};
  const sample = rows.slice(0, 100);
  for (let at = 0; at < width; at += 1) {
    const cells = sample.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    if (cells.length === 0) continue;
    const figures = cells.map(numberOf).filter((n): n is number => n !== undefined);
    if (figures.length > cells.length * 0.7) {
      const most = Math.max(...figures);
      const field = most > 60 ? 'men' : 'points';
      if (mapping[field] === undefined && !(field === 'points' && mapping.men !== undefined)) mapping[field] = at;
      else if (most <= 120 && mapping.guns === undefined) mapping.guns = at;
    } else if (mapping.name === undefined) mapping.name = at;
    else if (mapping.commander === undefined) mapping.commander = at;
  }
  return mapping;
}

const at = (row: Row, mapping: Mapping, field: Field): string => {
  const column = mapping[field];
  return column === undefined ? '' : (row.cells[column] ?? '');
};

const LEVEL_FIELDS = ['army', 'wing', 'corps', 'division', 'brigade', 'regiment'] as const satisfies readonly (Field &
  Level)[];

function unitOf(row: Row, mapping: Mapping, text: string, menPerPoint: number | undefined): Sprout {
  const given = at(row, mapping, 'name') || at(row, mapping, 'id');
  const { name, notes, level, kind, type, parts } = readUnitName(given);
  const node = sprout(name === '' ? given : name, row.line, text, { notes: [...notes] });
  const kindCell = at(row, mapping, 'kind');
  const typeCell = at(row, mapping, 'type');
  node.level = levelOfWord(at(row, mapping, 'level')) ?? level ?? 'unknown';
  const ownKind = kindOfWord(kindCell) ?? kindOfWord(typeCell) ?? kind;
  if (ownKind) node.kind = ownKind;
  const ownType =
    hintsOf(typeCell).type ?? (typeCell.length > 2 ? typeCell : undefined) ?? hintsOf(kindCell).type ?? type;
  if (ownType) node.type = ownType;
  if (parts) node.parts = parts;
  for (const [field, of] of [
    ['battalions', 'battalion'],
    ['squadrons', 'squadron'],
  ] as const) {
    const { value } = readFigure(at(row, mapping, field));
    if (value !== undefined && value > 0) node.parts = { count: value, of };
  }
  const man = readCommander(at(row, mapping, 'commander'));
  if (man.name !== '') node.commander = man.name;
  if (man.rank) node.rank = man.rank;
  node.notes.push(...man.notes);
  const nation = nationOf(at(row, mapping, 'nation'));
  if (nation) node.nation = nation;
  const quality = at(row, mapping, 'quality');
  if (quality !== '') node.quality.push({ scale: 'quality', value: quality });
  const note = at(row, mapping, 'notes');
  if (note !== '') node.notes.push(note);
  const arrival = at(row, mapping, 'arrival');
  if (arrival !== '' && arrival !== '0') node.arrival = arrival;
  const exit = at(row, mapping, 'exit');
  if (exit !== '' && !/^(?:99|999|0|-1)$/.test(exit)) node.notes.push(`leaves: ${exit}`);
  figures(node, row, mapping, menPerPoint);
  return node;
}

function figures(node: Sprout, row: Row, mapping: Mapping, menPerPoint: number | undefined): void {
  const bySingleColumn = mapping.sabres === undefined;
  for (const column of ['men', 'sabres', 'guns', 'points'] as const) {
    if (mapping[column] === undefined) continue;
    const was = at(row, mapping, column);
    let figure: Figure = column;
    if (column === 'men' && bySingleColumn && node.kind === 'cavalry') figure = 'sabres';
    if (column === 'men' && bySingleColumn && node.kind === 'artillery' && mapping.guns === undefined) figure = 'guns';
    const { value, approximate } = readFigure(was);
    if (value !== undefined && value > 0) {
      node[figure] = value;
      if (approximate) node.marks.push({ figure, was, why: 'approximate' });
    } else if (isExpected(node, figure) && !(value === 0 && hasOther(node, figure))) markUnknown(node, figure, was);
  }
  if (menPerPoint && node.points !== undefined && node.kind !== 'artillery') {
    node[node.kind === 'cavalry' ? 'sabres' : 'men'] = Math.round(node.points * menPerPoint);
    delete node.points;
  }
}

const isExpected = (node: Sprout, figure: Figure): boolean =>
  figure === 'points' ||
  (figure === 'guns'
    ? node.kind === 'artillery'
    : figure === 'sabres'
      ? node.kind === 'cavalry'
      : node.kind !== 'cavalry' && node.kind !== 'artillery');
const hasOther = (node: Sprout, figure: Figure): boolean =>
  (['men', 'sabres', 'guns'] as const).some((other) => other !== figure && node[other] !== undefined);

/** Rows of several files become rows of one table, joined by the id they share. */
function join(
  main: Table,
  mapping: Mapping,
  others: readonly { table: Table; mapping: Mapping }[],
  problems: Problem[],
): { rows: Row[]; mapping: Mapping; leaders: ReadonlyMap<string, string> } {
  const merged: Partial<Record<Field, number>> = { ...mapping };
  const leaders = new Map<string, string>();
  let rows = [...main.rows];
  let width = Math.max(main.headings.length, ...rows.slice(0, 500).map((row) => row.cells.length), 0);
  for (const { table, mapping: theirs } of others) {
    if (theirs.id === undefined || mapping.id === undefined) {
      problems.push(
        problem('error', 'One of the files has no column of ids, so it could not be joined to the others.'),
      );
      continue;
    }
    const byId = new Map(table.rows.map((row) => [at(row, theirs, 'id').toLowerCase(), row]));
    const matched = rows.filter((row) => byId.has(at(row, mapping, 'id').toLowerCase())).length;
    if (matched === 0) {
      for (const row of table.rows)
        leaders.set(at(row, theirs, 'id').toLowerCase(), at(row, theirs, 'name') || at(row, theirs, 'commander'));
      continue;
    }
    const added = (Object.entries(theirs) as [Field, number][]).filter(([field]) => field !== 'id');
    const places = added.map(([field, column], i) => ({ field, column, to: width + i }));
    rows = rows.map((row) => {
      const match = byId.get(at(row, mapping, 'id').toLowerCase());
      const cells = [...row.cells];
      for (const { column, to } of places) cells[to] = match?.cells[column] ?? '';
      return { line: row.line, cells: Array.from(cells, (cell) => cell ?? '') };
    });
    for (const { field, to } of places) merged[field] ??= to;
    width += added.length;
    const missing = rows.length - matched;
    if (missing > 0)
      problems.push(
        problem('warning', `${missing} of ${rows.length} entries are missing from the file that was joined.`),
      );
  }
  return { rows, mapping: merged, leaders };
}

/** The file with strengths or superiors leads; the others fill in what it lacks. */
function leading(tables: readonly { table: Table; mapping: Mapping }[]): number {
  const weight = ({ mapping }: { mapping: Mapping }): number =>
    (mapping.men !== undefined || mapping.points !== undefined || mapping.sabres !== undefined ? 2 : 0) +
    (mapping.parent !== undefined ? 1 : 0);
  return tables.reduce((best, each, i) => (weight(each) > weight(tables[best]!) ? i : best), 0);
}

function read(text: string, options: ReadOptions): Reading {
  const problems: Problem[] = [];
  const all = [{ text, mapping: options.mapping }, ...(options.others ?? [])].map((each) => {
    const table = columns(each.text);
    return { table, mapping: each.mapping ?? table.mapping };
  });
  for (const { table } of all) problems.push(...table.problems);
  const lead = leading(all);
  const { table, mapping: chosen } = all[lead]!;
  if (table.rows.length > MAX_NODES)
    return failed(
      `The table has ${table.rows.length.toLocaleString('en-GB')} rows, and at most ${MAX_NODES.toLocaleString('en-GB')} are read.`,
    );
  const { rows, mapping, leaders } = join(
    table,
    chosen,
    all.filter((_, i) => i !== lead),
    problems,
  );
  if (rows.length === 0) return failed('The table has no rows.');
  const nested = LEVEL_FIELDS.filter((field) => mapping[field] !== undefined);
  if (mapping.name === undefined && mapping.id === undefined && nested.length === 0)
    return failed('No column was recognised as a name. Say which column holds the names, and read again.');
  const broken = rows.filter((row) => row.cells.length < 2 && table.headings.length > 2).map((row) => row.line);
  if (broken.length > 0)
    problems.push(
      problem('warning', `Only one cell instead of ${table.headings.length}: ${linesInWords(broken)}.`, broken[0]!),
    );
  const named = rows.filter((row) => row.cells.some((cell) => /\p{L}|\d/u.test(cell)));
  if (named.length === 0) return failed('The table has no row with words or figures in it.');
  const units = named.map((row) => ({
    row,
    node: unitOf(
      row,
      mapping,
      row.cells.join(table.separator === '\t' ? '  ' : `${table.separator} `),
      options.menPerPoint,
    ),
  }));
  if (mapping.points !== undefined && !options.menPerPoint)
    problems.push(
      problem(
        'note',
        'The strengths are points of the source, not men. Say how many men a point stands for, or take them as they are.',
      ),
    );
  return grow(arrange(units, mapping, nested, leaders, problems), problems);
}

interface Unit {
  readonly row: Row;
  readonly node: Sprout;
}

function arrange(
  units: readonly Unit[],
  mapping: Mapping,
  nested: readonly (Field & Level)[],
  leaders: ReadonlyMap<string, string>,
  problems: Problem[],
): Sprout[] {
  if (mapping.depth !== undefined) return byDepth(units, mapping);
  if (nested.length > 0) return byLevels(units, mapping, nested);
  if (mapping.parent !== undefined) return byParent(units, mapping, leaders, problems);
  return bySide(units, mapping);
}

function byDepth(units: readonly Unit[], mapping: Mapping): Sprout[] {
  const roots: Sprout[] = [];
  const open: { depth: number; node: Sprout }[] = [];
  for (const { row, node } of units) {
    const depth = readFigure(at(row, mapping, 'depth')).value ?? 0;
    while (open.length > 0 && open[open.length - 1]!.depth >= depth) open.pop();
    (open[open.length - 1]?.node.children ?? roots).push(node);
    open.push({ depth, node });
  }
  return roots;
}

/** Columns for corps, division and brigade: whole numbers that count within the level above, or names. */
function byLevels(units: readonly Unit[], mapping: Mapping, nested: readonly (Field & Level)[]): Sprout[] {
  const roots: Sprout[] = [];
  const groups = new Map<string, Sprout>();
  const isName = mapping.name !== undefined && !nested.some((field) => mapping[field] === mapping.name);
  const cellsOf = (row: Row) => nested.map((field) => at(row, mapping, field));
  const numbered = units.every(({ row }) => cellsOf(row).every((cell) => /^\d*$/.test(cell)));
  const home = (way: readonly string[], unit: Unit): Sprout[] => {
    let list = roots;
    for (let i = 0; i < way.length; i += 1) {
      if (way[i] === '' || (numbered && way[i] === '0')) continue;
      const key = way.slice(0, i + 1).join('\u0000');
      let group = groups.get(key);
      if (!group) {
        const level = nested[i]!;
        const name = numbered ? `${level[0]!.toUpperCase()}${level.slice(1)} ${way[i]}` : way[i]!;
        group = sprout(name, unit.row.line, unit.node.source.text, { level });
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
  for (const unit of units) {
    const cells = cellsOf(unit.row);
    const depth = cells.reduce((last, cell, i) => (cell !== '' && cell !== '0' ? i + 1 : last), 0);
    const ownsPlace = numbered || !isName;
    if (!ownsPlace || depth === 0) {
      home(cells, unit).push(unit.node);
      continue;
    }
    const key = cells.slice(0, depth).join('\u0000');
    const level = nested[depth - 1]!;
    if (!isName) unit.node.name = cells[depth - 1]!;
    if (groups.has(key)) home(cells.slice(0, depth), unit).push(unit.node);
    else {
      if (unit.node.level === 'unknown') unit.node.level = level;
      groups.set(key, unit.node);
      home(cells.slice(0, depth - 1), unit).push(unit.node);
    }
  }
  return roots;
}

/** A superior who is an entry of the file holds his units; one who is only named gets an entry made for him. */
function byParent(
  units: readonly Unit[],
  mapping: Mapping,
  leaders: ReadonlyMap<string, string>,
  problems: Problem[],
): Sprout[] {
  const ids = new Set(units.map(({ row }) => at(row, mapping, 'id')).filter((id) => id !== ''));
  const names = new Map<string, string>();
  for (const { row, node } of units) if (!names.has(node.name)) names.set(node.name, at(row, mapping, 'id'));
  /** A leader listed under himself is his own master. */
  const parents = units.map(({ row }) => {
    const parent = at(row, mapping, 'parent');
    return parent === at(row, mapping, 'id') ? '' : parent;
  });
  const known = parents.filter((parent) => ids.has(parent) || names.has(parent)).length;
  if (known > 0 || mapping.id === undefined) {
    const keyed = units.map(({ row, node }, i) => ({
      node,
      id: at(row, mapping, 'id') || node.name || `#${i}`,
      parent: ids.has(parents[i]!)
        ? parents[i]!
        : names.get(parents[i]!) || (names.has(parents[i]!) ? parents[i]! : ''),
    }));
    const unnamed = keyed.map((each, i) => ({ ...each, group: each.parent === '' ? parents[i]! : '' }));
    if (unnamed.every(({ group }) => group === '')) return underParents(keyed, problems);
    const made = underParents(
      keyed.filter((_, i) => unnamed[i]!.group === ''),
      problems,
    );
    const grouped = underCommands(
      units.filter((_, i) => unnamed[i]!.group !== ''),
      mapping,
      leaders,
    );
    return [...made, ...grouped];
  }
  return underCommands(units, mapping, leaders);
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

/** A flat list: sides or nations at the top, as far as the table tells them. */
function bySide(units: readonly Unit[], mapping: Mapping): Sprout[] {
  const by = mapping.side !== undefined ? 'side' : mapping.nation !== undefined ? 'nation' : undefined;
  if (!by) return units.map(({ node }) => node);
  const sides = new Map<string, Sprout>();
  for (const { row, node } of units) {
    const name = by === 'side' ? at(row, mapping, 'side') : (node.nation ?? '');
    const side =
      sides.get(name) ?? sprout(name === '' ? 'Side not named' : name, row.line, node.source.text, { level: 'army' });
    if (by === 'nation' && node.nation) side.nation = node.nation;
    sides.set(name, side);
    side.children.push(node);
  }
  return [...sides.values()];
}

export const csv: Format = { id: 'csv', title: FORMAT_TITLES.csv, looksLike: looksLikeCsv, read: guarded(read) };
