/** What the umpire may hold against somebody: each seat opened, each wrong PIN, each edit by hand, each undo of another's deed. */
import type { Event } from '../../battlefield/events.ts';
import type { Text } from '../../engine/message.ts';
import type { Deed, Entry } from '../../journal/entry.ts';
import type { Telling } from '../session/seat-locks.ts';

export type Noted =
  | { readonly is: 'seat'; readonly at: number; readonly seat: string; readonly what: Telling['what'] }
  | { readonly is: 'by-hand'; readonly at: number; readonly seat: string; readonly lines: readonly Text[] }
  | {
      readonly is: 'undo' | 'redo';
      readonly at: number;
      readonly seat: string;
      readonly of: readonly string[];
      readonly deeds: number;
    };

/** The deeds that an undo took back or a redo brought back, of those before it. */
function touched(entries: readonly Entry<Event>[], mark: Exclude<Entry<Event>, Deed<Event>>): readonly Deed<Event>[] {
  const from = mark.kind === 'undo' ? mark.to : 0;
  const upTo = mark.kind === 'undo' ? mark.seq : mark.target;
  return entries.filter(
    (entry): entry is Deed<Event> =>
      entry.kind === 'deed' && entry.seq > from && entry.seq <= upTo && entry.seq < mark.seq,
  );
}

function notedOf(entry: Entry<Event>, entries: readonly Entry<Event>[]): Noted | null {
  const { at, by: seat } = entry;
  if (entry.kind === 'deed') {
    const lines = entry.events.flatMap((event) =>
      event.type === 'logged' && event.line.byHand ? [event.line.text] : [],
    );
    return lines.length > 0 ? { is: 'by-hand', at, seat, lines } : null;
  }
  const deeds = touched(entries, entry);
  const others = [...new Set(deeds.map(({ by }) => by))].filter((by) => by !== seat);
  return others.length > 0 ? { is: entry.kind, at, seat, of: others, deeds: deeds.length } : null;
}

/** The newest first. */
export function umpiresJournal(entries: readonly Entry<Event>[], openings: readonly Telling[]): readonly Noted[] {
  return [
    ...openings.map(({ at, seat, what }): Noted => ({ is: 'seat', at, seat, what })),
    ...entries.flatMap((entry) => notedOf(entry, entries) ?? []),
  ].sort((one, other) => other.at - one.at);
}
