/** A unit's move as a question, and what it leaves in the ledger (NBC-MOV-01 to -22). */

import type { Said } from '../../engine/message.ts';
import { legacy, say, sentences } from '../../engine/message.ts';
import { type Reckoning, reckon } from '../../engine/reckoning.ts';
import { type Battle, type Task, type Unit, unitName } from '../battle.ts';
import { leaveArea, leavePlace } from '../driven-off.ts';
import { type EventBuilder, log, openTask, setUnit } from '../event-builder.ts';
import { learn } from '../learn.ts';
import { disorderUnit } from '../losses.ts';
import { moveInLull, unitInLull } from '../lulls/lull-here.ts';
import { unitNamed } from '../named.ts';
import type { Fact, Procedure } from '../procedure.ts';
import { mayRethrow, ownAgain } from '../re-roll-dice.ts';
import { disturbRest } from '../rest.ts';
import { mount } from '../special-troops/garrisoning.ts';
import { detachmentFacts, detachmentKeepsOut, detachmentMay } from './detachments-that-move.ts';
import { gunFacts, gunsRemembered, gunWords } from './guns-that-move.ts';
import { boundFacts } from './move-bounds.ts';
import { movedFacts, wayFacts } from './move-facts.ts';
import { distanceOdds } from './move-odds.ts';
import { checksOf, columnFailed, distanceOf, flagsOf, lower, readMove, zoneOdds, zoneWords } from './move-reading.ts';
import { allowanceOf, facesOf, inZone, number, on, switchOf, terrainSaid, unitIn } from './move-said.ts';
import { type MoveAllowance, stillResting } from './movement.ts';
import { mayReckonMove } from './plain-moves.ts';

export function openMove(d: EventBuilder, unit: Unit): Said | undefined {
  const legal = mayReckonMove(d.state, unit);
  if (!legal.ok) return legal.why;
  openTask(d, {
    kind: unit.fate === 'broken' ? 'broken-move' : 'move',
    side: unit.side,
    unit: unit.id,
    ...(unit.formation && { formation: unit.formation }),
  });
  return undefined;
}

function thrownFacts(battle: Battle, task: Task): Fact[] {
  const allowance = allowanceOf(battle, task);
  if (allowance.kind !== 'dice' || !facesOf(task)) return [];
  const flags = flagsOf(battle, task);
  const cm = (key: string, label: Said): Fact => ({
    key,
    label,
    kind: 'number',
    min: 0,
    max: 40,
    unit: 'cm',
    value: number(task, key),
  });
  return [
    ...(!allowance.inContactZone && terrainSaid(battle, task).length > 0 && !on(task, 'inside')
      ? [cm('edgeCm', 'To the edge of the terrain')]
      : []),
    ...(flags?.mustAttack
      ? [cm('enemyCm', 'To the nearest enemy in front'), switchOf(task, 'enemyHorse', 'That enemy is cavalry')]
      : []),
  ];
}

// ---- the question --------------------------------------------------------------------------------------------------

export const move: Procedure = {
  kind: 'move',
  optional: true,
  question: (battle, task) => `How far does ${unitIn(battle, task).card.name} move?`,
  facts: (battle, task) => [
    ...(facesOf(task) ? [] : wayFacts(battle, task)),
    ...thrownFacts(battle, task),
    ...movedFacts(battle, task),
    ...gunFacts(battle, task),
    ...detachmentFacts(battle, task),
    ...boundFacts(battle, task),
  ],
  waits(battle, task) {
    if (on(task, 'forward') && unitInLull(battle, unitIn(battle, task)))
      return 'there is a lull here; it may adjust its position, go back, or change places with a unit of its formation';
    const post = detachmentMay(battle, task);
    return post.ok ? undefined : lower(legacy(post.why)).replace(/\.$/, '');
  },
  warnings(battle, task) {
    return [moveInLull(battle, unitIn(battle, task)), detachmentKeepsOut(battle, task)].flatMap((legal) =>
      legal.ok ? [] : [legal.why],
    );
  },
  sums(battle, task) {
    const allowance = allowanceOf(battle, task);
    if (allowance.kind !== 'dice') return [];
    return [allowance.dice, ...(allowance.shifts.total > 0 ? [allowance.shifts] : []), ...lessSum(allowance)];
  },
  needs(battle, task) {
    const allowance = allowanceOf(battle, task);
    if (allowance.kind !== 'dice' || facesOf(task) || columnFailed(task)) return [];
    return [{ slot: 'dice', by: task.side!, label: 'Movement dice', want: 'dice', dice: allowance.dice.total }];
  },
  odds(battle, task) {
    const allowance = allowanceOf(battle, task);
    if (allowance.kind !== 'dice' || columnFailed(task)) return null;
    return allowance.inContactZone
      ? zoneOdds(battle, task, facesOf(task)?.length ?? allowance.dice.total)
      : distanceOdds(allowance);
  },
  again: (battle, task) =>
    facesOf(task) && mayRethrow('movement', battle.rulings) ? [ownAgain(battle, 'dice', task.side!)] : [],
  reading: readMove,
  settle: (d, task) => settleMove(d, task, false),
  byHand: () => [{ value: 'moved', label: 'It moved as the table measured' }],
  settleByHand: (d, task) => settleMove(d, task, true),
};

