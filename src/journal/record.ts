/**
 * The record in memory: every entry, and the deeds in effect with the state after each, so undo and redo need no
 * replay. Plain data that never changes; each function returns a new record that shares what it can with the old one.
 */

import { settled } from '../engine/canonical.ts';
import { type Message, say } from '../engine/message.ts';
import { atOnce } from './breath.ts';
import { type Header, headerHash } from './chain.ts';
import { type Deed, type Draft, type Entry, hashOf, type Stamp } from './entry.ts';
import type { Hash } from './header.ts';

/** What the record must know of the game: its start, and what an event does. `apply` is pure. */
export interface Machine<State, Event> {
  readonly start: State;
  readonly apply: (state: State, event: Event) => State;
}

/** A deed with the state after it, on top of the deed before it. */
export interface Step<State, Event> {
  readonly deed: Deed<Event> | null;
  /** 0 for the ground below all deeds. */
  readonly seq: number;
  readonly state: State;
  readonly below: Step<State, Event> | null;
}

/** What an undo took back: `top` was the newest deed in effect, with all deeds below it. */
interface TakenBack<State, Event> {
  readonly top: Step<State, Event>;
  readonly earlier: TakenBack<State, Event> | null;
}

export interface Journal<State, Event, Before extends number = number> {
  readonly header: Header;
  /** The number of entries before those held here; 0 if all were read. */
  readonly before: Before;
  readonly entries: readonly Entry<Event>[];
  /** The hash of the newest entry, or of the header if there is none. */
  readonly head: Hash;
  /** The current state of the battle. */
  readonly state: State;
  readonly machine: Machine<State, Event>;
  readonly top: Step<State, Event>;
  readonly takenBack: TakenBack<State, Event> | null;
}

/** A record whose entries are all here. */
export type Whole<State, Event> = Journal<State, Event, 0>;

export const isWhole = <State, Event>(journal: Journal<State, Event>): journal is Whole<State, Event> =>
  journal.before === 0;

/** The number of entries in all. */
type Length = Pick<Journal<unknown, unknown>, 'before' | 'entries'>;
export const countOf = ({ before, entries }: Length): number => before + entries.length;

/** A record as it stood after a deed, with earlier entries unread: its length, its hash and its state. */
export interface Stood<State> {
  readonly seq: number;
  readonly head: Hash;
  readonly state: State;
}

/**
 * What became of an entry. Deeds that are `undone` or `superseded` are out of effect. An undone deed can be redone; a
 * superseded one cannot, since play went on without it. A `mark` is an undo or a redo.
 */
export type Status = 'in-effect' | 'undone' | 'superseded' | 'mark';

/** What is in effect after an entry, and what can be redone. */
export type Standing<State, Event> = Pick<Journal<State, Event>, 'top' | 'takenBack'>;

/** The standing before the first entry. */
export const ground = <State, Event>({ start }: Machine<State, Event>): Standing<State, Event> => ({
  top: { deed: null, seq: 0, state: start, below: null },
  takenBack: null,
});

/** The step numbered `seq` at or below `step`; null if there is none. */
function stepAt<State, Event>(step: Step<State, Event>, seq: number): Step<State, Event> | null {
  let here: Step<State, Event> | null = step;
  while (here !== null && here.seq > seq) here = here.below;
  return here?.seq === seq ? here : null;
}

/** The standing after one more entry; null if an undo or redo names a deed it cannot reach. */
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

/** A new record without entries. */
export function begin<State, Event>(
  header: Header,
  machine: Machine<State, Event>,
  root: Hash = headerHash(header),
): Whole<State, Event> {
  return { header, before: 0, entries: [], head: root, state: machine.start, machine, ...ground(machine) };
}

/** A record that goes on from a known deed. */
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
 * Replays a stored record once and pauses after each entry. Checks order and links but not hashes: `verify` does that.
 * Opens all of it or nothing. `root` is what the first entry follows from, if the header is lost.
 */
export const opening = <State, Event>(
  header: Header,
  entries: readonly Entry<Event>[],
  machine: Machine<State, Event>,
  root?: Hash,
): Generator<undefined, Opened<State, Event>, undefined> => following(begin(header, machine, root), entries);

/** Replays more entries on top of a record, with pauses. */
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

/** Replays a stored record without pauses. */
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

/** Number, link, time and author of the next entry. Fractions of a millisecond are dropped. */
const place = (journal: Pick<Journal<unknown, unknown>, 'before' | 'entries' | 'head'>, { at, by }: Stamp) => ({
  seq: countOf(journal) + 1,
  prev: journal.head,
  at: Math.max(0, Math.floor(at)),
  by,
});

/**
 * Appends a deed. Its play and events are settled first, so that what is applied now is exactly what is read back
 * later. Nothing can be redone afterwards.
 */
export function append<State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  { play, events, ...stamp }: Stamp & { readonly play: unknown; readonly events: readonly NoInfer<Event>[] },
): Journal<State, Event, Before> {
  const what = settled({ play: play ?? null, events });
  return write(journal, { ...place(journal, stamp), kind: 'deed', ...what }) as Journal<State, Event, Before>;
}

/** Takes back the newest deed in effect; null if there is none. */
export const undo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  stamp: Stamp,
): Journal<State, Event, Before> | null => journal.top.below && undoTo(journal, journal.top.below.seq, stamp);

/** "Back to here": deed `seq` becomes the newest in effect; 0 is the start. Null if `seq` is not in effect below. */
export const undoTo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  seq: number,
  stamp: Stamp,
): Journal<State, Event, Before> | null => write(journal, { ...place(journal, stamp), kind: 'undo', to: seq });

/** Brings back everything the latest undo took; null if there is nothing. */
export const redo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  stamp: Stamp,
): Journal<State, Event, Before> | null => journal.takenBack && redoTo(journal, journal.takenBack.top.seq, stamp);

/** Brings back undone deeds up to and including `seq`; null if that deed cannot be redone. */
export const redoTo = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  seq: number,
  stamp: Stamp,
): Journal<State, Event, Before> | null => write(journal, { ...place(journal, stamp), kind: 'redo', target: seq });

export const canUndo = <State, Event>({ top }: Journal<State, Event>): boolean => top.below !== null;
/** Whether a deed can be taken back. The first deed begins the record and stays. */
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

/** The deeds in effect after `seq`, oldest first: those that "back to `seq`" would take back. */
export const inEffect = <State, Event>(journal: Whole<State, Event>, seq = 0): readonly Deed<Event>[] =>
  deedsAbove(journal.top, seq);

/** The deeds that can be redone, in the order they would come back. */
export function redoable<State, Event>(journal: Journal<State, Event>): readonly Deed<Event>[] {
  let back = journal.takenBack;
  while (back?.earlier) back = back.earlier;
  return back ? deedsAbove(back.top, journal.top.seq) : [];
}

/** What became of each entry, in order. */
export function statuses<State, Event>(journal: Whole<State, Event>): readonly Status[] {
  const effective = new Set(inEffect(journal).map((deed) => deed.seq));
  const undone = new Set(redoable(journal).map((deed) => deed.seq));
  return journal.entries.map(({ kind, seq }) =>
    kind !== 'deed' ? 'mark' : effective.has(seq) ? 'in-effect' : undone.has(seq) ? 'undone' : 'superseded',
  );
}
