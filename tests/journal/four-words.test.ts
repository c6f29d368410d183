import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourWords, WORDS } from '../../src/journal/four-words.ts';
import { digestText } from '../../src/journal/hash.ts';
import { t } from '../../src/words/t.ts';

const list = t('four-words-list').split(/\s+/);

/** How many letters lie between two words, a pair changed about counted as one. */
function apart(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(row[j - 1]! + 1, rows[i - 1]![j]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

describe('four words of a hash', () => {
  it('come from 1,024 short words in their order, no two a letter apart', () => {
    expect(list).toHaveLength(WORDS);
    expect(list).toEqual([...new Set(list)].sort());
    for (const word of list) expect(word).toMatch(/^[a-z]{3,8}$/);
    const near = list.flatMap((one, i) =>
      list.slice(i + 1).filter((other) => Math.abs(one.length - other.length) < 2 && apart(one, other) < 2),
    );
    expect(near).toEqual([]);
  });

  it('are the same for ever: old battles have them noted on paper', () => {
    expect(fourWords(digestText('a battle'), list)).toEqual(['water', 'engine', 'scarf', 'fellow']);
    // The list itself; another list says another thing of every battle that was ever played.
    expect(digestText(list.join(' '))).toBe('6ebb893ff1525d73c1538066dc3fe438c3d36a6346d31113b79881a12a37bf37');
  });

  it('are others for another hash', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        fc.pre(one !== other);
        expect(fourWords(digestText(`${one}`), list)).not.toEqual(fourWords(digestText(`${other}`), list));
      }),
      { numRuns: 20 },
    );
  });

  it('want a whole list', () => expect(() => fourWords(digestText(''), list.slice(1))).toThrow(RangeError));
});
