import { describe, expect, it } from 'vitest';
import { maySwap } from '../../../src/battlefield/lulls/lulls.ts';
import { lullRestart, restartNeed } from '../../../src/battlefield/rules/lulls/lulls.ts';
import { FACES } from '../../../src/dice/faces.ts';

const lull = { by: 'b', where: 'the left', since: 7 } as const;

it('NBC-LUL-01 in force the turn after it was agreed, and longer if both agree', () => {
  // In its own turn nobody breaks it; from the next on a side may, and while none does it lasts.
  expect([7, 8, 9, 10].map((turn) => restartNeed(lull, turn) !== null)).toEqual([false, true, true, true]);
  expect([7, 8, 9].map((turn) => lullRestart(lull, turn))).toEqual([false, false, false]);
});

it('NBC-LUL-02 5 or 6 the turn after, 4 to 6 the next, then no throw', () => {
  expect(restartNeed(lull, 7)).toBeNull();
  expect(restartNeed(lull, 8)).toMatchObject({ total: 5 });
  expect(restartNeed(lull, 9)).toMatchObject({ total: 4 });
  expect(restartNeed(lull, 10)).toBe('no-throw');
  expect(FACES.filter((die) => lullRestart(lull, 8, die))).toEqual([5, 6]);
  expect(FACES.filter((die) => lullRestart(lull, 9, die))).toEqual([4, 5, 6]);
  expect(lullRestart(lull, 10)).toBe(true);
  expect(lullRestart(lull, 7, 6)).toBe(false);
  expect(lullRestart(lull, 8)).toBe(false);
});

describe('what it allows', () => {
  const swap = { ooc: false, cutOff: false, tooFar: false, near: false };

  it.each([
    ['out of command', { ooc: true }],
    ['cut off', { cutOff: true }],
    ['too far', { tooFar: true }],
    ['5 cm from an enemy', { near: true }],
  ])('NBC-LUL-03 units change places, but not: %s', (_, more) => {
    expect(maySwap(swap).ok).toBe(true);
    expect(maySwap({ ...swap, ...more })).toMatchObject({ ok: false, row: 'NBC-LUL-03' });
  });
});
