/**
 * The disk that fails and the battery that dies, at any write there is: what the store has confirmed is there afterwards,
 * what it has not is there whole or not at all. The database is really run; only its faults are made.
 */
import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { openDisk } from '../../src/journal/disk.ts';
import { open } from '../../src/journal/record.ts';
import { type Answer, type Store, storeOn } from '../../src/journal/store.ts';
import { randomOf } from '../battlefield/bot.ts';
import { deeds, fresh, header, type Mark, machine, payload, perform, seed } from '../journal/tally.ts';
import { type Attack, type Count, counting, note, type Outcome } from './count.ts';

type Random = (n: number) => number;

const NAME = 'scovell';
const FAULTS = ['death', 'unheard', 'full', 'full at the commit', 'broken off', 'lost'] as const;
type Fault = (typeof FAULTS)[number];

/** Ends a transaction as the browser does when its disk fails. */
const endWith = (transaction: IDBTransaction, error: string): void =>
  (transaction as unknown as { _abort(error: string): void })._abort(error);

/** Makes the fault at the `at`th write from now on; after a death nothing answers any more until it is taken back. */
function breaking(fault: Fault, at: number): { readonly mend: () => void; readonly struck: () => boolean } {
  let nth = 0;
  let dead = false;
  let struck = false;
  const prototype = IDBObjectStore.prototype;
  const kept = { add: prototype.add, put: prototype.put, delete: prototype.delete };
  const begin = IDBDatabase.prototype.transaction;
  const opens = IDBFactory.prototype.open;
  const strike = (store: IDBObjectStore, request: () => IDBRequest): IDBRequest => {
    struck = true;
    const { transaction } = store;
    if (fault === 'full') throw new DOMException('full', 'QuotaExceededError');
    if (fault === 'lost') endWith(transaction, 'UnknownError');
    if (fault === 'death') {
      dead = true;
      endWith(transaction, 'UnknownError');
    }
    const written = request();
    if (fault === 'broken off') written.addEventListener('success', () => endWith(transaction, 'AbortError'));
    if (fault === 'full at the commit')
      written.addEventListener('success', () => endWith(transaction, 'QuotaExceededError'));
    // It reaches the disk, and nobody lives to hear of it.
    if (fault === 'unheard') dead = true;
    return written;
  };
  for (const method of ['add', 'put', 'delete'] as const) {
    const write = kept[method] as (...args: unknown[]) => IDBRequest;
    prototype[method] = function (this: IDBObjectStore, ...args: unknown[]) {
      if (dead && fault === 'death') throw new DOMException('gone', 'UnknownError');
      nth += 1;
      const request = () => write.apply(this, args);
      return nth === at ? strike(this, request) : request();
    } as never;
  }
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof begin>) {
    // The database opens itself by a transaction of that kind, and has nobody to tell.
    if (dead && `${args[1]}` !== 'versionchange') throw new DOMException('gone', 'UnknownError');
    return begin.apply(this, args);
  };
  IDBFactory.prototype.open = function (this: IDBFactory, ...args: Parameters<typeof opens>) {
    if (dead) throw new DOMException('gone', 'UnknownError');
    return opens.apply(this, args);
  };
  const mend = () => {
    Object.assign(prototype, kept);
    IDBDatabase.prototype.transaction = begin;
    IDBFactory.prototype.open = opens;
  };
  return { mend, struck: () => struck };
}

/** What makes a store of the one that is tortured: itself, or a control that must be caught. */
export type Made = (store: Store<Mark>) => Store<Mark>;
export const asItIs: Made = (store) => store;

/** A control: it confirms a write as soon as it is asked for, and writes after that. */
export const tooEarly: Made = (store) => {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    appendEntry: async (...entry) => {
      queue = queue.then(() => new Promise((resolve) => setTimeout(resolve))).then(() => store.appendEntry(...entry));
      return { ok: true, value: null };
    },
  };
};

/** A control that must not be found out: it takes its time, and confirms when it has written. */
export const late: Made = (store) => ({
  ...store,
  appendEntry: async (...entry) => {
    await new Promise((resolve) => setTimeout(resolve));
    return store.appendEntry(...entry);
  },
});

/** A battle of deeds, undone ones and such as came back. */
function history(random: Random) {
  let journal = fresh();
  for (let n = 4 + random(8); n > 0; n -= 1) {
    const act = random(4) === 0 ? ({ do: random(2) === 0 ? 'undo' : 'redo' } as const) : null;
    journal = act ? perform(journal, act, n) : deeds(1, journal);
  }
  return journal;
}

const tab = (indexedDB: IDBFactory): Store<Mark> =>
  storeOn(openDisk({ name: NAME, schema: payload.schema, indexedDB, IDBKeyRange }), payload);

/** How one life of the app ended: how many entries were confirmed, and whether anything was refused. */
interface Life {
  readonly begun: boolean;
  readonly confirmed: number;
  readonly imported: boolean;
  readonly told: boolean;
}

async function live(store: Store<Mark>, journal: ReturnType<typeof history>): Promise<Life> {
  const begun = await store.createBattle(header, seed, { sum: 0 });
  let told = !begun.ok;
  let confirmed = 0;
  for (const entry of begun.ok ? journal.entries : []) {
    const kept: Answer<null> = await store.appendEntry(header.id, entry, entry.prev, { sum: entry.seq });
    if (!kept.ok) {
      told = true;
      break;
    }
    confirmed = entry.seq;
  }
  const imported = await store.importBattle({ header, seed, entries: journal.entries }, null, 'copy');
  return { begun: begun.ok, confirmed, imported: imported.ok, told: told || !imported.ok };
}

