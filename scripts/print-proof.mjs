/**
 * `node scripts/print-proof.mjs [scenario id]`: prints every sheet of a scenario to PDF on A4 and Letter in
 * shots/print, from the built app. Reports the pages of each, and text that does not fit its piece.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const OUT = 'shots/print';
const DIST = process.env.SCOVELL_DIST ?? 'dist';
const SHEETS = ['Labels', 'Command cards', 'Rosters', 'Order counters', 'Chart sheet', 'Quality cards', 'Time cards'];
const PAPERS = ['A4', 'Letter'];
const WITH_BACKS = ['Command cards', 'Quality cards', 'Time cards'];

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Text that overflows its piece. Runs in the page. */
const overflowing = () =>
  [...document.querySelectorAll('.label-strip > span, .print-card__body, .order-counter > p')]
    .filter((el) => el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1)
    .map((el) => el.textContent);

async function main() {
  if (!existsSync(`${DIST}/index.html`)) throw new Error(`There is no build in ${DIST}; run npm run build first.`);
  mkdirSync(OUT, { recursive: true });
  const id = process.argv[2] ?? 'quatre-bras-1815';
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'preview', '--outDir', DIST, '--port', String(port), '--strictPort'],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (let tries = 0; tries < 100; tries++) {
      if ((await fetch(`http://localhost:${port}/`).catch(() => undefined))?.ok) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await page.goto(`http://localhost:${port}/#/print/${id}`);
    await page.getByRole('switch', { name: 'Labels' }).waitFor();
    for (const [sheet, backs] of [...SHEETS.map((each) => [each, false]), ...WITH_BACKS.map((each) => [each, true])]) {
      for (const each of (await page.getByRole('switch', { checked: true }).all()).reverse()) await each.click();
      await page.getByRole('switch', { name: sheet }).click();
      if (backs) await page.getByRole('switch', { name: /^Card backs/ }).click();
      await page.locator('.paper .page').first().waitFor();
      for (const paper of PAPERS) {
        await page.getByRole('radio', { name: paper }).check({ force: true });
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const over = await page.evaluate(overflowing);
        const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
        await page.emulateMedia({ media: 'screen' });
        const file = `${OUT}/${sheet.toLowerCase().replaceAll(' ', '-')}${backs ? '-with-backs' : ''}-${paper.toLowerCase()}.pdf`;
        writeFileSync(file, pdf);
        const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        console.log(
          `${file}: ${pages} ${pages === 1 ? 'page' : 'pages'}${over.map((text) => `\n  does not fit: ${text}`).join('')}`,
        );
      }
    }
  } finally {
    await browser.close();
    server.kill();
  }
}

await main();
