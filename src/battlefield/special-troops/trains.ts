/** Trains on the table: pontoons that march and build, baggage that is moved, taken and looted (NBC-PON, NBC-BAG). */

import { RESULT_NAMES, type Result } from '../../cards/results.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { type Battle, currentCP, hasCP, onTable, type Task, type Unit, unitName, unitsOf } from '../battle.ts';
import { cardAgain, cardNeed, eachResult, RESULT_CHOICES } from '../card-checks.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { holds } from '../facts.ts';
import { learn } from '../learn.ts';
import { breakUnit, lossesAfter } from '../losses.ts';
import { type Procedure, rollIn, saidOr } from '../procedure.ts';
import { spend } from '../re-roll-dice.ts';
import { checkOdds, drawnWords, resultOf } from '../throws.ts';
import {
  backFromLooting,
  capturesBaggage,
  looting,
  lootingRating,
  mayMoveBaggage,
  startBaggageCost,
} from './baggage.ts';
import { engineersAt } from './engineer-hosts.ts';
import {
  BRIDGE_CM_PER_TRAIN,
  BUILDERS_CM,
  bridgeMinutes,
  bridgeProgress,
  mayBuild,
  mayStartTrain,
  pontoonMinutes,
  startTrainCost,
} from './pontoons.ts';

const ofSide = (battle: Battle, side: Unit['side'], kind: Unit['kind']): Unit[] =>
  Object.values(battle.units).filter((unit) => unit.side === side && unit.kind === kind && onTable(unit));

// ---- in motion -----------------------------------------------------------------------------------------------------

/** Whether a train may be set in motion: pontoons one by one, baggage all together (NBC-PON-01, NBC-BAG-01). */
export function mayStart(battle: Battle, train: Unit): Legality {
  const rrd = battle.sides[train.side].rerolls.ready;
  const inPhase = battle.phase === 5;
  const general = unless(
    train.kind !== 'pontoon' && train.kind !== 'baggage' && refuse('Only trains are set in motion.', 'NBC-PON-01'),
    !onTable(train) && refuse('It is not on the table.', 'NBC-PON-01'),
    Boolean(train.movesIn) && refuse('It is in motion already.', 'NBC-PON-01'),
    Boolean(train.captured) && refuse('The enemy has it.', 'NBC-BAG-02'),
  );
  if (!general.ok) return general;
  if (train.kind === 'pontoon') return mayStartTrain({ rrd, inPhase });
  const all = ofSide(battle, train.side, 'baggage').filter(({ captured }) => !captured).length;
  return inPhase
    ? mayMoveBaggage({ moving: all, trains: all, rrd })
    : refuse('Trains move in the commanders’ phase.', 'NBC-BAG-01');
}

export function startTrain(d: EventBuilder, train: Unit): Said | undefined {
  const legal = mayStart(d.state, train);
  if (!legal.ok) return legal.why;
  const pontoon = train.kind === 'pontoon';
  const cost = pontoon ? startTrainCost() : startBaggageCost();
  const going = pontoon
    ? [train]
    : ofSide(d.state, train.side, 'baggage').filter((other) => !other.captured && !other.movesIn);
  spend(d, train.side, cost.total);
  for (const each of going) setUnit(d, each.id, { movesIn: d.state.turn });
  log(d, `${pontoon ? unitName(train) : `The ${d.state.sides[train.side].name} baggage`} is **set in motion**.`, {
    side: train.side,
    sums: [cost],
  });
  return undefined;
}

// ---- a bridge of boats ---------------------------------------------------------------------------------------------

/** The longest bridge a side's trains could build together, cm. */
export const longestBridge = (battle: Battle, side: Unit['side']): number =>
  ofSide(battle, side, 'pontoon').length * BRIDGE_CM_PER_TRAIN;

export function mayBegin(battle: Battle, train: Unit, cm: number): Legality {
  const carried = mayBuild(cm, ofSide(battle, train.side, 'pontoon').length);
  return unless(
    train.kind !== 'pontoon' && refuse('Only pontoon trains build bridges.', 'NBC-PON-04'),
    !onTable(train) && refuse('It is not on the table.', 'NBC-PON-04'),
    Boolean(train.building) && cm > 0 && refuse('It is building already.', 'NBC-PON-04'),
    !train.building && cm === 0 && refuse('It is building nothing.', 'NBC-PON-04'),
    !Number.isInteger(cm) && refuse('A bridge is measured in whole centimetres.', 'NBC-PON-04'),
    cm > 0 && !carried.ok && carried,
  );
}

