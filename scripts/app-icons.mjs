/** `node scripts/app-icons.mjs`: makes the app's PNG icons from their SVG, for launchers that need PNG. */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const ICONS = [
  ['app-icon', 'app-192', 192],
  ['app-icon', 'app-512', 512],
  ['app-icon-maskable', 'app-maskable-512', 512],
];

process.chdir(new URL('..', import.meta.url).pathname);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [from, to, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(`public/icons/${from}.svg`, 'utf8');
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: `public/icons/${to}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
