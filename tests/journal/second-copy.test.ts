/** What Chromium's one log loses, the bucket's log still has. */
import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteRecord } from '../../src/journal/deleting.ts';
import { type Disk, done, openDisk } from '../../src/journal/disk.ts';
import { append } from '../../src/journal/record.ts';
import { type Store, storeOn } from '../../src/journal/store.ts';
import { atEachWrite, endWith, keep, NAME, value } from './disk.ts';
import { deeds, header, type Mark, payload, seed, stamp } from './tally.ts';

let main: IDBFactory;
let bucket: IDBFactory;
const disks: Disk[] = [];
/** Starts the app on the two logs as they are. */
function start(
  second: () => Promise<IDBFactory | undefined> = async () => bucket,
  onBroughtBack = () => {},
): Disk & { store: Store<Mark> } {
  const disk = openDisk({ name: NAME, schema: payload.schema, indexedDB: main, IDBKeyRange, second, onBroughtBack });
  disks.push(disk);
  return { ...disk, store: storeOn(disk, payload) };
}
/** Ends the app at once: what it has confirmed stands in both logs. */
const end = async () => {
  for (const { shelf } of disks.splice(0)) shelf.close();
};
const loseMain = async () => {
  await end();
  main = new IDBFactory();
};
const loseBucket = async () => {
  await end();
  bucket = new IDBFactory();
};
const ids = async (store: Store<Mark>) => value(await store.listBattles()).map(({ id, count }) => [id, count]);
const scenario = { id: 'ligny', updated: 5, data: { title: 'Ligny' } };

/** The rows of a table in a log. */
const rowsIn = (log: IDBFactory, table: string): Promise<unknown[]> =>
  new Promise((resolve) => {
    const opening = log.open(NAME);
    opening.onsuccess = () => {
      const asking = opening.result.transaction(table).objectStore(table).getAll();
      asking.onsuccess = () => {
        opening.result.close();
        resolve(asking.result);
      };
    };
  });

/** The copies' transactions (they hold all tables) end no earlier than `until`. */
function holdCopies(until: Promise<void>): void {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, names, ...mode) {
    const work = transaction.call(this, names, ...mode);
    if (!Array.isArray(names) || names.length < 5) return work;
    let set: IDBTransaction['oncomplete'] = null;
    Object.defineProperty(work, 'oncomplete', {
      set: (to) => {
        set = to;
      },
    });
    work.addEventListener('complete', (event) => until.then(() => set?.call(work, event)));
    return work;
  });
}

beforeEach(() => {
  main = new IDBFactory();
  bucket = new IDBFactory();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
  await end();
});