/** Begins a bridge of so many cm, or gives it up with 0. */
export function buildBridge(d: EventBuilder, train: Unit, cm: number): Said | undefined {
  const legal = mayBegin(d.state, train, cm);
  if (!legal.ok) return legal.why;
  setUnit(d, train.id, { building: cm > 0 ? { cm, built: [], done: false } : null });
  log(d, cm > 0 ? `${unitName(train)} begins a **bridge of ${cm} cm**.` : `${unitName(train)} gives its bridge up.`, {
    side: train.side,
    ...(cm > 0 && { sums: [bridgeMinutes(cm)] }),
  });
  return undefined;
}

/** NBC-PON-05: each time card brings the bridges on; asked when it has been turned. */
export function openBuilding(d: EventBuilder, minutes: number): void {
  for (const train of Object.values(d.state.units))
    if (train.building && !train.building.done && train.fate === 'good')
      openTask(d, { kind: 'bridge-building', side: train.side, unit: train.id, data: { minutes } });
}

const trainIn = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;

function builtBy(battle: Battle, task: Task) {
  const train = trainIn(battle, task);
  const { sky } = battle;
  return pontoonMinutes(task.data.minutes as number, (train.building?.built.length ?? 0) + 1, {
    freezing: sky.freezing,
    heavyRain: sky.weather === 'rain' && sky.intensity === 'heavy',
    enemyNear: saidOr(task, 'enemyNear', false),
    engineers: engineersAt(battle, train.id) !== undefined,
    disordered: train.disordered,
  });
}

const progress = (train: Unit, added: number) =>
  bridgeProgress(train.building?.cm ?? 0, [...(train.building?.built ?? []), added]);

export const bridgeBuilding: Procedure = {
  kind: 'bridge-building',
  question: () => 'How far is the bridge of boats?',
  facts: (_battle, task) => [
    {
      key: 'enemyNear',
      label: `An enemy within ${BUILDERS_CM} cm this turn`,
      effect: '10 minutes less',
      kind: 'switch',
      value: saidOr(task, 'enemyNear', false),
    },
  ],
  needs: () => [],
  reading(battle, task) {
    const sum = builtBy(battle, task);
    const { built, need, left, done } = progress(trainIn(battle, task), sum.total);
    return {
      word: done ? 'The bridge stands' : `${sum.total} minutes`,
      means: done
        ? 'Units may cross it from the next turn.'
        : `${built.total} of ${need} minutes are done, ${left} are left.`,
      sums: [sum],
      good: done,
    };
  },
  settle(d, task) {
    const train = trainIn(d.state, task);
    if (!train.building) return;
    const sum = builtBy(d.state, task);
    const { built, need, done } = progress(train, sum.total);
    setUnit(d, train.id, { building: { ...train.building, built: [...train.building.built, sum.total], done } });
    log(
      d,
      done
        ? `${unitName(train)}: the **bridge stands**.`
        : `${unitName(train)}: ${built.total} of ${need} minutes built.`,
      { side: train.side, sums: [sum] },
    );
  },
  byHand: () => [
    { value: 'done', label: 'The bridge stands' },
    { value: 'nothing', label: 'Nothing was built' },
  ],
  settleByHand(d, task, choice) {
    const train = trainIn(d.state, task);
    if (!train.building) return;
    const { built } = train.building;
    setUnit(d, train.id, { building: { ...train.building, built: [...built, 0], done: choice === 'done' } });
    log(d, `${unitName(train)}: ${choice === 'done' ? 'the **bridge stands**' : 'nothing built'}.`, {
      side: train.side,
      byHand: true,
    });
  },
};

// ---- baggage taken -------------------------------------------------------------------------------------------------

/** Whether a unit may take a train it touches, or its own side take it back (NBC-BAG-02). */
export function mayCapture(baggage: Unit, by: Unit): Legality {
  const own = baggage.side === by.side;
  return unless(
    baggage.kind !== 'baggage' && refuse('That is no baggage.', 'NBC-BAG-02'),
    !onTable(baggage) && refuse('It is not on the table.', 'NBC-BAG-02'),
    (by.fate !== 'good' || !by.present || by.kind === 'engineers' || by.kind === 'baggage' || by.kind === 'pontoon') &&
      refuse('Only a unit in good order takes baggage.', 'NBC-BAG-02'),
    !capturesBaggage(by.card.arm).captured && refuse('Guns take no baggage.', 'NBC-BAG-02'),
    own && !baggage.captured && refuse('It is their own.', 'NBC-BAG-02'),
    !own && Boolean(baggage.captured) && refuse('It has been taken already.', 'NBC-BAG-02'),
  );
}

