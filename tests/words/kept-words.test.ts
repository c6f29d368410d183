/**
 * What the English sentences say, file by file: marks of pages hold codes and figures only, so a wrong figure, term or
 * side in a sentence shows here alone. Whoever words a sentence anew reads it once more and sets the marks:
 * `SCOVELL_KEPT=write npx vitest run tests/words/kept-words.test.ts`, or with all others `npm run kept`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { heldTo } from '../kept/marks.ts';

const WORDS = 'src/words/en/';

/** Without comments and without the way it is laid out. */
const bare = (source: string): string =>
  source
    .replace(/^#.*\n/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

function* files(): Generator<readonly [string, string]> {
  for (const name of readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ftl')) yield [name.replace(/\.ftl$/, ''), bare(readFileSync(WORDS + name, 'utf8'))];
}

it('the English says what it said', () => heldTo('words')('en', files()));
