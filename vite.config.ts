import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { inner } from './scripts/inner.ts';
import { parts } from './scripts/parts.ts';
import { policy } from './scripts/policy.ts';
import { rulesMark } from './scripts/rules-mark.ts';
import { tighten } from './scripts/tighten.ts';
import { verifyPage } from './scripts/verify-page.ts';
import { words } from './scripts/words-plugin.ts';

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

const BATTLE = 'src/app/parts/battle.ts';
const SHEETS = ['after', 'any', 'by-hand', 'keep', 'sky', 'story', 'why'].map((name) => `src/app/parts/${name}.ts`);
const OF_EMPIRES = /\/src\/(app\/)?campaign\/empires-in-arms\//;
const EMPIRES_IN_ARMS = 'src/app/campaign/empires-in-arms/index.ts';

type Graph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** A file and all that it cannot do without. */
function closure(id: string, graph: Graph, all = new Set<string>()): ReadonlySet<string> {
  if (all.has(id)) return all;
  all.add(id);
  for (const each of graph.getModuleInfo(id)?.importedIds ?? []) closure(each, graph, all);
  return all;
}

/** What a file cannot do without is one part, of the files that are named so. */
const allOf = (entries: readonly string[], named: RegExp, name: string) => {
  const ids = entries.map((entry) => fileURLToPath(new URL(entry, import.meta.url)));
  const all = new Set<string>();
  return (of: string, graph: Graph): string | null => {
    if (all.size === 0) for (const id of ids) closure(id, graph, all);
    return named.test(of) && all.has(of) ? name : null;
  };
};

/**
 * The parts the app is fetched in, beside those that src/app/app.tsx asks for: a part takes what its files need and no part
 * above it has.
 */
const PARTS = [
  { name: 'home', tags: ['$initial' as const], priority: 8 },
  // In several parts, a hundredth of a battle is names that one hands to the other.
  { name: allOf([BATTLE], /\/src\//, 'battle'), priority: 7 },
  // What is opened over a battle, with what only that needs: one part, for in seven it weighs a quarter more.
  { name: allOf(SHEETS, /\/src\/(?!app\/keys)/, 'sheets'), priority: 6.5 },
  { name: 'ratings', test: /\/src\/scenarios\/suggestions/, priority: 6 },
  // The editor and the print draw codes; a battle draws none.
  { name: 'codes', test: /\/src\/app\/code-squares|\/node_modules\/uqr\//, priority: 6 },
  {
    name: 'rulings',
    test: /\/src\/(book\/ruling-entries|app\/(figures|ruling-words|screens\/ruling-list))/,
    priority: 6,
  },
  {
    name: 'shelf',
    test: /\/src\/(?!app\/reference\/|(app\/)?campaign\/empires-in-arms\/)/,
    minShareCount: 2,
    priority: 4.5,
  },
  // The months themselves, and what is wanted now and then, each one part; laid by after the first visit (public/later.js).
  { name: allOf([EMPIRES_IN_ARMS], OF_EMPIRES, 'empires-in-arms'), priority: 4.4 },
  { name: 'empires-in-arms-more', test: OF_EMPIRES, priority: 4.3 },
  { name: 'charts', test: /\/src\/app\/reference\/(chart|table)/, priority: 4 },
];

const laidBy = parts();

const NO_TESTS = ['tests/e2e/**', 'tests/soak/**', 'tests/bench/**', 'node_modules/**'];
/** Tests of kept marks are not among them: they also ask what a module keeps to itself, and it may remember. */
const PURE = [
  'battlefield/**',
  'flows',
  'laws',
  'campaign/**',
  'cards',
  'dice',
  'book',
  'engine',
  'orders-of-battle/**',
  'scenarios/**',
].map((room) => `tests/${room}/!(kept-*).test.{ts,tsx}`);

/** Tests of pages say themselves that they need a document, and some put others in the place of modules. */
const saying = (what: RegExp) =>
  (process.env.VITEST ? readdirSync('tests', { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((path) => what.test(readFileSync(path, 'utf8')));
const MOCKED = saying(/^vi\.mock\(/m);
const PAGES = saying(/^\/\/ @vitest-environment happy-dom/).filter((path) => !MOCKED.includes(path));
const ANEW = { isolate: false, setupFiles: ['tests/anew.ts'] };

/** What libraries say on the console helps no player, and weighs. */
const MINIFY = { compress: { target: 'es2022', dropConsole: true }, mangle: true, codegen: true } as const;

export default defineConfig({
  base: './',
  define: {
    __VERSION__: JSON.stringify(process.env.SCOVELL_VERSION ?? version),
    __RULES__: JSON.stringify(rulesMark()),
  },
  plugins: [
    inner(),
    words(),
    // Tests neither change a page as it runs nor look at it with other tools.
    preact(process.env.VITEST ? { prefreshEnabled: false, devToolsEnabled: false } : {}),
    policy(),
    tighten(),
    verifyPage(),
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
        importScripts: ['share-target.js', 'later.js'],
        globIgnores: ['share-target.js', 'later.js', 'verify.html'],
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        manifestTransforms: [laidBy.transform],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/\/verify\.html$/],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: false,
      },
    }),
    laidBy.plugin,
  ],
  worker: {
    format: 'es',
    plugins: () => [tighten()],
    rolldownOptions: {
      // Of YAML the reader takes the tokens only, and the package does not say that the rest of it may go.
      treeshake: { propertyReadSideEffects: false, moduleSideEffects: (id: string) => !/[\\/]yaml[\\/]/.test(id) },
      output: { codeSplitting: false, minify: MINIFY },
    },
  },
  // The same release in its modern build: two kilobytes less to fetch.
  resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What the parts may weigh stands in scripts/weigh.mjs.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: PARTS },
        minify: MINIFY,
        // The first part names every other, so the names are short: seven letters, since six serve for 64 parts only.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      checks: { bundlerTimings: false },
    },
  },
  test: {
    projects: [
      // Pure rules keep nothing from one file to the next: they are loaded once for all of them.
      {
        extends: true,
        test: {
          name: 'rules',
          include: PURE,
          exclude: [...NO_TESTS, ...MOCKED],
          isolate: false,
          setupFiles: ['tests/setup.ts'],
        },
      },
      // The others load theirs anew, in threads that serve many files each.
      {
        extends: true,
        test: { ...ANEW, name: 'pages', include: PAGES, exclude: NO_TESTS },
      },
      {
        extends: true,
        test: {
          ...ANEW,
          name: 'rooms',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...NO_TESTS, ...PURE, ...PAGES, ...MOCKED],
        },
      },
      // A file that puts others in the place of modules has a thread for itself.
      {
        extends: true,
        test: { name: 'mocked', include: MOCKED, exclude: NO_TESTS, setupFiles: ['tests/setup.ts'] },
      },
    ],
    environment: 'node',
    // A bound of waiting, not a speed: a laden machine may take its time.
    testTimeout: 400_000,
    hookTimeout: 400_000,
    // A test is short: patterns are compiled before their first use, functions only when they prove hot, and the young
    // heap takes a whole page, which is gone before it would be moved.
    execArgv: [
      '--regexp-tier-up-ticks=0',
      '--interrupt-budget=1000000',
      '--min-semi-space-size=16',
      '--max-semi-space-size=64',
    ],
    // Left to itself it leaves a core idle.
    maxWorkers: '100%',
  },
});
