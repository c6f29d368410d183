/** What is to be done on the table stays in sight until the next throw, and can be called back. */
import { expect, type Page } from '@playwright/test';
import { beginBattle, button, goTo, ownCard, primary, sameDice, tapOn, toPhase, visit } from './hands.ts';
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
  await ownCard(page, 'Normal');
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  await expect(strip(page)).toHaveCount(0);
  await page.getByText(says('hands-before')).click();
  await expect(page.locator('.told-before li')).toContainText(/Kempt: \d+CP, disordered/);
});
