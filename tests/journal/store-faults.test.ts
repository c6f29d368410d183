import { forceCloseDatabase, IDBDatabase } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type Header, verify } from '../../src/journal/chain.ts';
import type { BattleLine } from '../../src/journal/disk.ts';
import { anyPayload } from '../../src/journal/entry.ts';
import { makeFile, parseFile } from '../../src/journal/file.ts';
import { append, open, undo } from '../../src/journal/record.ts';
import {
  atEachWrite,
  battle,
  deleted,
  endWith,
  indexedDB,
  keep,
  NAME,
  raw,
  rowsOf,
  store,
  tab,
  value,
} from './disk.ts';
import { deeds, header, machine, payload, seed, stamp } from './tally.ts';

describe('two tabs', () => {
  it('cannot fork a battle: the second is told that it moved on', async () => {
    const other = tab();
    const two = deeds(2);
    value(await store.createBattle(header, seed, null));
    value(await keep(two));
    const mine = append(two, { play: 'mine', events: [], ...stamp(50) });
    const theirs = append(two, { play: 'theirs', events: [], ...stamp(51) });
    const answers = await Promise.all([
      store.appendEntry(header.id, mine.entries[2]!, two.head, 'mine'),
      other.appendEntry(header.id, theirs.entries[2]!, two.head, 'theirs'),
    ]);
    expect(answers).toMatchObject([{ ok: true }, { ok: false, problem: 'moved-on' }]);
    const loaded = await battle(other);
    expect(loaded).toMatchObject({ summary: 'mine', record: { entries: mine.entries } });
    const further = append(theirs, { play: 'on', events: [], ...stamp(52) });
    expect(await other.appendEntry(header.id, further.entries[3]!, theirs.head, null)).toMatchObject({
      problem: 'moved-on',
    });
    const after = append(mine, { play: 'after', events: [], ...stamp(53) });
    value(await other.appendEntry(header.id, after.entries[3]!, mine.head, null));
    expect((await battle()).record.entries).toEqual(after.entries);
  });

  it('interleaved at random leave one sound chain with every acknowledged entry', async () => {
    const tabs = [store, tab(), tab()];
    value(await store.createBattle(header, seed, null));
    const acknowledged = new Set<string>();
    await Promise.all(
      tabs.map(async (mine, who) => {
        for (let i = 0; i < 12; i++) {
          const { record } = await battle(mine);
          const opened = open(record.header, record.entries, machine);
          if (!opened.ok) throw new Error(opened.said.code);
          const next = append(opened.journal, { play: { who, i }, events: [{ kind: 'add', n: who }], ...stamp(i) });
          const entry = next.entries.at(-1)!;
          const kept = await mine.appendEntry(header.id, entry, opened.journal.head, null);
          if (kept.ok) acknowledged.add(entry.hash);
          else expect(kept.problem).toBe('moved-on');
        }
      }),
    );
    const { record, damage } = await battle();
    expect(damage).toBeUndefined();
    expect(verify(header, record.entries).ok).toBe(true);
    expect(new Set(record.entries.map(({ hash }) => hash))).toEqual(acknowledged);
    expect(acknowledged.size).toBeGreaterThanOrEqual(12);
  });
});

describe('a crash', () => {
  const long = undo(deeds(4), stamp(9))!;
  const whole = { header, seed, entries: deeds(3).entries };

  it.each(Array.from({ length: 18 }, (_, k) => [k + 1]))(
    'at write %i loses nothing that was acknowledged',
    async (at) => {
      let dead = false;
      atEachWrite((nth, transaction) => {
        dead ||= nth === at;
        if (!dead) return;
        endWith(transaction, 'AbortError');
        throw new DOMException('dead', 'UnknownError');
      });
      const begun = await store.createBattle(header, seed, { sum: 0 });
      let acknowledged = 0;
      for (const entry of begun.ok ? long.entries : []) {
        if (!(await store.appendEntry(header.id, entry, entry.prev, { sum: entry.seq })).ok) break;
        acknowledged = entry.seq;
      }
      const imported = await store.importBattle(whole, null, 'copy');
      vi.restoreAllMocks();

      const risen = tab();
      if (begun.ok) {
        const { record, damage, summary } = await battle(risen);
        expect(damage).toBeUndefined();
        expect(record.entries).toEqual(long.entries.slice(0, acknowledged));
        expect(summary).toEqual({ sum: acknowledged });
        expect(open(record.header, record.entries, machine).ok).toBe(true);
        value(await keep(long, risen, acknowledged));
      } else expect(await risen.loadBattle(header.id)).toMatchObject({ problem: 'gone' });
      const copy = await risen.loadBattle('copy');
      if (imported.ok) expect(value(copy).record.entries).toEqual(whole.entries);
      else expect(copy).toMatchObject({ problem: 'gone' });
    },
  );

  it('counts all the writes there are', async () => {
    let writes = 0;
    atEachWrite((nth) => {
      writes = nth;
    });
    value(await store.createBattle(header, seed, { sum: 0 }));
    value(await keep(long));
    value(await store.importBattle(whole, null, 'copy'));
    expect(writes).toBe(17);
  });
});

