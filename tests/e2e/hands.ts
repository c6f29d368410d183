/** A player's hands in the browser tests. */

import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, chromium, expect, type Locator, type Page } from '@playwright/test';
import { type Header, verify } from '../../src/journal/chain.ts';
import { anyPayload, type Entry, readEntry } from '../../src/journal/entry.ts';
import { slowed } from './slow.ts';
import { says } from './words.ts';

export const LAUNCH = {
  executablePath: process.env.SCOVELL_CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};

/**
 * A phone whose storage outlives the browser. Its random bytes are always the same, so a battle begun on it throws the
 * same dice in every run.
 */
export async function phone(profile: string, baseURL: string): Promise<BrowserContext> {
  const context = slowed(
    await chromium.launchPersistentContext(profile, { ...LAUNCH, baseURL, acceptDownloads: true }),
  );
  await sameDice(context);
  return context;
}

export const sameDice = (context: BrowserContext, from = 1): Promise<unknown> =>
  context.addInitScript((start) => {
    let state = start * 2654435761;
    crypto.getRandomValues = ((array: Uint8Array) => {
      for (let i = 0; i < array.length; i += 1) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        array[i] = state >>> 24;
      }
      return array;
    }) as typeof crypto.getRandomValues;
  }, from);

/** Whether the pages of this test may use a service worker. */
const laysBy = (page: Page): Promise<boolean> =>
  page.evaluate(() => /\[native code\]/.test(String(navigator.serviceWorker.register)));

/** The first visit: until something can be tapped and, with a service worker, until the app can start offline. */
export async function visit(page: Page): Promise<void> {
  await page.goto('./');
  await expect(primary(page)).toBeVisible();
  if (!(await laysBy(page))) return;
  // All parts of the app are fetched once, which takes time on a slow machine.
  await expect(page.getByText('Ready', { exact: false }).last()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

export const question = (page: Page) => page.locator('h1').first();

/** The large button. */
export const primary = (page: Page) => page.locator('.btn--primary').last();

/** Presses the large button with these words and waits until the screen has changed. */
export async function press(page: Page, words: string | RegExp): Promise<void> {
  await expect(primary(page)).toHaveText(words);
  await onward(page);
}

/** Any button by its words. */
export const button = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words });

const phase = (page: Page) => page.getByLabel(/^Phase \d of nine/).first();
export const phaseNow = async (page: Page): Promise<number> =>
  Number(/Phase (\d)/.exec((await phase(page).getAttribute('aria-label')) ?? '')?.[1]);

/**
 * What a player sees of the screen: its words, and what is on, open or focused. Waits in the page, frame by frame, until
 * nothing on the screen is still loading and nothing is being written, since what changes may be an answer to an earlier
 * tap; after a deed also until the screen is not as it was `before`.
 */
