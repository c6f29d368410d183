// @vitest-environment happy-dom
/** Before a fight each side sees what it throws, and what it throws again, in one place. */

import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { asked, currentCP } from '../../../src/battlefield/battle.ts';
import type { Play } from '../../../src/battlefield/plays.ts';
import { procedureFor } from '../../../src/battlefield/procedures.ts';
import { codeOf } from '../../../src/engine/message.ts';
import { t } from '../../../src/words/t.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { DuelSheet } = await import('../../../src/app/screens/duel.tsx');
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

it('NBC-CC-09 NBC-CC-29 hits that must be proved stand with the dice; either side reads the chance to break the other', async () => {
  const made = await newBattle(scenario(maida), { keeps: 'both', dice: 'table', rulings: {} }, newSeed());
  if (!made.ok) throw new Error(codeOf(made.said));
  await desk.openBattle(made.id);
  await waitFor(() => expect(desk.hold.value).toBe('writing'));
  while (now().phase < 6) await does({ do: 'on' });
  await does({ do: 'acts', formation: now().units.kempt?.formation ?? '', command: 'under' });
  while (now().action?.step !== 'combats') await does({ do: 'next' });
  await does({ do: 'combat', attackers: ['kempt'], target: 'legere-1' });
  const cover = () => {
    const task = asked(now());
    if (!task) throw new Error('Nothing is asked.');
    const key = procedureFor(task.kind)
      .facts?.(now(), task)
      .find((fact) => fact.key.endsWith(':hardCover'))?.key;
    return { task, key: key ?? '' };
  };
  const names = () => {
    const { container } = render(<DuelSheet battle={now()} task={cover().task} />);
    return container.querySelector('.duel--names')?.textContent ?? '';
  };
  expect(names()).not.toContain(t('confirm-all'));
  cleanup();
  const { task, key } = cover();
  await does({ do: 'answer', task: task.id, facts: { [key]: true } });
  expect(names()).toContain(t('confirm-all'));
  cleanup();
  // NBC-CC-29: a unit with one point left may be Broken, and whoever throws at it reads how likely that is.
  const chances = (unit: string) => {
    const { [unit]: it, ...others } = now().units;
    if (!it) throw new Error(`${unit} is not there.`);
    const last = { ...it, lost: { ...it.lost, white: it.lost.white + currentCP(it) - 1 } };
    const { container } = render(<DuelSheet battle={{ ...now(), units: { ...others, [unit]: last } }} task={task} />);
    const told = [...container.querySelectorAll('.duel--throws section')].map(({ textContent }) => textContent);
    cleanup();
    return told.map((text) => /break/.test(text));
  };
  expect([chances('kempt'), chances('legere-1')]).toEqual([
    [false, true],
    [true, false],
  ]);
});
