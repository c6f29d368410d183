import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { policy } from './scripts/policy.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** What another app may share with this one; the door is inside, and looks at what is in the file. */
const SHARED_FILES = [
  'application/json',
  'text/plain',
  'text/csv',
  'text/tab-separated-values',
  'text/xml',
  'text/html',
  'application/octet-stream',
  '.json',
  '.txt',
  '.csv',
  '.tsv',
  '.oob',
  '.trl',
  '.yaml',
  '.yml',
];

const WORDS = fileURLToPath(new URL('src/words/', import.meta.url));
const ROOMS = 'virtual:words';
const ROOM = /\/src\/words\/(\w+)-([\w-]+)\.words$/;

const namesIn = (folder: string, kind: 'folders' | 'both'): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || (kind === 'both' && entry.name.endsWith('.ftl')))
    .map(({ name }) => name);

/** What is written for people alone stays behind: remarks, room to read, and the mark of a number, which only the types need. */
function wordsOf(language: string, room: string): string {
  const folder = `${WORDS}${language}/${room}`;
  // A room may be cut into folders of its own: every file below it belongs to it.
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
  return shortened(bare);
}

/**
 * A code that begins as the one above it, as "order-changes" after "order-stands", is written as how many parts of it they
 * share and the rest: "1changes". `src/words/load.ts` writes it out again.
 */
function shortened(source: string): string {
  let above: string[] = [];
  return source.replace(/^[\w-]+(?==)/gm, (code) => {
    const parts = code.split('-');
    const other = parts.findIndex((part, at) => at === parts.length - 1 || part !== above[at]);
    above = parts;
    return `${other || ''}${parts.slice(other).join('-')}`;
  });
}

/** `virtual:words`: by language and room what fetches the words of a room, as one part whatever it is cut into in the sources. */
const words = () => ({
  name: 'words',
  resolveId: (id: string) => (id === ROOMS ? `\0${ROOMS}` : ROOM.test(id) ? id : null),
  load(id: string) {
    const [, language, room] = ROOM.exec(id) ?? [];
    if (language && room) return `export default ${JSON.stringify(wordsOf(language, room))};`;
    if (id !== `\0${ROOMS}`) return null;
    const languages = namesIn(WORDS, 'folders').map((each) => {
      const rooms = new Set(namesIn(WORDS + each, 'both').map((name) => name.replace(/\.ftl$/, '')));
      const fetches = [...rooms].map(
        (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${WORDS}${each}-${name}.words`)})`,
      );
      return `${each}: {${fetches.join()}}`;
    });
    return `export default {${languages.join()}};`;
  },
});

/** What several pages share and a battle has no use for. */
const NO_BATTLES =
  /\/src\/(scenarios\/(labels|kept|new-draft|unit-sizes)|app\/(reference\/|campaign\/loading|components\/file-button|date-words|code-squares|editor\/(new-names|shelf-keeping)|session\/(new-record|chosen|branch|record-taking|take-battle)|screens\/(record-offer|damaged))|journal\/salvage)/;

/**
 * The parts the app is fetched in, beside those that src/app/app.tsx asks for: a part takes what its files need and no part
 * above it has.
 */
const PARTS = [
  { name: 'home', tags: ['$initial' as const], priority: 8 },
  { name: 'rules', test: /\/src\/battlefield\//, priority: 6 },
  { name: 'ratings', test: /\/src\/scenarios\/suggestions/, priority: 6 },
  {
    name: 'rulings',
    test: /\/src\/(book\/ruling-entries|app\/(figures|ruling-words|screens\/ruling-list))/,
    priority: 6,
  },
  { name: 'common', test: (id: string) => id.includes('/src/') && !NO_BATTLES.test(id), minShareCount: 2, priority: 5 },
  { name: 'shelf', test: /\/src\/(?!app\/reference\/)/, minShareCount: 2, priority: 4.5 },
  { name: 'charts', test: /\/src\/app\/reference\/(chart|table)/, priority: 4 },
];

export default defineConfig({
  base: './',
  define: { __VERSION__: JSON.stringify(process.env.SCOVELL_VERSION ?? version) },
  plugins: [
    words(),
    preact(),
    policy(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: './',
        name: 'Scovell, order book',
        short_name: 'Scovell',
        description:
          'The paperwork of a Napoleonic battle at the table: pots, cards, clock, orders and combat points. Works offline.',
        lang: 'en-GB',
        start_url: './',
        scope: './',
        display: 'standalone',
        orientation: 'any',
        background_color: '#f7f3e9',
        theme_color: '#f7f3e9',
        categories: ['games', 'utilities'],
        // Laid by by public/share-target.js, inside the service worker; taken up at #/shared.
        share_target: {
          action: './share',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            title: 'title',
            text: 'text',
            url: 'url',
            files: [{ name: 'file', accept: SHARED_FILES }],
          },
        },
        file_handlers: [
          {
            action: './',
            accept: {
              'application/json': ['.json'],
              'text/csv': ['.csv'],
              'text/tab-separated-values': ['.tsv'],
              'text/plain': ['.txt', '.oob', '.yaml', '.yml'],
              'text/xml': ['.trl'],
            },
          },
        ],
        icons: [
          { src: 'icons/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icons/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icons/app-icon-mono.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
        ],
      },
      workbox: {
        importScripts: ['share-target.js'],
        globIgnores: ['share-target.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}', 'icons/app-192.png'],
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: false,
      },
    }),
  ],
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  // The same release in its modern build: two kilobytes less to fetch.
  resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: PARTS } } },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/soak/**', 'tests/bench/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
});
