// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import { speak } from '../../../src/words/speak.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const session = await import('../../../src/app/session/battle-session.ts');
const { store } = await import('../../../src/app/session/battles.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { payload } = await import('../../../src/app/session/battle-journal.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

afterEach(() => {
  session.closeBattle();
  vi.restoreAllMocks();
});

async function begun(): Promise<string> {
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  return made.id;
}

async function laid(): Promise<string> {
  const id = await begun();
  expect(await session.openBattle(id)).toBeNull();
  await vi.waitFor(() => expect(session.hold.value).toBe('writing'));
  return id;
}

async function entriesOf(id: string): Promise<number> {
  const loaded = await store.loadBattle(id, payload);
  return loaded.ok ? loaded.value.record.entries.length : -1;
}

/** Writes are told of when the test says so. */
function heldWrites() {
  const write = store.appendEntries.bind(store);
  let tell = () => {};
  const heard = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const spied = vi.spyOn(store, 'appendEntries').mockImplementation(async (...what) => {
    const written = await write(...what);
    await heard;
    return written;
  });
  return { spied, tell };
}

it('a play that waits behind another as its battle is left is written to no battle, and nothing is said of it', async () => {
  const first = await laid();
  const before = await entriesOf(first);
  const { spied, tell } = heldWrites();
  const plays = [session.act({ do: 'next' }), session.act({ do: 'dice', dice: 'table' })];
  await vi.waitFor(() => expect(spied).toHaveBeenCalled());
  session.closeBattle();
  const second = await laid();
  const shown = session.journal.value;
  tell();
  expect(await Promise.all(plays)).toEqual([false, false]);
  expect(session.trouble.value).toBeNull();
  expect(session.journal.value).toBe(shown);
  expect(await entriesOf(second)).toBe(shown!.entries.length);
  expect(await entriesOf(first)).toBe(before + 1);
});

it('a tap behind an answer that is still being written waits its turn; behind a step it was meant for the page before', async () => {
  const id = await laid();
  const { spied, tell } = heldWrites();
  const plays = [session.act({ do: 'dice', dice: 'table' }), session.act({ do: 'next' }), session.act({ do: 'next' })];
  await vi.waitFor(() => expect(spied).toHaveBeenCalled());
  tell();
  expect(await Promise.all(plays)).toEqual([true, true, false]);
  expect(session.trouble.value).toBeNull();
  expect(session.journal.value?.entries.slice(-2).map((one) => one.kind === 'deed' && one.play)).toEqual([
    { do: 'dice', dice: 'table' },
    { do: 'next' },
  ]);
  expect(await entriesOf(id)).toBe(session.journal.value!.entries.length);
});

it('a play that is written as its battle is left is kept, and does not take the place of the next', async () => {
  const first = await laid();
  const before = await entriesOf(first);
  const { spied, tell } = heldWrites();
  const play = session.act({ do: 'next' });
  await vi.waitFor(() => expect(spied).toHaveBeenCalled());
  session.closeBattle();
  const second = await laid();
  const shown = session.journal.value;
  tell();
  await play;
  expect(session.openId.value).toBe(second);
  expect(session.journal.value).toBe(shown);
  expect(await entriesOf(first)).toBeGreaterThan(before);
});

it('what was said of the battle before is not said of the next', async () => {
  await laid();
  session.closeBattle();
  session.trouble.value = { sentence: 'That was of the one before.' };
  await laid();
  expect(session.trouble.value).toBeNull();
});

it('a battle that another tab wrote in and that cannot be read again is told', async () => {
  const id = await laid();
  await rewrite('heads', id, (head) => ({ ...head, head: 'another' }));
  vi.spyOn(store, 'loadBattle').mockResolvedValue({
    ok: false,
    problem: 'damaged',
    said: 'store-damaged',
  });
  const other = new BroadcastChannel(`scovell-${id}`);
  other.postMessage({ writer: 'wrote', head: 'x' });
  await vi.waitFor(() => expect(session.trouble.value?.sentence).toBe(speak('store-damaged')));
  other.close();
});

/** Writes a row of a battle over, past everything that is ours. */
async function rewrite(table: string, id: string, become: (row: object) => object): Promise<void> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await asked(indexedDB.open('scovell'));
  const rows = db.transaction(table, 'readwrite').objectStore(table);
  await asked(rows.put(become(await asked(rows.get(id)))));
  db.close();
}

/** What is stored of the battle, with another seed. */
const reseed = (id: string, seed: string): Promise<void> => rewrite('battles', id, (row) => ({ ...row, seed }));

it.each([newSeed(), 'no seed at all'])(
  'a battle whose stored seed does not fit its seal is told, read, and not carried on (%#)',
  async (seed) => {
    const id = await begun();
    await reseed(id, seed);
    expect(await session.openBattle(id)).toBeNull();
    await vi.waitFor(() => expect(session.hold.value).toBe('writing'));
    expect(session.damage.value).toBe(t('session-wrong-seed'));
    const before = await entriesOf(id);
    expect(await session.act({ do: 'next' })).toBe(false);
    expect(await session.takeBack()).toBe(false);
    expect([await entriesOf(id), session.battle.value?.turn, session.seedShown()]).toEqual([before, 1, null]);
  },
);

it('a battle is begun in one transaction: what fails leaves nothing of it', async () => {
  vi.spyOn(store, 'createBattle').mockResolvedValue({ ok: false, problem: 'full', said: 'store-full' });
  const many = async () => {
    const listed = await store.listBattles();
    return listed.ok && listed.value.length;
  };
  const before = await many();
  const append = vi.spyOn(store, 'appendEntries');
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
  expect([made.ok, await many(), append.mock.calls.length]).toEqual([false, before, 0]);
});
