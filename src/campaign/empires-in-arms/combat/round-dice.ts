import type { Reckoning } from '../../../engine/reckoning.ts';
import type { Campaign } from '../campaign.ts';
import { dieIn, numberOf } from '../desk.ts';
import { totalOf } from '../ledger.ts';
import { commanderCell, lossCell, moraleCell, operationalCell, tableOf } from '../rules/combat-charts.ts';
import { dieModifier, hasCavalrySuperiority, modifiedDie } from '../rules/combat-dice.ts';
import { BOMBARDMENT, fixedTable, strengthOf, type Tabled, tableFor } from '../rules/combat-tables.ts';
import { tacticalRating } from '../rules/commander.ts';
import { bombards, committed } from '../rules/guard-and-guns.ts';
import { isOn } from '../rulings.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';
import { type Cell, cellValue, isOpenCell, percentNow } from './charted.ts';
import {
  type At,
  away,
  commandNow,
  corpsHere,
  fighting,
  hasChits,
  isAtWalls,
  outflankers,
  terrainOf,
} from './fight.ts';
import { guardLoss, guardOf, shiftOf } from './guard.ts';
import type { RoundTask } from './round-task.ts';

export const other = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');

// ---- tables and dice -------------------------------------------------------------------------------------------------

/** Returns the cell of a side's table; null if the text names the table. EIA-144, EIA-151, EIA-152 */
function tableCell({ combat, fight }: At, side: BattleSide): Cell | null {
  if (!hasChits(combat)) return null;
  const { attacker, defender } = fight.sides;
  const chits = { attacker: attacker.chit ?? 'assault', defender: defender.chit ?? 'cordon' };
  const secondSet = attacker.arrived || defender.arrived;
  return {
    chart: 'CH-07',
    cell: operationalCell(chits, side, fight.round, { secondSet, river: fight.river && fight.day === 1 }),
    kind: 'table',
  };
}
export function tabled(state: Campaign, task: RoundTask, there: At, side: BattleSide): Tabled | undefined {
  const cell = tableCell(there, side);
  const n = cell ? cellValue(state, task, cell) : undefined;
  const printed = cell ? (n === undefined ? undefined : tableOf(n)) : fixedTable(there.combat.kind, side);
  const terrain = isAtWalls(there.combat) ? 'clear' : terrainOf(state, there.combat);
  return printed && tableFor(printed, side, terrain, shiftOf(state, task, there, side));
}

/** Returns the tactical rating of a side, and the part of it that the side declares. EIA-155, EIA-186 */
export function tactical(
  state: Campaign,
  task: RoundTask,
  { fight }: At,
  side: BattleSide,
): { sum: Reckoning; declared: number } {
  const of = fight.sides[side];
  const sum = tacticalRating(commandNow(state, of), corpsHere(state, of).length, state.rulings);
  return { sum, declared: Math.min(sum.total, numberOf(task, `rating-${side}`, sum.total)) };
}
function commanderCellOf(state: Campaign, task: RoundTask, there: At, side: BattleSide): Cell | null {
  if (isAtWalls(there.combat)) return null;
  const rating = (of: BattleSide) => tactical(state, task, there, of).declared;
  return { chart: 'CH-09', cell: commanderCell(rating('attacker'), rating('defender'), side), kind: 'modifier' };
}
function modifier(state: Campaign, task: RoundTask, there: At, side: BattleSide): Reckoning | undefined {
  const cell = commanderCellOf(state, task, there, side);
  if (!cell) return dieModifier(0, false);
  const n = cellValue(state, task, cell);
  const { sides } = there.fight;
  const cavalry =
    isOn(state.rulings, 'cavalrySuperiority') &&
    hasCavalrySuperiority(fighting(state, sides[side]), fighting(state, sides[other(side)]));
  return n === undefined ? undefined : dieModifier(n, cavalry);
}

// ---- guns ------------------------------------------------------------------------------------------------------------

interface Bombarded {
  readonly cells: readonly Cell[];
  /** Undefined while its die or one of its cells is missing. */
  readonly losses: number | undefined;
  readonly sums: readonly Reckoning[];
}
/**
 * Returns the artillery factors of a side that open the round; 0 for a side that breaks because its guard is lost.
 * EIA-154, EIA-272
 */
