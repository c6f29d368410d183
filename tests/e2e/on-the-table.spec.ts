/** What is to be done on the table stays in sight until the next throw, and can be called back. */
import { expect, type Page } from '@playwright/test';
import {
  beginBattle,
  button,
  goTo,
  onward,
  ownCard,
  primary,
  sameDice,
  tapOn,
  toPhase,
  toStep,
  visit,
  winsTheContest,
} from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const strip = (page: Page) => page.getByRole('status', { name: says('turn-happened') });

test('after Accept it stands over the next question, until somebody throws; then it is called back', async ({
  page,
}) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 5);
  await goTo(page, 'unit', 'kempt');
  await tapOn(page, button(page, 'Disorder check'));
  const at = async () => (await primary(page).boundingBox())?.y;
  await ownCard(page, '^Disordered');
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  await expect(strip(page)).toContainText(says('hands-do'));
  await expect(strip(page)).toContainText(/Kempt: \d+CP, disordered/);
  // It covers nothing, and moves no button.
  const before = await at();
  const box = (await strip(page).boundingBox())!;
  expect(before).toBeGreaterThanOrEqual(box.y + box.height);
  await goTo(page, 'army');
  await goTo(page, 'turn');
  await expect(strip(page)).toContainText('Kempt');
  expect(await at()).toBe(before);

  await goTo(page, 'unit', 'kempt');
  await tapOn(page, button(page, 'Quality check'));
  // A question that somebody chooses has its sheet to itself.
  await expect(page.locator('.sheet-page')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await ownCard(page, 'Normal');
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
  await page.getByText(says('hands-before')).click();
  await expect(page.locator('.told-before li')).toContainText(/Kempt: \d+CP, disordered/);
});

test('with its phase it goes, and is called back', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 5);
  await goTo(page, 'unit', 'kempt');
  await tapOn(page, button(page, 'Disorder check'));
  await ownCard(page, '^Disordered');
  await expect(strip(page)).toContainText('Kempt');
  await onward(page);
  await expect(strip(page)).toHaveCount(0);
  await page.getByText(says('hands-before')).click();
  await expect(page.locator('.told-before li').last()).toContainText(/Kempt: \d+CP, disordered/);
});

test('over a battle that has ended nothing is left to do', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 5);
  await goTo(page, 'unit', 'kempt');
  await tapOn(page, button(page, 'Disorder check'));
  await ownCard(page, '^Disordered');
  await expect(strip(page)).toBeVisible();
  await goTo(page, 'sky');
  await page.getByText('End the battle').click();
  for (const side of [0, 1])
    await page
      .getByRole('switch', { name: / agrees to end it$/ })
      .nth(side)
      .click();
  await tapOn(page, button(page, /^The battle is over/));
  await goTo(page, 'turn');
  await expect(page.locator('h1').first()).toHaveText(says('over-question'));
  await expect(strip(page)).toHaveCount(0);
});

test('how it is done opens in the strip, as wide as the page', async ({ page }) => {
  const picker = page.locator('fieldset.picker').first();
  await visit(page);
  await page.goto('./#/new/maida-1806');
  await page.getByRole('radio', { name: /^Our own/ }).check();
  await tapOn(page, primary(page));
  await toPhase(page, 6);
  await tapOn(page, button(page, /^Left wing, /));
  await tapOn(page, button(page, /^British right, /));
  await tapOn(page, picker.getByRole('button', { name: '12', exact: true }));
  await onward(page);
  await toStep(page, 'Close combats');
  await tapOn(page, button(page, /1er Légère/).first());
  await tapOn(page, button(page, /Kempt/).first());
  // One hit each, and a High card for both.
  while (await page.locator('.sheet-page').isVisible())
    await tapOn(page, (await picker.isVisible()) ? picker.getByRole('button').nth(1) : primary(page));
  await expect(strip(page)).toContainText(/Kempt: .*loses 1, \d+CP left/);
  // The moves first, and no card that was drawn.
  await expect(strip(page)).not.toContainText('draws');
  await tapOn(page, strip(page).locator('summary'));
  const line = strip(page).locator('details .entry').first();
  await expect(line).toBeInViewport();
  const box = (await line.boundingBox())!;
  expect(box.width).toBeGreaterThan(240);
  expect(box.height).toBeLessThan(120);
  // With the next question it is folded again.
  await onward(page);
  await expect(strip(page).locator('details[open]')).toHaveCount(0);
});

test('a contact that is not fought out is the large button, before the next step', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 6);
  await winsTheContest(page, 'British right', 'Left wing');
  await toStep(page, 'Move');
  await goTo(page, 'unit', 'kempt');
  await tapOn(page, button(page, 'Charge 1er Légère'));
  await ownCard(page, 'Very High');
  await toStep(page, 'Close combats');
  await expect(primary(page)).toHaveText(/Kempt against 1er Légère/);
  await expect(button(page, says('turn-after-combats'))).toBeVisible();
  await onward(page);
  await expect(page.locator('.duel--names')).toContainText(/\d+ dice on \d/);
});
