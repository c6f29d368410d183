/** Who adds a language adds one folder: the build takes it, a phone of that language speaks it, and it works offline. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serve } from '../bench/serve.mjs';
import { test } from './slow.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const work = mkdtempSync(join(tmpdir(), 'scovell-language-'));
const words = join(work, 'src/words/');
const dist = join(work, 'dist');

/** The other language says these two things in its own way, and all else in English. */
function translate(file: string, code: string, text: string): void {
  const path = join(words, 'de', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(new RegExp(`^${code} = .*$`, 'm'), `${code} = ${text}`);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

test.use({ locale: 'de-AT', serviceWorkers: 'allow' });
test.afterAll(() => rmSync(work, { recursive: true, force: true }));

test('a folder of words is a language: spoken by its phones, offline too, and chosen in the settings', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  for (const language of ['en', 'de']) cpSync(join(ROOT, 'src/words/en'), join(words, language), { recursive: true });
  translate('shell/home.ftl', 'home-charge', 'Reite eine Attacke');
  translate('begin/settings.ftl', 'settings-theme', 'Farben');
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--no-minify', '--logLevel', 'error', '--outDir', dist],
    { cwd: ROOT, env: { ...process.env, SCOVELL_WORDS: words } },
  );
  const server = await serve(dist);
  try {
    await page.goto(server.url);
    await expect(page.getByText('Reite eine Attacke')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // What is laid by after the first visit: the language too.
    const later = await page.evaluate(async () => {
      for (let n = 0; n < 200; n += 1) {
        const kept = (await caches.has('scovell-later')) ? await (await caches.open('scovell-later')).keys() : [];
        if (kept.some(({ url }) => url.includes('/de-begin-'))) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return false;
    });
    expect(later).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('Farben')).toBeVisible();
    const language = page.getByRole('group', { name: 'Language' });
    await expect(language.getByRole('radio', { name: 'Deutsch' })).toBeChecked();

    await language.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByText('Theme')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(server.url);
    await expect(page.getByText('Lead a charge')).toBeVisible();
  } finally {
    server.close();
  }
});
