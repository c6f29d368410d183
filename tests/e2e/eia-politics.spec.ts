/** A war of Empires in Arms ends by treaty: sued for, agreed term by term, and the forces sent home. */
import { expect, type Page } from '@playwright/test';
import { area, corps } from '../campaign/empires-in-arms/fixtures.ts';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { button, place, primary, tapOn } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const war = (a: string, b: string, order: number) => ({ id: `${a}-${b}`, a, b, since: { y: 1805, m: 9 }, order });
const SHEETS = {
  areas: [
    area('ulm', { name: 'Ulm', owner: 'AU' }),
    area('metz', { name: 'Metz', owner: 'FR' }),
    area('kiev', { name: 'Kiev', owner: 'RU' }),
  ],
  corps: [corps('fr1', 'FR', 'ulm', { name: 'I Corps' }), corps('au1', 'AU', 'ulm', { name: 'II Corps' })],
};

async function takeIn(page: Page): Promise<string> {
  return takeCampaign(
    page,
    campaignFile({ sheets: SHEETS }, (table) =>
      table
        .does(
          { do: 'add-piece', ledger: 'wars', piece: war('AU', 'FR', 1) },
          { do: 'add-piece', ledger: 'wars', piece: war('AU', 'RU', 2) },
        )
        .goTo('peace'),
    ),
  );
}
const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
const settle = (page: Page) => tapOn(page, primary(page));

test('EIA-029, EIA-031, EIA-035, EIA-036 a war ends by treaty, term by term, and forces go home', async ({ page }) => {
  const campaign = await takeIn(page);
  await fits(page);
  // Austria sues France alone, whose corps stands in its land.
  await page.getByRole('radio', { name: 'Austria' }).check({ force: true });
  await page.getByRole('switch', { name: 'Russia' }).click();
  await tapOn(page, button(page, says('eiapol-do-sue', { power: 'Austria' })));
  await expect(page.getByRole('heading', { name: says('eiapol-sue-question', { power: 'Austria' }) })).toBeVisible();
  await settle(page);
  await expect(page.getByRole('heading', { name: says('eiapol-term-own', { power: 'France' }) })).toBeVisible();
  await fits(page);
  await settle(page);
  await expect(page.getByRole('heading', { name: says('eiapol-term-question', { power: 'France' }) })).toBeVisible();
  await page.getByRole('combobox').selectOption('B.2');
  await settle(page);
  await page.getByRole('combobox').selectOption('');
  await settle(page);
  await page.getByLabel(says('eiapol-effect-months'), { exact: true }).fill('1');
  await page.keyboard.press('Tab');
  await settle(page);
  // The corps goes home before the month goes on.
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  await tapOn(page, button(page, says('eiapol-send')));
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true');
  await place(page, `${campaign}/power/AU`);
  await expect(page.getByText(says('eia-no-war-before', { month: 'September 1807' }))).toBeVisible();
  await place(page, `${campaign}/politics`);
  await expect(page.getByRole('heading', { name: says('eiapol-access') })).toBeVisible();
  await fits(page);
});
