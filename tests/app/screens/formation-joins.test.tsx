// @vitest-environment happy-dom
/** The sheet of a formation offers its commander only the places that he may go to now. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { asked, onTable, unitsOf } from '../../../src/battlefield/battle.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { FormationSheet } = await import('../../../src/app/screens/formation-sheet.tsx');
const desk = await import('../../../src/app/session/battle-session.ts');
const { newBattle, newSeed } = await import('../../../src/app/session/new-battle.ts');
const { default: maida } = await import('../../../src/scenarios/shelf/maida.ts');
const { scenario } = await import('../../../src/scenarios/schema.ts');

afterEach(() => {
  cleanup();
  desk.closeBattle();
});

const now = () => {
  const battle = desk.battle.value;
  if (!battle) throw new Error('No battle is open.');
  return battle;
};
const does = async (play: Play) => {
  if (!(await desk.act(play))) throw new Error(JSON.stringify([play, desk.trouble.value]));
};

/** Whether the sheet offers that he leaves his unit. */
async function offersNone(id: string): Promise<boolean> {
  render(<FormationSheet id={id} onClose={() => undefined} />);
  const officer = now().officers[now().formations[id]?.commander ?? ''];
  const unit = now().units[officer?.host ?? '']?.card.name ?? '';
  fireEvent.click(await screen.findByText(t('formation-officer-with', { officer: officer?.name ?? '', unit })));
  const offered = screen.queryAllByText(t('formation-no-unit')).length > 0;
  cleanup();
  return offered;
}

it('NBC-OFF-02 an officer leaves no unit whose dice lie, and the sheet offers it no longer', async () => {
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'table', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  await desk.openBattle(made.id);
  await waitFor(() => expect(desk.hold.value).toBe('writing'));
  const [formation] = Object.values(now().formations).filter((one) => one.present);
  const id = formation?.id ?? '';
  const unit = unitsOf(now(), id).find((one) => onTable(one) && one.card.arm === 'infantry')?.id ?? '';
  await does({ do: 'join', officer: formation?.commander ?? '', unit });
  await does({ do: 'hits', unit, hits: 1, cause: 'firefight', aspect: 'front' });
  expect(await offersNone(id)).toBe(true);
  const task = asked(now());
  expect([task?.kind, task?.unit]).toEqual(['disorder', unit]);
  await does({ do: 'enter', task: task?.id ?? '', slot: 'card', thing: { disorder: false } });
  expect(await offersNone(id)).toBe(false);
});
