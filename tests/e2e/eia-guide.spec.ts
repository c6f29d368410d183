/**
 * What a campaign of Empires in Arms wants now and then: the example month from its first deed to its last and thrown away, the plots,
 * the reference, a chart's help and the sheets as spreadsheets; each looked at in three themes and in letters of twice the size.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { brokenRules } from './axe.ts';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { button, place, primary, sameDice, tapOn } from './hands.ts';
import { HOLDS, measured, take } from './measures.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ isMobile: false });

const campaignOf = (page: Page): string => new URL(page.url()).hash.split('/').slice(0, 3).join('/');

/** What is wrong with a page in each theme, and what large letters do to it. */
async function looked(page: Page): Promise<string[]> {
  const found = await brokenRules(page);
  const devtools = await page.context().newCDPSession(page);
  for (const hold of HOLDS.filter(({ name }) => name === 'phone' || name === 'large letters')) {
    await take(page, devtools, hold);
    const faults = await measured(page, hold.large);
    found.push(
      ...faults.filter((fault) => !fault.startsWith('below the edge')).map((fault) => `${hold.name}: ${fault}`),
    );
  }
  await take(page, devtools, HOLDS[0]!);
  await devtools.detach();
  return found;
}

const led = (page: Page) => page.getByRole('region', { name: says('eiaguide-label') });
const step = (page: Page, name: string) => expect(led(page).getByRole('status')).toHaveText(says(`eiaguide-${name}`));
const pass = (page: Page) => tapOn(page, led(page).getByRole('button', { name: says('eiaguide-pass') }));
const onto = (page: Page) => button(page, new RegExp(`^${says('eia-next')}`));

/** To the seat the strip leads to; its cover is lifted. */
async function sits(page: Page, power: string): Promise<void> {
  await tapOn(page, led(page).getByRole('link', { name: says('eiaguide-seat', { power }) }));
  await tapOn(page, primary(page));
}

/** What feeds the corps of whoever acts. */
const due = (page: Page) => button(page, new RegExp(`^(${says('eia-do-it')}|${says('eialand-feed', { power: '' })})`));
/** What is due is done, its question answered as it lies. */
async function does(page: Page): Promise<void> {
  await tapOn(page, due(page).first());
  const settles = new RegExp(`^(${says('eia-settle')}|${says('campaign-accept')}|${says('campaign-throw', { n: 1 })})`);
  const answer = page.locator('.sheet-page').getByRole('button', { name: settles });
  await expect(page.locator('.sheet-page').or(onto(page)).first()).toBeVisible();
  for (let i = 0; i < 6 && (await answer.count()) > 0; i += 1) {
    await tapOn(page, answer);
    await expect(page.locator('.sheet-page').or(onto(page)).first()).toBeVisible();
  }
}

