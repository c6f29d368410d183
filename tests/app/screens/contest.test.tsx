// @vitest-environment happy-dom
/** Who acts next: a re-throw is offered where it can win, and not where no dice could. */

import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { asked } from '../../../src/battlefield/battle.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { SIDES, type SideId } from '../../../src/book/terms.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { ChooseCards, Contest } = await import('../../../src/app/screens/turn/contest.tsx');
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

afterEach(() => {
  cleanup();
  desk.closeBattle();
});

const does = async (play: Play) => {
  if (!(await desk.act(play))) throw new Error(JSON.stringify([play, desk.trouble.value]));
};

const now = () => {
  const battle = desk.battle.value;
  if (!battle) throw new Error('No battle is open.');
  return battle;
};

/** Both sides lay a card, and their white dice come to so much. */
async function thrown(sums: Readonly<Record<SideId, number>>): Promise<void> {
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'table', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  await desk.openBattle(made.id);
  await waitFor(() => expect(desk.hold.value).toBe('writing'));
  while (now().phase < 6) await does({ do: 'on' });
  for (const side of SIDES) {
    const formation = Object.values(now().formations).find((one) => one.side === side && one.present)?.id ?? '';
    await does({ do: 'choose', side, card: { formation } });
  }
  const task = asked(now());
  for (const side of SIDES)
    await does({ do: 'enter', task: task?.id ?? '', slot: side, thing: { pot: { sum: sums[side] } } });
}

function Asked() {
  const task = asked(now());
  if (!task) throw new Error('Nothing is asked.');
  return <Contest battle={now()} task={task} />;
}

it.each([
  [11, true],
  [12, false],
])('NBC-CCD-06 against white dice of %i a re-throw is offered: %s', async (sum, offered) => {
  await thrown({ a: sum, b: 3 });
  render(<Asked />);
  expect(screen.queryAllByRole('button', { name: new RegExp(t('card-throw-again')) })).toHaveLength(offered ? 1 : 0);
});

it('AMB-48 a tie is told where the table enters its own dice once more', async () => {
  await thrown({ a: 7, b: 7 });
  render(<Asked />);
  expect(screen.getByRole('status').textContent).toBe(t('cards-tie'));
});

it('AMB-48 a tie that follows a tie is told as a new one, even with the same dice', async () => {
  await thrown({ a: 7, b: 7 });
  const { rerender } = render(<Asked />);
  expect(screen.getByRole('status').textContent).toBe(t('cards-tie'));
  for (const [slot, shows] of [
    ['a', null],
    ['b', t('cards-tie-on')],
  ] as const) {
    await does({ do: 'enter', task: asked(now())?.id ?? '', slot, thing: { pot: { sum: 7 } } });
    rerender(<Asked />);
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(shows);
  }
});

it('NBC-CCD-02 no other card is offered while the throw that was set aside waits', async () => {
  await thrown({ a: 7, b: 8 });
  await does({ do: 'defer', task: asked(now())?.id ?? '' });
  render(<ChooseCards battle={now()} />);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});
