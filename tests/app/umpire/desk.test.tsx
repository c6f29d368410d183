// @vitest-environment happy-dom
/** The umpire's desk on a real database: what is due, by so many taps, and as many with forty formations as with six. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellingWords } from '../../../src/app/umpire/names.ts';
import { dueOf } from '../../../src/battlefield/under-lock/due.ts';
import { say } from '../../../src/engine/message.ts';
import { speak } from '../../../src/words/speak.ts';
import { t } from '../../../src/words/t.ts';
import { armies, PINS } from './table-of.ts';

/** A phone: one leaf at a time. */
vi.mock('../../../src/app/wide.ts', async () => {
  const { signal } = await import('@preact/signals');
  return { wide: signal(false), roomy: signal(false), large: signal(false), alone: signal(false) };
});
await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const session = await import('../../../src/app/session/battle-session.ts');
const { newSeed } = await import('../../../src/app/session/new-battle.ts');
const { beginLocked } = await import('../../../src/app/umpire/begin-locked.ts');
const table = await import('../../../src/app/umpire/table.ts');
const { CourierTabs } = await import('../../../src/app/umpire/courier-tabs.tsx');
const { SeatRoom } = await import('../../../src/app/umpire/room.tsx');

let taps = 0;
/** Whatever was sealed is on the disk and has been read. */
const settled = async (deed: () => void): Promise<void> => {
  const before = table.papers.value;
  deed();
  await waitFor(() => expect(table.papers.value).not.toBe(before), { timeout: 10_000 });
};
const tap = (target: HTMLElement): void => {
  taps += 1;
  fireEvent.click(target);
};
const primary = () => document.querySelector<HTMLElement>('.foot .btn--primary')!;
const papers = () => table.papers.value!;

/** Begins, opens the umpire's seat, and lets side a lay an order face down for each of its formations. */
async function begun(n: number): Promise<string> {
  const made = await beginLocked(armies(n), { keeps: 'both', dice: 'app', rulings: {} }, newSeed(), [], PINS);
  if (!made.ok) throw new Error('Not begun.');
  await session.openBattle(made.id);
  await waitFor(() => expect(session.hold.value).toBe('writing'));
  await table.tryPin('umpire', PINS.umpire);
  const { formations, minutes } = session.battle.value!;
  for (const [i, { id: formation, side }] of Object.values(formations).entries())
    if (side === 'a') {
      const when = i % 2 ? ({ is: 'clock', at: minutes } as const) : ({ is: 'acting' } as const);
      await table.sealFor(side, { is: 'order', side, formation, order: 'attack', when });
    }
  await waitFor(() => expect(papers().orders).toHaveLength(n / 2), { timeout: 10_000 });
  return made.id;
}

afterEach(cleanup);

