/**
 * A second copy of every row, in a storage bucket of its own.
 *
 * Chromium keeps all databases of an origin in one log. If its process ends in the middle of a write, the next start
 * writes on behind the torn record, and the start after that finds the log damaged and deletes all of it. A bucket has
 * a log of its own: what one loses the other still has. Browsers without buckets keep their databases in another way.
 */
import type Dexie from 'dexie';
import type { DBCoreMutateRequest, Table } from 'dexie';

/** The factory of the bucket's databases; undefined if this browser has no buckets. */
export async function bucketFactory(): Promise<IDBFactory | undefined> {
  const { storageBuckets } = navigator as {
    readonly storageBuckets?: { open(name: string): Promise<{ readonly indexedDB: IDBFactory }> };
  };
  return (await storageBuckets?.open('second'))?.indexedDB;
}

/** Rows copied at a time, so that no page waits. */
const PART = 100;

const isEmpty = async (db: Dexie): Promise<boolean> =>
  (await Promise.all(db.tables.map((rows) => rows.count()))).every((count) => count === 0);
const keysOf = (rows: Table) => rows.toCollection().primaryKeys();

/**
 * Copies the rows that `to` lacks; with `newer` also those it has otherwise, except entries, which never change.
 * Deletes nothing: a row too many is harmless, and what looks deleted may be what was lost.
 */
async function level(from: Dexie, to: Dexie, newer: boolean): Promise<void> {
  for (const rows of to.tables) {
    const source = from.table(rows.name);
    const there = new Set(newer && rows.name !== 'entries' ? [] : (await keysOf(rows)).map(String));
    const wanted = (await keysOf(source)).filter((key) => !there.has(String(key)));
    for (let at = 0; at < wanted.length; at += PART) {
      const part = wanted.slice(at, at + PART);
      const mine = await source.bulkGet(part);
      await to.transaction('rw', rows, async () => {
        const theirs = await rows.bulkGet(part);
        const differs = (row: unknown, i: number) =>
          row && (newer ? JSON.stringify(row) !== JSON.stringify(theirs[i]) : !theirs[i]);
        await rows.bulkPut(mine.filter(differs));
      });
    }
  }
}

/** Milliseconds to wait for the copy before going on without it. */
const PATIENCE = 4000;
const inTime = (work: Promise<unknown>) => Promise.race([work, new Promise((_, late) => setTimeout(late, PATIENCE))]);

export interface SecondCopy {
  /** Called once `db` is open. If it is empty, brings back what it lost. */
  readonly begin: () => Promise<unknown>;
  /**
   * Until the copy has all that was written. Each write waits for it before it begins and before it is confirmed: the
   * log may be torn since the life before, and then the next start drops whatever stands in `db` alone. Never fails:
   * without a copy the rows still stand in `db`.
   */
  readonly ready: () => Promise<unknown>;
  readonly close: () => void;
}

/** Passes every write of `db` on to a copy. Call it before `db` is opened. */
export function secondCopy(db: Dexie, open: () => Promise<Dexie | undefined>): SecondCopy {
  let copy: Dexie | undefined;
  /** The newest write to the copy, behind all others. */
  let writing: Promise<unknown> = Promise.resolve();
  const close = () => {
    copy?.close();
    copy = undefined;
  };

  const passing = new WeakMap<object, (readonly [table: string, DBCoreMutateRequest])[]>();

  /** Writes to the copy what one transaction wrote, as one transaction too: by hand, as a tap waits for it. */
  const write = (to: Dexie, all: readonly (readonly [table: string, DBCoreMutateRequest])[]) =>
    new Promise<void>((resolve, reject) => {
      const work = to.backendDB().transaction(
        to.tables.map((rows) => rows.name),
        'readwrite',
      );
      work.oncomplete = () => resolve();
      work.onabort = reject;
      for (const [table, request] of all) {
        const rows = work.objectStore(table);
        // A row that is added may be there already.
        if ('values' in request) for (const row of request.values) rows.put(row);
        else
          to.core
            .table(table)
            .mutate({ ...request, trans: work })
            .catch(reject);
      }
    });

  /** Collects what a transaction writes, until it is on the disk. */
  function pass(table: string, request: DBCoreMutateRequest): void {
    if (!copy) return;
    const to = copy;
    const trans = request.trans as unknown as IDBTransaction;
    const all = passing.get(trans) ?? [];
    all.push([table, request]);
    if (all.length === 1) {
      passing.set(trans, all);
      const ended = new Promise<boolean>((resolve) => {
        trans.addEventListener('complete', () => resolve(true));
        trans.addEventListener('abort', () => resolve(false));
      });
      writing = Promise.all([writing, ended])
        .then(([, kept]) => kept && inTime(write(to, all)))
        .catch(close);
    }
  }

  async function meet(empty: boolean): Promise<void> {
    const there = await open();
    if (!there) return;
    await (empty ? level(there, db, false) : level(db, there, true));
    copy = there;
  }

  async function begin(): Promise<unknown> {
    const empty = await isEmpty(db);
    writing = inTime(meet(empty)).catch(close);
    return empty && writing;
  }

  db.use({
    stack: 'dbcore',
    name: 'second',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        const mutate = (request: DBCoreMutateRequest) => {
          pass(name, request);
          return table.mutate(request);
        };
        return { ...table, mutate };
      },
    }),
  });
  return { begin, ready: () => writing, close };
}
