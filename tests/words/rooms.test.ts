/** The words as the app fetches them, room by room, are the words as they are written. */
import rooms from 'virtual:words';
import { afterAll, expect, it } from 'vitest';
import { loadWords } from '../../src/words/load.ts';
import { hasWords, languageNow, PSEUDO, speak, useLanguage } from '../../src/words/speak.ts';

const written = import.meta.glob<string>('../../src/words/en/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const before = languageNow();
afterAll(() => useLanguage(before));

it('every code of every room says what is written once its rooms are fetched', async () => {
  const codes = Object.values(written).flatMap((source) => source.match(/^[a-z][\w-]*(?= =)/gm) ?? []);
  expect(codes.length).toBeGreaterThan(5_000);
  const inFull = codes.map((code) => speak({ code }));
  useLanguage(PSEUDO);
  useLanguage('en');
  expect(codes.filter(hasWords)).toEqual([]);
  await loadWords(...Object.keys(rooms));
  expect(codes.filter((code) => !hasWords(code))).toEqual([]);
  const other = codes.filter((code, i) => {
    // What is to be put in is not here, and is told in its own way.
    const [fetched, full] = [speak({ code }), inFull[i] ?? ''].map((text) => text.replace(/\{.*?\}+/g, ''));
    return fetched !== full;
  });
  expect(other).toEqual([]);
});
