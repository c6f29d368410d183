// @vitest-environment happy-dom
/**
 * Secrets are sealed at a table on a real database, with real ciphers, and searched for in all that each seat is given; and each
 * door says one sentence to whoever may not come in.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Eyes } from '../../../src/app/umpire/story-of-seats.ts';
import { makeFile } from '../../../src/journal/file.ts';
import { whatIs } from '../../../src/scenarios/incoming.ts';
import { speak } from '../../../src/words/speak.ts';
import { t } from '../../../src/words/t.ts';
import { armies, PINS } from './table-of.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const session = await import('../../../src/app/session/battle-session.ts');
const { newSeed } = await import('../../../src/app/session/new-battle.ts');
const { weighBattle } = await import('../../../src/app/session/take-battle.ts');
const { beginLocked } = await import('../../../src/app/umpire/begin-locked.ts');
const { fileUnderLock } = await import('../../../src/app/umpire/files.ts');
const { LockedFilePage } = await import('../../../src/app/umpire/locked-file-page.tsx');
const { SeatRoom } = await import('../../../src/app/umpire/room.tsx');
const { checkSeatFile } = await import('../../../src/app/umpire/seat-check.ts');
const table = await import('../../../src/app/umpire/table.ts');
const { storyFor } = await import('../../../src/app/umpire/story-of-seats.ts');
const { Army } = await import('../../../src/app/screens/army.tsx');
const { JournalRoom } = await import('../../../src/app/screens/journal.tsx');

/** What was sealed, and who may read it. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'plan-of-a': ['a', 'umpire'],
  'order-of-a': ['a', 'umpire'],
  'note-of-the-umpire': ['umpire'],
  'belief-of-a': ['a', 'umpire'],
  'message-under-way': ['umpire'],
  'dispute-of-the-table': ['umpire'],
  'told-to-b': ['b', 'umpire'],
  'briefing-a': ['a', 'umpire'],
  'briefing-b': ['b', 'umpire'],
  'briefing-u': ['umpire'],
  'General B3': ['b', 'umpire'],
  'the Ligny road': ['b', 'umpire'],
};
const hiddenFrom = (seat: string) => Object.keys(SECRETS).filter((words) => !SECRETS[words]?.includes(seat));
const found = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

async function open(seat: keyof typeof PINS): Promise<void> {
  table.closeSeat();
  expect(await table.tryPin(seat, PINS[seat])).toEqual({ ok: true });
  await waitFor(() => expect(table.papers.value === null).toBe(false), { timeout: 10_000 });
}

async function plant(): Promise<void> {
  await open('a');
  await table.sealFor('a', { is: 'plan', of: 'a', text: 'plan-of-a' });
  const words = 'order-of-a';
  await table.sealFor('a', { is: 'order', side: 'a', formation: 'a1', order: 'hold', when: { is: 'acting' }, words });
  await open('umpire');
  await table.sealForUmpire({ is: 'note', about: 'a1', text: 'note-of-the-umpire' });
  const of = 'b1';
  await table.sealFor('a', { is: 'belief', side: 'a', of, grade: 'seen', called: 'belief-of-a', strength: 66 });
  await table.sealForUmpire({ is: 'message', to: 'a', due: 900, told: { words: 'message-under-way' } });
  await table.sealForUmpire({ is: 'dispute', what: 'dispute-of-the-table' });
  await table.sealFor('b', { is: 'telling', to: 'b', told: { words: 'told-to-b' } });
  table.closeSeat();
}

/** Everything the databases hold, as text. */
async function stored(): Promise<string> {
  const asked = <T,>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const texts: string[] = [];
  for (const { name } of await indexedDB.databases()) {
    const db = await asked(indexedDB.open(name ?? ''));
    for (const kept of db.objectStoreNames)
      texts.push(JSON.stringify(await asked(db.transaction(kept).objectStore(kept).getAll())));
    db.close();
  }
  return texts.join('\n');
}

let id = '';
let record = '';
beforeAll(async () => {
  const made = await beginLocked(armies(6), { keeps: 'both', dice: 'app', rulings: {} }, newSeed(), [], PINS);
  if (!made.ok) throw new Error('Not begun.');
  ({ id } = made);
  await session.openBattle(id);
  await waitFor(() => expect(session.hold.value).toBe('writing'));
  await plant();
  record = makeFile((await session.wholeRecord())!);
}, 120_000);
afterAll(() => session.closeBattle());
afterEach(() => {
  cleanup();
  table.closeSeat();
});

/** All that a page shows and tells. */
const page = (): string =>
  [document.documentElement.outerHTML, document.title, location.href, JSON.stringify(history.state)].join('\n');

describe.each(['nobody', 'a', 'b', 'umpire'] as const)('with the seat of %s open', (seat) => {
  it('no word of another is in state, pages or files', async () => {
    if (seat !== 'nobody') await open(seat);
    const given: string[] = [JSON.stringify(session.seen.value), (await fileUnderLock(record))?.text ?? ''];
    for (const room of [<Army id={id} />, <JournalRoom id={id} />]) {
      const { unmount } = render(room);
      given.push(page());
      unmount();
    }
    for (const name of Object.keys(PINS)) {
      const { unmount, container } = render(<SeatRoom id={id} seat={name} />);
      if (name === 'umpire' && seat === 'umpire')
        for (const tab of container.querySelectorAll<HTMLElement>('.leaves .tab:not(.tab--sign)')) {
          fireEvent.click(tab);
          given.push(page());
        }
      given.push(page());
      unmount();
    }
    expect(found(given.join('\n'), hiddenFrom(seat))).toEqual([]);
    // The search would have found it: what is this seat's own is there.
    if (seat === 'a' || seat === 'b') expect(given.join('\n')).toContain(`briefing-${seat}`);
  });
});

