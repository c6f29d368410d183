import Dexie from 'dexie';
import { IDBDatabase, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { headerHash } from '../../src/journal/chain.ts';
import { reachedName } from '../../src/journal/deleting.ts';
import { type Entry, writeEntry } from '../../src/journal/entry.ts';
import { makeFile, parseFile } from '../../src/journal/file.ts';
import { append, begin, open, undo } from '../../src/journal/record.ts';
import { relation } from '../../src/journal/relation.ts';
import { battle, deleted, indexedDB, keep, NAME, rowsOf, store, tab, value } from './disk.ts';
import { deeds, header, type Mark, machine, payload, seed, stamp } from './tally.ts';

describe('keeping a battle', () => {
  it('gives back what it was given', async () => {
    const journal = undo(deeds(3), stamp(9))!;
    value(await store.createBattle(header, seed, { sum: 0 }));
    value(await keep(journal));
    const loaded = await battle(tab());
    expect(loaded).toEqual({
      id: header.id,
      record: { header, seed, entries: journal.entries },
      root: headerHash(header),
      summary: { sum: 4 },
    });
    const opened = open(loaded.record.header, loaded.record.entries, machine);
    expect(opened.ok && opened.journal.state).toEqual(journal.state);
  });

  it('has committed before it says so', async () => {
    let open = 0;
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      const transaction = begin.apply(this, args);
      if (transaction.mode === 'readwrite') {
        open++;
        transaction.addEventListener('complete', () => open--);
      }
      return transaction;
    });
    value(await store.createBattle(header, seed, null));
    expect(open).toBe(0);
    for (const entry of deeds(5).entries) {
      const writing = store.appendEntry(header.id, entry, entry.prev, null);
      value(await writing);
      expect(open).toBe(0);
      expect(await rowsOf('entries')).toHaveLength(entry.seq);
    }
  });

  it('asks the browser to sync the disk at each commit', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    value(await store.createBattle(header, seed, null));
    const writes = begin.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes).not.toEqual([]);
    for (const call of writes) expect(call[2]).toEqual({ durability: 'strict' });
  });

  it('reads a database of version 1, and carries it on', async () => {
    const { entries } = deeds(3);
    const old = new Dexie(NAME, { indexedDB, IDBKeyRange });
    old.version(1).stores({ battles: 'id', heads: 'id', entries: '[battle+seq]', settings: 'key', scenarios: 'id' });
    await old.table('battles').add({ id: header.id, header, seed });
    await old.table('heads').add({ id: header.id, head: entries[1]!.hash, count: 2, summary: 'old' });
    for (const entry of entries.slice(0, 2))
      await old.table('entries').add({ battle: header.id, seq: entry.seq, written: writeEntry(entry) });
    await old.table('settings').add({ key: 'theme', value: 'sun' });
    await old.table('scenarios').add({ id: 'ligny', updated: 1, data: { title: 'Ligny' } });
    old.close();
    expect(value(await store.getSetting('theme'))).toBe('sun');
    expect(value(await store.getScenario('ligny'))).toMatchObject({ data: { title: 'Ligny' } });
    expect(await battle()).toMatchObject({ summary: 'old', record: { entries: entries.slice(0, 2) } });
    value(await keep(deeds(3), store, 2));
    expect(await battle()).toMatchObject({ record: { entries } });
  });

  it('what was played last stands last, whatever the clock said', async () => {
    const last = async () =>
      value(await store.listBattles())
        .toSorted((one, other) => other.played - one.played)
        .map(({ id }) => id)[0];
    const year = 366 * 86_400_000;
    const file = { ...header, id: 'from-a-file', startedAt: Number.MAX_SAFE_INTEGER };
    // The clock was a year ahead, and was set back.
    const other = { ...header, id: 'other', startedAt: header.startedAt + year };
    value(await store.createBattle(other, seed, null));
    expect(await last()).toBe('other');
    value(await store.createBattle(header, seed, null));
    expect(await last()).toBe(header.id);
    const [entry] = append(begin(other, machine), { play: 0, events: [], ...stamp(2_000) }).entries;
    value(await store.appendEntry('other', entry!, entry!.prev, null));
    expect(await last()).toBe('other');
    value(await keep(deeds(1)));
    expect(await last()).toBe(header.id);
    // A file from a clock that is wrong altogether comes first only until something is played.
    value(await store.importBattle({ header: file, seed, entries: [] }, null));
    value(await tab().createBattle({ ...other, id: 'another' }, seed, null));
    expect(await last()).toBe('another');
  });

  it('gives way to a tab that clears the site or brings a newer version', async () => {
    value(await store.createBattle(header, seed, null));
    const opening = indexedDB.open(NAME, 20);
    const blocked = await new Promise((resolve) => {
      opening.onblocked = () => resolve(true);
      opening.onsuccess = () => resolve(false);
    });
    opening.result.close();
    expect(blocked).toBe(false);
    expect(await store.putSetting('theme', 'sun')).toMatchObject({ problem: 'newer' });
    expect((await battle()).record.header).toEqual(header);
  });

  it('writes once what is said twice', async () => {
    const [first] = deeds(1).entries;
    value(await store.createBattle(header, seed, null));
    value(await store.createBattle(header, seed, null));
    value(await store.appendEntry(header.id, first!, first!.prev, null));
    value(await store.appendEntry(header.id, first!, first!.prev, null));
    expect((await battle()).record.entries).toHaveLength(1);
  });

  it('writes several entries at once', async () => {
    const { entries } = deeds(4);
    value(await store.createBattle(header, seed, null));
    value(await store.appendEntries(header.id, entries, entries[0]!.prev, 'four'));
    expect(await battle()).toMatchObject({ summary: 'four', record: { entries } });
  });

  it('refuses what could not be read back', async () => {
    value(await store.createBattle(header, seed, null));
    const [first] = deeds(1).entries;
    const fly = append(deeds(0), { play: null, events: [{ kind: 'fly' } as unknown as Mark], ...stamp(1) }).entries[0]!;
    for (const entry of [fly, { ...first, at: 5 } as Entry<Mark>, { ...first, at: 0.5 } as Entry<Mark>])
      expect(await store.appendEntry(header.id, entry, entry.prev, null)).toMatchObject({ problem: 'failed' });
    expect(await store.appendEntry(header.id, first!, first!.prev, () => 1)).toMatchObject({ problem: 'failed' });
    expect(await store.createBattle({ ...header, id: 'x', startedAt: 0.5 }, seed, null)).toMatchObject({ ok: false });
    expect(await rowsOf('entries')).toEqual([]);
    expect(await rowsOf('battles')).toHaveLength(1);
  });

  it('does not rewrite what a battle starts from with every entry', async () => {
    value(await store.createBattle(header, seed, null));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    value(await keep(deeds(2)));
    expect(put.mock.calls.length).toBeGreaterThan(0);
    expect(put.mock.contexts.map((table) => (table as IDBObjectStore).name)).not.toContain('battles');
  });

  it('lists battles with what was last said of them', async () => {
    value(await store.createBattle(header, seed, { sum: 0 }));
    value(await store.createBattle({ ...header, id: 'jena', title: 'Jena' }, seed, { sum: 0 }));
    value(await keep(deeds(2)));
    value(await store.markExported(header.id, { at: 77, seq: 2 }));
    expect(value(await store.listBattles())).toEqual([
      { id: header.id, header, count: 2, summary: { sum: 2 }, played: 2002, lastExport: { at: 77, seq: 2 } },
      { id: 'jena', header: { ...header, id: 'jena', title: 'Jena' }, count: 0, summary: { sum: 0 }, played: 1001 },
    ]);
    value(await keep(deeds(3), store, 2));
    expect(await battle()).toMatchObject({ lastExport: { at: 77, seq: 2 }, summary: { sum: 3 } });
  });

  it('deletes the battle it is told to, and no other', async () => {
    value(await store.createBattle(header, seed, null));
    value(await keep(deeds(2)));
    value(await store.importBattle({ header, seed, entries: deeds(3).entries }, null, 'copy'));
    value(await deleted(header.id));
    // Nothing of it is on the screen that could be saved.
    expect(await store.loadBattle(header.id)).toMatchObject({ problem: 'gone', said: 'store-not-here' });
    expect((await battle(store, 'copy')).record.entries).toHaveLength(3);
    expect(await rowsOf('entries')).toHaveLength(3);
    // How far it went stays known, also once a shorter one under its seal is deleted.
    const { head } = deeds(3);
    value(await deleted('copy'));
    expect(value(await store.getSetting(reachedName(header)))).toEqual({ seq: 3, head });
    value(await store.importBattle({ header, seed, entries: deeds(2).entries }, null, 'copy'));
    value(await deleted('copy'));
    expect(value(await store.getSetting(reachedName(header)))).toEqual({ seq: 3, head });
    const [, , , fourth] = deeds(4).entries;
    expect(await store.appendEntry(header.id, fourth!, fourth!.prev, null)).toMatchObject({ problem: 'gone' });
    expect(await store.markExported(header.id, { at: 1, seq: 1 })).toMatchObject({ problem: 'gone' });
  });
});

