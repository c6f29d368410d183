/** A battle of Empires in Arms goes to the table in two taps, is fought, and comes home as one entry that can be undone. */
import { expect, type Page } from '@playwright/test';
import type { Sheets } from '../../src/campaign/empires-in-arms/campaign.ts';
import { area, corps, type Table } from '../campaign/empires-in-arms/fixtures.ts';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { button, place, primary, tapOn } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const WAR = { id: 'FR-AU', a: 'FR', b: 'AU', since: { y: 1805, m: 9 }, order: 1 };
const SHEETS = {
  areas: [area('ulm', { name: 'Ulm', owner: 'AU' })],
  corps: [
    corps('fr1', 'FR', 'ulm', { name: 'I Corps', factors: { regular: 8, cavalry: 2 } }),
    corps('au1', 'AU', 'ulm', { name: 'II Corps', factors: { regular: 6 } }),
  ],
};

/** Austria and Russia, who move as one, against France. */
const ALLIED = {
  areas: [area('ulm', { name: 'Ulm', owner: 'AU' }), area('wien', { name: 'Vienna', owner: 'AU' })],
  corps: [
    ...SHEETS.corps,
    corps('au2', 'AU', 'ulm', { name: 'III Corps', factors: { regular: 4 } }),
    corps('ru1', 'RU', 'ulm', { name: 'First', factors: { regular: 8, cavalry: 2 } }),
  ],
};
const takeInAllies = (page: Page) =>
  takeIn(page, ALLIED, (table) =>
    table
      .does(
        { do: 'add-piece', ledger: 'wars', piece: WAR },
        { do: 'add-piece', ledger: 'wars', piece: { ...WAR, id: 'FR-RU', b: 'RU' } },
        { do: 'add-piece', ledger: 'alliances', piece: { id: 'AU-RU', a: 'AU', b: 'RU', since: WAR.since } },
      )
      .goTo('combined')
      .does({ do: 'combine', powers: ['AU', 'RU'] })
      .goTo('landCombat', 'AU'),
  );

async function takeIn(
  page: Page,
  sheets: Sheets = SHEETS,
  play: (table: Table) => Table = (table) =>
    table.does({ do: 'add-piece', ledger: 'wars', piece: WAR }).goTo('landCombat', 'FR'),
): Promise<string> {
  return takeCampaign(page, campaignFile({ sheets }, play));
}

const fits = async (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('EIA-004, EIA-149, EIA-160, EIA-182 a battle goes to the table in two taps and comes home', async ({ page }) => {
  const campaign = await takeIn(page);
  await page
    .getByRole('link', {
      name: new RegExp(says('eiatable-fight', { area: 'Ulm', attacker: 'France', defender: 'Austria' })),
    })
    .click();
  await fits(page);
  await tapOn(page, primary(page));
  await expect(page).toHaveURL(/#\/new\//);
  await button(page, 'Throw them here').click();
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true');
  await primary(page).click();
  await expect(page).toHaveURL(/#\/battle\//);
  const battle = new URL(page.url()).hash.split('/').slice(0, 3).join('/');

  // All of the Austrian foot is eliminated.
  for (const n of [1, 2, 3]) {
    await place(page, `${battle}/unit/au1-regular-${n}`);
    const sheet = page.locator('dialog[open]');
    const fold = sheet.locator('details', { hasText: says('unit-set-by-hand') });
    if (!(await fold.evaluate((el: HTMLDetailsElement) => el.open))) await fold.locator('summary').first().click();
    const fates = sheet.locator('.choice').nth(-1);
    await fates.locator('.fact').nth(2).click();
    await expect(fates.getByRole('radio').nth(2)).toBeChecked();
  }
  await place(page, campaign);
  const open = page.getByRole('link', { name: new RegExp(says('eiatable-open', { area: 'Ulm' })) });
  await open.click();
  await expect(primary(page)).toContainText(says('eiatable-not-over'));
  await fits(page);
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
  await open.click();
  await expect(page.getByRole('heading', { name: says('eiatable-stand', { area: 'Ulm' }) })).toBeVisible();
  await expect(page.getByRole('radio', { name: says('eiatable-wins', { power: 'France' }) })).toBeChecked();
  await fits(page);
  // What comes home can be changed first: three of six factors.
  await page
    .getByLabel(says('eiatable-men-lost', { corps: 'II Corps', type: says('eiatable-type-regular') }))
    .fill('4500');
  await page.keyboard.press('Tab');
  await expect(page.locator('.bridge__back').last()).toHaveText('3');
  await tapOn(page, primary(page));
  await expect(open).toHaveCount(0);
  await place(page, `${campaign}/power/AU`);
  await expect(page.locator('.corps-row output')).toHaveText('3');
  await tapOn(page, button(page, says('shell-undo')));
  await expect(page.locator('.corps-row output')).toHaveText('6');
});

test('EIA-120, EIA-141, EIA-160 allies of one move go to the table together, and each has its losses back', async ({
  page,
}) => {
  const campaign = await takeInAllies(page);
  await page
    .getByRole('link', {
      name: new RegExp(says('eiatable-fight', { area: 'Ulm', attacker: 'Russia, Austria', defender: 'France' })),
    })
    .click();
  // Who comes is to be seen, corps by corps, and may be left behind.
  // On the open table their names lie covered, and each has its number: the second of Austria's two stays behind.
  const third = page.getByRole('switch', { name: /^A corps \(2\) at Ulm,? Austria$/ });
  await expect(page.locator('.bridge .side-name', { hasText: 'Russia, Austria' })).toBeVisible();
  await expect(third).toBeChecked();
  await third.click();
  await expect(third).not.toBeChecked();
  await fits(page);
  await tapOn(page, primary(page));
  await expect(page).toHaveURL(/#\/new\//);
  await place(page, campaign);
  await page.getByRole('link', { name: new RegExp(says('eiatable-open', { area: 'Ulm' })) }).click();
  const sent = page.locator('.bridge__table').first();
  await expect(sent).toContainText('First');
  await expect(sent).toContainText('Russia');
  await expect(sent).not.toContainText('III Corps');
  await fits(page);
  await button(page, says('eiatable-type-it')).click();
  await page.getByRole('radio', { name: says('eiatable-wins', { power: 'Russia, Austria' }) }).check({ force: true });
  await page
    .getByLabel(says('eiatable-men-lost', { corps: 'First', type: says('eiatable-type-regular') }))
    .fill('4500');
  await page.keyboard.press('Tab');
  await fits(page);
  await tapOn(page, primary(page));
  await place(page, `${campaign}/power/RU`);
  await expect(page.locator('.corps-row output')).toHaveText('7');
  await place(page, `${campaign}/power/AU`);
  await expect(page.locator('.corps-row output').first()).toHaveText('6');
});
