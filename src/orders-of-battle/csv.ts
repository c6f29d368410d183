/** Tables cut by commas, semicolons or tabs, with headings or without, whole or spread over several files. */

import { say } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { type AuditedRow, audited } from './audit.ts';
import { takeFigure } from './cells.ts';
import { chiefIn } from './chief-lines.ts';
import { FIELDS, type Field, LEVEL_FIELDS, type Mapping, takenForGunners, unusedFigures } from './columns.ts';
import { leads, readCommander } from './commanders.ts';
import { type Format, failed, guarded, problem, problemIn, type ReadOptions } from './format.ts';
import { mannered } from './manners.ts';
import { mounted } from './mounted.ts';
import { namedByLeader } from './named-by-leader.ts';
import { isSum, isTotal, leaderInBrackets, nationOf, readUnitName } from './names.ts';
import { hintsOf, kindOfWord, levelOfWord } from './nouns.ts';
import { figuresIn, readFigure } from './numbers.ts';
import { take } from './one-unit.ts';
import type { Row } from './rows.ts';
import { isArmName, isSideName, withFriends, withNations } from './sides.ts';
import { leftOut, sumsTaken } from './sums.ts';
import { at, columns, type Table } from './table.ts';
import { arrange } from './table-tree.ts';
import {
  type Figure,
  grow,
  height,
  isFormation,
  isSilent,
  type Kind,
  MAX_NODES,
  PARTS,
  type Parts,
  type Problem,
  type Reading,
  type Sprout,
  sprout,
} from './tree.ts';
import { nationByVotes, nationOfLeaders } from './votes.ts';
import { chasseursOf, comesWhole, ofMost, withPieces } from './whole.ts';
import { alliesVoted, nationOfTitle, textOf } from './whose-troops.ts';

export { columns, type Table };

function unitOf(row: Row, mapping: Mapping, text: string): Sprout {
  const lowest = LEVEL_FIELDS.findLast((field) => at(row, mapping, field) !== '');
  const given =
    at(row, mapping, 'name') ||
    (mapping.name === undefined && lowest ? at(row, mapping, lowest) : '') ||
    at(row, mapping, 'id');
  const led = at(row, mapping, 'commander') === '' ? leaderInBrackets(given) : undefined;
  const { name, notes, level, kind, type, parts } = readUnitName(led?.name ?? given);
  const kindCell = at(row, mapping, 'kind');
  const typeCell = at(row, mapping, 'type');
  /** "Artillerie" in the column of brigades: "2e cie, 5e régiment à pied" is none of foot. */
  const ofArm = LEVEL_FIELDS.some((field) => hintsOf(armIn(at(row, mapping, field))).kind === 'artillery');
  const gunners = ofArm && kind !== 'artillery' ? hintsOf(`${name} artillerie`) : undefined;
  const ownKind = kindOfWord(kindCell) ?? kindOfWord(typeCell) ?? gunners?.kind ?? kind;
  const cellType = hintsOf(typeCell).type ?? (typeCell.length > 2 ? typeCell : hintsOf(kindCell).type);
  /** "Inf" says less than "12th Jägers". */
  const nameType = cellType === 'line' && kind === ownKind ? type : undefined;
  const node = sprout(name === '' ? given : name, row.line, text, {
    level: levelOfWord(at(row, mapping, 'level')) ?? level ?? 'unknown',
    kind: ownKind,
    type: typeInNote(at(row, mapping, 'notes'), ownKind) ?? nameType ?? cellType ?? (gunners ?? { type }).type,
    parts,
    nation: nationOf(at(row, mapping, 'nation')),
    notes: [...notes],
  });
  for (const [field, of] of [
    ['battalions', 'battalion'],
    ['squadrons', 'squadron'],
  ] as const) {
    const cell = at(row, mapping, field);
    /** "3 coys" in a column of battalions; a column for both counts what each arm has. */
    const [told] = /\p{L}/u.test(cell) ? figuresIn(cell).found : [];
    const value = told?.value ?? readFigure(cell).value;
    const alone = mapping.battalions === undefined || mapping.squadrons === undefined;
    const parts = PARTS.find((each) => each === told?.of) ?? (alone && PARTS_OF[node.kind ?? '']) ?? of;
    if (value !== undefined && value > 0) {
      node.parts = { count: value, of: parts || of };
      const horse = field === 'squadrons' && !alone && !(readFigure(at(row, mapping, 'battalions')).value ?? 0);
      /** None but horse are counted in squadrons, whatever chasseurs may be elsewhere. */
      if (horse && !isFormation(node.level) && node.kind !== 'artillery') node.kind = 'cavalry';
    }
  }
  leads(node, readCommander(led?.leader ?? at(row, mapping, 'commander')));
  const quality = at(row, mapping, 'quality');
  if (quality !== '') node.quality.push({ scale: 'quality', value: quality });
  const note = at(row, mapping, 'notes');
  if (note !== '') node.notes.push(note);
  const arrival = at(row, mapping, 'arrival') || (mannered(`${name}, ${note}`).arrival ?? '');
  if (arrival !== '' && arrival !== '0') node.arrival = arrival;
  const exit = at(row, mapping, 'exit');
  if (exit !== '' && !/^(?:99|999|0|-1)$/.test(exit)) node.notes.push(say('reader-note-leaves', { when: exit }));
  figures(node, row, mapping);
  /** "Artillería: 2 piezas" where only its name stands. */
  const [, called = '', told = ''] = /^(.{3,40}?):\s+(\d.*)$/u.exec(node.name) ?? [];
  if (isSilent(node) && told !== '') {
    take(node, figuresIn(told).found);
    if (!isSilent(node)) node.name = called;
  }
  /** "20 x 18-pdr" in the column of units */
  const pieces = figuresIn(name).found.filter(({ of, value }) => of === 'guns' && value !== undefined);
  if (node.kind === 'artillery' && pieces.length > 0 && isSilent(node)) {
    node.marks = node.marks.filter(({ why }) => why !== 'unknown');
    take(node, pieces);
  }
  return node;
}

