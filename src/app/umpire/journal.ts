/**
 * What the umpire may want to question: each opened seat, wrong PIN, change by hand, and undo of another seat's deed.
 */
import type { Event } from '../../battlefield/events.ts';
import type { Said } from '../../engine/message.ts';
import type { Deed, Entry } from '../../journal/entry.ts';
import { ground, type Standing, stand } from '../../journal/record.ts';
import type { Telling } from '../session/seat-locks.ts';

export type Noted =
  | { readonly is: 'seat'; readonly at: number; readonly seat: string; readonly what: Telling['what'] }
  | { readonly is: 'by-hand'; readonly at: number; readonly seat: string; readonly lines: readonly Said[] }
  | {
      readonly is: 'undo' | 'redo';
      readonly at: number;
      readonly seat: string;
      readonly of: readonly string[];
      readonly deeds: number;
    };

/** Computes no state, only which deeds are in effect. */
const MACHINE = { start: null, apply: () => null };
type Standings = Standing<null, Event>;

/** The deeds that an undo took back or a redo brought back. */
function touched(before: Standings, after: Standings): readonly Deed<Event>[] {
  const [upper, lower] = before.top.seq > after.top.seq ? [before.top, after.top] : [after.top, before.top];
  const deeds: Deed<Event>[] = [];
  for (let step: Standings['top'] | null = upper; step?.deed && step.seq > lower.seq; step = step.below)
    deeds.push(step.deed);
  return deeds;
}

function notedOf(entry: Entry<Event>, before: Standings, after: Standings): Noted | null {
  const { at, by: seat } = entry;
  if (entry.kind === 'deed') {
    const lines = entry.events.flatMap((event) =>
      event.type === 'logged' && event.line.byHand ? [event.line.text] : [],
    );
    return lines.length > 0 ? { is: 'by-hand', at, seat, lines } : null;
  }
  const deeds = touched(before, after);
  const of = [...new Set(deeds.map(({ by }) => by))].filter((by) => by !== seat);
  return of.length > 0 ? { is: entry.kind, at, seat, of, deeds: deeds.length } : null;
}

function allNoted(entries: readonly Entry<Event>[]): readonly Noted[] {
  const noted: Noted[] = [];
  let standing: Standings = ground(MACHINE);
  for (const entry of entries) {
    const next = stand(standing, MACHINE, entry);
    if (!next) break;
    const one = notedOf(entry, standing, next);
    if (one) noted.push(one);
    standing = next;
  }
  return noted;
}

/** The newest first. */
export function umpiresJournal(entries: readonly Entry<Event>[], openings: readonly Telling[]): readonly Noted[] {
  return [...openings.map(({ at, seat, what }): Noted => ({ is: 'seat', at, seat, what })), ...allNoted(entries)].sort(
    (one, other) => other.at - one.at,
  );
}
