/** A database of its own for each test, really run, with a back door and with faults on demand. */
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { deleteRecord } from '../../src/journal/deleting.ts';
import { openDisk } from '../../src/journal/disk.ts';
import type { Journal } from '../../src/journal/record.ts';
import { type Answer, type Store, storeOn } from '../../src/journal/store.ts';
import { header, type Mark, payload, type Tally } from './tally.ts';

export const NAME = 'scovell';
export let indexedDB: IDBFactory;
const stores: Store<Mark>[] = [];
const diskOf = (of = payload) => openDisk({ name: NAME, schema: of.schema, indexedDB, IDBKeyRange });
/** Deletes on a connection of its own. */
export async function deleted(id: string): Promise<Answer<null>> {
  const disk = diskOf();
  const gone = await deleteRecord(disk, id);
  disk.shelf.close();
  return gone;
}
/** One more tab on the same database. */
export function tab(of = payload): Store<Mark> {
  const store = storeOn(diskOf(of), of);
  stores.push(store);
  return store;
}
export let store: Store<Mark>;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  indexedDB = new IDBFactory();
  store = tab();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of stores.splice(0)) one.close();
});

export function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}
export const battle = async (from = store, id = header.id) => value(await from.loadBattle(id));

/** Stores the entries of `journal` from the `from`th on, one by one; the first problem ends it. */
export async function keep(journal: Journal<Tally, Mark>, into = store, from = 0): Promise<Answer<null>> {
  for (const entry of journal.entries.slice(from)) {
    const kept = await into.appendEntry(header.id, entry, entry.prev, { sum: entry.seq });
    if (!kept.ok) return kept;
  }
  return { ok: true, value: null };
}

/** Into the database by the back door, on a connection of its own. */
export function raw<T>(
  mode: 'readonly' | 'readwrite',
  name: string,
  work: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(name, mode);
      const request = work(transaction.objectStore(name) as IDBObjectStore);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
      transaction.onerror = () => reject(transaction.error);
    };
  });
}
export const rowsOf = (name: string) => raw<unknown[]>('readonly', name, (table) => table.getAll());

/** Every write to the database from now on first asks `before`, which may throw, abort, or say what to do after it. */
export function atEachWrite(before: (nth: number, transaction: IDBTransaction) => (() => void) | undefined): void {
  let nth = 0;
  for (const method of ['add', 'put', 'delete'] as const) {
    const write = IDBObjectStore.prototype[method] as (...args: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args: unknown[]) {
      const after = before(++nth, this.transaction);
      const request = write.apply(this, args);
      if (after) request.addEventListener('success', after);
      return request as never;
    });
  }
}
/** Ends a transaction as the browser does when its disk fails. */
export const endWith = (transaction: IDBTransaction, error: string) =>
  (transaction as unknown as { _abort(error: string): void })._abort(error);