const armIn = (cell: string): string => (isArmName({ name: cell }) ? cell : '');

/** "4 coys, rifles": of what kind they are, in so many words. */
const typeInNote = (note: string, kind: Kind | undefined): string | undefined =>
  note
    .split(/[,;]/)
    .filter((part) => part.trim().split(/\s+/).length < 3 && !/\d/.test(part))
    .map(hintsOf)
    .find((hint) => hint.kind === kind && hint.type !== undefined)?.type;

const PARTS_OF: { readonly [kind in string]?: Parts['of'] } = {
  infantry: 'battalion',
  cavalry: 'squadron',
  artillery: 'battery',
};

function figures(node: Sprout, row: Row, mapping: Mapping): void {
  const bySingleColumn = mapping.sabres === undefined;
  for (const column of ['men', 'sabres', 'guns', 'points'] as const) {
    if (mapping[column] === undefined) continue;
    const was = at(row, mapping, column);
    let figure: Figure = column;
    if (column === 'men' && bySingleColumn && node.kind === 'cavalry') figure = 'sabres';
    /** More than a battery's pieces are its gunners. */
    const gunners =
      node.level === 'battery' || CREW.test(node.name) ? (readFigure(was).value ?? 0) > MOST_PIECES : false;
    if (column === 'men' && bySingleColumn && node.kind === 'artillery' && mapping.guns === undefined && !gunners)
      figure = 'guns';
    takeFigure(node, was, figure, (value) => isExpected(node, figure) && !(value === 0 && hasOther(node, figure)));
  }
}

const MOST_PIECES = 24;
const CREW = /(?<!\p{L})(?:detachment|company|compagnie|kompanie|gunners|canonniers)(?!\p{L})/iu;

const isExpected = (node: Sprout, figure: Figure): boolean =>
  figure === 'points' ||
  (figure === 'guns'
    ? node.kind === 'artillery'
    : figure === 'sabres'
      ? node.kind === 'cavalry'
      : node.kind !== 'cavalry' && node.kind !== 'artillery');
const hasOther = (node: Sprout, figure: Figure): boolean =>
  (['men', 'sabres', 'guns'] as const).some((other) => other !== figure && node[other] !== undefined);

/** A table, and what its columns mean. */
interface Mapped {
  readonly table: Table;
  readonly mapping: Mapping;
}

/** Rows of several files become rows of one table, joined by the id they share. */
function join(
  main: Table,
  mapping: Mapping,
  others: readonly Mapped[],
  problems: Problem[],
): { rows: Row[]; mapping: Mapping; leaders: ReadonlyMap<string, string> } {
  const merged: Partial<Record<Field, number>> = { ...mapping };
  const leaders = new Map<string, string>();
  let rows = [...main.rows];
  let width = Math.max(main.headings.length, ...rows.slice(0, 500).map((row) => row.cells.length), 0);
  for (const { table, mapping: theirs } of others) {
    if (theirs.id === undefined || mapping.id === undefined) {
      problems.push(problem('error', 'reader-no-ids'));
      continue;
    }
    const byId = new Map(table.rows.map((row) => [at(row, theirs, 'id').toLowerCase(), row]));
    const matched = rows.filter((row) => byId.has(at(row, mapping, 'id').toLowerCase())).length;
    if (matched === 0) {
      if (!rows.some((row) => byId.has(at(row, mapping, 'parent').toLowerCase())))
        problems.push(problem('error', 'reader-no-shared-ids'));
      for (const row of table.rows)
        leaders.set(at(row, theirs, 'id').toLowerCase(), at(row, theirs, 'name') || at(row, theirs, 'commander'));
      continue;
    }
    const places = FIELDS.flatMap((field) => {
      const { [field]: column } = theirs;
      return field === 'id' || column === undefined ? [] : [{ field, column }];
    }).map((each, i) => ({ ...each, to: width + i }));
    rows = rows.map((row) => {
      const match = byId.get(at(row, mapping, 'id').toLowerCase());
      const cells = [...row.cells];
      for (const { column, to } of places) cells[to] = match?.cells[column] ?? '';
      return { ...row, cells: Array.from(cells, (cell) => cell ?? '') };
    });
    for (const { field, to } of places) merged[field] ??= to;
    width += places.length;
    const missing = rows.length - matched;
    if (missing > 0) problems.push(problem('warning', say('reader-entries-not-joined', { missing, all: rows.length })));
  }
  return { rows, mapping: merged, leaders };
}

