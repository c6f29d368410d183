import { describe, expect, it } from 'vitest';
import { joined, present } from '../../src/engine/present.ts';

describe('lists that are put together', () => {
  it('has what is there, in order, without what is empty', () => {
    expect(present(1, false, [2, 0], null, undefined, [], 3, '', 0)).toEqual([1, 2, 0, 3]);
  });

  it('joins what is made of each', () => {
    expect(joined([1, 2, 3], (n) => Array.from({ length: n - 1 }, () => n))).toEqual([2, 3, 3]);
  });
});
