/**
 * Rows of a PostgreSQL dump, between `COPY table (columns) FROM stdin;` and `\.`. The columns are those the COPY line
 * names, in its order. The tree stands in dotted paths, or in a parent's id; children may come before their parents.
 */

import { say, word } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { leads, readCommander } from './commanders.ts';
import { type Format, failed, guarded, problem, problemIn, type ReadOptions } from './format.ts';
import { nationOf } from './names.ts';
import { hintsOf } from './nouns.ts';
import { readFigure } from './numbers.ts';
import { underParents } from './parents.ts';
import {
  gather,
  grow,
  type Kind,
  type Level,
  markUnknown,
  type Problem,
  type Reading,
  type Source,
  type Sprout,
  sprout,
} from './tree.ts';

/** A dump may hold much besides the armies; its lines are cheap to pass over. */
const MOST_LETTERS = 40_000_000;

interface Row {
  readonly line: number;
  readonly text: string;
  /** Absent where the dump says `\N`. */
  readonly cells: ReadonlyMap<string, string>;
}
interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const ESCAPES: Record<string, string> = { t: '\t', n: '\n', r: '\r', b: '\b', f: '\f', v: '\v' };
const unescaped = (cell: string): string => cell.replace(/\\(.)/g, (_, c: string) => ESCAPES[c] ?? c);
const bareName = (name: string): string => name.replace(/"/g, '').replace(/^.*\./, '').toLowerCase();

function tables(text: string, problems: Problem[]): Table[] {
  const found: Table[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const start = /^COPY\s+([\w."]+)\s*(?:\(([^)]*)\))?\s+FROM\s+stdin;?\s*$/i.exec(lines[at] ?? '');
    if (!start) continue;
    const [, named = '', heads] = start;
    if (heads === undefined) {
      problems.push(problem('error', 'reader-copy-without-columns', at + 1));
      continue;
    }
    const name = bareName(named);
    const columns = heads.split(',').map((c) => c.replace(/"/g, '').trim().toLowerCase());
    const rows: Row[] = [];
    const bad: number[] = [];
    const end = lines.indexOf('\\.', at + 1);
    const until = end >= 0 ? end : lines.at(-1) === '' ? lines.length - 1 : lines.length;
    for (at += 1; at < until; at += 1) {
      const { [at]: text = '' } = lines;
      const cells = text.split('\t');
      if (cells.length === columns.length) rows.push({ line: at + 1, text, cells: cellsOf(columns, cells) });
      else bad.push(at + 1);
    }
    const last = rows.at(-1)?.line ?? lines.length;
    if (end < 0) problems.push(problem('error', say('reader-table-open', { table: name, last }), last));
    const wrong = { table: name, columns: columns.length };
    problems.push(...problemIn('error', bad, (lines) => say('reader-table-wrong-cells', { ...wrong, lines })));
    found.push({ name, columns, rows });
  }
  return found;
}

const cellsOf = (columns: readonly string[], cells: readonly string[]): Row['cells'] =>
  new Map(
    columns.flatMap((column, i) => {
      const { [i]: cell = '\\N' } = cells;
      return cell === '\\N' ? [] : [[column, unescaped(cell).replace(/\s+/g, ' ').trim()] as const];
    }),
  );

const COLUMNS = {
  path: ['path', 'ltree', 'tree_path'],
  parent: ['parent_id', 'parent', 'superior_id', 'higher_id'],
  name: ['name', 'title', 'unit_name', 'label'],
  commander: ['commander_name', 'commander', 'leader', 'leader_name', 'general'],
  nation: ['nation', 'nationality', 'country', 'side'],
  men: ['bayonets', 'men', 'strength', 'infantry', 'headcount'],
  sabres: ['sabres', 'sabers', 'cavalry', 'horses'],
  guns: ['guns', 'num_guns', 'gun_count'],
  notes: ['descr', 'description', 'notes', 'comment'],
} as const;

const cell = (row: Row, field: keyof typeof COLUMNS): string => {
  for (const column of COLUMNS[field]) {
    const value = row.cells.get(column);
    if (value !== undefined && value !== '') return value;
  }
  return '';
};

const RATED = ['rating', 'cav_rating', 'drill', 'gunnery_type', 'gun_condition', 'inspiration', 'condition'];
const ARMS: Record<string, Kind> = { '2': 'infantry', '3': 'cavalry', '4': 'artillery' };
const COMMAND_LEVELS: Record<string, Level> = { '2': 'corps', '3': 'division', '4': 'brigade' };

const has = (table: Table, field: keyof typeof COLUMNS): boolean =>
  COLUMNS[field].some((c) => table.columns.includes(c));

/** The tables that hold units: those with a path or a parent, else those with a strength. */
const unitTables = (all: readonly Table[]): Table[] => {
  const nested = all.filter((table) => has(table, 'path') || (has(table, 'parent') && has(table, 'name')));
  return nested.length > 0
    ? nested
    : all.filter((table) => has(table, 'name') && (has(table, 'men') || has(table, 'sabres')));
};

function read(text: string, options: ReadOptions): Reading {
  const problems: Problem[] = [];
  const all = [text, ...(options.others ?? []).map((other) => other.text)].flatMap((each) => tables(each, problems));
  if (all.length === 0) {
    const error = problems.find((each) => each.severity === 'error');
    if (error) return failed(error.said, error.line);
    return failed(/\bINSERT\s+INTO\b/i.test(text) ? 'reader-insert-commands' : 'reader-no-copy');
  }
  const units = unitTables(all);
  if (units.length === 0) {
    const named = all.map((table) => table.name);
    const commands = all.filter((table) => has(table, 'name'));
    if (commands.length === 0) return failed(say('reader-tables-no-units', { tables: named }));
    problems.push(problem('warning', say('reader-tables-commands', { tables: named })));
    return grow(
      commands.flatMap((table) => table.rows.map(commandOf)),
      problems,
    );
  }
  return grow(
    units.flatMap((table) => plant(table, all, problems)),
    problems,
  );
}

/** The table that "cmd_id" points to is "cmd", "cmds", or ends in it, as "game_cmd" does. */
const isHome = (table: string, named: string): boolean =>
  table === named || table === `${named}s` || table.endsWith(`_${named}`) || table.endsWith(`_${named}s`);

/** A table's rows as trees, under the command that each row belongs to. */
function plant(table: Table, all: readonly Table[], problems: Problem[]): Sprout[] {
  const byGroup = new Map<string, Row[]>();
  const keys = groupKeys(table);
  for (const row of table.rows) {
    const key = keys.map((column) => row.cells.get(column) ?? '').join('/');
    gather(byGroup, key, row);
  }
  const homes = keys.map((column) =>
    all.find((t) => t !== table && t.columns.includes('id') && isHome(t.name, column.replace(/_id$/, ''))),
  );
  const sides = new Map<string, { readonly battle: string; readonly commands: readonly Sprout[] }>();
  for (const [key, rows] of byGroup) {
    const at = keys.length - 1;
    const id = key.split('/')[at] ?? '';
    const home = homes[at]?.rows.find((row) => row.cells.get('id') === id);
    const grown = has(table, 'path') ? byPath(rows, problems) : byParent(rows, problems);
    const battle =
      home?.cells.get('scenario_id') ?? home?.cells.get('game_id') ?? key.split('/').slice(0, -1).join('/');
    const commands = keys.length === 0 ? grown : [commandWith(home, id, table, grown)];
    const side = `${battle}\u0000${sideOf(home)}`;
    sides.set(side, { battle, commands: [...(sides.get(side)?.commands ?? []), ...commands] });
  }
  const armies = [...sides.values()];
  for (const command of armies.flatMap(({ commands }) => commands)) inheritNation(command, command.nation);
  const battles = new Set(armies.map(({ battle }) => battle)).size;
  if (armies.length < 2) return armies.flatMap(({ commands }) => commands);
  if (battles > 1) problems.push(problem('warning', say('reader-several-battles', { n: battles })));
  return armies.map(({ battle, commands }, i) => {
    const [{ source } = { source: NOWHERE }] = commands;
    const nations = [...new Set(commands.flatMap(({ nation }) => nation ?? []))].slice(0, 3);
    const name = nations.join(', ');
    const numbered = name === '' && say('reader-side-number', { n: i + 1 });
    const where = battle === '' ? word('reader-battle-unnamed') : say('reader-battle', { id: battle });
    const made = battles > 1 ? say('reader-battle-side', { battle: where, side: numbered || name }) : numbered;
    return sprout(name, source.line, source.text, {
      ...(made && { made }),
      children: [...commands],
      ...(nations.length === 1 && { nation: name }),
    });
  });
}

const NOWHERE: Source = { line: 1, text: '' };

/** The side a command is on: a colour where the table has one, else its nation. */
function sideOf(home: Row | undefined): string {
  const colour = ['red_team', 'blue_team'].find((column) => home?.cells.get(column) === 't');
  return colour ?? (home ? cell(home, 'nation') : '');
}

/** The columns that say which command a row belongs to: "force_id". Paths are only unique within one. */
function groupKeys(table: Table): string[] {
  const own = table.columns.filter((c) => /_id$/.test(c) && !COLUMNS.parent.some((parent) => parent === c));
  const game = own.filter((c) => /^(?:game|scenario|battle)_id$/.test(c));
  const command = own.find((c) => /^(?:force|cmd|command|army|side)_id$/.test(c));
  return command ? [...game, command] : game;
}

function commandWith(home: Row | undefined, id: string, table: Table, children: Sprout[]): Sprout {
  if (!home) {
    const { line } = children[0]?.source ?? NOWHERE;
    return sprout(id, line, `${table.name} ${id}`, { made: say('reader-command-number', { id }), children });
  }
  const command = commandOf(home);
  command.children = children;
  return command;
}

function commandOf(row: Row): Sprout {
  const man = readCommander(cell(row, 'commander'));
  const name = cell(row, 'name');
  const id = row.cells.get('id') ?? '';
  const made = man.name ? say('reader-command-of', { leader: man.name }) : say('reader-command-number', { id });
  const node = sprout(name || man.name || id, row.line, row.text, {
    ...(name === '' && { made }),
    level: hintsOf(name).level ?? 'unknown',
    nation: nationOf(cell(row, 'nation')),
  });
  leads(node, man);
  const note = cell(row, 'notes');
  if (note !== '') node.notes.push(note);
  for (const scale of RATED) {
    const value = row.cells.get(scale);
    if (value !== undefined && value !== '' && value !== '0') node.quality.push({ scale, value });
  }
  return node;
}

function unitOf(row: Row): Sprout {
  const node = commandOf(row);
  if (cell(row, 'name') === '') {
    node.name = (row.cells.get('path') ?? '').split('.').pop()?.replace(/_/g, ' ') ?? '';
    delete node.made;
  }
  const hints = hintsOf(node.name);
  const utype = row.cells.get('utype') ?? '';
  const arm = known(ARMS, utype) ?? hints.kind;
  if (utype === '1') node.level = known(COMMAND_LEVELS, row.cells.get('cmd_level') ?? '') ?? hints.level ?? 'unknown';
  else if (arm === 'artillery') node.level = 'battery';
  else if (node.level === 'unknown' && row.cells.get('cmd_level') === '4') node.level = 'brigade';
  node.kind = arm;
  node.type = row.cells.get('horse_guns') === 't' ? 'horse artillery' : hints.type;
  for (const figure of ['men', 'sabres', 'guns'] as const) {
    const was = cell(row, figure);
    const { value } = readFigure(was);
    if (value !== undefined && value > 0) node[figure] = value;
  }
  if ((node.men ?? 0) > 0 && (node.sabres ?? 0) > 0) node.kind = 'mixed';
  const wanted = arm === 'infantry' ? 'men' : arm === 'cavalry' ? 'sabres' : arm === 'artillery' ? 'guns' : undefined;
  if (Object.hasOwn(ARMS, utype) && wanted && node[wanted] === undefined) markUnknown(node, wanted, cell(row, wanted));
  return node;
}

function byPath(rows: readonly Row[], problems: Problem[]): Sprout[] {
  const nodes = rows.map((row) => ({ node: unitOf(row), path: cell(row, 'path') }));
  const at = new Map<string, Sprout>();
  for (const { node, path } of nodes) if (!at.has(path)) at.set(path, node);
  const roots: Sprout[] = [];
  const orphans = new Map<string, Sprout>();
  for (const { node, path } of nodes) {
    const cut = path.lastIndexOf('.');
    if (cut < 0) {
      roots.push(node);
      continue;
    }
    const above = path.slice(0, cut);
    const parent = at.get(above) ?? orphans.get(above);
    if (parent && parent !== node) parent.children.push(node);
    else {
      const name = above.replace(/^.*\./, '').replace(/_/g, ' ');
      const made = sprout(name, node.source.line, above, { children: [node] });
      made.level = hintsOf(made.name).level ?? 'unknown';
      orphans.set(above, made);
      roots.push(made);
      problems.push(problem('warning', say('reader-path-added', { path: above }), node.source.line));
    }
  }
  return roots;
}

function byParent(rows: readonly Row[], problems: Problem[]): Sprout[] {
  const nodes = rows.map((row) => ({ node: unitOf(row), id: row.cells.get('id') ?? '', parent: cell(row, 'parent') }));
  return underParents(nodes, problems);
}

/** A blank nation is the one above it. */
function inheritNation(top: Sprout, nation: string | undefined): void {
  const stack: [Sprout, string | undefined][] = [[top, nation]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, above] = next;
    if (!node.nation && above) node.nation = above;
    for (const child of node.children) stack.push([child, node.nation]);
  }
}

export const pgcopy: Format = { read: guarded(read, MOST_LETTERS) };
