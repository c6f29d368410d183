import { describe, expect, it } from 'vitest';
import { mobilityCalled, weightOfGuns } from '../../src/scenarios/batteries.ts';

describe('batteries', () => {
  it.each([
    [12, 'heavy'],
    [8, 'medium'],
    [6, 'medium'],
    [4, 'light'],
    [3, 'light'],
    [2, 'too-light'],
    [1, 'too-light'],
  ] as const)('NBC-GL-23 %i-pounders are %s', (pounds, weight) => {
    expect(weightOfGuns(pounds)).toBe(weight);
  });

  it('NBC-GL-23 light 6-pounders are Light, and flying artillery is horse artillery', () => {
    expect(weightOfGuns(6, true)).toBe('light');
    expect(['foot', 'horse', 'flying'].map((called) => mobilityCalled(called as 'foot'))).toEqual([
      'foot',
      'horse',
      'horse',
    ]);
  });
});
