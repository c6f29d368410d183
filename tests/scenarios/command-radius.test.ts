import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARMY_TYPES, type Arm, RATINGS } from '../../src/book/terms.ts';
import {
  commandRadius,
  RADIUS_BOUNDS,
  radiusAfterArrival,
  radiusMultiplier,
  radiusOfNewCommander,
  unitsCounted,
} from '../../src/scenarios/command-radius.ts';
import { ratingName } from '../../src/scenarios/ratings.ts';
import { speak } from '../../src/words/speak.ts';

const brigades = (n: number): { arm: Arm }[] => Array.from({ length: n }, () => ({ arm: 'infantry' as const }));
const sum = (terms: readonly { value: number }[]) => terms.reduce((n, t) => n + t.value, 0);

describe('names of the ratings', () => {
  it.each([
    [6, 'Superior', 3],
    [5, 'Excellent', 2.8],
    [4, 'Good', 2.3],
    [3, 'Average', 1.8],
    [2, 'Poor', 1.5],
    [1, 'Despicable', 1.3],
  ] as const)('NBC-SCN-08 A%i is %s, ×%f', (A, name, multiplier) => {
    expect(speak(ratingName('A', A))).toBe(name);
    expect(radiusMultiplier(A)).toBe(multiplier);
  });

  it('NBC-SCN-09 names leadership from L1 to L6', () => {
    expect(RATINGS.map((r) => speak(ratingName('L', r)))).toEqual([
      'Uninspiring',
      'Impersonal',
      'Normal',
      'Inspirational',
      'Charismatic',
      'Magnetic',
    ]);
  });

  it('NBC-SCN-10 names temperament from T1 to T6', () => {
    expect(RATINGS.map((r) => speak(ratingName('T', r)))).toEqual([
      'Timid',
      'Cautious',
      'Even',
      'Forward',
      'Aggressive',
      'Belligerent',
    ]);
  });
});

describe('command radius', () => {
  it.each([
    // units, A, cm before the bounds
    [5, 4, 12], // 11.5
    [5, 3, 9], // 9.0
    [5, 2, 8], // 7.5
    [5, 1, 7], // 6.5
    [6, 5, 17], // 16.8
    [6, 6, 18],
    [4, 4, 9], // 9.2
    [8, 3, 14], // 14.4
    [7, 1, 9], // 9.1
  ] as const)('NBC-SCN-11 %i units under A%i: %i cm, halves up', (n, A, cm) => {
    expect(commandRadius(brigades(n), A, 'Traditional').total).toBe(cm);
  });

  it.each([
    ['Traditional', 2, 1, 5], // 2.6
    ['Traditional', 9, 6, 20], // 27
    ['Traditional', 4, 1, 5], // 5.2
    ['Napoleonic', 2, 4, 10], // 4.6
    ['Napoleonic', 9, 6, 25], // 27
    ['Napoleonic', 8, 6, 24],
    ['Napoleonic', 0, 3, 10],
  ] as const)('NBC-SCN-12 %s army, %i units, A%i: %i cm', (type, n, A, cm) => {
    expect(commandRadius(brigades(n), A, type).total).toBe(cm);
  });

  it('NBC-SCN-12 shows the bound that held', () => {
    const low = commandRadius(brigades(2), 4, 'Napoleonic');
    expect(low.terms.map((t) => [t.row, t.value])).toEqual([
      ['NBC-SCN-11', 4.6],
      ['NBC-SCN-11', 0.4],
      ['NBC-SCN-12', 5],
    ]);
    expect(commandRadius(brigades(9), 6, 'Napoleonic').terms.at(-1)).toMatchObject({ row: 'NBC-SCN-12', value: -2 });
    expect(low.unit).toBe('cm');
  });

  it('NBC-SCN-11 counts infantry, cavalry, Mixed and (by ruling) artillery units only', () => {
    const units = (['infantry', 'cavalry', 'mixed', 'artillery', 'engineers', 'pontoon', 'baggage'] as const).map(
      (arm) => ({ arm }),
    );
    expect(unitsCounted(units)).toBe(4);
    expect(unitsCounted(units, { radiusArtillery: 'no' })).toBe(3);
    expect(commandRadius(units, 6, 'Traditional').total).toBe(12);
    expect(commandRadius(units, 6, 'Traditional', { radiusArtillery: 'no' }).total).toBe(9);
  });

  it('NBC-SCN-12 always lies within the bounds, and the terms add up to it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom(...RATINGS),
        fc.constantFrom(...ARMY_TYPES),
        (n, A, type) => {
          const radius = commandRadius(brigades(n), A, type);
          expect(radius.total).toBeGreaterThanOrEqual(RADIUS_BOUNDS[type].least);
          expect(radius.total).toBeLessThanOrEqual(RADIUS_BOUNDS[type].most);
          expect(sum(radius.terms)).toBeCloseTo(radius.total, 9);
        },
      ),
    );
  });
});

describe('changes of the radius', () => {
  // Six units under A4 at the start: 13.8, so 14 cm. Two are lost, three arrive.
  const history = { current: 14, original: 6, surviving: 4 };

  it('NBC-SCN-13 arrivals are added to the units that are left', () => {
    expect(radiusAfterArrival(history, 3, 4, 'Traditional').total).toBe(16); // 7 × 2.3 = 16.1
    expect(radiusAfterArrival(history, 3, 4, 'Traditional', { radiusCount: 'original' }).total).toBe(20); // 20.7, at most 20
  });

  it('NBC-SCN-13 losses never lower it', () => {
    const radius = radiusAfterArrival(history, 1, 4, 'Traditional'); // 5 × 2.3 = 11.5
    expect(radius.total).toBe(14);
    expect(sum(radius.terms)).toBeCloseTo(14, 9);
    expect(radius.terms.at(-1)).toMatchObject({ row: 'NBC-SCN-13', value: 2, ruling: 'radiusCount' });
  });

  it('NBC-SCN-13 a new commander brings his own Ability to the original number of units', () => {
    expect(radiusOfNewCommander(history, 3, 'Traditional').total).toBe(11); // 6 × 1.8 = 10.8
    expect(radiusOfNewCommander(history, 5, 'Traditional').total).toBe(17); // 6 × 2.8 = 16.8
    expect(radiusOfNewCommander(history, 3, 'Traditional', { newFcRadius: 'keep' }).total).toBe(14);
  });
});
