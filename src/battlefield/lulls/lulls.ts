/** A lull: agreed at the end of a turn, shown while it lasts, ended by a throw (NBC-LUL-01 to -03). */

import * as z from 'zod/mini';
import type { SideId } from '../../book/terms.ts';
import type { Face } from '../../dice/faces.ts';
import { type Legality, refuse, unless, whyNot } from '../../engine/legality.ts';
import { type Message, type Said, say, type Text, word } from '../../engine/message.ts';
import { figure, reckon, term } from '../../engine/reckoning.ts';
import { type Battle, onTable, type Task, type Unit, unitsOf } from '../battle.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided, dieOdds, type EndWords } from '../ledger/checks.ts';
import { inContact } from '../ledger/contact.ts';
import { enterArea, leaveArea, leavePlace, ofItsPlace, onWay } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { diceAgain } from '../ledger/re-roll-dice.ts';
import { formationOf, sideOf, sure, unitOf } from '../look-up.ts';
import { mayGo, plainMove } from '../movement/plain-moves.ts';
import { formationNamed, shortNamed, sideNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, answers, choicesFrom, type Nothing, type Procedure, yesNo } from '../procedure.ts';
import { mayBeOutOfCommand } from '../quality-check.ts';
import { type Lull, lullRestart, restartNeed, unitInLull, zoneNow } from '../rules/lulls/lulls.ts';
import { CONTACT_ZONE_IN_LULL_CM } from '../rules/movement/contact-zone.ts';
import { makeRoom, mayOccupy } from '../special-troops/garrisoning.ts';
import { diceIn, diceNeed } from '../throws.ts';

/** NBC-LUL-01: whether a lull can be agreed now: at the end of a turn. */
export const mayAgree = (battle: Battle): Legality =>
  unless(
    battle.lull !== null && refuse('lull-already', 'NBC-LUL-01'),
    battle.phase !== 9 && refuse('lull-at-turns-end', 'NBC-LUL-01'),
  );

/** NBC-LUL-03: ends facts measured by the old Contact Zone if its depth has changed. Who is touched is in either. */
export function zonesChanged(d: EventBuilder, before: Battle): void {
  for (const unit of Object.values(d.state.units))
    if (zoneNow(before, unit) !== zoneNow(d.state, unit) && !inContact(d.state, unit))
      endFacts(d, { end: 'zone-changes', unit: unit.id });
}

function setLull(d: EventBuilder, lull: Lull | null): void {
  const before = d.state;
  d.add({ type: 'lull', lull });
  zonesChanged(d, before);
}

export function agreeLull(d: EventBuilder, by: SideId, where: string, covers?: readonly string[]): Said | undefined {
  const legal = mayAgree(d.state);
  if (!legal.ok) return legal.why;
  const bad = covers && unknownOrNobody(d.state, covers);
  if (bad) return bad;
  const place = where.trim().slice(0, 120);
  d.add({ type: 'lull', lull: { by, where: place, since: d.state.turn + 1, ...(covers && { covers }) } });
  log(d, say('lull-log-agreed', { where: whereNamed(place), side: sideNamed(d.state, by) }), { side: by });
  return undefined;
}

const unknownOrNobody = (battle: Battle, covers: readonly string[]): Said | undefined =>
  covers.length === 0 ? 'lull-say-who' : covers.every((id) => battle.formations[id]) ? undefined : 'no-such-formation';

/** By hand: the table says which formations are in the lull. Without any the lull ends. */
export function setLullByHand(d: EventBuilder, covers: 'all' | readonly string[]): Said | undefined {
  const { lull } = d.state;
  if (!lull) return 'lull-none-offered';
  if (covers.length === 0) return endLull(d, BY_HAND);
  const bad = covers === 'all' ? undefined : unknownOrNobody(d.state, covers);
  if (bad) return bad;
  const { covers: _, ...rest } = lull;
  setLull(d, covers === 'all' ? rest : { ...rest, covers });
  const named = covers === 'all' ? null : covers.map((id) => formationNamed(formationOf(d.state, id)));
  log(d, named ? say('lull-log-in', { formations: named }) : 'lull-log-all-in', { byHand: true });
  return undefined;
}

export function endLull(d: EventBuilder, more: Decided = {}): Said | undefined {
  if (!d.state.lull) return 'lull-none-offered';
  setLull(d, null);
  log(d, 'lull-log-over', more);
  return undefined;
}

/** NBC-LUL-02: whether a side may throw to end the lull: once, at the start of a turn. */
export function mayRestart(battle: Battle, side: SideId): Legality {
  const { lull, phase, turn } = battle;
  return unless(
    lull === null && refuse('lull-none-offered', 'NBC-LUL-02'),
    phase !== 1 && refuse('lull-restart-in-phase-1', 'NBC-LUL-02'),
    lull !== null && restartNeed(lull, turn) === null && refuse('lull-agreed-this-turn', 'NBC-LUL-02'),
    holds(battle.sides[side], 'lullThrown') && refuse('lull-thrown-already', 'NBC-LUL-02'),
  );
}