describe('the second copy', () => {
  it('brings back battles, settings and scenarios after the first was thrown away, and the battle goes on', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(3), store));
    value(await store.putSetting('theme', 'dark'));
    value(await store.putScenario(scenario));
    await loseMain();
    const again = start().store;
    expect(await ids(again)).toEqual([[header.id, 3]]);
    expect(value(await again.getSetting('theme'))).toBe('dark');
    expect(value(await again.getScenario('ligny'))).toEqual(scenario);
    const { record, damage } = value(await again.loadBattle(header.id));
    expect([damage, record.seed, record.entries]).toEqual([undefined, seed, deeds(3).entries]);
    const further = append(deeds(3), { play: 'on', events: [], ...stamp(9) });
    value(await again.appendEntry(header.id, further.entries[3]!, further.entries[3]!.prev, null));
    await loseMain();
    expect(await ids(start().store)).toEqual([[header.id, 4]]);
  });

  it('does not bring back what was deleted', async () => {
    const first = start();
    value(await first.store.createBattle(header, seed, null));
    value(await keep(deeds(2), first.store));
    value(await first.store.putScenario(scenario));
    value(await deleteRecord(first, header.id));
    value(await first.store.deleteScenario('ligny'));
    for (const lose of [end, loseMain]) {
      await lose();
      const { store } = start();
      expect(await ids(store)).toEqual([]);
      expect(value(await store.listScenarios())).toEqual([]);
    }
  });

  it('is filled again after it was lost itself, before the next write is confirmed', async () => {
    const whole = deeds(460);
    const { store } = start();
    value(await store.createBattle(header, seed, null, whole.entries.slice(0, 450)));
    await loseBucket();
    value(await keep(whole, start().store, 450));
    await loseMain();
    expect(value(await start().store.loadBattle(header.id)).record.entries).toEqual(whole.entries);
  });

  it('is brought up to what was written without it', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(2), store));
    await end();
    const without = start(async () => undefined).store;
    value(await keep(deeds(5), without, 2));
    value(await without.putSetting('theme', 'sun'));
    await end();
    value(await start().store.putSetting('last', 1));
    await loseMain();
    const again = start().store;
    expect(await ids(again)).toEqual([[header.id, 5]]);
    expect(value(await again.getSetting('theme'))).toBe('sun');
  });

  it('is waited for by a write: a log torn in an earlier life loses no play of this one', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    let go = () => {};
    holdCopies(
      new Promise<void>((resolve) => {
        go = resolve;
      }),
    );
    let confirmed = 0;
    const plays = (async () => {
      value(await keep(deeds(1), store));
      confirmed += 1;
      value(await keep(deeds(2), store, 1));
      confirmed += 1;
    })();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([confirmed, (await ids(store))[0]?.[1]]).toEqual([0, 1]);
    go();
    await plays;
    await loseMain();
    expect(await ids(start().store)).toEqual([[header.id, confirmed]]);
  });

  it('is waited for by a deletion, since no later start takes out what it still has', async () => {
    const { store, change } = start();
    value(await store.putScenario(scenario));
    value(await store.putSetting('theme', 'dark'));
    await change(async () => done);
    let go = () => {};
    holdCopies(
      new Promise<void>((resolve) => {
        go = resolve;
      }),
    );
    let gone = false;
    const deleting = store.deleteScenario(scenario.id).then(() => {
      gone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(gone).toBe(false);
    go();
    await deleting;
    await loseMain();
    expect(value(await start().store.listScenarios())).toEqual([]);
  });

  it('never has what the first broke off', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(2), store));
    atEachWrite((_, transaction) => () => endWith(transaction, 'QuotaExceededError'));
    expect(await keep(deeds(3), store, 2)).toMatchObject({ ok: false });
    vi.restoreAllMocks();
    const other = append(deeds(2), { play: 'other', events: [], ...stamp(9) });
    value(await store.appendEntry(header.id, other.entries[2]!, other.entries[2]!.prev, null));
    await loseMain();
    const { record, damage } = value(await start().store.loadBattle(header.id));
    expect([damage, record.entries]).toEqual([undefined, other.entries]);
  });

  it.each([
    ['cannot be opened', () => Promise.reject(new Error('no bucket'))],
    [
      'is refused a database',
      async () =>
        ({
          open: () => {
            throw new DOMException('', 'SecurityError');
          },
        }) as never,
    ],
    ['has no bucket in this browser', async () => undefined],
  ])('that %s holds up nothing', async (_, second) => {
    const { store } = start(second);
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(2), store));
    await end();
    expect(await ids(start(second).store)).toEqual([[header.id, 2]]);
  });

  it('that does not answer holds up the first write for four seconds at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { store } = start(() => new Promise(() => undefined));
    const written = store.putSetting('theme', 'dark');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    value(await written);
  });

  it('that answers late brings all back then and tells it, and so does the next start if there was none', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(3), store));
    for (const isAmid of [true, false]) {
      await loseMain();
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      let answer = () => {};
      const told = vi.fn();
      const late = start(
        () =>
          new Promise((resolve) => {
            answer = () => resolve(bucket);
          }),
        told,
      ).store;
      const listed = ids(late);
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
      await vi.advanceTimersByTimeAsync(4000);
      expect(await listed).toEqual([]);
      vi.useRealTimers();
      // What such a start writes does not make the next one think that nothing was lost.
      value(await late.putSetting('theme', 'sun'));
      if (isAmid) await end();
      else answer();
      const now = isAmid ? start().store : late;
      await vi.waitFor(async () => expect(await ids(now)).toEqual([[header.id, 3]]));
      await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(isAmid ? 0 : 1));
      expect(value(await now.getSetting('theme'))).toBe('sun');
    }
  });

  it('that answers late at every start, and has no more than there is, tells nothing', async () => {
    const first = start().store;
    value(await first.putSetting('theme', 'sun'));
    value(await first.putSetting('last', 1));
    await end();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let answer = () => {};
    const told = vi.fn();
    const late = start(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(bucket);
        }),
      told,
    ).store;
    const listed = ids(late);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(4000);
    expect(await listed).toEqual([]);
    vi.useRealTimers();
    answer();
    value(await late.putSetting('last', 2));
    await vi.waitFor(async () => expect(await rowsIn(bucket, 'settings')).toContainEqual({ key: 'last', value: 2 }));
    expect(told).not.toHaveBeenCalled();
  });

  it('that is late is written on, and waited for again once it has caught up', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let go = () => {};
    holdCopies(
      new Promise<void>((resolve) => {
        go = resolve;
      }),
    );
    const first = keep(deeds(1), store);
    await vi.waitFor(async () => expect(await ids(store)).toEqual([[header.id, 1]]));
    await vi.advanceTimersByTimeAsync(4000);
    value(await first);
    // It is known to be late: the next play does not wait.
    value(await keep(deeds(2), store, 1));
    vi.useRealTimers();
    vi.restoreAllMocks();
    go();
    await vi.waitFor(async () => expect(await rowsIn(bucket, 'entries')).toHaveLength(2));
    let confirmed = false;
    let free = () => {};
    holdCopies(
      new Promise<void>((resolve) => {
        free = resolve;
      }),
    );
    const third = keep(deeds(3), store, 2).then(() => {
      confirmed = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(confirmed).toBe(false);
    free();
    await third;
    await loseMain();
    expect(await ids(start().store)).toEqual([[header.id, 3]]);
  });

  it('brings all back at once: an end amid it leaves the first empty for the next start', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(3), store));
    value(await store.putScenario(scenario));
    await loseMain();
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.name === 'scenarios') throw new DOMException('', 'AbortError');
      return put.apply(this, row);
    });
    expect(await ids(start().store)).toEqual([]);
    vi.restoreAllMocks();
    await end();
    const again = start().store;
    expect(await ids(again)).toEqual([[header.id, 3]]);
    expect(value(await again.getScenario('ligny'))).toEqual(scenario);
  });

  it('that is full is left, and the first goes on', async () => {
    const { store } = start();
    value(await store.createBattle(header, seed, null));
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (this.transaction.objectStoreNames.length === 5) throw new DOMException('', 'QuotaExceededError');
      return put.apply(this, row);
    });
    value(await keep(deeds(3), store));
    vi.restoreAllMocks();
    expect(await ids(store)).toEqual([[header.id, 3]]);
    await end();
    value(await start().store.putSetting('last', 1));
    await loseMain();
    expect(await ids(start().store)).toEqual([[header.id, 3]]);
  });
});