/** The file with strengths or superiors leads; the others fill in what it lacks. */
const leading = (tables: readonly [Mapped, ...Mapped[]]): Mapped =>
  tables.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best));

const weightOf = ({ mapping }: Mapped): number =>
  (mapping.men !== undefined || mapping.points !== undefined || mapping.sabres !== undefined ? 2 : 0) +
  (mapping.parent !== undefined ? 1 : 0);

function read(text: string, options: ReadOptions): Reading {
  const mapped = (text: string, mapping: Mapping | undefined): Mapped => {
    const table = columns(text);
    return { table, mapping: mapping ?? table.mapping };
  };
  const others = (options.others ?? []).map((each) => mapped(each.text, each.mapping));
  const own = mapped(text, options.mapping);
  const reading = readTables([own, ...others]);
  return others.length > 0 ? reading : audited(shown(text, own.table), reading, rowsOf(own.table));
}

/** Commas between cells are none within figures. */
function shown(text: string, { separator, rows }: Table): string {
  if (separator !== ',') return text;
  const lines = text.split('\n');
  for (const { line, cells } of rows) lines[line - 1] = cells.join('; ');
  return lines.join('\n');
}

/** The rows of a table with the headings above them. */
const rowsOf = ({ headings, rows }: Table): readonly AuditedRow[] => [
  { line: (rows[0]?.line ?? 2) - 1, cells: headings },
  ...rows,
];

/** A sum right below a formation that tells no strength is its own; all others are left out. */
function withSums(
  rows: readonly Row[],
  sums: ReadonlySet<Row>,
  units: readonly { readonly row: Row; readonly node: Sprout }[],
  nodeOf: (row: Row) => Sprout,
): readonly Problem[] {
  const nodes = new Map(units.map(({ row, node }) => [row, node]));
  const given = sumsTaken();
  const seen: Sprout[] = [];
  const plain: number[] = [];
  const lost: number[] = [];
  for (const row of rows) {
    const node = nodes.get(row);
    if (node) seen.push(node);
    if (!sums.has(row)) continue;
    const above = seen.at(-1);
    const beside = seen.filter(({ level }) => level === above?.level);
    if (!given.take(above, beside, nodeOf(row))) (given.lacks(above) ? lost : plain).push(row.line);
  }
  return leftOut(plain, lost);
}

const MOST_NAMED = 0.7;

