// @vitest-environment happy-dom
/** A battle that cannot go on as it is goes on in a copy: under a new seal, marked, and the other stays as it is. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Seed } from '../../../src/engine/chance.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const session = await import('../../../src/app/session/battle-session.ts');
const { store } = await import('../../../src/app/session/battles.ts');
const { branchOff } = await import('../../../src/app/session/branch.ts');
const { proveFile } = await import('../../../src/app/proof/walk.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { payload } = await import('../../../src/app/session/battle-journal.ts');
const { nbc } = await import('../../../src/battlefield/game.ts');
const { sealOf } = await import('../../../src/engine/chance.ts');
const { prove } = await import('../../../src/engine/proof.ts');
const { append, inEffect } = await import('../../../src/journal/record.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

afterEach(() => session.closeBattle());

async function laid(id: string): Promise<void> {
  session.closeBattle();
  expect(await session.openBattle(id)).toBeNull();
  await vi.waitFor(() => expect(session.hold.value).toBe('writing'));
}

/** A battle in which one check was thrown and taken, open. */
async function played(): Promise<string> {
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  await laid(made.id);
  const unit = Object.keys(session.battle.value?.units ?? {})[0] ?? '';
  expect(await session.act({ do: 'check', unit })).toBe(true);
  const task = session.battle.value?.agenda.at(-1)?.id ?? '';
  expect(await session.act({ do: 'throw', task })).toBe(true);
  return made.id;
}

const openCopy = async (why: 'revealed' | 'damaged'): Promise<string> => {
  const [journal, id] = [await session.whole(), session.openId.value];
  if (!journal || id === null) throw new Error('Nothing is open.');
  const made = await branchOff(journal, { id, seq: journal.entries.length, why });
  if (!made.ok) throw new Error(codeOf(made.said));
  await laid(made.id);
  return made.id;
};

async function stored(id: string) {
  const loaded = await store.loadBattle(id, payload);
  if (!loaded.ok) throw new Error(codeOf(loaded.said));
  return loaded.value;
}

it('after the seed is shown neither a play nor an undo is done, and a copy goes on under a seal of its own', async () => {
  const id = await played();
  expect(await session.act({ do: 'end', why: 'over-agreed' })).toBe(true);
  expect(session.seedShown()).toBeNull();
  expect(await session.act({ do: 'reveal' })).toBe(true);
  const seed = session.seedShown();
  const { entries } = (await stored(id)).record;
  expect(seed && sealOf(seed)).toBe(session.battle.value?.seal);
  expect(await session.act({ do: 'reopen' })).toBe(false);
  expect(session.trouble.value?.sentence).toBe(t('battle-seed-shown'));
  expect([await session.takeBack(), await session.backTo(1), session.seen.value?.mayUndo]).toEqual([
    false,
    false,
    false,
  ]);

  const before = session.battle.value;
  const copy = await openCopy('revealed');
  const { record } = await stored(copy);
  expect(record.header.seal).toBe(sealOf(record.seed as Seed));
  expect(record.header.seal).not.toBe(before?.seal);
  expect(record.header.title).toBe(t('branch-title', { title: 'Maida' }));
  expect(session.battle.value).toEqual({ ...before, seal: record.header.seal, ended: null, revealed: undefined });
  expect((await stored(id)).record.entries).toEqual(entries);

  // What was thrown before stands as it is; what is thrown now is the new seal's, and proved.
  const task = session.battle.value?.agenda.at(-1)?.id ?? '';
  expect(await session.act({ do: 'accept', task })).toBe(true);
  const deeds = inEffect((await session.whole())!);
  expect(prove(nbc, deeds, record.seed as Seed)).toMatchObject({ ok: true });
  expect(proveFile({ ...record, lines: record.entries.length })).toMatchObject({
    verdict: 'copy',
    copy: { id, why: 'revealed' },
  });
});

/** Changes what is stored behind the store's back. */
async function onDisk(change: (stores: IDBTransaction) => IDBRequest): Promise<void> {
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const db = await asked(indexedDB.open('scovell'));
  await asked(change(db.transaction(['battles', 'heads', 'entries'], 'readwrite')));
  db.close();
}

it('with an entry that is sound but cannot be played again it opens before that entry', async () => {
  const id = await played();
  const now = session.journal.value!;
  const events = [{ type: 'said', task: now.state!.agenda.at(-1)!.id, facts: { cause: 'no such cause' } }] as const;
  const nonsense = append(
    { ...now, machine: { ...now.machine, apply: (state) => state } },
    { play: { do: 'answer' }, events, at: 9, by: 'both' },
  );
  session.closeBattle();
  await store.appendEntries(id, nonsense.entries.slice(-1), now.head, null);
  await laid(id);
  expect([session.journal.value?.entries.length, session.damage.value === null]).toEqual([now.entries.length, false]);
});

const spoil = (id: string, seq: number, written: unknown) =>
  onDisk((all) => all.objectStore('entries').put({ battle: id, seq, written }));

it.each([
  ['an entry that is nonsense', (id: string) => spoil(id, 3, 'nonsense'), 2],
  ['a lost head', (id: string) => onDisk((all) => all.objectStore('heads').delete(id)), 3],
  ['a lost last entry', (id: string) => onDisk((all) => all.objectStore('entries').delete([id, 3])), 2],
  ['a lost first row', (id: string) => onDisk((all) => all.objectStore('battles').delete(id)), 3],
  [
    'entries alone',
    async (id: string) => {
      for (const name of ['heads', 'battles']) await onDisk((all) => all.objectStore(name).delete(id));
    },
    3,
  ],
])(
  'with %s it opens at the last good entry, gives up what is stored, and goes on in a copy',
  async (what, damage, good) => {
    const id = await played();
    await damage(id);
    await laid(id);
    expect(session.damage.value).not.toBeNull();
    expect(session.journal.value?.entries.length).toBe(good);
    expect(await session.act({ do: 'note', of: 'a', text: 'on' })).toBe(false);
    const pieces = await store.piecesOf(id);
    expect(pieces.ok && pieces.value.entries.length).toBe(what === 'a lost last entry' ? 2 : 3);
    const state = session.battle.value;

    const copy = await openCopy('damaged');
    expect(session.damage.value).toBeNull();
    expect((await stored(copy)).record.header.title).toBe(t('branch-title', { title: 'Maida' }));
    expect(session.battle.value).toMatchObject({ agenda: state?.agenda, turn: state?.turn, units: state?.units });
    expect(await session.act({ do: 'note', of: 'a', text: 'on' })).toBe(true);
    expect((await stored(copy)).damage).toBeUndefined();
    // The damaged one stays as it lies.
    expect(await store.piecesOf(id)).toEqual(pieces);
  },
);
