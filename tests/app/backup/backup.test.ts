// @vitest-environment happy-dom
/** Everything on a phone as one file, and back: on the same phone, on another, and on one that went on another way. */
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});

const load = async () => ({
  ...(await import('../../../src/app/backup/format.ts')),
  ...(await import('../../../src/app/backup/making.ts')),
  ...(await import('../../../src/app/backup/restoring.ts')),
  ...(await import('../../../src/app/session/battles.ts')),
  ...(await import('../../../src/app/session/new-battle.ts')),
  ...(await import('../../../src/app/session/settings.ts')),
  ...(await import('../../../src/app/editor/shelf.ts')),
  desk: await import('../../../src/app/session/battle-session.ts'),
  campaign: await import('../../../src/app/campaign/age-of-napoleon/session.ts'),
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
const { aDraft } = await import('../../scenarios/drafts.ts');
const { SETUP } = await import('../../campaign/age-of-napoleon/fixtures.ts');

let mine: Phone;
let battle: string;
let seed: string;

async function plays({ desk }: Phone, id: string, times: number): Promise<void> {
  desk.closeBattle();
  expect(await desk.openBattle(id)).toBeNull();
  await vi.waitFor(() => expect(desk.hold.value).toBe('writing'));
  for (let i = 0; i < times; i++) expect(await desk.act({ do: 'next' })).toBe(true);
  ({ seed } = (await desk.wholeRecord())!);
  desk.closeBattle();
}

beforeEach(async () => {
  mine = await newPhone();
  const made = await mine.newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, mine.newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  battle = made.id;
  await plays(mine, battle, 1);
  expect(await mine.campaign.newCampaign(SETUP)).toMatchObject({ ok: true });
  expect(await mine.put({ ...aDraft('ulm'), title: 'Ulm' })).toMatchObject({ ok: true });
  await mine.change({ haptics: false });
});

async function made(from: Phone, withSeeds = false): Promise<string> {
  const backup = await from.backupNow(withSeeds);
  if (!backup.ok) throw new Error(codeOf(backup.said));
  return backup.value.text;
}

async function rowsOf(on: Phone, text: string) {
  const read = on.readBackup(text);
  if (!read.ok) throw new Error(read.why);
  const rows = [];
  for (const line of read.backup.lines) rows.push(await on.rowOf(line));
  return rows;
}
type Rows = Awaited<ReturnType<typeof rowsOf>>;
const told = (rows: Rows) => Object.fromEntries(rows.map(({ kind, stands }) => [kind, stands]));
const row = (rows: Rows, kind: string) => {
  const found = rows.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
};

it('holds everything, no seed of what still runs, and changes nothing where all is as it was', async () => {
  const text = await made(mine);
  expect(text).not.toContain(seed);
  expect(text).not.toContain('device-key');
  const rows = await rowsOf(mine, text);
  expect(told(rows)).toEqual({ settings: 'same', scenario: 'same', battle: 'same', campaign: 'same' });
  expect(rows.filter(({ take }) => take)).toEqual([]);
  expect(await made(mine, true)).toContain(seed);
});

it('on a new phone brings all of it, what runs as marked copies; with the seeds as it was', async () => {
  const [sealed, open] = [await made(mine), await made(mine, true)];
  const other = await newPhone();
  expect(told(await rowsOf(other, sealed))).toEqual({
    settings: 'differs',
    scenario: 'new',
    battle: 'sealed',
    campaign: 'sealed',
  });
  const rows = await rowsOf(other, open);
  expect(told(rows)).toEqual({ settings: 'differs', scenario: 'new', battle: 'new', campaign: 'new' });
  expect(
    rows
      .filter(other.tickedAtFirst)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['battle', 'campaign', 'scenario']);
  for (const { take } of rows) expect(await take?.()).toMatchObject({ ok: true });
  expect(other.settings.value.haptics).toBe(false);
  expect(told(await rowsOf(other, open))).toEqual({
    settings: 'same',
    scenario: 'same',
    battle: 'same',
    campaign: 'same',
  });
});

it('carries on what it goes further than, and tells of what goes further here', async () => {
  const before = await made(mine);
  await plays(mine, battle, 2);
  expect(row(await rowsOf(mine, before), 'battle')).toMatchObject({ stands: 'behind' });
  const after = await made(mine, true);
  const other = await newPhone();
  for (const { take } of await rowsOf(other, await withSeed(before, after))) await take?.();
  const longer = row(await rowsOf(other, after), 'battle');
  expect(longer).toMatchObject({ stands: 'longer', more: 2 });
  expect(await longer.take?.()).toMatchObject({ ok: true });
  const loaded = await other.store.loadBattle(battle);
  expect(loaded.ok && loaded.value.record.entries.length).toBe(4);
});

/** The battle as it was before, with its seed, which only a backup made so holds. */
async function withSeed(before: string, after: string): Promise<string> {
  const { makeFile } = await import('../../../src/journal/file.ts');
  const line = after.split('\n').find((one) => one.includes(seed)) ?? '';
  const { header, entries } = JSON.parse(line);
  const { readEntry, anyPayload } = await import('../../../src/journal/entry.ts');
  const first = entries.slice(0, 2).map((raw: unknown) => {
    const read = readEntry(raw, anyPayload);
    if (!read.ok) throw new Error(read.path);
    return read.entry;
  });
  const [head = ''] = before.split('\n');
  return [head.replace(/"count":\d+/, '"count":1'), makeFile({ header, seed, entries: first })].join('\n');
}

it('of a scenario that was changed here brings its own beside it', async () => {
  const text = await made(mine);
  expect(await mine.put({ ...aDraft('ulm'), title: 'Ulm, again' })).toMatchObject({ ok: true });
  const found = row(await rowsOf(mine, text), 'scenario');
  expect([found.stands, mine.tickedAtFirst(found)]).toEqual(['differs', false]);
  expect(await found.take?.()).toMatchObject({ ok: true });
  const kept = await mine.store.listScenarios();
  expect(kept.ok && kept.value.length).toBe(2);
});

it('holds a damaged battle in its pieces, of which what is sound comes back', async () => {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('scovell');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('entries', 'readwrite');
      writing.objectStore('entries').put({ battle, seq: 2, written: 'nonsense' });
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
  const text = await made(mine);
  expect(text).toContain('"file":"pieces"');
  expect(text).not.toContain(seed);
  const other = await newPhone();
  const rows = await rowsOf(other, text);
  expect(row(rows, 'battle')).toMatchObject({ stands: 'part', title: 'Maida' });
  expect(await row(rows, 'battle').take?.()).toMatchObject({ ok: true });
});

it('is marked as kept elsewhere, each record as far as it went', async () => {
  expect(await mine.lastBackup()).toBeNull();
  const backup = await mine.backupNow(false);
  if (!backup.ok) throw new Error(codeOf(backup.said));
  expect(await mine.keptElsewhere(backup.value)).toMatchObject({ ok: true });
  expect(await mine.lastBackup()).toBeGreaterThan(0);
  const listed = await mine.store.listBattles();
  expect(listed.ok && listed.value.map(({ count, lastExport }) => lastExport?.seq === count)).toEqual([true, true]);
});
