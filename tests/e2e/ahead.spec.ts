/** The next page is made ready while a finger is on its button, out of sight, and is the one that is shown once it is done. */
import { expect, type Page } from '@playwright/test';
import { handOn, middleOf } from './finger.ts';
import {
  battleId,
  beginBattle,
  button,
  changing,
  mustVerify,
  onDisk,
  phaseNow,
  press,
  primary,
  question,
  tapOn,
  toPhase,
  visit,
} from './hands.ts';
import { test } from './slow.ts';

const ready = (page: Page) => page.locator('.stage--ahead');
const lit = (page: Page) => page.locator('.stage:not(.stage--ahead)');

const entriesOf = async (page: Page) => mustVerify(await onDisk(page, battleId(page)));

/** Has the page that stands ready remember that it does; it is gone with the node that bears it. */
const mark = (page: Page) => ready(page).evaluate((stage) => Object.assign(stage, { __marked: true }));
const isMarked = (page: Page) => lit(page).evaluate((stage) => '__marked' in stage);

test.beforeEach(async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
});

test('the next page is ready under the finger, and is shown when it has left and all is on the disk', async ({
  page,
}) => {
  const { down, up } = await handOn(page);
  const before = await lit(page).innerText();
  await down(await middleOf(primary(page)));
  await expect(ready(page)).toHaveCount(1);
  // Nobody sees it, and nobody hears of it.
  await expect(ready(page)).toHaveCSS('opacity', '0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skirmishers out?');
  expect(await lit(page).innerText()).toBe(before);
  expect(await phaseNow(page)).toBe(1);
  expect((await entriesOf(page)).length).toBe(1);
  await mark(page);
  await changing(page, up);
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('.stage')).toHaveCount(1);
  await expect(lit(page)).not.toHaveAttribute('aria-hidden');
  await expect(lit(page)).toHaveCSS('position', 'static');
  expect(await phaseNow(page)).toBe(2);
  expect((await entriesOf(page)).length).toBe(2);
  // What stands there is alive.
  await tapOn(page, primary(page));
  expect(await phaseNow(page)).toBe(3);
});

test('a finger that slides off leaves nothing behind', async ({ page }) => {
  const { down, move, up } = await handOn(page);
  const at = await middleOf(primary(page));
  const before = await lit(page).innerText();
  await down(at);
  await expect(ready(page)).toHaveCount(1);
  await move({ ...at, x: at.x + 60 });
  await up();
  await expect(ready(page)).toHaveCount(0);
  expect(await lit(page).innerText()).toBe(before);
  expect((await entriesOf(page)).length).toBe(1);
});

test('a check is asked, thrown, accepted and taken back on pages that stood ready', async ({ page }) => {
  const { down, up } = await handOn(page);
  await tapOn(page, page.locator('.strip button').first());
  const deed = async (on = primary(page)) => {
    await down(await middleOf(on));
    await expect(ready(page)).toHaveCount(1);
    await mark(page);
    await changing(page, up);
    expect(await isMarked(page)).toBe(true);
    await expect(ready(page)).toHaveCount(0);
  };
  const asked = await lit(page).innerText();
  await deed();
  const thrown = await lit(page).innerText();
  expect(thrown).not.toBe(asked);
  await deed();
  await expect(question(page)).toHaveText('Skirmishers out?');
  await deed(button(page, /^Undo/).first());
  expect(await lit(page).innerText()).toBe(thrown);
  // A question takes the focus.
  await expect(page.locator('main')).toBeFocused();
  await deed(button(page, /^Undo/).first());
  expect(await lit(page).innerText()).toBe(asked);
  const kinds = (await entriesOf(page)).map(({ kind }) => kind);
  expect(kinds).toEqual(['deed', 'deed', 'deed', 'deed', 'undo', 'undo']);
});

test('a page that was scrolled stays where it is while the next is made ready, which begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 320 });
  const { down, up } = await handOn(page);
  await page.evaluate(() => scrollTo(0, 80));
  await primary(page).scrollIntoViewIfNeeded();
  const at = await page.evaluate(() => scrollY);
  expect(at).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  await down(await middleOf(primary(page)));
  await expect(ready(page)).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(at);
  await changing(page, up);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a disk that takes nothing leaves the page as it was, and what stood ready is gone', async ({ page }) => {
  const { down, up } = await handOn(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put;
  });
  await down(await middleOf(primary(page)));
  await expect(ready(page)).toHaveCount(1);
  await changing(page, up);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(1);
  expect(await phaseNow(page)).toBe(1);
  expect((await entriesOf(page)).length).toBe(1);
});

test('what is for the eyes of one side is never made ready', async ({ page }) => {
  await page.goto('./#/new/quatre-bras-1815');
  await page.getByRole('radio', { name: /Passed round/ }).check();
  await primary(page).click();
  await toPhase(page, 5);
  const { down, up } = await handOn(page);
  await down(await middleOf(primary(page)));
  await page.waitForTimeout(300);
  await expect(ready(page)).toHaveCount(0);
  await changing(page, up);
  await press(page, /^I am/);
  const card = button(page, /II Corps/).first();
  await down(await middleOf(card));
  await page.waitForTimeout(300);
  await expect(ready(page)).toHaveCount(0);
  await changing(page, up);
  await expect(page.getByText('Hand over to')).toContainText('the Allied player');
});
