/** Columns whose headings nobody knows, told by what stands below them. */
import { guessNation } from '../scenarios/nations.ts';
import { type Field, fieldOf, type Mapping } from './columns.ts';
import { beginsWithRank } from './commanders.ts';
import { isBareMan, nationOf } from './names.ts';
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
const changes = ({ cells }: Column): readonly number[] =>
  cells.flatMap((cell, i) => (cell === cells[i - 1] ? [] : [i]));
const sameRows = (one: Column, other: Column): boolean => changes(one).join() === changes(other).join();

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
    changes({ cells } as Column).length === values.size &&
    [...values].every((value) => guessNation(nationOf(value) ?? value) !== undefined);
  const side = told.side === undefined && told.nation === undefined ? before.find(isSide) : undefined;
  if (side) told.side = side.at;
  const rest = before.filter((column) => column !== side);
  const isOfMen = ({ values }: Column): boolean =>
    [...values].every((value) => (isBareMan(value) || beginsWithRank(value)) && !isFormation(hintsOf(value).level));
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
    const cells = rows.map((row) => row[at]?.trim() ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const known = fieldOf(heading);
    if (taken.has(at) || filled.length === 0 || (known !== undefined && known !== 'parent')) return [];
    return [{ at, cells, filled, values: new Set(filled) }];
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
