/**
 * What lies beside the records, in a database of its own: how a long record stood after one of its entries, so that
 * opening it need not begin at the first. It follows from the record, is believed in nothing that the record does not say,
 * and may be thrown away at any time: whatever goes wrong here, the record is read from its beginning.
 */
import Dexie, { type Table } from 'dexie';
import { digest } from './hash.ts';
import type { Hash } from './header.ts';
import type { Stood } from './record.ts';

/** How a record stood, and what that was reckoned by. */
export interface StoodRow<State> extends Stood<State> {
  readonly id: string;
  /** What the first entry follows from. */
  readonly root: Hash;
  /** The rules that made the state of the entries: others may make another. */
  readonly rules: string;
  /** The digest of the state: a row that is not as it was written is not used. */
  readonly mark: Hash;
}

export interface Beside {
  /** The row of a record, as it was written by the same rules; null where there is none to be used. */
  stood(id: string): Promise<StoodRow<unknown> | null>;
  keep(row: Omit<StoodRow<unknown>, 'rules' | 'mark'>): Promise<void>;
  /** What is kept of records that are not among these is thrown away. */
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

  /** Null where it cannot be had: a full disk, a private window, a database that was dropped. */
  async function ask<T>(work: (rows: Table<StoodRow<unknown>, string>) => PromiseLike<T>): Promise<T | null> {
    opening ??= connected();
    const mine = opening;
    try {
      return await work(await mine);
    } catch {
      // The next question opens it anew.
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
