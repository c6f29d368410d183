/** Both armies at a glance: one tap from the turn, one tap to any formation; beside the turn on a large screen; alone on a television. */
import { expect, type Page } from '@playwright/test';
import { faults } from './faults.ts';
import { battleId, beginBattle, primary, sameDice, toPhase, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const fits = (width: number, scrolls: number) => expect(scrolls).toBeLessThanOrEqual(width);

test('one tap from the turn, one to a formation, and back as it came', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  await page.locator('.day__dice').tap();
  await expect(page.locator('h1')).toHaveText(says('glance-even'));
  await expect(page.locator('.facing__army')).toHaveCount(2);
  await expect(page.locator('.pip').first()).toBeVisible();
  fits(360, await page.evaluate(() => document.documentElement.scrollWidth));
  const corps = page.locator('.corps a').first();
  expect((await corps.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await corps.tap();
  await expect(page.locator('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.facing')).toBeVisible();
  // Every unit is a target of its own, and names itself and its states.
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: /Husson, \d+ of \d+ combat points/ }).tap();
  await expect(page.getByRole('dialog', { name: /Husson/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(says('glance-follows'))).toBeVisible();
  await page.getByRole('link', { name: says('glance-leave') }).tap();
  await expect(primary(page)).toBeVisible();
});

/** How far each named arrival stands from its own tick on the hour line, in px; and how many names lie over another. */
const hourLine = (page: Page) =>
  page.evaluate(() => {
    const ticks = [...document.querySelectorAll('.hourline .is-due')].map((tick) => tick.getBoundingClientRect().left);
    const names = [...document.querySelectorAll<HTMLElement>('.hourline__due li:not(.is-more)')].filter(
      (name) => name.offsetParent !== null,
    );
    const off = names.map((name) => {
      const { left, right } = name.getBoundingClientRect();
      return Math.min(...ticks.map((tick) => Math.min(Math.abs(tick - left), Math.abs(tick + 3 - right))));
    });
    const words = names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    });
    const over = words.filter((one) =>
      words.some(
        (other) =>
          one !== other &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom - 2 &&
          other.top < one.bottom - 2,
      ),
    );
    return { named: names.length, off: Math.max(...off), over: over.length };
  });

test('each arrival is named at its own hour, and none over another', async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'waterloo-1815');
  const id = await battleId(page);
  for (const [width, height] of [
    [360, 640],
    [412, 915],
    [800, 1024],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`./#/battle/${id}/glance`);
    await expect(page.locator('.hourline__due li').first()).toBeVisible();
    const line = await hourLine(page);
    expect(line.named, `at ${width}`).toBeGreaterThanOrEqual(3);
    expect(line, `at ${width}`).toMatchObject({ over: 0 });
    expect(line.off, `at ${width}`).toBeLessThan(3);
    fits(width, await page.evaluate(() => document.documentElement.scrollWidth));
  }
});

test('follows the ledger: what is lost is told at once, in another tab as well', async ({ page, context }) => {
  await sameDice(context);
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  await toPhase(page, 4);
  const id = await battleId(page);
  const television = await context.newPage();
  await television.setViewportSize({ width: 1920, height: 1080 });
  await television.goto(`./#/battle/${id}/glance`);
  await expect(television.locator('h1')).toHaveText(says('glance-even'));
  // Nothing to touch on it, and nothing below its edge.
  await expect(television.getByRole('link', { name: says('glance-leave') })).toBeHidden();
  expect(await television.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1080);
  await page.locator('.rail a').nth(1).tap();
  await page.locator('.unit').first().tap();
  const points = page.locator('dialog .figures button, dialog [class*="choice"] button').filter({ hasText: /^0$/ });
  await points.first().tap();
  await expect(television.locator('h1')).not.toHaveText(says('glance-even'));
  await expect(television.locator('.balance__n').first()).not.toHaveText(/ 0$/);
});

test('stands beside the turn on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginBattle(page, 'quatre-bras-1815');
  await expect(page.locator('.columns .facing')).toBeVisible();
  fits(1280, await page.evaluate(() => document.documentElement.scrollWidth));
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  await primary(page).click();
  await expect(page.locator('.columns .facing')).toBeVisible();
});
