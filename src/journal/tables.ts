/** One database, through Dexie, for battles, settings and scenarios. */
import Dexie, { type Table } from 'dexie';
import type { Hash, Header } from './header.ts';
import { bucketFactory, type SecondCopy, secondCopy } from './second-copy.ts';

/** What a battle starts from. Written once; it may be large. */
export interface BattleRow {
  readonly id: string;
  readonly header: Header;
  readonly seed: string;
}
/** How far a battle has gone. Written with every entry, so it is small. */
export interface HeadRow {
  readonly id: string;
  readonly head: Hash;
  readonly count: number;
  readonly summary: unknown;
  /** When its newest entry was written, in milliseconds since 1970. */
  readonly played: number;
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
  /** The text its armies were read from, and the corrections made. */
  readonly origin?: unknown;
}

/** When a battle was last exported (milliseconds since 1970), and up to which entry. */
export interface Exported {
  readonly at: number;
  readonly seq: number;
  /** The battle was over, and the file holds its seed. */
  readonly open?: boolean;
}

/** The key of each table. Entries first: what is brought back is listed once it is there. */
const KEYS = { entries: '[battle+seq]', battles: 'id', heads: 'id', settings: 'key', scenarios: 'id' };

/** The version this app writes. */
const VERSION = 1;
/** Dexie counts versions in tens. */
const WRITTEN = 10 * VERSION;

/** Looks each table up when it is needed: a newer version may have removed it. */
export class Connection {
  /** The latest time at which any battle was played, once it has been looked up. */
  played?: number;
  constructor(
    readonly db: Dexie,
    /** A newer version made this database, so it is only read. */
    readonly newer: boolean,
    readonly second: SecondCopy,
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
  /** The databases of another log, for the second copy. The browser's own bucket if absent. */
  readonly second?: () => Promise<IDBFactory | undefined>;
  /** The second copy answered late, and what was lost came back after it had been shown as gone. */
  readonly onBroughtBack?: () => void;
  /** Another tab holds an older version open, and this connection waits for it. */
  readonly onBlocked: () => void;
}

/** The error's name when another tab holds an older version open. */
export const BLOCKED = 'BlockedError';

/** Strict durability: a write is confirmed only when it is on the disk, since a battery may die at any moment. */
export async function connect(options: DatabaseOptions): Promise<Connection> {
  const { name, indexedDB, IDBKeyRange, onBlocked, onBroughtBack, second = bucketFactory } = options;
  const common = { IDBKeyRange, autoOpen: false, cache: 'disabled' } as const;
  const db = new Dexie(name, { ...common, indexedDB, chromeTransactionDurability: 'strict' });
  const found = (await indexedDB.databases?.())?.find((one) => one.name === name);
  const newer = (found?.version ?? 0) > WRITTEN;
  // Without declared tables Dexie takes a database as it is and changes nothing in it.
  if (!newer) db.version(VERSION).stores(KEYS);
  db.on('blocked', onBlocked);
  const openCopy = async () => {
    const factory = newer ? undefined : await second();
    if (!factory) return;
    const there = new Dexie(name, { ...common, indexedDB: factory });
    there.version(VERSION).stores(KEYS);
    return there.open();
  };
  const copy = secondCopy(db, openCopy, onBroughtBack);
  await db.open();
  await copy.begin();
  return new Connection(db, newer, copy);
}
