/**
 * The disk: the connection to IndexedDB, and what is read and written there without understanding a battle. Every change
 * is one transaction, and is answered only when that transaction has been committed. Nothing here deletes unless it was
 * told to, and nothing repairs: what cannot be read is reported and left where it lies.
 */
import Dexie, { type Table } from 'dexie';
import { settled } from './canonical.ts';
import { type Hash, type Header, headerSchema } from './header.ts';

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

export interface StoredScenario {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly data: unknown;
}

/** What a battle starts from, written once; it may be large. */
export interface BattleRow {
  readonly id: string;
  readonly header: Header;
  readonly seed: string;
}
/** How far it has gone, written with every entry and so kept small. */
export interface HeadRow {
  readonly id: string;
  readonly head: Hash;
  readonly count: number;
  readonly summary: unknown;
  readonly lastExport?: Exported;
}
export interface EntryRow {
  readonly battle: string;
  readonly seq: number;
  readonly written: unknown;
}
interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/** What needs no battle to be understood: the list of battles, this phone's settings, scenarios. */
export interface Shelf {
  listBattles(): Promise<Answer<readonly BattleLine[]>>;
  /** Undefined when it was never set. */
  getSetting(key: string): Promise<Answer<unknown>>;
  putSetting(key: string, value: unknown): Promise<Answer<null>>;
  getScenario(id: string): Promise<Answer<StoredScenario | null>>;
  listScenarios(): Promise<Answer<readonly StoredScenario[]>>;
  putScenario(scenario: StoredScenario): Promise<Answer<null>>;
  deleteScenario(id: string): Promise<Answer<null>>;
  close(): void;
}

export interface Disk {
  readonly shelf: Shelf;
  /** Reads; runs again on a new connection where the first was lost. */
  ask<T>(work: (on: Connection) => PromiseLike<Answer<T>>): Promise<Answer<T>>;
  /** Writes; refused where a newer version made the database. */
  change<T>(work: (on: Connection) => PromiseLike<Answer<T>>): Promise<Answer<T>>;
}

export interface DiskOptions {
  /** Name of the database. */
  readonly name: string;
  /** The newest schema version of a header that can be opened; any when left out. */
  readonly schema?: number;
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

export const done: Answer<null> = { ok: true, value: null };
export const trouble = (problem: StoreFault, sentence = SENTENCES[problem]): StoreProblem => ({
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

export interface Connection {
  readonly db: Dexie;
  /** A newer version made this database: it is taken as it is found, and only read. */
  readonly newer: boolean;
  readonly battles: Table<BattleRow, string>;
  readonly heads: Table<HeadRow, string>;
  readonly entries: Table<EntryRow, [string, number]>;
  readonly settings: Table<SettingRow, string>;
  readonly scenarios: Table<StoredScenario, string>;
}

async function connect({ name, indexedDB, IDBKeyRange }: DiskOptions): Promise<Connection> {
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

/** Opens nothing yet: the first question does, and any later one opens again what was closed under it. */
export function openDisk(options: DiskOptions): Disk {
  const { schema = Number.MAX_SAFE_INTEGER } = options;
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

  function lineOf(id: string, battle: BattleRow | undefined, head: HeadRow | undefined): BattleLine {
    const read = headerSchema.safeParse(battle?.header);
    const header = read.success ? (battle?.header ?? null) : null;
    const why = !header || !head ? 'damaged' : header.schema > schema ? 'newer' : null;
    return {
      id,
      header,
      count: head?.count ?? 0,
      summary: head?.summary ?? null,
      ...(head?.lastExport && { lastExport: head.lastExport }),
      ...(why && { trouble: trouble(why) }),
    };
  }

  const shelf: Shelf = {
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

    getSetting: (key) => ask(async (on) => ({ ok: true, value: (await on.settings.get(key))?.value })),
    putSetting: (key, value) => change((on) => on.settings.put({ key, value: settled(value) }).then(() => done)),

    getScenario: (id) => ask(async (on) => ({ ok: true, value: (await on.scenarios.get(id)) ?? null })),
    listScenarios: () => ask(async (on) => ({ ok: true, value: await on.scenarios.toArray() })),
    putScenario: (scenario) => change((on) => on.scenarios.put(settled(scenario)).then(() => done)),
    deleteScenario: (id) => change((on) => on.scenarios.delete(id).then(() => done)),

    close,
  };
  return { shelf, ask: (work) => ask(work), change };
}
