/** Friends that a unit passes through, in a move or in a charge (NBC-MOV-06). */
import type { Said } from '../../engine/message.ts';
import type { Unit } from '../battle.ts';
import { called, shortNamed } from '../named.ts';
import type { Fact } from '../procedure.ts';
import { choiceOf, NOBODY, option } from './move-said.ts';

/** One question for each friend passed, and one more for the next. `asked` holds each key with its answer. */
export function friendsAsked(
  friends: readonly Unit[],
  asked: readonly { readonly key: string; readonly said: string }[],
  group: Said,
): Fact[] {
  const more = asked.findIndex(({ said }) => said === NOBODY);
  const options = [
    option(NOBODY, 'nobody'),
    ...friends.map((friend) => option(friend.id, called(shortNamed(friend)), 'move-both-check')),
  ];
  return asked
    .slice(0, more === -1 ? asked.length : more + 1)
    .map(({ key, said }, i) =>
      choiceOf(key, i === 0 ? 'move-through-friends' : 'move-and-through', said, options, group),
    );
}
