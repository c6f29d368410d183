/** What the built app weighs: each line a name, bytes, and the design's bar where it has one. kB are thousands. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ENTRY = 'index.html';
const BATTLE = 'src/app/screens/battle.tsx';
/** What a battle in its first turn is fetched with beside its room: the chapter and the screen of phase 1, and the hint. */
const FIRST_TURN = [
  'src/battlefield/modules/command.ts',
  'src/app/screens/turn/command-phase.tsx',
  'src/app/hints/hint.tsx',
];
/** Fetched by every page after its first paint. */
const WORKER = 'node_modules/workbox-window/';

/** @returns {{ key: string, name: string, bytes: number, bar?: number, note?: string }[]} */
export function weigh(dist = 'dist') {
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`There is no build in ${dist}: npm run build`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  /** A module that several others share goes into a part under its bare name. */
  const partOf = (source) => {
    const name = basename(source).replace(/\.tsx?$/, '');
    return manifest[source] ? source : (Object.keys(manifest).find((key) => manifest[key].name === name) ?? source);
  };
  const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const closure = (keys, seen = new Set()) => {
    for (const key of keys) {
      if (!manifest[key]) throw new Error(`The build has no ${key}.`);
      if (seen.has(key)) continue;
      seen.add(key);
      closure(manifest[key].imports ?? [], seen);
    }
    return seen;
  };
  const js = (keys) => [...new Set([...keys].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
  const asFetched = (file) => (/\.(woff2|png)$/.test(file) ? statSync(join(dist, file)).size : gzip(file));
  const sum = (files) => files.reduce((bytes, file) => bytes + gzip(file), 0);

  const worker = Object.keys(manifest).filter((key) => key.includes(WORKER));
  const first = closure([ENTRY]);
  const battle = closure([ENTRY, BATTLE, ...FIRST_TURN.map(partOf), ...worker]);
  const later = [...battle].filter((key) => !first.has(key)).flatMap((key) => manifest[key].dynamicImports ?? []);
  const sheets = closure([...battle, ...later]);

  const firstFiles = new Set(js(first));
  const all = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const lazy = all
    .filter((file) => file.endsWith('.js') && !firstFiles.has(file))
    .map((file) => ({ file, bytes: gzip(file) }))
    .sort((a, b) => b.bytes - a.bytes);
  const largest = lazy[0];
  const over = lazy.filter(({ bytes }) => bytes > 25_000).length;

  const precached = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)].map(
    (found) => found[1] ?? found[2],
  );
  if (precached.length === 0) throw new Error('The service worker precaches nothing.');
  const css = all.filter((file) => file.endsWith('.css'));
  const firstCss = [...first].flatMap((key) => manifest[key].css ?? []);
  const fonts = precached.filter((file) => file.endsWith('.woff2'));
  const raw = (files) => files.reduce((bytes, file) => bytes + statSync(join(dist, file)).size, 0);

  return [
    { key: 'first', name: 'first screen, JS gzip', bytes: sum([...firstFiles]), bar: 60_000 },
    {
      key: 'battle',
      name: 'a playable battle in all, JS gzip',
      bytes: sum(js(battle)),
      bar: 90_000,
      note: `${js(battle).length} files from the first screen on`,
    },
    { key: 'sheets', name: 'with all a battle may come to, JS gzip', bytes: sum(js(sheets)) },
    {
      key: 'lazy',
      name: 'largest part fetched later, JS gzip',
      bytes: largest.bytes,
      bar: 25_000,
      note: `${largest.file.slice('assets/'.length)}; ${over} of ${lazy.length} over the bar`,
    },
    { key: 'css', name: 'first screen, CSS gzip', bytes: sum(firstCss), note: `${css.length} sheets` },
    { key: 'fonts', name: 'fonts', bytes: raw(fonts), note: `${fonts.length} files` },
    {
      key: 'precache',
      name: 'precache, as fetched (gzip; fonts and pictures as they are)',
      bytes: precached.reduce((bytes, file) => bytes + asFetched(file), 0),
      bar: 700_000,
      note: `${precached.length} files, ${kB(raw(precached))} on the phone`,
    },
  ];
}

export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
