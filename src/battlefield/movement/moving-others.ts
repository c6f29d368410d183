/** Moves that are not a unit's ordinary move: Broken units, and officers alone (NBC-BRK-01, -02, NBC-MOV-23). */

import * as z from 'zod/mini';
import { enemyOf } from '../../book/terms.ts';
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { say } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import type { Reckoning } from '../../engine/reckoning.ts';
import { type Battle, formationLedBy, type Officer, orderInForce, serves, type Unit } from '../battle.ts';
import { attachOfficer, commanderRide, isMoved, justPlaced, movedWithHQ } from '../command/commanders.ts';
import { isBesideTable, leavesHQ } from '../command/officers-in-danger.ts';
import { holds } from '../facts.ts';
import { deed } from '../handling.ts';
import { diceLie } from '../ledger/contact.ts';
import { comeOff, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { endFacts, learn } from '../ledger/learn.ts';
import { disorderUnit, leaveTable } from '../ledger/losses.ts';
import { diceAgain } from '../ledger/re-roll-dice.ts';
import { officerOf, sideOf, unitOf } from '../look-up.ts';
import { officerNamed, shortNamed, sideNamed, unitNamed } from '../named.ts';
import type { Answers, Asked, Nothing, Procedure } from '../procedure.ts';
import { ASKS_NOTHING, answers, answersAbout, choicesFrom, yesNo } from '../procedure.ts';
import { mayOfficerMove } from '../rules/command/officers.ts';
import { OBLIGATIONS } from '../rules/command/order-obligations.ts';
import { BROKEN_MOVE } from '../rules/fire/casualties.ts';
import { passable } from '../rules/movement/manoeuvres.ts';
import type { MoveAllowance } from '../rules/movement/movement.ts';
import * as rules from '../rules/movement/movement.ts';
import { armyRadius } from '../rules/sky/visibility.ts';
import { diceIn } from '../throws.ts';
import { contourFact, friendsAsked, NOBODY, shiftsEffect, terrainFacts, terrainSaid } from './move-facts.ts';
import { diceNeeds, diceSums, distanceOdds } from './move-reading.ts';

const flightAnswers = answers({ enemyNear: z.boolean(), roadNear: z.boolean(), leaves: z.boolean() });
type FlightTask = Asked<Nothing, Answers<typeof flightAnswers>>;

const flight = ({ facts }: FlightTask): Reckoning => rules.brokenMove(facts.enemyNear ?? false);

/** AMB-100: opens the move of a Broken unit that has been contacted; it flees at once, whoever is acting. */
export function openFlight(d: EventBuilder, unit: Unit, facts: FlightTask['facts']): void {
  openTask(d, { kind: 'broken-move', side: unit.side, unit: unit.id, facts });
}

/** NBC-BRK-01, NBC-BRG-05: takes a Broken unit from its place and its entrance, and returns the unit. */
function flee(d: EventBuilder, { unit: id }: FlightTask): Unit {
  const unit = unitOf(d.state, id);
  comeOff(d, unit);
  leavePlace(d, unit.id);
  learn(d, { unit: unit.id }, { moved: true });
  return unit;
}

/** NBC-BRK-01: the move of a Broken unit, made by the opponent before the other units of its formation. */
export const brokenFlight: Procedure<Nothing, FlightTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: flightAnswers },
  optional: true,
  question: (battle, { unit }) => say('flight-question', { unit: shortNamed(unitOf(battle, unit)) }),
  facts(_battle, { facts: { enemyNear = false, roadNear = false, leaves = false } }) {
    const instead = say('flight-instead', rules.FLIGHT_CM);
    return [
      yesNo('enemyNear', say('flight-enemy-near', { cm: rules.SHY_CM }), enemyNear, { effect: instead }),
      yesNo('roadNear', say('flight-road', { cm: rules.ROAD_CM }), roadNear, { effect: 'flight-there' }),
      yesNo('leaves', 'flight-leaves', leaves, { effect: 'flight-for-the-day' }),
    ];
  },
  needs: () => [],
  reading(battle, task) {
    const distance = flight(task);
    const side = sideNamed(battle, enemyOf(sideOf(task)));
    return {
      word: say('move-cm', { cm: distance.total }),
      means: say(task.facts.roadNear ? 'flight-to-road' : 'flight-to-exit', { side }),
      sums: [distance],
    };
  },
  settle(d, task) {
    const distance = flight(task);
    const unit = flee(d, task);
    const line = say('flight-log', { unit: unitNamed(unit), cm: distance.total });
    log(d, line, { side: unit.side, sums: [distance] });
    if (task.facts.leaves) leaveTable(d, unit.id);
  },
  byHand: () => choicesFrom({ moved: 'flight-by-hand', left: 'flight-by-hand-left' }),
  settleByHand(d, task, choice) {
    const unit = flee(d, task);
    if (choice === 'left') leaveTable(d, unit.id);
    else log(d, say('flight-log-by-hand', { unit: unitNamed(unit) }), { side: unit.side, byHand: true });
  },
};

