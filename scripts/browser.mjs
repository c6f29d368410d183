/**
 * Finds a Chromium for tests: an explicit path, Playwright's own, the system's, or a new install, in this order. A bad
 * explicit path is an error. The headless shell comes before the full browser: the same engine with a third less load.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SHELL = 'chromium-headless-shell';
const SYSTEM = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Installs a system package. Returns whether it worked. */
function packaged(name) {
  const run = (...args) => {
    const [command, ...rest] = process.getuid?.() === 0 ? args : ['sudo', '-n', ...args];
    return spawnSync(command, rest, { stdio: 'inherit', timeout: 180_000 }).status === 0;
  };
  const install = () => run('apt-get', 'install', '-y', '-qq', name);
  return install() || (run('apt-get', 'update', '-qq') && install());
}

/** The path of a usable Chromium. Installs one if there is none. */
export async function findChromium() {
  const explicit = process.env.SCOVELL_CHROMIUM;
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`SCOVELL_CHROMIUM names ${explicit}, and there is no such file.`);
    return explicit;
  }
  // A CI machine may get the lighter one; a user's machine is left as it is.
  if (process.env.CI && !onPath(SHELL) && onPath('apt-get')) packaged(SHELL);
  const ready = onPath(SHELL) ?? (await playwrightsOwn()) ?? SYSTEM.map(onPath).find(Boolean);
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
  if (onPath('apt-get') && !packaged(SHELL)) packaged('chromium');
  const system = SYSTEM.map(onPath).find(Boolean);
  if (system) return system;
  throw new Error('No Chromium could be found or installed. Install one and set SCOVELL_CHROMIUM to its path.');
}

if (import.meta.url === `file://${process.argv[1]}`) console.log(await findChromium());
