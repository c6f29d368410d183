/** A chart cell in a question: read if it is known, otherwise asked once and stored. */
import { amount, type Fact } from '../../../engine/procedure.ts';
import type { FactValue } from '../../../engine/question.ts';
import { cellOf } from '../../chart-slot.ts';
import type { Campaign } from '../campaign.ts';
import { cellSaid } from '../cell-said.ts';
import { CHARTS, type Chart, cellTrouble, readCell } from '../charts.ts';
import type { Builder } from '../writing.ts';

export interface Cell {
  readonly chart: Chart;
  readonly row: string;
  readonly column: string;
}
interface Answered {
  readonly facts: Readonly<Partial<Record<string, FactValue>>>;
}
const keyOf = ({ chart, row, column }: Cell): string => `cell ${chart} ${cellOf(row, column)}`;
const saidIn = (task: Answered, cell: Cell): number | undefined => {
  const said = task.facts[keyOf(cell)];
  return typeof said === 'number' ? said : undefined;
};

/** Returns the value of a cell; undefined until it is typed. */
export const cellNow = (state: Campaign, task: Answered, cell: Cell): number | undefined =>
  readCell(state.slots, cell.chart, cell.row, cell.column) ?? saidIn(task, cell);
/** Returns the questions for cells that are not typed yet. */
export const cellFacts = (state: Campaign, task: Answered, cells: readonly Cell[]): readonly Fact[] =>
  cells
    .filter((cell) => readCell(state.slots, cell.chart, cell.row, cell.column) === undefined)
    .map((cell) =>
      amount(keyOf(cell), cellSaid(cell.chart, cellOf(cell.row, cell.column)), saidIn(task, cell) ?? 0, [
        CHARTS[cell.chart].least,
        CHARTS[cell.chart].most,
      ]),
    );
/** Stores the typed values, so that the chart fills itself. */
export function keepCells(d: Builder, task: Answered, cells: readonly Cell[]): void {
  for (const cell of cells) {
    const value = saidIn(task, cell);
    const open = readCell(d.state.slots, cell.chart, cell.row, cell.column) === undefined;
    const name = cellOf(cell.row, cell.column);
    if (value !== undefined && open && cellTrouble(cell.chart, name, value) === undefined)
      d.add({ type: 'slot', chart: cell.chart, cell: name, value });
  }
}
