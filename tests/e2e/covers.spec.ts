/** One phone for both sides, passed from hand to hand: no screen of one side shows what is the other's. */
import { expect, type Page } from '@playwright/test';
import { beginBattle, button, goTo, primary, question, toPhase, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const PLANS = { French: 'Wait behind the Bossu wood until three', Allied: 'The Guards come up by the Nivelles road' };

async function begin(page: Page): Promise<void> {
  await visit(page);
  await page.goto('./#/new/quatre-bras-1815');
  await page.getByRole('radio', { name: /Passed round/ }).check();
  await primary(page).click();
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
}

const screenText = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

test('plans, briefings, counts and the card laid first stay under their covers', async ({ page }) => {
  await begin(page);
  for (const [side, plan] of Object.entries(PLANS)) {
    await goTo(page, 'papers', side === 'French' ? 'a' : 'b');
    await expect(page.getByText(says('cover-nothing'))).toBeVisible();
    await primary(page).click();
    await page.getByLabel(/Battle plan/).fill(plan);
    await button(page, says('papers-keep')).click();
    await expect(button(page, says('papers-keep'))).toHaveAttribute('aria-disabled', 'true');
    for (const [other, secret] of Object.entries(PLANS))
      if (other !== side) expect(await screenText(page)).not.toContain(secret);
    await button(page, 'Done').click();
  }
  // On the table, neither plan nor count is in any room.
  for (const room of ['turn', 'army', 'journal', 'sky']) {
    await goTo(page, room);
    await expect(page.getByText('roll dice hidden').first()).toBeAttached();
    const text = await screenText(page);
    for (const secret of Object.values(PLANS)) expect(text).not.toContain(secret);
  }
  await goTo(page, 'turn');
  await toPhaseSix(page);
  await expect(page.getByText('Hand over to')).toContainText('the French player');
  expect(await screenText(page)).not.toContain('Reille');
  await primary(page).click();
  await button(page, /II Corps/)
    .first()
    .click();
  await expect(page.getByText('Hand over to')).toContainText('the Allied player');
  await primary(page).click();
  const theirs = button(page, /2nd Netherlands/).first();
  await expect(theirs).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain('II Corps');
  await theirs.click();
  await expect(page.locator('.command').first()).toBeVisible();
  await expect(page.locator('main')).toContainText('II Corps');
});

test('the umpire sees everything, behind a cover of his own, and it is gone when he covers it', async ({ page }) => {
  await begin(page);
  await goTo(page, 'papers', 'umpire');
  await expect(page.getByText(says('cover-nothing'))).toBeVisible();
  await primary(page).click();
  await expect(question(page)).toHaveText('The umpire’s papers');
  await page.getByText('Hidden orders').first().click();
  await page.getByLabel(/^II Corps/).fill('hidden in the wood');
  await button(page, says('papers-keep')).first().click();
  await expect(page.locator('.day .rerolls').first()).not.toContainText('–');
  await button(page, 'Cover it').click();
  for (const room of [['turn'], ['journal'], ['papers', 'a']]) {
    await goTo(page, ...room);
    await expect(page.locator('main').first()).toBeVisible();
    expect(await screenText(page)).not.toContain('hidden in the wood');
  }
});

test('the reference opens over a cover and over papers, tells nothing of a side, and gives them back as they were', async ({
  page,
}) => {
  await begin(page);
  const book = page.getByRole('dialog', { name: 'Reference' });
  const open = async () => {
    await page.getByRole('link', { name: 'Reference' }).click();
    await expect(book.getByRole('heading', { name: 'Every chart of the rules' })).toBeAttached();
  };
  await toPhaseSix(page);
  const cover = page.getByRole('heading', { name: 'Hand over to the French player' });
  await expect(cover).toBeVisible();
  await open();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(cover).toBeVisible();

  await goTo(page, 'papers', 'a');
  await primary(page).click();
  const plan = page.getByLabel(/Battle plan/);
  await plan.fill(PLANS.French);
  await open();
  await book.getByLabel('Find a chart or a word').fill('movement');
  await book
    .getByRole('link', { name: /^Movement/ })
    .first()
    .click();
  await expect(book.locator('.chart')).toBeVisible();
  await book.getByRole('link', { name: 'All charts, and find a word' }).click();
  await expect(book.getByLabel('Find a chart or a word')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book).toHaveCount(0);
  await expect(plan).toHaveValue(PLANS.French);
});

/** Steps back arrive late, as on a laden phone: whoever asked for one has long gone on. */
const lateBack = (page: Page, ms: number) =>
  page.evaluate((wait) => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, wait);
  }, ms);

test('who goes on while a sheet is being left stays where he went, and comes back to where he was', async ({
  page,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  const book = page.getByRole('dialog', { name: 'Reference' });
  const turn = page.url();
  await lateBack(page, 300);
  await page.getByRole('link', { name: 'Reference' }).click();
  await expect(book).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, 'papers', 'a');
  await page.waitForTimeout(800);
  await expect(book).toHaveCount(0);
  expect(page.url()).toMatch(/papers\/a$/);
  await page.goBack();
  await expect(page).toHaveURL(turn);

  // The same with what lies over a question.
  await page.locator('.strip button').first().click();
  await button(page, /own card/).click();
  await button(page, 'Back').click();
  await goTo(page, 'army');
  await page.waitForTimeout(800);
  expect(page.url()).toMatch(/army$/);
  await expect(page.locator('button.unit').first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('.sheet-page')).toBeVisible();
  // And at its own pace.
  await button(page, /own card/).click();
  await page.goBack();
  await expect(page.locator('.sheet-page')).toBeVisible();
  await expect(page.locator('fieldset')).toHaveCount(0);
});

async function toPhaseSix(page: Page): Promise<void> {
  await toPhase(page, 5);
  await primary(page).click();
}
