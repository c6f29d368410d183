/** The app with its server gone, and a new version that waits until it is wanted. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  battleId,
  beginBattle,
  button,
  fingerprintOf,
  goTo,
  onward,
  phaseNow,
  phone,
  press,
  primary,
  question,
  storyOf,
  visit,
} from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const BUILD_A = process.env.SCOVELL_DIST ?? 'dist';
const B = '0.1.0-test-of-the-update';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A plain server of files that can be stopped for good and started again at the same address. */
function host() {
  let server: Server | null = null;
  let port = 0;
  return {
    url: () => `http://localhost:${port}/`,
    start: async (root: string) => {
      server = createServer((request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url!, 'http://x').pathname));
        const file = join(root, path === '/' ? 'index.html' : path);
        try {
          const body = readFileSync(file);
          response.writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'text/plain',
            'cache-control': 'no-cache',
          });
          response.end(body);
        } catch {
          response.writeHead(404).end();
        }
      });
      await new Promise<void>((resolve) => server!.listen(port, 'localhost', resolve));
      const at = server.address();
      port = typeof at === 'object' && at ? at.port : port;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        if (!server) return resolve();
        server.close(() => resolve());
        server.closeAllConnections();
        server = null;
      }),
  };
}

const server = host();
let work: string;
let context: BrowserContext;

test.beforeAll(() => {
  test.setTimeout(240_000);
  work = mkdtempSync(join(tmpdir(), 'scovell-update-'));
  const built = spawnSync(
    process.execPath,
    // As large as it comes: made in half the time, and the slower to fetch the better.
    ['node_modules/vite/bin/vite.js', 'build', '--no-minify', '--outDir', join(work, 'b'), '--logLevel', 'warn'],
    { encoding: 'utf8', env: { ...process.env, SCOVELL_VERSION: B } },
  );
  if (built.status !== 0) throw new Error(built.stderr);
  // A phone that is slow to wake the new worker: longer than a page looks for it.
  const worker = join(work, 'b/sw.js');
  const slow =
    'const skip=skipWaiting.bind(self);self.skipWaiting=()=>new Promise((r)=>setTimeout(()=>r(skip()),5000));';
  writeFileSync(worker, `${slow}${readFileSync(worker, 'utf8')}`);
});
test.afterAll(async () => {
  await context?.close();
  await server.stop();
  rmSync(work, { recursive: true, force: true });
});

const versionOf = async (page: Page): Promise<string> => {
  await page.goto('./#/settings');
  const said = await page.getByText(/^Scovell \d/).innerText();
  return said.replace('Scovell ', '');
};

/** The campaign games are there too. */
async function campaignsOpen(page: Page): Promise<void> {
  await page.goto('./#/campaigns');
  await expect(question(page)).toHaveText(says('campaign-none'));
}

test('starts with the server stopped, plays on, and takes a new version only when it is told to', async () => {
  test.setTimeout(240_000);
  await server.start(BUILD_A);
  context = await phone(join(work, 'phone'), server.url());
  const first = context.pages()[0]!;
  await visit(first);
  // The campaign games come after the first visit, by themselves.
  await first.waitForFunction(async () => (await (await caches.open('scovell-later')).keys()).length > 3);

  await test.step('a cold start with the server stopped, a battle begun and a phase played', async () => {
    await server.stop();
    await expect(fetch(server.url())).rejects.toThrow();
    const page = await context.newPage();
    await first.close();
    await page.goto('./');
    await expect(page.getByText(says('home-none'))).toBeVisible();
    await campaignsOpen(page);
    await beginBattle(page, 'maida-1806');
    await onward(page);
    await expect.poll(() => phaseNow(page)).toBe(4);
    await page.reload();
    await expect(page.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  });

  const page = context.pages().at(-1)!;
  const a = await versionOf(page);
  expect(a).not.toBe(B);
  await page.goBack();
  await expect(page.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  const id = battleId(page);

  // A throw lies open.
  await goTo(page, 'army');
  await page.locator('.unit').first().click();
  await button(page, 'Quality check').click();
  await press(page, 'Draw a card');
  await expect(button(page, 'Accept')).toBeVisible();
  const word = await question(page).innerText();
  const asItStands = async (tab: Page) => {
    await tab.goto(`./#/battle/${id}/turn`);
    await expect(button(tab, 'Accept')).toBeVisible();
    await expect(question(tab)).toHaveText(word);
  };

  await test.step('a new version waits: nothing reloads by itself, and the throw stays open', async () => {
    await server.start(join(work, 'b'));
    await page.evaluate(async () => {
      Object.assign(window, { still: true });
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
    });
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
    await expect(question(page)).toHaveText(word);
    await page.goto('./#/');
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await asItStands(page);
    expect(await page.evaluate(() => (window as { still?: boolean }).still)).toBe(true);
  });

  await test.step('left alone, the old version goes on, even over a new start', async () => {
    await page.reload();
    await asItStands(page);
    expect(await versionOf(page)).toBe(a);
    await page.goto('./#/');
    await expect(page.getByText('A new version is ready.')).toBeVisible();
  });

  await test.step('taken, it comes to every tab, with the same battle and the same open throw', async () => {
    await asItStands(page);
    const told = await storyOf(page);
    const stands = await fingerprintOf(page);
    const other = await context.newPage();
    await asItStands(other);
    await other.evaluate(() => Object.assign(window, { still: true }));
    await page.goto('./#/');
    const reloaded = page.waitForEvent('load');
    await button(page, says('home-update-take')).click();
    await expect(button(page, says('home-update-take'))).toContainText(says('shell-on-its-way'));
    await expect(button(page, says('home-update-take'))).toHaveAttribute('aria-disabled', 'true');
    await reloaded;
    await other.waitForFunction(() => (window as { still?: boolean }).still === undefined);
    await asItStands(other);
    await other.close();

    await expect(page.getByText('A new version is ready.')).toHaveCount(0);
    await asItStands(page);
    expect(await fingerprintOf(page)).toBe(stands);
    expect(await storyOf(page)).toEqual(told);
    expect(await versionOf(page)).toBe(B);
    await server.stop();
    await page.reload();
    expect(await versionOf(page)).toBe(B);
    await campaignsOpen(page);
    await page.goto(`./#/battle/${id}/turn`);
    await primary(page).click();
    await expect(page.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  });
});
