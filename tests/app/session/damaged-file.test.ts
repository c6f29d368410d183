// @vitest-environment happy-dom
/** A file that is not whole, taken in on a real database: what is sound of it goes on, marked, and nothing here is changed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../src/battlefield/events.ts';
import { nbc } from '../../../src/battlefield/game.ts';
import { chanceOf, isSeed, sealOf } from '../../../src/engine/chance.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { prove } from '../../../src/engine/proof.ts';
import { writeEntry } from '../../../src/journal/entry.ts';
import { type BattleRecord, makeFile } from '../../../src/journal/file.ts';
import { append, inEffect, open } from '../../../src/journal/record.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { machine, payload } = await import('../../../src/app/session/battle-journal.ts');
const { store } = await import('../../../src/app/session/battles.ts');
const { deleteBattle } = await import('../../../src/app/session/deleting.ts');
const { mustAsk } = await import('../../../src/app/session/record-taking.ts');
const { weighBattle } = await import('../../../src/app/session/take-battle.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

type Played = BattleRecord<Event>;

/** The same battle with so many notes more. */
function played(record: Played, times: number): Played {
  const opened = open(record.header, record.entries, machine);
  if (!opened.ok) throw new Error(opened.said.code);
  let { journal } = opened;
  for (let n = 0; n < times; n++) {
    const play = { do: 'note', of: 'a', text: `note ${journal.entries.length}` } as const;
    const ruled = journal.state && nbc.referee(journal.state, { actor: 'both', play }, () => ({ below: () => 0 }));
    if (!ruled?.ok) throw new Error('A note is always legal.');
    journal = append(journal, { play, events: ruled.events, at: journal.entries.length, by: 'both' });
  }
  return { ...record, entries: journal.entries };
}

const stored = async (id: string) => {
  const loaded = await store.loadBattle(id, payload);
  if (!loaded.ok) throw new Error(codeOf(loaded.said));
  const opened = open(loaded.value.record.header, loaded.value.record.entries, machine);
  if (!opened.ok) throw new Error(opened.said.code);
  return { ...loaded.value, journal: opened.journal };
};
const lengths = async (): Promise<Record<string, number>> => {
  const listed = await store.listBattles();
  return Object.fromEntries(listed.ok ? listed.value.map(({ id, count }) => [id, count]) : []);
};

let whole: Played;
let id: string;
/** Cut off in its sixth entry: the header, which stands behind the entries, is lost. */
let cut: string;
/** Its sixth entry altered. */
let altered: string;

beforeEach(async () => {
  for (const old of Object.keys(await lengths())) await deleteBattle(old);
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  ({ id } = made);
  whole = played((await stored(id)).record, 8);
  const file = makeFile(whole);
  cut = file.slice(0, file.indexOf('"seq":6'));
  altered = file.replace('"text":"note 5"', '"text":"mine 5"');
});

const offered = async (text: string) => {
  const offer = await weighBattle(text);
  if (!offer.ok) throw new Error(offer.sentence);
  const before = await lengths();
  expect([mustAsk(offer), offer.damaged?.text]).toEqual([true, text]);
  return {
    tells: [offer.change, offer.title, offer.entries, offer.damaged?.of, offer.more],
    take: async () => {
      expect(await lengths()).toEqual(before);
      const taken = await offer.take();
      if (!taken.ok) throw new Error(taken.sentence);
      return taken.id;
    },
  };
};

