/** Begins a record of any game: seals the seed, writes the first entry, and confirms only then. */
import type { Seed } from '../../engine/chance.ts';
import { sealOf, seedOf } from '../../engine/chance.ts';
import type { Said } from '../../engine/message.ts';
import type { Header } from '../../journal/chain.ts';
import { withAdded } from '../../journal/chance-seed.ts';
import { append, begin, type Machine } from '../../journal/record.ts';
import type { Store } from '../../journal/store.ts';

export type Begun = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly said: Said };

/** The record a copy comes from, the last entry it shares, and why it is a copy. */
export interface BranchedFrom {
  /** Empty if unknown. */
  readonly id: string;
  readonly seq: number;
  readonly why: 'revealed' | 'damaged' | 'elsewhere' | 'earlier';
}

/** A new random seed. */
export const newSeed = (): Seed => seedOf(crypto.getRandomValues(new Uint8Array(32)));

export interface NewRecord<State, Event> {
  readonly store: Store<unknown>;
  readonly machine: Machine<State | undefined, Event>;
  /** The start of its id, for readers of file names. */
  readonly called: string;
  /** The whole id, if given. */
  readonly id?: string;
  readonly title: string;
  readonly schema: number;
  readonly rules: string;
  readonly seed: Seed;
  /** The words the players added after they saw the seal, one text a side. */
  readonly added?: readonly string[];
  readonly by: string;
  /** The play that begins the record. */
  readonly play?: { readonly do: string };
  /** The first events, given the seal. */
  readonly events: (seal: string) => readonly Event[];
  readonly summaryOf: (state: State) => unknown;
}

export async function newRecord<State, Event>(wanted: NewRecord<State, Event>): Promise<Begun> {
  const {
    store,
    machine,
    called,
    title,
    schema,
    rules,
    seed,
    added = [],
    by,
    play = { do: 'begin' },
    events,
    summaryOf,
  } = wanted;
  const at = Date.now();
  const { id = `${called.slice(0, 30)}-${crypto.randomUUID().slice(0, 8)}` } = wanted;
  const header: Header = { id, schema, title, seal: sealOf(seed), startedAt: at, rules, ...withAdded(added) };
  const empty = begin(header, machine);
  const begun = append(empty, { play, events: events(header.seal), at, by });
  if (begun.state === undefined) throw new Error(`${rules} does not begin.`);
  // One transaction: if the phone dies here, it has all of it or nothing.
  const made = await store.createBattle(header, seed, summaryOf(begun.state), begun.entries);
  return made.ok ? { ok: true, id } : made;
}
