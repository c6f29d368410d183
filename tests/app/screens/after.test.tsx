// @vitest-environment happy-dom
/** The evening of a battle on a real database: what the armies of the next day are made of, and where they are put. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../../../src/engine/message.ts';
import type { Scenario } from '../../../src/scenarios/schema.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { AfterSheet } = await import('../../../src/app/screens/after.tsx');
const { store } = await import('../../../src/app/session/battles.ts');
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

const SLOW = { timeout: 20_000 };

const briefings = { a: 'Hold the river.', b: 'Cross the river.', umpire: 'The river rises.' };

async function evening(): Promise<void> {
  const made = await newBattle(
    { ...scenario(maida), briefings },
    { keeps: 'both', dice: 'app', rulings: {} },
    newSeed(),
  );
  if (!made.ok) throw new Error(codeOf(made.said));
  await desk.openBattle(made.id);
  await desk.act({ do: 'end', why: 'over-agreed', said: { agree: { a: true, b: true }, concedes: false } });
  await desk.act({ do: 'losses' });
}

/** Presses the button, and reads what came to lie on the shelf. */
async function armiesOfTheNextDay(): Promise<Scenario> {
  location.hash = '';
  render(<AfterSheet onClose={() => undefined} />);
  fireEvent.click(
    await screen.findByRole('button', { name: (name: string) => name.startsWith(t('after-army', { days: 1 })) }, SLOW),
  );
  await waitFor(() => expect(location.hash).toMatch(/^#\/scenario\//), SLOW);
  cleanup();
  const got = await store.getScenario(location.hash.slice('#/scenario/'.length));
  if (!got.ok || !got.value) throw new Error('nothing was put on the shelf');
  return got.value.data as Scenario;
}

const titles = async (): Promise<string[]> => {
  const listed = await store.listScenarios();
  if (!listed.ok) throw new Error(codeOf(listed.said));
  return listed.value.map(({ data }) => (data as Scenario).title).sort();
};

beforeEach(evening);
afterEach(async () => {
  cleanup();
  desk.closeBattle();
  const listed = await store.listScenarios();
  for (const { id } of listed.ok ? listed.value : []) await store.deleteScenario(id);
});

describe('the armies of the next day', () => {
  it('NBC-LOS-08 lie beside those that were made before and written on, and the very same are made once', async () => {
    const first = await armiesOfTheNextDay();
    expect(await armiesOfTheNextDay()).toEqual(first);
    const ours = { ...first, title: 'Our second day', summary: 'An evening’s work.' };
    await store.putScenario({ id: ours.id, updated: 2, data: ours });
    const second = await armiesOfTheNextDay();
    expect(second).toMatchObject({ id: `${first.id}-2`, title: `${first.title} (2)` });
    expect(await armiesOfTheNextDay()).toEqual(second);
    expect(await titles()).toEqual([second.title, ours.title].sort());
  });

  it('NBC-LOS-08 have the briefings that the battle had, whoever looks at its evening', async () => {
    expect((await armiesOfTheNextDay()).briefings).toEqual(briefings);
  });
});
