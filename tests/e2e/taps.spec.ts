/** Real taps, counted, for the flows a table goes through all evening. */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  battleId,
  beginBattle,
  button,
  goTo,
  onDisk,
  onward,
  place,
  primary,
  question,
  sameDice,
  tapOn,
  toPhase,
  toStep,
  visit,
  winsTheContest,
} from './hands.ts';
import { late, test } from './slow.ts';
import { says } from './words.ts';

let taps = 0;
/** One tap of the finger; the next comes when the screen shows what this one did. */
const tap = async (page: Page, target: Locator) => {
  taps += 1;
  await tapOn(page, target);
};
const from = () => {
  taps = 0;
};

async function atTheTable(page: Page, phase = 1): Promise<void> {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  if (phase > 1) await toPhase(page, phase);
}

test('from a cold start to the open battle: one tap', async ({ page }) => {
  await atTheTable(page);
  await page.goto('about:blank');
  await page.goto('./');
  from();
  await tap(page, page.getByRole('link', { name: /^Continue/ }));
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(1);
});

test('a quality check of a unit: three taps from the turn, and one takes it back', async ({ page }) => {
  await atTheTable(page, 3);
  const before = await question(page).innerText();
  from();
  await tap(page, page.getByLabel(says('turn-check-of')).getByRole('button', { name: /Husson/ }));
  await tap(page, primary(page));
  await expect(page.locator('.result__word')).toBeVisible();
  await tap(page, primary(page));
  await expect(question(page)).toHaveText(before);
  expect(taps).toBeLessThanOrEqual(3);
  await tap(page, button(page, /^Undo/));
  await expect(page.locator('.result__word')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});

test("a formation's activation, its card chosen, the pots thrown, its order confirmed: four taps", async ({ page }) => {
  await atTheTable(page, 6);
  from();
  await tap(page, button(page, /II Corps/).first());
  await tap(page, button(page, /2nd Netherlands/).first());
  // Both pots are thrown with the second card.
  await expect(primary(page)).toHaveText(/ acts$/);
  await tap(page, primary(page));
  await expect(question(page)).toHaveText(/command/);
  await tap(page, primary(page));
  await expect(page.locator('.step-line').or(page.locator('.sheet-page'))).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});

test('the second card and its throw are one tap, and each is taken back by itself', async ({ page }) => {
  await atTheTable(page, 6);
  const asked = await question(page).innerText();
  await tap(page, page.locator('.picks .btn').first());
  const other = await question(page).innerText();
  expect(other).not.toBe(asked);
  await tap(page, page.locator('.picks .btn').first());
  const dice = page.locator('.command .pot');
  await expect(dice.first()).toBeVisible();
  await tap(page, button(page, /^Undo/));
  await expect(primary(page)).toHaveText(/^Throw/);
  await expect(dice).toHaveCount(0);
  await tap(page, button(page, /^Undo/));
  await expect(question(page)).toHaveText(other);
});

test('the first card lies face down until the second, and nobody is told its chances', async ({ page }) => {
  await atTheTable(page, 6);
  await tap(page, button(page, /^II Corps, /));
  await expect(page.getByText('French: a card lies face down.')).toBeVisible();
  const shown = await page.locator('main').innerText();
  expect(shown).not.toContain('II Corps');
  expect(shown).not.toContain('acts ');
  await tap(page, page.locator('.picks .btn').first());
  await expect(page.locator('.command')).toHaveCount(2);
  await expect(page.locator('.command').first()).toContainText('II Corps');
});

const sheet = (page: Page) => page.locator('.sheet-page');

/** Throws on, and accepts, with the large button alone: the whole question, whatever the dice say. */
async function throughIt(page: Page): Promise<void> {
  await expect(sheet(page)).toBeVisible();
  for (let i = 0; i < 10 && (await sheet(page).isVisible()); i += 1) await tap(page, primary(page));
  await expect(sheet(page)).toHaveCount(0);
}

async function acting(page: Page, step: string): Promise<void> {
  await atTheTable(page, 6);
  await winsTheContest(page, 'II Corps', '2nd Netherlands Division');
  await toStep(page, step);
}

test('artillery on a target: six taps at most, to the hits written down', async ({ page }) => {
  await atTheTable(page, 4);
  from();
  await tap(page, button(page, /Bijlandt/).first());
  await tap(page, page.getByRole('switch', { name: /^Reserve battery/ }));
  await throughIt(page);
  await expect(
    page.getByRole('region', { name: 'French guns fire on' }).getByRole('button', { name: /Bijlandt/ }),
  ).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(6);
});

test('a firefight, both sides thrown, checked and written: six taps at most', async ({ page }) => {
  await acting(page, 'Firefights');
  from();
  await tap(page, button(page, /Husson/).first());
  await tap(page, button(page, /Bijlandt/).first());
  await throughIt(page);
  await expect(page.locator('.step-line')).toHaveText(/Firefights/);
  expect(taps).toBeLessThanOrEqual(6);
});

test('a close combat from choosing it to the ledger: eight taps at most', async ({ page }) => {
  await acting(page, 'Close combats');
  from();
  await tap(page, button(page, /Hubert/).first());
  await tap(page, button(page, /Bijlandt/).first());
  await throughIt(page);
  await expect(page.locator('.step-line')).toHaveText(/Close combats/);
  expect(taps).toBeLessThanOrEqual(8);
});

test('a fight opens with one tap on the sheet of a unit', async ({ page }) => {
  await acting(page, 'Close combats');
  await goTo(page, 'unit', 'hubert');
  from();
  await tap(page, button(page, 'Fight Bijlandt'));
  await expect(sheet(page)).toBeVisible();
  expect(taps).toBe(1);
});

test("setting a unit's combat points: three taps, to any number", async ({ page }) => {
  await atTheTable(page);
  from();
  await tap(page, page.getByRole('link', { name: 'Army' }));
  await tap(page, button(page, /Husson/).first());
  await tap(page, page.getByRole('group', { name: /Combat points/ }).getByRole('button', { name: '2', exact: true }));
  await expect(
    page.getByRole('group', { name: /Combat points/ }).getByRole('button', { name: '2', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  expect(taps).toBeLessThanOrEqual(3);
});

test('going back and forward loses no throw', async ({ page }) => {
  await atTheTable(page, 3);
  await tapOn(page, page.getByLabel(says('turn-check-of')).getByRole('button', { name: /Husson/ }));
  await onward(page);
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

test('who leaves a sheet while its play is being written is led nowhere by it', async ({ page }) => {
  await atTheTable(page, 3);
  const id = battleId(page);
  const staysAt = async (hash: string) => {
    await page.waitForTimeout(500);
    expect(new URL(page.url()).hash).toBe(hash);
  };
  await goTo(page, 'army');
  const husson = button(page, /Husson/).first();
  const before = await husson.innerHTML();
  await husson.click();
  await page.evaluate(late, 2000);
  await button(page, /^1 hit$/).click();
  await page.goBack();
  await expect.poll(() => husson.innerHTML()).not.toBe(before);
  await staysAt(`#/battle/${id}/army`);

  const { count } = await onDisk(page, id);
  await husson.click();
  await button(page, /^Quality check$/).click();
  await place(page, '#/');
  await expect.poll(async () => (await onDisk(page, id)).count).toBeGreaterThan(count);
  await page.waitForTimeout(2000);
  await staysAt('#/');
});

test('a double click on what leaves a sheet goes one step back', async ({ page }) => {
  await atTheTable(page);
  await place(page, '#/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await page.locator('.day-link').click();
  const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
  await done.scrollIntoViewIfNeeded();
  await done.evaluate((el: HTMLElement) => {
    el.click();
    el.click();
  });
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  await tapOn(page, page.getByRole('link', { name: 'Army' }));
  await page.goBack();
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  await expect(page).toHaveURL(/battle\/[^/]+$/);
});

test('a battle ended over an open question: one tap to what the day cost, and the question comes back with it', async ({
  page,
}) => {
  await atTheTable(page, 3);
  await page
    .getByLabel(says('turn-check-of'))
    .getByRole('button', { name: /Husson/ })
    .click();
  await expect(page.locator('.sheet-page')).toBeVisible();
  const asked = await question(page).innerText();
  await goTo(page, 'sky');
  await page.getByText('End the battle').click();
  for (const side of [0, 1])
    await page
      .getByRole('switch', { name: / agrees to end it$/ })
      .nth(side)
      .click();
  await button(page, /^The battle is over/).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveText(says('over-question'));
  from();
  await tap(page, page.getByRole('link', { name: /^What the day cost/ }));
  await expect(page.getByRole('dialog')).toContainText('What the day cost');
  expect(taps).toBe(1);
  await goTo(page, 'turn');
  await button(page, 'Open the battle again').click();
  await expect(question(page)).toHaveText(asked);
});
