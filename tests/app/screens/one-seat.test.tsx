// @vitest-environment happy-dom
/** A seat under lock begins no lull, ends none and changes no ruling: what all agree on is done with no seat open (NBC-LUL-01). */

import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Battle } from '../../../src/battlefield/battle.ts';
import type { Viewer } from '../../../src/battlefield/view.ts';
import { RULINGS } from '../../../src/book/rulings.ts';
import { t } from '../../../src/words/t.ts';
import { begin } from '../../battlefield/fixtures.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const now = vi.hoisted(() => ({ viewer: { value: 'both' }, seen: { value: {} } }));
vi.mock('../../../src/app/session/battle-session.ts', async (original) => ({
  ...(await original<object>()),
  ...now,
}));
const { Lull } = await import('../../../src/app/screens/turn/lull.tsx');
const { RulingsSheet } = await import('../../../src/app/screens/rulings-sheet.tsx');

const locked: Battle = { ...begin(), phase: 9, keys: { a: 'a', b: 'b', umpire: 'u' } };
const sits = (viewer: Viewer): void => {
  now.viewer.value = viewer;
};
/** What is folded is not on the page. */
const unfold = (): void => {
  for (const fold of document.querySelectorAll('summary')) fireEvent.click(fold);
};
const buttons = (): string[] => [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
const offers = (): string[] => buttons().filter((text) => text.includes(t('lull-both-agree')));

beforeEach(() => {
  now.seen.value = { battle: locked };
});
afterEach(cleanup);

describe('what all agree on', () => {
  it.each([
    ['both', 2],
    ['umpire', 2],
    ['a', 0],
    ['b', 0],
  ] as const)('NBC-LUL-01 a lull is offered to %s by %d buttons', (viewer, count) => {
    sits(viewer);
    render(<Lull battle={locked} />);
    unfold();
    expect(offers()).toHaveLength(count);
    expect(document.body.textContent?.includes(t('seats-together'))).toBe(count === 0);
  });

  it('NBC-LUL-01 a table without locks offers it to each', () => {
    sits('a');
    const { keys: _, ...open } = locked;
    render(<Lull battle={open} />);
    unfold();
    expect(offers()).toHaveLength(1);
  });

  it.each(['both', 'umpire', 'a'] as const)('a ruling is changed with no seat open or by the umpire (%s)', (viewer) => {
    sits(viewer);
    render(<RulingsSheet onClose={() => undefined} />);
    unfold();
    const choices = document.querySelectorAll('input[type="radio"]').length;
    const values = Object.values(RULINGS).reduce((sum, { values }) => sum + values.length, 0);
    expect(choices).toBe(viewer === 'a' ? 0 : values);
    expect(document.body.textContent?.includes(t('rulings-sheet-together'))).toBe(viewer === 'a');
    // Those in force are told all the same.
    expect(document.querySelectorAll('section.ruling p:not(.note)')).toHaveLength(
      viewer === 'a' ? Object.keys(RULINGS).length : 0,
    );
  });
});
