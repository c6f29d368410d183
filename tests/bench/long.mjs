/**
 * What a very long battle costs in a real browser, as fast as it is here: taken in, opened, its story shown whole, saved;
 * and the longest time in which the page answered nobody. Milliseconds.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const OPENINGS = 5;

/** Runs in the page: notes what blocks it, and when the next free moment came after a while. */
function watch() {
  const blocks = [];
  window.__blocks = blocks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) blocks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** The longest block of the page since it was last asked for. */
const longest = (page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return Math.max(0, ...window.__blocks.splice(0).map(({ ms }) => ms));
  });

const middle = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];

async function takeIn(context, url, file) {
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${url}#/scenarios`);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await longest(page);
  const from = Date.now();
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForURL(/#\/battle\//);
  await page.locator('.day-link').waitFor();
  const took = Date.now() - from;
  // What goes on behind: the whole record read and checked, and kept for the next opening.
  await page.waitForTimeout(6_000);
  const block = await longest(page);
  const address = page.url();
  await page.close();
  return { address, took, block };
}

/** From Home to the battle that can be played: milliseconds, and the longest block then and while it is read whole. */
async function open(context, url, address) {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  await page.locator('.btn--primary').first().waitFor();
  await page.waitForTimeout(500);
  await longest(page);
  const took = await page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        const from = performance.now();
        const look = () => {
          if (document.querySelector('.day-link')) resolve(performance.now() - from);
          else requestAnimationFrame(look);
        };
        location.hash = hash;
        look();
      }),
    address.slice(address.indexOf('#')),
  );
  const first = await longest(page);
  await page.waitForTimeout(6_000);
  const behind = await longest(page);
  return { page, took, first, behind };
}

async function story(page, address) {
  const hash = `${address.slice(address.indexOf('#')).replace(/\/turn$/, '')}/journal`;
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('.entry__line').first().waitFor();
  const shown = await longest(page);
  const all = page.locator('.book .row-of-two button').nth(1);
  const from = Date.now();
  if (await all.count()) await all.click();
  // Asked of the page itself, and seldom: what looks through it at each frame would be a block of its own.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => (document.querySelector('.book .row-of-two') ? setTimeout(look, 300) : resolve());
        look();
      }),
  );
  const whole = Date.now() - from;
  const building = await longest(page);
  const lines = await page.locator('.entry__line').count();
  await page
    .locator('.entry__line')
    .nth(lines - 5)
    .click();
  const opened = await longest(page);
  const coming = page.waitForEvent('download');
  await page
    .locator('.book__end .btn')
    .filter({ has: page.locator('svg') })
    .last()
    .click();
  await (await coming).path();
  const saving = await longest(page);
  return { shown, whole, building, lines, opened, saving };
}

export async function long({ url, executablePath, short, text }) {
  const home = mkdtempSync(join(tmpdir(), 'scovell-long-'));
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    viewport: { width: 360, height: 640 },
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(watch);
    const files = { short: join(home, 'short.scovell.json'), long: join(home, 'long.scovell.json') };
    writeFileSync(files.short, short);
    writeFileSync(files.long, text);
    const taken = { short: await takeIn(context, url, files.short), long: await takeIn(context, url, files.long) };
    const opened = { short: [], long: [] };
    const blocks = { first: 0, behind: 0 };
    for (let n = 0; n < OPENINGS; n += 1)
      for (const which of ['short', 'long']) {
        const { page, took, first, behind } = await open(context, url, taken[which].address);
        opened[which].push(took);
        if (which === 'long') {
          blocks.first = Math.max(blocks.first, first);
          blocks.behind = Math.max(blocks.behind, behind);
        }
        await page.close();
      }
    const { page } = await open(context, url, taken.long.address);
    const told = await story(page, taken.long.address);
    return {
      taking: { short: taken.short.took, long: taken.long.took, block: taken.long.block },
      opening: { short: middle(opened.short), long: middle(opened.long), ...blocks },
      story: told,
    };
  } finally {
    await context.close();
    rmSync(home, { recursive: true, force: true });
  }
}
