/**
 * The disk: the only file that touches IndexedDB. Every change is one transaction, and is answered only when that
 * transaction has been committed. Nothing here deletes unless it was told to, and nothing repairs: what cannot be read
 * is reported and left where it lies.
 */
import Dexie, { type Table } from 'dexie';
import { appendRows } from './append.ts';
import { breath } from './breath.ts';
import { type Hash, settled } from './canonical.ts';
import { type Header, headerHash, headerSchema, headOf, verifyLink } from './chain.ts';
import { type Entry, hashOf, type Payload, readEntry, writeEntry } from './entry.ts';
import type { BattleRecord } from './file.ts';

/** Dexie counts in tenths: the browser sees ten times this. */
const DATABASE_VERSION = 1;

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

/** The names of an error and of all that it wraps. */
function namesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 4) return [];
  const { name, inner, failures } = error as { name?: unknown; inner?: unknown; failures?: unknown };
  const wrapped = [inner, ...(Array.isArray(failures) ? failures : [])];
  return [...(typeof name === 'string' ? [name] : []), ...wrapped.flatMap((one) => namesOf(one, depth + 1))];
}

function whatWentWrong(error: unknown): StoreProblem {
  const names = namesOf(error);
  if (names.includes('QuotaExceededError')) return trouble('full');
  if (names.includes('VersionError')) return trouble('newer');
  return trouble('failed', `${SENTENCES.failed} (${names[0] ?? String(error)})`);
}

/** WebKit drops connections of pages in the background, and its storage process may die under an open transaction. */
const LOST = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'AbortError', 'TransactionInactiveError'];
const isLost = (error: unknown): boolean => {
  const names = namesOf(error);
  return !names.includes('QuotaExceededError') && names.some((name) => LOST.includes(name));
};

/** The version the browser holds, 0 for none. Asked before Dexie opens, which would add to a newer database. */
function installedVersion(factory: IDBFactory, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    let fresh = false;
    request.onupgradeneeded = () => {
      fresh = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve(version);
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (fresh) resolve(0);
      else reject(request.error);
    };
  });
}

interface Connection {
  readonly db: Dexie;
  /** A newer version made this database: it is taken as it is found, and only read. */
  readonly newer: boolean;
  readonly battles: Table<BattleRow, string>;
  readonly heads: Table<HeadRow, string>;
  readonly entries: Table<EntryRow, [string, number]>;
  readonly settings: Table<SettingRow, string>;
  readonly scenarios: Table<StoredScenario, string>;
}

async function connect<Event>({ name, indexedDB, IDBKeyRange }: StoreOptions<Event>): Promise<Connection> {
  const factory = indexedDB ?? globalThis.indexedDB;
  if (!factory) throw new Dexie.MissingAPIError();
  const newer = (await installedVersion(factory, name)) > DATABASE_VERSION * 10;
  const db = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    ...(indexedDB && { indexedDB }),
    ...(IDBKeyRange && { IDBKeyRange }),
  });
  if (!newer) {
    db.version(DATABASE_VERSION).stores({
      battles: 'id',
      heads: 'id',
      entries: '[battle+seq]',
      settings: 'key',
      scenarios: 'id',
    });
  }
  await db.open();
  // Looked up when used: a newer database may lack any of them.
  return {
    db,
    newer,
    get battles() {
      return db.table<BattleRow, string>('battles');
    },
    get heads() {
      return db.table<HeadRow, string>('heads');
    },
    get entries() {
      return db.table<EntryRow, [string, number]>('entries');
    },
    get settings() {
      return db.table<SettingRow, string>('settings');
    },
    get scenarios() {
      return db.table<StoredScenario, string>('scenarios');
    },
  };
}

const entriesOf = ({ entries }: Connection, battle: string) =>
  entries.where('[battle+seq]').between([battle, Dexie.minKey], [battle, Dexie.maxKey]);

/** Rows read at a time: all of a long battle at once would hold up the page while they are unpacked. */
const PART = 250;

async function entriesInParts({ entries }: Connection, battle: string): Promise<EntryRow[]> {
  const after = (seq: number) =>
    entries.where('[battle+seq]').between([battle, seq], [battle, Dexie.maxKey], false).limit(PART).toArray();
  let part = await after(Number.NEGATIVE_INFINITY);
  const all = [...part];
  while (part.length === PART) {
    part = await after(part.at(-1)!.seq);
    all.push(...part);
  }
  return all;
}