export function gunsOf(state: Campaign, task: RoundTask, there: At, side: BattleSide): number {
  const guns = fighting(state, there.fight.sides[side]).artillery ?? 0;
  const lost = guardLoss(state, task, there, side)?.n ?? 0;
  const silent = lost > 0 && committed(guardOf(state, there, side)?.factors ?? 0, lost).breaks;
  const may = bombards(guns, terrainOf(state, there.combat), isOn(state.rulings, 'artilleryCorps'));
  return may && !silent && !isAtWalls(there.combat) ? guns : 0;
}
/**
 * Returns the losses by artillery before the dice of the round: an unmodified die, on the artillery's own factors, both
 * sides at once. EIA-272
 */
export function bombarded(state: Campaign, task: RoundTask, there: At, by: BattleSide): Bombarded | undefined {
  const guns = gunsOf(state, task, there, by);
  if (guns === 0) return undefined;
  const die = dieIn(task, `guns-${by}`);
  if (!die) return { cells: [], losses: undefined, sums: [] };
  const loss: Cell = { chart: 'CH-08', cell: lossCell(BOMBARDMENT, die), kind: 'percent' };
  const percent = cellValue(state, task, loss);
  const part = percent === undefined ? undefined : percentNow(state, task, percent, guns);
  return {
    cells: [loss, ...(part?.ask ? [part.ask] : [])],
    losses: part?.n,
    sums: part?.sum ? [part.sum] : [],
  };
}
/** Returns all losses that a side causes in the round. */
export const lossesBy = (state: Campaign, task: RoundTask, there: At, side: BattleSide): number =>
  (bombarded(state, task, there, side)?.losses ?? 0) + (fired(state, task, there, side)?.losses ?? 0);

interface Fired {
  readonly cells: readonly Cell[];
  /** Undefined while one of its cells is missing. */
  readonly losses: number | undefined;
  readonly morale: number | undefined;
  readonly sums: readonly Reckoning[];
}
/** Returns the effect of a side's die on the other side; undefined before the die is thrown. EIA-155, EIA-156 */
export function fired(state: Campaign, task: RoundTask, there: At, side: BattleSide): Fired | undefined {
  const thrown = dieIn(task, side);
  const table = tabled(state, task, there, side);
  const added = modifier(state, task, there, side);
  const opened = bombarded(state, task, there, other(side));
  if (!thrown || !table || !added || (opened && opened.losses === undefined)) return undefined;
  const die = modifiedDie(thrown, added.total);
  const of = there.fight.sides[side];
  const out = totalOf(outflankers(state, of));
  const lostGuard = guardLoss(state, task, there, side)?.n ?? 0;
  const strength = strengthOf(
    Math.max(0, totalOf(fighting(state, of)) - out - lostGuard - (opened?.losses ?? 0)),
    out > 0 ? out : totalOf(away(state, of)),
    of.arrived,
  );
  const loss: Cell = { chart: 'CH-08', cell: lossCell(table.table, die), kind: 'percent' };
  const lowered: Cell = { chart: 'CH-08', cell: moraleCell(table.table, die), kind: 'tenths' };
  const percent = cellValue(state, task, loss);
  const part = percent === undefined ? undefined : percentNow(state, task, percent, strength.total);
  return {
    cells: [loss, lowered, ...(part?.ask ? [part.ask] : [])],
    losses: part?.n,
    morale: cellValue(state, task, lowered),
    sums: [...table.sums, added, strength, ...(part?.sum ? [part.sum] : [])],
  };
}

/** Returns every cell this round reads, as far as it is known. */
export function cellsOf(state: Campaign, task: RoundTask, there: At): readonly Cell[] {
  return BATTLE_SIDES.flatMap((side) => {
    const table = tableCell(there, side);
    const commander = commanderCellOf(state, task, there, side);
    const guard = guardLoss(state, task, there, side);
    const shot = fired(state, task, there, side);
    return [
      ...(table ? [table] : []),
      ...(commander ? [commander] : []),
      ...(guard ? [guard.cell] : []),
      ...(bombarded(state, task, there, side)?.cells ?? []),
      ...(shot?.cells ?? []),
    ];
  });
}
export const openCells = (state: Campaign, task: RoundTask, there: At): readonly Cell[] =>
  cellsOf(state, task, there)
    .filter((cell) => isOpenCell(state, cell))
    .filter((cell, i, all) => all.findIndex((one) => one.chart === cell.chart && one.cell === cell.cell) === i);
