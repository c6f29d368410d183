import { readFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

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

/** Sentences as modules, without what is written for translators alone. */
const fluent = () => ({
  name: 'fluent',
  enforce: 'pre' as const,
  transform(source: string, id: string) {
    if (!id.endsWith('.ftl')) return null;
    const kept = source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
    return { code: `export default ${JSON.stringify(kept)};`, map: null };
  },
});

export default defineConfig({
  base: './',
  define: { __VERSION__: JSON.stringify(process.env.SCOVELL_VERSION ?? version) },
  plugins: [
    fluent(),
    preact(),
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
  worker: {
    format: 'es',
    // What most readers of orders of battle have in common.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'reading',
              test: /src\/orders-of-battle\/(names|nouns|one-unit|parents|object-tree|sums|pasted-cells|columns|commanders)\.ts$/,
            },
          ],
        },
      },
    },
  },
  // The same release in its modern build: two kilobytes less to fetch.
  resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The way into a battle names its files, so that they come at once; lists for every other part would weigh more
      // than they save, since parts are fetched ahead.
      resolveDependencies: (file, deps, { hostType }) =>
        hostType === 'html' || /^assets\/battle-/.test(file) ? deps : [],
    },
    reportCompressedSize: false,
    // What every page begins with comes as one file: it packs better than four.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /node_modules\/(preact|@preact\/signals|@preact\/signals-core|zod)\// },
            // The words of a room come as one file, whatever it is cut into in the sources.
            {
              name: (id: string) => {
                const [, language, room] = /src\/words\/(\w+)\/([\w-]+?)(?:\/.*)?(?:\.ftl)$/.exec(id) ?? [];
                return room ? `words-${language}-${room}` : null;
              },
              test: /\.ftl$/,
            },
            // Small, and wanted by nearly every screen.
            {
              name: 'small',
              test: /src\/(app\/(components\/(text|button|stage)|top|wide|back|date-words)|book\/(figures|reckoning|legality))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/soak/**', 'tests/bench/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
  },
});
