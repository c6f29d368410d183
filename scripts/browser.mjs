/**
 * Finds a Chromium to test with, in this order: an explicit path, Playwright's own, a system one, and failing all of
 * these installs one. A bad explicit path is an error: whoever set it meant it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** The path of a usable Chromium; installs one when none is there. */
export async function findChromium() {
  const explicit = process.env.SCOVELL_CHROMIUM;
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`SCOVELL_CHROMIUM names ${explicit}, and there is no such file.`);
    return explicit;
  }
  const ready = (await playwrightsOwn()) ?? SYSTEM.map(onPath).find(Boolean);
  if (ready) return ready;
  console.log('No Chromium found: asking Playwright for one.');
  const asked = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'],
    {
      stdio: 'inherit',
      timeout: 240_000,
    },
  );
  const own = asked.status === 0 ? await playwrightsOwn() : undefined;
  if (own) return own;
  console.log("Playwright's download is out of reach: trying the system's package.");
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...args) => {
    const [command, ...rest] = [...sudo, ...args];
    execFileSync(command, rest, { stdio: 'inherit' });
  };
  if (onPath('apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium');
  }
  const system = SYSTEM.map(onPath).find(Boolean);
  if (system) return system;
  throw new Error('No Chromium could be found or installed. Install one and set SCOVELL_CHROMIUM to its path.');
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(await findChromium());
