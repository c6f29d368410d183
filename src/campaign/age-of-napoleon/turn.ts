/** Rounds and Campaign Phases, and when armies may be sent. AON-002, AON-017; the order of play is not on the sheet. */
import { type Said, say } from '../../engine/message.ts';
import { asked } from '../../engine/question.ts';
import { type Army, type Campaign, SIDES } from './campaign.ts';
import { battleOf, enemiesAt, withLeader } from './ledger.ts';
import { canCatch } from './moving.ts';
import { winterers } from './wintering.ts';
import { type Builder, log, setArmy, setMoment, setSide } from './writing.ts';

const open = (state: Campaign): Said | undefined => (asked(state) ? 'aon-answer-first' : undefined);

/** Why the round cannot end, or the winter be settled: a battle belongs to its round. */
export const cannotGoOn = (state: Campaign): Said | undefined =>
  open(state) ?? (state.agenda.length > 0 ? 'aon-answer-deferred' : undefined);

export const cannotWinter = (state: Campaign): Said | undefined =>
  cannotGoOn(state) ?? (winterers(state).length === 0 ? 'aon-winter-nobody' : undefined);

/** Why an army cannot be moved. AON-001 */
export function cannotMove(state: Campaign, id: string): Said | undefined {
  const army = state.armies[id];
  if (!army) return 'aon-gone';
  const first = open(state);
  if (first) return first;
  if (army.area === null) return say('aon-off-map', { name: army.name });
  if (battleOf(state, id)) return say('aon-in-battle', { name: army.name });
  const corps = withLeader(state, army).map((one) => one.id);
  if (state.agenda.some(({ data }) => mentions(data, [id, ...corps]))) return 'aon-answer-deferred';
  return undefined;
}

/** Whether a question is about one of these. */
const mentions = (data: unknown, ids: readonly string[]): boolean => {
  if (typeof data === 'string') return ids.includes(data);
  return typeof data === 'object' && data !== null && Object.values(data).some((one) => mentions(one, ids));
};

/** Why an army cannot come in the way of the one that moved last. AON-006 */
export function cannotIntercept(state: Campaign, id: string): Said | undefined {
  const army = state.armies[id];
  const mover = state.mover === null ? undefined : state.armies[state.mover];
  if (!army || !mover || mover.area === null || mover.side === army.side) return 'aon-nobody-moved';
  return cannotMove(state, id) ?? inTheWay(state, army, mover);
}

function inTheWay(state: Campaign, army: Army, mover: Army): Said | undefined {
  if (battleOf(state, mover.id)) return say('aon-in-battle', { name: mover.name });
  if (army.area === mover.area) return 'aon-there-already';
  return tooSlow(army, mover);
}

const tooSlow = (army: Army, mover: Army): Said | undefined =>
  canCatch(army, mover)
    ? undefined
    : say('aon-too-slow', { name: army.name, mr: army.mr, mover: mover.name, moving: mover.mr });

/** Why an army cannot get out of the way of the one that came to it. AON-005 */
export function cannotWithdraw(state: Campaign, id: string): Said | undefined {
  const army = state.armies[id];
  const mover = state.mover === null ? undefined : state.armies[state.mover];
  if (!army || !mover || mover.side === army.side || army.area === null || army.area !== mover.area)
    return 'aon-nobody-came';
  return cannotMove(state, id) ?? tooSlow(army, mover);
}

/** Why one army cannot attack another. AON-007 */
export function cannotAttack(state: Campaign, id: string, enemy: string): Said | undefined {
  const [army, other] = [state.armies[id], state.armies[enemy]];
  if (!army || !other) return 'aon-gone';
  const why = cannotMove(state, id);
  if (why) return why;
  if (!enemiesAt(state, army).includes(other)) return say('aon-not-here', { name: other.name });
  for (const one of [army, other]) {
    if (withLeader(state, one).length === 0) return say('aon-no-corps', { name: one.name });
    if (one.sr === 0) return say('aon-no-sr', { name: one.name });
  }
  return undefined;
}

/** What was known of a move ends with the round. */
function forgetMoves(d: Builder): void {
  for (const army of Object.values(d.state.armies)) if (army.arrived) setArmy(d, army.id, { arrived: null });
  if (d.state.mover !== null) d.add({ type: 'mover', army: null });
}

export function nextRound(d: Builder, winter: boolean): void {
  forgetMoves(d);
  const round = d.state.now.round + 1;
  setMoment(d, { round, winter });
  log(d, say(winter ? 'aon-round-winter' : 'aon-round', { n: round }));
}

/** AON-002, RB12: every side has its first action free again. */
export function nextPhase(d: Builder, label: string | undefined): void {
  forgetMoves(d);
  const phase = d.state.now.phase + 1;
  const called = label ?? d.state.now.label;
  setMoment(d, { phase, round: 1, winter: false, wintered: false, label: called });
  for (const side of SIDES) if (d.state.sides[side].firstDone) setSide(d, side, { firstDone: false });
  log(d, called === '' ? say('aon-phase', { n: phase }) : say('aon-phase-called', { n: phase, label: called }));
}

/** Armies of a side that may come in the way of the last mover, or out of it. */
export const mayIntercept = (state: Campaign): readonly Army[] =>
  Object.values(state.armies).filter(({ id }) => cannotIntercept(state, id) === undefined);
export const mayWithdraw = (state: Campaign): readonly Army[] =>
  Object.values(state.armies).filter(({ id }) => cannotWithdraw(state, id) === undefined);
export const mayMove = (state: Campaign): readonly Army[] =>
  Object.values(state.armies).filter(({ id }) => cannotMove(state, id) === undefined);

/** Who may attack whom. */
export const mayAttack = (state: Campaign): readonly { readonly army: Army; readonly enemy: Army }[] =>
  mayMove(state).flatMap((army) =>
    enemiesAt(state, army)
      .filter((enemy) => cannotAttack(state, army.id, enemy.id) === undefined)
      .map((enemy) => ({ army, enemy })),
  );
