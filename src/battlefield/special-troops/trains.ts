/** Trains on the table: pontoons march and build, baggage is moved, captured and looted (NBC-PON, NBC-BAG). */

import * as z from 'zod/mini';
import type { Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Message, type Said, say } from '../../engine/message.ts';
import { allUnits, type Battle, keepsBooks, onTable, orderOf, type Unit, unitsOf, unitsThere } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { deed } from '../handling.ts';
import { BY_HAND, type Decided, oneCard } from '../ledger/checks.ts';
import { giveUpBridge, leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { disorderUnit, engineersAt, losePoints } from '../ledger/losses.ts';
import { spend } from '../ledger/re-roll-dice.ts';
import { unitOf } from '../look-up.ts';
import { shortNamed, sideNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, type Asked, answers, choicesFrom, type Nothing, type Procedure, yesNo } from '../procedure.ts';
import { unitInLull } from '../rules/lulls/lulls.ts';
import type { Train } from '../rules/special-troops/trains.ts';
import * as rules from '../rules/special-troops/trains.ts';

const ofSide = (battle: Battle, side: Unit['side'], kind: Unit['kind']): Unit[] =>
  unitsThere(battle, side).filter((unit) => unit.kind === kind);

const trainOf = ({ kind }: Unit): Train | undefined => (kind === 'pontoon' || kind === 'baggage' ? kind : undefined);

/** NBC-PON-01, NBC-BAG-01: whether a train may be set in motion: pontoons one by one, baggage all together. */
export function mayStart(battle: Battle, unit: Unit): Legality {
  const train = trainOf(unit);
  if (!train) return refuse('train-only', 'NBC-PON-01');
  const general = unless(
    !onTable(unit) && refuse('train-not-here', 'NBC-PON-01'),
    Boolean(unit.movesIn) && refuse('train-moves', 'NBC-PON-01'),
    Boolean(unit.captured) && refuse('train-taken', 'NBC-BAG-02'),
  );
  const { ready } = battle.sides[unit.side].rerolls;
  return general.ok ? rules.mayStartTrain(train, { rrd: ready, inPhase: battle.phase === 5 }) : general;
}

export const startTrain = deed(mayStart, (d, unit) => {
  const pontoon = unit.kind === 'pontoon';
  const cost = rules.startTrainCost(pontoon ? 'pontoon' : 'baggage');
  const baggage = ofSide(d.state, unit.side, 'baggage').filter((other) => !other.captured && !other.movesIn);
  spend(d, unit.side, cost.total);
  for (const each of pontoon ? [unit] : baggage) setUnit(d, each.id, { movesIn: d.state.turn });
  const told = pontoon
    ? say('train-log', { train: unitNamed(unit) })
    : say('train-log-baggage', { side: sideNamed(d.state, unit.side) });
  log(d, told, { side: unit.side, sums: [cost] });
});

/** The longest bridge that a side's trains could build together, in cm. */
export const longestBridge = (battle: Battle, side: Unit['side']): number =>
  ofSide(battle, side, 'pontoon').length * rules.BRIDGE_CM_PER_TRAIN;

/** NBC-PON-01: the other trains of a side that have left the park and are not building. */
const freeTrains = (battle: Battle, train: Unit): Unit[] =>
  ofSide(battle, train.side, 'pontoon').filter(
    (other) => other.id !== train.id && other.movesIn && !rules.isBuilding(battle, other),
  );

export function mayBegin(battle: Battle, train: Unit, cm: number): Legality {
  const carried = rules.BRIDGE_CM_PER_TRAIN * (1 + freeTrains(battle, train).length);
  return unless(
    train.kind !== 'pontoon' && refuse('boats-pontoons', 'NBC-PON-04'),
    !onTable(train) && refuse('train-not-here', 'NBC-PON-04'),
    rules.isBuilding(battle, train) && cm > 0 && refuse('boats-building', 'NBC-PON-04'),
    !train.building && cm === 0 && refuse('boats-idle', 'NBC-PON-04'),
    !Number.isInteger(cm) && refuse('boats-whole-cm', 'NBC-PON-04'),
    cm > 0 && !train.movesIn && refuse('move-train-stands', 'NBC-PON-01'),
    cm > carried && refuse(say('boats-more-trains', { cm: rules.BRIDGE_CM_PER_TRAIN }), 'NBC-PON-04'),
  );
}

/** Begins a bridge of this length in cm, or gives it up with 0. */
export const buildBridge = deed(mayBegin, (d, train, cm) => {
  if (cm === 0) {
    giveUpBridge(d, train);
    return;
  }
  const others = freeTrains(d.state, train).slice(0, Math.ceil(cm / rules.BRIDGE_CM_PER_TRAIN) - 1);
  const shared = others.length > 0 && { with: others.map(({ id }) => id) };
  setUnit(d, train.id, { building: { cm, built: [], done: false, ...shared } });
  const told = say('boats-log-begun', { train: unitNamed(train), cm });
  log(d, told, { side: train.side, sums: [rules.bridgeMinutes(cm)] });
});

/** NBC-PON-05: opens the question of how far each bridge has come, after a time card. */
export function openBuilding(d: EventBuilder, minutes: number): void {
  for (const train of allUnits(d.state))
    if (train.building && !train.building.done && train.fate === 'good')
      openTask(d, { kind: 'bridge-building', side: train.side, unit: train.id, data: { minutes } });
}

const buildingData = z.strictObject({ minutes: z.number() });
const buildingAnswers = answers({ enemyNear: z.boolean() });
type BuildingTask = Asked<z.infer<typeof buildingData>, z.infer<typeof buildingAnswers>>;

const enemyNearOf = ({ facts }: BuildingTask): boolean => facts.enemyNear ?? false;

function builtBy(battle: Battle, task: BuildingTask, enemyNear = enemyNearOf(task)) {
  const train = unitOf(battle, task.unit);
  const { sky } = battle;
  return rules.pontoonMinutes(task.data.minutes, (train.building?.built.length ?? 0) + 1, {
    freezing: sky.freezing,
    heavyRain: sky.weather === 'rain' && sky.intensity === 'heavy',
    enemyNear,
    engineers: engineersAt(battle, train.id) !== undefined,
    disordered: train.disordered,
  });
}

const progress = (train: Unit, added: number) =>
  rules.bridgeProgress(train.building?.cm ?? 0, [...(train.building?.built ?? []), added]);

function build(d: EventBuilder, unit: Unit, added: number, done: boolean, told: Said, decided: Decided): void {
  if (!unit.building) return;
  setUnit(d, unit.id, { building: { ...unit.building, built: [...unit.building.built, added], done } });
  log(d, told, { side: unit.side, ...decided });
}

export const bridgeBuilding: Procedure<BuildingTask['data'], BuildingTask['facts']> = {
  schema: { data: buildingData, facts: buildingAnswers },
  question: () => 'boats-question',
  facts(battle, task) {
    const label = say('boats-enemy-near', { cm: rules.BUILDERS_CM });
    const minutes = builtBy(battle, task, false).total - builtBy(battle, task, true).total;
    return [yesNo('enemyNear', label, enemyNearOf(task), { effect: say('boats-enemy-effect', { minutes }) })];
  },
  needs: () => [],
  reading(battle, task) {
    const sum = builtBy(battle, task);
    const { built, need, left, done } = progress(unitOf(battle, task.unit), sum.total);
    return {
      word: done ? 'boats-stands' : say('boats-minutes', { minutes: sum.total }),
      means: done ? 'boats-cross-next' : say('boats-progress', { built: built.total, need, left }),
      sums: [sum],
    };
  },
  settle(d, task) {
    const unit = unitOf(d.state, task.unit);
    const sum = builtBy(d.state, task);
    const { built, need, done } = progress(unit, sum.total);
    const train = unitNamed(unit);
    const told = done
      ? say('boats-log-stands', { train })
      : say('boats-log-built', { train, built: built.total, need });
    build(d, unit, sum.total, done, told, { sums: [sum] });
  },
  byHand: () => choicesFrom({ done: 'boats-stands', nothing: 'boats-nothing' }),
  settleByHand(d, task, choice) {
    const unit = unitOf(d.state, task.unit);
    const done = choice === 'done';
    const told = say(done ? 'boats-log-stands' : 'boats-log-nothing', { train: unitNamed(unit) });
    build(d, unit, 0, done, told, BY_HAND);
  },
};

/** NBC-BAG-02: whether a unit may capture or recapture baggage it touches, and with which it then stays. */
export function mayCapture(battle: Battle, baggage: Unit, by: Unit): Legality {
  const own = baggage.side === by.side;
  return unless(
    baggage.kind !== 'baggage' && refuse('baggage-none', 'NBC-BAG-02'),
    !onTable(baggage) && refuse('train-not-here', 'NBC-BAG-02'),
    (by.fate !== 'good' || !onTable(by) || (by.kind !== 'unit' && by.kind !== 'detachment')) &&
      refuse('baggage-good-order', 'NBC-BAG-02'),
    by.card.arm === 'artillery' && refuse('baggage-guns', 'NBC-BAG-02'),
    own && !baggage.captured && refuse('baggage-own', 'NBC-BAG-02'),
    // Any unit may capture it after its captor has left it, that captor too if it comes back.
    !own &&
      (baggage.captured?.open || (baggage.captured?.by === by.id && holds(by, 'restrained'))) &&
      refuse('baggage-taken', 'NBC-BAG-02'),
    (by.looting || lootOf(battle, by)) && refuse('attack-looting', 'NBC-BAG-04'),
    unitInLull(battle, by) && refuse('lull-no-advance', 'NBC-LUL-03'),
    by.resting && refuse('attack-resting', 'NBC-MOV-21'),
    keepsBooks(battle, by.side) && orderOf(battle, by) === 'hold' && refuse('move-hold', 'NBC-ORD-12'),
    battle.action?.step === 'administration' && refuse('move-time', 'NBC-BAG-02'),
  );
}

export const capture = deed(mayCapture, (d, baggage, by) => {
  const own = baggage.side === by.side;
  setUnit(d, baggage.id, { captured: own ? null : { by: by.id, open: true }, movesIn: 0 });
  stopsThere(d, by);
  const names = { unit: unitNamed(by), baggage: unitNamed(baggage) };
  log(d, say(own ? 'baggage-log-back' : 'baggage-log-taken', names), { side: by.side });
});

/** NBC-BAG-02: a unit that touches baggage in its own action moves no further. */
function stopsThere(d: EventBuilder, unit: Unit): void {
  const { id, formation } = unit;
  if (formation === null || d.state.action?.formation !== formation) return;
  // NBC-CC-01: a unit that also touches an enemy stays where it is and fights.
  if (known(unit, 'contact') === undefined) {
    leaveArea(d, id);
    leavePlace(d, id);
  }
  learn(d, { unit: id }, { moved: true, charged: true });
}

/** The baggage that a unit is at, and for which it owes a looting check; once restrained it owes none. */
const lootOf = (battle: Battle, unit: Unit): Unit | undefined =>
  allUnits(battle).find(({ captured }) => captured?.by === unit.id && captured.open);

/** NBC-BAG-03: opens the looters' checks, once in each administration; returns whether any was opened. */
export function openLooting(d: EventBuilder, formation: string): boolean {
  const owed = unitsOf(d.state, formation).filter(
    (unit) => keepsBooks(d.state, unit.side) && unit.fate === 'good' && !holds(unit, 'looted') && lootOf(d.state, unit),
  );
  for (const unit of owed) {
    learn(d, { unit: unit.id }, { looted: true });
    openTask(d, { kind: 'looting', side: unit.side, unit: unit.id });
  }
  return owed.length > 0;
}

/** NBC-BAG-04: ends the looting of units that have no baggage to loot. They are then only Disordered. */
export function endLooting(d: EventBuilder): void {
  for (const unit of allUnits(d.state))
    if (unit.looting && !lootOf(d.state, unit)) setUnit(d, unit.id, { looting: false });
}

/** For example "begins to loot, and loses 1CP". */
function lootSaid(already: boolean, result: Result): Message {
  const { looting: goes, lost } = rules.looting(result, already);
  if (!goes) return say('loot-does', { does: already ? 'restrained' : 'keeps-off' });
  const does = already ? 'goes-on' : 'begins';
  return say('loot-does', { does: lost > 0 ? `${does}-and-loses` : does });
}

/** NBC-BAG-03: the looting check. */
export const lootingCheck: Procedure<Nothing, Nothing> = {
  schema: ASKS_NOTHING,
  question: (battle, task) => say('loot-question', { unit: shortNamed(unitOf(battle, task.unit)) }),
  ...oneCard<Nothing, Nothing>({
    label: 'loot-check',
    rating: (battle, task) => rules.lootingRating(unitOf(battle, task.unit).card.quality),
    claim: 'loot-chance',
    good: (result, battle, task) => !rules.looting(result, unitOf(battle, task.unit).looting).looting,
    means: (result, battle, task) => lootSaid(unitOf(battle, task.unit).looting, result),
    reads(result, battle, task) {
      const unit = unitOf(battle, task.unit);
      return { means: say('loot-means', { unit: shortNamed(unit), what: lootSaid(unit.looting, result) }) };
    },
    follows: settleLooting,
  }),
};

type Looters = Asked<Nothing, Nothing>;
function settleLooting(d: EventBuilder, { unit: id }: Looters, result: Result, how: Message, decided: Decided): void {
  const unit = unitOf(d.state, id);
  if (unit.fate !== 'good') return;
  const { looting: goes, lost } = rules.looting(result, unit.looting);
  const baggage = lootOf(d.state, unit);
  // NBC-BAG-04: looters are Disordered. A restrained unit still counts as looting for the rest of the turn.
  setUnit(d, unit.id, { looting: goes || unit.looting, ...(goes && { stands: 0 }) });
  if (goes || unit.looting) disorderUnit(d, unit.id);
  if (!goes && baggage?.captured) {
    setUnit(d, baggage.id, { captured: { ...baggage.captured, open: false } });
    learn(d, { unit: unit.id }, { restrained: true });
  }
  const told = { unit: unitNamed(unit), what: lootSaid(unit.looting, result), how };
  log(d, say('loot-log', told), { side: unit.side, ...decided });
  if (lost > 0) losePoints(d, unit.id, lost);
}
