/**
 * How a record comes from the disk: a long one from where it stood lately, so that its length holds up nobody, and then,
 * behind what is shown, from its first entry on. What it was said to have stood at is held against that.
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

/** Entries from which on a record is long: it is read away from the page. */
const LONG = 600;
/** How many entries are read at an opening: so many are at hand to be undone at once, and no more than so many. */
const NEAR = 150;
const FAR = 450;

const beside = openBeside({ name: `${NAME}-beside`, rules: __RULES__ });

export interface Reading<State, Event> {
  readonly machine: Machine<State | undefined, Event>;
  readonly payload: Payload<Event>;
  readonly store: Store<unknown>;
  /** Reads what is covered of entries, before they are played. */
  readonly open?: ((entries: readonly Entry<Event>[]) => Promise<void>) | undefined;
}

/** Something is wrong with an entry, or, at 0, with what stands before the first. */
export type Wrong = NonNullable<LoadedBattle<unknown>['damage']>;

export interface Found<State, Event, Before extends number = number> {
  readonly journal: Journal<State | undefined, Event, Before>;
  readonly seed: string;
  readonly lastExport: Exported | undefined;
  readonly wrong?: Wrong;
}

/** A row that was used to open: what is behind it is still to be read. */
export interface Stands {
  readonly seq: number;
  readonly head: string;
  readonly mark: string;
}

const foundAt = <State, Event, Before extends number>(
  journal: Journal<State, Event, Before>,
  { header, seed, lastExport }: Ending<Event>,
) => ({ journal: { ...journal, header }, seed, lastExport });

/** Goes on from `base` with what was written since; null where that does not follow. */
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

/** What is open, with what another tab has written since. */
export const caughtUp = <State, Event, Before extends number>(
  reading: Reading<State, Event>,
  id: string,
  now: Journal<State | undefined, Event, Before>,
): Promise<Found<State, Event, Before> | null> =>
  onFrom(reading, id, { seq: countOf(now), head: now.head, root: headerHash(now.header) }, () => now);

/** A long record as it stands now, from where it stood lately; null where that is not known. */
export async function quickly<State, Event>(
  reading: Reading<State, Event>,
  id: string,
): Promise<(Found<State, Event> & { readonly stands: Stands }) | null> {
  const row = await beside.stood(id);
  if (!row) return null;
  // The same rules wrote it, its digest says that it is what they wrote, and what is behind it is held against it soon.
  const stood = row as typeof row & { readonly state: State };
  const found = await onFrom(reading, id, stood, ({ header }) => resume(header, reading.machine, stood));
  return found && { ...found, stands: stood };
}

const isLong = async (id: string): Promise<boolean> => {
  const head = await disk.ask(async (on) => ({ ok: true, value: await on.heads.get(id) }));
  return head.ok && (head.value?.count ?? 0) > LONG;
};

/** All of a record, checked; away from the page where it is long and a thread can be had. */
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
    /** It had not stood where it was said to have. */
    readonly lied: boolean;
  }
>;

/** The record from its first entry on, as far as it is sound; held against where it was said to have stood. */
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
  // Where an entry cannot be played again, what stands before it can be read all the same.
  const sound = all.ok ? all : await unhurried(opening(header, entries.slice(0, all.seq - 1), reading.machine, root));
  if (!sound.ok) return { ok: false, problem: 'damaged', said: sound.said };
  const wrong = all.ok ? damage : all;
  return { ok: true, value: { journal: sound.journal, seed, lastExport, lied, ...(wrong && { wrong }) } };
}

/** Whether an undo since `seq` went back to before it: then what stood there says nothing of now. */
function leftSince<State, Event>({ entries }: Journal<State, Event>, seq: number): boolean {
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i];
    if (!entry || entry.seq <= seq) return false;
    if (entry.kind === 'undo' && entry.to < seq) return true;
  }
  return false;
}

/** The newest step in effect that leaves enough to be undone at hand; the newest of all where the record has left that one. */
function footing<State, Event>(journal: Journal<State, Event>): Step<State, Event> {
  let step = journal.top;
  while (step.below?.deed && step.seq > countOf(journal) - NEAR) step = step.below;
  return leftSince(journal, step.seq) ? journal.top : step;
}

/** Keeps where a long record stood, once it has gone far enough since `last`; says where that is now. */
export function keepStanding<State, Event>(id: string, journal: Journal<State, Event>, last: number): number {
  const left = leftSince(journal, last);
  if (countOf(journal) - last <= FAR && !left) return last;
  const { seq, state, deed } = footing(journal);
  if (!deed || (seq <= last && !left)) return last;
  void beside.keep({ id, root: headerHash(journal.header), seq, head: deed.hash, state });
  return seq;
}

/** Throws away what is kept of records that are gone. */
export async function tidy(store: Store<unknown>): Promise<void> {
  const listed = await store.listBattles();
  if (listed.ok) await beside.only(new Set(listed.value.map(({ id }) => id)));
}
