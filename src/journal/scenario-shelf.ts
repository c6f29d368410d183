/**
 * The shelf of scenarios: plain documents under an id, kept through Dexie. It is fetched when a scenario is wanted; the
 * battles have a hand of their own on the same database, because a player waits for each of their writes.
 */
import Dexie, { type Table } from 'dexie';
import { settled } from './canonical.ts';

export interface StoredScenario {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly data: unknown;
}

export interface ScenarioShelf {
  get(id: string): Promise<StoredScenario | null>;
  list(): Promise<readonly StoredScenario[]>;
  put(scenario: StoredScenario): Promise<void>;
  delete(id: string): Promise<void>;
  close(): void;
}

export interface ShelfOptions {
  /** Name of a database that is there already; Dexie takes it as it finds it. */
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof globalThis.IDBKeyRange;
}

export async function openScenarios({ name, indexedDB, IDBKeyRange }: ShelfOptions): Promise<ScenarioShelf> {
  const db = new Dexie(name, { chromeTransactionDurability: 'strict', indexedDB, IDBKeyRange });
  await db.open();
  const table: Table<StoredScenario, string> = db.table('scenarios');
  return {
    get: async (id) => (await table.get(id)) ?? null,
    list: async () => table.toArray(),
    put: async (scenario) => {
      await table.put(settled(scenario));
    },
    delete: async (id) => {
      await table.delete(id);
    },
    close: () => db.close(),
  };
}
