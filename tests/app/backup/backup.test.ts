// @vitest-environment happy-dom
/** Everything on a phone as one file, and back: on the same phone, on another, and on one that went on another way. */
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import type { BattleRecord } from '../../../src/journal/file.ts';

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

async function made(from: Phone): Promise<string> {
  const backup = await from.backupNow();
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
});

it('on a new phone brings all of it, what runs as marked copies', async () => {
  const text = await made(mine);
  const other = await newPhone();
  const rows = await rowsOf(other, text);
  expect(told(rows)).toEqual({ settings: 'differs', scenario: 'new', battle: 'sealed', campaign: 'sealed' });
  expect(
    rows
      .filter(other.tickedAtFirst)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['battle', 'campaign', 'scenario']);
  for (const { take } of rows) expect(await take?.()).toMatchObject({ ok: true });
  expect(other.settings.value.haptics).toBe(false);
  expect(told(await rowsOf(other, text))).toEqual({
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
  const loadedHere = await mine.store.loadBattle(battle);
  if (!loadedHere.ok) throw new Error(codeOf(loadedHere.said));
  const [first, last] = [
    await withSeed(before, loadedHere.value.record, 2),
    await withSeed(before, loadedHere.value.record),
  ];
  const other = await newPhone();
  for (const { take } of await rowsOf(other, first)) await take?.();
  const longer = row(await rowsOf(other, last), 'battle');
  expect(longer).toMatchObject({ stands: 'longer', more: 2 });
  expect(await longer.take?.()).toMatchObject({ ok: true });
  const loaded = await other.store.loadBattle(battle);
  expect(loaded.ok && loaded.value.record.entries.length).toBe(4);
});

/** The battle as it was after so many entries, with its seed: no phone writes that. */
async function withSeed(backup: string, record: BattleRecord<unknown>, entries?: number): Promise<string> {
  const { makeFile } = await import('../../../src/journal/file.ts');
  const [head = ''] = backup.split('\n');
  const file = makeFile({ ...record, entries: record.entries.slice(0, entries) });
  return [head.replace(/"count":\d+/, '"count":1'), file].join('\n');
}

it('holds the seed of a battle that is over, which then takes back nothing more', async () => {
  await mine.desk.openBattle(battle);
  await vi.waitFor(() => expect(mine.desk.hold.value).toBe('writing'));
  expect(await mine.desk.act({ do: 'end', why: 'over-agreed' })).toBe(true);
  mine.desk.closeBattle();
  expect(await made(mine)).toContain(seed);
  // Whoever ends the app before the backup is marked as saved has it too.
  await mine.desk.openBattle(battle);
  await vi.waitFor(() => expect(mine.desk.hold.value).toBe('writing'));
  expect(await mine.desk.takeBack()).toBe(false);
  mine.desk.closeBattle();
});

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
  const backup = await mine.backupNow();
  if (!backup.ok) throw new Error(codeOf(backup.said));
  expect(await mine.keptElsewhere(backup.value)).toMatchObject({ ok: true });
  expect(await mine.lastBackup()).toBeGreaterThan(0);
  const listed = await mine.store.listBattles();
  expect(listed.ok && listed.value.map(({ count, lastExport }) => lastExport?.seq === count)).toEqual([true, true]);
});