test('the example month is led from its first deed to its last, and thrown away', async ({ page, context }) => {
  test.setTimeout(240_000);
  await sameDice(context);
  await page.goto('./#/campaigns/eia');
  await button(page, new RegExp(`^${says('eiaguide-begin')}`)).click();
  await step(page, 'start');
  const found = await looked(page);
  await tapOn(page, primary(page));
  await step(page, 'talk');
  await tapOn(page, onto(page));
  await step(page, 'ask');
  await tapOn(page, button(page, new RegExp(`^${says('eiapol-seal-them')}`)));
  await step(page, 'seal');
  await sits(page, 'France');
  await tapOn(page, page.getByRole('switch', { name: 'Austria' }));
  found.push(...(await looked(page)));
  await tapOn(page, button(page, says('eia-seal-it')));
  await step(page, 'others');
  for (const power of ['Austria', 'Russia']) {
    await sits(page, power);
    await tapOn(page, button(page, says('eia-seal-it')));
  }
  await step(page, 'open');
  for (const power of ['Austria', 'France', 'Russia']) {
    const here = button(page, says('eia-seal-open'));
    if (power !== 'Austria' || (await led(page).getByRole('link', { name: /seat/ }).count()) > 0)
      await sits(page, power);
    await tapOn(page, here);
  }
  await step(page, 'lawful');
  await place(page, `${campaignOf(page)}/month`);
  await tapOn(page, primary(page));
  await step(page, 'reinforce');
  await pass(page);
  await step(page, 'place');
  await sits(page, 'Austria');
  await place(page, `${campaignOf(page)}/month`);
  await tapOn(page, page.getByRole('button', { name: says('eialand-place'), exact: true }));
  await step(page, 'land');
  await pass(page);
  await step(page, 'slot');
  await sits(page, 'France');
  await place(page, `${campaignOf(page)}/month`);
  await tapOn(page, button(page, says('eia-slot-at-first')));
  await step(page, 'depot');
  await page
    .getByRole('combobox', { name: says('eialand-depot-new') })
    .selectOption({ label: says('eiaguide-name-west') });
  await tapOn(page, button(page, says('eialand-depot-place')));
  await step(page, 'march');
  await tapOn(page, onto(page));
  await tapOn(page, button(page, new RegExp(`^${says('eiaguide-name-corps-FR')}`)));
  await page
    .getByRole('combobox', { name: says('eialand-next-area') })
    .selectOption({ label: says('eiaguide-name-border') });
  await tapOn(page, button(page, new RegExp(`^${says('eialand-march')}`)));
  await step(page, 'feed');
  await tapOn(page, onto(page));
  await does(page);
  await step(page, 'rest');
  for (let i = 0; i < 3; i += 1) {
    await pass(page);
    // Russia first, then Austria, each from its own seat.
    if (i === 2) break;
    await sits(page, i === 0 ? 'Russia' : 'Austria');
    await place(page, `${campaignOf(page)}/month`);
    await does(page);
  }
  await step(page, 'end');
  await pass(page);
  await step(page, 'over');
  await expect(
    page.getByText(says('eiascreen-month-year', { month: says('eiascreen-month-5'), year: '1806' })).first(),
  ).toBeVisible();
  found.push(...(await looked(page)));

  // A deed that is taken back is to be done again.
  await tapOn(page, page.locator('[data-undo]').last());
  await step(page, 'end');

  const id = /campaign\/([^/]+)/.exec(page.url())![1]!;
  await tapOn(page, led(page).getByRole('link', { name: says('eiaguide-leave') }));
  found.push(...(await looked(page)));
  await button(page, says('eiaguide-throw-away')).click();
  await expect(page).toHaveURL(/#\/campaigns\/eia$/);
  await place(page, `#/campaign/${id}`);
  await expect(page.getByText(says('campaign-gone'))).toBeVisible();
  expect(found).toEqual([]);
});

/** A campaign of fifteen months, taken in from a file. */
async function opens(page: Page): Promise<void> {
  await takeCampaign(
    page,
    campaignFile({}, (table) => {
      table.does({ do: 'start' });
      for (let i = 1; i < 15; i += 1) {
        const n = 2 + i;
        table.does({ do: 'figure', power: 'FR', of: 'money', by: 2 + (i % 5), note: '' });
        table.does({ do: 'figure', power: 'AU', of: 'pp', by: 1 + (i % 3), note: '' });
        table.does({ do: 'set-month', date: { y: 1806 + Math.floor(n / 12), m: ((n % 12) + 1) as 1 } });
      }
      return table;
    }),
  );
}

test('the plots show every power over the months, and a touch on a month its figures', async ({ page }) => {
  await opens(page);
  await place(page, `${campaignOf(page)}/powers`);
  await tapOn(page, page.getByRole('link', { name: says('eia-over-months') }));
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'May 1807');
  const money = page.getByRole('region', { name: says('eiaplot-money') }).first();
  const france = money.getByLabel('France').last();
  await expect(france).toHaveText('$29');
  // A touch at the left end is the first month.
  await money
    .locator('svg')
    .first()
    .click({ position: { x: 1, y: 20 } });
  await expect(slider).toHaveAttribute('aria-valuetext', 'February 1806');
  await expect(france).toHaveText('$1½');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(france).toHaveText('$3½');
  await button(page, says('eiaplot-factors')).click();
  await expect(page.getByText(says('eiaplot-unknown'))).toBeVisible();
  await page.getByText(says('eiaplot-table')).click();
  await expect(page.getByRole('table')).toHaveCount(4);
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(16);
  expect(await looked(page)).toEqual([]);
});

