// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import { speak } from '../../../src/words/speak.ts';

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