it.each([
  ['a', ['plan-of-a', 'order-of-a', 'briefing-a', 'belief-of-a']],
  ['b', ['told-to-b', 'briefing-b', 'General B3', 'the Ligny road']],
] as const)('the page of %s holds all that lies before that seat', async (seat, own) => {
  await open(seat);
  const { text } = (await fileUnderLock(record))!;
  const [page = ''] = text.split('<script');
  expect(found(page, own)).toEqual(own);
  expect(found(text, hiddenFrom(seat))).toEqual([]);
});

it('nothing that was sealed lies in the databases or in the record in the clear', async () => {
  expect(found(`${await stored()}\n${record}\n${JSON.stringify(localStorage)}`, Object.keys(SECRETS))).toEqual([]);
});

it('the story as one side knew it holds what it was told, and nothing that was sealed from it', async () => {
  await open('umpire');
  const journal = (await session.whole())!;
  const story = (eyes: Eyes) =>
    storyFor(journal, table.reads.value!, eyes)
      .map(({ text }) => text)
      .join('\n');
  for (const side of ['a', 'b'] as const) expect(found(story(side), hiddenFrom(side))).toEqual([]);
  expect(found(story('a'), ['plan-of-a', 'belief-of-a'])).toHaveLength(2);
  expect(story('a')).toContain('belief-of-a (seen, 66CP)');
  expect(story('b')).toContain('told-to-b');
  expect(found(story('whole'), ['plan-of-a', 'note-of-the-umpire', 'message-under-way', 'told-to-b'])).toHaveLength(4);
});

const typed = (pin: string) => {
  for (const key of pin) fireEvent.keyDown(document, { key });
};

describe('each door says one sentence and changes nothing', () => {
  it('to a wrong figure at a seat', async () => {
    const before = session.journal.value?.head;
    render(<SeatRoom id={id} seat="a" />);
    typed('0000');
    const said = await screen.findByRole('alert', {}, { timeout: 20_000 });
    await waitFor(() => expect(said.textContent).toBe(t('seats-wrong-left', { n: 4 })), { timeout: 20_000 });
    expect(found(page(), Object.keys(SECRETS))).toEqual([]);
    expect([table.openSeat.value, session.journal.value?.head]).toEqual([null, before]);
  });

  it('to a wrong figure at a locked file, and to one that is damaged', async () => {
    const { text } = (await fileUnderLock(record))!;
    const before = await stored();
    const opened = vi.fn();
    render(<LockedFilePage text={text} onOpened={opened} onLeave={() => undefined} />);
    typed('0000');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('locked-file-wrong')), {
      timeout: 20_000,
    });
    cleanup();
    render(<LockedFilePage text={text.slice(0, -20)} onOpened={opened} onLeave={() => undefined} />);
    expect(document.body.textContent).toContain(t('locked-file-damaged'));
    expect(document.querySelector('.pad')).toBeNull();
    expect(found(page(), Object.keys(SECRETS))).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
    expect(await stored()).toBe(before);
  });

  it('to a seat’s own page, from which nothing can be played', async () => {
    await open('a');
    const { text } = (await fileUnderLock(record))!;
    expect(whatIs(text)).toBe('battle');
    const before = await stored();
    const weighed = await weighBattle(text);
    expect(weighed.ok).toBe(false);
    if (!weighed.ok) expect(found(weighed.sentence, Object.keys(SECRETS))).toEqual([]);
    expect(await stored()).toBe(before);
  });

  it('to a seat’s page that is held against the record: of another battle, altered, or true', async () => {
    await open('a');
    const { text } = (await fileUnderLock(record))!;
    const journal = (await session.whole())!;
    const { seed } = (await session.wholeRecord())!;
    const check = (file: string) => checkSeatFile(file, journal, seed);
    expect(await check(text)).toEqual({ is: 'checked', seat: 'a', n: journal.entries.length, page: 'closed' });
    expect(await check('nothing')).toEqual({ is: 'none' });
    expect(await check(text.replace(/<\/script>/, ''))).toEqual({ is: 'none' });
    expect(await check(text.replaceAll(journal.header.id, 'another'))).toEqual({ is: 'other' });
    const hash = /"hash":"([0-9a-f]{8})/g;
    const third = [...text.matchAll(hash)][2]![1]!;
    expect(await check(text.replace(third, '00000000'))).toMatchObject({ untrue: 3 });
    expect(speak('after-seat-none')).not.toContain('{');
  });
});

it('when the battle is over a seat’s papers are read, and nothing more is written on them', async () => {
  await open('a');
  const { unmount } = render(<SeatRoom id={id} seat="a" />);
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
  expect(screen.getByText(t('seats-order-new'))).toBeTruthy();
  unmount();
  expect(await session.act({ do: 'end', why: 'over-agreed' })).toBe(true);
  render(<SeatRoom id={id} seat="a" />);
  await screen.findByText('plan-of-a');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  for (const words of ['seats-order-new', 'ask-umpire'] as const) expect(screen.queryByText(t(words))).toBeNull();
});

describe('a seat that has closed', () => {
  it('leaves none of its papers in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    await open('umpire');
    const held = new WeakRef(table.papers.value ?? {});
    table.closeSeat();
    // Told as yes or no: what is given to `expect` stays in memory.
    const isGone = () => {
      collect();
      return held.deref() === undefined;
    };
    await expect.poll(isGone, { timeout: 10_000 }).toBe(true);
  });
});
