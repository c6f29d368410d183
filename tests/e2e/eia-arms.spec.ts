/** Ships that are due go into a fleet by the form of their step; corps join a fight between its rounds. */
import { expect, type Page } from '@playwright/test';
import { NAVAL_SETUP } from '../campaign/empires-in-arms/naval-fixtures.ts';
import { AT_KIEV, fightAtKiev, toSecondRound } from '../campaign/empires-in-arms/second-round.ts';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { button, tapOn } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('EIA-051, EIA-052 ships go into a fleet, and change fleets', async ({ page }) => {
  const piece = { id: 's', owner: 'FR', what: { is: 'ships', ships: 8 }, due: { y: 1806, m: 4 }, until: null };
  await takeCampaign(
    page,
    campaignFile(NAVAL_SETUP, (table) =>
      table.does({ do: 'add-piece', ledger: 'queue', piece }).goTo('navalReinforcement', 'FR'),
    ),
  );
  await expect(
    page.getByRole('heading', { name: says('eiaarms-ships-head', { n: 8, power: 'France' }) }),
  ).toBeVisible();
  await fits(page);
  await page.getByRole('combobox', { name: says('eiaarms-which-fleet') }).selectOption('frB');
  await tapOn(page, button(page, says('eiaarms-ships-place', { n: 8, name: 'frB' })));
  await expect(page.getByText(says('eiaarms-no-ships'))).toBeVisible();
  await page.getByText(says('eiaarms-swap'), { exact: true }).click();
  // Nineteen in the second by now, and twenty in the first.
  await page.getByRole('combobox', { name: says('eiaarms-swap-which') }).selectOption('1');
  await tapOn(page, button(page, says('eiaarms-swap-ships', { n: 1, name: 'frA' })));
  const swapped = says('eiaarms-from-to', { one: 'frB', has: 18, other: 'frA', there: 21 });
  await expect(page.getByRole('option', { name: swapped })).toHaveCount(1);
  await fits(page);
});

test('EIA-166 a corps tries to join between two rounds', async ({ page }) => {
  await takeCampaign(
    page,
    campaignFile(AT_KIEV, (table) => toSecondRound(fightAtKiev(table))),
  );
  await page.getByText(says('eiaarms-joining')).click();
  await fits(page);
  await tapOn(page, button(page, says('eiaarms-join')));
  await expect(page.getByRole('heading', { name: says('eiacombat-join-question', { n: 1 }) })).toBeVisible();
  await fits(page);
});
