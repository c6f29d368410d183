// @vitest-environment happy-dom
/** From its moves a formation goes past the firefights that none of its units can open. */
import { expect, it, vi } from 'vitest';
import { unitsOf } from '../../../src/battlefield/battle.ts';
import { begin, goTo, play, withUnit } from '../../battlefield/fixtures.ts';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { skipsFire } = await import('../../../src/app/screens/turn/fights.tsx');

it('NBC-FF-01 stops for a unit that may fire, and goes on where all are in contact', () => {
  const orders = play(goTo(begin(), 6), { do: 'acts', formation: 'picton', command: 'under' });
  expect(skipsFire(orders)).toBe(false);
  const move = play(orders, { do: 'next' });
  expect(skipsFire(move)).toBe(false);
  const touching = unitsOf(move, 'picton').reduce(
    (battle, { id }) => withUnit(battle, id, { facts: { contact: 'husson', contactIn: battle.turn } }),
    move,
  );
  expect(skipsFire(touching)).toBe(true);
  expect(play(touching, { do: 'on', to: 'combats' }).action?.step).toBe('combats');
});
