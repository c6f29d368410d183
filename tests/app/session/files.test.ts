// @vitest-environment happy-dom
/** Battles taken in from files on a real database: each file comes in once, however often it is chosen. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../src/battlefield/events.ts';
import { nbc } from '../../../src/battlefield/game.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { type BattleRecord, makeFile } from '../../../src/journal/file.ts';
import { append, open } from '../../../src/journal/record.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { machine, payload } = await import('../../../src/app/session/battle-journal.ts');
const { store } = await import('../../../src/app/session/battles.ts');
const { deleteBattle } = await import('../../../src/app/session/deleting.ts');
const desk = await import('../../../src/app/session/battle-session.ts');
const {
  files: { saveFile, shareFile },
} = await import('../../../src/app/session/files.ts');
const { weighBattle } = await import('../../../src/app/session/take-battle.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

type Played = BattleRecord<Event>;

/** The same battle with so many more entries, written in one place or another. */
function played(record: Played, where: string, times: number): Played {
  const opened = open(record.header, record.entries, machine);
  if (!opened.ok) throw new Error(opened.said.code);
  let { journal } = opened;
  for (let n = 0; n < times; n++) {
    const play = { do: 'note', of: 'a', text: `${where} ${n}` } as const;
    const ruled = journal.state && nbc.referee(journal.state, { actor: 'both', play }, () => ({ below: () => 0 }));
    if (!ruled?.ok) throw new Error('A note is always legal.');
    journal = append(journal, { play, events: ruled.events, at: journal.entries.length, by: 'both' });
  }
  return { ...record, entries: journal.entries };
}

const take = async (record: Played) => {
  const weighed = await weighBattle(makeFile(record));
  if (!weighed.ok) return weighed.sentence;
  const before = await lengths();
  const taken = await weighed.take();
  return taken.ok ? taken.id : `${taken.sentence}${JSON.stringify(before)}`;
};
const lengths = async (): Promise<Record<string, number>> => {
  const listed = await store.listBattles();
  if (!listed.ok) throw new Error(codeOf(listed.said));
  return Object.fromEntries(listed.value.map(({ id, count }) => [id, count]));
};

let begun: Played;
let id: string;

beforeEach(async () => {
  for (const old of Object.keys(await lengths())) await deleteBattle(old);
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  ({ id } = made);
  const loaded = await store.loadBattle(id, payload);
  if (!loaded.ok) throw new Error(codeOf(loaded.said));
  begun = loaded.value.record;
});

describe('a file of a battle that is here', () => {
  it('carries it on where it goes further, and brings nothing where it is its beginning', async () => {
    const longer = played(begun, 'there', 2);
    expect(await take(longer)).toBe(id);
    expect(await lengths()).toEqual({ [id]: 3 });
    expect(await take(played(begun, 'there', 1))).toMatch(/goes further than the file/);
    expect(await lengths()).toEqual({ [id]: 3 });
  });

  it('opens what is here where it is the very same', async () => {
    expect(await take(begun)).toBe(id);
    expect(await lengths()).toEqual({ [id]: 1 });
  });

  it('comes in as a marked copy where they part, once, under a seal of its own', async () => {
    const entry = played(begun, 'here', 1).entries.at(-1)!;
    await store.appendEntry(id, entry, begun.entries.at(-1)!.hash, {});
    const copy = await take(played(begun, 'there', 2));
    // A copy begins with all that was in effect.
    expect(await lengths()).toEqual({ [id]: 2, [copy]: 1 });
    expect(await take(played(begun, 'there', 2))).toBe(copy);
    const loaded = await store.loadBattle(copy, payload);
    expect(loaded.ok && loaded.value.record.header.seal).not.toBe(begun.header.seal);
    const third = await take(played(begun, 'elsewhere', 1));
    expect(await lengths()).toEqual({ [id]: 2, [copy]: 1, [third]: 1 });
  });
});

describe('a file that is only weighed', () => {
  const weighed = async (record: Played) => {
    const offer = await weighBattle(makeFile(record));
    return offer.ok && { change: offer.change, more: offer.more, odd: offer.odd };
  };

  it('changes nothing, and says what a yes would change', async () => {
    expect(await weighed(played(begun, 'there', 2))).toEqual({ change: 'longer', more: 2 });
    expect(await weighed(begun)).toEqual({ change: 'there', more: 0 });
    expect(await lengths()).toEqual({ [id]: 1 });
    await deleteBattle(id);
    expect(await weighed(begun)).toEqual({ change: 'new', more: 0 });
    expect(await lengths()).toEqual({});
  });

  it('with events no rule made of its plays carries nothing on: it comes in as a copy at most', async () => {
    const opened = open(begun.header, begun.entries, machine);
    if (!opened.ok) throw new Error(opened.said.code);
    const events = [{ type: 'clock', minutes: 900 }] as const;
    const forged = append(opened.journal, { play: { do: 'dice', dice: 'app' }, events, at: 5, by: 'both' });
    const record = { ...begun, entries: forged.entries };
    expect(await weighed(record)).toEqual({ change: 'earlier', more: 1, odd: expect.any(Number) });
    const copy = await take(record);
    expect(await lengths()).toEqual({ [id]: 1, [copy]: 1 });
  });

  it('is not taken in where the battle went on after it was weighed', async () => {
    const offer = await weighBattle(makeFile(played(begun, 'there', 2)));
    const onward = played(begun, 'here', 1);
    await store.appendEntries(id, onward.entries.slice(1), begun.entries.at(-1)!.hash, {});
    expect(offer.ok && (await offer.take())).toMatchObject({ ok: false });
    expect(await lengths()).toEqual({ [id]: 2 });
  });
});

describe('the open battle, sent through the share sheet', () => {
  const saved = vi.fn();
  const marked = async () => {
    const listed = await store.listBattles();
    return listed.ok && listed.value.find((line) => line.id === id)?.lastExport?.seq;
  };
  const sharing = (share: () => Promise<void>) => vi.stubGlobal('navigator', { canShare: () => true, share });
  const goesWrong = (name: string) => () => Promise.reject(new DOMException('', name));

  beforeEach(async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved);
    await desk.openBattle(id);
    await vi.waitFor(() => expect(desk.hold.value).toBe('writing'));
  });
  afterEach(() => {
    desk.closeBattle();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    saved.mockReset();
  });

  it('is kept nowhere where the sheet was closed, and saved as a file where it failed', async () => {
    sharing(goesWrong('AbortError'));
    expect([await shareFile(), saved.mock.calls.length, await marked()]).toEqual([false, 0, undefined]);
    sharing(goesWrong('NotAllowedError'));
    expect([await shareFile(), saved.mock.calls.length, await marked()]).toEqual([true, 1, 1]);
  });

  it('is marked as it was when the file was made, whatever was done while the sheet was open', async () => {
    sharing(async () => {
      await desk.act({ do: 'note', of: 'a', text: 'meanwhile' });
    });
    expect([await shareFile(), await marked(), desk.lastExport.value?.seq]).toEqual([true, 1, 1]);
    await saveFile();
    expect([await marked(), desk.lastExport.value?.seq]).toEqual([2, 2]);
    sharing(async () => desk.closeBattle());
    expect([await shareFile(), await marked()]).toEqual([true, 2]);
  });
});
