/** The apostrophe of every word that a person reads is the printed one. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Here both stand, for people type either: patterns, and names as they are compared. */
const READ_BOTH = /(?:commanders|names|nations|nouns|numbers|one-unit|rate-by-name)\.ts$/;
/** In "officer's", and in `${name}'s guns`. */
const STRAIGHT = /(?<=[\p{L}}])'(?=\p{L})/u;
const COMMENT = /^\s*(?:\/\/|\/\*|\*).*$|\s\/\/\s.*$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|json)$/.test(file) && !READ_BOTH.test(file),
);

it('no word of the product is written with a straight apostrophe', () => {
  const found = files.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (STRAIGHT.test(line.replace(COMMENT, '')) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
