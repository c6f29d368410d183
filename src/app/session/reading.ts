/**
 * Loads records from disk. A long one opens from a recent state, so its length delays nobody; it is then read from its
 * first entry in the background, and that state is checked against it.
 */
import { openBeside } from '../../journal/beside.ts';
import { unhurried } from '../../journal/breath.ts';
import { headerHash } from '../../journal/chain.ts';
import { type Ending, endingOf, type From } from '../../journal/ending.ts';
import type { Entry, Payload } from '../../journal/entry.ts';
import { digest } from '../../journal/hash.ts';
import { countOf, following, type Journal, type Machine, opening, resume, type Step } from '../../journal/record.ts';
import type { Answer, Exported, LoadedBattle, Store } from '../../journal/store.ts';
import { disk } from './store.ts';
import { NAME } from './store-name.ts';

/** From this many entries on a record is read in a worker. */
const LONG = 600;
/** How many of the newest entries are read at once, and so can be undone at once: at least, and at most. */
const NEAR = 150;
const FAR = 450;

const beside = openBeside({ name: `${NAME}-beside`, rules: __RULES__ });

export interface Reading<State, Event> {
  readonly machine: Machine<State | undefined, Event>;
  readonly payload: Payload<Event>;
  readonly store: Store<unknown>;
  /** Decrypts entries before they are played. */
  readonly open?: ((entries: readonly Entry<Event>[]) => Promise<void>) | undefined;
}

/** Damage at an entry, or at 0, before the first. */
export type Wrong = NonNullable<LoadedBattle<unknown>['damage']>;

export interface Found<State, Event, Before extends number = number> {
  readonly journal: Journal<State | undefined, Event, Before>;
  readonly seed: string;
  readonly lastExport: Exported | undefined;
  readonly wrong?: Wrong;
}

/** The stored state that was used to open the record; the entries before it are still to be read. */
export interface Stands {
  readonly seq: number;
  readonly head: string;
  readonly mark: string;
}

const foundAt = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  { header, seed, lastExport }: Ending<Event>,
) => ({ journal: { ...journal, header }, seed, lastExport });

/** Continues from `base` with the entries written since; null if they do not follow. */
async function onFrom<State, Event, Before extends number>(
  { payload, open }: Reading<State, Event>,
  id: string,
  from: From,
  base: (ending: Ending<Event>) => Journal<State | undefined, Event, Before>,
): Promise<Found<State, Event, Before> | null> {
  const ending = await endingOf(disk, id, from, payload);
  if (!ending) return null;
  await open?.(ending.entries);
  const opened = await unhurried(following(base(ending), ending.entries));
  return opened.ok ? foundAt(opened.journal, ending) : null;
}

/** The open record with what another tab has written since. */
export const caughtUp = <State, Event, Before extends number>(
  reading: Reading<State, Event>,
  id: string,
  now: Journal<State | undefined, Event, Before>,
): Promise<Found<State, Event, Before> | null> =>
  onFrom(reading, id, { seq: countOf(now), head: now.head, root: headerHash(now.header) }, () => now);

/** A long record from a stored recent state; null if there is none. */
export async function quickly<State, Event>(
  reading: Reading<State, Event>,
  id: string,
): Promise<(Found<State, Event> & { readonly stands: Stands }) | null> {
  const row = await beside.stood(id);
  if (!row) return null;
  // The same rules wrote it and its digest matches; the entries before it are checked soon.
  const stood = row as typeof row & { readonly state: State };
  const found = await onFrom(reading, id, stood, ({ header }) => resume(header, reading.machine, stood));
  return found && { ...found, stands: stood };
}

const isLong = async (id: string): Promise<boolean> => {
  const head = await disk.ask(async (on) => ({ ok: true, value: await on.heads.get(id) }));
  return head.ok && (head.value?.count ?? 0) > LONG;
};

/** The whole record, checked; in a worker if it is long and one is available. */
async function loaded<State, Event>(
  { store, payload }: Reading<State, Event>,
  id: string,
): Promise<Answer<LoadedBattle<Event>>> {
  if (!(await isLong(id))) return store.loadBattle(id, payload);
  try {
    const { loadAway } = await import('../parts/records.ts');
    return await loadAway(id, payload);
  } catch {
    return store.loadBattle(id, payload);
  }
}

export type ReadWhole<State, Event> = Answer<
  Found<State, Event, 0> & {
    /** The stored state was wrong. */
    readonly lied: boolean;
  }
>;

/** The record from its first entry, as far as it is sound, checked against the stored state. */
export async function wholly<State, Event>(
  reading: Reading<State, Event>,
  id: string,
  stands?: Stands,
): Promise<ReadWhole<State, Event>> {
  const read = await loaded(reading, id);
  if (!read.ok) return read;
  const { record, root, damage, lastExport } = read.value;
  const { header, entries, seed } = record;
  await reading.open?.(entries);
  const first = await unhurried(opening(header, entries.slice(0, stands?.seq ?? 0), reading.machine, root));
  const lied =
    stands !== undefined &&
    first.ok &&
    (first.journal.head !== stands.head || digest(first.journal.state) !== stands.mark);
  if (lied) await beside.forget(id);
  const all = first.ok ? await unhurried(following(first.journal, entries.slice(stands?.seq ?? 0))) : first;
  // If an entry cannot be replayed, those before it can still be read.
  const sound = all.ok ? all : await unhurried(opening(header, entries.slice(0, all.seq - 1), reading.machine, root));
  if (!sound.ok) return { ok: false, problem: 'damaged', said: sound.said };
  const wrong = all.ok ? damage : all;
  return { ok: true, value: { journal: sound.journal, seed, lastExport, lied, ...(wrong && { wrong }) } };
}

/** Whether an undo after `seq` went back to before it. Then the state there no longer counts. */
function leftSince<State, Event>({ entries }: Journal<State, Event>, seq: number): boolean {
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i];
    if (!entry || entry.seq <= seq) return false;
    if (entry.kind === 'undo' && entry.to < seq) return true;
  }
  return false;
}

/** The newest step in effect with enough steps above it to undo; the newest of all if the record has left that one. */
function footing<State, Event>(journal: Journal<State, Event>): Step<State, Event> {
  let step = journal.top;
  while (step.below?.deed && step.seq > countOf(journal) - NEAR) step = step.below;
  return leftSince(journal, step.seq) ? journal.top : step;
}

/** Stores the state of a long record once it has grown enough since `last`. Returns the newest stored entry. */
export function keepStanding<State, Event>(id: string, journal: Journal<State, Event>, last: number): number {
  const left = leftSince(journal, last);
  if (countOf(journal) - last <= FAR && !left) return last;
  const { seq, state, deed } = footing(journal);
  if (!deed || (seq <= last && !left)) return last;
  void beside.keep({ id, root: headerHash(journal.header), seq, head: deed.hash, state });
  return seq;
}

/** Deletes the stored states of deleted records. */
export async function tidy(store: Store<unknown>): Promise<void> {
  const listed = await store.listBattles();
  if (listed.ok) await beside.only(new Set(listed.value.map(({ id }) => id)));
}