const screen = (page: Page, before?: string): Promise<string> =>
  page.evaluate(
    ([was, bound]) =>
      new Promise<string>((resolve) => {
        const from = performance.now();
        let quiet = 0;
        let wrote = false;
        const look = () => {
          const seen =
            document.querySelector('#app')!.textContent +
            [...document.querySelectorAll('[aria-checked], [open], [aria-current]')].map((el) => el.outerHTML.length);
          const loading = document.querySelector('[data-pending]') !== null;
          const writes = ((window as { writes?: number }).writes ?? 0) > 0;
          wrote ||= writes;
          quiet = loading || writes || seen === was ? 0 : quiet + 1;
          // Two frames: what came of the writing is drawn.
          if (quiet > (was !== undefined || wrote ? 2 : 0) || performance.now() - from > bound) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [before, 20_000] as const,
  );

/** Does something and waits until the screen has changed. */
export async function changing(page: Page, deed: () => Promise<unknown>): Promise<void> {
  const before = await screen(page);
  await deed();
  // A deed may load the page anew, which ends whoever waits in it.
  const after = () => screen(page, before).catch(() => before);
  await expect.poll(after, { intervals: [0, 100, 250] }).not.toBe(before);
}

/** Taps something and waits until the screen has changed. */
export const tapOn = (page: Page, target: Locator): Promise<void> => changing(page, () => target.click());

/** Presses the large button and waits until the screen has changed. */
export const onward = (page: Page): Promise<void> => tapOn(page, primary(page));

/** Goes on until this phase begins, or the next one if it needs no decision. No question may be open. */
export async function toPhase(page: Page, number: number): Promise<void> {
  for (let i = 0; i < 9 && (await phaseNow(page)) < number; i += 1) await onward(page);
  expect(await phaseNow(page)).toBeGreaterThanOrEqual(number);
}

/** The app throws and accepts whatever the phase asks. */
export async function answerAll(page: Page): Promise<void> {
  while (await page.locator('.sheet-page').isVisible()) await onward(page);
}

/** From phase 9 to the next turn's phase 1. */
export async function toNextTurn(page: Page): Promise<void> {
  await expect(page.locator('.sheet-page').or(button(page, 'Next turn'))).toBeVisible();
  await answerAll(page);
  await press(page, 'Next turn');
  await expect.poll(() => phaseNow(page)).toBe(1);
}

/** Enters the table's own dice by their faces, in the picker's order; a few dice have a row each. */
export async function enterDice(page: Page, faces: readonly number[]): Promise<void> {
  const byFaces = button(page, says('own-by-faces'));
  const slots = page.locator('.picker__slots');
  const rows = page.locator('.picker .cards__numbers');
  await expect(slots.or(rows).first()).toBeVisible();
  if (!(await slots.or(byFaces).first().isVisible())) {
    for (const [row, face] of faces.entries())
      await rows
        .nth(row)
        .getByRole('button', { name: String(face), exact: true })
        .click();
    return;
  }
  if (await byFaces.isVisible()) await byFaces.click();
  await expect(page.locator('fieldset:focus')).toHaveCount(1);
  for (const face of faces) await page.keyboard.press(String(face));
  await press(page, 'Use these dice');
}

/** Answers the open check with a card of the table's own, and accepts it. */
export async function ownCard(page: Page, result: string): Promise<void> {
  await button(page, /own card/).click();
  await button(page, new RegExp(result)).first().click();
  await press(page, 'Accept');
}

/** Both sides lay a formation's card and throw their own pots; ours wins and acts. */
export async function winsTheContest(page: Page, ours: string, theirs: string): Promise<void> {
  const card = (name: string) => button(page, new RegExp(`^${name}, `)).first();
  await expect(card(ours).or(card(theirs)).first()).toBeVisible();
  const order = (await card(ours).isVisible()) ? [ours, theirs] : [theirs, ours];
  for (const name of order) await card(name).click();
  for (const [name, whites] of [
    [ours, [6, 6]],
    [theirs, [1, 2]],
  ] as const) {
    const own = button(page, `${name}: use our own dice`);
    const more = page.getByText('Losing card, headquarters, own dice');
    // The app throws once both cards are laid; own dice then replace its throw. After a tie neither has thrown.
    await expect(more.or(own).first()).toBeVisible();
    if (await more.isVisible()) await more.click();
    await own.click();
    await enterDice(page, [...whites, 3, 4, 4]);
  }
  await onward(page);
}

/** Answers command, orders and everything else of the acting formation until this step begins. */
export async function toStep(page: Page, name: string | RegExp): Promise<void> {
  const line = page.locator('.step-line');
  for (let i = 0; i < 12; i += 1) {
    await expect(page.locator('.sheet-page').or(line)).toBeVisible();
    if (await line.filter({ hasText: name }).isVisible()) return;
    // Where units are in contact the large button opens their fight.
    const next = button(page, /^Next: /);
    if (await next.isVisible()) await tapOn(page, next);
    else await onward(page);
  }
  await expect(line).toHaveText(name);
}

export async function beginBattle(page: Page, scenario: string): Promise<void> {
  await page.goto(`./#/new/${scenario}`);
  await primary(page).click();
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
}

export const battleId = (page: Page): string => /battle\/([^/]+)/.exec(page.url())![1]!;

export const goTo = (page: Page, ...path: string[]): Promise<void> =>
  place(page, `#/battle/${battleId(page)}/${path.join('/')}`);

/** Goes to an address of the app and waits until the app is there. */
export const place = (page: Page, hash: string): Promise<void> =>
  page.evaluate(async (to) => {
    if (location.hash === to) return;
    const turned = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    location.hash = to;
    await turned;
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
  }, hash);

/** The lines of the journal. */
export async function storyOf(page: Page): Promise<string[]> {
  await goTo(page, 'journal');
  await expect(page.locator('.entry').first()).toBeVisible();
  const all = button(page, /^Show all/);
  if (await all.isVisible()) await tapOn(page, all);
  // They come in batches.
  await expect(all).toHaveCount(0);
  return page.locator('.entry').allInnerTexts();
}

export async function fingerprintOf(page: Page): Promise<string> {
  await goTo(page, 'sky');
  // After the battle it is open.
  const seal = page.locator('details').filter({ has: page.getByText(says('sky-seal'), { exact: true }) });
  await expect(seal).toBeVisible();
  if ((await seal.getAttribute('open')) === null) await seal.locator('summary').click();
  const figure = page.locator('[data-fingerprint]');
  await expect(figure).toHaveText(/^[0-9a-f]{64}$/);
  const text = await figure.innerText();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  return text;
}

/** A battle on disk, read without the app. */
export interface OnDisk {
  readonly header: Header;
  readonly head: string;
  readonly count: number;
  readonly written: readonly unknown[];
}

export const onDisk = (page: Page, id: string): Promise<OnDisk> =>
  page.evaluate(async (battle) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('scovell'));
    try {
      const stores = db.transaction(['battles', 'heads', 'entries']);
      const [{ header }, { head, count }, rows] = await Promise.all([
        asked(stores.objectStore('battles').get(battle)),
        asked(stores.objectStore('heads').get(battle)),
        asked(stores.objectStore('entries').getAll(IDBKeyRange.bound([battle], [battle, []]))),
      ]);
      return { header, head, count, written: rows.map((row: { written: unknown }) => row.written) };
    } finally {
      db.close();
    }
  }, id);

/** Checks every link on disk, none missing and none doubled. Returns the entries. */
export function mustVerify({ header, head, count, written }: OnDisk): readonly Entry<unknown>[] {
  const entries = written.map((raw) => {
    const read = readEntry(raw, anyPayload);
    if (!read.ok) throw new Error(`An entry cannot be read at ${read.path}`);
    return read.entry;
  });
  expect(verify(header, entries)).toEqual({ ok: true, head });
  expect(entries.length).toBe(count);
  return entries;
}

/** All processes of a profile. */
const processesOf = (profile: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(profile);
      } catch {
        // It ended meanwhile.
        return false;
      }
    })
    .map(Number);

/**
 * The battery dies: kills every process of this profile's browser without warning. A survivor would block the disk for
 * the next start, which a dead phone does not.
 */
export async function killPhone(profile: string, context: BrowserContext): Promise<void> {
  const gone = new Promise((resolve) => context.once('close', resolve));
  for (const pid of processesOf(profile)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It died with its parent.
    }
  }
  await gone;
  await expect.poll(() => processesOf(profile).length).toBe(0);
}
