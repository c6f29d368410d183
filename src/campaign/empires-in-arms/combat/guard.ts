import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { dieIn, numberOf } from '../desk.ts';
import { leads } from '../ledger.ts';
import { readEntry } from '../modules/sealing.ts';
import type { Round } from '../politics.ts';
import { guardCell } from '../rules/combat-charts.ts';
import { mayCommit, mostGuardShift } from '../rules/guard-and-guns.ts';
import { guardInSiege } from '../rules/siege.ts';
import { isOn } from '../rulings.ts';
import { BATTLE_SIDES, type BattleSide, type Power } from '../vocabulary.ts';
import { type Builder, log } from '../writing.ts';
import { type Cell, cellValue } from './charted.ts';
import { type At, at, fightingBands, isAtWalls, speaker } from './fight.ts';

import { type RoundTask, roundAsked } from './round-task.ts';

/** Returns the power whose guard a side could commit, and by how many levels; null if there is none. EIA-271 */
export function guardOf(
  state: Campaign,
  { combat, fight }: At,
  side: BattleSide,
): { power: Power; factors: number; most: 0 | 1 | 2 } | null {
  const of = fight.sides[side];
  if (!isOn(state.rulings, 'guardCommitment') || of.guardDone) return null;
  if (isAtWalls(combat) && !guardInSiege(state.rulings)) return null;
  const byPower = new Map<Power, number>();
  for (const band of fightingBands(of)) {
    const corps = band.of === 'corps' ? state.corps[band.id] : undefined;
    const owner = corps && leads(state, corps.nation);
    if (corps && owner) byPower.set(owner, (byPower.get(owner) ?? 0) + (corps.factors.guard ?? 0));
  }
  const [best] = [...byPower].sort(([, one], [, two]) => two - one);
  if (!best) return null;
  const most = mostGuardShift(best[0], best[1]);
  return most === 0 ? null : { power: best[0], factors: best[1], most };
}
/**
 * Returns the powers that seal their choice, if both sides could commit guard in the round that is asked; otherwise
 * null. EIA-271
 */
export function sealsGuard(state: Campaign, combat: string): readonly Power[] | null {
  const there = at(state, combat);
  const running = Object.values(state.rounds).some(
    ({ kind, about, over }) => kind === 'guard' && about === combat && !over,
  );
  if (!there || running || BATTLE_SIDES.some((side) => guardOf(state, there, side) === null)) return null;
  return [...new Set(BATTLE_SIDES.map((side) => speaker(state, there.fight, side)))];
}
/** Enters what both sides sealed in the round's question. EIA-271 */
export function guardOpened(d: Builder, round: Round): void {
  const there = at(d.state, round.about);
  const task = d.state.agenda.find(
    (one) => one.rolls.length === 0 && roundAsked(d.state, one)?.combat.id === round.about,
  );
  if (!there || !task) return;
  const levels = (side: BattleSide): number => {
    const said = readEntry(round, 'guard', speaker(d.state, there.fight, side)) ?? 0;
    return Math.min(guardOf(d.state, there, side)?.most ?? 0, Number(said));
  };
  const facts = { 'guard-attacker': levels('attacker'), 'guard-defender': levels('defender') };
  d.add({ type: 'said', task: task.id, facts });
  d.add({ type: 'deferred', task: task.id, deferred: false });
  log(d, say('eiacombat-told-guard-opened', { attacker: facts['guard-attacker'], defender: facts['guard-defender'] }));
}
export function shiftOf(state: Campaign, task: RoundTask, there: At, side: BattleSide): 0 | 1 | 2 {
  const guard = guardOf(state, there, side);
  const n = guard ? Math.min(guard.most, numberOf(task, `guard-${side}`, 0)) : 0;
  const shift = n === 2 ? 2 : n === 1 ? 1 : null;
  return guard && shift && mayCommit({ ...guard, shift, doneToday: false }).ok ? shift : 0;
}
export const guardDie = (task: RoundTask, side: BattleSide) => dieIn(task, `guard-${side}`);
export function guardLoss(
  state: Campaign,
  task: RoundTask,
  there: At,
  side: BattleSide,
): { cell: Cell; n: number | undefined } | null {
  const shift = shiftOf(state, task, there, side);
  const die = guardDie(task, side);
  if (shift === 0 || die === undefined) return null;
  const cell: Cell = { chart: 'CH-16', cell: guardCell(die, shift), kind: 'factors' };
  return { cell, n: cellValue(state, task, cell) };
}
