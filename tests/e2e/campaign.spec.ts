/** A campaign from nothing through a winter, on a small phone: typed, marched, thrown for with the table's own die, undone. */
import { expect, type Page, test } from '@playwright/test';
import { button, primary, tapOn } from './hands.ts';

const sheet = (page: Page) => page.locator('dialog[open]');
const field = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true });
const act = (page: Page) => sheet(page).locator('.btn--primary');

async function begin(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByLabel('Name', { exact: true }).fill('The Danube');
  await primary(page).click();
  await expect(page.getByText('Nothing is on the map yet.')).toBeVisible();
}

async function typePieces(page: Page): Promise<void> {
  await primary(page).click();
  await field(page, 'Name').fill('Bavaria');
  await field(page, 'Friendly to').selectOption({ label: 'France' });
  await act(page).click();
  await expect(sheet(page)).toHaveCount(0);
  await primary(page).click();
  await field(page, 'Leader').fill('Napoleon');
  for (const label of ['MR', 'SR', 'Battle rating']) await field(page, label).fill('4');
  await act(page).click();
  await expect(sheet(page)).toHaveCount(0);
  await primary(page).click();
  for (const name of ['I', 'III', 'IV']) {
    await field(page, 'Name').fill(name);
    await field(page, 'Battle rating').fill('3');
    if (name === 'IV') await act(page).click();
    else await sheet(page).getByRole('button', { name: 'Add, and another' }).click();
    await expect(name === 'IV' ? sheet(page) : field(page, 'Name')).toHaveCount(name === 'IV' ? 0 : 1);
    if (name !== 'IV') await expect(field(page, 'Name')).toHaveValue('');
  }
}

/** What can be done is in sight without scrolling, large enough for a thumb. */
async function inReach(page: Page): Promise<void> {
  const box = await primary(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(56);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('AON-015, AON-017 a campaign is begun, typed, and played through a winter', async ({ page }) => {
  await begin(page);
  await typePieces(page);
  await expect(page.getByText('Who acts?')).toBeVisible();
  await inReach(page);

  await tapOn(page, button(page, 'Winter round'));
  await expect(primary(page)).toHaveText(/Settle the winter/);
  await tapOn(page, primary(page));
  await expect(page.getByRole('heading', { name: /corps winter in Bavaria/ })).toBeVisible();
  await inReach(page);
  await tapOn(page, button(page, 'We threw our own'));
  await page.getByRole('button', { name: '1', exact: true }).click();
  // A 1 and one more for the friendly area: line 2, three corps, none lost; without it one is.
  await expect(page.getByRole('heading', { name: 'None lost' })).toBeVisible();
  await tapOn(page, button(page, 'Undo'));
  await tapOn(page, page.getByText('What counts'));
  await tapOn(page, page.getByRole('switch', { name: /Friendly area/ }));
  await tapOn(page, button(page, 'We threw our own'));
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 corps lost' })).toBeVisible();
  await inReach(page);
  await tapOn(page, primary(page));
  await tapOn(page, page.getByRole('switch', { name: /^III/ }));
  await tapOn(page, primary(page));
  await expect(page.getByText('Who acts?')).toBeVisible();

  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByText(/III is lost for good in winter quarters/)).toBeVisible();
  await tapOn(page, button(page, /^Undo/));
  await expect(page.locator('.entry--undone').last()).toContainText('III is lost');
  await tapOn(page, button(page, /^Redo/));
  await page.getByRole('link', { name: 'Ledger' }).click();
  await expect(page.getByRole('heading', { name: 'Lost for good' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lost for good' })).toBeVisible();
});
