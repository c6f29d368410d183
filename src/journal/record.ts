/**
 * The record in memory: every entry ever written, and the deeds in effect with the state after each, so that undo and
 * redo hand back a state that is already there. Plain data that is never changed; each function returns a new record
 * that shares everything it can with the old one.
 */
import { type Message, say } from '../engine/message.ts';
import { settled } from './canonical.ts';
import { type Header, headerHash } from './chain.ts';
import { type Deed, type Draft, type Entry, hashOf, type Stamp } from './entry.ts';
import type { Hash } from './header.ts';

/** What the record needs to know of the game: where it starts, and what an event does. `apply` is pure. */
export interface Machine<State, Event> {
  readonly start: State;
  readonly apply: (state: State, event: Event) => State;
}

/** A deed with the state after it, standing on the deed before it. */
interface Step<State, Event> {
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

export interface Journal<State, Event> {
  readonly header: Header;
  readonly entries: readonly Entry<Event>[];
  /** The hash of the newest entry, or of the header while there is none. */
  readonly head: Hash;
  /** The state of the battle now. */
  readonly state: State;
  readonly machine: Machine<State, Event>;
  readonly top: Step<State, Event>;
  readonly takenBack: TakenBack<State, Event> | null;
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
export function begin<State, Event>(header: Header, machine: Machine<State, Event>): Journal<State, Event> {
  return { header, entries: [], head: headerHash(header), state: machine.start, machine, ...ground(machine) };
}

export type Opened<State, Event> =
  | { readonly ok: true; readonly journal: Journal<State, Event> }
  | { readonly ok: false; readonly seq: number; readonly said: Message };

/**
 * Replays a stored record, once through, and pauses after each entry. It looks at order and links but does not hash:
 * that is `verify`. Opens all of it or nothing. `root` is what the first entry follows from, where the header is lost.
 */
export function* opening<State, Event>(
  header: Header,
  entries: readonly Entry<Event>[],
  machine: Machine<State, Event>,
  root: Hash = headerHash(header),
): Generator<undefined, Opened<State, Event>, undefined> {
  const empty = { ...begin(header, machine), head: root };
  let standing: Standing<State, Event> = empty;
  let head = root;
  for (const [i, entry] of entries.entries()) {
    const seq = i + 1;
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
  return { ok: true, journal: { ...empty, ...standing, entries, head, state: standing.top.state } };
}

/** The same without a pause. */
export function open<State, Event>(
  header: Header,
  entries: readonly Entry<Event>[],
  machine: Machine<State, Event>,
  root?: Hash,
): Opened<State, Event> {
  const steps = opening(header, entries, machine, root);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function write<State, Event>(journal: Journal<State, Event>, draft: Draft<Event>): Journal<State, Event> | null {
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
const place = <State, Event>(journal: Journal<State, Event>, { at, by }: Stamp) => ({
  seq: journal.entries.length + 1,
  prev: journal.head,
  at: Math.max(0, Math.floor(at)),
  by,
});

/**
 * Writes a deed. Its play and events are settled first, so that what is applied now is, to the last key, what will be
 * read back and applied later. What could be redone no longer can.
 */
export function append<State, Event>(
  journal: Journal<State, Event>,
  { play, events, ...stamp }: Stamp & { readonly play: unknown; readonly events: readonly NoInfer<Event>[] },
): Journal<State, Event> {
  const what = settled({ play: play ?? null, events });
  return write(journal, { ...place(journal, stamp), kind: 'deed', ...what }) as Journal<State, Event>;
}

/** Takes back the newest deed in effect; null when there is none. */
export const undo = <State, Event>(journal: Journal<State, Event>, stamp: Stamp): Journal<State, Event> | null =>
  journal.top.below && undoTo(journal, journal.top.below.seq, stamp);

/** "Back to here": the deed `seq` becomes the newest in effect, 0 the start. Null when `seq` is not in effect below. */
export const undoTo = <State, Event>(
  journal: Journal<State, Event>,
  seq: number,
  stamp: Stamp,
): Journal<State, Event> | null => write(journal, { ...place(journal, stamp), kind: 'undo', to: seq });

/** Brings back all that the latest undo took, be it one deed or twenty; null when there is nothing to bring back. */
export const redo = <State, Event>(journal: Journal<State, Event>, stamp: Stamp): Journal<State, Event> | null =>
  journal.takenBack && redoTo(journal, journal.takenBack.top.seq, stamp);

/** Brings back undone deeds up to and with `seq`; null when that deed cannot be redone. */
export const redoTo = <State, Event>(
  journal: Journal<State, Event>,
  seq: number,
  stamp: Stamp,
): Journal<State, Event> | null => write(journal, { ...place(journal, stamp), kind: 'redo', target: seq });

export const canUndo = <State, Event>({ top }: Journal<State, Event>): boolean => top.below !== null;
export const canRedo = <State, Event>({ takenBack }: Journal<State, Event>): boolean => takenBack !== null;

function deedsBetween<State, Event>(top: Step<State, Event>, below: number): Deed<Event>[] {
  const deeds: Deed<Event>[] = [];
  for (let step: Step<State, Event> | null = top; step?.deed && step.seq > below; step = step.below)
    deeds.push(step.deed);
  return deeds.reverse();
}

/** The deeds in effect, oldest first; those after `seq` only, which "back to `seq`" would take back. */
export const inEffect = <State, Event>(journal: Journal<State, Event>, seq = 0): readonly Deed<Event>[] =>
  deedsBetween(journal.top, seq);

/** The deeds that can be redone, in the order they would come back. */
export function redoable<State, Event>(journal: Journal<State, Event>): readonly Deed<Event>[] {
  let back = journal.takenBack;
  while (back?.earlier) back = back.earlier;
  return back ? deedsBetween(back.top, journal.top.seq) : [];
}

/** What has become of each entry, in their order. */
export function statuses<State, Event>(journal: Journal<State, Event>): readonly Status[] {
  const effective = new Set(inEffect(journal).map((deed) => deed.seq));
  const undone = new Set(redoable(journal).map((deed) => deed.seq));
  return journal.entries.map(({ kind, seq }) =>
    kind !== 'deed' ? 'mark' : effective.has(seq) ? 'in-effect' : undone.has(seq) ? 'undone' : 'superseded',
  );
}