const lessSum = ({ less }: Extract<MoveAllowance, { kind: 'dice' }>): Reckoning[] =>
  less.length > 0 ? [reckon('From their total', less, { unit: 'cm' })] : [];

/** Whoever goes away leaves his place, and the area he stood in unless he moves within it (NBC-BUA-01). */
function goAway(d: EventBuilder, task: Task, unit: Unit): void {
  if (!on(task, 'staysIn')) leaveArea(d, unit.id);
  leavePlace(d, unit.id);
}

function settleMove(d: EventBuilder, task: Task, byHand: boolean): void {
  const unit = unitIn(d.state, task);
  if (byHand) {
    goAway(d, task, unit);
    learn(d, { unit: unit.id }, { moved: true, ...gunsRemembered(d.state, task, true) });
    log(d, `${unitName(unit)} has moved.`, { side: unit.side, byHand: true });
    return;
  }
  const read = readMove(d.state, task);
  const { cm } = distanceOf(d.state, task);
  const checks = checksOf(d.state, task);
  const flags = flagsOf(d.state, task);
  const failed = columnFailed(task);
  const due = checks.mover.length > 0;
  const moved = (cm?.total ?? 0) > 0;
  const startedInCZ = inZone(d.state, task);
  if (unit.onFoot && moved) mount(d, unit);
  if (moved) goAway(d, task, unit);
  learn(
    d,
    { unit: unit.id },
    {
      moved: true,
      ...gunsRemembered(d.state, task, moved),
      ...(cm && { movedCm: cm.total }),
      startedInCZ,
      ...(!moved && { inCZ: startedInCZ }),
      ...(due && { moveChecked: true }),
      ...(flags?.mustAttack && { mustAttack: true }),
      ...(flags && !flags.mayApproach && { noAttack: true }),
    },
  );
  if (!stillResting(unit.resting, moved && on(task, 'forced'))) disturbRest(d, unit.id);
  if (on(task, 'stops')) setUnit(d, unit.id, { stopped: true });
  const told = cm
    ? [
        say('move-log', { unit: unitNamed(unit), cm: cm.total }),
        ...(flags ? zoneWords(flags) : []),
        ...gunWords(d.state, task),
      ]
    : [say('move-log-stays', { unit: unitNamed(unit) }), read.means];
  log(d, sentences(told), { side: unit.side, sums: read.sums });
  if (failed) disorderUnit(d, unit.id);
  if (checks.automatic) {
    log(d, `${unitName(unit)}, ${lower(legacy(checks.automatic.what))} in the Contact Zone: **disordered**.`, {
      side: unit.side,
    });
    disorderUnit(d, unit.id);
  }
  // The last opened is asked first: the mover's own checks, then those of the friends it went through.
  for (const { id, cause } of [...checks.friends].reverse()) {
    learn(d, { unit: id }, { moveChecked: true });
    openCheck(d, id, cause.what);
  }
  for (const { what } of [...checks.mover].reverse()) openCheck(d, unit.id, what);
}

function openCheck(d: EventBuilder, id: string, what: Said): void {
  const unit = d.state.units[id]!;
  if (unit.fate !== 'good') return;
  openTask(d, {
    kind: 'disorder',
    side: unit.side,
    unit: id,
    data: { column: 'move', lost: 0, aspects: [], why: lower(legacy(what)) },
  });
}
