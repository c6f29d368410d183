// @vitest-environment happy-dom
/** The journal on a real database: how long a turn took is read from its clock, never from a sentence. */

import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { JournalRoom } = await import('../../../src/app/screens/journal.tsx');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

afterEach(() => {
  cleanup();
  desk.closeBattle();
});

const asides = async (id: string): Promise<readonly (string | null)[]> => {
  cleanup();
  render(<JournalRoom id={id} />);
  const heads = await screen.findAllByRole('heading', { level: 2 });
  return heads.map((head) => head.querySelector('span')?.textContent ?? null);
};

describe('the head of a turn', () => {
  it('says the minutes by which its clock went on, and after an undo that it is now', async () => {
    const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'app', rulings: {} }, newSeed());
    if (!made.ok) throw new Error(codeOf(made.said));
    await desk.openBattle(made.id);
    await waitFor(() => expect(desk.hold.value).toBe('writing'));
    expect(await asides(made.id)).toEqual([t('journal-now')]);
    await desk.act({ do: 'set', what: 'clock', minutes: (desk.battle.value?.minutes ?? 0) + 35 });
    expect(await asides(made.id)).toEqual([t('journal-minutes', { n: 35 })]);
    await desk.takeBack();
    expect(await asides(made.id)).toEqual([t('journal-now')]);
  });
});