/** An army commander who leads a formation rides with it in its action, and as army commander before. */
const ridesAs = (battle: Battle, { id, role }: Officer): Officer['role'] =>
  isMoved(battle, formationLedBy(battle, id)?.id) ? 'formation' : role;

/** NBC-MOV-23, NBC-CMA-01: whether an officer may move now: with the formation, or in the commanders' phase. */
export function mayRide(battle: Battle, officer: Officer): Legality {
  const formation = formationLedBy(battle, officer.id);
  const when = battle.phase === 5 ? 'commanders' : isMoved(battle, formation?.id) ? 'own-action' : 'other';
  return unless(
    !serves(officer) && refuse(say('officer-out', { officer: officerNamed(officer) }), 'NBC-MOV-23'),
    justPlaced(battle, officer) && refuse(say('officer-just-placed', { officer: officerNamed(officer) }), 'NBC-CMA-04'),
    isBesideTable(battle, officer) && refuse('struck-absent', 'NBC-MOV-23'),
    mayOfficerMove(ridesAs(battle, officer), when, battle.rulings),
    officer.role === 'army' &&
      movedWithHQ(battle, officer.side) &&
      refuse('ac-moved-with-hq', 'NBC-CMA-03', 'hqAndRide'),
    diceLie(battle, officer.host, officer.id) && refuse('turn-answer-first', 'NBC-OFF-02'),
    holds(officer, 'rode') && refuse(say('ride-done', { officer: officerNamed(officer) }), 'NBC-MOV-23'),
  );
}

export const openRide = deed(mayRide, (d, officer) =>
  openTask(d, { kind: 'officer-move', side: officer.side, officer: officer.id }),
);

const rideAnswers = answersAbout({ contours: z.number() }, { terrain: z.boolean() });
type RideTask = Asked<Nothing, z.infer<typeof rideAnswers>>;

const riderIn = (battle: Battle, { officer }: RideTask): Officer => officerOf(battle, officer);

function ride(battle: Battle, task: RideTask): MoveAllowance {
  const { rulings, sky, scenario } = battle;
  const officer = riderIn(battle, task);
  const { contours = 0 } = task.facts;
  const way = { ground: sky.ground, hills: scenario.hills, terrain: terrainSaid(battle, task), contours };
  if (ridesAs(battle, officer) === 'army') return commanderRide(armyRadius(battle, officer.side), way, rulings);
  // A marching order adds to every base rate; no other order affects an officer.
  const order = orderInForce(battle, formationLedBy(battle, officer.id));
  const bonus = order && OBLIGATIONS[order].baseRateCm > 0 ? order : null;
  return rules.moveAllowance({ arm: 'general', moveClass: 'general', ...way, order: bonus }, rulings);
}

/** How far the officer moves, in cm; null where the ground allows no move. */
function rideSum(battle: Battle, task: RideTask): Reckoning | null {
  const allowance = ride(battle, task);
  const faces = diceIn(task);
  const sum = allowance.kind === 'dice' && faces ? rules.moveDistance(allowance, faces) : null;
  const cm = allowance.kind === 'full' ? allowance.cm : sum;
  return cm && cm.total > 0 ? cm : null;
}

