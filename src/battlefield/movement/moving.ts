/** A unit's move as a question, and its effects on the ledger (NBC-MOV-01 to -22). */

import { reasons, whyNot } from '../../engine/legality.ts';
import { type Said, say, sentences } from '../../engine/message.ts';
import { present } from '../../engine/present.ts';
import { attachedTo, type Battle, type Unit } from '../battle.ts';
import { holds, known } from '../facts.ts';
import { deed } from '../handling.ts';
import { comeToStand, disturbRest, leaveArea, leavePlace } from '../ledger/driven-off.ts';
import { type EventBuilder, log, openTask } from '../ledger/event-builder.ts';
import { learn } from '../ledger/learn.ts';
import { disorderUnit } from '../ledger/losses.ts';
import { diceAgain } from '../ledger/re-roll-dice.ts';
import { unitOf } from '../look-up.ts';
import { shortNamed, unitNamed } from '../named.ts';
import { ASKS_NOTHING, choicesFrom, type Fact, type Nothing, type Procedure } from '../procedure.ts';
import { moveInLull, unitInLull } from '../rules/lulls/lulls.ts';
import type { MoveChecks } from '../rules/movement/manoeuvres.ts';
import * as bounds from './move-bounds.ts';
import type { MoveTask } from './move-facts.ts';
import * as asked from './move-facts.ts';
import * as reading from './move-reading.ts';
import { brokenFirst, diceBefore, mayReckonMove } from './plain-moves.ts';

export const openMove = deed(mayReckonMove, (d, unit) => {
  openTask(d, {
    kind: unit.fate === 'broken' ? 'broken-move' : 'move',
    side: unit.side,
    unit: unit.id,
    ...(unit.formation && { formation: unit.formation }),
    ...(known(unit, 'moveDice') && { facts: { inCZ: holds(unit, 'startedInCZ') } }),
    ...diceBefore(unit),
  });
});

/** The longest distance the table may enter, in cm. */
const FARTHEST_CM = 40;

function thrownFacts(battle: Battle, task: MoveTask): Fact[] {
  const allowance = asked.allowanceOf(battle, task);
  if (allowance.kind !== 'dice' || !asked.facesOf(task)) return [];
  const cm = { unit: 'cm' } as const;
  return present(
    !allowance.inContactZone &&
      asked.terrainSaid(battle, task).length > 0 &&
      !asked.on(task, 'inside') &&
      asked.numberOf(task, 'edgeCm', 'move-to-edge', FARTHEST_CM, cm),
    reading.flagsOf(battle, task)?.mustAttack && [
      asked.numberOf(task, 'enemyCm', 'zone-to-enemy', FARTHEST_CM, cm),
      asked.switchOf(task, 'enemyHorse', 'zone-enemy-horse'),
    ],
  );
}

function waitsFor(battle: Battle, task: MoveTask): Said | undefined {
  const unit = asked.unitIn(battle, task);
  const calm = moveInLull(battle, unit);
  if (asked.on(task, 'forward') && unitInLull(battle, unit) && !calm.ok) return calm.why;
  return whyNot(bounds.detachmentMay(battle, task));
}

export const move: Procedure<Nothing, MoveTask['facts']> = {
  schema: { ...ASKS_NOTHING, facts: asked.moveAnswers },
  optional: true,
  over: (battle, task) => holds(asked.unitIn(battle, task), 'moved'),
  question: (battle, task) => say('move-question', { unit: shortNamed(asked.unitIn(battle, task)) }),
  facts: (battle, task) =>
    present(
      // NBC-MOV-10: the way decides the dice. Dice of an earlier charge lie already, and the way is another.
      !(asked.facesOf(task) && !known(asked.unitIn(battle, task), 'moveDice')) && asked.wayFacts(battle, task),
      thrownFacts(battle, task),
      asked.movedFacts(battle, task),
      bounds.gunFacts(battle, task),
      bounds.detachmentFacts(battle, task),
      bounds.boundFacts(battle, task),
    ),
  waits: waitsFor,
  warnings(battle, task) {
    const unit = asked.unitIn(battle, task);
    return reasons(brokenFirst(battle, unit), moveInLull(battle, unit), bounds.detachmentKeepsOut(battle, task));
  },
  sums: (battle, task) => reading.diceSums(asked.allowanceOf(battle, task)),
  needs: (battle, task) => (reading.columnFailed(task) ? [] : reading.diceNeeds(asked.allowanceOf(battle, task), task)),
  odds(battle, task) {
    const allowance = asked.allowanceOf(battle, task);
    if (allowance.kind !== 'dice' || reading.columnFailed(task)) return null;
    return reading.moveOdds(battle, asked.unitIn(battle, task), allowance, asked.facesOf(task)?.length);
  },
  again: (battle, task) => (known(asked.unitIn(battle, task), 'moveDice') ? [] : diceAgain(battle, task, 'movement')),
  reading: reading.readMove,
  settle: settleMove,
  byHand: () => choicesFrom({ moved: 'move-by-hand' }),
  settleByHand(d, task) {
    const unit = asked.unitIn(d.state, task);
    goAway(d, task, unit);
    disturbRest(d, unit.id);
    learn(d, { unit: unit.id }, { moved: true, ...bounds.gunsRemembered(d.state, task, true) });
    log(d, say('move-log-by-hand', { unit: unitNamed(unit) }), { side: unit.side, byHand: true });
  },
};

