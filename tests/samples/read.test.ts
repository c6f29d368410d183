/**
 * Everything that is ever kept, as version 1 wrote it, through its door into what the app uses. A change of shape that would
 * lose what a user has kept fails here. The samples are written by `write.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readSummary as campaignSummary } from '../../src/app/campaign/campaign-game.ts';
import { machine, payload } from '../../src/app/session/battle-journal.ts';
import { readSummary } from '../../src/app/session/summary-schema.ts';
import { eventSchema } from '../../src/campaign/age-of-napoleon/events.ts';
import { ageOfNapoleon } from '../../src/campaign/age-of-napoleon/game.ts';
import { parseQualityDeck, parseTimeDeck, writePack } from '../../src/cards/deck-file.ts';
import { isSeed } from '../../src/engine/chance.ts';
import { prove } from '../../src/engine/proof.ts';
import { openDisk } from '../../src/journal/disk.ts';
import { makeFile, parseFile } from '../../src/journal/file.ts';
import { inEffect, open } from '../../src/journal/record.ts';
import { storeOn } from '../../src/journal/store.ts';
import { readDraft } from '../../src/scenarios/draft.ts';
import { writeScenario, writeShort } from '../../src/scenarios/file.ts';
import { keptLine } from '../../src/scenarios/kept.ts';
import { dataIn, gather, unpack } from '../../src/scenarios/link.ts';
import { parseScenario, scenarioSchema } from '../../src/scenarios/schema.ts';
import { standOfBattle, standOfCampaign } from './stands.ts';

const text = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const json = (name: string): unknown => JSON.parse(text(name));

describe('a file that was saved', () => {
  it('of a battle reads, byte for byte, and stands where it stood', () => {
    const read = parseFile(text('battle.json'), payload);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(makeFile(read.record)).toBe(text('battle.json'));
    const opened = open(read.record.header, read.record.entries, machine);
    const battle = opened.ok ? opened.journal.state : undefined;
    if (!battle) throw new Error(JSON.stringify(opened));
    expect(standOfBattle(battle)).toEqual(json('battle.stand.json'));
  });

  it('of a battle whose seed is locked reads, byte for byte', () => {
    const read = parseFile(text('battle-locked.json'), payload);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect([read.record.seed, read.locked !== undefined]).toEqual(['', true]);
    expect(makeFile({ ...read.record, seed: read.locked ?? null })).toBe(text('battle-locked.json'));
    expect(open(read.record.header, read.record.entries, machine).ok).toBe(true);
  });

  it('of a campaign reads, byte for byte, and stands where it stood', () => {
    const play = z.looseObject({ do: z.string() });
    const read = parseFile(text('campaign.json'), { schema: 1, play, event: eventSchema });
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(makeFile(read.record)).toBe(text('campaign.json'));
    const opened = open(read.record.header, read.record.entries, { start: undefined, apply: ageOfNapoleon.apply });
    const campaign = opened.ok ? opened.journal.state : undefined;
    if (!campaign) throw new Error(JSON.stringify(opened));
    expect(standOfCampaign(campaign)).toEqual(json('campaign.stand.json'));
  });

  it('of a campaign that goes on in a copy reads, and is what its seed and its plays make of it', () => {
    const play = z.looseObject({ do: z.string() });
    const read = parseFile(text('campaign-copy.json'), { schema: 1, play, event: eventSchema });
    if (!read.ok) throw new Error(JSON.stringify(read));
    const { header, seed, entries } = read.record;
    const opened = open(header, entries, { start: undefined, apply: ageOfNapoleon.apply });
    if (!opened.ok || !isSeed(seed)) throw new Error(JSON.stringify(opened));
    expect(opened.journal.state?.seal).toBe(header.seal);
    expect(prove(ageOfNapoleon, inEffect(opened.journal), seed)).toMatchObject({ ok: true });
  });

  it('of a campaign holds every kind of event that is kept of one', () => {
    const record = z.object({
      entries: z.array(z.looseObject({ events: z.optional(z.array(z.looseObject({ type: z.string() }))) })),
    });
    const entries = ['campaign.json', 'campaign-copy.json'].flatMap((name) => record.parse(json(name)).entries);
    const kept = new Set(entries.flatMap(({ events = [] }) => events.map(({ type }) => type)));
    const known = eventSchema._zod.def.options.map((option) => [...option._zod.def.shape.type._zod.def.values][0]);
    // No question of this game hands its answers on to another, and none is thrown anew in the same place.
    expect([...kept, 'carried', 'lifted'].toSorted()).toEqual(known.map(String).toSorted());
  });

  it('of a scenario reads, byte for byte', () => {
    const read = parseScenario(json('scenario.json'));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(writeScenario(read.scenario)).toBe(text('scenario.json'));
    expect(readDraft(json('scenario.json'))).toMatchObject({ ok: true });
  });

  it('of a scenario holds every member that one may have', () => {
    const known = new Set<string>();
    const look = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { shape = {}, element, innerType, options = [] } = Reflect.get(Reflect.get(schema, '_zod'), 'def');
      for (const [name, inner] of Object.entries(shape)) {
        known.add(name);
        look(inner);
      }
      for (const inner of [element, innerType, ...options]) look(inner);
    };
    look(scenarioSchema);
    const kept = new Set<string>();
    JSON.stringify(json('scenario.json'), (key, value) => {
      kept.add(key);
      return value;
    });
    expect([...known].filter((name) => !kept.has(name))).toEqual([]);
  });

  it('of a pack of cards reads', () => {
    const quality = parseQualityDeck(json('quality-pack.json'));
    if (!quality.ok) throw new Error(JSON.stringify(quality.errors));
    expect(writePack(quality.deck)).toBe(text('quality-pack.json'));
    const time = parseTimeDeck(json('time-pack.json'));
    if (!time.ok) throw new Error(JSON.stringify(time.errors));
    expect(writePack(time.deck)).toBe(text('time-pack.json'));
    const counted = parseTimeDeck(json('time-pack-counted.json'));
    expect(counted.ok && counted.deck.cards.map(({ minutes }) => minutes)).toEqual([20, 20, 20, 30, 30]);
  });
});

describe('a link that was sent', () => {
  const { whole, parts } = z.object({ whole: z.string(), parts: z.array(z.string()) }).parse(json('links.json'));

  it('brings the scenario, whole or in parts', async () => {
    const together = gather(parts)?.data;
    for (const data of [...dataIn(whole), together ?? '']) {
      const unpacked = await unpack(data);
      if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.said));
      const read = parseScenario(JSON.parse(unpacked.text));
      expect(read.ok && writeScenario(read.scenario)).toBe(text('scenario.json'));
    }
    expect(parts.length).toBeGreaterThan(1);
  });
});

const rowsSchema = z.object({
  version: z.int(),
  keys: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  rows: z.record(z.string(), z.array(z.unknown())),
  places: z.record(z.string(), z.string()),
});

/** The database as version 1 left it on a phone, made without the app. */
async function phone(): Promise<IDBFactory> {
  const { version, keys, rows } = rowsSchema.parse(json('database.json'));
  const indexedDB = new IDBFactory();
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('scovell', version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(keys)) opening.result.createObjectStore(name, { keyPath });
    };
    opening.onsuccess = () => {
      const writing = opening.result.transaction(Object.keys(rows), 'readwrite');
      for (const [name, all] of Object.entries(rows)) for (const row of all) writing.objectStore(name).put(row);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
  return indexedDB;
}