test('the reference opens at the step, finds by word and rule, and a chart says what it wants', async ({ page }) => {
  await opens(page);
  await tapOn(page, page.getByRole('link', { name: says('eia-procedures') }));
  await expect(page.getByText(says('eiaproc-021-name'), { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('forage die');
  await expect(page.getByText(says('eiaproc-123-name'), { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('7.4.1.2');
  await expect(page.locator('.proc').first()).toContainText(says('eiaproc-124-name'));
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText(says('eiaproc-none'))).toBeVisible();
  const found = await looked(page);
  await tapOn(page, button(page, says('eiaproc-all')));
  found.push(...(await looked(page)));

  await place(page, `${campaignOf(page)}/chart/CH-05`);
  await page.getByText(says('eiachart-how')).click();
  await expect(
    page.getByText(says('eiachart-alphabet', { may: says('eiachart-may-fives', { least: 0, most: 100 }) })),
  ).toBeVisible();
  const line = page.getByRole('textbox', { name: says('eiachart-line') });
  await line.fill('4: 17');
  await button(page, says('eiachart-type-line')).click();
  await expect(page.getByRole('alert')).toContainText(
    says('eiachart-wrong-cell', {
      ...{ row: '4', column: '%', read: '17' },
      may: says('eiachart-may-fives', { least: 0, most: 100 }),
    }),
  );
  found.push(...(await looked(page)));
  await line.fill('4: 10');
  await tapOn(page, button(page, says('eiachart-type-line')));
  await expect(button(page, says('eiachart-cell', { row: '4', column: '%', value: '10' }))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(found).toEqual([]);
});

test('EIA-002 a club’s table of areas comes in whole, or one sentence says where it does not fit', async ({ page }) => {
  await opens(page);
  await place(page, `${campaignOf(page)}/sheet/areas`);
  const brings = async (text: string) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByText(says('eiasheet-csv-take')).click();
    await (await chosen).setFiles({ name: 'areas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await brings('\uFEFFforage;name;terrain\n5,0;"Brünn; the city";forest\n4;Olmütz;lake\n');
  await expect(page.getByRole('alert')).toContainText(
    says('eiasheet-csv-line', { n: 3, column: 'terrain', read: 'lake' }),
  );
  await expect(page.getByText('Brünn; the city')).toHaveCount(0);
  const found = await looked(page);
  await brings('\uFEFFforage;name;terrain;painted\n5,0;"Brünn; the city";forest;yes\n4;Olmütz;marsh;no\n');
  await expect(page.getByText('Brünn; the city')).toBeVisible();
  await expect(page.getByText('Olmütz')).toBeVisible();
  await expect(page.getByText(/^Not read/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await button(page, says('eiasheet-csv-save')).click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).toContain('Brünn; the city');
  expect(text.split('\r\n')).toHaveLength(6);
  expect(found).toEqual([]);
});

test('EIA-002 a table of what is there shows what it would change, and is one step to take back', async ({ page }) => {
  await opens(page);
  await place(page, `${campaignOf(page)}/sheet/areas`);
  const row = page.locator('.corps-row').filter({ hasText: 'ulm' });
  await expect(row).toHaveCount(1);
  const brings = async (text: string) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByText(says('eiasheet-csv-take')).click();
    await (await chosen).setFiles({ name: 'areas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  const terrain = await row.locator('small').innerText();
  await brings('name,terrain\nulm,marsh\nBrünn,forest\n');
  await expect(page.getByRole('heading', { name: says('eiasheet-csv-merge') })).toBeVisible();
  await expect(page.locator('.merge')).toContainText('marsh');
  const found = await looked(page);
  await tapOn(page, button(page, says('eiasheet-csv-merge-leave')));
  await expect(row.locator('small')).toHaveText(terrain);
  await brings('name,terrain\nulm,marsh\nBrünn,forest\n');
  await tapOn(page, button(page, new RegExp(says('eiasheet-csv-merge-do', { n: 1, changed: 1 }))));
  await expect(row.locator('small')).toContainText(says('eiasheet-terrain-marsh'));
  await expect(page.locator('.corps-row').filter({ hasText: 'Brünn' })).toHaveCount(1);
  await brings('name,terrain\nulm,marsh\nBrünn,forest\n');
  await expect(page.getByRole('heading', { name: says('eiasheet-csv-same') })).toBeVisible();
  await place(page, `${campaignOf(page)}/month`);
  await tapOn(page, button(page, says('shell-undo')));
  await place(page, `${campaignOf(page)}/sheet/areas`);
  await expect(row.locator('small')).toHaveText(terrain);
  await expect(page.locator('.corps-row').filter({ hasText: 'Brünn' })).toHaveCount(0);
  expect(found).toEqual([]);
});

test('EIA-142 EIA-155 charts of combat are typed by touches and keys, with chits of the group’s own', async ({
  page,
}) => {
  test.slow();
  await opens(page);
  await place(page, `${campaignOf(page)}/chart/CH-09`);
  const cell = (row: string, column: string, value: string) =>
    button(page, says('eiachart-cell', { row, column, value }));
  const attackers = (n: string) => says('eiachart-column-in', { group: says('eiachart-group-side-A'), column: n });
  await tapOn(page, button(page, /^−1$/));
  await expect(cell('0', attackers('0'), '−1')).toBeVisible();
  // The next open cell is asked for by itself, and the arrows lead to any other.
  await expect(cell('0', attackers('1'), '–')).toHaveAttribute('aria-pressed', 'true');
  await cell('0', attackers('1'), '–').focus();
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(cell('1', attackers('2'), '–')).toBeFocused();
  const found = await looked(page);

  await place(page, `${campaignOf(page)}/chart/CH-07`);
  await page.getByText(says('eiachart-own')).click();
  const own = page.getByRole('textbox', { name: says('eiachart-own-attacker') });
  await own.fill('Grand battery');
  await expect(button(page, new RegExp(says('eiachart-own-do')))).toContainText(
    says('eiachart-own-wrong', { chit: 'Grand battery' }),
  );
  await own.fill('ambush');
  await tapOn(page, button(page, new RegExp(says('eiachart-own-do'))));
  await page.getByLabel(says('eiachart-group-CH-07'), { exact: true }).selectOption('ambush');
  await page.getByLabel(says('eiachart-value'), { exact: true }).selectOption('43');
  await tapOn(page, primary(page));
  const ambush = (part: 'A1' | 'A2') =>
    says('eiachart-column-in', { group: 'ambush', column: says(`eiachart-part-${part}`) });
  await expect(cell(says('eiachart-chit-cordon'), ambush('A1'), '4-3')).toBeVisible();
  found.push(...(await looked(page)));

  await page.getByText(says('eiachart-csv'), { exact: true }).click();
  const saved = page.waitForEvent('download');
  await button(page, says('eiasheet-csv-save')).click();
  const csv = readFileSync(await (await saved).path(), 'utf8').replace(/^cordon,(.*)$/m, (line) =>
    line.replace(/,43,(?!.*,43,)/, ',44,'),
  );
  expect(csv).toContain(',44,');
  const chosen = page.waitForEvent('filechooser');
  await page.getByText(says('eiasheet-csv-take')).click();
  await (await chosen).setFiles({ name: 'CH-07.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(cell(says('eiachart-chit-cordon'), ambush('A1'), '4-4')).toBeVisible();
  expect(found).toEqual([]);
});

test('EIA-009 a line of the players’ own and the month by hand stand in the journal', async ({ page }) => {
  await opens(page);
  await place(page, `${campaignOf(page)}/seats`);
  await page.getByText(says('eia-month-by-hand'), { exact: true }).click();
  const set = button(page, new RegExp(`^${says('eia-set-by-hand')}`));
  await expect(set).toHaveAttribute('aria-disabled', 'true');
  const month = page.getByLabel(says('eia-month-which'), { exact: true });
  await month.selectOption('4');
  await expect(set).toContainText(says('eiascreen-month-back'));
  await month.selectOption('12');
  const found = await looked(page);
  await tapOn(page, set);
  await expect(page.locator('.month time')).toContainText('December');
  await place(page, `${campaignOf(page)}/journal`);
  await page.getByText(says('campaign-own-line'), { exact: true }).click();
  await page.getByRole('textbox', { name: says('campaign-own-line-what') }).fill('Anna brings the cake.');
  await tapOn(page, button(page, says('campaign-own-line-do')));
  await expect(page.locator('.entry').last()).toContainText('Anna brings the cake.');
  await expect(
    page.locator('.entry').filter({ hasText: says('eiascreen-month-set', { month: 'December', year: '1807' }) }),
  ).toHaveCount(1);
  expect(found).toEqual([]);
});
