import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourWords, PARTS } from '../../src/journal/four-words.ts';
import { digestText } from '../../src/journal/hash.ts';
import { t } from '../../src/words/t.ts';

const first = t('four-words-first').split(/\s+/);
const second = t('four-words-second').split(/\s+/);
const parts = { first, second };
const list = first.flatMap((begin) => second.map((end) => begin + end));

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
  it('are each one of 1,024 short words, no two a letter apart', () => {
    for (const part of [first, second]) {
      expect(part).toHaveLength(PARTS);
      expect(part).toEqual([...new Set(part)].sort());
    }
    // A word falls into its parts one way only.
    expect(first.filter((begin) => second.includes(begin))).toEqual([]);
    expect(new Set(list).size).toBe(1024);
    for (const word of list) expect(word).toMatch(/^[a-z]{7,14}$/);
    const near = list.flatMap((one, i) =>
      list.slice(i + 1).filter((other) => Math.abs(one.length - other.length) < 2 && apart(one, other) < 2),
    );
    expect(near).toEqual([]);
  });

  it('are the same for ever: old battles have them noted on paper', () => {
    expect(fourWords(digestText('a battle'), parts)).toEqual(['walnutwood', 'falconfield', 'badgerstone', 'oakfield']);
    // The words themselves; other words say another thing of every battle that was ever played.
    expect(digestText(list.join(' '))).toBe('9ce1a3d0f793a7e8bba5aa1ebd1abc87303a36673acf9f289fc99e9dfb9350a1');
  });

  it('are others for another hash', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        fc.pre(one !== other);
        expect(fourWords(digestText(`${one}`), parts)).not.toEqual(fourWords(digestText(`${other}`), parts));
      }),
      { numRuns: 20 },
    );
  });

  it('take every beginning and every end', () => {
    const said = Array.from({ length: 400 }, (_, i) => fourWords(digestText(`${i}`), parts)).flat();
    expect(said.filter((word) => !list.includes(word))).toEqual([]);
    expect(first.filter((begin) => !said.some((word) => word.startsWith(begin)))).toEqual([]);
    expect(second.filter((end) => !said.some((word) => word.endsWith(end)))).toEqual([]);
  });

  it('want whole lists', () => {
    expect(() => fourWords(digestText(''), { first: first.slice(1), second })).toThrow(RangeError);
    expect(() => fourWords(digestText(''), { first, second: [...second, 'inn'] })).toThrow(RangeError);
  });
});
