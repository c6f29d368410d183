/** Columns whose headings nobody knows, told by what stands below them. */
import { guessNation } from '../scenarios/nations.ts';
import { type Field, fieldOf, type Mapping } from './columns.ts';
import { beginsWithRank } from './commanders.ts';
import { isBareMan, isTitled, nationOf } from './names.ts';
import { hintsOf } from './nouns.ts';
import { numberOf } from './numbers.ts';
import { height, isFormation } from './tree.ts';

type Told = Partial<Record<Field, number>>;

interface Column {
  readonly at: number;
  readonly cells: readonly string[];
  readonly filled: readonly string[];
  readonly values: ReadonlySet<string>;
}

function columnAt(rows: readonly (readonly string[])[], at: number): Column {
  const cells = rows.map((row) => row[at]?.trim() ?? '');
  const filled = cells.filter((cell) => cell !== '');
  return { at, cells, filled, values: new Set(filled) };
}

const LEVELS = ['brigade', 'division', 'corps', 'wing', 'army'] as const;
/** Pieces alone tell no strength. */
const STRENGTHS = ['men', 'sabres', 'points'] as const;
const MOST_SIDES = 4;
/** Men of the strongest unit, and pieces of the strongest battery. */
const [LEAST_MEN, MOST_PIECES] = [100, 40];

const isFigures = ({ filled }: Column): boolean =>
  filled.length > 1 && filled.every((cell) => numberOf(cell) !== undefined);
const largest = ({ filled }: Column): number => Math.max(...filled.map((cell) => numberOf(cell) ?? 0));
const isCount = ({ filled }: Column): boolean => filled.every((cell, i) => numberOf(cell) === i + 1);
/** Rows in which a cell differs from the one above it. */
const changes = ({ cells }: Pick<Column, 'cells'>): readonly number[] =>
  cells.flatMap((cell, i) => (cell === cells[i - 1] ? [] : [i]));
const sameRows = (one: Column, other: Column): boolean => changes(one).join() === changes(other).join();

const isOfMen = ({ values }: Column): boolean =>
  [...values].every(
    (value) => (isBareMan(value) || beginsWithRank(value) || isTitled(value)) && !isFormation(hintsOf(value).level),
  );

/** The level that most cells of a column name; above another it is a higher one. */
function levelOf({ values }: Column, above: number): (typeof LEVELS)[number] | undefined {
  const named = [...values].map((value) => hintsOf(value).level);
  /** Wings stand beside corps in one column. */
  const weight = (level: string): number => (level === 'wing' ? 0.5 : 1);
  const counted = LEVELS.map((level) => ({ level, n: named.filter((each) => each === level).length * weight(level) }));
  const fit = counted.filter(({ level }) => height(level) < above);
  return fit.filter(({ n }) => n > 0).sort((a, b) => b.n - a.n)[0]?.level ?? fit[0]?.level;
}

/** Strengths: of the columns of figures the largest counts men, a small one beside its blanks the guns. */
function withStrengths(told: Told, figures: readonly Column[]): void {
  const men = figures.filter((column) => largest(column) >= LEAST_MEN).sort((a, b) => largest(b) - largest(a))[0];
  if (!men) return;
  told.men = men.at;
  for (const column of figures) {
    if (column === men || largest(column) > MOST_PIECES) continue;
    const alone = column.cells.every((cell, i) => cell === '' || men.cells[i] === '');
    if (alone) told.guns ??= column.at;
    else told.battalions ??= column.at;
  }
}

/** Formations: columns before the units' names in which a name stands in row after row, the coarsest first. */
function withFormations(told: Told, before: readonly Column[]): void {
  const isSide = ({ values, cells }: Column): boolean =>
    values.size > 1 &&
    values.size <= MOST_SIDES &&
    changes({ cells }).length === values.size &&
    [...values].every((value) => guessNation(nationOf(value) ?? value) !== undefined);
  const side = told.side === undefined && told.nation === undefined ? before.find(isSide) : undefined;
  if (side) told.side = side.at;
  const rest = before.filter((column) => column !== side);
  const led = rest.find(
    (column) => isOfMen(column) && rest.some((other) => other !== column && sameRows(column, other)),
  );
  if (led) told.commander ??= led.at;
  let above = height('regiment');
  for (const column of rest.filter((each) => each !== led).sort((a, b) => changes(b).length - changes(a).length)) {
    const level = levelOf(column, above);
    if (level === undefined) return;
    told[level] ??= column.at;
    above = height(level);
  }
}

