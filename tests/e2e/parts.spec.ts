/** Parts of the rules and of the screens that are fetched late: one that does not come, and one that keeps us waiting. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, button, onDisk, phaseNow, primary, question, toPhase } from './hands.ts';
import { test } from './slow.ts';

const DIST = process.env.SCOVELL_DIST ?? 'dist';
const built: Record<string, { file: string }> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const fileOf = (source: string): string => `**/${built[source]!.file}`;

const RULES = 'src/battlefield/modules/skirmishing.ts';
const SCREEN = 'src/app/screens/turn/skirmish.tsx';

// Without a worker, which would have them all.
test.use({ serviceWorkers: 'block' });

/** Whatever is shown of phase 3 has its question from the first moment. */
const watched = (page: Page) =>
  page.evaluate(() => {
    const seen = { empty: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const third = document.querySelector('[aria-label^="Phase 3"]');
      if (third && !document.querySelector('main h1, main h2')) seen.empty += 1;
    }).observe(document, { subtree: true, childList: true });
  });
const emptySeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { empty: number } }).seen.empty);

test('rules that cannot be fetched are said, the battle stays as it was, and goes on once they come', async ({
  page,
}) => {
  let gone = true;
  await page.route(fileOf(RULES), (route) => (gone ? route.abort() : route.continue()));
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 2);
  const before = await onDisk(page, battleId(page));

  await primary(page).click();
  await expect(page.getByText('A part of the rules could not be fetched', { exact: false })).toBeVisible();
  expect(await phaseNow(page)).toBe(2);
  expect(await onDisk(page, battleId(page))).toEqual(before);
  await button(page, 'Understood').click();

  // What needs no more than is there goes on, and so does the way back.
  await button(page, /^Undo/).click();
  await expect.poll(() => phaseNow(page)).toBe(1);
  await toPhase(page, 2);

  gone = false;
  await primary(page).click();
  await expect.poll(() => phaseNow(page)).toBe(3);
  await expect(page.getByText('could not be fetched', { exact: false })).toHaveCount(0);
});

test('a battle whose rules do not come is not opened half, and opens when they do', async ({ page }) => {
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 3);
  await page.route(fileOf(RULES), (route) => route.abort());
  await page.reload();
  await expect(page.getByText('A part of the rules could not be fetched', { exact: false })).toBeVisible();
  await page.unroute(fileOf(RULES));
  await page.reload();
  await expect.poll(() => phaseNow(page)).toBe(3);
});

test('a screen that is slow to come is waited for before, and an impatient second tap skips nothing', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(fileOf(SCREEN), async (route) => {
    await arrived;
    await route.continue();
  });
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 2);
  await watched(page);
  await primary(page).click();
  await primary(page).click();
  await expect(question(page)).toBeVisible();
  expect(await phaseNow(page)).toBe(2);

  arrive();
  await expect.poll(() => phaseNow(page)).toBe(3);
  expect(await emptySeen(page)).toBe(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await phaseNow(page)).toBe(3);
});

test('a screen that does not come leaves its place to words', async ({ page }) => {
  await page.route(fileOf(SCREEN), (route) => route.abort());
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 2);
  await primary(page).click();
  await expect(page.getByText('This part of the screen could not be fetched.')).toBeVisible();
  await page.unroute(fileOf(SCREEN));
  await button(page, 'Try again').click();
  await expect.poll(() => phaseNow(page)).toBe(3);
  await expect(page.getByText('could not be fetched', { exact: false })).toHaveCount(0);
});

const ENTRY = fileOf('index.html');

test('a page whose files were replaced as it was loading is loaded once more', async ({ page }) => {
  let asked = 0;
  await page.route(ENTRY, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto('./#/settings');
  await expect(page.getByText(/^Scovell \d/)).toBeVisible();
  expect(asked).toBe(2);
});

test('a page whose files do not come says so, and does not load for ever', async ({ page }) => {
  let asked = 0;
  await page.route(ENTRY, (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('./');
  await expect(page.getByText('A part of Scovell could not be fetched.')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(asked).toBe(2);
});
