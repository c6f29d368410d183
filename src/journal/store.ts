/**
 * The disk: what is kept of a battle, and when it may be changed. Every change is one transaction, and is answered only when that
 * transaction has been committed. Nothing here deletes unless it was told to, and nothing repairs: what cannot be read
 * is reported and left where it lies.
 */
import { type Hash, settled } from './canonical.ts';
import { type Header, headerHash, headerSchema, headOf, verify } from './chain.ts';
import { type Database, openDatabase, type Tables, type Work } from './database.ts';
import { type Entry, hashOf, type Payload, readEntry, writeEntry } from './entry.ts';
import type { BattleRecord } from './file.ts';

const DATABASE_VERSION = 10;
const TABLES: Tables = {
  battles: 'id',
  heads: 'id',
  entries: ['battle', 'seq'],
  settings: 'key',
  scenarios: 'id',
};

export type StoreFault = 'moved-on' | 'full' | 'gone' | 'exists' | 'newer' | 'damaged' | 'failed';

export interface StoreProblem {
  readonly ok: false;
  readonly problem: StoreFault;
  /** What happened, what is safe, and what to do. */
  readonly sentence: string;
}
export type Answer<T> = { readonly ok: true; readonly value: T } | StoreProblem;

/** When a battle was last exported (milliseconds since 1970), and up to which entry. */
export interface Exported {
  readonly at: number;
  readonly seq: number;
}

/** A battle on the home screen. */
export interface BattleLine {
  readonly id: string;
  /** Null when it cannot be read. */
  readonly header: Header | null;
  readonly count: number;
  /** What the caller last said of the battle. */
  readonly summary: unknown;
  readonly lastExport?: Exported;
  /** Why the battle cannot be opened. */
  readonly trouble?: StoreProblem;
}

export interface LoadedBattle<Event> {
  readonly id: string;
  /** All entries, or those before the damage. */
  readonly record: BattleRecord<Event>;
  readonly summary: unknown;
  readonly lastExport?: Exported;
  /** From this entry on the stored record is not as it was written. It is kept, and cannot be carried on. */
  readonly damage?: { readonly seq: number; readonly sentence: string };
}

export interface StoredScenario {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly data: unknown;
}

/** What a battle starts from, written once; it may be large. */
interface BattleRow {
  readonly id: string;
  readonly header: Header;
  readonly seed: string;
}
/** How far it has gone, written with every entry and so kept small. */
interface HeadRow {
  readonly id: string;
  readonly head: Hash;
  readonly count: number;
  readonly summary: unknown;
  readonly lastExport?: Exported;
}
interface EntryRow {
  readonly battle: string;
  readonly seq: number;
  readonly written: unknown;
}
interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

export interface Store<Event> {
  /** Whether it can be written to; `newer` when it opens for reading only. */
  ready(): Promise<Answer<null>>;
  /** Begins a battle under its header's id. */
  createBattle(header: Header, seed: string, summary: unknown): Promise<Answer<null>>;
  listBattles(): Promise<Answer<readonly BattleLine[]>>;
  /** Reads and checks a battle. With another payload (`anyPayload`) it can be carried without being understood. */
  loadBattle(id: string): Promise<Answer<LoadedBattle<Event>>>;
  loadBattle<Other>(id: string, as: Payload<Other>): Promise<Answer<LoadedBattle<Other>>>;
  /** Writes one entry and the new summary, provided that the stored head still is `expected`. Saying it twice is safe. */
  appendEntry(id: string, entry: Entry<Event>, expected: Hash, summary: unknown): Promise<Answer<null>>;
  /** The same for several entries at once: all or none. */
  appendEntries(id: string, entries: readonly Entry<Event>[], expected: Hash, summary: unknown): Promise<Answer<null>>;
  /** For good. */
  deleteBattle(id: string): Promise<Answer<null>>;
  /** Takes a whole battle in, all or nothing; under another id it becomes a copy. `exists` when the id is taken. */
  importBattle(record: BattleRecord<Event>, summary: unknown, id?: string): Promise<Answer<null>>;
  markExported(id: string, exported: Exported): Promise<Answer<null>>;
  /** Undefined when it was never set. */
  getSetting(key: string): Promise<Answer<unknown>>;
  putSetting(key: string, value: unknown): Promise<Answer<null>>;
  getScenario(id: string): Promise<Answer<StoredScenario | null>>;
  listScenarios(): Promise<Answer<readonly StoredScenario[]>>;
  putScenario(scenario: StoredScenario): Promise<Answer<null>>;
  deleteScenario(id: string): Promise<Answer<null>>;
  close(): void;
}

