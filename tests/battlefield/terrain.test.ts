import { expect, it } from 'vitest';
import { mayOccupy } from '../../src/battlefield/built-up-areas.ts';
import { garrisonFits } from '../../src/battlefield/special-troops/garrisons.ts';
import {
  AREA_SIDES_CM,
  contourCost,
  garrisonLimit,
  isStrongPoint,
  isUsualLimit,
  mayStandOn,
  SAMPLE_TERRAIN,
  STRONG_POINT_CM,
  strongPointHelps,
} from '../../src/battlefield/terrain.ts';

it('NBC-GL-26 a built-up area is 6, 7 or 8 cm square, with a Garrison Limit of 8 to 12, 10 if none is given', () => {
  expect(AREA_SIDES_CM).toEqual([6, 7, 8]);
  expect(garrisonLimit()).toBe(10);
  expect(garrisonLimit(12)).toBe(12);
  expect([7, 8, 12, 13].map(isUsualLimit)).toEqual([false, true, true, false]);
});

it('NBC-GL-26 it holds one unit, and a garrison beside it', () => {
  expect(mayOccupy(false).ok).toBe(true);
  expect(mayOccupy(true).ok).toBe(false);
  expect(garrisonFits(4, 6, garrisonLimit())).toBe(true);
});

it('NBC-GL-27 a base under 5 cm is a strong point, which helps in firefights and close combat alone', () => {
  expect(STRONG_POINT_CM).toBe(4);
  expect([4, 4.9, 5, 6].map(isStrongPoint)).toEqual([true, true, false, false]);
  expect((['firefight', 'close-combat', 'artillery', 'skirmish'] as const).map(strongPointHelps)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('NBC-GL-28 terrain is occupied, obstacles are crossed, and contours count in Hilly Terrain alone', () => {
  expect(mayStandOn('terrain').ok).toBe(true);
  expect(mayStandOn('obstacle')).toMatchObject({ ok: false, row: 'NBC-GL-28' });
  expect((['marchfeld', 'rolling', 'hilly'] as const).map(contourCost)).toEqual([0, 0, 2]);
});

it('NBC-GL-28 the sample list: ditch 1, wood 2 and heavy wood 3 with a test, rough ground 0 with a test', () => {
  expect(SAMPLE_TERRAIN.map(({ shifts, disorderTest }) => [shifts, disorderTest])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [0, true],
  ]);
});