describe('a full disk', () => {
  const next = deeds(3).entries[2]!;
  const copy = { header, seed, entries: deeds(3).entries };
  const nothingChanged = async () => {
    vi.restoreAllMocks();
    expect(await battle()).toMatchObject({ summary: { sum: 2 }, record: { entries: deeds(2).entries } });
    expect(await store.loadBattle('copy')).toMatchObject({ problem: 'gone' });
    expect(await rowsOf('entries')).toHaveLength(2);
    value(await store.appendEntry(header.id, next, next.prev, 'after'));
  };
  beforeEach(async () => {
    value(await store.createBattle(header, seed, 'before'));
    value(await keep(deeds(2)));
  });

  describe.each(['at a write', 'at the commit'])('found out %s', (when) => {
    const fullAt = (at: number) =>
      atEachWrite((nth, transaction) => {
        if (nth !== at) return;
        if (when === 'at the commit') return () => endWith(transaction, 'QuotaExceededError');
        throw new DOMException('full', 'QuotaExceededError');
      });

    it.each(when === 'at a write' ? [1, 2] : [2])('leaves an entry unwritten (write %i)', async (at) => {
      fullAt(at);
      expect(await store.appendEntry(header.id, next, next.prev, 'after')).toMatchObject({ problem: 'full' });
      await nothingChanged();
    });

    it.each(when === 'at a write' ? [1, 2, 3, 4, 5] : [5])('takes nothing in (write %i)', async (at) => {
      fullAt(at);
      expect(await store.importBattle(copy, null, 'copy')).toMatchObject({ problem: 'full' });
      await nothingChanged();
    });

    it('leaves a setting as it was', async () => {
      value(await store.putSetting('theme', 'light'));
      fullAt(1);
      expect(await store.putSetting('theme', 'dark')).toMatchObject({ problem: 'full' });
      vi.restoreAllMocks();
      expect(value(await store.getSetting('theme'))).toBe('light');
    });
  });
});

describe('a connection closed under the app', () => {
  /** The connection used last, and those whose storage process has died. */
  const watch = () => {
    let last: IDBDatabase | undefined;
    const dead = new Set<IDBDatabase>();
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      last = this;
      if (dead.has(this)) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      return begin.apply(this, args);
    });
    return { last: () => last!, kill: () => dead.add(last!) };
  };

  it.each(['closed', 'forced'])('is opened again when it was %s', async (how) => {
    const { last } = watch();
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(1)));
    if (how === 'closed') last().close();
    else forceCloseDatabase(last() as never);
    value(await keep(deeds(4), store, 1));
    expect((await battle()).record.entries).toHaveLength(4);
  });

  it('is replaced when the storage process behind it has died', async () => {
    const { kill } = watch();
    value(await store.createBattle(header, seed, null));
    for (let n = 1; n <= 5; n++) {
      kill();
      value(await keep(deeds(n), store, n - 1));
    }
    expect((await battle()).record.entries).toHaveLength(5);
  });

  it('in the middle of a write is opened again, and the write done once', async () => {
    value(await store.createBattle(header, seed, null));
    atEachWrite((nth, transaction) => {
      if (nth === 2) endWith(transaction, 'UnknownError');
    });
    value(await keep(deeds(3)));
    expect((await battle()).record.entries).toEqual(deeds(3).entries);
  });

  it('because the site was cleared says so of the battle, and goes on', async () => {
    value(await store.createBattle(header, seed, null));
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(NAME).onsuccess = resolve;
    });
    const [first] = deeds(1).entries;
    expect(await store.appendEntry(header.id, first!, first!.prev, null)).toMatchObject({ problem: 'gone' });
    value(await store.importBattle({ header, seed, entries: deeds(1).entries }, null));
    expect((await battle()).record.entries).toHaveLength(1);
  });

  it('serves all who were waiting on it', async () => {
    const { last } = watch();
    value(await store.createBattle(header, seed, null));
    last().close();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, i) => store.putSetting(`s${i}`, i)),
      store.listBattles(),
      keep(deeds(3)),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true });
  });

  it('of the scenarios is opened again too, and a full disk is said to be full', async () => {
    const { last } = watch();
    const ligny = { id: 'ligny', updated: 1, data: { title: 'Ligny' } };
    value(await store.putScenario(ligny));
    last().close();
    value(await store.putScenario({ ...ligny, updated: 2 }));
    expect(value(await store.getScenario('ligny'))).toMatchObject({ updated: 2 });
    atEachWrite((_, transaction) => () => endWith(transaction, 'QuotaExceededError'));
    expect(await store.putScenario({ ...ligny, updated: 3 })).toMatchObject({ problem: 'full' });
    vi.restoreAllMocks();
    expect(value(await store.getScenario('ligny'))).toMatchObject({ updated: 2 });
  });

  it.each([
    ['UnknownError', 'failed'],
    ['NotSupportedError', 'refused'],
  ])('that fails with %s is told as %s', async (name, problem) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', name);
    });
    expect(await store.ready()).toMatchObject({ problem });
  });

  it('whose older version another tab holds open is told at once, and opened when that tab is gone', async () => {
    const held = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(NAME, 1);
      opening.onsuccess = () => resolve(opening.result);
    });
    expect(await store.listBattles()).toMatchObject({ problem: 'blocked', said: 'store-blocked' });
    // Who asks later is told as well.
    expect(await store.getSetting('device')).toMatchObject({ problem: 'blocked' });
    held.close();
    await vi.waitFor(async () => expect(await store.ready()).toEqual({ ok: true, value: null }));
    value(await store.createBattle(header, seed, null));
    expect((await battle()).record.entries).toEqual([]);
  });

  it('that ends every write is told, with nothing half-written', async () => {
    value(await store.createBattle(header, seed, 'before'));
    atEachWrite((_, transaction) => () => endWith(transaction, 'AbortError'));
    const [first] = deeds(1).entries;
    expect(await store.appendEntry(header.id, first!, first!.prev, 'after')).toMatchObject({ problem: 'aborted' });
    vi.restoreAllMocks();
    expect(await battle()).toMatchObject({ summary: 'before', record: { entries: [] } });
    value(await store.appendEntry(header.id, first!, first!.prev, 'after'));
  });

  it('that cannot be opened at all is said, and tried anew the next time', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private browsing', 'SecurityError');
    });
    expect(await store.ready()).toMatchObject({
      problem: 'refused',
      said: 'store-refused',
    });
    vi.restoreAllMocks();
    expect(await store.ready()).toEqual({ ok: true, value: null });
  });
});

