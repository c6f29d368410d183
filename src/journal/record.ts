/**
 * The record in memory: every entry ever written, and the deeds in effect with the state after each, so that undo and
 * redo hand back a state that is already there. Plain data that is never changed; each function returns a new record
 * that shares everything it can with the old one.
 */

import { settled } from '../engine/canonical.ts';
import { type Message, say } from '../engine/message.ts';
import { atOnce } from './breath.ts';
import { type Header, headerHash } from './chain.ts';
import { type Deed, type Draft, type Entry, hashOf, type Stamp } from './entry.ts';
import type { Hash } from './header.ts';

/** What the record needs to know of the game: where it starts, and what an event does. `apply` is pure. */
export interface Machine<State, Event> {
  readonly start: State;
  readonly apply: (state: State, event: Event) => State;
}

/** A deed with the state after it, standing on the deed before it. */
export interface Step<State, Event> {
  readonly deed: Deed<Event> | null;
  /** 0 for the ground all deeds stand on. */
  readonly seq: number;
  readonly state: State;
  readonly below: Step<State, Event> | null;
}

/** What an undo took back: `top` was the newest deed in effect, and brings back with it all it stands on. */
interface TakenBack<State, Event> {
  readonly top: Step<State, Event>;
  readonly earlier: TakenBack<State, Event> | null;
}

export interface Journal<State, Event, Before extends number = number> {
  readonly header: Header;
  /** How many entries were written before those that are here; none where all of it was read. */
  readonly before: Before;
  readonly entries: readonly Entry<Event>[];
  /** The hash of the newest entry, or of the header while there is none. */
  readonly head: Hash;
  /** The state of the battle now. */
  readonly state: State;
  readonly machine: Machine<State, Event>;
  readonly top: Step<State, Event>;
  readonly takenBack: TakenBack<State, Event> | null;
}

/** A record of which every entry is here. */
export type Whole<State, Event> = Journal<State, Event, 0>;

export const isWhole = <State, Event>(journal: Journal<State, Event>): journal is Whole<State, Event> =>
  journal.before === 0;

/** How many entries it has in all. */
type Length = Pick<Journal<unknown, unknown>, 'before' | 'entries'>;
export const countOf = ({ before, entries }: Length): number => before + entries.length;

/** A record as it stood after a deed, with what was before it unread: how long it was, its hash then, and its state. */
export interface Stood<State> {
  readonly seq: number;
  readonly head: Hash;
  readonly state: State;
}

/**
 * What has become of an entry. Both `undone` and `superseded` deeds are out of effect: the former can still be redone,
 * the latter cannot since the battle went on without them. A `mark` is an undo or a redo.
 */
export type Status = 'in-effect' | 'undone' | 'superseded' | 'mark';

/** What is in effect after an entry, and what can be brought back. */
export type Standing<State, Event> = Pick<Journal<State, Event>, 'top' | 'takenBack'>;

/** How things stand before the first entry. */
export const ground = <State, Event>({ start }: Machine<State, Event>): Standing<State, Event> => ({
  top: { deed: null, seq: 0, state: start, below: null },
  takenBack: null,
});

/** The step numbered `seq` at or below `step`, if it is there. */
function stepAt<State, Event>(step: Step<State, Event>, seq: number): Step<State, Event> | null {
  let here: Step<State, Event> | null = step;
  while (here !== null && here.seq > seq) here = here.below;
  return here?.seq === seq ? here : null;
}

/** How things stand after one more entry; null when an undo or redo names a deed it cannot lead to. */
export function stand<State, Event>(
  { top, takenBack }: Standing<State, Event>,
  machine: Machine<State, Event>,
  entry: Entry<Event> | Draft<Event>,
): Standing<State, Event> | null {
  if (entry.kind === 'undo') {
    const to = entry.to < top.seq ? stepAt(top, entry.to) : null;
    return to && { top: to, takenBack: { top, earlier: takenBack } };
  }
  if (entry.kind === 'redo') {
    let back = takenBack;
    while (back !== null && back.top.seq < entry.target) back = back.earlier;
    const target = back !== null && entry.target > top.seq ? stepAt(back.top, entry.target) : null;
    return target && { top: target, takenBack: target === back?.top ? back.earlier : back };
  }
  const state = entry.events.reduce(machine.apply, top.state);
  return { top: { deed: entry as Deed<Event>, seq: entry.seq, state, below: top }, takenBack: null };
}

/** A battle about to begin. */
export function begin<State, Event>(
  header: Header,
  machine: Machine<State, Event>,
  root: Hash = headerHash(header),
): Whole<State, Event> {
  return { header, before: 0, entries: [], head: root, state: machine.start, machine, ...ground(machine) };
}

/** A battle that goes on from where it stood after a deed. */
export function resume<State, Event>(
  header: Header,
  machine: Machine<State, Event>,
  { seq, head, state }: Stood<State>,
): Journal<State, Event> {
  const top = { deed: null, seq, state, below: null };
  return { header, before: seq, entries: [], head, state, machine, top, takenBack: null };
}

export type Opened<State, Event, Before extends number = 0> =
  | { readonly ok: true; readonly journal: Journal<State, Event, Before> }
  | { readonly ok: false; readonly seq: number; readonly said: Message };

/**
 * Replays a stored record, once through, and pauses after each entry. It looks at order and links but does not hash:
 * that is `verify`. Opens all of it or nothing. `root` is what the first entry follows from, where the header is lost.
 */
export const opening = <State, Event>(
  header: Header,
  entries: readonly Entry<Event>[],
  machine: Machine<State, Event>,
  root?: Hash,
): Generator<undefined, Opened<State, Event>, undefined> => following(begin(header, machine, root), entries);

