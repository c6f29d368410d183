/** What a seat of a battle sees, for its feed. */
import type { SideId } from '../../book/terms.ts';
import type { Battle } from '../battle.ts';
import type { Event } from '../events.ts';
import { seenEvents, type Viewer, view } from '../view.ts';
import { seatOf } from './whose.ts';

/** The viewer of a seat. A commander sees what the side sees; without an open seat only what is public. */
export const viewerOf = (seat: string): Viewer => {
  const side: SideId | undefined = seatOf(seat).side;
  return side ?? (seat === 'umpire' ? seat : 'both');
};

export const eyesOf = (seat: string) => ({
  seat,
  view: (battle: Battle | undefined): unknown => battle && view(battle, viewerOf(seat)),
  lines: (events: readonly Event[]): readonly unknown[] =>
    seenEvents(events, viewerOf(seat)).flatMap((event) => (event.type === 'logged' ? [event.line] : [])),
});
