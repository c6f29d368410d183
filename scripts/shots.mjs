/**
 * `npm run shots -- [-g tour]`: builds, then takes pictures of every screen and state at four sizes in three themes,
 * with type at 100 % and 200 %, in shots/.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './browser.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const chromium = await findChromium();
const node = (...args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, SCOVELL_CHROMIUM: chromium } }).status ??
  1;
const built = node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
process.exit(
  built ||
    node(
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tests/shots/playwright.config.ts',
      ...process.argv.slice(2),
    ),
);
