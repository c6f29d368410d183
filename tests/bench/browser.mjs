/**
 * What a player waits for, in a real browser whose processor is slowed four times: from the tap to the painted result,
 * from the write to the disk, from the cold start to the first button, from "Continue" to the battle. Milliseconds.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const SLOWER = 4;
const TAPS = 70;
const STARTS = 5;

/** Runs in the page: notes when a tap was, when its result was painted, and how long the disk took. */
function watch() {
  const noted = { taps: [], writes: [], pending: null };
  window.__noted = noted;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = begin.apply(this, args);
    if (args[1] === 'readwrite') {
      const from = performance.now();
      transaction.addEventListener('complete', () => {
        noted.writes.push(performance.now() - from);
        if (noted.pending) noted.pending.wrote = true;
      });
    }
    return transaction;
  };
  // The frame that shows a change has been styled, laid out and painted when the most urgent task posted from it runs;
  // a message would wait behind what the app does after the paint.
  window.__painted = (then) =>
    requestAnimationFrame(() => scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' }));
  addEventListener(
    'pointerup',
    (event) => {
      noted.pending = { from: event.timeStamp, wrote: false };
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const tap = noted.pending;
    if (!tap?.wrote) return;
    noted.pending = null;
    const changed = performance.now();
    window.__painted((painted) => noted.taps.push({ changed: changed - tap.from, painted: painted - tap.from }));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Milliseconds from the start of the page, or from `from`, until this stands on the glass. */
const seen = (page, selector, from = 0) =>
  page.evaluate(
    ([wanted, since]) =>
      new Promise((resolve, reject) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector(wanted)) window.__painted((painted) => resolve(painted - since));
          else if (performance.now() - start > 60_000) reject(new Error(`${wanted} did not come`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [selector, from],
  );

async function slowed(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Takes the battle in as a player would, through the file chooser; gives its address. */
async function takeIn(context, url, file) {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${url}#/scenarios`);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForURL(/#\/battle\//);
  await page.locator('.day-link').waitFor();
  const address = page.url();
  await page.close();
  return address;
}

/** Milliseconds after which a tap that wrote nothing is taken for one that leads elsewhere; longer than any that writes. */
const SETTLED = 500;

/** Milliseconds for which the player looks at a battle that was opened before the first tap. */
const LOOKED = 3_000;

/** Milliseconds that a finger stays on the glass; the tap is counted from where it leaves it. */
const HELD = 70;

/**
 * Goes on as a player does: the large button, a card where there is none, every sixth time Undo. The taps are a finger's,
 * and nothing looks at the page while it answers: what watches is paid for by the page.
 */
async function play(page, address) {
  const turn = address.slice(address.indexOf('#'));
  const noted = () => page.evaluate(() => window.__noted.taps.length);
  const finger = await page.context().newCDPSession(page);
  await page.waitForTimeout(LOOKED);
  let idle = 0;
  for (let n = 0; idle < 12 && (await noted()) < TAPS; n += 1) {
    if (!page.url().endsWith(turn)) {
      await page.goto(address);
      await seen(page, '.day-link');
    }
    const before = await noted();
    const spot = await page.evaluate(
      (undo) => {
        const offered = (of) =>
          [...document.querySelectorAll(of)].filter(
            (it) => it.offsetParent && !it.disabled && it.getAttribute('aria-disabled') !== 'true',
          );
        const back = offered('#app button').find((it) => /^Undo/.test(it.ariaLabel ?? it.innerText));
        const next = offered('#app .btn--primary').at(-1) ?? offered('#app .picks .btn')[0];
        const target = (undo && back) || next || back;
        if (!target) return null;
        target.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = target.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      },
      n % 6 === 5,
    );
    if (!spot) break;
    await page.waitForTimeout(60);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await page.waitForTimeout(HELD);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(SETTLED);
    idle = (await noted()) > before ? 0 : idle + 1;
  }
  return page.evaluate(() => window.__noted);
}

/**
 * The least a tap can take here: the same finger on an empty page, where one word changes once one row is safe on the
 * disk. Milliseconds of each, from where the finger leaves the glass, and from where the page has it.
 */
async function floor(page, url) {
  await page.goto(`${url}robots.txt`);
  await page.evaluate(async () => {
    const button = Object.assign(document.createElement('button'), { textContent: '0' });
    document.body.replaceChildren(button);
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('bench-floor', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    let n = 0;
    window.__had = [];
    button.addEventListener('click', () => {
      n += 1;
      const from = performance.now();
      const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' });
      transaction.objectStore('rows').put('x'.repeat(1_500), n);
      transaction.addEventListener('complete', () => {
        button.textContent = String(n);
        window.__painted((painted) => window.__had.push(painted - from));
      });
    });
  });
  const { x, y, width, height } = await page.locator('button').boundingBox();
  const spot = { x: x + width / 2, y: y + height / 2 };
  const finger = await page.context().newCDPSession(page);
  for (let n = 0; n < TAPS; n += 1) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await page.waitForTimeout(HELD);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(SETTLED);
  }
  return page.evaluate(() => ({ taps: window.__noted.taps.map(({ painted }) => painted), had: window.__had }));
}

export async function browser({ url, executablePath, text, lighthouse }) {
  const home = mkdtempSync(join(tmpdir(), 'scovell-bench-'));
  const port = 9_300 + (process.pid % 600);
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  try {
    const file = join(home, 'battle.scovell.json');
    writeFileSync(file, text);
    const address = await takeIn(context, url, file);
    await context.addInitScript(watch);

    const starts = [];
    const openings = [];
    for (let n = 0; n < STARTS; n += 1) {
      const page = await slowed(context);
      await page.goto(url, { waitUntil: 'commit' });
      starts.push(await seen(page, '.btn--primary'));
      const from = await page.evaluate(() => performance.now());
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        address.slice(address.indexOf('#')),
      );
      openings.push(await seen(page, '.day-link', from));
      await page.close();
    }

    const page = await slowed(context);
    await page.goto(address);
    await seen(page, '.day-link');
    const { taps, writes } = await play(page, address);
    const least = await floor(page, url);
    await page.close();
    return { taps, writes, least, starts, openings, audits: lighthouse ? await audit(port, url, address) : null };
  } finally {
    await context.close();
    rmSync(home, { recursive: true, force: true });
  }
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Lighthouse as it is set up for a phone, with the storage left as it is. */
async function audit(port, url, address) {
  const { default: lighthouse } = await import('lighthouse');
  const audits = {};
  for (const [name, page] of [
    ['home', url],
    ['battle', address],
  ]) {
    const ran = await lighthouse(page, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
    }).catch((error) => ({ error }));
    if (!ran?.lhr || ran.lhr.runtimeError) {
      audits[name] = { error: String(ran?.error?.message ?? ran?.lhr?.runtimeError?.message ?? 'it gave no answer') };
      continue;
    }
    const { categories, audits: all } = ran.lhr;
    audits[name] = {
      scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id].score ?? 0) * 100)])),
      lost: CATEGORIES.flatMap((id) =>
        categories[id].auditRefs
          .filter(({ id: ref, weight }) => weight > 0 && all[ref].score !== null && all[ref].score < 0.9)
          .map(({ id: ref }) => `${all[ref].title}${all[ref].displayValue ? ` (${all[ref].displayValue})` : ''}`),
      ),
    };
  }
  return audits;
}
