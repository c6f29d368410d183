/**
 * The battles on the disk: created, loaded and checked, extended entry by entry, imported. A record only ever grows, and
 * only from its stored head.
 */

import { settled } from '../engine/canonical.ts';
import { type Said, say } from '../engine/message.ts';
import { atOnce, breath, unhurried } from './breath.ts';
import { headerHash, headOf, readLink, rootOf } from './chain.ts';
import { type Answer, type Disk, done, type Exported, type Shelf, type StoreProblem, trouble } from './disk.ts';
import { type Entry, hashOf, type Payload, readEntry, writeEntry } from './entry.ts';
import type { BattleRecord } from './file.ts';
import { type Hash, type Header, headerSchema } from './header.ts';
import type { BattleRow, Connection, EntryRow, HeadRow } from './tables.ts';

export type { Answer, BattleLine, Exported, StoredScenario, StoreFault, StoreProblem } from './disk.ts';

export interface LoadedBattle<Event> {
  readonly id: string;
  /** All entries, or those before the damage. */
  readonly record: BattleRecord<Event>;
  /** What the first entry follows from: the hash of the header, unless that is lost. */
  readonly root: Hash;
  readonly summary: unknown;
  readonly lastExport?: Exported;
  /**
   * The first entry that is damaged; 0 if only what stands before the entries is. A damaged record stays, but takes no
   * more entries.
   */
  readonly damage?: { readonly seq: number; readonly said: Said };
}

/** The rows of a battle, unchecked. */
export interface Pieces {
  readonly battle: unknown;
  readonly head: unknown;
  readonly entries: readonly unknown[];
}

export interface Store<Event> extends Shelf {
  /** Whether the store can be written to; `newer` if it opens for reading only. */
  ready(): Promise<Answer<null>>;
  /** Creates a battle under its header's id, with its first entries. It counts as the last played. */
  createBattle(
    header: Header,
    seed: string,
    summary: unknown,
    entries?: readonly Entry<Event>[],
  ): Promise<Answer<null>>;
  /** Loads and checks a battle. With another payload (`anyPayload`) it need not be understood. */
  loadBattle(id: string): Promise<Answer<LoadedBattle<Event>>>;
  loadBattle<Other>(id: string, as: Payload<Other>): Promise<Answer<LoadedBattle<Other>>>;
  /** All rows under a battle's id, as they are. */
  piecesOf(id: string): Promise<Answer<Pieces>>;
  /** Writes one entry and the new summary if the stored head is still `expected`. Safe to repeat. */
  appendEntry(id: string, entry: Entry<Event>, expected: Hash, summary: unknown): Promise<Answer<null>>;
  /** Writes several entries: all or none. `meanwhile` runs while the disk commits. */
  appendEntries(
    id: string,
    entries: readonly Entry<Event>[],
    expected: Hash,
    summary: unknown,
    meanwhile?: () => void,
  ): Promise<Answer<null>>;
  /** Imports a whole battle or nothing; another id makes it a copy. Fails with `exists` if the id is taken. */
  importBattle(record: BattleRecord<Event>, summary: unknown, id?: string, kept?: Exported): Promise<Answer<null>>;
  markExported(id: string, exported: Exported): Promise<Answer<null>>;
}

/** The entries of a battle after `from`, up to and including `to`. */
const between = (
  { entries }: Connection,
  battle: string,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
) => entries.where('[battle+seq]').between([battle, from], [battle, to], false, true);

/** Rows read at a time. All rows of a long battle at once would block the page while they are unpacked. */
const PART = 100;

/** All entries in order. `count` is a guess of their number, so that all parts can be requested at once. */
async function entriesInParts(on: Connection, battle: string, count: number): Promise<EntryRow[]> {
  const cuts = Array.from({ length: Math.floor(count / PART) }, (_, i) => (i + 1) * PART);
  const parts = [undefined, ...cuts].map((from, i) => between(on, battle, from, cuts[i]).toArray());
  return (await Promise.all(parts)).flat();
}

/** Why these entries must not be stored after `prev`: they could not be read back. Pauses after each. */
function* unfit<Event>(
  entries: readonly Entry<Event>[],
  prev: Hash,
  payload: Payload<Event>,
): Generator<undefined, StoreProblem | null, undefined> {
  let head = prev;
  for (const entry of entries) {
    const read = readEntry(writeEntry(entry), payload);
    if (!read.ok || entry.prev !== head || hashOf(entry) !== entry.hash) {
      const { seq } = entry;
      if (read.ok) return trouble('failed', say('store-not-read-back', { seq }));
      return trouble('failed', say('store-not-read-back-at', { seq, path: read.path }));
    }
    head = entry.hash;
    yield;
  }
  return null;
}

