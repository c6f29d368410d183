/**
 * A second database beside the records: the state of a long record after one of its entries, so that opening it need
 * not start at the first. The record always wins, and this database may be deleted at any time: if anything goes wrong
 * here, the record is read from its start.
 */
import Dexie, { type Table } from 'dexie';
import { digest } from './hash.ts';
import type { Hash } from './header.ts';
import type { Stood } from './record.ts';

/** The state of a record, and how it was computed. */
export interface StoodRow<State> extends Stood<State> {
  readonly id: string;
  /** What the first entry follows from. */
  readonly root: Hash;
  /** The rules that computed the state. Other rules may give another state. */
  readonly rules: string;
  /** The digest of the state. A row that does not match it is not used. */
  readonly mark: Hash;
}

export interface Beside {
  /** The row of a record if the same rules wrote it; null if there is none to use. */
  stood(id: string): Promise<StoodRow<unknown> | null>;
  keep(row: Omit<StoodRow<unknown>, 'rules' | 'mark'>): Promise<void>;
  /** Deletes the rows of all other records. */
  only(ids: ReadonlySet<string>): Promise<void>;
  forget(id: string): Promise<void>;
}

export interface BesideOptions {
  readonly name: string;
  readonly rules: string;
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof globalThis.IDBKeyRange;
}

function fits(row: StoodRow<unknown>, rules: string): boolean {
  try {
    return row.rules === rules && digest(row.state) === row.mark;
  } catch {
    return false;
  }
}

export function openBeside({
  name,
  rules,
  indexedDB = globalThis.indexedDB,
  IDBKeyRange = globalThis.IDBKeyRange,
}: BesideOptions): Beside {
  let opening: Promise<Table<StoodRow<unknown>, string>> | null = null;

  async function connected(): Promise<Table<StoodRow<unknown>, string>> {
    const db = new Dexie(name, { indexedDB, IDBKeyRange, autoOpen: false, cache: 'disabled' });
    db.version(1).stores({ stood: 'id' });
    await db.open();
    return db.table('stood');
  }

  /** Null if the database is unavailable: full disk, private window, dropped connection. */
  async function ask<T>(work: (rows: Table<StoodRow<unknown>, string>) => PromiseLike<T>): Promise<T | null> {
    opening ??= connected();
    const mine = opening;
    try {
      return await work(await mine);
    } catch {
      // The next question reopens it.
      if (opening === mine) opening = null;
      mine.then(
        ({ db }) => db.close(),
        () => undefined,
      );
      return null;
    }
  }

  return {
    async stood(id) {
      const row = await ask((rows) => rows.get(id));
      return row && fits(row, rules) ? row : null;
    },
    async keep(row) {
      await ask((rows) => rows.put({ ...row, rules, mark: digest(row.state) }));
    },
    async only(ids) {
      await ask(async (rows) => {
        const gone = (await rows.toCollection().primaryKeys()).filter((id) => !ids.has(id));
        await rows.bulkDelete(gone);
      });
    },
    async forget(id) {
      await ask((rows) => rows.delete(id));
    },
  };
}
