/** Trains on the table: pontoons that march and build, baggage that is moved, taken and looted (NBC-PON, NBC-BAG). */

import * as z from 'zod/mini';
import { RESULTS, type Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { type Message, type Said, say, word } from '../../engine/message.ts';
import { type Battle, currentCP, hasCP, keepsBooks, onTable, type Unit, unitsOf } from '../battle.ts';
import { holds } from '../facts.ts';
import { cardAgain, cardIn, cardNeed, eachResult, RESULT_CHOICES, resultChosen } from '../ledger/card-checks.ts';
import { leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { breakUnit, disorderUnit } from '../ledger/losses.ts';
import { clearBridge } from '../ledger/on-the-way.ts';
import { spend } from '../ledger/re-roll-dice.ts';
import { unitOf } from '../look-up.ts';
import { shortNamed, sideNamed, unitNamed } from '../named.ts';
import { lossesAfter } from '../on-foot.ts';
import { ASKS_NOTHING, type Asked, type Nothing, type Procedure } from '../procedure.ts';
import { looting, lootingRating, takesBaggage } from '../rules/special-troops/baggage.ts';
import { mayStartTrain, startTrainCost, type Train } from '../rules/special-troops/in-motion.ts';
import {
  BRIDGE_CM_PER_TRAIN,
  BUILDERS_CM,
  bridgeMinutes,
  bridgeProgress,
  isBuilding,
  mayBuild,
  pontoonMinutes,
} from '../rules/special-troops/pontoons.ts';
import { cardDrawn, checkOdds, resultOf } from '../throws.ts';
import { engineersAt } from './engineer-hosts.ts';

const ofSide = (battle: Battle, side: Unit['side'], kind: Unit['kind']): Unit[] =>
  Object.values(battle.units).filter((unit) => unit.side === side && unit.kind === kind && onTable(unit));

// ---- in motion -----------------------------------------------------------------------------------------------------

const trainOf = ({ kind }: Unit): Train | undefined => (kind === 'pontoon' || kind === 'baggage' ? kind : undefined);

/** Whether a train may be set in motion: pontoons one by one, baggage all together (NBC-PON-01, NBC-BAG-01). */
export function mayStart(battle: Battle, unit: Unit): Legality {
  const train = trainOf(unit);
  if (!train) return refuse('train-only', 'NBC-PON-01');
  const general = unless(
    !onTable(unit) && refuse('train-not-here', 'NBC-PON-01'),
    Boolean(unit.movesIn) && refuse('train-moves', 'NBC-PON-01'),
    Boolean(unit.captured) && refuse('train-taken', 'NBC-BAG-02'),
  );
  const { ready } = battle.sides[unit.side].rerolls;
  return general.ok ? mayStartTrain(train, { rrd: ready, inPhase: battle.phase === 5 }) : general;
}

export function startTrain(d: EventBuilder, unit: Unit): Said | undefined {
  const legal = mayStart(d.state, unit);
  if (!legal.ok) return legal.why;
  const pontoon = unit.kind === 'pontoon';
  const cost = startTrainCost(pontoon ? 'pontoon' : 'baggage');
  const going = pontoon
    ? [unit]
    : ofSide(d.state, unit.side, 'baggage').filter((other) => !other.captured && !other.movesIn);
  spend(d, unit.side, cost.total);
  for (const each of going) setUnit(d, each.id, { movesIn: d.state.turn });
  const told = pontoon
    ? say('train-log', { train: unitNamed(unit) })
    : say('train-log-baggage', { side: sideNamed(d.state, unit.side) });
  log(d, told, { side: unit.side, sums: [cost] });
  return undefined;
}

// ---- a bridge of boats ---------------------------------------------------------------------------------------------

/** The longest bridge a side's trains could build together, cm. */
export const longestBridge = (battle: Battle, side: Unit['side']): number =>
  ofSide(battle, side, 'pontoon').length * BRIDGE_CM_PER_TRAIN;

/** Other trains of a side that are out of the park and build nothing yet (NBC-PON-01). */
const freeTrains = (battle: Battle, train: Unit): Unit[] =>
  ofSide(battle, train.side, 'pontoon').filter(
    (other) => other.id !== train.id && other.movesIn && !isBuilding(battle, other),
  );

export function mayBegin(battle: Battle, train: Unit, cm: number): Legality {
  const carried = mayBuild(cm, 1 + freeTrains(battle, train).length);
  return unless(
    train.kind !== 'pontoon' && refuse('boats-pontoons', 'NBC-PON-04'),
    !onTable(train) && refuse('train-not-here', 'NBC-PON-04'),
    isBuilding(battle, train) && cm > 0 && refuse('boats-building', 'NBC-PON-04'),
    !train.building && cm === 0 && refuse('boats-idle', 'NBC-PON-04'),
    !Number.isInteger(cm) && refuse('boats-whole-cm', 'NBC-PON-04'),
    cm > 0 && !train.movesIn && refuse('move-train-stands', 'NBC-PON-01'),
    cm > 0 && carried,
  );
}

/** Begins a bridge of so many cm, or gives it up with 0. */
export function buildBridge(d: EventBuilder, train: Unit, cm: number): Said | undefined {
  const legal = mayBegin(d.state, train, cm);
  if (!legal.ok) return legal.why;
  const others = freeTrains(d.state, train).slice(0, Math.ceil(cm / BRIDGE_CM_PER_TRAIN) - 1);
  const shared = others.length > 0 && { with: others.map(({ id }) => id) };
  setUnit(d, train.id, { building: cm > 0 ? { cm, built: [], done: false, ...shared } : null });
  if (cm === 0) clearBridge(d, train.id);
  const named = unitNamed(train);
  log(d, cm > 0 ? say('boats-log-begun', { train: named, cm }) : say('boats-log-given-up', { train: named }), {
    side: train.side,
    ...(cm > 0 && { sums: [bridgeMinutes(cm)] }),
  });
  return undefined;
}

/** NBC-PON-05: each time card brings the bridges on; asked when it has been turned. */
export function openBuilding(d: EventBuilder, minutes: number): void {
  for (const train of Object.values(d.state.units))
    if (train.building && !train.building.done && train.fate === 'good' && hasItsBoats(d, train))
      openTask(d, { kind: 'bridge-building', side: train.side, unit: train.id, data: { minutes } });
}

/** NBC-PON-04: a bridge whose other trains are gone lacks their boats. */
function hasItsBoats(d: EventBuilder, { building, side }: Unit): boolean {
  const here = (building?.with ?? []).every((id) => onTable(unitOf(d.state, id)));
  if (!here) log(d, say('boats-more-trains', { cm: BRIDGE_CM_PER_TRAIN }), { side });
  return here;
}

const buildingData = z.strictObject({ minutes: z.number() });
const buildingAnswers = z.strictObject({ enemyNear: z.optional(z.boolean()) });
type BuildingData = z.infer<typeof buildingData>;
type BuildingAnswers = z.infer<typeof buildingAnswers>;
type BuildingTask = Asked<BuildingData, BuildingAnswers>;

const enemyNearOf = ({ facts }: BuildingTask): boolean => facts.enemyNear ?? false;

function builtBy(battle: Battle, task: BuildingTask, enemyNear = enemyNearOf(task)) {
  const train = unitOf(battle, task.unit);
  const { sky } = battle;
  return pontoonMinutes(task.data.minutes, (train.building?.built.length ?? 0) + 1, {
    freezing: sky.freezing,
    heavyRain: sky.weather === 'rain' && sky.intensity === 'heavy',
    enemyNear,
    engineers: engineersAt(battle, train.id) !== undefined,
    disordered: train.disordered,
  });
}

const progress = (train: Unit, added: number) =>
  bridgeProgress(train.building?.cm ?? 0, [...(train.building?.built ?? []), added]);

export const bridgeBuilding: Procedure<BuildingData, BuildingAnswers> = {
  kind: 'bridge-building',
  schema: { data: buildingData, facts: buildingAnswers },
  question: () => 'boats-question',
  facts: (battle, task) => [
    {
      key: 'enemyNear',
      label: say('boats-enemy-near', { cm: BUILDERS_CM }),
      effect: say('boats-enemy-effect', {
        minutes: builtBy(battle, task, false).total - builtBy(battle, task, true).total,
      }),
      kind: 'switch',
      value: enemyNearOf(task),
    },
  ],
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
    if (!unit.building) return;
    const sum = builtBy(d.state, task);
    const { built, need, done } = progress(unit, sum.total);
    setUnit(d, unit.id, { building: { ...unit.building, built: [...unit.building.built, sum.total], done } });
    const train = unitNamed(unit);
    log(d, done ? say('boats-log-stands', { train }) : say('boats-log-built', { train, built: built.total, need }), {
      side: unit.side,
      sums: [sum],
    });
  },
  byHand: () => [
    { value: 'done', label: 'boats-stands' },
    { value: 'nothing', label: 'boats-nothing' },
  ],
  settleByHand(d, task, choice) {
    const unit = unitOf(d.state, task.unit);
    if (!unit.building) return;
    const done = choice === 'done';
    setUnit(d, unit.id, { building: { ...unit.building, built: [...unit.building.built, 0], done } });
    log(d, say(done ? 'boats-log-stands' : 'boats-log-nothing', { train: unitNamed(unit) }), {
      side: unit.side,
      byHand: true,
    });
  },
};

// ---- baggage taken -------------------------------------------------------------------------------------------------

/** Whether a unit may take a train it touches, or its own side take it back (NBC-BAG-02). */
export function mayCapture(baggage: Unit, by: Unit): Legality {
  const own = baggage.side === by.side;
  return unless(
    baggage.kind !== 'baggage' && refuse('baggage-none', 'NBC-BAG-02'),
    !onTable(baggage) && refuse('train-not-here', 'NBC-BAG-02'),
    (by.fate !== 'good' || !by.present || by.kind === 'engineers' || by.kind === 'baggage' || by.kind === 'pontoon') &&
      refuse('baggage-good-order', 'NBC-BAG-02'),
    !takesBaggage(by.card.arm) && refuse('baggage-guns', 'NBC-BAG-02'),
    own && !baggage.captured && refuse('baggage-own', 'NBC-BAG-02'),
    !own && Boolean(baggage.captured) && refuse('baggage-taken', 'NBC-BAG-02'),
  );
}

export function capture(d: EventBuilder, baggage: Unit, by: Unit): Said | undefined {
  const legal = mayCapture(baggage, by);
  if (!legal.ok) return legal.why;
  const own = baggage.side === by.side;
  setUnit(d, baggage.id, { captured: own ? null : { by: by.id, open: true }, movesIn: 0 });
  stopsThere(d, by);
  const names = { unit: unitNamed(by), baggage: unitNamed(baggage) };
  log(d, say(own ? 'baggage-log-back' : 'baggage-log-taken', names), { side: by.side });
  return undefined;
}

/** NBC-BAG-02: whoever touches it in its own action moves no further. */
function stopsThere(d: EventBuilder, { id, formation }: Unit): void {
  if (formation === null || d.state.action?.formation !== formation) return;
  leaveArea(d, id);
  leavePlace(d, id);
  learn(d, { unit: id }, { moved: true, charged: true });
}

/** Baggage a unit still owes a looting check for; once restrained it owes none. */
const lootOf = (battle: Battle, unit: Unit): Unit | undefined =>
  Object.values(battle.units).find(({ captured }) => captured?.by === unit.id && captured.open);

/** NBC-BAG-03: opens the checks of a formation's looters, once in an administration. Tells whether any was opened. */
export function openLooting(d: EventBuilder, formation: string): boolean {
  const owed = unitsOf(d.state, formation).filter(
    (unit) =>
      keepsBooks(d.state, unit.side) &&
      unit.fate === 'good' &&
      !holds(unit, 'looted') &&
      lootOf(d.state, unit) !== undefined,
  );
  for (const unit of owed) {
    learn(d, { unit: unit.id }, { looted: true });
    openTask(d, { kind: 'looting', side: unit.side, unit: unit.id });
  }
  return owed.length > 0;
}

/** NBC-BAG-04: in the next turn who has no train to loot any more is a plain Disordered unit again. */
export function endLooting(d: EventBuilder): void {
  for (const unit of Object.values(d.state.units))
    if (unit.looting && !lootOf(d.state, unit)) setUnit(d, unit.id, { looting: false });
}

type LootTask = Asked<Nothing, Nothing>;

/** "begins to loot, and loses 1CP" */
function lootSaid(already: boolean, result: Result): Message {
  const { looting: goes, lost } = looting(result, already);
  if (!goes) return say('loot-does', { does: already ? 'restrained' : 'keeps-off' });
  const does = already ? 'goes-on' : 'begins';
  return say('loot-does', { does: lost > 0 ? `${does}-and-loses` : does });
}

const looterOf = (battle: Battle, task: LootTask): Unit => unitOf(battle, task.unit);
const ratingOf = (battle: Battle, task: LootTask) => lootingRating(looterOf(battle, task).card.quality);
const lootDrawn = (battle: Battle, task: LootTask): Result =>
  resultOf(battle, cardIn(task), ratingOf(battle, task).total);

/** NBC-BAG-03 */
export const lootingCheck: Procedure<Nothing, Nothing> = {
  kind: 'looting',
  schema: ASKS_NOTHING,
  question: (battle, task) => say('loot-question', { unit: shortNamed(looterOf(battle, task)) }),
  sums: (battle, task) => [ratingOf(battle, task)],
  needs: (battle, task) => cardNeed(task, 'loot-check', ratingOf(battle, task).total),
  odds(battle, task) {
    const already = looterOf(battle, task).looting;
    const good = RESULTS.filter((result) => !looting(result, already).looting);
    const means = eachResult((result) => lootSaid(already, result));
    return checkOdds(battle, ratingOf(battle, task).total, 'loot-chance', good, means);
  },
  again: cardAgain,
  reading(battle, task) {
    const unit = looterOf(battle, task);
    const result = lootDrawn(battle, task);
    return {
      word: `result-${result}`,
      means: say('loot-means', { unit: shortNamed(unit), what: lootSaid(unit.looting, result) }),
      sums: [ratingOf(battle, task)],
      part: result,
    };
  },
  settle(d, task) {
    const result = lootDrawn(d.state, task);
    settleLooting(d, task, result, cardDrawn(cardIn(task), result), false);
  },
  byHand: () => RESULT_CHOICES,
  settleByHand(d, task, choice) {
    const result = resultChosen(choice);
    settleLooting(d, task, result, word(`result-${result}`), true);
  },
};

function settleLooting(d: EventBuilder, task: LootTask, result: Result, how: Message, byHand: boolean): void {
  const unit = looterOf(d.state, task);
  if (unit.fate !== 'good') return;
  const { looting: goes, lost } = looting(result, unit.looting);
  const baggage = lootOf(d.state, unit);
  setUnit(d, unit.id, {
    // NBC-BAG-04: looters are Disordered; one that is restrained is still one for the rest of the turn.
    looting: goes || unit.looting,
    ...(goes && { stands: 0 }),
    ...(lost > 0 && hasCP(unit) && { lost: lossesAfter(unit, lost) }),
  });
  if (goes || unit.looting) disorderUnit(d, unit.id);
  if (!goes && baggage?.captured) setUnit(d, baggage.id, { captured: { ...baggage.captured, open: false } });
  log(d, say('loot-log', { unit: unitNamed(unit), what: lootSaid(unit.looting, result), how }), {
    side: unit.side,
    ...(byHand ? { byHand } : { sums: [lootingRating(unit.card.quality)] }),
  });
  if (hasCP(unit) && currentCP(unitOf(d.state, unit.id)) === 0) breakUnit(d, unit.id);
}
