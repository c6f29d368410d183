/** Units on their way over the scenario's bridges and ditches, a step a turn (NBC-BRG-01 to -05). */

import type { Face } from '../../dice/faces.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import { legacy } from '../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { type Battle, currentCP, hasCP, onTable, type Task, type Unit, unitName } from '../battle.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { disorderUnit } from '../losses.ts';
import { type Procedure, saidOr } from '../procedure.ts';
import { ownAgain } from '../re-roll-dice.ts';
import { diceIn } from '../throws.ts';
import {
  bridgeCrossing,
  type Crossing,
  type CrossingFacts,
  crossingNeed,
  DITCH_BONUS,
  mayAttemptCrossing,
  mayRecoverFromDitch,
  mayStandAtEntrance,
} from './bridges.ts';
import { comeOff, mayLeaveEntrance, onWay } from './on-the-way.ts';
import { plainMove } from './plain-moves.ts';

export type CrossingDeed = 'reach' | 'try' | 'leave';
type Place = Scenario['crossings'][number];

/** Bridges and very deep ditches; fords cost nothing but mud (NBC-BRG-05). */
export const crossingsOf = (battle: Battle): readonly Place[] =>
  battle.scenario.crossings.filter(({ kind }) => kind !== 'ford');

const placeOf = (battle: Battle, over: string): Place | undefined =>
  crossingsOf(battle).find((place) => place.id === over);

const others = (battle: Battle, unit: Unit, over: string): Unit[] =>
  Object.values(battle.units).filter((other) => other.id !== unit.id && onTable(other) && onWay(other)?.over === over);

/** NBC-BRG-03: one attempt a turn at each bridge, whoever makes it. */
const tried = (battle: Battle, over: string): boolean =>
  Object.values(battle.units).some(({ crossing }) => crossing?.over === over && crossing.tried === battle.turn);

/** In its own formation's move, or at any time of the commanders for trains. */
function itsTime(battle: Battle, unit: Unit): Legality {
  const own = battle.action?.step === 'move' && battle.action.formation === unit.formation;
  const train = unit.formation === null && battle.phase === 5;
  return unless(!own && !train && refuse('Bridges are crossed when the unit moves.', 'NBC-BRG-01'));
}

/** Whether a unit may touch an entrance, throw to cross, or move off now. */
export function mayCross(battle: Battle, unit: Unit, over: string, deed: CrossingDeed): Legality {
  const place = placeOf(battle, over);
  const time = itsTime(battle, unit);
  const stage = onWay(unit);
  const here = stage?.over === over ? { at: stage.at as 'near' | 'far', since: stage.since } : null;
  const general = unless(
    !place && refuse('The scenario has no such bridge.', 'NBC-BRG-01'),
    (unit.fate !== 'good' || !unit.present || unit.host !== null || unit.kind === 'garrison') &&
      refuse('It cannot cross by itself.', 'NBC-BRG-01'),
    !time.ok && time,
  );
  if (!general.ok) return general;
  if (deed === 'leave') {
    const off = mayLeaveEntrance(battle, unit);
    return unless(here === null && refuse('It is not at that bridge.', 'NBC-BRG-01'), !off.ok && off);
  }
  // NBC-ORD-12, NBC-MOV-21: who does not move does not cross.
  const plain = plainMove(battle, unit);
  if (plain.kind === 'cannot') return refuse(legacy(plain.why), plain.row, plain.ruling);
  if (deed === 'reach') {
    const taken = others(battle, unit, over).filter(
      ({ side, crossing }) => side === unit.side && crossing?.at === 'near',
    );
    const room = mayStandAtEntrance(taken.length > 0);
    return unless(stage !== null && refuse('It is on its way over already.', 'NBC-BRG-01'), !room.ok && room);
  }
  return mayAttemptCrossing({
    turn: battle.turn,
    stage: here,
    triedThisTurn: tried(battle, over),
    usedTheOtherWay: false,
  });
}

