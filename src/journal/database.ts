/**
 * What is needed of IndexedDB: a connection, and transactions that are answered once they have been committed. The
 * browser's own words and no layer between: a slow phone would spend longer in it than on the disk.
 */

export type TableName = 'battles' | 'heads' | 'entries' | 'settings' | 'scenarios';

/** What a row of each table is found by. */
const KEYS: Record<TableName, string | string[]> = {
  battles: 'id',
  heads: 'id',
  entries: ['battle', 'seq'],
  settings: 'key',
  scenarios: 'id',
};

/** The version this app makes and writes. The first builds counted in tens, so the next is 20. */
const VERSION = 10;

export interface Connection {
  readonly db: IDBDatabase;
  /** A newer version made this database: it is taken as it is found, and only read. */
  readonly newer: boolean;
  /** Of the same make as the database. */
  readonly Range: typeof globalThis.IDBKeyRange;
}

/** How the browser names what went wrong. */
export const nameOf = (error: unknown): string | undefined => {
  const name = (error as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
};

/** As it lies on the disk when no version is given. */
const opened = (factory: IDBFactory, name: string, version?: number): Promise<IDBDatabase> => {
  const request = factory.open(name, version);
  request.onupgradeneeded = () => {
    const { result: db } = request;
    for (const [table, keyPath] of Object.entries(KEYS))
      if (!db.objectStoreNames.contains(table)) db.createObjectStore(table, { keyPath });
  };
  return answer(request);
};

export async function connect(name: string, factory: IDBFactory, Range: Connection['Range']): Promise<Connection> {
  const db = await opened(factory, name, VERSION).catch((error) => {
    if (nameOf(error) === 'VersionError') return opened(factory, name);
    throw error;
  });
  // Another tab wants to change or clear the database, and would wait for this one for ever.
  db.onversionchange = () => db.close();
  return { db, newer: db.version > VERSION, Range };
}

/** What a request brings. Within a transaction nothing else may be waited for, or the browser ends it. */
export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * One transaction, all or nothing: done when `work` is done and all that it wrote has been committed, and on the disk.
 * Whatever `work` throws takes everything back.
 */
export function transact<T>(
  { db }: Connection,
  mode: 'readonly' | 'readwrite',
  tables: readonly TableName[],
  work: (on: IDBTransaction) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const names = [...tables];
    const transaction =
      mode === 'readwrite' ? db.transaction(names, mode, { durability: 'strict' }) : db.transaction(names);
    let wrong: unknown = new DOMException('aborted', 'AbortError');
    const working = work(transaction);
    transaction.oncomplete = () => resolve(working);
    transaction.onabort = () => reject(transaction.error ?? wrong);
    working.catch((error) => {
      wrong = error;
      try {
        transaction.abort();
      } catch {
        // It has ended by itself, and says why.
      }
    });
  });
}
