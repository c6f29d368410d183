/** What is kept where: one database, through Dexie, for battles, settings and scenarios. */
import Dexie, { type Table } from 'dexie';
import type { Hash, Header } from './header.ts';

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
  /** When its newest entry was written; left out by older versions. */
  readonly played?: number;
  readonly lastExport?: Exported;
}
export interface EntryRow {
  readonly battle: string;
  readonly seq: number;
  readonly written: unknown;
}
export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}
export interface StoredScenario {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly data: unknown;
  /** The text its armies were read from, with what was corrected in the reading. */
  readonly origin?: unknown;
}

/** When a battle was last exported (milliseconds since 1970), and up to which entry. */
export interface Exported {
  readonly at: number;
  readonly seq: number;
  /** It was over, and the file holds its seed. */
  readonly open?: boolean;
}

/** What a row of each table is found by. */
const KEYS = { battles: 'id', heads: 'id', entries: '[battle+seq]', settings: 'key', scenarios: 'id' };

/** The version this app makes and writes. */
const VERSION = 1;
/** Dexie counts in tens. */
const WRITTEN = 10 * VERSION;

/** A table is looked up when it is wanted: a newer version may have done away with it. */
export class Connection {
  constructor(
    readonly db: Dexie,
    /** A newer version made this database: it is taken as it is found, and only read. */
    readonly newer: boolean,
  ) {}
  get battles(): Table<BattleRow, string> {
    return this.db.table('battles');
  }
  get heads(): Table<HeadRow, string> {
    return this.db.table('heads');
  }
  get entries(): Table<EntryRow, [string, number]> {
    return this.db.table('entries');
  }
  get settings(): Table<SettingRow, string> {
    return this.db.table('settings');
  }
  get scenarios(): Table<StoredScenario, string> {
    return this.db.table('scenarios');
  }
}

export interface DatabaseOptions {
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof globalThis.IDBKeyRange;
  /** Another tab holds an older version open, and this waits for it. */
  readonly onBlocked: () => void;
}

/** The name of the error where another tab holds an older version open. */
export const BLOCKED = 'BlockedError';

/** A write is told of once it has been committed, and lies on the disk: a battery may die at any moment. */
export async function connect({ name, indexedDB, IDBKeyRange, onBlocked }: DatabaseOptions): Promise<Connection> {
  const db = new Dexie(name, {
    indexedDB,
    IDBKeyRange,
    chromeTransactionDurability: 'strict',
    autoOpen: false,
    cache: 'disabled',
  });
  const found = (await indexedDB.databases?.())?.find((one) => one.name === name);
  const newer = (found?.version ?? 0) > WRITTEN;
  // Told of no tables, Dexie takes a database as it is and changes nothing in it.
  if (!newer) db.version(VERSION).stores(KEYS);
  db.on('blocked', onBlocked);
  await db.open();
  return new Connection(db, newer);
}
