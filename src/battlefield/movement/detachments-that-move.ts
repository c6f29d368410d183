/** Where a detachment goes, as its players say it (NBC-DET-03, NBC-DET-04). */

import { ALLOWED, type Legality } from '../../engine/legality.ts';
import type { Said } from '../../engine/message.ts';
import type { Battle, Task } from '../battle.ts';
import { type Fact, saidOr } from '../procedure.ts';
import { type DetachmentMove, mayDetachmentDo, mayDetachmentMove } from '../special-troops/detachments.ts';
import { switchOf, unitIn } from './move-said.ts';

type Going = DetachmentMove['going'];

const goingSaid = (battle: Battle, task: Task): Going =>
  saidOr<Going>(task, 'going', unitIn(battle, task).stopped ? 'back' : 'to-post');

/** NBC-DET-03: where it may go; a screen keeps pace with its formation. */
export function detachmentMay(battle: Battle, task: Task): Legality {
  const { kind, screen = false, stopped = false } = unitIn(battle, task);
  return kind === 'detachment'
    ? mayDetachmentMove({ going: goingSaid(battle, task), stopped, screening: screen })
    : ALLOWED;
}

export function detachmentFacts(battle: Battle, task: Task): Fact[] {
  const { kind, screen, stopped = false } = unitIn(battle, task);
  if (kind !== 'detachment' || screen) return [];
  const going = goingSaid(battle, task);
  const option = (value: Going, label: Said) => ({
    value,
    label,
    ...(!mayDetachmentMove({ going: value, stopped }).ok && { effect: 'it may not' }),
  });
  return [
    {
      key: 'going',
      label: 'Where it goes',
      kind: 'choice',
      value: going,
      options: [option('to-post', 'To its post'), option('back', 'Back'), option('elsewhere', 'Elsewhere')],
    },
    ...(going === 'to-post' && !stopped
      ? [switchOf(task, 'stops', 'It stops at its post', 'after that it only goes back')]
      : []),
  ];
}

/** NBC-DET-04: what it is told before it goes. */
export const detachmentKeepsOut = (battle: Battle, task: Task): Legality =>
  unitIn(battle, task).kind === 'detachment' ? mayDetachmentDo('enter-contact-zone') : ALLOWED;
