import { expect, it } from 'vitest';
import { brokenMove, leavesTable } from '../../../src/battlefield/movement/broken-movement.ts';
import { nextMovers } from '../../../src/battlefield/movement/manoeuvres.ts';

it.each([
  [true, true, 20, 'road'],
  [true, false, 20, 'road-exit'],
  [false, true, 10, 'road'],
  [false, false, 10, 'road-exit'],
])('NBC-BRK-01 enemy near %s, road near %s: %i cm to the %s, by the opponent', (enemyNear, roadNear, cm, toward) => {
  const move = brokenMove({ enemyNear, roadNear });
  expect(move.distance.total).toBe(cm);
  expect(move).toMatchObject({ movedBy: 'opponent', toward, terrain: 'ignored', blocksItsWay: true });
});

it('NBC-BRK-01 moves before the unbroken of its formation', () => {
  const units = [
    { id: 'good', broken: false, moved: false },
    { id: 'broken', broken: true, moved: false },
  ];
  expect(nextMovers(units)).toEqual(['broken']);
});

it('NBC-BRK-02 off the table it is gone for the day, and counted as Broken in the losses', () => {
  expect(leavesTable()).toEqual({ fate: 'off-table', backToday: false, lossesAs: 'broken' });
});
