/** The file of a battle that runs: the phone that wrote it takes it in as it was, another in a marked copy, unless its seed was given. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, button, goTo, mustVerify, onDisk, onward, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const seedOf = (page: Page, id: string): Promise<string> =>
  page.evaluate(
    (battle) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('scovell');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('battles').objectStore('battles').get(battle);
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.seed);
          };
        };
      }),
    id,
  );

async function savedFile(page: Page): Promise<string> {
  await goTo(page, 'journal');
  const coming = page.waitForEvent('download');
  await button(page, new RegExp(says('journal-save-file'))).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

async function takeIn(page: Page, content: string): Promise<void> {
  await page.goto('./#/scenarios');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Maida.scovell.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

test('a running battle is saved without its seed, and the sheet says what that means', async ({ page, browser }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  const id = battleId(page);
  const seed = await seedOf(page, id);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const file = await savedFile(page);
  expect(file).not.toContain(seed);
  await expect(page.getByText(says('keeping-locked'))).toBeVisible();
  await expect(page.getByText(says('keeping-ago', { days: 0 }))).toBeVisible();

  // Thrown away here, it comes back as it was.
  await page.goto('./#/settings');
  await page.getByText(says('settings-record', { title: 'Maida', n: 2 })).click();
  await button(page, says('settings-delete')).click();
  await button(page, new RegExp(says('settings-delete-sure', { title: 'Maida' }))).click();
  await expect(page.getByText(says('settings-record', { title: 'Maida', n: 2 }))).toHaveCount(0);
  await takeIn(page, file);
  await expect(page).toHaveURL(new RegExp(`battle/${id}`));
  await expect(page.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  expect(await seedOf(page, id)).toBe(seed);

  // On another phone it goes on in a copy, and only with a yes.
  const context = await browser.newContext({ acceptDownloads: true });
  const other = await context.newPage();
  await visit(other);
  await takeIn(other, file);
  await expect(other.getByText(says('taking-what', { change: 'sealed', entries: 2, more: 0 }))).toBeVisible();
  await button(other, says('taking-yes', { change: 'sealed' })).click();
  await expect(other.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  const copy = await onDisk(other, battleId(other));
  expect(mustVerify(copy)).toHaveLength(1);
  expect(copy.header.seal).not.toBe(JSON.parse(file).header.seal);
  await onward(other);

  // Given on purpose, the seed goes along.
  await goTo(page, 'journal');
  await page.getByRole('switch', { name: says('keeping-seed') }).click();
  await expect(page.getByText(says('keeping-open'))).toBeVisible();
  const coming = page.waitForEvent('download');
  await button(page, new RegExp(says('journal-save-file'))).click();
  const open = readFileSync(await (await coming).path(), 'utf8');
  expect(open).toContain(seed);
  await takeIn(other, open);
  await expect(other).toHaveURL(new RegExp(`battle/${id}`));
  await context.close();
});
