/** Pages of the umpire's that campaigns and shared files show too speak only words that are fetched with them. */
import { expect, it } from 'vitest';

const words = import.meta.glob<string>('../../../src/words/en/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pages = import.meta.glob<string>(
  ['../../../src/app/umpire/locked-file-page.tsx', '../../../src/app/seats/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const codesIn = (room: RegExp) =>
  new Set(
    Object.entries(words).flatMap(([path, source]) =>
      room.test(path) ? (source.match(/^[a-z][\w-]*(?= =)/gm) ?? []) : [],
    ),
  );
const everywhere = codesIn(/./);
const fetched = codesIn(/\/en\/(shell|umpire)\//);

it.each(Object.keys(pages))('%s', (path) => {
  const literals = [...(pages[path] ?? '').matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/g)];
  const codes = literals.map(([, code = '']) => code).filter((code) => everywhere.has(code));
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !fetched.has(code))).toEqual([]);
});