export function cross(d: EventBuilder, unit: Unit, over: string, deed: CrossingDeed): Said | undefined {
  const legal = mayCross(d.state, unit, over, deed);
  if (!legal.ok) return legal.why;
  const { name } = placeOf(d.state, over)!;
  if (deed === 'try') {
    openTask(d, { kind: 'crossing', side: unit.side, unit: unit.id, data: { over } });
    return undefined;
  }
  const stage = unit.crossing;
  if (deed === 'reach') {
    setUnit(d, unit.id, {
      crossing: { over, at: 'near', since: d.state.turn, tried: stage?.over === over ? stage.tried : 0 },
    });
    log(d, `${unitName(unit)} reaches ${name} and **stops at the entrance**.`, { side: unit.side });
    return undefined;
  }
  comeOff(d, unit);
  log(d, `${unitName(unit)} ${stage!.at === 'far' ? 'moves off' : 'turns back from'} ${name}.`, { side: unit.side });
  return undefined;
}

// ---- the attempt ---------------------------------------------------------------------------------------------------

const unitIn = (battle: Battle, task: Task): Unit => battle.units[task.unit!]!;
const placeIn = (battle: Battle, task: Task): Place => placeOf(battle, task.data.over as string)!;

function crossingFacts(battle: Battle, task: Task): CrossingFacts {
  const unit = unitIn(battle, task);
  const { kind, bonus } = placeIn(battle, task);
  return {
    cp: hasCP(unit) ? currentCP(unit) : null,
    over: kind === 'ditch' ? 'ditch' : 'bridge',
    farSideEmpty: !said(battle, task, 'farTaken'),
    // A ditch that says nothing has the usual bonus.
    ...(kind === 'ditch' ? { ditchBonus: bonus === 0 ? DITCH_BONUS : bonus } : { bridgeBonus: bonus }),
  };
}

/** What the ledger would guess, until the table says otherwise. */
function said(battle: Battle, task: Task, key: 'farTaken' | 'otherWay' | 'blocked'): boolean {
  const unit = unitIn(battle, task);
  const there = others(battle, unit, task.data.over as string);
  const guess = {
    farTaken: there.some(({ side, crossing }) =>
      side === unit.side ? crossing?.at === 'far' : crossing?.at === 'near',
    ),
    otherWay: there.some(({ side, crossing }) => side !== unit.side && crossing !== null && crossing!.tried > 0),
    blocked: false,
  }[key];
  return saidOr(task, key, guess);
}

const barred = (battle: Battle, task: Task): Legality =>
  mayAttemptCrossing({
    turn: battle.turn,
    stage: { at: 'near', since: battle.turn - 1 },
    triedThisTurn: false,
    usedTheOtherWay: said(battle, task, 'otherWay'),
    blocked: said(battle, task, 'blocked'),
  });

const tryOf = (battle: Battle, task: Task): Crossing | null => {
  const die = diceIn(task)?.[0];
  return die ? bridgeCrossing(die, crossingFacts(battle, task), battle.rulings) : null;
};

function words(battle: Battle, task: Task, crossed: Crossing): string {
  const { name, kind } = placeIn(battle, task);
  const unit = unitIn(battle, task).card.name;
  const disorder = crossed.disordered ? ' It is disordered.' : '';
  if (crossed.crossed) return `${unit} stands on the far side of ${name}; it moves off next turn.${disorder}`;
  return crossed.success
    ? `The far side of ${name} is taken: it stays where it is.${disorder}`
    : `${unit} waits at ${name}${kind === 'ditch' ? '' : ', which nobody else may try this turn'}.${disorder}`;
}

