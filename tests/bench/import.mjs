/**
 * What a builder waits for when an order of battle of a thousand units is taken in: from the chosen file to the review,
 * from the review to the army, from the army to the side. The page is slowed four times, and the wait taken; since the
 * browser slows no worker, one turn is not slowed and takes the processor time of page and worker together, to be counted
 * four times over. Milliseconds.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { asTable, asText } from './large-army.mjs';

const SLOWER = 4;
/** Whether the page is slowed, turn by turn. */
const TURNS = [true, false, true, true];
/** Milliseconds. Nobody finds a file among others sooner, and meanwhile the reader gets ready. */
const CHOOSING = 2000;

/** When these words stood on the glass. They are waited for without a look at every frame, which would slow the page. */
const seen = (page, words) =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => reject(new Error(`${wanted} did not come`)), 60_000);
        const look = () => {
          if (![...document.querySelectorAll('h1')].some((each) => each.textContent.includes(wanted))) return;
          changes.disconnect();
          clearTimeout(giveUp);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );

/** Runs in the page: when the last tap was. */
function watch() {
  window.__tapped = 0;
  for (const kind of ['click', 'change'])
    addEventListener(
      kind,
      (event) => {
        window.__tapped = event.timeStamp;
      },
      { capture: true },
    );
}

/** The wait and the processor time that a deed takes until these words are there. */
async function until(page, session, deed, words) {
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  // Looked for before it is tapped: what the tap itself takes to come back is not the page's.
  const coming = seen(page, words);
  await deed();
  const at = await coming;
  const tapped = await page.evaluate(() => window.__tapped);
  return { wait: at - tapped, work: (await worked()) - before };
}

/** From a tap to the next painted frame, the longest of several on a screen that holds the whole army. */
async function taps(page) {
  return page.evaluate(async () => {
    let most = 0;
    const summaries = [...document.querySelectorAll('main details > summary')].slice(0, 6);
    for (const each of summaries) {
      const from = performance.now();
      each.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      most = Math.max(most, performance.now() - from);
    }
    return most;
  });
}

/** From a push at the page to the frame that shows it, the longest of many. */
const scrolls = (page) =>
  page.evaluate(async () => {
    let most = 0;
    for (let n = 0; n < 40; n += 1) {
      const from = performance.now();
      scrollBy(0, 240);
      await new Promise((done) => requestAnimationFrame(done));
      most = Math.max(most, performance.now() - from);
    }
    scrollTo(0, 0);
    return most;
  });

export async function imports({ url, executablePath, say = () => undefined, units = 1000 }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const measured = [];
  try {
    for (const [kind, text] of [
      ['table', asTable(units)],
      ['text', asText(units)],
    ]) {
      const file = join(tmpdir(), `scovell-bench-${process.pid}.${kind === 'table' ? 'csv' : 'txt'}`);
      writeFileSync(file, text);
      for (const slowed of TURNS) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 640 },
          hasTouch: true,
          isMobile: true,
        });
        await context.addInitScript(watch);
        const page = await context.newPage();
        page.setDefaultTimeout(60_000);
        await page.goto(`${url}#/scenarios`);
        await page.getByRole('button', { name: 'Write a new scenario' }).click();
        await page.getByRole('link', { name: /Import an order of battle/ }).click();
        await page.getByRole('heading', { name: 'Which order of battle?' }).waitFor();
        const session = await context.newCDPSession(page);
        await session.send('Performance.enable');
        if (slowed) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await page.waitForTimeout(CHOOSING);
        const press = (name) => () => page.getByRole('button', { name }).first().click();
        const read = await until(
          page,
          session,
          () => page.locator('input[type=file]').setInputFiles(file),
          'read correctly',
        );
        const army = await until(page, session, press(/^Build/), 'Is this the army?');
        const tap = await taps(page);
        const scroll = await scrolls(page);
        const side = await until(page, session, press(/^Import it/), 'Long Road');
        measured.push({ kind, slowed, read, army, side, tap, scroll });
        say(`  ${kind}, ${slowed ? 'slowed' : 'not slowed'}: ${Math.round(read.wait)} + ${Math.round(army.wait)} ms`);
        await context.close();
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
}
