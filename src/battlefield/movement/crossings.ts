/** Units crossing the scenario's bridges and ditches, one step per turn (NBC-BRG-01 to -05). */

import * as z from 'zod/mini';
import type { SideId } from '../../book/terms.ts';
import { type Legality, reasons, refuse, unless, whyNot } from '../../engine/legality.ts';
import { type Named, onlySaid, type Said, say, sentences } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { reckon } from '../../engine/reckoning.ts';
import { rememberOne } from '../../engine/remember.ts';
import type { Scenario } from '../../scenarios/schema.ts';
import { allUnits, type Battle, currentCP, hasCP, movesAlone, onTable, placeAt, type Unit } from '../battle.ts';
import { known } from '../facts.ts';
import { deed } from '../handling.ts';
import { dieOdds } from '../ledger/checks.ts';
import { comeOff, leaveArea, leavePlace, mayLeaveEntrance, onWay } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask, setUnit } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { disorderUnit } from '../ledger/losses.ts';
import { diceAgain } from '../ledger/re-roll-dice.ts';
import { sideOf, sure, unitOf } from '../look-up.ts';
import { placeNamed, shortNamed, unitNamed } from '../named.ts';
import { type Answers, type Asked, answers, choicesFrom, type Procedure, type Reading, yesNo } from '../procedure.ts';
import { moveInLull } from '../rules/lulls/lulls.ts';
import type { Crossing, CrossingFacts } from '../rules/movement/bridges.ts';
import { bridgeCrossing, crossingBonus, crossingNeed } from '../rules/movement/bridges.ts';
import { id } from '../shapes.ts';
import { diceIn, diceNeed } from '../throws.ts';
import { mayGo } from './plain-moves.ts';

export type CrossingDeed = 'reach' | 'try' | 'leave';
type Place = Scenario['crossings'][number];

/** NBC-PON-05: the finished pontoon bridges, which every unit may use, each under the name of its train. */
const boats = rememberOne((units: Battle['units']): readonly Place[] =>
  Object.values(units).flatMap((train): Place[] =>
    train.building?.done && onTable(train) ? [{ ...shortNamed(train), kind: 'bridge', bonus: 0 }] : [],
  ),
);

/** NBC-BRG-05: the bridges and very deep ditches. Fords are omitted: only mud affects them. */
export const crossingsOf = (battle: Battle): readonly Place[] => [
  ...battle.scenario.crossings.filter(({ kind }) => kind !== 'ford'),
  ...boats(battle.units),
];

const placeOf = (battle: Battle, over: string): Place | undefined =>
  crossingsOf(battle).find((place) => place.id === over);

const bridgeNamed = (battle: Battle, over: string): Named => placeNamed(sure(placeOf(battle, over)));

const others = (battle: Battle, unit: Unit, over: string): Unit[] =>
  allUnits(battle).filter((other) => other.id !== unit.id && onTable(other) && onWay(other)?.over === over);

/** NBC-BRG-03: whether a unit stands at this entrance, as side `own` sees it; for an enemy the ends are reversed. */
const standsAt = ({ side, crossing }: Unit, own: SideId, end: 'near' | 'far'): boolean =>
  side === own ? crossing?.at === end : crossing?.at === (end === 'near' ? 'far' : 'near');

/** Whether it is time to cross: in the move of the unit's formation; for trains, any time in the commanders' phase. */
function itsTime(battle: Battle, unit: Unit): Legality {
  const own = battle.action?.step === 'move' && battle.action.formation === unit.formation;
  const train = unit.formation === null && battle.phase === 5;
  return unless(!own && !train && refuse('crossing-time', 'NBC-BRG-01'));
}

export function mayCross(battle: Battle, unit: Unit, over: string, step: CrossingDeed): Legality {
  const place = placeOf(battle, over);
  const stage = onWay(unit);
  const here = stage?.over === over ? stage : null;
  const general = unless(
    !place && refuse('crossing-none', 'NBC-BRG-01'),
    (unit.fate !== 'good' || !movesAlone(unit)) && refuse('crossing-not-alone', 'NBC-BRG-01'),
    itsTime(battle, unit),
  );
  if (!general.ok) return general;
  // NBC-ORD-12, NBC-MOV-21: a unit that may not move may neither cross nor move off the far side, but may give up.
  const goes = mayGo(battle, unit);
  if (step === 'leave')
    return unless(
      here === null && refuse('crossing-not-here', 'NBC-BRG-01'),
      mayLeaveEntrance(battle, unit),
      here?.at === 'far' && goes,
    );
  if (!goes.ok) return goes;
  if (step === 'reach') {
    const taken = others(battle, unit, over).some((other) => standsAt(other, unit.side, 'near'));
    return unless(
      stage !== null && refuse('crossing-on-its-way', 'NBC-BRG-01'),
      taken && refuse('crossing-entrance-taken', 'NBC-BRG-03'),
    );
  }
  return unless(
    here?.at !== 'near' && refuse('crossing-not-there', 'NBC-BRG-01'),
    here?.since === battle.turn && refuse('crossing-stops', 'NBC-BRG-01'),
    known(placeAt(battle, over), 'triedIn') === battle.turn && refuse('crossing-tried', 'NBC-BRG-03'),
  );
}

