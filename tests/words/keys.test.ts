/** Every sentence is found by a number made of its code. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOf, packed, START, unpacked } from '../../src/words/keys.ts';

const written = import.meta.glob<string>('../../src/words/en/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const codes = [...new Set(Object.values(written).flatMap((source) => source.match(/^[a-z][\w-]*(?= =)/gm) ?? []))];

/** Codes that share their number with one before. */
const meeting = (start: number): readonly string[] => {
  const met = new Map<number, string>();
  return codes.filter((code) => {
    const number = numberOf(code, start);
    const there = met.has(number);
    met.set(number, code);
    return there;
  });
};
/** What to do about it: a start that parts them, or, where none of so many does, one more bit. */
function wayOut(): string {
  for (let start = 0; start < 2_000; start += 1) if (meeting(start).length === 0) return `START = ${start} parts them`;
  return 'no START of 2,000 parts them: BITS wants one more';
}

describe('the number of a code', () => {
  it('is no other code’s', () => {
    expect(codes.length).toBeGreaterThan(5_000);
    const met = meeting(START);
    expect(met, met.length > 0 ? wayOut() : '').toEqual([]);
  });

  it('and its sentence come back as they were packed', () => {
    const sentences = { 'a-one': 'One.', 'b-two': '{ $n ->\n [one] a\n *[other] b\n}', 'c-three': '\n First\n second' };
    const { source, numbers } = unpacked(packed(sentences));
    expect(numbers).toEqual(
      Object.keys(sentences)
        .map((code) => numberOf(code))
        .sort((a, b) => a - b),
    );
    for (const text of Object.values(sentences)) expect(`${source}\n`).toContain(`m=${text}\n`);
  });

  it('comes back whatever the codes are', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z][a-z-]{0,20}$/), { selector: (code) => numberOf(code) }),
        (some) => {
          fc.pre(some.length > 0);
          const { numbers } = unpacked(packed(Object.fromEntries(some.map((code) => [code, 'x']))));
          expect(numbers).toEqual(some.map((code) => numberOf(code)).sort((a, b) => a - b));
        },
      ),
    );
  });
});
