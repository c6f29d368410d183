/** The sizes of the built app and their limits. kB are thousands. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const REFERENCE = 'src/app/parts/reference.ts';
/** Sheets of a battle that are fetched when they are opened, and their words. */
const SHEETS = ['glance', 'papers', 'phone'];
const SHEET_WORDS = /^src\/words\/en-(beside|glance|keeping|papers|phone)\./;
/** Parts fetched later, beside a battle or over it. */
const BESIDE = /^src\/(app\/(parts\/(?!battle)|reference\/|print\/)|scenarios\/shelf\/)/;
/** Which words there are in another language, fetched by who reads it. */
const OTHER_LANGUAGE = /^virtual:words\//;
/** Words of one language, and the rooms of words no battle needs. */
const WORDS = /^src\/words\/en-/;
const WORDS_BESIDE =
  /^src\/words\/en-(backup|begin|beside|campaign|checking|editor|empires-in-arms(-\w+)?|first|glance|keeping|papers|phone|print|proof|reader|reference|rulings|scenarios|umpire)\./;

/** @returns {{ key: string, name: string, now: number, bar?: number, held?: number, unit: 'bytes' | 'files' }[]} */
export function weigh(dist = 'dist') {
  const manifestFile = join(dist, '.vite/manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`There is no build in ${dist}: npm run build`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const part = (key) => {
    if (!manifest[key]) throw new Error(`The build has no ${key}.`);
    return manifest[key];
  };
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const battleKey = Object.keys(manifest).find((key) => manifest[key].name === 'battle');
  const together = Object.keys(manifest).find((key) => manifest[key].name === 'sheets');
  if (!entry || !battleKey || !together)
    throw new Error('The build has no first part, none of a battle, or none of its sheets.');
  const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const raw = (file) => statSync(join(dist, file)).size;
  const sum = (files, of) => files.reduce((bytes, file) => bytes + of(file), 0);
  const isWords = (key) => key.endsWith('.words');
  /** The total of these with their imports. `wanted` selects the late parts to include. */
  const closure = (keys, wanted = () => false, seen = new Set()) => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      seen.add(key);
      const { imports = [], dynamicImports = [] } = part(key);
      closure([...imports, ...dynamicImports.filter(wanted)], wanted, seen);
    }
    return seen;
  };
  const js = (keys) => [...new Set([...keys].map((key) => part(key).file))].filter((file) => file.endsWith('.js'));

  const first = closure([entry], (key) => /\/en-shell\./.test(key));
  const battle = closure([entry, battleKey], (key) =>
    isWords(key)
      ? WORDS.test(key) && !WORDS_BESIDE.test(key)
      : key !== together && !BESIDE.test(key) && !OTHER_LANGUAGE.test(key),
  );
  const sheets = closure([...battle, together, ...SHEETS.map((name) => `src/app/parts/${name}.ts`)], (key) =>
    SHEET_WORDS.test(key),
  );
  const reference = closure([...battle, REFERENCE], (key) => /\/en-(reference|rulings)\./.test(key));
  const named = (name) => {
    const file = new RegExp(`/(en-)?${name}-[\\w-]{7}\\.js$`);
    return js(Object.keys(manifest)).filter((each) => file.test(each));
  };
  const precached = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)].map(
    (found) => found[1] ?? found[2],
  );
  if (precached.length === 0) throw new Error('The service worker precaches nothing.');
  const css = [...first].flatMap((key) => part(key).css ?? []);
  const asFetched = (file) => (/\.(woff2|png)$/.test(file) ? raw(file) : gzip(file));

  return [
    { key: 'first', name: 'first screen, JS gzip', now: sum(js(first), gzip), bar: 70_000, unit: 'bytes' },
    {
      key: 'battle',
      name: 'a battle with all its rules, JS gzip',
      now: sum(js(battle), gzip),
      bar: 280_000,
      unit: 'bytes',
    },
    { key: 'files', name: 'in so many files', now: js(battle).length, bar: 12, unit: 'files' },
    {
      key: 'sheets',
      name: 'and every sheet opened over it, JS gzip',
      now: sum(js(sheets), gzip),
      unit: 'bytes',
    },
    {
      key: 'reference',
      name: 'and the reference and rulings over it, JS gzip',
      now: sum(js(reference), gzip),
      unit: 'bytes',
    },
    {
      key: 'campaign',
      name: 'the months of Empires in Arms, words and all, JS gzip',
      now: sum(named('empires-in-arms'), gzip),
      bar: 150_000,
      unit: 'bytes',
    },
    {
      key: 'campaign-more',
      name: 'and what is wanted of it now and then, JS gzip',
      now: sum(named('empires-in-arms-more'), gzip),
      unit: 'bytes',
    },
    { key: 'css', name: 'first screen, CSS gzip', now: sum(css, gzip), unit: 'bytes' },
    {
      key: 'fonts',
      name: 'fonts',
      now: sum(
        precached.filter((file) => file.endsWith('.woff2')),
        raw,
      ),
      unit: 'bytes',
    },
    { key: 'fetched', name: 'precache, as fetched', now: sum(precached, asFetched), unit: 'bytes' },
    {
      key: 'precache',
      name: 'precache, unpacked',
      now: sum(precached, raw),
      bar: 2_500_000,
      unit: 'bytes',
    },
    {
      key: 'parts',
      name: 'JS files in all',
      now: precached.filter((file) => file.endsWith('.js')).length,
      unit: 'files',
    },
  ];
}

export const told = (now, unit) => (unit === 'files' ? `${now} files` : `${(now / 1000).toFixed(1)} kB`);
