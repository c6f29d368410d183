/** Where a detachment goes, as its players say it (NBC-DET-03, NBC-DET-04). */

import { ALLOWED, type Legality } from '../../engine/legality.ts';
import { type Battle, formationOrderOf, type Unit } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import { OBLIGATIONS } from '../rules/command/order-obligations.ts';
import { type DetachmentMove, mayDetachmentDo, mayDetachmentMove } from '../rules/special-troops/detachments.ts';
import { choiceOf, GOING, type MoveTask, option, switchOf, unitIn } from './move-said.ts';

const goingSaid = (battle: Battle, task: MoveTask): DetachmentMove['going'] =>
  task.facts.going ?? (unitIn(battle, task).stopped ? 'back' : 'to-post');

/** NBC-DET-06, AMB-31: a screen keeps pace with its formation for as long as that is on the march. */
function screens(battle: Battle, unit: Unit): boolean {
  const order = formationOrderOf(battle, unit);
  return unit.screen === true && order !== undefined && OBLIGATIONS[order].screens > 0;
}

/** NBC-DET-03: where it may go. */
export function detachmentMay(battle: Battle, task: MoveTask): Legality {
  const unit = unitIn(battle, task);
  return unit.kind === 'detachment'
    ? mayDetachmentMove({
        going: goingSaid(battle, task),
        stopped: unit.stopped === true,
        screening: screens(battle, unit),
      })
    : ALLOWED;
}

export function detachmentFacts(battle: Battle, task: MoveTask): Fact[] {
  const unit = unitIn(battle, task);
  const { kind, stopped = false } = unit;
  if (kind !== 'detachment' || screens(battle, unit)) return [];
  const said = goingSaid(battle, task);
  const options = GOING.map((going) =>
    option(going, `move-going-${going}`, mayDetachmentMove({ going, stopped }).ok ? '' : 'move-may-not'),
  );
  return [
    choiceOf('going', 'move-going', said, options),
    ...(said === 'to-post' && !stopped ? [switchOf(task, 'stops', 'move-stops-at-post', 'move-then-back')] : []),
  ];
}

/** NBC-DET-04: what it is told before it goes. */
export const detachmentKeepsOut = (battle: Battle, task: MoveTask): Legality =>
  unitIn(battle, task).kind === 'detachment' ? mayDetachmentDo('enter-contact-zone') : ALLOWED;