/** What is on the disk after it, read by an app that starts anew. */
async function look(indexedDB: IDBFactory, journal: ReturnType<typeof history>, life: Life): Promise<Outcome> {
  const risen = tab(indexedDB);
  try {
    const there = await risen.loadBattle(header.id);
    const copy = await risen.loadBattle('copy');
    if (life.imported && !(copy.ok && copy.value.record.entries.length === journal.entries.length)) return 'lost';
    if (copy.ok && copy.value.damage) return 'lost';
    if (!there.ok) return life.begun || there.problem !== 'gone' ? 'lost' : 'noticed';
    const { record, damage } = there.value;
    const sound = record.entries.every((entry, i) => entry.hash === journal.entries[i]?.hash);
    if (damage || !sound || record.entries.length < life.confirmed) return 'lost';
    if (record.entries.length > life.confirmed + 1) return 'lost';
    if (!open(record.header, record.entries, machine).ok) return 'lost';
    for (const entry of journal.entries.slice(record.entries.length))
      if (!(await risen.appendEntry(header.id, entry, entry.prev, null)).ok) return 'lost';
    return life.told ? 'noticed' : 'survived';
  } finally {
    risen.close();
  }
}

/** One life, one fault, one look at what is left. */
async function tortured(made: Made, fault: Fault, random: Random): Promise<Outcome> {
  const indexedDB = new IDBFactory();
  const journal = history(random);
  const store = made(tab(indexedDB));
  const { mend, struck } = breaking(fault, 1 + random(3 + 3 * journal.entries.length));
  let life: Life;
  try {
    life = await live(store, journal);
  } finally {
    mend();
    store.close();
  }
  const outcome = await look(indexedDB, journal, life);
  if (outcome === 'survived' && !struck()) throw new Error('The fault did not come about.');
  return outcome;
}

async function* failing(name: string, made: Made, tries: number): AsyncGenerator<Count, Count, undefined> {
  const count = counting(name);
  const warn = console.warn;
  // The database library warns of each fault that is made here.
  console.warn = () => undefined;
  try {
    for (let n = 0; n < tries; n += 1) {
      const fault = FAULTS[n % FAULTS.length] ?? 'death';
      note(count, await tortured(made, fault, randomOf(n + 1)), () => `${fault}, try ${n}`);
      yield count;
    }
  } finally {
    console.warn = warn;
  }
  return count;
}

export const faults: Attack = {
  name: 'a death or a fault at a write',
  short: 60,
  long: 6000,
  run: (tries) => failing('a death or a fault at a write', asItIs, tries),
};

/** Not an attack: the torture must find out what confirms too early. */
export const control = (tries: number, made = tooEarly) =>
  failing('control: confirms before it is written', made, tries);

// ---- two who write ---------------------------------------------------------------------------------------------------

/**
 * Two tabs, each with the record as it last read it, and no lock between them: the one that was frozen goes on as if
 * nothing had been, the one that crashed begins anew. What either was told is written stands in the one chain.
 */
async function crossed(random: Random): Promise<Outcome> {
  const indexedDB = new IDBFactory();
  const tabs = [tab(indexedDB), tab(indexedDB)];
  const confirmed: string[] = [];
  let refused = false;
  const read = async (of: Store<Mark>) => {
    const loaded = await of.loadBattle(header.id);
    const opened = loaded.ok ? open(loaded.value.record.header, loaded.value.record.entries, machine) : null;
    if (!opened?.ok) throw new Error('It does not open.');
    return opened.journal;
  };
  try {
    await tabs[0]?.createBattle(header, seed, null);
    const known = await Promise.all(tabs.map(read));
    await Promise.all(
      tabs.map(async (mine, i) => {
        for (let n = 0; n < 8; n += 1) {
          const before = known[i];
          if (!before) return;
          const next = perform(before, { do: 'deed', play: `${i} ${n}`, events: [{ kind: 'add', n }] }, n);
          const entry = next.entries.at(-1);
          if (!entry) return;
          for (let frozen = random(4); frozen > 0; frozen -= 1) await new Promise((resolve) => setTimeout(resolve));
          const kept = await mine.appendEntry(header.id, entry, before.head, null);
          if (kept.ok) confirmed.push(entry.hash);
          refused ||= !kept.ok;
          known[i] = kept.ok ? next : await read(mine);
        }
      }),
    );
    const { entries } = await read(tab(indexedDB));
    const there = new Set(entries.map(({ hash }) => hash));
    if (!confirmed.every((hash) => there.has(hash)) || there.size !== confirmed.length) return 'lost';
    return refused ? 'noticed' : 'survived';
  } finally {
    for (const each of tabs) each.close();
  }
}

export const holders: Attack = {
  name: 'two who write, one frozen or crashed',
  short: 15,
  long: 1000,
  async *run(tries) {
    const count = counting(holders.name);
    for (let n = 0; n < tries; n += 1) {
      note(count, await crossed(randomOf(n + 1)), () => `try ${n}`);
      yield count;
    }
    return count;
  },
};
