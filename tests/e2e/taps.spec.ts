/** Real taps, counted, for the flows a table goes through all evening. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { beginBattle, button, goTo, primary, question, toPhase, visit } from './hands.ts';

let taps = 0;
const tap = async (target: Locator) => {
  taps += 1;
  await target.click();
};
const from = () => {
  taps = 0;
};

async function atTheTable(page: Page, phase = 1): Promise<void> {
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  if (phase > 1) await toPhase(page, phase);
}

test('from a cold start to the open battle: one tap', async ({ page }) => {
  await atTheTable(page);
  await page.goto('about:blank');
  await page.goto('./');
  from();
  await tap(page.getByRole('link', { name: /^Continue/ }));
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(1);
});

test('a quality check of a unit: three taps from the turn, and one takes it back', async ({ page }) => {
  await atTheTable(page, 3);
  const before = await question(page).innerText();
  from();
  await tap(page.getByLabel('Quality check of a unit').getByRole('button', { name: /Husson/ }));
  await tap(primary(page));
  await expect(page.locator('.result__word')).toBeVisible();
  await tap(primary(page));
  await expect(question(page)).toHaveText(before);
  expect(taps).toBeLessThanOrEqual(3);
  await tap(button(page, /^Undo/));
  await expect(page.locator('.result__word')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});

test("a formation's activation, its card chosen, the pots thrown, its order confirmed: four taps", async ({ page }) => {
  await atTheTable(page, 6);
  from();
  await tap(button(page, /II Corps/).first());
  await tap(button(page, /2nd Netherlands/).first());
  // A tie is thrown again by both, and counts for nobody.
  while (/^Throw/.test(await primary(page).innerText())) await primary(page).click();
  await tap(primary(page));
  await expect(question(page)).toHaveText(/command/);
  await tap(primary(page));
  await expect(page.locator('.step-line').or(page.locator('.sheet-page'))).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});

test("setting a unit's combat points: three taps, to any number", async ({ page }) => {
  await atTheTable(page);
  from();
  await tap(page.getByRole('link', { name: 'Army' }));
  await tap(button(page, /Husson/).first());
  await tap(page.getByRole('group', { name: /Combat points/ }).getByRole('button', { name: '2', exact: true }));
  await expect(
    page.getByRole('group', { name: /Combat points/ }).getByRole('button', { name: '2', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  expect(taps).toBeLessThanOrEqual(3);
});

test('going back and forward loses no throw', async ({ page }) => {
  await atTheTable(page, 3);
  await page
    .getByLabel('Quality check of a unit')
    .getByRole('button', { name: /Husson/ })
    .click();
  await primary(page).click();
  const word = await page.locator('.result__word').innerText();
  await goTo(page, 'army');
  await page.goBack();
  await expect(page.locator('.result__word')).toHaveText(word);
  await page.goForward();
  await expect(page.getByRole('group', { name: 'Side' })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.locator('.result__word')).toHaveText(word);
});
