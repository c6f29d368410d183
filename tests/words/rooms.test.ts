/** The words as the app fetches them, room by room, are the words as they are written. */
import rooms from 'virtual:words';
import { afterAll, expect, it } from 'vitest';
import { loadWords } from '../../src/words/load.ts';
import { hasWords, languageNow, PSEUDO, useLanguage } from '../../src/words/speak.ts';

const written = import.meta.glob<string>('../../src/words/en/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const before = languageNow();
afterAll(() => useLanguage(before));

it('every code of every room is there once its rooms are fetched', async () => {
  useLanguage(PSEUDO);
  const codes = Object.values(written).flatMap((source) => source.match(/^[a-z][\w-]*(?= =)/gm) ?? []);
  expect(codes.length).toBeGreaterThan(5_000);
  expect(codes.filter(hasWords)).toEqual([]);
  await loadWords(...Object.keys(rooms.en ?? {}));
  expect(codes.filter((code) => !hasWords(code))).toEqual([]);
});