export function capture(d: EventBuilder, baggage: Unit, by: Unit): Said | undefined {
  const legal = mayCapture(baggage, by);
  if (!legal.ok) return legal.why;
  const own = baggage.side === by.side;
  setUnit(d, baggage.id, { captured: own ? null : { by: by.id, open: true }, movesIn: 0 });
  log(
    d,
    own
      ? `${unitName(by)} takes ${unitName(baggage)} back.`
      : `${unitName(by)} **takes ${unitName(baggage)}** and stops there.`,
    { side: by.side },
  );
  return undefined;
}

/** Baggage a unit still owes a looting check for; once restrained it owes none. */
const lootOf = (battle: Battle, unit: Unit): Unit | undefined =>
  Object.values(battle.units).find(({ captured }) => captured?.by === unit.id && captured.open);

/** NBC-BAG-03: opens the checks of a formation's looters, once in an administration. Tells whether any was opened. */
export function openLooting(d: EventBuilder, formation: string): boolean {
  const owed = unitsOf(d.state, formation).filter(
    (unit) => unit.fate === 'good' && !holds(unit, 'looted') && lootOf(d.state, unit) !== undefined,
  );
  for (const unit of owed) {
    learn(d, { unit: unit.id }, { looted: true });
    openTask(d, { kind: 'looting', side: unit.side, unit: unit.id });
  }
  return owed.length > 0;
}

const lootWords = (already: boolean, result: Result): string => {
  const { looting: goes, lost } = looting(result, already);
  const what = goes ? (already ? 'loots on' : 'begins to loot') : already ? 'is restrained' : 'keeps its hands off';
  return lost > 0 ? `${what}, and loses 1CP` : what;
};

/** NBC-BAG-03 */
export const lootingCheck: Procedure = {
  kind: 'looting',
  question: (battle, task) => `Does ${trainIn(battle, task).card.name} loot the baggage?`,
  sums: (battle, task) => [lootingRating(trainIn(battle, task).card.quality)],
  needs: (battle, task) => cardNeed(task, 'Looting check', trainIn(battle, task).card.quality),
  odds(battle, task) {
    const unit = trainIn(battle, task);
    const means = (result: Result) => lootWords(unit.looting, result);
    const good: Result[] = unit.looting ? ['VH', 'H', 'N'] : ['VH', 'H'];
    return checkOdds(battle, unit.card.quality, 'Chance that it does not loot', good, eachResult(means));
  },
  again: cardAgain,
  reading(battle, task) {
    const unit = trainIn(battle, task);
    const rating = lootingRating(unit.card.quality);
    const result = resultOf(battle, rollIn(task, 'card')!, rating.total);
    return {
      word: RESULT_NAMES[result],
      means: `${unit.card.name} ${lootWords(unit.looting, result)}.`,
      sums: [rating],
      part: result,
      good: !looting(result, unit.looting).looting,
    };
  },
  settle(d, task) {
    const roll = rollIn(task, 'card')!;
    const result = resultOf(d.state, roll, trainIn(d.state, task).card.quality);
    settleLooting(d, task, result, drawnWords(roll, result), false);
  },
  byHand: () => RESULT_CHOICES,
  settleByHand: (d, task, choice) => settleLooting(d, task, choice as Result, RESULT_NAMES[choice as Result], true),
};

function settleLooting(d: EventBuilder, task: Task, result: Result, how: string, byHand: boolean): void {
  const unit = trainIn(d.state, task);
  if (unit.fate !== 'good') return;
  const { looting: goes, lost } = looting(result, unit.looting);
  const baggage = lootOf(d.state, unit);
  // NBC-BAG-04: looters are disordered, and stay so for a turn when they have been restrained.
  const disordered = goes || (unit.looting && backFromLooting(d.state.turn, d.state.turn).disordered);
  setUnit(d, unit.id, {
    looting: goes,
    ...(disordered && { disordered: true }),
    ...(goes && { stands: 0 }),
    ...(lost > 0 && hasCP(unit) && { lost: lossesAfter(unit, lost) }),
  });
  if (!goes && baggage?.captured) setUnit(d, baggage.id, { captured: { ...baggage.captured, open: false } });
  log(d, `${unitName(unit)} **${lootWords(unit.looting, result)}** (${how}).`, {
    side: unit.side,
    ...(byHand ? { byHand } : { sums: [lootingRating(unit.card.quality)] }),
  });
  if (hasCP(unit) && currentCP(d.state.units[unit.id]!) === 0) breakUnit(d, unit.id);
}
