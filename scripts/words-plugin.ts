/** The sentences of the app as it fetches them, a part for each room and language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { packed } from '../src/words/keys.ts';

/** Another folder to look for languages in is for tests. */
const WORDS = process.env.SCOVELL_WORDS ?? fileURLToPath(new URL('../src/words/', import.meta.url));
const ROOMS = 'virtual:words';
/** The language every phone has; the rest are fetched by those who read them. */
const FIRST = 'en';
const ROOM = /\/src\/words\/(\w+)-([\w-]+)\.words$/;

const namesIn = (folder: string, kind: 'folders' | 'both'): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (kind === 'both' && entry.name.endsWith('.ftl')))
    .map(({ name }) => name);

/** Leaves out what only people and types need: comments, blank space, and the mark of numbers. */
function wordsOf(words: string, language: string, room: string): string {
  const folder = `${words}${language}/${room}`;
  // A room may have folders of its own: every file below belongs to it.
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ftl'))
        .map((name) => `${folder}/${name}`)
    : [`${folder}.ftl`];
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const bare = source
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^ +/gm, ' ')
    .replace(/NUMBER\((\$\w+)\)/g, '$1')
    .replace(/\{ ?(.*?) ?\}/g, '{$1}')
    .replace(/^([\w-]+) = ?/gm, '$1=');
  return packed(
    Object.fromEntries(
      bare
        .trim()
        .split(/\n(?=[\w-]+=)/)
        .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
    ),
  );
}

/** All languages there are words of, by folder name, English first. */
export const languagesIn = (words = WORDS): readonly string[] => [
  FIRST,
  ...namesIn(words, 'folders').filter((name) => name !== FIRST),
];

/**
 * `virtual:words`: by room, the function that fetches its English words as one part; by language, the function that
 * fetches the same for another (`virtual:words/de`). `only` limits the rooms.
 */
export const words = (only?: readonly string[], folder = WORDS): Plugin => ({
  name: 'words',
  resolveId: (id: string) => (id.startsWith(ROOMS) ? `\0${id}` : ROOM.test(id) ? id : null),
  load(id: string) {
    const [, language, room] = ROOM.exec(id) ?? [];
    if (language && room) return `export default ${JSON.stringify(wordsOf(folder, language, room))};`;
    if (!id.startsWith(`\0${ROOMS}`)) return null;
    const [first, ...others] = languagesIn(folder);
    const of = id.slice(`\0${ROOMS}/`.length) || (first ?? '');
    const rooms = [...new Set(namesIn(folder + of, 'both').map((name) => name.replace(/\.ftl$/, '')))]
      .filter((name) => only?.includes(name) ?? true)
      .map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${folder}${of}-${name}.words`)})`);
    const fetches = others.map((each) => `${JSON.stringify(each)}: () => import('${ROOMS}/${each}')`);
    return `export default {${rooms.join()}};
      ${of === first ? `export const others = {${fetches.join()}}; export const several = ${others.length > 0};` : ''}`;
  },
});