const rows = (battle: string, entries: readonly Entry<unknown>[]): EntryRow[] =>
  entries.map((entry) => ({ battle, seq: entry.seq, written: writeEntry(entry) }));

/** Adds entries in parts. All rows of a long battle at once would block the page while they are packed. */
async function addAll({ entries: table }: Connection, battle: string, entries: readonly Entry<unknown>[]) {
  for (let from = 0; from < entries.length; from += PART)
    await table.bulkAdd(rows(battle, entries.slice(from, from + PART)));
}

/** The reading half of a store. */
const readsOn = <Event>(
  { ask }: Pick<Disk, 'ask'>,
  payload: Payload<Event>,
): Pick<Store<Event>, 'loadBattle' | 'piecesOf'> => ({
  loadBattle: <Other = Event>(id: string, as?: Payload<Other>) =>
    ask(async (on): Promise<Answer<LoadedBattle<Other>>> => {
      const [row, head, stored] = await on.db.transaction('r', [on.battles, on.heads, on.entries], async () => {
        const end = await on.heads.get(id);
        return Promise.all([on.battles.get(id), end, entriesInParts(on, id, end?.count ?? 0)]);
      });
      if (!row && !head && stored.length === 0) return trouble('gone', 'store-not-here');
      return loaded({ id, row, end: head, stored }, as ?? (payload as unknown as Payload<Other>));
    }),

  piecesOf: (id) =>
    ask((on) =>
      on.db.transaction('r', [on.battles, on.heads, on.entries], async (): Promise<Answer<Pieces>> => {
        const [battle = null, head = null, entries] = await Promise.all([
          on.battles.get(id),
          on.heads.get(id),
          between(on, id).toArray(),
        ]);
        return { ok: true, value: { battle, head, entries } };
      }),
    ),
});

/** How a record came here: begun on this device, or from a file. */
interface Kept {
  readonly begun?: boolean;
  readonly lastExport?: Exported | undefined;
}

/** The latest time a `Date` can hold: a file may claim any. */
const LATEST = 8.64e15;
const later = (at: number, before: number): number => Math.max(Math.min(at, LATEST), before + 1);

/**
 * The latest `played` of all records. Whatever is played next comes after it, even if the clock was set back. Read once
 * a connection: a tap waits for each row that is read.
 */
async function lastPlayed(on: Connection): Promise<number> {
  on.played ??= Math.max(0, ...(await on.heads.toArray()).map(({ played = 0 }) => Math.min(played, LATEST)));
  return on.played;
}

