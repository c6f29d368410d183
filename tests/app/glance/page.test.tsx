// @vitest-environment happy-dom
/** The page of both armies at a glance, as a seat reads it. */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import { view } from '../../../src/battlefield/view.ts';
import { t } from '../../../src/words/t.ts';
import { begin } from '../../battlefield/fixtures.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { GlancePage } = await import('../../../src/app/glance/glance.tsx');

const begun = begin();
const battle: Battle = {
  ...begun,
  phone: 'passed',
  sides: {
    a: { ...begun.sides.a, rerolls: { ...begun.sides.a.rerolls, ready: 3, used: 2 } },
    b: { ...begun.sides.b, rerolls: { ...begun.sides.b.rerolls, ready: 7, used: 1 } },
  },
};
const dice = (ready: number, used: number) => screen.queryByRole('img', { name: t('glance-dice', { ready, used }) });
afterEach(cleanup);

describe('the re-roll dice at a glance', () => {
  it('are a mark each, those that are ready filled in', () => {
    render(<GlancePage id="x" of={view(battle, 'umpire')} />);
    for (const [ready, used] of [
      [3, 2],
      [7, 1],
    ] as const) {
      const marks = [...(dice(ready, used)?.querySelectorAll('i') ?? [])];
      expect(marks).toHaveLength(ready + used);
      expect(marks.filter((mark) => mark.classList.contains('is-ready'))).toHaveLength(ready);
    }
    expect(document.body.textContent).not.toContain(t('glance-dice-hidden'));
  });

  it('of the enemy are hidden, in a word and in no mark', () => {
    render(<GlancePage id="x" of={view(battle, 'a')} />);
    expect(dice(3, 2)).not.toBeNull();
    expect(dice(7, 1)).toBeNull();
    expect(document.body.textContent).toContain(t('glance-dice-hidden'));
  });
});
