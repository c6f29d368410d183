// @vitest-environment happy-dom
/** The file of a battle that still runs gives none of its throws to come away; on another phone it goes on in a copy. */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sealOf } from '../../../src/engine/chance.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { headerHash } from '../../../src/journal/chain.ts';
import { hashOf } from '../../../src/journal/entry.ts';
import { makeFile, parseFile } from '../../../src/journal/file.ts';

const phone = vi.hoisted(() => ({ files: [] as Blob[] }));
vi.mock('../../../src/app/session/download.ts', () => ({
  download: (_name: string, file: Blob) => phone.files.push(file),
}));
await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});

const load = async () => ({
  ...(await import('../../../src/app/session/battle-journal.ts')),
  ...(await import('../../../src/app/session/battles.ts')),
  ...(await import('../../../src/app/session/record-taking.ts')),
  ...(await import('../../../src/app/session/take-battle.ts')),
  ...(await import('../../../src/app/session/new-battle.ts')),
  ...(await import('../../../src/app/session/files.ts')),
  ...(await import('../../../src/app/session/deleting.ts')),
  ...(await import('../../../src/words/t.ts')),
  desk: await import('../../../src/app/session/battle-session.ts'),
});
type Phone = Awaited<ReturnType<typeof load>>;

/** Another phone: nothing is on it yet. */
async function newPhone(): Promise<Phone> {
  vi.resetModules();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  return load();
}

const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

let mine: Phone;
let id: string;
let seed: string;

async function laid({ desk }: Phone, of: string): Promise<void> {
  desk.closeBattle();
  expect(await desk.openBattle(of)).toBeNull();
  await vi.waitFor(() => expect(desk.hold.value).toBe('writing'));
}

beforeEach(async () => {
  phone.files = [];
  mine = await newPhone();
  const made = await mine.newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, mine.newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  ({ id } = made);
  await laid(mine, id);
  expect(await mine.desk.act({ do: 'next' })).toBe(true);
  ({ seed } = (await mine.desk.wholeRecord())!);
});
afterEach(() => mine.desk.closeBattle());

async function saved(from = mine): Promise<string> {
  expect(await from.files.saveFile()).toBe(true);
  return phone.files.at(-1)!.text();
}

async function weighed(on: Phone, file: string) {
  const offer = await on.weighBattle(file);
  if (!offer.ok) throw new Error(offer.sentence);
  const take = async () => {
    const taken = await offer.take();
    if (!taken.ok) throw new Error(taken.sentence);
    return taken.id;
  };
  return { change: offer.change, asks: on.mustAsk(offer), take };
}

it('the file of a running battle does not hold its seed, and is sound', async () => {
  const file = await saved();
  expect(file).not.toContain(seed);
  expect(parseFile(file, mine.payload)).toMatchObject({ ok: true, record: { seed: '' }, locked: {} });
  // Locked anew each time.
  expect(await saved()).not.toBe(file);
});

it('the phone that wrote it takes it in as it was, also after the battle was thrown away', async () => {
  const file = await saved();
  const here = await weighed(mine, file);
  expect([here.change, await here.take()]).toEqual(['there', id]);
  mine.desk.closeBattle();
  await mine.deleteBattle(id);
  const { change, take } = await weighed(mine, file);
  expect([change, await take()]).toEqual(['new', id]);
  await laid(mine, id);
  expect([(await mine.desk.wholeRecord())?.seed, mine.desk.damage.value]).toEqual([seed, null]);
});

it('another phone asks, takes it in once as a marked copy under a new seal, and plays it on', async () => {
  const file = await saved();
  const other = await newPhone();
  const { change, asks, take } = await weighed(other, file);
  expect([change, asks]).toEqual(['sealed', true]);
  const copy = await take();
  await laid(other, copy);
  const record = (await other.desk.wholeRecord())!;
  expect(record.entries[0]).toMatchObject({ play: { do: 'branch' } });
  expect([record.header.seal === sealOf(seed as never), record.header.seal]).toEqual([
    false,
    sealOf(record.seed as never),
  ]);
  expect(await other.desk.act({ do: 'next' })).toBe(true);
  expect(await weighed(other, file)).toMatchObject({ change: 'there', asks: false });
  other.desk.closeBattle();
});

