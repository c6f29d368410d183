/** Throws that an undo took back, the app's and the table's own, by the side that threw. */
import type { Event } from '../../battlefield/events.ts';
import { SIDES, type SideId } from '../../book/terms.ts';
import { type Message, say } from '../../engine/message.ts';
import type { Entry } from '../../journal/entry.ts';
import { takenBack } from '../../journal/taken-back.ts';

export type Undone = Readonly<Record<SideId, number>>;

function countOf(events: readonly Event[]): Undone {
  const count = { a: 0, b: 0 };
  for (const event of events) if (event.type === 'rolled') count[event.roll.by] += 1;
  return count;
}

/** By the number of each undo that took back a throw. */
export const undoneThrows = (entries: readonly Entry<Event>[]): ReadonlyMap<number, Undone> =>
  new Map(
    [...takenBack(entries)]
      .map(([seq, deeds]) => [seq, countOf(deeds.flatMap(({ events }) => events))] as const)
      .filter(([, { a, b }]) => a + b > 0),
  );

export const allUndone = (entries: readonly Entry<Event>[]): Undone =>
  [...undoneThrows(entries).values()].reduce((sum, { a, b }) => ({ a: sum.a + a, b: sum.b + b }), { a: 0, b: 0 });

/** How many, and whose; null if there are none. */
export function undoneSaid(
  undone: Undone,
  sides: Readonly<Record<SideId, { readonly name: string }>>,
  all = false,
): Message | null {
  const n = undone.a + undone.b;
  if (n === 0) return null;
  const by = SIDES.filter((side) => undone[side] > 0).map((side) =>
    say('undone-of', { side: sides[side].name, n: undone[side] }),
  );
  return say('undone-throws', { which: all ? 'all' : 'here', n, by });
}