export interface StoreOptions<Event> {
  /** Name of the database. */
  readonly name: string;
  readonly payload: Payload<Event>;
  /** The browser's own unless given. */
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof globalThis.IDBKeyRange;
}

const SENTENCES: Record<StoreFault, string> = {
  'moved-on':
    'This battle was carried on in another tab. Nothing was overwritten; load it again to see where it stands.',
  full: 'The device has no room left, so this was not saved. Free some room, then do it again; all before it is safe.',
  gone: 'This battle is no longer on this device. What is on the screen can still be exported.',
  exists: 'This battle is on this device already. It was left as it is; take the other in as a copy.',
  newer: 'A newer version of the app wrote this. It can be read and exported; update the app to carry it on.',
  damaged: 'What is stored of this battle cannot be read. It was left as it lies; take your last export.',
  failed: 'The device could not do it, and nothing was half-written. Try again; if it goes on, export your battles.',
};

const done: Answer<null> = { ok: true, value: null };
const trouble = (problem: StoreFault, sentence = SENTENCES[problem]): StoreProblem => ({
  ok: false,
  problem,
  sentence,
});

const nameOf = (error: unknown): string => {
  const name = (error as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : String(error);
};

function whatWentWrong(error: unknown): StoreProblem {
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return trouble('full');
  return trouble('failed', `${SENTENCES.failed} (${name})`);
}

/** WebKit drops connections of pages in the background, and its storage process may die under an open transaction. */
const LOST = ['InvalidStateError', 'UnknownError', 'AbortError', 'TransactionInactiveError'];
const isLost = (error: unknown): boolean => LOST.includes(nameOf(error));

async function connect<Event>({ name, ...own }: StoreOptions<Event>): Promise<Database> {
  const factory = own.indexedDB ?? globalThis.indexedDB;
  if (!factory) throw new DOMException('This browser keeps no data', 'NotSupportedError');
  return openDatabase(name, DATABASE_VERSION, TABLES, factory, own.IDBKeyRange ?? globalThis.IDBKeyRange);
}

/** Opens nothing yet: the first question does, and any later one opens again what was closed under it. */
export function openStore<Event>(options: StoreOptions<Event>): Store<Event> {
  const { payload } = options;
  let connecting: Promise<Database> | null = null;

  function close(): void {
    connecting?.then(
      (on) => on.close(),
      () => undefined,
    );
    connecting = null;
  }

  /** Runs `work`, and once more on a new connection where the first was lost. */
  async function ask<T>(
    work: (on: Database) => Promise<Answer<T>>,
    changes = false,
    again = false,
  ): Promise<Answer<T>> {
    connecting ??= connect(options);
    const mine = connecting;
    let on: Database | null = null;
    try {
      on = await mine;
      return changes && on.newer ? trouble('newer') : await work(on);
    } catch (error) {
      const lost = isLost(error);
      if (connecting === mine && (lost || on === null)) close();
      if (lost && !again) return ask(work, changes, true);
      return on?.newer && !lost ? trouble('newer') : whatWentWrong(error);
    }
  }

  const change = <T>(work: (on: Database) => Promise<Answer<T>>) => ask(work, true);

  const put = (table: string, row: object) =>
    change((on) =>
      on.change([table], async (disk): Promise<Answer<null>> => {
        await disk.put(table, row);
        return done;
      }),
    );

  /** Why these entries must not be stored under `prev`: they would not be read back. */
  function unfit(entries: readonly Entry<Event>[], prev: Hash): StoreProblem | null {
    let head = prev;
    for (const entry of entries) {
      const read = readEntry(writeEntry(entry), payload);
      if (!read.ok || entry.prev !== head || hashOf(entry) !== entry.hash) {
        const where = read.ok ? '' : ` (${read.path})`;
        return trouble('failed', `Entry ${entry.seq} could not be read back${where}, so it was not saved.`);
      }
      head = entry.hash;
    }
    return null;
  }

  const addRows = (disk: Work, battle: string, entries: readonly Entry<Event>[]) =>
    Promise.all(
      entries.map((entry) => {
        const row: EntryRow = { battle, seq: entry.seq, written: writeEntry(entry) };
        return disk.add('entries', row);
      }),
    );

  async function appendEntries(id: string, entries: readonly Entry<Event>[], expected: Hash, summary: unknown) {
    return change(async (on) => {
      const last = entries.at(-1);
      const bad = unfit(entries, expected);
      if (bad || !last) return bad ?? done;
      const said = settled(summary);
      return on.change(['heads', 'entries'], async (disk): Promise<Answer<null>> => {
        const row = await disk.get<HeadRow>('heads', id);
        if (!row) return trouble('gone');
        if (row.head === last.hash) return done;
        if (row.head !== expected || row.count + 1 !== entries[0]!.seq) return trouble('moved-on');
        await addRows(disk, id, entries);
        await disk.put('heads', { ...row, head: last.hash, count: last.seq, summary: said });
        return done;
      });
    });
  }

  /** A new battle with all its entries; done already when the very same is there. */
  async function take(record: BattleRecord<Event>, summary: unknown, id: string): Promise<Answer<null>> {
    return change(async (on) => {
      const { seed, entries } = record;
      const header = settled(record.header);
      if (!headerSchema.safeParse(header).success) return trouble('failed', 'This battle has no sound header.');
      const bad = unfit(entries, headerHash(header));
      if (bad) return bad;
      const row = { id, head: headOf(header, entries), count: entries.length, summary: settled(summary) };
      return on.change(['battles', 'heads', 'entries'], async (disk): Promise<Answer<null>> => {
        const there = (await disk.get<HeadRow>('heads', id)) ?? (await disk.get<BattleRow>('battles', id));
        if (there) return 'head' in there && there.head === row.head ? done : trouble('exists');
        await disk.add('battles', { id, header, seed });
        await disk.add('heads', row);
        await addRows(disk, id, entries);
        return done;
      });
    });
  }

  function lineOf(id: string, battle: BattleRow | undefined, head: HeadRow | undefined): BattleLine {
    const read = headerSchema.safeParse(battle?.header);
    const header = read.success ? (battle?.header ?? null) : null;
    const why = !header || !head ? 'damaged' : header.schema > payload.schema ? 'newer' : null;
    return {
      id,
      header,
      count: head?.count ?? 0,
      summary: head?.summary ?? null,
      ...(head?.lastExport && { lastExport: head.lastExport }),
      ...(why && { trouble: trouble(why) }),
    };
  }

  return {
    ready: () => change(async () => done),
    createBattle: (header, seed, summary) => take({ header, seed, entries: [] }, summary, header.id),
    importBattle: (record, summary, id = record.header.id) => take(record, summary, id),
    appendEntries,
    appendEntry: (id, entry, expected, summary) => appendEntries(id, [entry], expected, summary),

    listBattles: () =>
      ask(async (on) => {
        const [battles, heads] = await on.read(['battles', 'heads'], (disk) =>
          Promise.all([disk.all<BattleRow>('battles'), disk.all<HeadRow>('heads')]),
        );
        const starts = new Map(battles.map((row) => [row.id, row]));
        const ends = new Map(heads.map((row) => [row.id, row]));
        const ids = new Set([...starts.keys(), ...ends.keys()]);
        return { ok: true, value: [...ids].map((id) => lineOf(id, starts.get(id), ends.get(id))) };
      }),

    loadBattle: <Other = Event>(id: string, as?: Payload<Other>) =>
      ask(async (on): Promise<Answer<LoadedBattle<Other>>> => {
        const [row, head, stored] = await on.read(['battles', 'heads', 'entries'], (disk) =>
          Promise.all([
            disk.get<BattleRow>('battles', id),
            disk.get<HeadRow>('heads', id),
            disk.all<EntryRow>('entries', id),
          ]),
        );
        if (!row) return trouble(head || stored.length > 0 ? 'damaged' : 'gone');
        return loaded(row, head, stored, as ?? (payload as unknown as Payload<Other>));
      }),

    deleteBattle: (id) =>
      change((on) =>
        on.change(['battles', 'heads', 'entries'], async (disk) => {
          await disk.delete('battles', id);
          await disk.delete('heads', id);
          await disk.deleteUnder('entries', id);
          return done;
        }),
      ),

    markExported: (id, { at, seq }) =>
      change((on) =>
        on.change(['heads'], async (disk) => {
          const row = await disk.get<HeadRow>('heads', id);
          if (!row) return trouble('gone');
          await disk.put('heads', { ...row, lastExport: { at, seq } });
          return done;
        }),
      ),

    getSetting: (key) =>
      ask(async (on) => {
        const row = await on.read(['settings'], (disk) => disk.get<SettingRow>('settings', key));
        return { ok: true, value: row?.value };
      }),
    putSetting: (key, value) => put('settings', { key, value: settled(value) }),

    getScenario: (id) =>
      ask(async (on) => {
        const row = await on.read(['scenarios'], (disk) => disk.get<StoredScenario>('scenarios', id));
        return { ok: true, value: row ?? null };
      }),
    listScenarios: () =>
      ask(async (on) => ({
        ok: true,
        value: await on.read(['scenarios'], (disk) => disk.all<StoredScenario>('scenarios')),
      })),
    putScenario: (scenario) => put('scenarios', settled(scenario)),
    deleteScenario: (id) =>
      change((on) =>
        on.change(['scenarios'], async (disk) => {
          await disk.delete('scenarios', id);
          return done;
        }),
      ),

    close,
  };
}

/** A battle from its rows, up to the first that is not as it was written. */
function loaded<Event>(
  { id, header, seed }: BattleRow,
  end: HeadRow | undefined,
  stored: readonly EntryRow[],
  payload: Payload<Event>,
): Answer<LoadedBattle<Event>> {
  if (!headerSchema.safeParse(header).success || typeof seed !== 'string') return trouble('damaged');
  if (header.schema > payload.schema) return trouble('newer');
  const entries: Entry<Event>[] = [];
  let damage: LoadedBattle<Event>['damage'];
  for (const { written } of stored) {
    const read = readEntry(written, payload);
    if (!read.ok) {
      const seq = entries.length + 1;
      damage = { seq, sentence: `Entry ${seq} cannot be read${read.path && ` (${read.path})`}.` };
      break;
    }
    entries.push(read.entry);
  }
  const verified = verify(header, entries);
  if (!verified.ok) damage = { seq: verified.seq, sentence: verified.sentence };
  else if (!damage && (verified.head !== end?.head || entries.length !== end.count)) {
    const seq = Math.min(entries.length, end?.count ?? entries.length) + 1;
    damage = { seq, sentence: `From entry ${seq} on the record does not end as it was written.` };
  }
  const sound = damage ? entries.slice(0, damage.seq - 1) : entries;
  return {
    ok: true,
    value: {
      id,
      record: { header, seed, entries: sound },
      summary: end?.summary ?? null,
      ...(end?.lastExport && { lastExport: end.lastExport }),
      ...(damage && { damage }),
    },
  };
}