/** NBC-BUA-01: a unit that moves away leaves its place, and its area unless it moves within it. */
function goAway(d: EventBuilder, task: MoveTask, unit: Unit): void {
  if (!asked.on(task, 'staysIn')) leaveArea(d, unit.id);
  leavePlace(d, unit.id);
}

function settleMove(d: EventBuilder, task: MoveTask): void {
  const before = d.state;
  const unit = asked.unitIn(before, task);
  const { cm } = reading.distanceOf(before, task);
  const checks = reading.checksOf(before, task);
  const flags = reading.flagsOf(before, task);
  const moved = (cm?.total ?? 0) > 0;
  const startedInCZ = asked.inZone(before, task);
  if (moved) goAway(d, task, unit);
  learn(
    d,
    { unit: unit.id },
    {
      moved: true,
      ...bounds.gunsRemembered(before, task, moved),
      ...(cm && { movedCm: cm.total }),
      startedInCZ,
      ...(!moved && { inCZ: startedInCZ }),
      ...(checks.mover.length > 0 && { moveChecked: true }),
      ...(flags?.mustAttack && { mustAttack: true }),
      ...(flags && !flags.mayApproach && { noAttack: true }),
      // NBC-ORD-16: a column that finds the road full goes nowhere in this turn.
      ...(reading.columnFailed(task) && { charged: true }),
    },
  );
  // NBC-MOV-21: a forced move ends the rest.
  if (!unit.resting || (moved && asked.on(task, 'forced'))) disturbRest(d, unit.id);
  if (asked.on(task, 'stops') || !moved || bounds.goingSaid(before, task) === 'back') comeToStand(d, unit.id);
  tellMove(d, before, task);
  if (reading.columnFailed(task)) {
    disorderUnit(d, unit.id);
    // NBC-ORD-16, NBC-RNF-03: a unit that was entering goes back beside the table, with all that is attached to it.
    if (holds(unit, 'enteredNow'))
      for (const { id } of [unit, ...attachedTo(d.state, unit.id)]) learn(d, { unit: id }, { entering: true });
  }
  orderAfterMove(d, unit, checks);
}

function tellMove(d: EventBuilder, before: Battle, task: MoveTask): void {
  const unit = asked.unitIn(before, task);
  const { means, sums } = reading.readMove(before, task);
  const { cm } = reading.distanceOf(before, task);
  const flags = reading.flagsOf(before, task);
  const named = unitNamed(unit);
  const told = cm
    ? present(
        say('move-log', { unit: named, cm: cm.total }),
        flags && reading.zoneWords(flags),
        bounds.gunWords(before, task),
      )
    : [say('move-log-stays', { unit: named }), means];
  log(d, sentences(told), { side: unit.side, sums });
}

/** NBC-MOV-03, NBC-DC-02: writes the Disorder that a move causes at once, and opens the checks it causes. */
export function orderAfterMove(d: EventBuilder, unit: Unit, { automatic, mover, friends }: MoveChecks): void {
  if (automatic) {
    const why = reading.disorderedInZone(automatic);
    log(d, say('check-failed', { unit: unitNamed(unit), why }), { side: unit.side });
    disorderUnit(d, unit.id);
  }
  // The last question opened is asked first: the moving unit's own checks, then those of the friends it passed through.
  for (const id of friends.toReversed()) {
    learn(d, { unit: id }, { moveChecked: true });
    openCheck(d, id, 'move-check-passed');
  }
  for (const why of mover.toReversed()) openCheck(d, unit.id, why);
}

function openCheck(d: EventBuilder, id: string, why: Said): void {
  const { fate, side } = unitOf(d.state, id);
  if (fate !== 'good') return;
  openTask(d, { kind: 'disorder', side, unit: id, data: { column: 'move', lost: 0, aspects: [], why } });
}
