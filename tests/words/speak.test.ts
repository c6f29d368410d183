import { beforeEach, describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../src/words/keys.ts';
import { accented } from '../../src/words/pseudo.ts';
import { hasWords, PSEUDO, speak, takeIn, useLanguage } from '../../src/words/speak.ts';
import { plain } from '../plain.ts';

const SOURCE = `
test-bare = Fresh
test-hits = { $unit } takes { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
test-list = { $who } go back.
test-or = Choose { OR($of) }.
test-signed = { SIGNED($n) } to the rating
test-unbroken-re-roll = Re-roll { NUMBER($cm) } cm, re-roll
test-whole = { $part }: **done**.
`;

describe('what is said, in the language in use', () => {
  beforeEach(() => {
    useLanguage(PSEUDO);
    useLanguage('en');
    takeIn(SOURCE);
  });
  const said = (code: string, args: Record<string, unknown>) => speak({ code, args: args as never });

  it('says a code alone', () => expect(speak(plain('test-bare'))).toBe('Fresh'));
  it('says names, figures and plurals', () => {
    expect(said('test-hits', { unit: { id: 'u1', name: 'Husson' }, hits: 1 })).toBe('Husson takes one hit.');
    expect(said('test-hits', { unit: 'Husson', hits: 1234 })).toBe('Husson takes 1,234 hits.');
    expect(said('test-hits', { unit: 'Husson', hits: -2 })).toBe('Husson takes −2 hits.');
  });
  it('ends no line in "re-" or before "cm"', () =>
    expect(said('test-unbroken-re-roll', { cm: 8 })).toBe('Re-\u2060roll 8\u00a0cm, re-\u2060roll'));
  it('says lists', () => {
    expect(said('test-list', { who: ['Kempt', { id: 'p', name: 'Pack' }, { code: 'test-bare' }] })).toBe(
      'Kempt, Pack and Fresh go back.',
    );
    expect(said('test-or', { of: ['front', 'flank'] })).toBe('Choose front or flank.');
  });
  it('says what is added with its sign', () => {
    expect(said('test-signed', { n: 2 })).toBe('+2 to the rating');
    expect(said('test-signed', { n: -1 })).toBe('−1 to the rating');
    expect(said('test-signed', { n: 0 })).toBe('0 to the rating');
  });
  it('says a message within a message', () =>
    expect(said('test-whole', { part: plain('test-bare') })).toBe('Fresh: **done**.'));
  it('says a sentence that the files put into another, as written and as fetched', () => {
    const sentences = { 'test-inner': 'Fresh', 'test-outer': '{test-inner}: { $n }.' };
    takeIn('test-inner = Fresh\ntest-outer = { test-inner }: { $n }.');
    expect(said('test-outer', { n: 2 })).toBe('Fresh: 2.');
    useLanguage(PSEUDO);
    useLanguage('en');
    const { source, numbers } = unpacked(packed(sentences));
    takeIn(source, numbers);
    expect(said('test-outer', { n: 2 })).toBe('Fresh: 2.');
  });
  it('shows the code where there are no words', () => {
    expect(speak({ code: 'test-nothing' })).toBe('test-nothing');
    expect(hasWords('test-nothing')).toBe(false);
  });
  it('disguises every letter of the files, and none of a name', () => {
    useLanguage(PSEUDO, accented);
    takeIn(SOURCE);
    const text = said('test-hits', { unit: 'Husson', hits: 1 });
    expect(text).toContain('Husson');
    expect(text.replace('Husson', '')).not.toMatch(/[A-Za-z]/);
    expect(speak(plain('test-bare'))).not.toMatch(/[A-Za-z]/);
    expect(said('test-or', { of: ['1', '2'] })).not.toMatch(/[A-Za-z]/);
    useLanguage('en');
  });
  it('makes a text two fifths longer', () => {
    for (const text of ['Fresh', 'Throw the dice. ', '12 cm']) {
      const letters = text.replace(/[^A-Za-z]/g, '').length;
      expect([...accented(text)].length).toBe([...text].length + Math.ceil(letters * 0.4));
    }
  });
});
