/** What a seat of a battle sees, for its feed. */
import type { SideId } from '../../book/terms.ts';
import type { Battle } from '../battle.ts';
import type { Event } from '../events.ts';
import { seenEvents, type Viewer, view } from '../view.ts';
import { seatOf } from './whose.ts';

/** A commander sees what his side sees; with no seat open it is what lies open to all. */
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
