import { describe, expect, it } from 'vitest';
import {
  lullRestart,
  mayLull,
  maySwap,
  movesInOrder,
  restartNeed,
  startLull,
} from '../../../src/battlefield/rules/lulls/lulls.ts';
import { FACES } from '../../../src/dice/faces.ts';

const offer = { by: 'b', where: 'the left', turn: 6 } as const;
const lull = startLull(offer);

it('NBC-LUL-01 offered at the end of a turn, accepted, in force the next, and longer if both agree', () => {
  expect(mayLull(true).ok).toBe(true);
  expect(mayLull(false)).toMatchObject({ ok: false, row: 'NBC-LUL-01' });
  expect(lull).toEqual({ by: 'b', where: 'the left', since: 7 });
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
  const swap = { bothInCommand: true, cutOff: false, withinMovement: true, enemyCm: 6 };

  it.each([
    ['out of command', { bothInCommand: false }],
    ['cut off', { cutOff: true }],
    ['too far', { withinMovement: false }],
    ['5 cm from an enemy', { enemyCm: 5 }],
  ])('NBC-LUL-03 units change places, but not: %s', (_, more) => {
    expect(maySwap(swap).ok).toBe(true);
    expect(maySwap({ ...swap, ...more })).toMatchObject({ ok: false, row: 'NBC-LUL-03' });
  });

  it('NBC-LUL-03 the side that offered it moves first', () => {
    expect(movesInOrder(lull)).toEqual(['b', 'a']);
  });
});