/** NBC-LUL-02: a side wants to fight again; a throw decides if one is needed. */
export const restart = deed(mayRestart, (d, side) => {
  if (restartNeed(sure(d.state.lull), d.state.turn) === 'no-throw') {
    setLull(d, null);
    log(d, say('lull-log-fight', { side: sideNamed(d.state, side) }), { side });
    return;
  }
  learn(d, { side }, { lullThrown: true });
  openTask(d, { kind: 'lull-restart', side });
});

const needNow = ({ lull, turn }: Battle) => {
  const need = lull && restartNeed(lull, turn);
  return need && need !== 'no-throw' ? need : reckon('lull-to-begin', [term('lull-no-throw', 1, 'NBC-LUL-02')]);
};
const begins = ({ lull, turn }: Battle, die: Face): boolean => lull !== null && lullRestart(lull, turn, die);

function settle(d: EventBuilder, side: SideId, fights: boolean, more: Decided = {}): void {
  if (fights) setLull(d, null);
  const told = fights ? say('lull-log-fight-thrown', { side: sideNamed(d.state, side) }) : 'lull-log-goes-on';
  log(d, told, { side, ...more });
}

const dieOf = (task: Pick<Task, 'rolls'>) => sure(diceIn(task)?.[0]);

const ODDS_TOLD: EndWords = { claim: 'lull-chance', good: ['fight', 'lull-over'], bad: ['lull', 'lull-goes-on'] };

/** NBC-LUL-02, AMB-141: the throw to end a lull. */
export const lullThrow: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  optional: true,
  question: () => 'lull-question',
  over: ({ lull }) => lull === null,
  sums: (battle) => [needNow(battle)],
  needs: (_battle, task) => diceNeed(task, sideOf(task), 'lull-to-begin', 1),
  odds: (battle) => dieOdds((die) => begins(battle, die), ODDS_TOLD),
  again: (battle, task) => diceAgain(battle, task, 'end-of-a-lull'),
  reading(battle, task) {
    const die = dieOf(task);
    const fights = begins(battle, die);
    const thrown = reckon('lull-die', [term('lull-thrown', die, 'NBC-LUL-02', { shown: figure(`${die}`) })]);
    return {
      word: fights ? 'lull-to-arms' : 'lull-quiet',
      means: fights ? 'lull-over-now' : 'lull-on-this-turn',
      sums: [needNow(battle), thrown],
      part: fights ? 'fight' : 'lull',
    };
  },
  settle: (d, task) => settle(d, sideOf(task), begins(d.state, dieOf(task))),
  byHand: () => choicesFrom({ fight: 'lull-over', lull: 'lull-goes-on' }),
  settleByHand: (d, task, choice) => settle(d, sideOf(task), choice === 'fight', BY_HAND),
};

/** Where the lull applies: the part the players named, or everywhere. */
const whereNamed = (where: string): Text => where || word('lull-everywhere');

const PHASES_TOLD = { 1: 'command', 3: 'skirmish', 4: 'artillery', 6: 'formations', 7: 'recovery' } as const;
type Told = (typeof PHASES_TOLD)[keyof typeof PHASES_TOLD] | 'quiet';

function toldNow(battle: Battle, lull: Lull): Told {
  const now = Object.entries(PHASES_TOLD).find(([phase]) => Number(phase) === battle.phase)?.[1] ?? 'quiet';
  return now === 'command' && restartNeed(lull, battle.turn) === null ? 'quiet' : now;
}

const aboutLull = (battle: Battle, lull: Lull) => ({
  where: whereNamed(lull.where),
  first: sideNamed(battle, lull.by),
  cm: zoneNow(battle),
});

export function lullSays(battle: Battle): readonly Message[] {
  const { lull } = battle;
  if (!lull) return [];
  if (lull.since > battle.turn) return [say('lull-next-turn', { where: whereNamed(lull.where) })];
  const covers = lull.covers?.map((id) => formationNamed(formationOf(battle, id)));
  return [
    say('lull-now', { ...aboutLull(battle, lull), phase: toldNow(battle, lull) }),
    ...(covers ? [say('lull-in-it', { formations: covers })] : []),
  ];
}

/** The lull in a few words: its place if not everywhere, and its effect in the current phase. */
export function lullBrief(battle: Battle): Message | null {
  const { lull } = battle;
  if (!lull) return null;
  const now = toldNow(battle, lull);
  const phase = lull.since > battle.turn ? 'next-turn' : now === 'command' ? 'quiet' : now;
  return say('lull-brief', { ...aboutLull(battle, lull), phase, part: lull.covers ? 'yes' : 'no' });
}

/** NBC-LUL-03: whether the unit may change places with another at all. */
const couldSwap = (unit: Unit): boolean =>
  unit.kind === 'unit' &&
  onTable(unit) &&
  unit.fate === 'good' &&
  unit.host === null &&
  !unit.resting &&
  onWay(unit) === null &&
  !holds(unit, 'moved');

const isMoving = ({ action }: Battle, { formation }: Unit): boolean =>
  action?.step === 'move' && action.formation === formation;

