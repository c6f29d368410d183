import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, settled } from '../../src/engine/canonical.ts';
import { digest } from '../../src/journal/hash.ts';

describe('the canonical text', () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ B: 1, a: 2, '10': 3, '9': 4 }, '{"10":3,"9":4,"B":1,"a":2}'],
    [{ a: undefined, b: null }, '{"b":null}'],
    [[1, [2, { z: [], y: {} }]], '[1,[2,{"y":{},"z":[]}]]'],
    [-0, '0'],
    [1e21, '1e+21'],
    [0.1, '0.1'],
    ['é\n"\u2028', '"é\\n\\"\u2028"'],
    ['\ud800', '"\\ud800"'],
    [Object.assign(Object.create(null), { a: true }), '{"a":true}'],
  ])('writes %j as %s', (value, text) => expect(canonical(value)).toBe(text));

  it.each([
    ['NaN', Number.NaN],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['undefined', undefined],
    ['a hole', [undefined]],
    ['a date', { at: new Date(0) }],
    ['a map', new Map()],
    ['a function', { f: () => 1 }],
    ['a bigint', 1n],
  ])('refuses %s', (_, value) => expect(() => canonical(value)).toThrow(TypeError));

  it('refuses what nests without end instead of exhausting the stack', () => {
    const round: unknown[] = [];
    round.push(round);
    expect(() => canonical(round)).toThrow(TypeError);
  });

  it('is JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(settled(value))).toBe(canonical(value));
      }),
    );
  });

  it('does not depend on the order in which members were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(canonical(Object.fromEntries(Object.entries(value).reverse()))).toBe(canonical(value));
      }),
    );
  });
});

describe('the digest', () => {
  it('is the sha-256 of the text in hex', () => {
    // sha-256 of the two bytes `{}`, as `printf '{}' | sha256sum` gives it.
    expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