describe('taking a battle in', () => {
  const whole = { header, seed, entries: deeds(3).entries };

  it('comes from its file and goes back to the same bytes', async () => {
    const text = makeFile(whole);
    const parsed = parseFile(text, payload);
    if (!parsed.ok) throw new Error(parsed.code);
    value(await store.importBattle(parsed.record, { sum: 18 }));
    expect(makeFile((await battle()).record)).toBe(text);
  });

  it('leaves the one that is there alone, and takes the other as a copy', async () => {
    value(await store.createBattle(header, seed, 'mine'));
    value(await keep(deeds(1)));
    expect(await store.importBattle(whole, 'theirs')).toMatchObject({ problem: 'exists' });
    expect((await battle()).record.entries).toHaveLength(1);
    value(await store.importBattle(whole, 'theirs', 'copy'));
    expect(await battle(store, 'copy')).toMatchObject({ summary: 'theirs', record: whole });
  });

  it('carries the one that is there forward when it is the beginning of the other', async () => {
    value(await store.createBattle(header, seed, 'mine'));
    value(await keep(deeds(1)));
    const { record } = await battle();
    expect(relation(record, whole)).toBe('ahead');
    const rest = whole.entries.slice(record.entries.length);
    value(await store.appendEntries(header.id, rest, record.entries.at(-1)!.hash, 'theirs'));
    expect(relation((await battle()).record, whole)).toBe('same');
  });

  it('refuses a record that does not hold together', async () => {
    const spoilt = { ...whole, entries: whole.entries.toSpliced(1, 1) };
    expect(await store.importBattle(spoilt, null)).toMatchObject({ problem: 'failed' });
    expect(await rowsOf('battles')).toEqual([]);
  });
});

describe('settings and the shelf', () => {
  it('keeps settings', async () => {
    expect(value(await store.getSetting('theme'))).toBeUndefined();
    value(await store.putSetting('theme', { name: 'dark' }));
    value(await store.putSetting('theme', { name: 'sun' }));
    expect(value(await tab().getSetting('theme'))).toEqual({ name: 'sun' });
  });

  it('keeps scenarios', async () => {
    const quatreBras = { id: 'quatre-bras', updated: 5, data: { title: 'Quatre Bras' } };
    value(await store.putScenario(quatreBras));
    value(await store.putScenario({ ...quatreBras, id: 'ligny' }));
    value(await store.putScenario({ ...quatreBras, updated: 6 }));
    expect(value(await store.getScenario('quatre-bras'))).toEqual({ ...quatreBras, updated: 6 });
    expect(value(await store.listScenarios()).map(({ id }) => id)).toEqual(['ligny', 'quatre-bras']);
    value(await store.deleteScenario('ligny'));
    expect(value(await store.getScenario('ligny'))).toBeNull();
  });
});
