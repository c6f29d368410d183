/** A campaign from nothing through a winter, on a small phone: typed, marched, thrown for with the table's own die, undone. */
import { expect, type Locator, type Page } from '@playwright/test';
import { button, place, primary, tapOn } from './hands.ts';
import { late, test } from './slow.ts';
import { takeSample } from './tour-campaign.ts';
import { says } from './words.ts';

const sheet = (page: Page) => page.locator('dialog[open]');
const field = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true });
const act = (page: Page) => sheet(page).locator('.btn--primary');

async function begin(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: /Age of Napoleon/ }).click();
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
  await tapOn(page, button(page, 'Use our own dice'));
  await page.getByRole('button', { name: '1', exact: true }).click();
  // A 1 and one more for the friendly area: line 2, three corps, none lost; without it one is.
  await expect(page.getByRole('heading', { name: 'None lost' })).toBeVisible();
  await tapOn(page, button(page, 'Undo'));
  await tapOn(page, page.getByText('What counts'));
  await tapOn(page, page.getByRole('switch', { name: /Friendly area/ }));
  await tapOn(page, button(page, 'Use our own dice'));
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 corps lost' })).toBeVisible();
  await inReach(page);
  await tapOn(page, primary(page));
  await tapOn(page, page.getByRole('switch', { name: /^III/ }));
  await tapOn(page, primary(page));
  await expect(page.getByText('Who acts?')).toBeVisible();

  await page.getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByText(/III is lost for good in winter quarters/)).toBeVisible();
  // The die that was laid before the area was said to be friendly.
  await expect(page.getByText(says('campaign-undone', { n: 1 }))).toBeVisible();
  await tapOn(page, button(page, /^Undo/));
  await expect(page.locator('.entry--undone').last()).toContainText('III is lost');
  await tapOn(page, button(page, /^Redo/));
  await page.getByRole('link', { name: 'Ledger' }).click();
  await expect(page.getByRole('heading', { name: 'Lost for good' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lost for good' })).toBeVisible();
});

const choice = (page: Page, index: number) => sheet(page).locator('.choice').nth(index);

/** Opens what can be set of a unit by hand; from one unit to the next it stays open. */
async function openByHand(page: Page): Promise<void> {
  const fold = sheet(page).locator('details', { hasText: says('unit-set-by-hand') });
  if (!(await fold.evaluate((el: HTMLDetailsElement) => el.open))) await fold.locator('summary').first().click();
}

/** Sets what became of a unit of the battle that is open. */
async function eliminate(page: Page, battle: string, unit: string): Promise<void> {
  await place(page, `${battle}/unit/${unit}`);
  await openByHand(page);
  await choice(page, -1).locator('.fact').nth(2).click();
  await expect(choice(page, -1).getByRole('radio').nth(2)).toBeChecked();
}

test('AON-018, AON-019 a battle goes to the table, spent corps begin it Tired, and its losses come home', async ({
  page,
}) => {
  await page.goto('./#/campaigns');
  await takeSample(page);
  const campaign = new URL(page.url()).hash;
  await place(page, `${campaign}/army/m1`);
  await tapOn(page, sheet(page).getByRole('button', { name: says('aon-moves', { name: 'Napoleon' }) }));
  await page.locator('.route__next select').selectOption({ label: 'Vienna' });
  await expect(page.locator('.route__step')).toHaveText(/Vienna/);
  await tapOn(page, primary(page));
  await expect(primary(page)).toContainText(says('aon-attacks', { name: 'Napoleon', enemy: 'Charles' }));
  for (let i = 0; i < 3; i += 1) await tapOn(page, primary(page));
  await tapOn(page, button(page, says('campaign-table-decides')));
  await tapOn(page, button(page, says('aon-to-table')));

  // 12 French corps' points are 120 in 16 units; the four Austrian corps have one more each at home: 130 in 17.
  await expect(button(page, new RegExp(says('aon-lay-out-note', { n: 33 })))).toBeVisible();
  await button(page, new RegExp(says('aon-lay-out'))).click();
  await expect(page).toHaveURL(/#\/new\//);
  await button(page, 'Throw them here').click();
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true');
  await primary(page).click();
  await expect(page).toHaveURL(/#\/battle\//);
  const battle = new URL(page.url()).hash.split('/').slice(0, 3).join('/');
  // The II Corps was spent and begins Tired; the Guard was fresh.
  for (const [unit, worn] of [
    ['c2-1', 1],
    ['c1-1', 0],
  ] as const) {
    await place(page, `${battle}/unit/${unit}`);
    await openByHand(page);
    await expect(choice(page, 0).getByRole('radio').nth(worn)).toBeChecked();
  }
  // Half of the Austrian I Corps, and one of five units of the Guard.
  for (const unit of ['c7-1', 'c7-2', 'c1-1']) await eliminate(page, battle, unit);

  await place(page, campaign);
  await expect(button(page, new RegExp(says('aon-bring-not-yet')))).toBeVisible();
  await place(page, `${battle}/sky`);
  await page.getByText('End the battle').click();
  for (const side of [0, 1])
    await page
      .getByRole('switch', { name: / agrees to end it$/ })
      .nth(side)
      .click();
  await button(page, /^The battle is over/).click();
  await expect(page.getByText('End the battle')).toHaveCount(0);

  await place(page, campaign);
  await tapOn(page, button(page, new RegExp(`^${says('aon-bring-home')}$`)));
  await expect(page.getByRole('radio', { name: says('aon-table-loses', { name: 'Charles' }) })).toBeChecked();
  await expect(page.getByText(says('aon-table-losses', { name: 'Charles', n: 1 }))).toBeVisible();
  await expect(page.getByText(says('aon-table-losses', { name: 'Napoleon', n: 0 }))).toBeVisible();
  await tapOn(page, primary(page));
  // No Pursuit card; beaten outright Austria loses one corps more, one of the two for good.
  await tapOn(page, primary(page));
  await expect(page.getByRole('switch', { name: /^I rating/ }).first()).toBeChecked();
  await tapOn(page, primary(page));
  await page.locator('.field select').selectOption({ label: 'Bohemia' });
  await tapOn(page, primary(page));

  await place(page, `${campaign}/ledger`);
  const box = (code: string) => page.locator('.area-block', { has: page.getByRole('heading', { name: says(code) }) });
  await expect(box('aon-box-out').locator('.corps-row b')).toHaveText(['I']);
  await expect(box('aon-box-prisoners').locator('.corps-row b')).toHaveText(['II Reserve']);
  await expect(page.locator('.area-block', { hasText: 'Bohemia' }).locator('.corps-row--corps b')).toHaveText([
    'III',
    'V',
  ]);
});

test('AON-017 what a hand holds lies under its player’s cover, and nobody else is shown it', async ({ page }) => {
  await page.goto('./#/campaigns');
  await takeSample(page);
  const campaign = new URL(page.url()).hash;
  const secret = 'Scorched Earth, Mud';
  const shown = () => page.evaluate(() => document.documentElement.outerHTML);
  for (const room of ['ledger', 'side/b', 'journal', 'hand/b', 'hand/a']) {
    await place(page, `${campaign}/${room}`);
    expect(await shown()).not.toContain(secret);
  }
  await place(page, `${campaign}/hand/b`);
  await tapOn(page, primary(page));
  await expect(page.getByLabel(says('aon-form-held'), { exact: true })).toHaveValue(secret);
  await page.getByLabel(says('aon-form-held'), { exact: true }).fill('Mud');
  await tapOn(page, primary(page));
  await place(page, `${campaign}/hand/b`);
  await expect(page.getByText(says('cover-nothing'))).toBeVisible();
  await tapOn(page, primary(page));
  await expect(page.getByLabel(says('aon-form-held'), { exact: true })).toHaveValue('Mud');
});

test('AON-001 an army marches with the keyboard alone', async ({ page }) => {
  await page.goto('./#/campaigns');
  await takeSample(page);
  const press = async (target: Locator, key = 'Enter') => {
    await expect(target.first()).toBeVisible();
    for (let i = 0; i < 60 && !(await isFocused(target)); i += 1) await page.keyboard.press('Tab');
    expect(await isFocused(target)).toBe(true);
    await page.keyboard.press(key);
  };
  await press(page.locator('a.corps-row', { hasText: 'Davout' }));
  await expect(sheet(page)).toBeVisible();
  await press(sheet(page).getByRole('button', { name: says('aon-moves', { name: 'Davout' }) }));
  await expect(page.locator('.route__next')).toBeVisible();
  await press(page.locator('.route__next select'), 'B');
  await expect(page.locator('.route__step')).toHaveText(/Bohemia/);
  await press(page.locator('.btn--primary'));
  await expect(page.getByText(says('aon-round-question'))).toBeVisible();
  await expect(page.locator('a.corps-row', { hasText: 'Davout' })).toContainText('Bohemia');
});

test('in a campaign Enter presses the large button and Ctrl+Z undoes, before any battle is opened', async ({
  page,
}) => {
  await begin(page);
  await page.keyboard.press('Enter');
  await field(page, 'Name').fill('Bavaria');
  await field(page, 'Friendly to').selectOption({ label: 'France' });
  await act(page).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText('Nothing is on the map yet.')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Nothing is on the map yet.')).toBeVisible();
});

const isFocused = (of: Locator): Promise<boolean> =>
  of.evaluateAll((all) => all.some((one) => one === document.activeElement));

test('who leaves a sheet of a campaign while it is written is led nowhere by it', async ({ page }) => {
  await begin(page);
  const campaign = new URL(page.url()).hash.split('/').slice(0, 3).join('/');
  await primary(page).click();
  await field(page, 'Name').fill('Bavaria');
  await page.evaluate(late, 1500);
  await act(page).click();
  await place(page, `${campaign}/journal`);
  await expect(page.getByText('Bavaria').first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(new URL(page.url()).hash).toBe(`${campaign}/journal`);
});
