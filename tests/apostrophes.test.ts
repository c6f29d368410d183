/** Apostrophes and quotation marks of all that a person reads are the printed ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Here both stand, for people type either: patterns, and names as they are compared. */
const READ_BOTH =
  /(?:^orders-of-battle\/lexicon\/languages\/\w+|commanders|names|nations|nouns|numbers|one-unit|rate-by-name)\.ts$/;
/** In "officer's", and in `${name}'s guns`. */
const STRAIGHT = /(?<=[\p{L}}])'(?=\p{L})/u;
const COMMENT = /^\s*(?:\/\/|\/\*|\*).*$|\s\/\/\s.*$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|json)$/.test(file) && !READ_BOTH.test(file),
);

/** What is typed or written in a file as it stands: names of JSON, cells of CSV. */
const AS_TYPED = /(?:deck-file|detect|json-map|own-csv-write|page|warm-up)\.ts$/;
/** `says "${`, `the heading "name"`. */
const STRAIGHT_QUOTE = /"\$\{|[\p{L}\d:(] "(?!')/u;

it('nothing is quoted in straight quotation marks', () => {
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !AS_TYPED.test(file))
    .flatMap((file) =>
      readFileSync(`src/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          STRAIGHT_QUOTE.test(line.replace(COMMENT, '')) && !line.includes('new Error(')
            ? [`${file}:${i + 1} ${line.trim()}`]
            : [],
        ),
    );
  expect(found).toEqual([]);
});

it('no word of the product is written with a straight apostrophe', () => {
  const found = files.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (STRAIGHT.test(line.replace(COMMENT, '')) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
