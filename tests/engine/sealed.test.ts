import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSalt, opens, saltOf, sealFor } from '../../src/engine/sealed.ts';

const salt = fc.uint8Array({ minLength: 16, maxLength: 16 }).map(saltOf);

test('a seal opens for its own words and salt, and for no others', () => {
  fc.assert(
    fc.property(salt, fc.string(), salt, fc.string(), (own, text, other, words) => {
      const seal = sealFor({ salt: own, text });
      expect(opens(seal, { salt: own, text })).toBe(true);
      expect(opens(seal, { salt: other, text })).toBe(other === own);
      expect(opens(seal, { salt: own, text: words })).toBe(words === text);
    }),
  );
});

test('a salt has 16 bytes', () => {
  expect(() => saltOf(new Uint8Array(15))).toThrow(RangeError);
  expect(isSalt('0'.repeat(32))).toBe(true);
  expect(isSalt('0'.repeat(31))).toBe(false);
  expect(isSalt(`${'0'.repeat(31)}G`)).toBe(false);
});