/** The same from where a record stands. */
export function* following<State, Event, Before extends number>(
  from: Journal<State, Event, Before>,
  entries: readonly Entry<Event>[],
): Generator<undefined, Opened<State, Event, Before>, undefined> {
  const { machine } = from;
  let standing: Standing<State, Event> = from;
  let { head } = from;
  let seq = countOf(from);
  for (const entry of entries) {
    seq += 1;
    if (entry.seq !== seq || entry.prev !== head)
      return { ok: false, seq, said: say('journal-link', { why: 'link', seq }) };
    try {
      const next = stand(standing, machine, entry);
      if (next === null) return { ok: false, seq, said: say('journal-no-way', { seq }) };
      standing = next;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { ok: false, seq, said: say('journal-not-played', { seq, why }) };
    }
    head = entry.hash;
    yield;
  }
  const { top, takenBack } = standing;
  return {
    ok: true,
    journal: { ...from, top, takenBack, entries: from.entries.concat(entries), head, state: top.state },
  };
}

/** The same without a pause. */
export function open<State, Event>(
  header: Header,
  entries: readonly Entry<Event>[],
  machine: Machine<State, Event>,
  root?: Hash,
): Opened<State, Event> {
  return atOnce(opening(header, entries, machine, root));
}

function write<State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  draft: Draft<Event>,
): Journal<State, Event, Before> | null {
  const entry = { ...draft, hash: hashOf(draft) } as Entry<Event>;
  const standing = stand(journal, journal.machine, entry);
  return (
    standing && {
      ...journal,
      ...standing,
      entries: journal.entries.concat(entry),
      head: entry.hash,
      state: standing.top.state,
    }
  );
}

/** Where and by whom the next entry is written. A clock's fractions of a millisecond are dropped. */
const place = (journal: Pick<Journal<unknown, unknown>, 'before' | 'entries' | 'head'>, { at, by }: Stamp) => ({
  seq: countOf(journal) + 1,
  prev: journal.head,
  at: Math.max(0, Math.floor(at)),
  by,
});

/**
 * Writes a deed. Its play and events are settled first, so that what is applied now is, to the last key, what will be
 * read back and applied later. What could be redone no longer can.
 */
export function append<State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  { play, events, ...stamp }: Stamp & { readonly play: unknown; readonly events: readonly NoInfer<Event>[] },
): Journal<State, Event, Before> {
  const what = settled({ play: play ?? null, events });
  return write(journal, { ...place(journal, stamp), kind: 'deed', ...what }) as Journal<State, Event, Before>;
}

/** Takes back the newest deed in effect; null when there is none. */
export const undo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  stamp: Stamp,
): Journal<State, Event, Before> | null => journal.top.below && undoTo(journal, journal.top.below.seq, stamp);

/** "Back to here": the deed `seq` becomes the newest in effect, 0 the start. Null when `seq` is not in effect below. */
export const undoTo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  seq: number,
  stamp: Stamp,
): Journal<State, Event, Before> | null => write(journal, { ...place(journal, stamp), kind: 'undo', to: seq });

/** Brings back all that the latest undo took, be it one deed or twenty; null when there is nothing to bring back. */
export const redo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  stamp: Stamp,
): Journal<State, Event, Before> | null => journal.takenBack && redoTo(journal, journal.takenBack.top.seq, stamp);

/** Brings back undone deeds up to and with `seq`; null when that deed cannot be redone. */
export const redoTo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  seq: number,
  stamp: Stamp,
): Journal<State, Event, Before> | null => write(journal, { ...place(journal, stamp), kind: 'redo', target: seq });

export const canUndo = <State, Event>({ top }: Journal<State, Event>): boolean => top.below !== null;
/** Whether there is a deed to take back above the first, which begins the record and has nothing below it. */
export const canTakeBack = <State, Event>({ before, top }: Journal<State, Event>): boolean =>
  before > 0 || (top.below?.below ?? null) !== null;
export const canRedo = <State, Event>({ takenBack }: Journal<State, Event>): boolean => takenBack !== null;

function deedsAbove<State, Event>(top: Step<State, Event>, below: number): Deed<Event>[] {
  const deeds: Deed<Event>[] = [];
  for (let step: Step<State, Event> | null = top; step?.deed && step.seq > below; step = step.below)
    deeds.push(step.deed);
  return deeds.reverse();
}

/** The deeds that an undo or a redo took from one standing to the other, oldest first, as far as they are here. */
export function deedsBetween<State, Event>(
  { top: from }: Pick<Standing<State, Event>, 'top'>,
  { top: to }: Pick<Standing<State, Event>, 'top'>,
): readonly Deed<Event>[] {
  return to.seq < from.seq ? deedsAbove(from, to.seq) : deedsAbove(to, from.seq);
}

/** The deeds in effect, oldest first; those after `seq` only, which "back to `seq`" would take back. */
export const inEffect = <State, Event>(journal: Whole<State, Event>, seq = 0): readonly Deed<Event>[] =>
  deedsAbove(journal.top, seq);

/** The deeds that can be redone, in the order they would come back. */
export function redoable<State, Event>(journal: Journal<State, Event>): readonly Deed<Event>[] {
  let back = journal.takenBack;
  while (back?.earlier) back = back.earlier;
  return back ? deedsAbove(back.top, journal.top.seq) : [];
}

/** What has become of each entry, in their order. */
export function statuses<State, Event>(journal: Whole<State, Event>): readonly Status[] {
  const effective = new Set(inEffect(journal).map((deed) => deed.seq));
  const undone = new Set(redoable(journal).map((deed) => deed.seq));
  return journal.entries.map(({ kind, seq }) =>
    kind !== 'deed' ? 'mark' : effective.has(seq) ? 'in-effect' : undone.has(seq) ? 'undone' : 'superseded',
  );
}
