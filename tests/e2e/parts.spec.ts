/** The parts the app is fetched in: one that does not come, and what is there once a battle has begun. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { beginBattle, button, phaseNow, primary, tapOn, toPhase } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const DIST = process.env.SCOVELL_DIST ?? 'dist';
const built: Record<string, { file: string }> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
const fileOf = (source: string): string => `**/${built[source]!.file}`;

// Without a worker, which would have them all.
test.use({ serviceWorkers: 'block' });

test('a part that does not come leaves its place to words, and comes at the next try', async ({ page }) => {
  const part = fileOf('src/app/parts/begin.ts');
  await page.route(part, (route) => route.abort());
  await page.goto('./#/new/maida-1806');
  await expect(page.getByText(says('shell-no-page'))).toBeVisible();
  await page.unroute(part);
  await button(page, 'Try again').click();
  await primary(page).click();
  await expect.poll(() => phaseNow(page)).toBe(1);
});

test('a battle that has begun needs no network', async ({ page, context }) => {
  await beginBattle(page, 'maida-1806');
  await context.setOffline(true);
  await toPhase(page, 5);
  await tapOn(page, page.getByRole('link', { name: 'Army' }));
  await expect(page.locator('button.unit').first()).toBeVisible();
});

const ENTRY = '**/assets/index-*.js';

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

test('a browser that cannot run it says so, and the page is not empty', async ({ page }) => {
  await page.route(ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const words of another age;' }),
  );
  await page.goto('./');
  await expect(page.getByText('Scovell cannot start in this browser')).toBeVisible();
});

test('without JavaScript the page says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.locator('noscript p')).toBeVisible();
  await context.close();
});
