import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeed, openChance, type Seed, sealOf, seedOf } from '../../src/dice/chance.ts';
import { sealOf as journalSeal } from '../../src/journal/chain.ts';

const seed = seedOf(new Uint8Array(32).fill(7));
const other = seedOf(new Uint8Array(32).fill(8));

describe('chance from a sealed seed', () => {
  it('knows a seed from anything else', () => {
    expect(isSeed(seed)).toBe(true);
    expect(isSeed('07')).toBe(false);
    expect(isSeed(seed.toUpperCase().replace('0', 'X'))).toBe(false);
    expect(() => seedOf(new Uint8Array(31))).toThrow('32 bytes');
  });

  it('seals without telling: one seed, one seal, and not the seed', () => {
    expect(sealOf(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(sealOf(seed)).toBe(sealOf(seed));
    expect(sealOf(seed)).not.toBe(sealOf(other));
    expect(sealOf(seed)).not.toContain(seed.slice(0, 8));
    // The journal keeps the seal and knows nothing of dice; both must seal alike.
    expect(sealOf(seed)).toBe(journalSeal(seed));
    expect(sealOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  it('gives the same dice at the same position, in any pieces', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 40 }), fc.nat(40), (at, n, k) => {
        const whole = openChance(seed, at).dice(n);
        const cut = Math.min(n, k);
        const first = openChance(seed, at);
        const head = first.dice(cut);
        const tail = openChance(seed, first.at).dice(n - cut);
        expect([...head, ...tail]).toEqual(whole);
      }),
    );
  });

  it('throws a pot as five dice: red, white, white, green, green', () => {
    const [red, w1, w2, g1, g2] = openChance(seed, 96).dice(5);
    expect(openChance(seed, 96).pot()).toEqual({ red, white: [w1, w2], green: [g1, g2] });
  });

  it('is fair: chi-square over many picks stays within the 0.1 % bounds for several sizes', () => {
    // Upper 0.1 % points of the chi-square distribution for n - 1 degrees of freedom.
    for (const [n, bound] of [
      [6, 20.5],
      [24, 49.7],
      [48, 82.7],
      [300, 380],
    ] as const) {
      const chance = openChance(seed, 1000);
      const picks = n * 400;
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < picks; i += 1) counts[chance.below(n)]! += 1;
      const expected = picks / n;
      expect(counts.reduce((sum, c) => sum + (c - expected) ** 2 / expected, 0)).toBeLessThan(bound);
    }
  });

  it('refuses to pick from nothing', () => {
    expect(() => openChance(seed as Seed, 0).below(0)).toThrow(RangeError);
    expect(() => openChance(seed as Seed, 0).below(1.5)).toThrow(RangeError);
  });
});
