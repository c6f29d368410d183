/**
 * `node scripts/shots-gallery.mjs [page ...]`: pictures of every gallery page at two sizes in three themes, in
 * shots/gallery, with a report of accessibility errors, overflow and small targets.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { findChromium } from './browser.mjs';

const SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
];
const THEMES = ['light', 'dark', 'sun'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OUT = 'shots/gallery';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function serve() {
  const port = await freePort();
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}/tests/gallery/index.html`;
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(url).catch(() => undefined))?.ok) return { url, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error('The dev server did not come up.');
}

/** Elements wider than the screen, and targets that are too small. Runs in the page. */
function faults() {
  const seen = (el) => el.checkVisibility?.({ visibilityProperty: true }) ?? true;
  const name = (el) =>
    `${el.tagName.toLowerCase()}.${el.className?.baseVal ?? el.className} "${el.textContent.trim().slice(0, 30)}"`;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const all = [...top.querySelectorAll('*')].filter(seen);
  const wide = all
    .filter((el) => el.getBoundingClientRect().right > innerWidth + 0.5 && !el.closest('.out-of-sight'))
    .map((el) => `too wide: ${name(el)}`);
  const clipped = all
    .filter(
      (el) =>
        !el.closest('.out-of-sight') &&
        el.scrollWidth > el.clientWidth + 1 &&
        el.clientWidth > 0 &&
        getComputedStyle(el).overflowX === 'hidden',
    )
    .map((el) => `clipped: ${name(el)}`);
  const small = all
    .filter((el) => el.matches('a, button, summary, label.fact, input:not([type=radio]), select'))
    .filter((el) => {
      const { width, height } = el.getBoundingClientRect();
      return width < 47.5 || height < 47.5;
    })
    .map(
      (el) =>
        `small target: ${name(el)} ${Math.round(el.getBoundingClientRect().width)}×${Math.round(el.getBoundingClientRect().height)}`,
    );
  const tiny = all
    .filter(
      (el) =>
        [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) &&
        Number.parseFloat(getComputedStyle(el).fontSize) < 14 &&
        Number.parseFloat(getComputedStyle(el).fontSize) > 0,
    )
    .map((el) => `small type: ${name(el)}`);
  return [...wide, ...clipped, ...small, ...tiny];
}

const wanted = process.argv.slice(2);
const { url, stop } = await serve();
let found = 0;
const tell = (where, what) => {
  found += 1;
  console.log(`${where}: ${what}`);
};
try {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  mkdirSync(OUT, { recursive: true });
  const scout = await browser.newPage();
  await scout.goto(url);
  await scout.waitForFunction(() => window.gallery);
  const names = (await scout.evaluate(() => window.gallery)).filter(
    (n) => !wanted.length || wanted.some((w) => n.includes(w)),
  );
  await scout.close();

  const open = async (context, before = async () => {}) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => tell('page', `error: ${error.message}`));
    page.on('console', (line) => line.type() === 'error' && tell('page', `console: ${line.text()}`));
    await before(page);
    await page.goto(url);
    await page.waitForFunction(() => window.gallery);
    return page;
  };
  const shoot = async (page, name, theme, suffix, { axe = false, fullPage = true } = {}) => {
    await page.evaluate((hash) => {
      scrollTo(0, 0);
      location.hash = hash;
    }, `${name}/${theme}`);
    await page.waitForFunction((hash) => document.documentElement.dataset.page === hash, `${name}/${theme}`);
    await page.evaluate(() => document.fonts.ready);
    for (const fault of await page.evaluate(faults)) tell(`${name}-${suffix}`, fault);
    if (axe) {
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      for (const { id, nodes } of violations)
        for (const { target, any } of nodes) tell(`${name}-${suffix}`, `${id}: ${target} ${any[0]?.message ?? ''}`);
    }
    await page.screenshot({ path: `${OUT}/${name}-${suffix}.png`, fullPage });
  };

  for (const viewport of SIZES) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await open(context);
    const { width } = viewport;
    for (const name of names)
      for (const theme of THEMES) await shoot(page, name, theme, `${width}-${theme}`, { axe: width === 360 });
    await context.close();
  }

  const tablet = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });
  const wide = await open(tablet);
  for (const name of names) await shoot(wide, name, 'light', 'tablet');
  await tablet.close();

  // With type at 200 %. A full-page picture would reset it, so the phone is a long one.
  const large = await browser.newContext({ viewport: { width: 360, height: 1600 }, reducedMotion: 'reduce' });
  const twice = await open(large, async (page) => {
    const cdp = await large.newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  });
  for (const name of names) await shoot(twice, name, 'light', 'large', { fullPage: false });
  await large.close();

  // Only a real browser shows this: the sheet takes the focus, Escape closes it, the focus returns.
  const page = await browser.newPage();
  await page.goto(`${url}#03-throw/light`);
  await page.waitForSelector('dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  if (!inside) tell('sheet', 'does not take the focus');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) !== 'Open the sheet')
    tell('sheet', 'does not give the focus back');
  await browser.close();
} finally {
  stop();
}
console.log(`${found} findings; pictures in ${OUT}`);