describe.each([
  ['cut off', () => cut],
  ['altered', () => altered],
])('a file that is %s', (_, text) => {
  it('comes in up to the damage, as a marked copy under a new seal that can be played on', async () => {
    await deleteBattle(id);
    const { tells, take } = await offered(text());
    expect(tells).toEqual(['part', 'Maida', 5, 9, 0]);
    const copy = await stored(await take());
    const { record, journal } = copy;
    expect(record.header.title).toBe(t('branch-title', { title: 'Maida' }));
    expect(record.header.seal).not.toBe(whole.header.seal);
    if (!isSeed(record.seed)) throw new Error('There is no seed.');
    expect(sealOf(record.seed)).toBe(record.header.seal);
    expect([journal.state?.notes.a, journal.state?.seal]).toEqual(['note 4', record.header.seal]);
    const { seed } = record;
    expect(prove(nbc, inEffect(journal), seed)).toMatchObject({ ok: true });
    const [unit] = Object.keys(journal.state?.units ?? {});
    if (!journal.state || unit === undefined) throw new Error('There is no unit.');
    const check = { actor: 'both', play: { do: 'check', unit } } as const;
    expect(nbc.referee(journal.state, check, (topic) => chanceOf(seed, topic))).toMatchObject({ ok: true });
  });

  it('carries on a battle that is its beginning, under its own seal', async () => {
    const { tells, take } = await offered(text());
    expect(tells).toEqual(['longer', 'Maida', 5, 9, 4]);
    expect(await take()).toBe(id);
    expect((await stored(id)).record).toEqual({ ...whole, entries: whole.entries.slice(0, 5) });
  });

  it('brings nothing to a battle that goes as far', async () => {
    await store.appendEntries(id, whole.entries.slice(1, 5), whole.entries[0]!.hash, {});
    expect(await weighBattle(text())).toEqual({ ok: false, sentence: t('file-damaged-behind'), behind: true });
    expect(await lengths()).toEqual({ [id]: 5 });
  });

  it('comes in beside a battle that went on another way', async () => {
    const other = played((await stored(id)).record, 0);
    const opened = open(other.header, other.entries, machine);
    if (!opened.ok) throw new Error(opened.said.code);
    const mine = append(opened.journal, { play: { do: 'dice', dice: 'table' }, events: [], at: 9, by: 'both' });
    await store.appendEntries(id, mine.entries.slice(1), opened.journal.head, {});
    const { tells, take } = await offered(text());
    expect(tells.slice(0, 4)).toEqual(['part', 'Maida', 5, 9]);
    const copy = await take();
    expect(await lengths()).toEqual({ [id]: 2, [copy]: 1 });
  });
});

it('the pieces of a damaged record are taken in as a file is', async () => {
  const rows = whole.entries.map((entry) => ({ battle: id, seq: entry.seq, written: writeEntry(entry) }));
  await deleteBattle(id);
  const pieces = { scovell: { file: 'pieces', version: 1 }, battle: null, head: null, entries: rows.with(7, rows[0]!) };
  const { tells, take } = await offered(JSON.stringify(pieces));
  expect(tells).toEqual(['part', 'Maida', 7, 9, 0]);
  expect((await stored(await take())).journal.state?.notes.a).toBe('note 6');
});

it('of which nothing is sound it says so, and takes nothing', async () => {
  const nothing = await weighBattle(makeFile(whole).replace('"setup":', '"setup_":'));
  expect(nothing).toMatchObject({ ok: false });
  expect(await weighBattle(cut.slice(0, 300))).toEqual({ ok: false, sentence: t('file-truncated') });
  expect(await lengths()).toEqual({ [id]: 1 });
});

it('a file that is sound in every line and asks something of nobody is refused in a sentence, and changes nothing', async () => {
  const opened = open(whole.header, whole.entries, machine);
  if (!opened.ok || !opened.journal.state) throw new Error('It does not open.');
  const [unit] = Object.keys(opened.journal.state.units);
  const check = { do: 'check', unit: unit ?? '' } as const;
  const ruled = nbc.referee(opened.journal.state, { actor: 'both', play: check }, () => ({ below: () => 0 }));
  if (!ruled.ok) throw new Error('A check is legal.');
  const of = (who: string) => {
    const events = JSON.parse(JSON.stringify(ruled.events).replaceAll(`"unit":"${unit}"`, `"unit":"${who}"`));
    return makeFile({ ...whole, entries: append(opened.journal, { play: check, events, at: 9, by: 'both' }).entries });
  };
  const before = await lengths();
  expect(await weighBattle(of(unit ?? ''))).toMatchObject({ ok: true });
  for (const nobody of ['nobody', '__proto__'])
    expect(await weighBattle(of(nobody))).toEqual({
      ok: false,
      sentence: expect.stringContaining(t('file-damaged-whole')),
    });
  expect(await lengths()).toEqual(before);
});
