/** Prepares a fresh clone: installs the packages if they are missing or older than the lock file. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';

export function ready() {
  const mark = 'node_modules/.package-lock.json';
  const stale = !existsSync(mark) || statSync(mark).mtimeMs < statSync('package-lock.json').mtimeMs - 1000;
  if (existsSync('node_modules/vite') && !stale) return;
  // An install empties the folder first; through a link it would empty someone else's.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (existsSync('node_modules/vite')) return;
    console.error('node_modules is a link and holds no packages: run npm ci where it leads.');
    process.exit(1);
  }
  console.log('Installing the packages of the lock file.');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
