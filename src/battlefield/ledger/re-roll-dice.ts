/** Re-roll dice: their number, use, recovery and costs (NBC-RR-01 to -06). */

import { type Rulings, ruling } from '../../book/rulings.ts';
import type { SideId } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import { type Said, say } from '../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../engine/reckoning.ts';
import { armyCommander, type Battle, type Formation, type SideState, serves, type Task } from '../battle.ts';
import type { Line } from '../events.ts';
import { sideOf } from '../look-up.ts';
import { called, officerNamed, sideNamed } from '../named.ts';
import { type Again, ASKS_NOTHING, type Nothing, type Procedure, rollIn } from '../procedure.ts';
import { privately } from '../seats.ts';
import { diceIn, hitsTold } from '../throws.ts';
import { type EventBuilder, log, openTask, setSide } from './event-builder.ts';

/** AMB-07: whether a side's number of dice is secret on this phone. A phone open to both sides shows both. */
export const countIsSecret = (battle: Battle): boolean =>
  ruling(battle.rulings, 'rrdCount') === 'private' && !(battle.keeps === 'both' && battle.phone === 'open');

/** Writes a number of dice; while these are secret, the other side reads only `openly`. */
export function tellCount(d: EventBuilder, side: SideId, text: Said, openly: Said, more: Pick<Line, 'byHand'> = {}) {
  if (!countIsSecret(d.state)) return log(d, text, { side, ...more });
  log(d, openly, { side, ...(more.byHand && { byHand: true }) });
  d.add({ type: 'logged', line: { ...more, side, text }, to: privately(side) });
}

/** NBC-RR-01: the dice at the start: one for each point of the army commander's A. */
export const initialStock = (A: number): Stock => ({ ready: A, used: 0 });

type Stock = SideState['rerolls'];

/** AMB-08: the dice left under a new army commander of Ability A: all, or by ruling at most A. */
export function stockUnderSuccessor(stock: Stock, A: number, rulings: Rulings = {}): Stock {
  if (ruling(rulings, 'acReplacedRRD') === 'keep') return stock;
  const ready = Math.min(stock.ready, A);
  return { ready, used: Math.min(stock.used, A - ready) };
}

/** NBC-RR-02: the lowest face on which a used die returns. */
const BACK_ON = 4;

/** NBC-RR-02: how many dice return on these faces. */
export const recovered = (faces: readonly Face[]): number => faces.filter((face) => face >= BACK_ON).length;

/** In how many equally likely ways 0, 1, 2 … used dice return; each die returns on half its faces. */
function waysBack(used: number): readonly number[] {
  let ways = [1];
  for (let dice = 0; dice < used; dice++) ways = [...ways, 0].map((n, back) => n + (ways[back - 1] ?? 0));
  return ways;
}

function comeBack(battle: Battle, task: Pick<Task, 'side' | 'rolls'>): number {
  const { used } = stockOf(battle, task);
  return Math.min(hitsTold(task, 'dice', used) ?? recovered(diceIn(task) ?? []), used);
}

const stockOf = (battle: Battle, task: Pick<Task, 'side'>): Stock => battle.sides[sideOf(task)].rerolls;

/** NBC-RR-05: the cost in re-roll dice: one, plus one if the commander cannot see the headquarters. */
export function distanceCost(what: Said, far: boolean, row: 'NBC-CCD-07' | 'NBC-ORD-17'): Reckoning {
  return reckonIn('RRD', what, [term('reroll-die', 1, row), far && term('reroll-beyond-hq', 1, row)]);
}

/** AMB-26: the extra cost of an awkward commander if the scenario gives none, in re-roll dice. */
export const AWKWARD_EXTRA = 1;

/** NBC-ORD-23: the extra cost of an awkward commander, or null. */
export const awkwardTerm = (formation: Pick<Formation, 'awkward'>) =>
  formation.awkward && formation.awkward.extra > 0
    ? term('reroll-awkward', formation.awkward.extra, 'NBC-ORD-23')
    : null;

/** The throws and cards a re-roll die repeats: always, or by ruling (AMB-05). NBC-RR-04: no others, hits never. */
const AGAIN = {
  'quality-card': () => true,
  'disorder-card': () => true,
  crossing: () => true,
  'end-of-a-lull': () => true,
  movement: (rulings: Rulings) => ruling(rulings, 'rrdMovement') === 'yes',
  'time-card': (rulings: Rulings) => ruling(rulings, 'rrdTimeCard') === 'yes',
  engineers: (rulings: Rulings) => ruling(rulings, 'rrdEngineer') === 'yes',
  'officer-with-a-unit': (rulings: Rulings) => ruling(rulings, 'rrdOfficerInjury') === 'yes',
  'officer-alone': () => false,
};

