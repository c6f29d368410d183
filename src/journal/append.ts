/**
 * The write behind every tap: one transaction straight on the database that Dexie keeps open. It is the same write as
 * Dexie would make; but a slow phone spends several times as long in its layers as on the disk, and a player waits for it.
 */

/** What is found where the new rows are to go: `ready` to write them, or a reason to leave all as it is. */
export type Found = 'write' | 'leave';

export interface Appending<Row> {
  /** Of the row of `heads` to be read and written again. */
  readonly id: string;
  /** Asked within the transaction, with the row that lies there. */
  readonly look: (row: Row | undefined) => Found;
  /** The row that takes its place. */
  readonly head: (row: Row) => Row;
  readonly entries: readonly unknown[];
}

/** Resolves once the transaction has been committed and is on the disk. */
export function appendRows<Row>(database: IDBDatabase, { id, look, head, entries }: Appending<Row>): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['heads', 'entries'], 'readwrite', { durability: 'strict' });
    const heads = transaction.objectStore('heads');
    let wrong: unknown = null;
    const asked: IDBRequest<Row | undefined> = heads.get(id);
    asked.onsuccess = () => {
      try {
        const row = asked.result;
        if (look(row) === 'leave' || !row) return;
        const store = transaction.objectStore('entries');
        for (const entry of entries) store.add(entry);
        heads.put(head(row));
        transaction.commit?.();
      } catch (error) {
        wrong = error;
        transaction.abort();
      }
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(wrong ?? transaction.error ?? new DOMException('aborted', 'AbortError'));
    transaction.onerror = (event) => {
      wrong ??= (event.target as IDBRequest | null)?.error ?? null;
    };
  });
}