/** NBC-BRG-02, NBC-BRG-04 */
export const crossingThrow: Procedure = {
  kind: 'crossing',
  optional: true,
  question: (battle, task) => `Does ${unitIn(battle, task).card.name} cross?`,
  facts: (battle, task) => [
    {
      key: 'farTaken',
      label: 'Somebody stands on the far entrance',
      effect: 'no way over',
      kind: 'switch',
      value: said(battle, task, 'farTaken'),
    },
    {
      key: 'otherWay',
      label: 'In use the other way',
      effect: 'no attempt',
      kind: 'switch',
      value: said(battle, task, 'otherWay'),
    },
    {
      key: 'blocked',
      label: 'Broken troops fled over it',
      effect: 'blocked',
      kind: 'switch',
      value: said(battle, task, 'blocked'),
    },
  ],
  sums: (battle, task) => [crossingNeed(crossingFacts(battle, task).cp), ...bonusSum(battle, task)],
  needs: (battle, task) =>
    diceIn(task) || !barred(battle, task).ok
      ? []
      : [{ slot: 'dice', by: task.side!, label: 'To cross', want: 'dice', dice: 1 }],
  odds(battle, task) {
    const faces = [1, 2, 3, 4, 5, 6] as const;
    const good = faces.filter(
      (die: Face) => bridgeCrossing(die, crossingFacts(battle, task), battle.rulings).success,
    ).length;
    return {
      claim: 'Chance that it crosses',
      good,
      of: 6,
      unit: 'throw',
      parts: [
        { key: 'over', n: good, means: 'it crosses' },
        { key: 'not', n: 6 - good, means: 'it waits' },
      ],
    };
  },
  again: (battle, task) => (diceIn(task) ? [ownAgain(battle, 'dice', task.side!)] : []),
  reading(battle, task) {
    const crossed = tryOf(battle, task);
    if (!crossed) {
      const legal = barred(battle, task);
      return { word: 'It waits', means: legal.ok ? '' : legal.why, sums: [], good: false };
    }
    return {
      word: crossed.crossed ? 'Across' : 'Not across',
      means: words(battle, task, crossed),
      sums: [crossed.need, crossed.score],
      part: crossed.success ? 'over' : 'not',
      good: crossed.crossed,
    };
  },
  settle(d, task) {
    const crossed = tryOf(d.state, task);
    if (crossed)
      settle(d, task, crossed.crossed, crossed.disordered, words(d.state, task, crossed), [
        crossed.need,
        crossed.score,
      ]);
    else
      log(d, `${unitName(unitIn(d.state, task))} **waits** at ${placeIn(d.state, task).name}.`, {
        side: task.side!,
      });
  },
  byHand: () => [
    { value: 'over', label: 'It crosses' },
    { value: 'waits', label: 'It waits' },
  ],
  settleByHand(d, task, choice) {
    const { name } = placeIn(d.state, task);
    const unit = unitIn(d.state, task).card.name;
    const over = choice === 'over';
    settle(d, task, over, false, `${unit} ${over ? 'has crossed' : 'waits at'} ${name}.`);
  },
};

const bonusSum = (battle: Battle, task: Task): Reckoning[] => {
  const { ditchBonus, bridgeBonus } = crossingFacts(battle, task);
  const bonus = ditchBonus ?? bridgeBonus ?? 0;
  return bonus === 0
    ? []
    : [reckon('On the die', [term(placeIn(battle, task).name, bonus, ditchBonus ? 'NBC-BRG-04' : 'NBC-BRG-02')])];
};

function settle(
  d: EventBuilder,
  task: Task,
  over: boolean,
  disordered: boolean,
  text: string,
  sums?: readonly Reckoning[],
): void {
  const unit = unitIn(d.state, task);
  const { turn } = d.state;
  const stage = unit.crossing!;
  setUnit(d, unit.id, {
    crossing: { ...stage, tried: turn, ...(over && { at: 'far' as const, since: turn }) },
  });
  log(d, `${unitName(unit)}: ${text}`, { side: unit.side, ...(sums ? { sums } : { byHand: true }) });
  if (disordered) disorderUnit(d, unit.id);
}

/** NBC-BRG-04: the disorder of a ditch stays until the turn after the unit is over, or has given up. */
export function heldByDitch(battle: Battle, unit: Unit): boolean {
  const { crossing } = unit;
  if (!crossing || crossing.tried === 0 || placeOf(battle, crossing.over)?.kind !== 'ditch') return false;
  return !mayRecoverFromDitch(crossing.at === 'near' ? null : crossing.since, battle.turn).ok;
}
