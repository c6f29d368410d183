// @vitest-environment happy-dom
/** A deed of another seat of a campaign under lock: its seat is asked, or the keeper, whose journal says so. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { t } from '../../../src/words/t.ts';
import { SETUP } from '../../campaign/empires-in-arms/fixtures.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { act, seat, session } = await import('../../../src/app/campaign/empires-in-arms/session.ts');
const { beginLocked, tellings, tryPin } = await import('../../../src/app/campaign/empires-in-arms/seats.ts');
const { TakesBackHere } = await import('../../../src/app/campaign/empires-in-arms/take-back.tsx');
const { KeepersBook } = await import('../../../src/app/campaign/empires-in-arms/keepers-book.tsx');
const { askedIn } = await import('../../../src/app/seats/asked-back.ts');

const PINS = { umpire: '9999', AU: '1001', FR: '1002', RU: '1003' };
let id = '';
beforeAll(async () => {
  const made = await beginLocked(SETUP, PINS);
  if (!made.ok) throw new Error('Not begun.');
  ({ id } = made);
  expect(await session.open(id)).toBeNull();
  await waitFor(() => expect(session.hold.value).toBe('writing'));
}, 60_000);
afterAll(() => session.close());
afterEach(cleanup);

const now = () => session.state.value ?? never();
async function sits(name: keyof typeof PINS): Promise<void> {
  seat.value = 'table';
  expect(await tryPin(now(), name, PINS[name])).toEqual({ ok: true });
}
const button = (code: 'back-agree' | 'back-refuse') => screen.getByRole('button', { name: t(code) });
const heard = async () => (await tellings(now())).map(({ seat: of, what }) => `${of} ${what}`);
const told = () => session.journal.value?.top.deed?.seq;

beforeEach(async () => {
  await sits('FR');
  expect(await act({ do: 'tell', text: 'a line of France', power: 'FR' })).toBe(true);
  await sits('AU');
  expect(await session.takeBack()).toBe(false);
  expect(session.trouble.value?.sentence).toBe(t('eia-undo-others'));
  render(<TakesBackHere />);
});

it('EIA-004 the seat whose deed it is takes it back when it is asked', async () => {
  const before = told();
  fireEvent.click(screen.getByRole('button', { name: t('back-ask', { who: t('eia-power-FR') }) }));
  await waitFor(() => expect(location.hash).toBe(`#/campaign/${id}/seat/FR`));
  expect(session.trouble.value).toBeNull();
  // Nobody else is asked: not another power, not the open table.
  for (const other of ['RU', 'table'] as const) {
    if (other === 'table') seat.value = 'table';
    else await sits(other);
    expect(screen.queryByRole('button', { name: t('back-agree') })).toBeNull();
  }
  await sits('FR');
  await screen.findByText(/a line of France/);
  fireEvent.click(button('back-agree'));
  await waitFor(() => expect(told()).not.toBe(before));
  await waitFor(() => expect(askedIn(id)).toBeNull());
  await sits('umpire');
  await waitFor(async () => expect(await heard()).toEqual(expect.arrayContaining(['AU asked', 'AU agreed'])));
}, 30_000);

it('EIA-004 the keeper may refuse, and nothing is changed; his journal names it', async () => {
  fireEvent.click(screen.getByRole('button', { name: t('back-ask', { who: t('eia-keeper-who') }) }));
  await waitFor(() => expect(location.hash).toBe(`#/campaign/${id}/seat/umpire`));
  await sits('umpire');
  const { head } = session.journal.value ?? never();
  await waitFor(() => expect(button('back-refuse')).toBeTruthy());
  fireEvent.click(button('back-refuse'));
  await waitFor(async () => expect(await heard()).toContain('AU refused'));
  expect(session.journal.value?.head).toBe(head);
  cleanup();
  render(<KeepersBook state={now()} />);
  fireEvent.click(screen.getByText(t('eia-keepers-book')));
  await waitFor(() => expect(document.body.textContent).toContain('asked for was refused'));
}, 30_000);

function never(): never {
  throw new Error('It is there.');
}

it('EIA-004 nobody is asked to take back what lies beneath a redo, or several deeds, that were refused', async () => {
  await sits('umpire');
  expect(await session.takeBack()).toBe(true);
  await sits('AU');
  expect(await session.bringBack()).toBe(false);
  expect(session.trouble.value).toEqual({ sentence: t('eia-undo-others') });
  await sits('umpire');
  expect(await session.bringBack()).toBe(true);
  await sits('FR');
  expect(await act({ do: 'tell', text: 'another line', power: 'FR' })).toBe(true);
  await sits('AU');
  expect(await session.backTo(1)).toBe(false);
  expect(session.trouble.value).toEqual({ sentence: t('eia-undo-others') });
  cleanup();
  render(<TakesBackHere />);
  expect(screen.queryByRole('button', { name: t('back-ask', { who: t('eia-power-FR') }) })).toBeNull();
}, 30_000);