export const cross = deed(mayCross, (d, unit, over, step) => {
  if (step === 'try') {
    openTask(d, { kind: 'crossing', side: unit.side, unit: unit.id, data: { over } });
    return;
  }
  const stage = unit.crossing;
  const about = { unit: unitNamed(unit), place: bridgeNamed(d.state, over) };
  if (step === 'reach') {
    // NBC-BRG-04: a crossing that was given up in an earlier turn is over, and this is another.
    const tried = stage?.since === d.state.turn ? stage.tried : 0;
    // NBC-BUA-01, NBC-BRG-01: the unit has moved to the entrance and left its former place.
    leaveArea(d, unit.id);
    leavePlace(d, unit.id);
    setUnit(d, unit.id, { crossing: { over, at: 'near', since: d.state.turn, tried } });
  } else comeOff(d, unit);
  const done = step === 'reach' ? 'reaches' : stage?.at === 'far' ? 'moves-off' : 'turns-back';
  log(d, say(`crossing-log-${done}`, about), { side: unit.side });
});

const crossingData = z.strictObject({ over: id });
const crossingAnswers = answers({ farTaken: z.boolean(), otherWay: z.boolean(), blocked: z.boolean() });
type CrossingTask = Asked<z.infer<typeof crossingData>, Answers<typeof crossingAnswers>>;
type Answer = keyof CrossingTask['facts'];

const unitIn = (battle: Battle, { unit }: CrossingTask): Unit => unitOf(battle, unit);
const placeIn = (battle: Battle, { data: { over } }: CrossingTask): Place => sure(placeOf(battle, over));

/** The table's answer or, until there is one, a guess from the ledger. */
function said(battle: Battle, task: CrossingTask, key: Answer): boolean {
  const { side: own } = unitIn(battle, task);
  const there = others(battle, unitIn(battle, task), task.data.over);
  const guess = {
    farTaken: () => there.some((other) => standsAt(other, own, 'far')),
    otherWay: () => there.some(({ side, crossing }) => side !== own && (crossing?.tried ?? 0) > 0),
    // NBC-BRG-05: Broken units block the bridge they are on.
    blocked: () => there.some(({ fate }) => fate === 'broken'),
  }[key];
  return task.facts[key] ?? guess();
}

function crossingFacts(battle: Battle, task: CrossingTask): CrossingFacts {
  const unit = unitIn(battle, task);
  const { kind, bonus } = placeIn(battle, task);
  return {
    cp: hasCP(unit) ? currentCP(unit) : null,
    over: kind === 'ditch' ? 'ditch' : 'bridge',
    farSideEmpty: !said(battle, task, 'farTaken'),
    bonus,
  };
}

const barred = (battle: Battle, task: CrossingTask): Legality =>
  unless(
    said(battle, task, 'blocked') && refuse('crossing-blocked', 'NBC-BRG-05'),
    said(battle, task, 'otherWay') && refuse('crossing-other-way', 'NBC-BRG-03'),
  );

function tryOf(battle: Battle, task: CrossingTask): Crossing | null {
  const [die] = diceIn(task) ?? [];
  return die ? bridgeCrossing(die, crossingFacts(battle, task), battle.rulings) : null;
}

function outcome(battle: Battle, task: CrossingTask, { crossed, success, disordered }: Crossing, unit: Named): Said {
  const about = { unit, place: bridgeNamed(battle, task.data.over) };
  const bridge = placeIn(battle, task).kind === 'bridge';
  return sentences(
    onlySaid(
      say(crossed ? 'crossing-over' : success ? 'crossing-over-taken' : 'crossing-waits', about),
      !success && bridge && 'crossing-no-other',
      disordered && 'crossing-disorders',
    ),
  );
}

