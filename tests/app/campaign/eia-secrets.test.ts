/**
 * Random campaigns with secrets planted in them: what the corps of each power hold, and what it seals. No other seat's view,
 * story or page has them, and a record under lock has them nowhere in the clear.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { checkSeatFile, seatFile, seatPage } from '../../../src/app/campaign/empires-in-arms/seat-file.ts';
import { type KeyShelf, newTable, tableKeys } from '../../../src/app/campaign/empires-in-arms/table-key.ts';
import { partsOf } from '../../../src/app/seats/seat-data.ts';
import { makeLockedFile, openLockedFile, readLockedFile } from '../../../src/app/session/locked-file.ts';
import { locksFor, type Pins } from '../../../src/app/session/new-locks.ts';
import { openLock } from '../../../src/app/session/seat-keys.ts';
import { openPart } from '../../../src/campaign/empires-in-arms/begin.ts';
import type { Campaign, Locked } from '../../../src/campaign/empires-in-arms/campaign.ts';
import { forgetAll, plainly } from '../../../src/campaign/empires-in-arms/covered.ts';
import { type Event, eventSchema } from '../../../src/campaign/empires-in-arms/events.ts';
import { empiresInArms as game } from '../../../src/campaign/empires-in-arms/game.ts';
import { SEATS, type Seated, seenEvents, view } from '../../../src/campaign/empires-in-arms/seats.ts';
import { POWERS } from '../../../src/campaign/empires-in-arms/vocabulary.ts';
import { sealOf } from '../../../src/engine/chance.ts';
import { prove } from '../../../src/engine/proof.ts';
import type { Entry } from '../../../src/journal/entry.ts';
import { feedRoot, firstBroken, folded, type Patch } from '../../../src/journal/feed.ts';
import { makeFile } from '../../../src/journal/file.ts';
import { append, begin, inEffect, type Machine, open, undo } from '../../../src/journal/record.ts';
import { seed } from '../../campaign/empires-in-arms/fixtures.ts';
import { campaign, WORLD } from '../../campaign/empires-in-arms/player.ts';

/** So many that the number says whose it is, and no rule ever counts so far by itself. */
const planted = (i: number): number => 6000 + 200 * i;
const SECRET = /(?<![\w.])[67]\d{3}(?!\w)/g;
/** Numbers that a corps whose nation is known had at any time: it may have lost so many that its number looks like another's. */
const hadBy = (events: readonly Event[], state: Campaign, known: ReadonlySet<string>): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'set' && event.ledger === 'corps' && known.has(state.corps[event.id]?.nation ?? '')
      ? Object.values(event.set.factors ?? {}).map(String)
      : [],
  );
const ownerOf = (found: string): string => POWERS[Math.floor((Number(found) - 6000 + 100) / 200)] ?? '?';
const PLANTED = {
  sheets: {
    ...WORLD.sheets,
    corps: (WORLD.sheets.corps ?? []).map((one) => ({
      ...one,
      boxes: { line: 9000, cavalry: 9000 },
      name: `Corps of ${one.nation}`,
      factors: { regular: planted(POWERS.findIndex((power) => power === one.nation)) },
    })),
  },
};
const machine: Machine<Campaign | undefined, Event> = { start: undefined, apply: game.apply };
const PINS: Pins = { umpire: '9999', ...Object.fromEntries(POWERS.map((power, i) => [power, `100${i}`])) };

describe('what a power keeps to itself', () => {
  it.each([1, 2, 3])('EIA-004 EIA-021 is in no other seat’s view and story, campaign %i', (n) => {
    /** Whoever was in a battle is known from then on. */
    const known = new Set<string>();
    const open = new Set<string>();
    let looked = 0;
    campaign(n, 2, PLANTED, (state, { events }, sealed) => {
      for (const { revealed, nation } of Object.values(state.corps)) if (revealed) known.add(nation);
      for (const one of hadBy(events, state, known)) open.add(one);
      if (!state.clock.started) return;
      looked += 1;
      const deep = looked % 20 === 0;
      for (const seat of SEATS.filter((one) => one !== 'umpire')) {
        const shown = JSON.stringify([seenEvents(events, seat), deep ? view(state, seat) : null]);
        const leaks = [...shown.matchAll(SECRET)].flatMap(([found]) => (open.has(found) ? [] : [ownerOf(found)]));
        expect(
          leaks.filter((owner) => owner !== seat && !known.has(owner)),
          `${seat} sees ${JSON.stringify(events).slice(0, 900)}`,
        ).toEqual([]);
        for (const { text } of sealed) expect(shown).not.toContain(JSON.stringify(text).slice(5, -5));
      }
    });
    expect(looked).toBeGreaterThan(30);
  });
});