const mayOpenSwap = (battle: Battle, unit: Unit, other: Unit): Legality =>
  unless(
    !unitInLull(battle, unit) && refuse('swap-in-lull', 'NBC-LUL-03'),
    (!isMoving(battle, unit) || unit.id === other.id || unit.formation !== other.formation) &&
      refuse('swap-moving-formation', 'NBC-LUL-03'),
    [unit, other].some((one) => !couldSwap(one)) && refuse('swap-good-order', 'NBC-LUL-03'),
    [unit, other].some((one) => !mayGo(battle, one).ok) && refuse('swap-cannot-move', 'NBC-LUL-03'),
    unit.area !== other.area &&
      ((other.area !== null && !mayOccupy(battle, unit, other.area, other).ok) ||
        (unit.area !== null && !mayOccupy(battle, other, unit.area, unit).ok)) &&
      refuse('swap-no-room', 'NBC-GAR-03'),
  );

export const swapsOf = (battle: Battle, unit: Unit): Unit[] =>
  unit.formation !== null && isMoving(battle, unit) && unitInLull(battle, unit) && couldSwap(unit)
    ? unitsOf(battle, unit.formation).filter((other) => mayOpenSwap(battle, unit, other).ok)
    : [];

export const openSwap = deed(mayOpenSwap, (d, unit, other) =>
  openTask(d, { kind: 'swap', side: unit.side, unit: unit.id, data: { with: other.id } }),
);

const swapData = z.strictObject({ with: z.string() });
const swapAnswers = answers({ ooc: z.boolean(), cutOff: z.boolean(), tooFar: z.boolean(), near: z.boolean() });
type SwapTask = Asked<z.infer<typeof swapData>, z.infer<typeof swapAnswers>>;

const pairOf = (battle: Battle, task: SwapTask) => [unitOf(battle, task.unit), unitOf(battle, task.data.with)] as const;

function swapSaid(battle: Battle, task: SwapTask): Required<SwapTask['facts']> {
  const pair = pairOf(battle, task);
  return {
    ooc: pair.some((unit) => mayBeOutOfCommand(unit) && holds(unit, 'ooc')),
    cutOff: false,
    tooFar: false,
    near: pair.some((unit) => holds(unit, 'inCZ')),
    ...task.facts,
  };
}

/** NBC-LUL-03: whether two units may change places, the only way to advance in a lull. */
export const maySwap = ({ ooc, cutOff, tooFar, near }: SwapTask['facts']): Legality =>
  unless(
    ooc && refuse('swap-in-command', 'NBC-LUL-03'),
    cutOff && refuse('swap-cut-off', 'NBC-LUL-03'),
    tooFar && refuse('swap-movement', 'NBC-LUL-03'),
    near && refuse(say('swap-enemy', { cm: CONTACT_ZONE_IN_LULL_CM }), 'NBC-LUL-03'),
  );

function change(d: EventBuilder, task: SwapTask, more: Decided = {}): void {
  const pair = pairOf(d.state, task);
  for (const [unit, from] of [pair, [pair[1], pair[0]] as const]) {
    leavePlace(d, unit.id);
    if (from.area === null) leaveArea(d, unit.id);
    else if (unit.area !== from.area) enterArea(d, unit, from.area);
    learn(d, { unit: unit.id }, { ...ofItsPlace(from), moved: true });
  }
  const [one, other] = pair;
  log(d, say('swap-log', { one: unitNamed(one), other: unitNamed(other) }), { side: one.side, ...more });
  for (const { id } of pair) makeRoom(d, unitOf(d.state, id));
}

export const swap: Procedure<SwapTask['data'], SwapTask['facts']> = {
  schema: { data: swapData, facts: swapAnswers },
  optional: true,
  question(battle, task) {
    const [one, other] = pairOf(battle, task);
    return say('swap-question', { one: shortNamed(one), other: shortNamed(other) });
  },
  over: (battle, task) => pairOf(battle, task).some((unit) => !unitInLull(battle, unit) || !couldSwap(unit)),
  facts(battle, task) {
    const { ooc, cutOff, tooFar, near } = swapSaid(battle, task);
    return [
      yesNo('ooc', 'swap-ask-command', ooc),
      yesNo('cutOff', 'swap-ask-cut-off', cutOff),
      yesNo('tooFar', 'swap-ask-far', tooFar),
      yesNo('near', say('swap-ask-near', { cm: CONTACT_ZONE_IN_LULL_CM }), near),
    ];
  },
  sums: (battle, task) =>
    pairOf(battle, task).flatMap((unit) => {
      const plain = plainMove(battle, unit);
      return plain.kind === 'full' ? [{ ...plain.cm, name: say('swap-move', { unit: shortNamed(unit) }) }] : [];
    }),
  needs: () => [],
  waits: (battle, task) => whyNot(maySwap(swapSaid(battle, task))),
  reading(battle, task) {
    const [one, other] = pairOf(battle, task);
    const means = say('swap-means', { one: shortNamed(one), other: shortNamed(other) });
    return { word: 'swap-word', means, sums: [] };
  },
  settle: (d, task) => change(d, task),
  byHand: () => choicesFrom({ swapped: 'swap-by-hand' }),
  settleByHand: (d, task) => change(d, task, BY_HAND),
};