describe('rows that are not as they were written', () => {
  type Row = { written: Record<string, unknown> };
  const spoil = async (seq: number, change: (row: Row) => unknown) => {
    const row = (await raw('readonly', 'entries', (table) => table.get([header.id, seq]))) as Row;
    await raw('readwrite', 'entries', (table) => table.put(change(row)));
  };
  beforeEach(async () => {
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(4)));
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['an unreadable entry', () => spoil(3, (row) => ({ ...row, written: 'gone' })), 3],
    ['an altered entry', () => spoil(2, (row) => ({ ...row, written: { ...row.written, by: 'Soult' } })), 2],
    ['an unknown event', () => spoil(2, (row) => ({ ...row, written: { ...row.written, events: [{}] } })), 2],
    ['a missing entry', () => raw('readwrite', 'entries', (table) => table.delete([header.id, 2])), 2],
    ['a missing end', () => raw('readwrite', 'entries', (table) => table.delete([header.id, 4])), 4],
    ['a lost head', () => raw('readwrite', 'heads', (table) => table.delete(header.id)), 5],
    ['a missing first entry', () => raw('readwrite', 'entries', (table) => table.delete([header.id, 1])), 1],
  ])('%s is reported, everything before it is readable, and nothing is deleted', async (_, damage, seq) => {
    await damage();
    const before = [await rowsOf('entries'), await rowsOf('heads'), await rowsOf('battles')];
    const loaded = await battle();
    expect(loaded.damage).toMatchObject({ seq });
    expect(loaded.record.entries).toEqual(deeds(4).entries.slice(0, seq - 1));
    const next = deeds(5).entries[seq - 1]!;
    const on = append(deeds(seq - 1), { play: 'on', events: [], ...stamp(1) }).entries.at(-1)!;
    if (seq < 5) expect(await store.appendEntry(header.id, on, next.prev, null)).toMatchObject({ problem: 'moved-on' });
    value(await store.listBattles());
    expect([await rowsOf('entries'), await rowsOf('heads'), await rowsOf('battles')]).toEqual(before);
  });

  const forget = (name: string) => raw('readwrite', name, (table) => table.delete(header.id));

  it.each<[string, () => Promise<unknown>, Partial<BattleLine>]>([
    [
      'a title that was altered',
      () =>
        raw('readwrite', 'battles', (table) =>
          table.put({ id: header.id, seed, header: { ...header, title: 'Jena' } }),
        ),
      { count: 4 },
    ],
    [
      'a header that cannot be read',
      () => raw('readwrite', 'battles', (table) => table.put({ id: header.id, header: 5 })),
      { header: null, count: 4 },
    ],
    ['a lost first row', () => forget('battles'), { header: null, count: 4, summary: { sum: 4 } }],
    [
      'nothing left but its entries',
      async () => {
        await forget('battles');
        await forget('heads');
      },
      { header: null, count: 0 },
    ],
  ])('a battle with %s is listed, and all that was played is readable', async (_, damage, line) => {
    await damage();
    const before = [await rowsOf('entries'), await rowsOf('heads'), await rowsOf('battles')];
    expect(value(await store.listBattles())).toMatchObject([{ id: header.id, ...line }]);
    const { damage: said, record, root } = await battle();
    expect([said?.seq, record.entries]).toEqual([0, deeds(4).entries]);
    const opened = open(record.header, record.entries, machine, root);
    expect(opened.ok && opened.journal.state).toEqual(deeds(4).state);
    expect([await rowsOf('entries'), await rowsOf('heads'), await rowsOf('battles')]).toEqual(before);
    expect(value(await store.piecesOf(header.id)).entries).toHaveLength(4);
  });

  it('a battle of which no entry is left cannot be shown, and is listed', async () => {
    await raw('readwrite', 'entries', (table) => table.clear());
    expect((await battle()).record.entries).toEqual([]);
    await forget('battles');
    expect(await store.loadBattle(header.id)).toMatchObject({ problem: 'damaged' });
    expect(value(await store.listBattles())).toMatchObject([{ trouble: { problem: 'damaged' } }]);
  });

  it('battles of which only entries are left are found among all the others, and can be thrown away', async () => {
    for (const id of ['aspern', 'wagram', 'znaim'])
      value(await store.importBattle({ header, seed, entries: deeds(3).entries }, null, id));
    for (const name of ['battles', 'heads'])
      for (const id of ['aspern', 'znaim']) await raw('readwrite', name, (table) => table.delete(id));
    const ids = async () => value(await store.listBattles()).map(({ id }) => id);
    expect((await ids()).toSorted()).toEqual(['aspern', 'auerstedt', 'wagram', 'znaim']);
    value(await deleted('znaim'));
    expect((await ids()).toSorted()).toEqual(['aspern', 'auerstedt', 'wagram']);
  });
});

