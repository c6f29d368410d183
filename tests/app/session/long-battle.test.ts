// @vitest-environment happy-dom
/** A long battle opens from where it stood lately, and what that was is held against its entries. */
import Dexie from 'dexie';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const desk = await import('../../../src/app/session/battle-session.ts');
const { store } = await import('../../../src/app/session/battles.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { machine, payload } = await import('../../../src/app/session/battle-journal.ts');
const { append, countOf, isWhole, open } = await import('../../../src/journal/record.ts');
const { digest } = await import('../../../src/journal/hash.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

/** Longer than what is read at an opening. */
const LONG = 700;
let id: string;

/** A battle of many small deeds. */
beforeAll(async () => {
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  ({ id } = made);
  const loaded = await store.loadBattle(id, payload);
  if (!loaded.ok) throw new Error(codeOf(loaded.said));
  const { header, entries } = loaded.value.record;
  const opened = open(header, entries, machine);
  if (!opened.ok) throw new Error(codeOf(opened.said));
  let journal = opened.journal;
  for (let n = 1; n < LONG; n += 1)
    journal = append(journal, { play: { do: 'x' }, events: [{ type: 'clock', minutes: 300 + n }], at: n, by: 'both' });
  const written = await store.appendEntries(id, journal.entries.slice(1), opened.journal.head, null);
  if (!written.ok) throw new Error(codeOf(written.said));
});
afterEach(() => desk.closeBattle());

async function opened(): Promise<void> {
  expect(await desk.openBattle(id)).toBeNull();
  await vi.waitFor(() => expect(desk.hold.value).toBe('writing'));
}

async function beside<T>(
  work: (rows: Dexie.Table<{ seq: number; state: object; mark: string }, string>) => Promise<T>,
): Promise<T> {
  const db = new Dexie('scovell-beside', { indexedDB, IDBKeyRange });
  db.version(1).stores({ stood: 'id' });
  try {
    return await work(db.table('stood'));
  } finally {
    db.close();
  }
}

/** Opens it once from its first entry, and plays, so that where it stood is kept. */
async function kept(): Promise<void> {
  await opened();
  expect(isWhole(desk.journal.value!)).toBe(true);
  expect(await desk.act({ do: 'dice', dice: 'table' })).toBe(true);
  await vi.waitFor(async () => expect(await beside((rows) => rows.count())).toBe(1), { timeout: 10_000 });
  desk.closeBattle();
}

it('opens with its last entries alone, and then all of it is read behind them and found to be as it was written', async () => {
  await kept();
  await opened();
  const first = desk.journal.value!;
  expect([isWhole(first), first.entries.length < LONG / 2, desk.checked.value]).toEqual([false, true, null]);
  const whole = (await desk.whole())!;
  expect([whole.before, countOf(whole), whole.head]).toEqual([0, countOf(first), first.head]);
  expect(whole.state).toEqual(first.state);
  expect([desk.checked.value, desk.trouble.value, desk.damage.value]).toEqual([countOf(first), null, null]);
});

it('is played on while the rest is read, and what was played goes on from it', async () => {
  await opened();
  expect(isWhole(desk.journal.value!)).toBe(false);
  expect(await desk.act({ do: 'dice', dice: 'app' })).toBe(true);
  const { head } = desk.journal.value!;
  expect((await desk.whole())?.head).toBe(head);
  const stored = await store.loadBattle(id, payload);
  expect(stored.ok && [stored.value.record.entries.at(-1)?.hash, stored.value.damage]).toEqual([head, undefined]);
});

it('goes back far beyond the entries that it was opened with', async () => {
  await opened();
  expect(desk.seen.value?.mayUndo).toBe(true);
  expect(await desk.backTo(5)).toBe(true);
  expect(desk.battle.value?.minutes).toBe(304);
  desk.closeBattle();
  await opened();
  expect(desk.battle.value?.minutes).toBe(304);
  expect(await desk.bringBack()).toBe(true);
  // The next deed gives it a footing again.
  const deeds = countOf(desk.journal.value!);
  expect(await desk.act({ do: 'dice', dice: 'table' })).toBe(true);
  await vi.waitFor(async () => expect((await beside((rows) => rows.get(id)))?.seq).toBeGreaterThan(deeds), {
    timeout: 10_000,
  });
});

it('a row that was altered is not used; one that lies in good form is found out, and told', async () => {
  await beside((rows) =>
    rows.toCollection().modify((row) => {
      Object.assign(row.state, { minutes: 1 });
    }),
  );
  await opened();
  expect([isWhole(desk.journal.value!), desk.battle.value?.minutes === 1]).toEqual([true, false]);
  desk.closeBattle();

  await beside((rows) =>
    rows.toCollection().modify((row: { state: object; mark: string }) => {
      Object.assign(row.state, { notes: { a: 'A lie.', b: '', umpire: '' } });
      row.mark = digest(row.state);
    }),
  );
  await opened();
  expect(desk.battle.value?.notes.a).toBe('A lie.');
  await desk.whole();
  expect(desk.battle.value?.notes.a).not.toBe('A lie.');
  expect(desk.trouble.value?.sentence).toBe(t('session-stood-elsewhere'));
  expect(await beside((rows) => rows.count())).toBe(0);
});

it('damage far behind is found after the opening, and what stands before it is shown', async () => {
  await kept();
  const db = new Dexie('scovell', { indexedDB, IDBKeyRange });
  await db.open();
  await db
    .table('entries')
    .where('[battle+seq]')
    .equals([id, 40])
    .modify((row) => Object.assign(row.written, { at: 1_000_000 }));
  db.close();
  await opened();
  expect([isWhole(desk.journal.value!), desk.damage.value]).toEqual([false, null]);
  const whole = (await desk.whole())!;
  expect([countOf(whole), desk.damage.value === null]).toEqual([39, false]);
  expect(await desk.act({ do: 'dice', dice: 'table' })).toBe(false);
});