describe.each([6, 40])('with %i formations', (n) => {
  let id = '';
  beforeAll(async () => {
    id = await begun(n);
  }, 60_000);
  afterAll(() => session.closeBattle());
  beforeEach(() => {
    taps = 0;
    render(<SeatRoom id={id} seat="umpire" />);
  });

  it('a due arrival is drawn for with one tap, and shown with a second', async () => {
    expect(primary().textContent).toBe(t('desk-draw-for', { who: `General B${n / 2}` }));
    await settled(() => tap(primary()));
    expect(taps).toBe(1);
    // Whatever was drawn, it is sealed once for this turn.
    const [check] = Object.values(papers().checks).flat();
    expect(check?.paper.turn).toBe(session.battle.value!.turn);
    if (!check?.paper.comes) return;
    await settled(() => tap(primary()));
    expect(session.battle.value!.formations[`b${n / 2}`]?.present).toBe(true);
    expect(taps).toBeLessThanOrEqual(3);
  });

  it('a due order is shown with two taps at most, and is in force', async () => {
    const due = session.battle.value!;
    const wanted = papers()
      .orders.filter(({ paper }) => paper.when.is === 'clock')
      .at(-1)!.paper;
    const name = due.formations[wanted.formation]!.name;
    const row = screen
      .queryAllByRole('button')
      .find((one) => one.textContent?.includes(`${name}:`) && one.closest('.due, .due-pick'));
    if (row?.classList.contains('due-pick')) tap(row);
    await waitFor(() => expect((row ?? primary()).textContent).toContain(name));
    const deed = row && !row.classList.contains('due-pick') ? row : primary();
    await settled(() => tap(deed));
    expect(session.battle.value!.formations[wanted.formation]!.order).toBe('attack');
    expect(taps).toBeLessThanOrEqual(2);
  });

  it('a report is delivered with three taps', async () => {
    tap(screen.getByRole('button', { name: t('desk-leaf', { leaf: 'known', n: 0 }) }));
    await waitFor(() => expect(document.querySelector('.truth--head')).not.toBeNull());
    const row = screen.getAllByRole('button').find((one) => one.textContent?.startsWith('1. Corps B'))!;
    tap(row);
    await waitFor(() => expect(document.querySelector('.report')).not.toBeNull());
    await settled(() =>
      tap(screen.getByRole('button', { name: t('desk-tell', { who: t('cover-player', { side: 'French' }) }) })),
    );
    expect(taps).toBe(3);
    const [told] = papers().told.a!;
    expect(speak(told!.paper.told.said!)).toContain('1. Corps B');
    expect(session.battle.value!.sealed!.at(-1)!.for).toEqual(['a', 'umpire']);
  });

  it('a false report of somebody unseen is coloured and delivered with three taps', async () => {
    const sent = papers().told.a?.length ?? 0;
    await settled(() => void table.sealFor('a', { is: 'belief', side: 'a', of: 'b1', grade: 'unseen' }));
    const label = speak(say('desk-index-of', { formation: '1. Corps B', officer: 'General B1', marks: 'none' }));
    tap(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(document.querySelector('.report')).not.toBeNull());
    const subject = session.battle.value!;
    const cp = Object.values(subject.units).reduce(
      (sum, unit) => sum + (unit.formation === 'b1' ? unit.startCP : 0),
      0,
    );
    await settled(() =>
      tap(screen.getByRole('button', { name: t('desk-strength-told', { told: 'twice', cp: 2 * cp }) })),
    );
    await settled(() =>
      tap(screen.getByRole('button', { name: t('desk-tell', { who: t('cover-player', { side: 'French' }) }) })),
    );
    expect(taps).toBe(3);
    const told = papers().told.a!;
    expect(told).toHaveLength(sent + 1);
    expect(speak(told.at(-1)!.paper.told.said!)).toContain(`put at ${2 * cp}CP`);
  });
});

describe.each([6, 40])('the index of %i formations', (n) => {
  let id = '';
  beforeAll(async () => {
    id = await begun(n);
  }, 60_000);
  afterAll(() => session.closeBattle());

  it('leads from the desk to each of them with one tap, and tells by its words what is due', async () => {
    render(<SeatRoom id={id} seat="umpire" />);
    const marks = () => [...document.querySelectorAll<HTMLElement>('.index-mark')];
    expect(marks()).toHaveLength(n);
    expect(new Set(marks().map((one) => `${one.closest('ul')!.className} ${one.textContent}`)).size).toBe(n);
    for (const side of ['a', 'b'])
      for (let i = 1; i <= n / 2; i += 1) {
        const name = `${i}. Corps ${side.toUpperCase()}`;
        const state = side === 'b' && i === n / 2 ? 'due' : side === 'b' ? 'none' : i % 2 === 0 ? 'due' : 'hidden';
        const label = speak(
          say('desk-index-of', { formation: name, officer: `General ${side.toUpperCase()}${i}`, marks: state }),
        );
        fireEvent.click(screen.getByRole('button', { name: label }));
        await waitFor(() => expect(document.querySelector('.report')).not.toBeNull());
        expect(document.querySelector('.pane-head h2')!.textContent).toContain(name);
        fireEvent.click(screen.getByRole('button', { name: t('desk-back') }));
        await waitFor(() => expect(marks()).toHaveLength(n));
      }
  }, 30_000);
});