/** A phone's shelf: its own key, and what it keeps. */
async function shelf(): Promise<KeyShelf & { readonly kept: Map<string, unknown> }> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const kept = new Map<string, unknown>();
  return {
    kept,
    deviceKey: async () => key,
    get: async (name) => kept.get(name),
    put: async (name, value) => kept.set(name, value) !== undefined,
  };
}

/** A random campaign, written as a table under lock writes it. */
async function written(n: number) {
  const played = campaign(n, 2, PLANTED);
  const made = await locksFor(PINS, 1000);
  const keys = Object.fromEntries(Object.entries(made).map(([name, lock]) => [name, lock.public]));
  const { locked, secret } = await newTable(keys);
  const phone = await shelf();
  const tables = tableKeys(phone);
  expect(await tables.keep(locked, secret)).toBe(true);
  const [first, ...deeds] = played.deeds;
  const begun = first?.events[0];
  if (begun?.type !== 'begun') throw new Error('It does not begin.');
  const { setup, covered } = openPart({ ...begun.setup, locked });
  const words = await tables.coverFirst(locked, covered);
  const opening = game.beginning(
    [
      { ...begun, setup },
      { type: 'covered', words },
    ],
    () => {
      throw new Error('Nothing is thrown.');
    },
  );
  const key = seed(n);
  const header = { id: 'eia-1', schema: 1, title: 'A year', seal: sealOf(key), startedAt: 0, rules: 'eia-1' };
  let journal = append(begin(header, machine), {
    ...{ play: { do: 'begin' }, events: opening ?? [], at: 0, by: 'table' },
  });
  for (const deed of deeds) {
    if (!journal.state) throw new Error('Nothing stands.');
    const under = await tables.cover(journal.state, deed);
    journal = append(journal, { ...under, at: 0, by: deed.by });
  }
  return { journal, made, locked, phone, played, key };
}

it('EIA-004 a seat’s page tells what is in effect: what was taken back is not in it', async () => {
  const { journal } = await written(5);
  const { state } = journal;
  if (!state) return never();
  const told = append(journal, {
    ...{ play: { do: 'tell', text: 'said in error' }, at: 0, by: 'table' },
    events: [{ type: 'told', line: { text: { code: 'eia-told', args: { text: 'said in error' } } } }],
  });
  expect(seatPage(state, 'FR', inEffect(told))).toContain('said in error');
  const back = undo(told, { at: 0, by: 'table' });
  expect(back && seatPage(state, 'FR', inEffect(back))).not.toContain('said in error');
});

const stands = (entries: readonly Entry<Event>[], header: Parameters<typeof open>[0]): Campaign | undefined => {
  const opened = open(header, entries, machine);
  return opened.ok ? opened.journal.state : undefined;
};
const unlocked = ({ locked: _, ...state }: Campaign & { locked?: Locked }) => state;

describe('a record under lock', () => {
  beforeEach(forgetAll);

  it('EIA-004 has nothing of it in the clear, and is read where its cipher is', async () => {
    const { journal, phone, played, made, locked, key } = await written(5);
    const text = makeFile({ header: journal.header, seed: key, entries: journal.entries });
    for (const secret of ['"regular":6', 'sealed by', '"do":"seal"', 'landMove"'])
      expect(text, secret).not.toContain(secret);
    for (const event of journal.entries.flatMap((entry) => (entry.kind === 'deed' ? entry.events : [])))
      if (event.type !== 'begun') expect(eventSchema.safeParse(event).error?.message, event.type).toBeUndefined();
    expect(JSON.stringify([...phone.kept])).not.toContain('regular');
    expect(unlocked(journal.state as Campaign)).toEqual(unlocked(played.state));

    forgetAll();
    expect(stands(journal.entries, journal.header)?.unread).toBe(true);
    const again = tableKeys(phone);
    await again.uncover(journal.entries);
    expect(stands(journal.entries, journal.header)).toEqual(journal.state);
    expect(stands(journal.entries, journal.header)?.unread).toBeUndefined();
    const deeds = journal.entries.flatMap((entry) => (entry.kind === 'deed' ? [entry] : []));
    expect(prove(game, deeds, key)).toMatchObject({ ok: true });

    // Another phone: it plays nothing, until the keeper's figures have read it there.
    forgetAll();
    const other = await shelf();
    const there = tableKeys(other);
    await there.uncover(journal.entries);
    const blind = stands(journal.entries, journal.header);
    expect(blind && game.mayPlay(blind, { actor: 'umpire', play: { do: 'next' } })).toBe('eia-unread');
    const file = readLockedFile(
      await makeLockedFile('A year', text, { umpire: made.umpire ?? never() }, Object.values(made)),
    );
    if (!file) return never();
    expect(await openLockedFile(file, 'umpire', '1000')).toBeNull();
    expect(await openLockedFile(file, 'FR', '1001')).toBeNull();
    expect(await openLockedFile(file, 'umpire', '9999')).toMatchObject({ record: text });
    const power = made.FR && (await openLock(made.FR, PINS.FR ?? ''));
    expect(power && (await there.takeOut(locked, power))).toBe(false);
    const keeper = made.umpire && (await openLock(made.umpire, '9999'));
    expect(keeper && (await there.takeOut(locked, keeper))).toBe(true);
    await there.uncover(journal.entries);
    expect(stands(journal.entries, journal.header)).toEqual(journal.state);
  });

  it.each([6, 7])('EIA-004 is told to each seat by a page that holds its own alone, campaign %i', async (n) => {
    const { journal } = await written(n);
    const state = journal.state ?? never();
    const known = new Set(Object.values(state.corps).flatMap(({ revealed, nation }) => (revealed ? [nation] : [])));
    const all = journal.entries.flatMap((entry) => (entry.kind === 'deed' ? plainly(entry.events) : []));
    for (const seat of POWERS as readonly Seated[]) {
      const open = new Set(hadBy(all, state, new Set([...known, seat])));
      const page = seatPage(state, seat, inEffect(journal));
      const others = [...page.matchAll(SECRET)].flatMap(([found]) => (open.has(found) ? [] : [ownerOf(found)]));
      expect(others.filter((owner) => owner !== seat && !known.has(owner))).toEqual([]);
    }
  });
});

