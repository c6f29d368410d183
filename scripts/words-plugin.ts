/** The sentences of the app as it fetches them, a part for each room and language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { packed } from '../src/words/keys.ts';

const WORDS = fileURLToPath(new URL('../src/words/', import.meta.url));
const ROOMS = 'virtual:words';
const ROOM = /\/src\/words\/(\w+)-([\w-]+)\.words$/;

const namesIn = (folder: string, kind: 'folders' | 'both'): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (kind === 'both' && entry.name.endsWith('.ftl')))
    .map(({ name }) => name);

/** Leaves out what only people and types need: comments, blank space, and the mark of numbers. */
function wordsOf(language: string, room: string): string {
  const folder = `${WORDS}${language}/${room}`;
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

/**
 * `virtual:words`: by language and room, the function that fetches a room's words as one part. `only` limits the rooms.
 */
export const words = (only?: readonly string[]): Plugin => ({
  name: 'words',
  resolveId: (id: string) => (id === ROOMS ? `\0${ROOMS}` : ROOM.test(id) ? id : null),
  load(id: string) {
    const [, language, room] = ROOM.exec(id) ?? [];
    if (language && room) return `export default ${JSON.stringify(wordsOf(language, room))};`;
    if (id !== `\0${ROOMS}`) return null;
    const languages = namesIn(WORDS, 'folders').map((each) => {
      const rooms = new Set(namesIn(WORDS + each, 'both').map((name) => name.replace(/\.ftl$/, '')));
      const fetches = [...rooms]
        .filter((name) => only?.includes(name) ?? true)
        .map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${WORDS}${each}-${name}.words`)})`);
      return `${each}: {${fetches.join()}}`;
    });
    return `export default {${languages.join()}};`;
  },
});
