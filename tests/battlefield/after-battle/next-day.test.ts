/** The army on the morning after: what the scenario gave of engineers and trains, less what is lost. */
import { expect, it } from 'vitest';
import { nextDay } from '../../../src/battlefield/after-battle/next-day.ts';
import type { Battle, UnitState } from '../../../src/battlefield/battle.ts';
import type { SideId } from '../../../src/book/terms.ts';
import { begin, play, SMALL, small, withUnit } from '../fixtures.ts';

it('NBC-ENG-03 NBC-BAG-02 has the scenario’s engineers and no more, and no train that is lost or in the enemy’s hands', () => {
  const a = { ...SMALL.sides.a, engineers: 1, pontoons: 2, baggage: 2 };
  const over = play(begin(small({ sides: { a, b: { ...SMALL.sides.b, engineers: 0, pontoons: 1, baggage: 1 } } })), {
    do: 'end',
    why: 'over-agreed',
  });
  const left = (battle: Battle, side: SideId = 'a') => {
    const read = nextDay(battle, { title: 'Tomorrow', successorOf: (name) => name });
    if (!read.ok) throw new Error('It is no scenario.');
    const { engineers, pontoons, baggage } = read.scenario.sides[side];
    return [engineers, pontoons, baggage];
  };
  const without = (id: string, set: Partial<UnitState>) => left(withUnit(over, id, set));
  expect(Object.values(over.units).filter(({ kind, side }) => kind === 'engineers' && side === 'a')).toHaveLength(2);
  expect([left(over), left(over, 'b')]).toEqual([
    [1, 2, 2],
    [0, 1, 1],
  ]);
  expect(without('engineers:a:1', { fate: 'eliminated' })).toEqual([1, 2, 2]);
  expect(without('pontoon:a:1', { fate: 'eliminated' })).toEqual([1, 1, 2]);
  expect(without('baggage:a:1', { captured: { by: 'kempt', open: false } })).toEqual([1, 2, 1]);
});
