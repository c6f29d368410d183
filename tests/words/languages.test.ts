/** A language is a folder: nobody names it anywhere else, and who does not read it does not fetch it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { languagesIn, words } from '../../scripts/words-plugin.ts';

const folder = `${mkdtempSync(join(tmpdir(), 'scovell-words-'))}/`;
afterAll(() => rmSync(folder, { recursive: true }));
for (const [language, greeting] of [
  ['de', 'Guten Tag'],
  ['en', 'Good day'],
]) {
  mkdirSync(join(folder, `${language}/battle`), { recursive: true });
  writeFileSync(join(folder, `${language}/shell.ftl`), `# A comment.\nhome-title = ${greeting}\n`);
  writeFileSync(join(folder, `${language}/battle/fire.ftl`), `fire-title = ${greeting}!\n`);
}
const of = (only?: readonly string[]) => words(only, folder) as { load: (id: string) => string | null };

it('English comes first, and every other folder is a language', () => {
  expect(languagesIn(folder)).toEqual(['en', 'de']);
});

it('the app knows the rooms of English and one door to each other language', () => {
  const made = of().load('\0virtual:words') ?? '';
  expect(made).toContain(`"shell": () => import("${folder}en-shell.words")`);
  expect(made).toContain(`"battle": () => import("${folder}en-battle.words")`);
  expect(made).toContain(`"de": () => import('virtual:words/de')`);
  expect(made).toContain('several = true');
  expect(made).not.toContain('de-shell');
});

it('behind the door are the same rooms in that language', () => {
  const made = of().load('\0virtual:words/de') ?? '';
  expect(made).toContain(`"shell": () => import("${folder}de-shell.words")`);
  expect(made).toContain(`"battle": () => import("${folder}de-battle.words")`);
  expect(made).not.toContain('others');
});

it('a page by itself takes only the rooms it speaks from', () => {
  expect(of(['shell']).load('\0virtual:words')).not.toContain('battle');
});

it('as long as English is alone, nobody is asked for a language', () => {
  rmSync(join(folder, 'de'), { recursive: true });
  const made = of().load('\0virtual:words') ?? '';
  expect(made).toContain('others = {}');
  expect(made).toContain('several = false');
});
