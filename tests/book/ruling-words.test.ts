import { describe, expect, it } from 'vitest';
import { MISSING, meaningOf, RULING_GROUPS, RULING_WORDS, wordsFor } from '../../src/book/ruling-words.ts';
import { RULING_KEYS, RULINGS, type RulingKey } from '../../src/book/rulings.ts';

const numbered = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${prefix}-${String(from + at).padStart(2, '0')}`);

const LINES = /^L\d+(-L\d+)?(, L\d+(-L\d+)?)*$/;

describe('the register in words', () => {
  it('has an entry for each unclear place, once', () => {
    expect(RULING_WORDS.map(({ amb }) => amb).sort()).toEqual(numbered('AMB', 1, 166).sort());
  });

  it('tells what stands in for each thing the rules refer to but do not hold', () => {
    expect(MISSING.map(({ mis }) => mis)).toEqual(numbered('MIS', 1, 30));
    for (const { title, text, lines } of MISSING) {
      expect(title.length).toBeGreaterThan(0);
      expect(text).toMatch(/\.$/);
      if (lines !== '') expect(lines).toMatch(LINES);
    }
  });

  it('has a switch under the entry the register cites for it, and no other', () => {
    for (const { amb, keys } of RULING_WORDS)
      expect([amb, ...keys]).toEqual([amb, ...RULING_KEYS.filter((key) => RULINGS[key].cites === amb)]);
  });

  it.each(RULING_KEYS)('%s: every choice has words of its own', (key: RulingKey) => {
    const values = RULINGS[key].values as readonly string[];
    const meant = wordsFor(key).values[key] as Record<string, string>;
    expect(Object.keys(meant).sort()).toEqual([...values].sort());
    for (const value of values) expect(meant[value]!.length).toBeGreaterThan(0);
    expect(new Set(Object.values(meant)).size).toBe(values.length);
  });

  it('says what a choice means', () => {
    expect(meaningOf('escapeCm', '50')).toBe('50 cm');
    expect(meaningOf('qcDraw', 'replace')).toBe('each card goes back');
  });

  it.each(RULING_WORDS)('$amb is short enough to read at the table', ({ title, text, lines, values }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toBe(title.trim());
    expect(text.length).toBeLessThanOrEqual(320);
    expect(text).toMatch(/[.!]$/);
    expect(lines).toMatch(LINES);
    for (const choice of Object.values(values))
      for (const meaning of Object.values(choice as Record<string, string>))
        expect(meaning.length).toBeLessThanOrEqual(48);
  });

  it('stands in groups with titles, none empty', () => {
    expect(RULING_GROUPS).toHaveLength(11);
    expect(new Set(RULING_GROUPS.map(({ title }) => title)).size).toBe(11);
    for (const { entries } of RULING_GROUPS) expect(entries.length).toBeGreaterThan(0);
  });
});