/** As it is written: without members that are undefined. */
const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the file of a seat', () => {
  beforeEach(forgetAll);

  it.each([8, 9])('EIA-004 is a feed that folds to its view, with nothing of another’s, campaign %i', async (n) => {
    const { journal: played, key } = await written(n);
    const journal = undo(played, { at: 0, by: 'umpire' }) ?? never();
    const state = journal.state ?? never();
    const all = journal.entries.flatMap((entry) => (entry.kind === 'deed' ? plainly(entry.events) : []));
    // A feed tells what lay open at its time.
    const known = new Set(
      all.flatMap((event) =>
        event.type === 'set' && event.ledger === 'corps' && event.set.revealed
          ? [state.corps[event.id]?.nation ?? '']
          : [],
      ),
    );
    for (const seat of POWERS as readonly Seated[]) {
      const text = (await seatFile(journal, seat, key)) ?? never();
      const { data } = partsOf(text) ?? never();
      const patches = data.feed as readonly Patch[];
      expect(patches).toHaveLength(journal.entries.length);
      expect(folded(patches)).toEqual(asWritten(view(state, seat)));
      expect(firstBroken(patches, feedRoot(journal.header, seat))).toBeUndefined();
      expect(text).not.toContain(key);
      const open = new Set(hadBy(all, state, new Set([...known, seat])));
      const others = [...text.matchAll(SECRET)].flatMap(([found]) => (open.has(found) ? [] : [ownerOf(found)]));
      expect(others.filter((owner) => owner !== seat && !known.has(owner))).toEqual([]);
    }
  });

  it('is held against the record: true as it was saved, found out where it was altered', async () => {
    const { journal, key } = await written(8);
    const n = journal.entries.length;
    const text = (await seatFile(journal, 'FR', key)) ?? never();
    const check = (altered: string) => checkSeatFile(altered, journal, key);
    expect(await check(text)).toEqual({ is: 'checked', seat: 'FR', n, page: 'true' });
    expect(await check(text.replace('<h1>', '<h1>Great '))).toMatchObject({ is: 'checked', page: 'untrue' });
    expect(await check(text.replace(/"commits":"./, '"commits":"_'))).toMatchObject({ is: 'checked', untrue: 1 });
    expect(await check(text.replace('"seat":"FR"', '"seat":"nobody"'))).toEqual({ is: 'none' });
    expect(await check(text.slice(0, -20))).toEqual({ is: 'none' });
    expect(await check(text.replace('"id":"eia-1"', '"id":"eia-2"'))).toEqual({ is: 'other' });
    // What came later does not matter.
    const later = append(journal, {
      ...{ play: { do: 'tell', text: 'later' }, at: 0, by: 'table' },
      events: [{ type: 'told', line: { text: { code: 'eia-told', args: { text: 'later' } } } }],
    });
    expect(await checkSeatFile(text, later, key)).toEqual({ is: 'checked', seat: 'FR', n, page: 'true' });
  });
});

function never(): never {
  throw new Error('It is there.');
}
