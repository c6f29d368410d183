/** A fleet of Empires in Arms takes a corps aboard, sails by its page, is met, and the battle is taken to its end. */
import { expect, type Page } from '@playwright/test';
import { NAVAL_SETUP } from '../campaign/empires-in-arms/naval-fixtures.ts';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { button, place, primary, tapOn } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('EIA-071, EIA-076, EIA-080, EIA-084, EIA-093 a stack sails from its page and fights', async ({ page }) => {
  const war = { id: 'w', a: 'FR', b: 'GB', since: { y: 1806, m: 1 }, order: 1 };
  const campaign = await takeCampaign(
    page,
    campaignFile(NAVAL_SETUP, (table) =>
      table.does({ do: 'add-piece', ledger: 'wars', piece: war }).goTo('navalMove', 'FR'),
    ),
  );
  // Two that lie covered in one place have their numbers wherever they are named.
  for (const room of ['power/FR', 'sheet/corps']) {
    await place(page, `${campaign}/${room}`);
    for (const n of [1, 2]) await expect(page.getByText(says('eia-a-corps-n', { n })).first()).toBeVisible();
  }
  await place(page, `${campaign}/month`);
  await page.getByRole('link', { name: says('eianaval-link') }).click();
  await expect(page.getByRole('heading', { name: says('eianaval-sail-question') })).toBeVisible();
  await fits(page);
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  await page
    .getByRole('button', {
      name: says('eianaval-whose-stack', { power: 'France', place: says('eianaval-place-port', { name: 'brest' }) }),
    })
    .click();
  await page.getByText(says('eianaval-embark')).click();
  await tapOn(
    page,
    button(
      page,
      says('eianaval-aboard', {
        corps: says('eianaval-a-corps', { corps: says('eia-a-corps-n', { n: 1 }), power: 'France' }),
        fleet: 'frA',
      }),
    ),
  );
  await button(page, 'west').click();
  // That the next sea touches it nobody has said yet.
  await page.getByText(says('eianaval-other-seas')).click();
  await button(page, 'north').click();
  await fits(page);
  await tapOn(page, primary(page));
  // Britain lies in the first sea: she is asked, and meets them.
  await expect(
    page.getByRole('heading', { name: says('eianaval-intercept-question', { power: 'France', place: 'west' }) }),
  ).toBeVisible();
  await fits(page);
});