/** Throws the battle away on this phone. */
async function thrownAway(): Promise<void> {
  mine.desk.closeBattle();
  expect(await mine.deleteBattle(id)).toMatchObject({ ok: true });
}

/** What comes in is a marked copy under a new seal. */
async function isMarked(file: string): Promise<void> {
  const { change, asks, take } = await weighed(mine, file);
  expect([change, asks]).toEqual(['earlier', true]);
  await laid(mine, await take());
  const record = (await mine.desk.wholeRecord())!;
  expect(record.entries[0]).toMatchObject({ play: { do: 'branch' } });
  expect(JSON.stringify(record.entries[0])).toContain('"why":"earlier"');
  expect([record.seed === seed, record.header.seal === sealOf(seed as never)]).toEqual([false, false]);
}

it('an older file of a battle that was thrown away goes on under a new seal: its seed has thrown since', async () => {
  const file = await saved();
  expect(await mine.desk.act({ do: 'next' })).toBe(true);
  await thrownAway();
  await isMarked(file);
});

it('so does one saved before the end, once the end was seen', async () => {
  const file = await saved();
  expect(await mine.desk.act({ do: 'end', why: 'over-agreed' })).toBe(true);
  expect(await mine.desk.act({ do: 'reveal' })).toBe(true);
  await thrownAway();
  await isMarked(file);
});

it('a file under another name and id, with the same seal, is no second battle of the same dice', async () => {
  const parsed = parseFile(await saved(), mine.payload);
  if (!parsed.ok) throw new Error(parsed.code);
  const { record, locked } = parsed;
  const header = { ...record.header, id: 'another', title: 'Another' };
  let prev = headerHash(header);
  const entries = record.entries.map((entry) => {
    const next = { ...entry, prev };
    prev = hashOf(next);
    return { ...next, hash: prev };
  });
  const file = makeFile({ header, entries, seed: locked ?? null });
  await isMarked(file);
});

it('a battle that is over, taken in from its file, takes back nothing: its seed is in that file', async () => {
  expect(await mine.desk.act({ do: 'end', why: 'over-agreed' })).toBe(true);
  const file = await saved();
  expect(file).toContain(seed);
  await thrownAway();
  const { change, take } = await weighed(mine, file);
  expect([change, await take()]).toEqual(['new', id]);
  await laid(mine, id);
  expect(await mine.desk.takeBack()).toBe(false);
  expect(mine.desk.trouble.value?.sentence).toBe(mine.t('battle-seed-shown'));
});

it('while the share sheet holds the file of a battle that is over, its end stands', async () => {
  expect(await mine.desk.act({ do: 'end', why: 'over-agreed' })).toBe(true);
  vi.stubGlobal('navigator', { canShare: () => true, share: () => new Promise(() => undefined) });
  void mine.files.shareFile();
  await vi.waitFor(() => expect(mine.desk.lastExport.value?.open).toBe(true));
  vi.unstubAllGlobals();
  expect(await mine.desk.takeBack()).toBe(false);
});

it('once the battle is over its file holds the seed, and from then on it goes on in a copy only', async () => {
  expect(await mine.desk.act({ do: 'end', why: 'over-agreed' })).toBe(true);
  expect(mine.desk.mayRedo.value).toBe(false);
  expect(await saved()).toContain(seed);
  expect(mine.desk.lastExport.value).toMatchObject({ open: true });
  expect(await mine.desk.takeBack()).toBe(false);
  expect(mine.desk.trouble.value).not.toBeNull();
  await laid(mine, id);
  expect(await mine.desk.takeBack()).toBe(false);
});

it('where the device can keep no key, the file goes without its seed', async () => {
  vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('no'));
  const file = await saved();
  vi.restoreAllMocks();
  expect(file).not.toContain(seed);
  const parsed = parseFile(file, mine.payload);
  expect(parsed.ok && parsed.locked).toBeUndefined();
  // The battle itself is here, and its seed with it.
  expect((await weighed(mine, file)).change).toBe('there');
});
