// @vitest-environment happy-dom
/** What somebody needs who sits at such a table for the first time: the doors, what he asked, what an order replaces, mistakes told. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tried } from '../../../src/app/session/seat-locks.ts';
import { t } from '../../../src/words/t.ts';
import { armies, PINS } from './table-of.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const session = await import('../../../src/app/session/battle-session.ts');
const { newSeed } = await import('../../../src/app/session/new-battle.ts');
const { beginLocked } = await import('../../../src/app/umpire/begin-locked.ts');
const { PinsPage } = await import('../../../src/app/umpire/pins.tsx');
const { AskUmpire } = await import('../../../src/app/umpire/asking.tsx');
const { OrderForm } = await import('../../../src/app/umpire/order-form.tsx');
const { SeatDoor } = await import('../../../src/app/seats/door.tsx');
const { Figures } = await import('../../../src/app/seats/figures.tsx');
const { pageTime } = await import('../../../src/app/session/seat-locks.ts');
const { Seats } = await import('../../../src/app/umpire/doors.tsx');
const table = await import('../../../src/app/umpire/table.ts');

afterEach(cleanup);

it('nobody who comes in secret is offered a seat, whose name would stand in the record', () => {
  render(<PinsPage scenario={armies(6)} wrong={null} onPins={() => undefined} onLeave={() => undefined} />);
  expect(document.body.textContent).toContain('General B2');
  expect(document.body.textContent).not.toContain('General B3');
});

it('a wrong figure is told to somebody who had asked what to do when they are forgotten', async () => {
  const tryPin = async (): Promise<Tried> => ({ ok: false, why: 'wrong', left: 4, not: 0 });
  render(
    <SeatDoor
      seat="a"
      called="the French player"
      person="Ney"
      forgotten="ask the umpire"
      day={null}
      tryPin={tryPin}
      waitOf={async () => 0}
      onLeave={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: t('seats-forgotten') }));
  expect(document.body.textContent).toContain('ask the umpire');
  for (const key of '0000') fireEvent.keyDown(document, { key });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(t('seats-wrong-left', { n: 4 })));
});

it('a door that nobody tried takes the first digit at once, and speaks of no mistake', async () => {
  const onPin = vi.fn(async (): Promise<Tried> => ({ ok: true }));
  // No wait is left: it ends at the moment at which it is asked for.
  const waitOf = vi.fn(async () => pageTime());
  render(
    <SeatDoor
      seat="a"
      called="the French player"
      person="Ney"
      forgotten="ask the umpire"
      day={null}
      tryPin={onPin}
      waitOf={waitOf}
      onLeave={() => undefined}
    />,
  );
  await waitFor(() => expect(waitOf).toHaveBeenCalled());
  await Promise.all(waitOf.mock.results.map(({ value }) => value));
  await new Promise((done) => setTimeout(done, 20));
  expect(document.body.textContent).not.toContain(t('seats-wait', { n: 1 }));
  for (const key of '1234') fireEvent.click(screen.getByRole('button', { name: key }));
  await waitFor(() => expect(onPin).toHaveBeenCalledWith('1234'));
});

it('a page on which somebody chooses his PIN begins at its top, with his name', () => {
  const scrolled = vi.spyOn(window, 'scrollTo');
  const page = (who: string) => (
    <Figures aside="new battle" who={who} onPin={() => undefined} onLeave={() => undefined} />
  );
  const { rerender } = render(page('The umpire'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(page('The French player'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  scrolled.mockRestore();
});

describe('at a table', () => {
  let id = '';
  const pins = { ...PINS, 'a.c-a2': '2222' };
  beforeAll(async () => {
    const made = await beginLocked(armies(6), { keeps: 'both', dice: 'app', rulings: {} }, newSeed(), [], pins);
    if (!made.ok) throw new Error('Not begun.');
    ({ id } = made);
    await session.openBattle(id);
    await waitFor(() => expect(session.hold.value).toBe('writing'));
  }, 60_000);
  afterAll(() => session.closeBattle());
  afterEach(() => table.closeSeat());

  const open = async (seat: keyof typeof pins) => {
    expect(await table.tryPin(seat, pins[seat])).toEqual({ ok: true });
    await waitFor(() => expect(table.papers.value).not.toBeNull(), { timeout: 10_000 });
  };

  it('each seat has its door while none is open, a commander’s too', async () => {
    render(<Seats />);
    const doors = screen.getAllByRole('link').map((one) => one.getAttribute('href')?.split('/').at(-1));
    expect(doors).toEqual(['a', 'a.c-a2', 'b', 'umpire']);
    expect(screen.getByRole('link', { name: 'General A2' })).toBeTruthy();
    await open('a');
    await waitFor(() => expect(screen.queryAllByRole('link')).toEqual([]));
  });

  it('what was asked stands before whoever asked until it is answered', async () => {
    const asking = () => <AskUmpire seat="a" battle={session.battle.value!} asked={table.papers.value!.messages} />;
    const waits = t('ask-waits', { what: t('ask-sight') }).replaceAll('*', '');
    await open('a');
    const { rerender } = render(asking());
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(screen.getByRole('button', { name: t('ask-sight') }));
    await waitFor(() => expect(table.papers.value!.messages).toHaveLength(1), { timeout: 10_000 });
    rerender(asking());
    expect(screen.getByRole('status').textContent).toContain(waits);
    const { number } = table.papers.value!.messages[0]!;
    table.closeSeat();
    await open('umpire');
    await table.sealFor('a', { is: 'telling', to: 'a', told: { said: 'tell-yes' }, message: number });
    table.closeSeat();
    await open('a');
    rerender(asking());
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('an order that takes the place of another says so before it is sealed', async () => {
    await open('a');
    await table.sealFor('a', { is: 'order', side: 'a', formation: 'a1', order: 'hold', when: { is: 'attacked' } });
    await waitFor(() => expect(table.papers.value!.orders).toHaveLength(1), { timeout: 10_000 });
    const battle = session.battle.value!;
    const own = [battle.formations.a1!, battle.formations.a2!];
    const there = table.papers.value!.orders;
    render(<OrderForm draft="order" battle={battle} own={own} there={there} onSeal={async () => true} />);
    const instead = t('seats-order-instead', {
      order: `1. Corps A: ${t('order-hold')}`,
      when: t('seats-when-attacked'),
    });
    expect(document.body.textContent).toContain(instead);
    fireEvent.click(screen.getByRole('button', { name: '2. Corps A' }));
    await waitFor(() => expect(document.body.textContent).not.toContain(instead));
  });
});
