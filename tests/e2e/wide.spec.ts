/** A tablet, a small laptop and a phone laid down: the army stands beside the turn, each with half the width. */
import { expect } from '@playwright/test';
import { faults } from './faults.ts';
import { beginBattle, goTo, primary, question, tapOn, toPhase } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

for (const [name, width, height] of [
  ['a tablet', 768, 1024],
  ['a small laptop', 1024, 768],
  ['a phone laid down', 844, 390],
] as const)
  test(`on ${name} turn and army have half the width each, and nothing lies over another`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await beginBattle(page, 'quatre-bras-1815');
    await toPhase(page, 4);
    const columns = page.locator('.columns > *');
    await expect(columns).toHaveCount(2);
    await expect(columns.last().locator('.unit').first()).toBeVisible();
    const [turn, army] = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(turn).toBe(army);
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('.unit')]
        .map((row) => [...row.querySelectorAll('.unit__col')].map((col) => col.getBoundingClientRect()))
        .filter(([left, right]) => left!.right > right!.left)
        .map(([left]) => `${left!.left} ${left!.top}`),
    );
    expect(over).toEqual([]);
    await expect(primary(page)).toBeInViewport({ ratio: 1 });
    await primary(page).click();
    await expect(page.getByLabel(/^Phase 5 of nine/)).toBeVisible();
  });

test('on a laptop both armies stay beside a question, its answer stays in sight, and the day’s line in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginBattle(page, 'quatre-bras-1815');
  await toPhase(page, 4);
  const day = () => page.locator('.state').boundingBox();
  const before = await day();
  const armies = page.locator('.columns > .beside');
  await expect(armies).toBeVisible();
  await page
    .getByRole('button', { name: /Bijlandt/ })
    .first()
    .click();
  await expect(page.locator('.columns .sheet-page')).toBeVisible();
  await expect(armies.getByText('Perponcher')).toBeInViewport();
  expect(await day()).toEqual(before);
  const [asks, beside] = await page
    .locator('.columns > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(asks!.right).toBeLessThanOrEqual(beside!.left);
  const facts = page.getByRole('switch', { name: /^Reserve battery/ });
  await expect(facts).toBeInViewport({ ratio: 1 });
  await facts.click();
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  await primary(page).click();
  await expect(page.locator('.result')).toBeVisible();
  await expect(armies).toBeVisible();
  await primary(page).click();
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  expect(await day()).toEqual(before);
});

test('on a laptop a unit touched beside the turn lies over the turn, and the next one takes its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginBattle(page, 'quatre-bras-1815');
  await toPhase(page, 4);
  const asked = await question(page).innerText();
  const pip = async (name: string) => {
    const { x, y, width, height } = (await page.locator(`.pips [aria-label*="${name}"]`).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const sheet = (name: string) => page.getByRole('dialog', { name });
  await page.mouse.click(...(await pip('Husson')));
  const over = (await sheet('Husson').boundingBox())!;
  const armies = (await page.locator('.beside').boundingBox())!;
  expect(over.x + over.width).toBeLessThanOrEqual(armies.x + 1);
  for (const name of ['Bijlandt', 'Campi', 'Husson']) {
    await page.mouse.click(...(await pip(name)));
    await expect(sheet(name)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }
  // What is no unit closes it, and the turn is as it was; so does the way back, in one step.
  await page.mouse.click(armies.x + armies.width / 2, 795);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveText(asked);
  await page.mouse.click(...(await pip('Bijlandt')));
  await expect(sheet('Bijlandt')).toBeVisible();
  const step = await page.evaluate(() => history.state.n);
  await page.mouse.click(...(await pip('Campi')));
  await expect(sheet('Campi')).toBeVisible();
  // It takes the other one's place in the history, too, once the browser has gone back from that.
  await page.waitForFunction((n) => history.state?.n === n, step);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveText(asked);
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
});

test('on a tablet the army stays beside a question; in its own room it stands in columns, with a unit’s sheet beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await beginBattle(page, 'quatre-bras-1815');
  await toPhase(page, 4);
  await page
    .getByRole('button', { name: /Bijlandt/ })
    .first()
    .click();
  await expect(page.locator('.columns .sheet-page')).toBeVisible();
  await expect(page.locator('.columns > aside').getByText('Husson')).toBeInViewport();
  const [asks, beside] = await page
    .locator('.columns > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(asks!.right).toBeLessThanOrEqual(beside!.left);
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  expect(await faults(page)).toEqual([]);

  await goTo(page, 'army');
  const lefts = await page.locator('.group').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  expect(await faults(page)).toEqual([]);
  const husson = (await page.getByText('Husson').first().boundingBox())!;
  await goTo(page, 'unit', 'husson');
  const sheet = (await page.getByRole('dialog').boundingBox())!;
  expect(sheet.x).toBeGreaterThan(husson.x + husson.width);
  expect(sheet.x + sheet.width).toBe(768);
});

for (const [width, height] of [
  [768, 1024],
  [1280, 800],
] as const)
  test(`at ${width} px the builder’s outline stands at the left of what is written`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#/scenario/quatre-bras-1815');
    await tapOn(page, page.getByRole('button', { name: says('editor-copy-and-change') }));
    await expect(page.locator('.outline')).toBeVisible();
    const outline = (await page.locator('.outline').boundingBox())!;
    const main = (await page.locator('.desk > main').boundingBox())!;
    expect(outline.x + outline.width).toBeLessThanOrEqual(main.x);
    expect(main.x + main.width).toBeGreaterThan(width * 0.8);
    // The rows of its list touch each other.
    expect((await faults(page)).filter((fault) => !fault.startsWith('near'))).toEqual([]);
  });
