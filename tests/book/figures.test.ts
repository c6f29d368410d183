import { describe, expect, it } from 'vitest';
import { thousands } from '../../src/book/figures.ts';

describe('figures', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1819, '1,819'],
    [30_000, '30,000'],
    [1_234_567, '1,234,567'],
    [-4200, '-4,200'],
    [1234.5678, '1,234.5678'],
  ])('%d is written %s', (n, written) => {
    expect(thousands(n)).toBe(written);
  });
});
