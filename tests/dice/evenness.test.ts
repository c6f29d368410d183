import { describe, expect, it } from 'vitest';
import { fairRange, strayingFurther, tells } from '../../src/dice/evenness.ts';

const faces = (...counts: number[]) => counts.map((n) => ({ n, share: 1 / counts.length }));

describe('the plain test of chance', () => {
  it('gives the values of the tables of chi-square', () => {
    // Upper 5 %, 1 % and 0.1 % points for five degrees of freedom, and the 5 % point for one.
    for (const [square, p] of [
      [11.0705, 0.05],
      [15.0863, 0.01],
      [20.515, 0.001],
    ] as const) {
      // Two faces apart by d of 600 throws: 2 d² / 100 = square.
      const d = Math.sqrt(square * 50);
      expect(strayingFurther(faces(100 + d, 100 - d, 100, 100, 100, 100))).toBeCloseTo(p, 5);
    }
    expect(strayingFurther(faces(50 + 9.8, 50 - 9.8))).toBeCloseTo(0.05, 3);
    expect(strayingFurther(faces(100, 100, 100, 100, 100, 100))).toBe(1);
  });

  it('takes the shares as they are', () => {
    const p = strayingFurther([
      { n: 30, share: 0.5 },
      { n: 20, share: 0.3 },
      { n: 10, share: 0.2 },
    ]);
    // Pearson: 0/30 + 4/18 + 4/12 = 0.5556; with two degrees of freedom p = e^(−0.5556 / 2).
    expect(p).toBeCloseTo(Math.exp(-0.5555556 / 2), 5);
  });

  it('says nothing of few throws', () => {
    expect(tells(faces(5, 5, 5, 5, 5, 4))).toBe(false);
    expect(tells(faces(5, 5, 5, 5, 5, 5))).toBe(true);
    expect(tells([{ n: 900, share: 1 }])).toBe(false);
  });

  it('knows where 95 of 100 fair spreads lie', () => {
    // Of 60 dice: binomial(60, 1/6) has 2.2 % below 5 and 97.8 % up to 16.
    expect(fairRange(60, 1 / 6)).toEqual([5, 16]);
    expect(fairRange(0, 1 / 6)).toEqual([0, 0]);
    const [low, high] = fairRange(1012, 1 / 6);
    expect([low, high]).toEqual([146, 192]);
  });
});
