/** Where a detachment goes, as its players say it (NBC-DET-03, NBC-DET-04). */

import { ALLOWED, type Legality } from '../../engine/legality.ts';
import type { Battle } from '../battle.ts';
import type { Fact } from '../procedure.ts';
import { type DetachmentMove, mayDetachmentDo, mayDetachmentMove } from '../rules/special-troops/detachments.ts';
import { choiceOf, GOING, type MoveTask, option, switchOf, unitIn } from './move-said.ts';

const goingSaid = (battle: Battle, task: MoveTask): DetachmentMove['going'] =>
  task.facts.going ?? (unitIn(battle, task).stopped ? 'back' : 'to-post');

/** NBC-DET-03: where it may go; a screen keeps pace with its formation. */
export function detachmentMay(battle: Battle, task: MoveTask): Legality {
  const { kind, screen = false, stopped = false } = unitIn(battle, task);
  return kind === 'detachment'
    ? mayDetachmentMove({ going: goingSaid(battle, task), stopped, screening: screen })
    : ALLOWED;
}

export function detachmentFacts(battle: Battle, task: MoveTask): Fact[] {
  const { kind, screen, stopped = false } = unitIn(battle, task);
  if (kind !== 'detachment' || screen) return [];
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
