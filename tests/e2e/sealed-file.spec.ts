/** The file of a battle that runs: the phone that wrote it takes it in as it was, another in a marked copy; nobody goes back behind what was thrown. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, button, goTo, mustVerify, onDisk, onward, visit } from './hands.ts';
import { test } from './slow.ts';
import { seedOf } from './with-seed.ts';
import { says } from './words.ts';

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
  await context.close();
});

test('an older file, after the battle was deleted, goes on in a marked copy: its dice are known by then', async ({
  page,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  const id = battleId(page);
  const file = await savedFile(page);
  const { header, count } = await onDisk(page, id);
  await goTo(page, 'turn');
  await onward(page);
  await page.goto('./#/settings');
  await page.getByText(/^Maida/).click();
  await button(page, says('settings-delete')).click();
  await button(page, new RegExp(says('settings-delete-sure', { title: 'Maida' }))).click();
  await expect(page.getByText(/^Maida/)).toHaveCount(0);
  await takeIn(page, file);
  await expect(page.getByText(says('taking-what', { change: 'earlier', entries: count, more: 0 }))).toBeVisible();
  await button(page, says('taking-yes', { change: 'earlier' })).click();
  await expect(page).toHaveURL(new RegExp(`battle/${id}-`));
  const copy = await onDisk(page, battleId(page));
  expect(mustVerify(copy)).toHaveLength(1);
  expect(copy.header.seal).not.toBe(header.seal);
  await onward(page);
});
