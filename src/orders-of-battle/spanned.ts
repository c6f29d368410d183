/** Rows of a browser's table whose cells that span rows fell away from all but the first: figures tell where the rest stands. */
import { type Field, fieldOf } from './columns.ts';

type Cells = readonly string[];

const COUNTS: ReadonlySet<Field | undefined> = new Set([
  ...(['men', 'sabres', 'guns', 'gunners', 'points', 'battalions', 'squadrons'] as const),
]);
const MOST = 0.7;

/** "2,260", "8 guns", and no "12th Light", "5. Husaren" */
const isFigure = (cell: string): boolean => /^\P{L}?(?:\d(?:[\d.,'’ ]*\d)?½?|½)(?:\s\p{L}+\.?)?$/u.test(cell);
const isNothing = (cell: string): boolean => !/[\p{L}\d]/u.test(cell);

/** Which of the columns hold figures: by their headings, or by what stands in whole rows. */
export const figureColumns = (headings: Cells, rows: readonly Cells[]): readonly number[] =>
  headings.flatMap((heading, at) => {
    const cells = rows.filter(({ length }) => length === headings.length).flatMap(({ [at]: cell }) => cell || []);
    const counted = cells.length > 1 && cells.filter(isFigure).length > cells.length * MOST;
    return COUNTS.has(fieldOf(heading)) || counted ? [at] : [];
  });

/** A row that is shorter than the headings, with each cell in its column; nothing where they fit nowhere. */
export function realigned(cells: Cells, width: number, figures: readonly number[]): Cells | undefined {
  if (cells.length < 2 || cells.length >= width || !cells.some(isFigure)) return undefined;
  const last = Math.max(...figures);
  const fits = (shift: number): boolean =>
    cells.every((cell, i) => {
      const at = i + shift;
      return isNothing(cell) || (isFigure(cell) ? figures.includes(at) || at > last : !figures.includes(at));
    }) && cells.some((cell, i) => isFigure(cell) && figures.includes(i + shift));
  const shift = Array.from({ length: width - cells.length + 1 }, (_, i) => width - cells.length - i).find(fits);
  return shift === undefined ? undefined : Array.from({ length: width }, (_, i) => cells[i - shift] ?? '');
}
