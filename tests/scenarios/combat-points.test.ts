import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruling } from '../../src/book/rulings.ts';
import { RATINGS, type Rating } from '../../src/book/terms.ts';
import { figure } from '../../src/engine/reckoning.ts';
import { averageQuality } from '../../src/scenarios/average-quality.ts';
import { MEN_PER_POINT, startCP, type UnitPart } from '../../src/scenarios/combat-points.ts';
import {
  batteryPointsLeft,
  isMixed,
  organicPoints,
  shareBatteries,
  sizeAdvice,
} from '../../src/scenarios/unit-sizes.ts';

const foot = (quality: Rating, men: number): UnitPart => ({ arm: 'infantry', quality, men });
const horse = (quality: Rating, men: number): UnitPart => ({ arm: 'cavalry', quality, men });
const sum = (terms: readonly { value: number }[]) => terms.reduce((n, t) => n + t.value, 0);
const parts = fc.array(
  fc.record({
    arm: fc.constantFrom('infantry' as const, 'cavalry' as const),
    quality: fc.constantFrom(...RATINGS),
    men: fc.integer({ min: 0, max: 6000 }),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('combat points', () => {
  it.each([
    [6, 200, 150],
    [5, 300, 200],
    [4, 400, 250],
    [3, 500, 300],
    [2, 600, 350],
    [1, 700, 400],
  ] as const)('NBC-SCN-01 Q%i: %i infantry or %i cavalry to the point', (quality, infantry, cavalry) => {
    expect(startCP([foot(quality, infantry * 7)]).total).toBe(7);
    expect(startCP([horse(quality, cavalry * 6)]).total).toBe(6);
  });

  it.each([
    ['half goes up', foot(3, 2250), 5],
    ['a man short of the half goes down', foot(3, 2249), 4],
    ['exactly six', foot(3, 3000), 6],
    ['sevenths: 2450 Poor are 3.5', foot(1, 2450), 4],
    ['sevenths: 2449 Poor are below 3.5', foot(1, 2449), 3],
    ['cavalry 1225 Conscript are 3.5', horse(2, 1225), 4],
    ['never below one', foot(1, 100), 1],
  ] as const)('NBC-SCN-01 rounds once, halves up: %s', (_, part, cp) => {
    expect(startCP([part]).total).toBe(cp);
  });

  it('NBC-SCN-02 adds the fractions of infantry and cavalry before rounding', () => {
    // 2200/500 = 4.4 and 480/300 = 1.6: six
    expect(startCP([foot(3, 2200), horse(3, 480)]).total).toBe(6);
    // 1700/500 = 3.4 and 420/300 = 1.4: 4.8 is five, where 3 + 1 would be four
    expect(startCP([foot(3, 1700), horse(3, 420)]).total).toBe(5);
    // 2000/400 + 200/600 + 50/300 = 5 + 1/3 + 1/6: exactly five and a half, which binary fractions miss
    expect(startCP([foot(4, 2000), foot(2, 200), horse(3, 50)]).total).toBe(6);
    expect(isMixed([foot(3, 1700), horse(3, 420)])).toBe(true);
    expect(isMixed([foot(3, 1700), foot(2, 420)])).toBe(false);
    expect(isMixed([foot(3, 1700), horse(3, 0)])).toBe(false);
  });

  it('NBC-SCN-01 2800 Regular, 1600 Conscript and a battery are 10 CP; 1979 and 1191 with it are 8', () => {
    expect(startCP([foot(3, 2800), foot(2, 1600)], organicPoints(1)).total).toBe(10);
    expect(startCP([foot(3, 1979), foot(2, 1191)], organicPoints(1)).total).toBe(8);
  });

  it('NBC-SCN-01 shows each part with its row', () => {
    const cp = startCP([foot(3, 2800), foot(2, 1600)], 2);
    expect(cp.terms.map((t) => [t.row, t.shown ?? t.value])).toEqual([
      ['NBC-SCN-02', figure('5.6')],
      ['NBC-SCN-02', figure('2.67')],
      ['NBC-SCN-05', 2],
      ['NBC-SCN-01', figure('−0.27')],
    ]);
    expect(cp.unit).toBe('CP');
  });

  it('NBC-SCN-01 the terms add up to a whole number within half a point of the fractions', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 6 }), (unit, guns) => {
        const cp = startCP(unit, guns);
        const exact = guns + unit.reduce((n, p) => n + p.men / MEN_PER_POINT[p.arm][p.quality], 0);
        expect(Number.isInteger(cp.total)).toBe(true);
        expect(sum(cp.terms)).toBeCloseTo(cp.total, 6);
        expect(cp.total).toBeGreaterThanOrEqual(1);
        if (exact >= 0.5) expect(Math.abs(cp.total - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  it.each([
    ['1000 of Q4 and 3000 of Q2 are 2.5, so Q3', [foot(4, 1000), foot(2, 3000)], 3, 3],
    ['1000 of Q4 and 3001 of Q2 are just below', [foot(4, 1000), foot(2, 3001)], 2, 3],
    ['2800 Regular and 1600 Conscript', [foot(3, 2800), foot(2, 1600)], 3, 3],
    ['three parts', [foot(5, 500), foot(2, 2000), foot(2, 2000)], 2, 3],
    ['one part', [horse(5, 900)], 5, 5],
  ] as const)('NBC-GL-22 takes the average, by men or by parts: %s', (_, unit, weighted, simple) => {
    expect(averageQuality(unit).total).toBe(weighted);
    expect(averageQuality(unit, 'simple').total).toBe(simple);
  });

  it('NBC-GL-22 AMB-125 without a scenario the default of the register holds', () => {
    const unlike = [foot(4, 1000), foot(1, 2200)];
    expect(averageQuality(unlike)).toEqual(averageQuality(unlike, ruling({}, 'avgQ')));
    expect(averageQuality(unlike).total).toBe(2);
  });

  it('NBC-GL-22 an average lies between its parts', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom('weighted' as const, 'simple' as const), (unit, avgQ) => {
        const { total } = averageQuality(unit, avgQ);
        const qs = unit.map((p) => p.quality);
        expect(total).toBeGreaterThanOrEqual(Math.min(...qs));
        expect(total).toBeLessThanOrEqual(Math.max(...qs));
      }),
    );
  });
});

describe('sizes', () => {
  it.each([
    ['3000 Regular', [foot(3, 3000)], 6, []],
    ['1499 Regular', [foot(3, 1499)], 3, ['too-few-men', 'small-unit']],
    ['4001 Regular', [foot(3, 4001)], 8, ['too-many-men']],
    ['cavalry of 1000', [horse(4, 1000)], 4, ['small-unit']],
    ['cavalry of 2501', [horse(2, 2501)], 7, ['too-many-men']],
    ['ten points of Regulars', [foot(3, 4000)], 10, ['large-unit']],
    ['ten points of Elite', [foot(5, 3000)], 10, []],
    ['twelve points of Guard', [foot(6, 2400)], 12, []],
    ['thirteen points', [foot(6, 2600)], 13, ['super-unit']],
  ] as const)('NBC-SCN-03 advises on %s', (_, unit, cp, kinds) => {
    expect(sizeAdvice(unit, cp).map((advice) => advice.kind)).toEqual(kinds);
  });

  it('NBC-SCN-03 measures a Mixed unit as the arm with more men', () => {
    expect(sizeAdvice([foot(3, 1000), horse(3, 1200)], 6)).toEqual([]);
    // As many of both: foot.
    expect(sizeAdvice([foot(3, 700), horse(3, 700)], 6)).toMatchObject([{ kind: 'too-few-men', least: 1500 }]);
    expect(sizeAdvice([foot(3, 1000), horse(3, 400)], 5)).toEqual([
      { kind: 'too-few-men', row: 'NBC-SCN-01', men: 1400, least: 1500 },
    ]);
  });
});

describe('the guns of a formation', () => {
  it('NBC-SCN-05 each battery is worth two points, shared one at a time', () => {
    expect(organicPoints(3)).toBe(6);
    expect(
      shareBatteries(1, [
        { id: 'a', cp: 6 },
        { id: 'b', cp: 5 },
        { id: 'c', cp: 8 },
      ]),
    ).toEqual({ a: 1, b: 1, c: 0 });
    expect(
      shareBatteries(2, [
        { id: 'a', cp: 6 },
        { id: 'b', cp: 5 },
        { id: 'c', cp: 8 },
      ]),
    ).toEqual({ a: 1, b: 2, c: 1 });
    expect(shareBatteries(1, [])).toEqual({});
  });

  it('NBC-SCN-05 passes by a unit of twelve points while another has room', () => {
    expect(
      shareBatteries(1, [
        { id: 'a', cp: 12 },
        { id: 'b', cp: 9 },
      ]),
    ).toEqual({ a: 0, b: 2 });
    expect(
      shareBatteries(1, [
        { id: 'a', cp: 12 },
        { id: 'b', cp: 12 },
      ]),
    ).toEqual({ a: 1, b: 1 });
  });

  it('NBC-SCN-05 the total is fixed', () => {
    const units = fc.uniqueArray(fc.record({ id: fc.string(), cp: fc.integer({ min: 1, max: 13 }) }), {
      selector: (u) => `u${u.id}`,
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), units, (batteries, list) => {
        const given = Object.values(shareBatteries(batteries, list));
        expect(batteryPointsLeft(batteries, given)).toBe(0);
      }),
    );
    expect(batteryPointsLeft(2, [1, 1])).toBe(2);
    expect(batteryPointsLeft(1, [2, 1])).toBe(-1);
  });
});