/** The store of battles on an open disk. */
export function storeOn<Event>({ ask, change, shelf }: Disk, payload: Payload<Event>): Store<Event> {
  async function appendEntries(
    id: string,
    entries: readonly Entry<Event>[],
    expected: Hash,
    summary: unknown,
    meanwhile?: () => void,
  ) {
    return change(async (on) => {
      const last = entries.at(-1);
      if (!last) return done;
      const said = settled(summary);
      const long = entries.length > PART ? await unhurried(unfit(entries, expected, payload)) : null;
      if (long) return long;
      return on.db.transaction('rw', [on.heads, on.entries], async (): Promise<Answer<null>> => {
        const asked = Promise.all([on.heads.get(id), lastPlayed(on)]);
        // The disk looks up the head while the entries are checked.
        const bad = entries.length > PART ? null : atOnce(unfit(entries, expected, payload));
        const [row, before] = await asked;
        if (bad) return bad;
        if (!row) return trouble('gone');
        if (row.head === last.hash) return done;
        if (row.head !== expected || row.count + 1 !== entries[0]?.seq) return trouble('moved-on');
        const played = later(last.at, before);
        await Promise.all([
          addAll(on, id, entries),
          on.heads.put({ ...row, head: last.hash, count: last.seq, summary: said, played }),
        ]);
        on.played = played;
        if (meanwhile) setTimeout(meanwhile);
        return done;
      });
    });
  }

  /** Stores a new battle with all its entries; succeeds if exactly the same is already there. */
  async function take(record: BattleRecord<Event>, summary: unknown, id: string, kept: Kept) {
    return change(async (on) => {
      const { seed, entries } = record;
      const header = settled(record.header);
      if (!headerSchema.safeParse(header).success) return trouble('failed', 'store-no-header');
      const bad = await unhurried(unfit(entries, headerHash(header), payload));
      if (bad) return bad;
      const { lastExport } = kept;
      const head = headOf(header, entries);
      const at = entries.at(-1)?.at ?? header.startedAt;
      const said = settled(summary);
      const tables = [on.battles, on.heads, on.entries];
      return on.db.transaction('rw', tables, async (): Promise<Answer<null>> => {
        const there = await on.heads.get(id);
        if (there) return there.head === head ? done : trouble('exists');
        if (await on.battles.get(id)) return trouble('exists');
        const before = await lastPlayed(on);
        const played = kept.begun ? later(at, before) : Math.min(at, LATEST);
        await on.battles.add({ id, header, seed });
        await on.heads.add({
          id,
          head,
          count: entries.length,
          summary: said,
          played,
          ...(lastExport && { lastExport }),
        });
        await addAll(on, id, entries);
        on.played = Math.max(played, before);
        return done;
      });
    });
  }

  return {
    ...shelf,
    ready: () => change(async () => done),
    createBattle: (header, seed, summary, entries = []) =>
      take({ header, seed, entries }, summary, header.id, { begun: true }),
    importBattle: (record, summary, id = record.header.id, lastExport) => take(record, summary, id, { lastExport }),
    appendEntries,
    appendEntry: (id, entry, expected, summary) => appendEntries(id, [entry], expected, summary),

    ...readsOn({ ask }, payload),
    markExported: (id, lastExport) =>
      change((on) =>
        on.db.transaction('rw', [on.heads], async (): Promise<Answer<null>> => {
          const row = await on.heads.get(id);
          if (!row) return trouble('gone');
          await on.heads.put({ ...row, lastExport });
          return done;
        }),
      ),
  };
}

/** The rows of a battle, as found. */
interface Rows {
  readonly id: string;
  readonly row: BattleRow | undefined;
  readonly end: HeadRow | undefined;
  readonly stored: readonly EntryRow[];
}

type Damage = NonNullable<LoadedBattle<unknown>['damage']>;

/** The entries that follow from `root`, up to the first damaged one. */
async function entriesFrom<Event>(root: Hash, stored: readonly EntryRow[], payload: Payload<Event>) {
  const entries: Entry<Event>[] = [];
  let head = root;
  const rest = breath();
  for (const { written } of stored) {
    const seq = entries.length + 1;
    // The first entry holds the whole scenario and takes long to read and hash.
    await rest();
    const read = readLink(head, seq, written, payload);
    if (!read.ok) return { entries, head, damage: { seq, said: read.said } satisfies Damage };
    entries.push(read.entry);
    head = read.entry.hash;
  }
  return { entries, head };
}

/** Replaces a lost header, of which only the hash is known. */
const standIn = (id: string, schema: number, seal: Hash): Header => ({
  id,
  schema,
  title: '',
  seal,
  startedAt: 0,
  rules: '',
});

/** A battle from its rows, as far as they are sound. */
async function loaded<Event>(
  { id, row, end, stored }: Rows,
  payload: Payload<Event>,
): Promise<Answer<LoadedBattle<Event>>> {
  const read = headerSchema.safeParse(row?.header);
  const header = read.success ? read.data : null;
  if (header && header.schema > payload.schema) return trouble('newer');
  const opening = header && headerHash(header);
  // If the first row is lost or altered, the first entry still names what it follows from.
  const root = rootOf(stored[0]?.written) ?? opening;
  if (root === null) return trouble('damaged');
  const { entries, head, damage: broken } = await entriesFrom(root, stored, payload);
  let damage: Damage | undefined = broken;
  if (root !== opening) damage ??= { seq: 0, said: 'journal-no-opening' };
  if (!damage && (head !== end?.head || entries.length !== end.count)) {
    const seq = Math.min(entries.length, end?.count ?? entries.length) + 1;
    damage = { seq, said: say('journal-other-end', { seq }) };
    entries.length = seq - 1;
  }
  const seed = typeof row?.seed === 'string' ? row.seed : '';
  return {
    ok: true,
    value: {
      id,
      record: { header: header ?? standIn(id, payload.schema, root), seed, entries },
      root,
      summary: end?.summary ?? null,
      ...(end?.lastExport && { lastExport: end.lastExport }),
      ...(damage && { damage }),
    },
  };
}