/** Opens nothing yet: the first question does, and any later one opens again what was closed under it. */
export function openStore<Event>(options: StoreOptions<Event>): Store<Event> {
  const { payload } = options;
  let connecting: Promise<Connection> | null = null;

  function close(): void {
    connecting?.then(
      ({ db }) => db.close(),
      () => undefined,
    );
    connecting = null;
  }

  /** Runs `work`, and once more on a new connection where the first was lost. */
  async function ask<T>(
    work: (on: Connection) => PromiseLike<Answer<T>>,
    changes = false,
    again = false,
  ): Promise<Answer<T>> {
    connecting ??= connect(options);
    const mine = connecting;
    let on: Connection | null = null;
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

  const change = <T>(work: (on: Connection) => PromiseLike<Answer<T>>) => ask(work, true);

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

  const rows = (battle: string, entries: readonly Entry<Event>[]): EntryRow[] =>
    entries.map((entry) => ({ battle, seq: entry.seq, written: writeEntry(entry) }));

  async function appendEntries(id: string, entries: readonly Entry<Event>[], expected: Hash, summary: unknown) {
    return change(async (on) => {
      const last = entries.at(-1);
      const bad = unfit(entries, expected);
      if (bad || !last) return bad ?? done;
      const said = settled(summary);
      let answer: Answer<null> = done;
      // Closed under the app: named as the browser would, so that it is opened again.
      if (!on.db.isOpen()) throw new DOMException('closed', 'InvalidStateError');
      await appendRows<HeadRow>(on.db.backendDB(), {
        id,
        look: (row) => {
          if (!row) answer = trouble('gone');
          else if (row.head === last.hash) return 'leave';
          else if (row.head !== expected || row.count + 1 !== entries[0]!.seq) answer = trouble('moved-on');
          return answer.ok ? 'write' : 'leave';
        },
        head: (row) => ({ ...row, head: last.hash, count: last.seq, summary: said }),
        entries: rows(id, entries),
      });
      return answer;
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
      return on.db.transaction('rw', on.battles, on.heads, on.entries, async (): Promise<Answer<null>> => {
        const there = (await on.heads.get(id)) ?? (await on.battles.get(id));
        if (there) return 'head' in there && there.head === row.head ? done : trouble('exists');
        await on.battles.add({ id, header, seed });
        await on.heads.add(row);
        await on.entries.bulkAdd(rows(id, entries));
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
        const [battles, heads] = await on.db.transaction('r', on.battles, on.heads, () =>
          Promise.all([on.battles.toArray(), on.heads.toArray()]),
        );
        const starts = new Map(battles.map((row) => [row.id, row]));
        const ends = new Map(heads.map((row) => [row.id, row]));
        const ids = new Set([...starts.keys(), ...ends.keys()]);
        return { ok: true, value: [...ids].map((id) => lineOf(id, starts.get(id), ends.get(id))) };
      }),

    loadBattle: <Other = Event>(id: string, as?: Payload<Other>) =>
      ask(async (on): Promise<Answer<LoadedBattle<Other>>> => {
        const [row, head, stored] = await on.db.transaction('r', on.battles, on.heads, on.entries, () =>
          Promise.all([on.battles.get(id), on.heads.get(id), entriesInParts(on, id)]),
        );
        if (!row) return trouble(head || stored.length > 0 ? 'damaged' : 'gone');
        return loaded(row, head, stored, as ?? (payload as unknown as Payload<Other>));
      }),

    deleteBattle: (id) =>
      change((on) =>
        on.db.transaction('rw', on.battles, on.heads, on.entries, async () => {
          await on.battles.delete(id);
          await on.heads.delete(id);
          await entriesOf(on, id).delete();
          return done;
        }),
      ),

    markExported: (id, { at, seq }) =>
      change(async (on) => ((await on.heads.update(id, { lastExport: { at, seq } })) ? done : trouble('gone'))),

    getSetting: (key) => ask(async (on) => ({ ok: true, value: (await on.settings.get(key))?.value })),
    putSetting: (key, value) => change((on) => on.settings.put({ key, value: settled(value) }).then(() => done)),

    getScenario: (id) => ask(async (on) => ({ ok: true, value: (await on.scenarios.get(id)) ?? null })),
    listScenarios: () => ask(async (on) => ({ ok: true, value: await on.scenarios.toArray() })),
    putScenario: (scenario) => change((on) => on.scenarios.put(settled(scenario)).then(() => done)),
    deleteScenario: (id) => change((on) => on.scenarios.delete(id).then(() => done)),

    close,
  };
}

/** A battle from its rows, up to the first that is not as it was written. */
async function loaded<Event>(
  { id, header, seed }: BattleRow,
  end: HeadRow | undefined,
  stored: readonly EntryRow[],
  payload: Payload<Event>,
): Promise<Answer<LoadedBattle<Event>>> {
  if (!headerSchema.safeParse(header).success || typeof seed !== 'string') return trouble('damaged');
  if (header.schema > payload.schema) return trouble('newer');
  const entries: Entry<Event>[] = [];
  let head = headerHash(header);
  let damage: LoadedBattle<Event>['damage'];
  const rest = breath();
  for (const { written } of stored) {
    const seq = entries.length + 1;
    const read = readEntry(written, payload);
    if (!read.ok) {
      damage = { seq, sentence: `Entry ${seq} cannot be read${read.path && ` (${read.path})`}.` };
      break;
    }
    const link = verifyLink(head, seq, read.entry);
    if (!link.ok) {
      damage = { seq, sentence: link.sentence };
      break;
    }
    entries.push(read.entry);
    head = link.head;
    await rest();
  }
  if (!damage && (head !== end?.head || entries.length !== end.count)) {
    const seq = Math.min(entries.length, end?.count ?? entries.length) + 1;
    damage = { seq, sentence: `From entry ${seq} on the record does not end as it was written.` };
    entries.length = seq - 1;
  }
  return {
    ok: true,
    value: {
      id,
      record: { header, seed, entries },
      summary: end?.summary ?? null,
      ...(end?.lastExport && { lastExport: end.lastExport }),
      ...(damage && { damage }),
    },
  };
}