describe('what a seat asks', () => {
  let id = '';
  beforeAll(async () => {
    id = await begun(6);
    await table.sealForUmpire({ is: 'done', of: 999 });
  }, 60_000);
  afterAll(() => session.closeBattle());

  const asks = async (said: 'ask-sight' | 'ask-lull') => {
    table.closeSeat();
    await table.tryPin('a', PINS.a);
    await waitFor(() => expect(table.papers.value).not.toBeNull(), { timeout: 10_000 });
    const { minutes } = session.battle.value!;
    await table.sealFor('a', { is: 'message', to: 'umpire', from: 'a', due: minutes, told: { said } });
    table.closeSeat();
    await table.tryPin('umpire', PINS.umpire);
    await waitFor(() => expect(table.papers.value).not.toBeNull(), { timeout: 10_000 });
  };
  const open = () => dueOf(session.battle.value!, papers()).filter(({ is }) => is === 'ask');
  const row = () => {
    const title = screen.getByText(t('desk-asks', { who: t('cover-player', { side: 'French' }) }), { selector: 'b' });
    return title.closest('.due-line')!.querySelector('button')!;
  };

  it('a sight is answered with a touch, and the answer lies before whoever asked', async () => {
    await asks('ask-sight');
    render(<SeatRoom id={id} seat="umpire" />);
    tap(row());
    tap(await screen.findByRole('button', { name: t('tell-no') }));
    const tell = t('desk-tell', { who: t('cover-player', { side: 'French' }) });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: tell }).getAttribute('aria-disabled')).not.toBe('true'),
    );
    await settled(() => tap(screen.getByRole('button', { name: tell })));
    const answer = papers().told.a!.at(-1)!.paper;
    expect(answer.told.said).toBe('tell-no');
    expect(tellingWords(papers(), answer)).toBe(t('seats-answered', { asked: t('ask-sight'), words: t('tell-no') }));
    expect(open()).toEqual([]);
  });

  it('a late courier comes by as many minutes later as the button says, and a lost one never', async () => {
    const { minutes: due } = session.battle.value!;
    const paper = { is: 'message', to: 'a', due: due + 5, told: { said: 'tell-yes' } } as const;
    await settled(() => void table.sealForUmpire(paper));
    const message = () => papers().messages.find(({ paper }) => paper.due === due + 5)!;
    render(<CourierTabs message={message().number} due={due + 5} lost={false} />);
    const [later, lost] = screen.getAllByRole('button');
    const said = Array.from({ length: 240 }, (_, n) => n).filter((n) => later!.textContent === t('desk-late', { n }));
    await settled(() => tap(later!));
    expect([message().due]).toEqual(said.map((n) => due + 5 + n));
    cleanup();
    render(<CourierTabs message={message().number} due={due + 5} lost={false} />);
    await settled(() => tap(screen.getByRole('button', { name: lost!.textContent! })));
    expect(message().due).toBeNull();
  });

  it('NBC-LUL-01: a lull waits for the end of the turn, and then begins', async () => {
    await asks('ask-lull');
    expect(dueOf(session.battle.value!, papers()).at(-1)).toMatchObject({ is: 'ask' });
    render(<SeatRoom id={id} seat="umpire" />);
    tap(row());
    await waitFor(() => expect(session.trouble.value?.sentence).toBe(t('lull-at-turns-end')));
    expect([open().length, session.battle.value!.lull]).toEqual([1, null]);
    // Nobody does anything: the turn runs to its end.
    const atTheEnd = () => session.battle.value!.phase === 9;
    for (let n = 0; !atTheEnd() && n < 40; n += 1)
      for (const play of ['pass-all', 'draw-all', 'accept-all', 'on', 'next'] as const)
        if (!atTheEnd()) await session.act({ do: play });
    expect(atTheEnd()).toBe(true);
    await settled(() => tap(row()));
    await waitFor(() => expect(papers().told.a!.at(-1)!.paper.told.said).toBe('tell-lull'));
    expect(session.battle.value!.lull).toMatchObject({ by: 'a' });
    expect(open()).toEqual([]);
  });
});
