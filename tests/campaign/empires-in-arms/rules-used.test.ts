/** A rule that only its tests call is a rule without effect, or the second copy of one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const GAME = 'src/campaign/empires-in-arms';
const RULES = join(GAME, 'rules');
const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

it('every rule of Empires in Arms is read by the game', () => {
  const texts = new Map(
    [...sources(GAME), ...sources('src/app/campaign')].map((file) => [file, readFileSync(file, 'utf8')] as const),
  );
  const unread = sources(RULES).flatMap((file) => {
    const own = texts.get(file) ?? '';
    const names = [...own.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name]) => name ?? []);
    return names.filter((name) => {
      const word = new RegExp(`\\b${name}\\b`, 'g');
      const inside = own.match(word)?.length ?? 0;
      return inside < 2 && ![...texts].some(([other, text]) => other !== file && word.test(text));
    });
  });
  expect(unread).toEqual([]);
});