/** Tables that belong together, as armies. */
export function readTables(all: readonly [Mapped, ...Mapped[]]): Reading {
  const problems: Problem[] = [];
  for (const { table } of all) problems.push(...table.problems);
  const lead = leading(all);
  const { table, mapping: chosen } = lead;
  if (table.rows.length > MAX_NODES)
    return failed(say('reader-too-many-rows', { rows: table.rows.length, most: MAX_NODES }));
  const { rows, mapping, leaders } = join(
    table,
    chosen,
    all.filter((each) => each !== lead),
    problems,
  );
  if (rows.length === 0) return failed('reader-no-rows');
  problems.push(...takenForGunners(table.headings, mapping));
  if (all.length === 1)
    problems.push(
      ...unusedFigures(
        table.headings,
        rows.map((row) => row.cells),
        mapping,
      ),
    );
  const nested = LEVEL_FIELDS.filter((field) => mapping[field] !== undefined);
  if (mapping.name === undefined && mapping.id === undefined && nested.length === 0)
    return failed('reader-no-name-column');
  const cells = table.headings.length;
  const broken = rows.filter((row) => row.cells.length < 2 && cells > 2).map((row) => row.line);
  problems.push(...problemIn('warning', broken, (lines) => say('reader-one-cell', { cells, lines })));
  /** Where nearly all rows have names, one of figures alone sums up what stands above it. */
  const tops = (['name', 'id', ...nested] as const).filter((field) => mapping[field] !== undefined);
  const isNamed =
    rows.filter((row) => tops.some((field) => at(row, mapping, field) !== '')).length > rows.length * MOST_NAMED;
  const isSumRow = (row: Row): boolean =>
    isSum(row.cells.find((cell) => cell !== '') ?? '') ||
    isSum(at(row, mapping, 'name')) ||
    (isNamed && tops.every((field) => at(row, mapping, field) === '')) ||
    nested.some((field) => isTotal(at(row, mapping, field)));
  const summed = new Set(rows.filter(isSumRow));
  const named = rows.filter((row) => !summed.has(row) && row.cells.some((cell) => /\p{L}|\d/u.test(cell)));
  if (named.length === 0) return failed('reader-no-words');
  const cut = table.separator === '\t' ? '  ' : `${table.separator} `;
  const nodeOf = (row: Row): Sprout => unitOf(row, mapping, row.cells.join(cut));
  const units = named.map((row) => ({ row, node: nodeOf(row) }));
  problems.push(...withSums(rows, summed, units, nodeOf));
  if (mapping.points !== undefined) problems.push(problem('note', 'reader-points-not-men'));
  const roots = withFriends(arrange(units, mapping, nested, leaders, problems));
  roots.forEach(withPieces);
  /** "Total Russians" below an army that does not say so. */
  for (const { line, cells } of summed) {
    const root = roots.findLast(({ source, level }) => source.line < line && level === 'army');
    if (root && guessNation(root.name) === undefined) root.nation ??= guessNation(cells.join(' '));
  }
  withNations(roots);
  alliesVoted(roots);
  const counted = ['kind', 'type', 'battalions', 'squadrons'] as const;
  /** "Class: Veteran" tells none. */
  const tellsArm = named.some((row) => hintsOf(at(row, mapping, 'type')).kind !== undefined);
  for (const root of roots) {
    namedByLeader(root);
    comesWhole(root);
    ofMost(root);
    const isCounted = counted.some((field) => mapping[field] !== undefined && (field !== 'type' || tellsArm));
    if (!isCounted) mounted(root, false);
    /** "Bns/Sqns" counts either. */
    const either = isCounted ? SQUADRONS.test(table.headings[mapping.battalions ?? -1] ?? '') : !mapping.sabres;
    if (either) chasseursOf(root, root.nation ?? guessNation(root.name));
  }
  const troops = roots.map(textOf).join('\n');
  const silent = roots.filter((root) => root.nation === undefined && guessNation(root.name) === undefined);
  const nation = nationOfTitle(table.title, troops) ?? (isOneArmy(roots) ? nationByVotes(troops) : undefined);
  if (nation !== undefined && silent.length * 2 > roots.length)
    for (const root of roots) root.nation ??= guessNation(root.name) ?? nation;
  return grow(underTitle(table.title, roots), problems);
}

/** Formations of one army stand below no army's name. */
const isOneArmy = (roots: readonly Sprout[]): boolean =>
  roots.length > 1 &&
  roots.every(({ level, nation }) => isFormation(level) && level !== 'army' && nation === undefined);

const SQUADRONS = /sq|es[ck]|schw/iu;

/** "Russian Army: Prince Kutusov", or "4e corps – Ligny" and "Commandant : Gérard", above a table of what is theirs. */
function underTitle(title: string, roots: readonly Sprout[]): readonly Sprout[] {
  const lines = title.split('\n').map((line) => line.trim());
  const chief = lines.flatMap((line) => chiefIn(line) ?? [])[0];
  const heads = lines.map(
    (line) =>
      leaderInBrackets(line.replace(/(?<=\))\s(?:at|near|before|bei|vor|à|en|in)\s.*$/iu, '')) ?? {
        name: line.split(/\s[–—-]\s|,\s/u)[0] ?? '',
        leader: '',
      },
  );
  const isAbove = ({ name, leader }: (typeof heads)[number]): boolean => {
    const { level = 'unknown' } = hintsOf(name);
    const isHigher = roots.every((root) => (height(level) ?? 9) < (height(root.level) ?? 9));
    return leader === '' ? chief !== undefined && isHigher : level === 'army' || isSideName(name);
  };
  const { name, leader } = heads.find(isAbove) ?? {};
  const [first] = roots;
  if (!first || name === undefined || roots.some(({ level }) => level === 'army')) return roots;
  const { name: commander, rank } = readCommander(leader || (chief ?? ''));
  const led = { commander, ...(rank && { rank }), children: [...roots] };
  const whole = sprout(name, first.source.line, title, { level: 'army', ...led });
  const nation = first.nation ?? nationOfLeaders(whole);
  if (nation !== undefined) whole.nation ??= nation;
  return [whole];
}

export const csv: Format = { read: guarded(read) };
