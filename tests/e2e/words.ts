/** What the screens say in English, by its code: the browser's tests look for sentences without knowing them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accented } from '../../src/words/pseudo.ts';
import { PSEUDO, speak, takeIn, useLanguage } from '../../src/words/speak.ts';

const ENGLISH = join(import.meta.dirname, '../../src/words/en');

/** From now on the tests look for what the screens say in this language: English, or English in disguise. */
export function lookFor(language: string): void {
  useLanguage(language, language === PSEUDO ? accented : undefined);
  for (const file of readdirSync(ENGLISH, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ftl')) takeIn(readFileSync(join(ENGLISH, file), 'utf8'));
}
lookFor('en');

export const says = (code: string, args: Readonly<Record<string, string | number>> = {}): string => {
  const words = speak({ code, args });
  if (words === code) throw new Error(`There are no words for ${code}.`);
  return words;
};