export type Rethrown = keyof typeof AGAIN;

/** NBC-RR-03, NBC-RR-04, AMB-05: whether a throw or card of this kind may be repeated for a re-roll die. */
export const mayRethrow = (what: Rethrown, rulings: Rulings = {}): boolean => AGAIN[what](rulings);

/** NBC-RR-03: the cost of one re-roll die. */
export const plainCost = (): Reckoning => reckonIn('RRD', 'reroll-sum', [term('reroll-die', 1, 'NBC-RR-03')]);

export function cannotPay(battle: Battle, side: SideId, cost: number): Said | undefined {
  const { ready } = battle.sides[side].rerolls;
  if (ready >= cost) return undefined;
  return ready === 0 ? 'reroll-none-left' : say('reroll-too-few', { cost, ready });
}

export function spend(d: EventBuilder, side: SideId, cost: number): void {
  if (cost === 0) return;
  const { ready, used } = d.state.sides[side].rerolls;
  setSide(d, side, { rerolls: { ready: ready - cost, used: used + cost } });
}

/** NBC-RR-03: the right to repeat a side's own throw, or why it cannot pay; NBC-RR-04 offers none. */
export function ownAgain(battle: Battle, slot: string, side: SideId, cost: Reckoning = plainCost()): Again {
  const refused = cannotPay(battle, side, cost.total);
  return { slot, side, cost, ...(refused && { refused }) };
}

export const diceAgain = (battle: Battle, task: Pick<Task, 'side' | 'rolls'>, what: Rethrown): Again[] =>
  rollIn(task, 'dice') && mayRethrow(what, battle.rulings) ? [ownAgain(battle, 'dice', sideOf(task))] : [];

export function openRecovery(d: EventBuilder, sides: readonly SideId[]): void {
  // The last question opened is asked first, so the first side is opened last.
  for (const side of [...sides].reverse())
    if (d.state.sides[side].rerolls.used > 0) openTask(d, { kind: 'recover-rerolls', side });
}

/** NBC-RR-02, NBC-CMD-01: the question which used dice return. */
export const recoverRerolls: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  question: (battle, task) => say('reroll-question', { side: sideNamed(battle, sideOf(task)) }),
  over: (battle, task) => stockOf(battle, task).used === 0,
  needs(battle, task) {
    const { used } = stockOf(battle, task);
    if (rollIn(task, 'dice')) return [];
    const asks = say('reroll-how-many-back', { least: BACK_ON });
    return [{ slot: 'dice', by: sideOf(task), label: 'reroll-dice', want: 'dice', dice: used, hits: used, asks }];
  },
  odds(battle, task) {
    const ways = waysBack(stockOf(battle, task).used);
    const of = ways.reduce((sum, n) => sum + n, 0);
    const [none = 0] = ways;
    const parts = ways.map((n, back) => ({ key: String(back), n, means: say('reroll-back', { back }) })).reverse();
    return { claim: 'reroll-chance', good: of - none, of, parts, unit: 'throw' };
  },
  reading(battle, task) {
    const back = comeBack(battle, task);
    const { ready, used } = stockOf(battle, task);
    const before = term('reroll-ready-before', ready, 'NBC-RR-02');
    const returned = term(say('reroll-back-on', { least: BACK_ON }), back, 'NBC-RR-02');
    return {
      word: called(back),
      part: String(back),
      means: say('reroll-means', { back, least: BACK_ON, ready: ready + back, used: used - back }),
      sums: [reckonIn('RRD', 'reroll-ready', [before, returned])],
    };
  },
  settle: (d, task) => takeBack(d, sideOf(task), comeBack(d.state, task)),
  byHand: (battle, task) =>
    waysBack(stockOf(battle, task).used).map((_, back) => ({
      value: String(back),
      label: say('reroll-back', { back }),
    })),
  settleByHand: (d, task, choice) => takeBack(d, sideOf(task), Number(choice), { byHand: true }),
};

function takeBack(d: EventBuilder, id: SideId, back: number, more: Pick<Line, 'byHand'> = {}): void {
  const { ready, used } = d.state.sides[id].rerolls;
  setSide(d, id, { rerolls: { ready: ready + back, used: used - back } });
  const side = sideNamed(d.state, id);
  tellCount(d, id, say('reroll-log-back', { side, back, used }), say('reroll-log-thrown', { side }), more);
}

/** NBC-RR-06: why a pot may not be thrown again: the army commander fell or is away from headquarters. */
export function atHeadquarters(battle: Battle, side: SideId): Said | undefined {
  const general = armyCommander(battle, side);
  const officer = officerNamed(general);
  if (!serves(general)) return say('nobody-commands', { officer });
  return battle.sides[side].atHQ ? undefined : say('hq-away', { officer });
}
