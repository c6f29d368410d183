/**
 * A cell of a combat chart in a question: read if it is known, otherwise asked once and stored. EIA-144, EIA-150,
 * EIA-155, EIA-156
 */
import { type Said, say } from '../../../engine/message.ts';
import { amount, type Choice, type Fact, oneOf } from '../../../engine/procedure.ts';
import type { Campaign } from '../campaign.ts';
import { cellSaid } from '../cell-said.ts';
import { type Asked, numberOf, wordOf } from '../desk.ts';
import { percentOf } from '../rules/casualties.ts';
import { type CombatChart, cellTrouble, type Note, noteCell, readCell, tableWritten } from '../rules/combat-charts.ts';
import { LEVELS } from '../vocabulary.ts';
import type { Builder } from '../writing.ts';
import { type FightSide, ownChits } from './fight.ts';

/** A cell that is needed, and the kind of its value. */
export interface Cell {
  readonly chart: CombatChart;
  readonly cell: string;
  readonly kind: 'table' | 'percent' | 'tenths' | 'modifier' | 'class' | 'factors' | 'result' | 'half';
  /** For an exact half: its two possible values. */
  readonly between?: readonly [number, number];
}
type Answered = Pick<Asked<unknown>, 'facts'>;

const keyOf = ({ chart, cell }: Cell): string => `${chart} ${cell}`;
const said = (value: number): Choice => ({ value: String(value), label: say('eiacombat-n', { n: value }) });
const span = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
const TABLES: readonly Choice[] = LEVELS.flatMap((casualty) =>
  LEVELS.map((morale) => ({
    value: String(casualty * 10 + morale),
    label: say('eiacombat-table', { table: tableWritten({ casualty, morale }) }),
  })),
);

/** Returns the value of a cell, from the chart or as just typed; undefined until then. */
export function cellValue(state: Campaign, task: Answered, cell: Cell): number | undefined {
  const known = readCell(state.slots, cell.chart, cell.cell);
  if (known !== undefined) return known;
  if (cell.kind === 'tenths') {
    const n = task.facts[keyOf(cell)];
    return typeof n === 'number' ? n : undefined;
  }
  const word = wordOf(task, keyOf(cell));
  return word === '' ? undefined : Number(word);
}
export const isOpenCell = (state: Campaign, cell: Cell): boolean =>
  readCell(state.slots, cell.chart, cell.cell) === undefined;

/** Returns the question for a cell that the chart does not have yet. */
export function cellFact(task: Answered, cell: Cell): Fact {
  const label = cellSaid(cell.chart, cell.cell);
  const value = wordOf(task, keyOf(cell));
  switch (cell.kind) {
    case 'table':
      return oneOf(keyOf(cell), label, value, TABLES);
    case 'percent':
      return oneOf(keyOf(cell), label, value, span(0, 100, 5).map(said));
    case 'modifier':
      return oneOf(keyOf(cell), label, value, [-1, 0, 1].map(said));
    case 'class':
      return oneOf(keyOf(cell), label, value, span(0, 9).map(said));
    case 'factors':
      return oneOf(keyOf(cell), label, value, span(0, 12).map(said));
    case 'half':
      return oneOf(keyOf(cell), label, value, (cell.between ?? [0, 1]).map(said));
    case 'result':
      return oneOf(
        keyOf(cell),
        label,
        value,
        [0, 1, 2].map((n) => ({ value: String(n), label: say('eiasiege-result', { n }) })),
      );
    case 'tenths':
      return amount(keyOf(cell), label, numberOf(task, keyOf(cell), 0), [0, 50]);
  }
}

/** The chits of a fight, which select a note of the chart. */
interface Noted {
  readonly sides: Readonly<Record<'attacker' | 'defender', Pick<FightSide, 'chit'>>>;
}
const cellOfNote = ({ sides }: Noted, note: Note): string =>
  noteCell({ attacker: sides.attacker.chit ?? '', defender: sides.defender.chit ?? '' }, note);
/** Returns what a note adds, as typed on the chart or as said now. EIA-145, EIA-148, EIA-169 */
export const noteNow = (state: Campaign, task: Answered, fight: Noted, note: Note, key = 'note'): number =>
  numberOf(task, key, readCell(state.slots, 'CH-07', cellOfNote(fight, note)) ?? 0);
/** Stores a note on the chart once it has been said. */
export function keepNote(d: Builder, task: Answered, fight: Noted, note: Note, key = 'note'): void {
  const value = task.facts[key];
  const cell = cellOfNote(fight, note);
  if (typeof value !== 'number' || readCell(d.state.slots, 'CH-07', cell) !== undefined) return;
  if (cellTrouble('CH-07', cell, value, ownChits(d.state)) === undefined)
    d.add({ type: 'slot', chart: 'CH-07', cell, value });
}

/** Returns what a question waits for while a cell is missing. */
export const waitsFor = ({ chart }: Pick<Cell, 'chart'>): Said =>
  say('eiacombat-type-cell', { chart: { code: `eiachart-${chart}` } });

/** Stores the typed values, so that the chart fills itself. */
export function keepCells(d: Builder, task: Answered, cells: readonly Cell[]): void {
  for (const cell of cells) {
    const value = isOpenCell(d.state, cell) ? cellValue(d.state, task, cell) : undefined;
    if (value !== undefined) d.add({ type: 'slot', chart: cell.chart, cell: cell.cell, value });
  }
}

/** Returns the factors that a percentage amounts to, or the half that must be read. EIA-156 */
export function percentNow(state: Campaign, task: Answered, percent: number, factors: number) {
  const read = percentOf(percent, factors, state.slots, state.rulings);
  if ('sum' in read) return { n: read.sum.total, sum: read.sum, ask: undefined };
  const cell: Cell = { chart: 'CH-06', cell: read.ask, kind: 'half', between: read.between };
  const value = cellValue(state, task, cell);
  return { n: value === undefined ? undefined : read.whole + value, sum: undefined, ask: cell };
}
