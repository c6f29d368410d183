// @vitest-environment happy-dom
/** A deed of another seat is not taken back by whoever likes: its seat is asked, or the umpire, and his journal says so. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { t } from '../../../src/words/t.ts';
import { armies, PINS } from './table-of.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const session = await import('../../../src/app/session/battle-session.ts');
const { newSeed } = await import('../../../src/app/session/new-battle.ts');
const { beginLocked } = await import('../../../src/app/umpire/begin-locked.ts');
const { umpiresJournal } = await import('../../../src/app/umpire/journal.ts');
const { askedIn, readAsked } = await import('../../../src/app/seats/asked-back.ts');
const { store } = await import('../../../src/app/session/battles.ts');
const { AskedBack, AskOther } = await import('../../../src/app/umpire/take-back.tsx');
const table = await import('../../../src/app/umpire/table.ts');

let id = '';
beforeAll(async () => {
  const made = await beginLocked(armies(6), { keeps: 'both', dice: 'app', rulings: {} }, newSeed(), [], PINS);
  if (!made.ok) throw new Error('Not begun.');
  ({ id } = made);
  await session.openBattle(id);
  await waitFor(() => expect(session.hold.value).toBe('writing'));
}, 60_000);
afterAll(() => session.closeBattle());
afterEach(cleanup);

async function open(seat: keyof typeof PINS): Promise<void> {
  table.closeSeat();
  expect(await table.tryPin(seat, PINS[seat])).toEqual({ ok: true });
  await waitFor(() => expect(table.papers.value).not.toBeNull(), { timeout: 10_000 });
}
const button = (name: string) => screen.getByRole('button', { name });
const player = (side: string) => t('cover-player', { side });
const plan = () => table.papers.value?.plans.a;
const heard = async () => (await table.openings()).map(({ seat, what }) => `${seat} ${what}`);

beforeEach(async () => {
  await open('a');
  await table.sealFor('a', { is: 'plan', of: 'a', text: 'wait' });
  await waitFor(() => expect(plan()).toBe('wait'), { timeout: 10_000 });
  await open('b');
  expect(await session.takeBack()).toBe(false);
  expect(session.trouble.value?.sentence).toBe(t('seats-undo-others'));
  render(<AskOther />);
});

it('the seat whose deed it is takes it back when it is asked', async () => {
  fireEvent.click(button(t('back-ask', { who: player('French') })));
  await waitFor(() => expect(location.hash).toBe(`#/battle/${id}/papers/a`));
  cleanup();
  await open('a');
  render(<AskedBack seat="b" />);
  expect(document.body.textContent).toBe('');
  cleanup();
  render(<AskedBack seat="a" />);
  fireEvent.click(button(t('back-agree')));
  await waitFor(() => expect(plan()).toBeUndefined(), { timeout: 10_000 });
  await open('umpire');
  await vi.waitFor(async () => expect(await heard()).toEqual(expect.arrayContaining(['b asked', 'b agreed'])));
});

it('the umpire may refuse, and nothing is changed; or agree, and his journal names both', async () => {
  fireEvent.click(button(t('back-ask', { who: t('cover-umpire') })));
  await waitFor(() => expect(askedIn(id)).not.toBeNull());
  cleanup();
  await open('umpire');
  const before = session.journal.value?.head;
  render(<AskedBack seat="umpire" />);
  fireEvent.click(button(t('back-refuse')));
  await vi.waitFor(async () => expect(await heard()).toContain('b refused'));
  expect(session.journal.value?.head).toBe(before);
  expect(document.body.textContent).toBe('');
  expect(await session.takeBack()).toBe(true);
  const [newest] = umpiresJournal(session.journal.value?.entries ?? [], []);
  expect(newest).toMatchObject({ is: 'undo', seat: 'umpire', of: ['a'] });
});

it('what was asked is read from the disk again, and told to another tab at once', async () => {
  const before = session.journal.value?.top.deed?.seq;
  fireEvent.click(button(t('back-ask', { who: player('French') })));
  await waitFor(() => expect(askedIn(id)).toEqual({ seq: before, by: 'b', of: 'a' }));
  cleanup();
  // As after a reload: nothing of it is in memory.
  await readAsked('another');
  expect(askedIn(id)).toBeNull();
  await open('a');
  render(<AskedBack seat="a" />);
  await screen.findByText(t('back-asked', { who: player('Allied') }));
  // The other tab answers.
  const [row] = [await store.getSetting(`asked-back-${id}`)];
  expect(row).toMatchObject({ ok: true, value: { by: 'b', of: 'a' } });
  await store.putSetting(`asked-back-${id}`, null);
  const tab = new BroadcastChannel('scovell-asked-back');
  tab.postMessage(id);
  await waitFor(() => expect(document.body.textContent).toBe(''));
  tab.close();
});