/** The mapping with whatever the cells tell, where no heading names a strength. */
export function toldByCells(
  mapping: Mapping,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Mapping {
  const isNamed = mapping.name !== undefined && fieldOf(headings[mapping.name] ?? '') === 'name';
  const name = isNamed ? mapping.name : (mapping.regiment ?? mapping.name);
  if (name === undefined || mapping.id !== undefined || STRENGTHS.some((field) => mapping[field] !== undefined))
    return mapping;
  const told: Told = { ...mapping };
  delete told.parent;
  if (told.regiment === name) delete told.regiment;
  told.name = name;
  const taken = new Set(Object.values(told));
  const free = headings.flatMap((heading, at): Column[] => {
    const column = columnAt(rows, at);
    const known = fieldOf(heading);
    return taken.has(at) || column.filled.length === 0 || (known !== undefined && known !== 'parent') ? [] : [column];
  });
  withStrengths(
    told,
    free.filter((column) => isFigures(column) && !isCount(column)),
  );
  if (told.men === undefined) return mapping;
  const groups = free.filter(
    (column) =>
      column.at < name &&
      !isFigures(column) &&
      column.filled.length === rows.length &&
      changes(column).length * 2 <= rows.length,
  );
  withFormations(told, groups);
  return told;
}

/** Fewer rows to a man, and they might lead units. */
const LEAST_ROWS_LED = 1.5;

/** Whether whatever stands in one column stands beside one thing only in the other, on each side. */
const isWithin = (fine: Column, coarse: Column, sides: readonly string[]): boolean => {
  const beside = new Map<string, string>();
  return fine.cells.every((cell, i) => {
    const { [i]: over = '' } = coarse.cells;
    if (cell === '' || over === '') return true;
    const key = `${sides[i]}\u0000${cell}`;
    const first = beside.get(key) ?? over;
    beside.set(key, first);
    return first === over;
  });
};

/** Columns of men who stand in row after row, one column within the other: levels that are named by their leaders. */
export function ledLevels(
  mapping: Mapping,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Mapping {
  const levels = LEVELS.filter((level) => mapping[level] !== undefined);
  const name = mapping.name ?? mapping.regiment;
  if (name === undefined || mapping.id !== undefined || mapping.depth !== undefined) return mapping;
  const { side = -1 } = mapping;
  const sides = rows.map((row) => row[side] ?? '');
  const held = [...levels, 'side' as const].flatMap((field) => mapping[field] ?? []).map((at) => columnAt(rows, at));
  const taken = new Set([name, ...held.map(({ at }) => at)]);
  const alike = (one: Column, other: Column): boolean => isWithin(one, other, sides) && isWithin(other, one, sides);
  const led = headings.flatMap((heading, at): Column[] => {
    const column = columnAt(rows, at);
    const isLed = fieldOf(heading) === 'commander' && !taken.has(at) && column.values.size > 1 && isOfMen(column);
    const inRow = column.filled.length >= changes(column).length * LEAST_ROWS_LED;
    return isLed && inRow && !held.some((other) => alike(column, other)) ? [column] : [];
  });
  const columns = [...led, ...held.filter(({ at }) => at !== side)].sort((a, b) => b.values.size - a.values.size);
  const nested = columns.every((column, i) => i === 0 || isWithin(columns[i - 1] ?? column, column, sides));
  /** One who leads parts of the lowest formations is no level above them. */
  const over = led.filter((column) => column !== columns[0]);
  if (over.length === 0 || !nested) return mapping;
  const told: Told = { ...mapping };
  for (const level of levels) delete told[level];
  if (led.some(({ at }) => at === told.commander)) delete told.commander;
  let above = height('regiment');
  for (const { at } of columns) {
    const own = levels.find((level) => mapping[level] === at) ?? hintsOf(headings[at] ?? '').level;
    const free = LEVELS.filter((level) => height(level) < above);
    const level = free.find((each) => each === own) ?? free[0];
    if (level === undefined) return mapping;
    told[level] = at;
    above = height(level);
  }
  return told;
}
