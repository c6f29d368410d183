/**
 * `npm run cross-browser -- [chromium firefox webkit]`: in each browser on this machine, judges a stored battle from
 * its file with the same findings as in Node, then loads the app, plays a turn of Maida, and opens the battle again
 * offline. A browser that is missing or does not start is skipped with a message, unless it was named. `--dist=dist`
 * uses an existing build.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { serve } from '../tests/bench/serve.mjs';
import { chromium, firefox, prove, smoke, webkit } from '../tests/e2e/other-browsers.mjs';
import { findChromium } from './browser.mjs';
import { rooms } from './rooms.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
/** An existing build. */
const given = process.argv.find((arg) => arg.startsWith('--dist='))?.slice('--dist='.length);
const onPath = (...names) =>
  names
    .map((name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim())
    .find((path) => path !== '');

const BROWSERS = {
  chromium: { find: findChromium, open: chromium, get: 'npx playwright install chromium' },
  firefox: { find: () => onPath('firefox-esr', 'firefox'), open: firefox, get: 'apt install firefox-esr' },
  webkit: {
    find: () => (onPath('xvfb-run') ? onPath('WebKitWebDriver') : undefined),
    open: webkit,
    get: 'apt install webkit2gtk-driver xvfb',
  },
};
for (const name of asked)
  if (!BROWSERS[name]) {
    console.error(`There is no browser "${name}" here; there are ${Object.keys(BROWSERS).join(', ')}.`);
    process.exit(2);
  }

/** A stored battle with own dice, undone throws and changes by hand, and Node's findings. */
async function storedFile() {
  const { load, close } = await rooms();
  try {
    const [{ storedBattle }, { readForProof }, { proveFile }] = await Promise.all([
      load('/tests/app/proof/stored.ts'),
      load('/src/app/proof/reading.ts'),
      load('/src/app/proof/walk.ts'),
    ]);
    const { text } = await storedBattle(3, 400);
    const read = readForProof(text);
    const { broken, turns } = proveFile(read.file);
    if (broken || turns.length < 2)
      throw new Error(`The stored battle is no example: ${JSON.stringify({ broken, turns })}`);
    return { text, lines: read.file.lines };
  } finally {
    await close();
  }
}

const work = mkdtempSync(join(tmpdir(), 'scovell-browsers-'));
let failed = 0;
try {
  if (!given) await build({ logLevel: 'warn', build: { outDir: work, emptyOutDir: true } });
  const { text, lines } = await storedFile();
  let found;
  for (const [name, { find, open, get }] of Object.entries(BROWSERS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const path = await find();
    if (!path) {
      if (asked.includes(name)) failed += 1;
      console.log(`${name}: not on this machine (${get})`);
      continue;
    }
    const server = await serve(given ? resolve(given) : work);
    let browser;
    try {
      browser = await open(path);
    } catch (error) {
      // A stub without a browser, or one that needs a display: not the app's fault.
      if (asked.includes(name)) failed += 1;
      console.log(`${name}: could not be started. ${error.message}`);
      server.close();
      continue;
    }
    try {
      const finds = await prove(browser, server.url, 'battle.json', text);
      found ??= finds;
      if (JSON.stringify(finds) !== JSON.stringify(found))
        throw new Error(`The proof finds ${finds.find((part, i) => part !== found[i])}, and elsewhere something else.`);
      console.log(`${name}: ${lines} lines of a battle judged again, and found the same as elsewhere`);
      const { taps, day } = await smoke(browser, server.url, () => server.close());
      console.log(`${name}: loaded, a turn in ${taps} taps, and without the server: ${day}`);
    } catch (error) {
      failed += 1;
      console.log(`${name}: FAILED. ${error.message}`);
    } finally {
      await browser?.close().catch(() => undefined);
      server.close();
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