describe('what lies on a phone', () => {
  it('is listed, opened and carried on', async () => {
    const disk = openDisk({ name: 'scovell', indexedDB: await phone(), IDBKeyRange });
    const store = storeOn(disk, payload);
    const listed = await store.listBattles();
    if (!listed.ok) throw new Error(JSON.stringify(listed));
    const [line] = listed.value;
    expect(line).toMatchObject({ id: 'sample-battle', count: 24, lastExport: { seq: 1 } });
    expect(line?.trouble).toBeUndefined();
    expect(readSummary(line?.summary)).toMatchObject({ title: 'Everything on One Field' });
    const loaded = await store.loadBattle('sample-battle');
    if (!loaded.ok) throw new Error(JSON.stringify(loaded));
    expect(loaded.value.damage).toBeUndefined();
    const opened = open(loaded.value.record.header, loaded.value.record.entries, machine);
    expect(opened).toMatchObject({ ok: true });
    const scenarios = await disk.shelf.listScenarios();
    if (!scenarios.ok) throw new Error(JSON.stringify(scenarios));
    expect(scenarios.value.map(keptLine)).toMatchObject([{ id: 'sample', tags: ['sample'] }]);
    const [kept] = scenarios.value;
    const draft = readDraft(kept?.data);
    expect(draft.ok && writeShort(draft.draft)).toBe(JSON.stringify(kept?.data));
    expect(await store.markExported('sample-battle', { at: 2, seq: 24 })).toMatchObject({ ok: true });
    store.close();
  });

  it('tells of a campaign without opening it', () => {
    expect(
      campaignSummary({ title: 'The Danube', now: { code: 'aon-now', args: { phase: 1, round: 2 } } }),
    ).not.toBeNull();
  });
});

describe('what a phone prefers', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is taken up again, the theme before the first paint', async () => {
    const { places } = rowsSchema.parse(json('database.json'));
    vi.stubGlobal('indexedDB', await phone());
    vi.stubGlobal('IDBKeyRange', IDBKeyRange);
    vi.stubGlobal('localStorage', { getItem: (name: string) => places[name] ?? null, setItem: () => undefined });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('document', {
      documentElement: { dataset: {} },
      querySelector: () => null,
    });
    vi.resetModules();
    const { loadSettings, settings } = await import('../../src/app/session/settings.ts');
    expect(settings.value.theme).toBe('sun');
    await loadSettings();
    expect(settings.value).toEqual({
      theme: 'sun',
      haptics: false,
      wakeLock: false,
      seen: ['first-check', 'first-order'],
    });
  });
});