/** NBC-OFF-02, NBC-QC-09, NBC-CMA-01: the officer leaves unit or headquarters; what was measured ends. */
function ridesOff(d: EventBuilder, officer: Officer): void {
  learn(d, { officer: officer.id }, { rode: true });
  leavesHQ(d, officer);
  if (officer.host) attachOfficer(d, officer, null);
  endFacts(d, { end: 'officer-changes', officer: officer.id });
}

/** NBC-MOV-23: the move of an officer. */
export const officerMove: Procedure<Nothing, RideTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: rideAnswers },
  optional: true,
  question: (battle, task) => say('ride-question', { officer: officerNamed(riderIn(battle, task)) }),
  facts: (battle, task) =>
    present(
      !diceIn(task) && terrainFacts(battle, task, shiftsEffect),
      rules.contourCost(battle.scenario.hills) > 0 && contourFact(task.facts.contours ?? 0),
    ),
  sums: (battle, task) => diceSums(ride(battle, task)),
  needs: (battle, task) => diceNeeds(ride(battle, task), task),
  odds(battle, task) {
    const allowance = ride(battle, task);
    return allowance.kind === 'dice' ? distanceOdds(allowance) : null;
  },
  again: (battle, task) => diceAgain(battle, task, 'movement'),
  reading(battle, task) {
    const sum = rideSum(battle, task);
    const allowance = ride(battle, task);
    if (sum) return { word: say('move-cm', { cm: sum.total }), means: 'ride-unhindered', sums: [sum] };
    return { word: 'ride-stays', means: allowance.kind === 'cannot' ? allowance.why : '', sums: [] };
  },
  settle(d, task) {
    const sum = rideSum(d.state, task);
    const rider = riderIn(d.state, task);
    const officer = officerNamed(rider);
    const line = sum ? say('ride-log', { officer, cm: sum.total }) : say('ride-log-stays', { officer });
    log(d, line, { side: rider.side, ...(sum && { sums: [sum] }) });
    if (sum) ridesOff(d, rider);
  },
  byHand: () => choicesFrom({ moved: 'ride-by-hand' }),
  settleByHand(d, task) {
    const rider = riderIn(d.state, task);
    log(d, say('ride-log-by-hand', { officer: officerNamed(rider) }), { side: rider.side, byHand: true });
    ridesOff(d, rider);
  },
};

const THROUGH = ['through', 'through2'] as const;
const backAnswers = answers({ through: z.string(), through2: z.string() });
type BackTask = Asked<Nothing, z.infer<typeof backAnswers>>;

const passedIn = (battle: Battle, { unit, facts }: BackTask): Unit[] =>
  passable(battle, unitOf(battle, unit)).filter(({ id }) => THROUGH.some((key) => facts[key] === id));

function disorderPassed(d: EventBuilder, task: BackTask): void {
  const unit = unitNamed(unitOf(d.state, task.unit));
  for (const friend of passedIn(d.state, task)) {
    log(d, say('combat-friend-disordered', { friend: unitNamed(friend), unit }), { side: friend.side });
    disorderUnit(d, friend.id);
  }
}

export const brokenBack: Procedure<Nothing, BackTask['facts']> = {
  schema: { data: ASKS_NOTHING.data, facts: backAnswers },
  question: (battle, task) =>
    say('back-question', { unit: shortNamed(unitOf(battle, task.unit)), cm: BROKEN_MOVE.disordersFriendsWithinCm }),
  facts(battle, task) {
    const asked = THROUGH.map((key) => ({ key, said: task.facts[key] ?? NOBODY }));
    return friendsAsked(passable(battle, unitOf(battle, task.unit)), asked, undefined, 'state-disordered');
  },
  needs: () => [],
  reading(battle, task) {
    const units = passedIn(battle, task).map(shortNamed);
    if (units.length === 0) return { word: 'nobody', means: 'back-nobody', sums: [] };
    return { word: 'state-disordered', means: say('back-passed', { units }), sums: [] };
  },
  settle: disorderPassed,
  byHand: () => [{ value: 'nobody', label: 'nobody' }],
  settleByHand(d, task) {
    const unit = unitNamed(unitOf(d.state, task.unit));
    log(d, say('back-log-nobody', { unit }), { side: sideOf(task), byHand: true });
  },
};
