import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from './corpus.ts';
import { givenOf, type Tried, tried, variantsOf } from './noise/variants.ts';

/** Of the corpus every forty-eighth text, from this one on. */
const [EVERY, FROM] = [48, 7];
const SEED = 5;

/** Variants that are wrong while nothing is asked; one that asks leaves the list, and no other may join it. */
const SILENT: readonly string[] = [];

const all: Tried[] = [];
beforeAll(async () => {
  for (const name of texts().filter((_, i) => i % EVERY === FROM)) {
    const given = await givenOf(name);
    for (const [change, variant] of given ? variantsOf(name, given, SEED) : [])
      all.push(await tried(change, name, variant));
  }
});

describe('right texts of the corpus in other manners', () => {
  it('are not wrong without a question', () => {
    const silent = all.filter(({ outcome }) => outcome === 'silent');
    expect(silent.map(({ name, change, unasked }) => ({ name, change, unasked }))).toEqual(SILENT);
  });

  it('are right more than nine times in ten', () => {
    expect(all.length).toBeGreaterThan(150);
    const wrong = all.filter(({ outcome }) => outcome !== 'right');
    expect(wrong.length / all.length).toBeLessThan(0.06);
  });
});
