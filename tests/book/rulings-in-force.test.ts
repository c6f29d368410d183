/** No ruling is dead: the code asks for it, each of its values means something, and a test shows what it changes. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULING_KEYS, RULINGS, type RulingKey } from '../../src/book/rulings.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : /\.tsx?$/.test(name) ? [path] : [];
  });
const texts = (folder: string, not: RegExp): string[] =>
  filesIn(folder)
    .filter((path) => !not.test(path))
    .map((path) => readFileSync(path, 'utf8'));

// The register and its words name every ruling; the reference only shows what is in force.
const CODE = texts('src', /book.rulings|ruling-words|reference/);
const TESTS = texts('tests', /tests.book|tests.app.reference/);

const asks = (key: string): string[] => CODE.filter((text) => new RegExp(`ruling\\([^;]*?'${key}'\\)`).test(text));

/** Read as it stands: a number of cm, a rating, a way of drawing, or a word in a question's label. */
const BY_ITS_VALUE: Partial<Record<RulingKey, RegExp>> = {
  escapeCm: /Number\(ruling\([^)]*'escapeCm'\)\)/,
  lightShort: /Number\(ruling\([^)]*'lightShort'\)\)/,
  rallyFloor: /Number\(ruling\([^)]*'rallyFloor'\)\)/,
  reinfRating: /officer\[letter\]/,
  qcDraw: /ruling\([^)]*'qcDraw'\)/,
  rallyRounding: /ROUNDED\[ruling\([^)]*'rallyRounding'\)\]/,
  avgQ: /averageQuality\(.*ruling\([^)]*'avgQ'\)\)/,
  radiusMeasure: /\[ruling\([^)]*'radiusMeasure'\)\]/,
};

describe('every ruling of the register', () => {
  it.each(RULING_KEYS)('%s is asked for by the rules', (key) => {
    expect(asks(key)).not.toEqual([]);
  });

  it.each(RULING_KEYS)('%s means something by each of its values', (key) => {
    const byValue = BY_ITS_VALUE[key];
    if (byValue) {
      expect(asks(key).some((text) => byValue.test(text))).toBe(true);
      return;
    }
    const values: readonly string[] = RULINGS[key].values;
    const named = values.filter((value) => asks(key).some((text) => text.includes(`'${value}'`)));
    // What is left over when all but one are told apart is the one.
    expect(values.length - named.length, `of ${values.join(', ')} only ${named.join(', ')}`).toBeLessThanOrEqual(1);
  });

  it.each(RULING_KEYS)('%s is decided otherwise in a test', (key) => {
    expect(TESTS.some((text) => new RegExp(`\\b${key}\\b`).test(text))).toBe(true);
  });
});