function readCrossing(battle: Battle, task: CrossingTask): Reading {
  const attempt = tryOf(battle, task);
  const legal = barred(battle, task);
  if (!attempt) return { word: 'crossing-it-waits', means: whyNot(legal) ?? '', sums: [] };
  return {
    word: attempt.crossed ? 'crossing-across' : 'crossing-not-across',
    means: outcome(battle, task, attempt, shortNamed(unitIn(battle, task))),
    sums: [attempt.need, attempt.score],
    part: attempt.success ? 'over' : 'not',
  };
}

/** NBC-BRG-02, NBC-BRG-04: the throw to cross. */
export const crossingThrow: Procedure<CrossingTask['data'], CrossingTask['facts']> = {
  schema: { data: crossingData, facts: crossingAnswers },
  optional: true,
  over: (battle, task) => onWay(unitIn(battle, task))?.over !== task.data.over,
  question: (battle, task) => say('crossing-question', { unit: shortNamed(unitIn(battle, task)) }),
  facts(battle, task) {
    const ask = (key: Answer, label: Said, effect: Said) => yesNo(key, label, said(battle, task, key), { effect });
    return [
      ask('farTaken', 'crossing-far-taken', 'crossing-no-way'),
      ask('otherWay', 'crossing-used', 'crossing-no-attempt'),
      ask('blocked', 'crossing-fled-over', 'crossing-no-attempt'),
    ];
  },
  warnings: (battle, task) => reasons(moveInLull(battle, unitIn(battle, task))),
  sums(battle, task) {
    const facts = crossingFacts(battle, task);
    const bonus = crossingBonus(facts);
    return present(crossingNeed(facts.cp), bonus.length > 0 && reckon('crossing-on-die', bonus));
  },
  needs: (battle, task) => (barred(battle, task).ok ? diceNeed(task, sideOf(task), 'crossing-need', 1) : []),
  odds(battle, task) {
    const facts = crossingFacts(battle, task);
    return dieOdds((die) => bridgeCrossing(die, facts, battle.rulings).success, {
      claim: 'crossing-chance',
      good: ['over', 'crossing-part-over'],
      bad: ['not', 'crossing-part-waits'],
    });
  },
  again: (battle, task) => diceAgain(battle, task, 'crossing'),
  reading: readCrossing,
  settle(d, task) {
    const attempt = tryOf(d.state, task);
    const named = unitNamed(unitIn(d.state, task));
    const place = bridgeNamed(d.state, task.data.over);
    if (!attempt) return log(d, say('crossing-waits', { unit: named, place }), { side: sideOf(task) });
    const told = outcome(d.state, task, attempt, named);
    tried(d, task, attempt.crossed);
    log(d, told, { side: sideOf(task), sums: [attempt.need, attempt.score] });
    if (attempt.disordered) disorderUnit(d, named.id);
  },
  byHand: () => choicesFrom({ over: 'crossing-by-hand-over', waits: 'crossing-it-waits' }),
  settleByHand(d, task, choice) {
    const over = choice === 'over';
    const about = { unit: unitNamed(unitIn(d.state, task)), place: bridgeNamed(d.state, task.data.over) };
    tried(d, task, over);
    const { disordered } = bridgeCrossing(over ? 6 : 1, crossingFacts(d.state, task), d.state.rulings);
    const done = say(over ? 'crossing-over' : 'crossing-waits', about);
    log(d, sentences(onlySaid(done, disordered && 'crossing-disorders')), { side: sideOf(task), byHand: true });
    if (disordered) disorderUnit(d, about.unit.id);
  },
};

/** Writes the attempt of this turn; `over` means that the unit is now at the far side. */
function tried(d: EventBuilder, task: CrossingTask, over: boolean): void {
  const unit = unitIn(d.state, task);
  const { turn } = d.state;
  const stage = sure(unit.crossing);
  // Facts measured on this bank do not apply on the other.
  if (over) leavePlace(d, unit.id);
  setUnit(d, unit.id, { crossing: { ...stage, tried: turn, ...(over && { at: 'far', since: turn }) } });
  learn(d, { place: stage.over }, { triedIn: turn });
}

/** NBC-BRG-04: whether the Disorder of a ditch stays; it does until the turn after the unit has crossed or given up. */
export function heldByDitch(battle: Battle, unit: Unit): boolean {
  const { crossing } = unit;
  if (!crossing || crossing.tried === 0 || placeOf(battle, crossing.over)?.kind !== 'ditch') return false;
  return crossing.at === 'near' || battle.turn <= crossing.since;
}
