/**
 * IndexedDB in promises, and no more of it than the store needs. A transaction answers when it has been committed and
 * the disk has it; when anything in it fails, all of it is undone and the first failure is told.
 */

/** Tables by name, each with the member or members of a row that are its key. */
export type Tables = Readonly<Record<string, string | readonly string[]>>;

export type Key = string | readonly (string | number)[];

/** The tables a transaction was begun for. What is awaited in it must come from here, or the browser ends it early. */
export interface Work {
  get<Row>(table: string, key: Key): Promise<Row | undefined>;
  /** All rows in the order of their keys; with `under` those whose key begins with it. */
  all<Row>(table: string, under?: string): Promise<Row[]>;
  /** Fails when the key is taken. */
  add(table: string, row: object): Promise<unknown>;
  put(table: string, row: object): Promise<unknown>;
  delete(table: string, key: Key): Promise<unknown>;
  /** Deletes all rows whose key begins with `under`. */
  deleteUnder(table: string, under: string): Promise<unknown>;
}

export interface Database {
  /** Made by a newer version: it is taken as it was found. */
  readonly newer: boolean;
  read<T>(tables: readonly string[], work: (on: Work) => Promise<T>): Promise<T>;
  change<T>(tables: readonly string[], work: (on: Work) => Promise<T>): Promise<T>;
  close(): void;
}

type KeyRange = typeof IDBKeyRange;

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  const answer = new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  // Where one of several fails the others fall with it, and nobody waits for them any more.
  answer.catch(() => undefined);
  return answer;
}

function workOn(transaction: IDBTransaction, range: KeyRange): Work {
  const table = (name: string) => transaction.objectStore(name);
  // An array sorts after every string and number.
  const under = (start: string) => range.bound([start], [start, []]);
  return {
    get: (name, key) => answerOf(table(name).get(key as IDBValidKey)),
    all: (name, start) => answerOf(table(name).getAll(start === undefined ? null : under(start))),
    add: (name, row) => answerOf(table(name).add(row)),
    put: (name, row) => answerOf(table(name).put(row)),
    delete: (name, key) => answerOf(table(name).delete(key as IDBValidKey)),
    deleteUnder: (name, start) => answerOf(table(name).delete(under(start))),
  };
}

function run<T>(transaction: IDBTransaction, range: KeyRange, work: (on: Work) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const working = work(workOn(transaction, range));
    working.catch((error: unknown) => {
      failure ??= error;
      try {
        transaction.abort();
      } catch {
        // It has ended already; what ended it is told below.
      }
    });
    transaction.oncomplete = () => {
      working.then(resolve, reject);
    };
    // A commit that the disk refuses has a reason of its own; a failed write was told before.
    transaction.onabort = () =>
      reject(failure ?? transaction.error ?? new DOMException('The transaction was ended', 'AbortError'));
  });
}

function openAt(factory: IDBFactory, name: string, tables: Tables, version?: number): Promise<IDBDatabase> {
  const request = factory.open(name, version);
  request.onupgradeneeded = () => {
    for (const [table, key] of Object.entries(tables))
      request.result.createObjectStore(table, { keyPath: key as string | string[] });
  };
  return answerOf(request);
}

/** Opens the database, and makes it when there is none. */
export async function openDatabase(
  name: string,
  version: number,
  tables: Tables,
  factory: IDBFactory,
  range: KeyRange,
): Promise<Database> {
  const isNewer = (error: unknown) => (error as { name?: unknown } | null)?.name === 'VersionError';
  const db = await openAt(factory, name, tables, version).catch((error: unknown) => {
    if (isNewer(error)) return openAt(factory, name, {});
    throw error;
  });
  // Another tab brings a newer version, or the site is cleared: neither should have to wait for this one.
  db.onversionchange = () => db.close();
  return {
    newer: db.version > version,
    read: async (names, work) => run(db.transaction(names, 'readonly'), range, work),
    change: async (names, work) => run(db.transaction(names, 'readwrite', { durability: 'strict' }), range, work),
    close: () => db.close(),
  };
}
