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
  const { storageBuckets } = navigator;
  return (await storageBuckets?.open('second'))?.indexedDB;
}

/** Rows copied at a time, so that no page waits. */
const PART = 100;

/** Whether there is no battle and no scenario. A start that could not wait for the copy may have written a setting. */
const isEmpty = async (db: Dexie): Promise<boolean> =>
  (await Promise.all(db.tables.map((rows) => (rows.name === 'settings' ? 0 : rows.count())))).every(
    (count) => count === 0,
  );
const keysOf = (rows: Table) => rows.toCollection().primaryKeys();

/**
 * Copies the rows that `to` lacks or has otherwise; of entries, which never change, those it lacks. Deletes nothing: a
 * row too many is harmless, and what looks deleted may be what was lost.
 */
async function level(from: Dexie, to: Dexie): Promise<void> {
  for (const rows of to.tables) {
    const source = from.table(rows.name);
    const there = new Set(rows.name === 'entries' ? (await keysOf(rows)).map(String) : []);
    const wanted = (await keysOf(source)).filter((key) => !there.has(String(key)));
    for (let at = 0; at < wanted.length; at += PART) {
      const part = wanted.slice(at, at + PART);
      const mine = await source.bulkGet(part);
      await to.transaction('rw', rows, async () => {
        const theirs = await rows.bulkGet(part);
        await rows.bulkPut(mine.filter((row, i) => row && JSON.stringify(row) !== JSON.stringify(theirs[i])));
      });
    }
  }
}

/**
 * Brings back what `db` lacks, all at once: to the next start the half of it would look like everything. Tells whether
 * there was anything.
 */
async function bringBack(from: Dexie, db: Dexie): Promise<boolean> {
  const copied = await Promise.all(
    from.tables.map(async (rows) => ({
      name: rows.name,
      keys: (await keysOf(rows)).map(String),
      rows: await rows.toArray(),
    })),
  );
  if (copied.every(({ keys }) => keys.length === 0)) return false;
  return db.transaction('rw', db.tables, async () => {
    let brought = 0;
    for (const { name, keys, rows } of copied) {
      const here = new Set((await keysOf(db.table(name))).map(String));
      const lost = rows.filter((_, i) => !here.has(keys[i] ?? ''));
      await db.table(name).bulkPut(lost);
      brought += lost.length;
    }
    return brought > 0;
  });
}

/** Milliseconds to wait for the copy before going on without waiting. */
const PATIENCE = 4000;
/** Milliseconds to wait for what comes back, once the copy has answered. */
const LONGEST = 60_000;

/** Whether a work that never fails is done in time. */
async function inTime(work: Promise<unknown>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const isDone = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return isDone;
}

export interface SecondCopy {
  /** Called once `db` is open. If it is empty, brings back what it lost. */
  readonly begin: () => Promise<unknown>;
  /**
   * Until the copy has all that was written. Each write waits for it before it begins and before it is confirmed: the
   * log may be torn since the life before, and then the next start drops whatever stands in `db` alone. Never fails:
   * without a copy the rows still stand in `db`. A copy that is late is written on, and waited for again once it has
   * caught up.
   */
  readonly ready: () => Promise<unknown>;
  readonly close: () => void;
}

/**
 * Passes every write of `db` on to a copy. Call it before `db` is opened. `onLate` is told when rows came back after
 * somebody had been shown that there are none.
 */
export function secondCopy(db: Dexie, open: () => Promise<Dexie | undefined>, onLate = () => {}): SecondCopy {
  /** Undefined before `begin`, in a browser without buckets, and once the copy has failed. */
  let opened: Promise<Dexie | undefined> | undefined;
  /** All work on the copy, one step behind the other. Never fails. */
  let work: Promise<unknown> = Promise.resolve();
  let isLate = false;

  const close = () => {
    opened?.then((copy) => copy?.close()).catch(() => undefined);
    opened = undefined;
  };

  /** Does a step on the copy behind all others. A copy that fails is left. */
  function next(step: (copy: Dexie) => unknown): void {
    const on = opened;
    if (!on) return;
    work = Promise.all([on, work])
      .then(([copy]) => copy && on === opened && step(copy))
      .catch(close);
  }

  /** Nobody waits until the newest step is done. */
  function catchUp(): void {
    const newest = work;
    isLate = true;
    void newest.then(() => {
      if (newest === work) isLate = false;
      else catchUp();
    });
  }

  /** Waits for work on the copy, unless it is late already. */
  async function wait(until: Promise<unknown>, patience = PATIENCE): Promise<void> {
    if (!isLate && !(await inTime(until, patience))) catchUp();
  }

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
    if (!opened) return;
    const trans = request.trans as unknown as IDBTransaction;
    const all = passing.get(trans) ?? [];
    all.push([table, request]);
    if (all.length > 1) return;
    passing.set(trans, all);
    const ended = new Promise<boolean>((resolve) => {
      trans.addEventListener('complete', () => resolve(true));
      trans.addEventListener('abort', () => resolve(false));
    });
    next(async (copy) => (await ended) && write(copy, all));
  }

  async function begin(): Promise<void> {
    const wasEmpty = await isEmpty(db);
    opened = open();
    next(async (copy) => {
      if (wasEmpty && (await bringBack(copy, db)) && isLate) onLate();
      return level(db, copy);
    });
    if (!wasEmpty) return;
    await wait(opened.catch(() => undefined));
    await wait(work, LONGEST);
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
  return { begin, ready: () => wait(work), close };
}
