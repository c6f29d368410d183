/** `npm run e2e -- [files]`: builds, then the browser tests alone. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './browser.mjs';

const node = (...args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, SCOVELL_CHROMIUM: chromium } }).status ??
  1;
const chromium = await findChromium();
const built = node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
process.exit(built || node('node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)));
