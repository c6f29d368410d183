import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { throwDice, throwPot } from '../../src/dice/throws.ts';
import { chanceOf, isSeed, nextTopic, sealOf, seedOf, seedWith } from '../../src/engine/chance.ts';
import { sealOf as journalSeal } from '../../src/journal/chain.ts';

const seed = seedOf(new Uint8Array(32).fill(7));
const other = seedOf(new Uint8Array(32).fill(8));
const thrown = (topic: string, n = 8, from = seed) => throwDice(chanceOf(from, topic), n);

describe('chance from a sealed seed and the question it answers', () => {
  it('knows a seed from anything else', () => {
    expect(isSeed(seed)).toBe(true);
    expect(isSeed('07')).toBe(false);
    expect(isSeed(seed.toUpperCase().replace('0', 'X'))).toBe(false);
    expect(() => seedOf(new Uint8Array(31))).toThrow('32 bytes');
  });

  it('seals without telling: one seed, one seal, and not the seed', () => {
    expect(sealOf(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(sealOf(seed)).not.toBe(sealOf(other));
    expect(sealOf(seed)).not.toContain(seed.slice(0, 8));
    // The journal keeps the seal and knows nothing of dice; both must seal alike.
    expect(sealOf(seed)).toBe(journalSeal(seed));
    expect(sealOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  it('takes in what the players add, so that anybody can check it, and nothing when they add nothing', () => {
    const list = JSON.stringify([seed, 'tonnerre', '4 1 6']);
    expect(seedWith(seed, ['tonnerre', '4 1 6'])).toBe(createHash('sha256').update(list).digest('hex'));
    expect(seedWith(seed, ['', ''])).toBe(seed);
    const all = [
      ['a', 'b'],
      ['b', 'a'],
      ['ab', ''],
      ['', 'ab'],
      ['a,b', ''],
    ].map((words) => seedWith(seed, words));
    expect(new Set([...all, seed]).size).toBe(6);
  });

  it('gives the same question the same dice, however often it is opened', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 80 }), (topic, n) => {
        expect(thrown(topic, n)).toEqual(thrown(topic, n));
      }),
    );
  });

  it('gives another question, another count and another seed other dice', () => {
    const many = Array.from({ length: 400 }, (_, i) => thrown(`1/7/recovery/a/unit-${i}`, 12).join(''));
    expect(new Set(many).size).toBe(400);
    expect(thrown('x#0', 12)).not.toEqual(thrown('x#1', 12));
    expect(thrown('x#0', 12)).not.toEqual(thrown('x#0', 12, other));
  });

  it('lets one question tell nothing of the next: their dice agree as often as chance has it', () => {
    const n = 6000;
    let same = 0;
    for (let i = 0; i < n; i += 1) if (thrown(`q${i}`, 1)[0] === thrown(`q${i + 1}`, 1)[0]) same += 1;
    // One in six, within five standard deviations.
    expect(Math.abs(same - n / 6)).toBeLessThan(5 * Math.sqrt((n * 5) / 36));
  });

  it('counts how often a question was thrown for', () => {
    expect([nextTopic([], 'q'), nextTopic(['q'], 'q'), nextTopic(['q', 'r', 'q'], 'q')]).toEqual(['q#0', 'q#1', 'q#2']);
    expect(nextTopic(['q'], 'other')).toBe('other#0');
  });

  it('throws a pot of five dice', () => {
    const { red, white, green } = throwPot(chanceOf(seed, 'pot'));
    for (const face of [red, ...white, ...green]) expect([1, 2, 3, 4, 5, 6]).toContain(face);
  });

  it('is fair: chi-square over many picks stays within the 0.1 % bounds for several sizes', () => {
    // Upper 0.1 % points of the chi-square distribution for n - 1 degrees of freedom.
    for (const [n, bound] of [
      [6, 20.5],
      [24, 49.7],
      [48, 82.7],
      [300, 380],
    ] as const) {
      const chance = chanceOf(seed, 'fair');
      const picks = n * 400;
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < picks; i += 1) counts[chance.below(n)]! += 1;
      const expected = picks / n;
      expect(counts.reduce((sum, c) => sum + (c - expected) ** 2 / expected, 0)).toBeLessThan(bound);
    }
  });

  it('is as fair across questions as within one', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i += 1) counts[thrown(`unit-${i}`, 1)[0]! - 1]! += 1;
    expect(counts.reduce((sum, c) => sum + (c - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5);
  });

  it('refuses to pick from nothing', () => {
    expect(() => chanceOf(seed, '').below(0)).toThrow(RangeError);
    expect(() => chanceOf(seed, '').below(1.5)).toThrow(RangeError);
  });
});