describe('what a newer version wrote', () => {
  it('a battle of a newer schema is kept, listed, and can be carried to a file', async () => {
    const newer: Header = { ...header, schema: 2 };
    const later = tab({ ...payload, schema: 2 });
    value(await later.createBattle(newer, seed, 'later'));
    const [entry] = append(
      { ...deeds(0), header: newer, head: newerHead(newer) },
      {
        play: null,
        events: [],
        ...stamp(1),
      },
    ).entries;
    value(await later.appendEntry(header.id, entry!, entry!.prev, 'later'));
    expect(value(await store.listBattles())).toMatchObject([{ trouble: { problem: 'newer' }, summary: 'later' }]);
    expect(await store.loadBattle(header.id)).toMatchObject({ problem: 'newer' });
    const { record } = value(await store.loadBattle(header.id, anyPayload));
    expect(parseFile(makeFile(record), { ...payload, schema: 2 })).toMatchObject({ ok: true });
  });

  it('a database of a newer version is read and not written to', async () => {
    value(await store.createBattle(header, seed, 'old'));
    value(await keep(deeds(2)));
    store.close();
    await upgrade(20, () => undefined);
    const older = tab();
    expect(await older.ready()).toMatchObject({ problem: 'newer' });
    expect((await battle(older)).record.entries).toEqual(deeds(2).entries);
    expect(value(await older.listBattles())).toHaveLength(1);
    const third = deeds(3).entries[2]!;
    for (const refused of [
      older.appendEntry(header.id, third, third.prev, null),
      deleted(header.id),
      older.putSetting('theme', 'dark'),
    ])
      expect(await refused).toMatchObject({ problem: 'newer' });
    expect(await rowsOf('entries')).toHaveLength(2);
    expect(await version()).toBe(20);
  });

  it('a database in which a newer version has rearranged everything is left untouched', async () => {
    value(await store.createBattle(header, seed, 'old'));
    store.close();
    await upgrade(20, (db) => {
      db.deleteObjectStore('entries');
      db.deleteObjectStore('settings');
    });
    const older = tab();
    expect(await older.getSetting('theme')).toMatchObject({ problem: 'newer' });
    expect(await older.loadBattle(header.id)).toMatchObject({ problem: 'newer' });
    expect(await version()).toBe(20);
  });

  function newerHead(of: Header): string {
    const opened = open(of, [], machine);
    return opened.ok ? opened.journal.head : '';
  }
  function upgrade(to: number, change: (db: IDBDatabase) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, to);
      opening.onupgradeneeded = () => change(opening.result);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
  const version = async () => (await indexedDB.databases()).find(({ name }) => name === NAME)?.version;
});
