/** What a seat writes, of each kind, is what its seal opens to: on the screen, after the phone died, and in the file. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { chitText } from '../../src/campaign/empires-in-arms/combat/chits.ts';
import { sealedText } from '../../src/campaign/empires-in-arms/modules/sealing.ts';
import type { Province } from '../../src/campaign/empires-in-arms/pieces.ts';
import { corps, type Table } from '../campaign/empires-in-arms/fixtures.ts';
import { AT_KIEV } from '../campaign/empires-in-arms/second-round.ts';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { onward, place, tapOn } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

/** Russian land that France holds, and could give back. */
const VOLHYNIA: Province = {
  ...{ id: 'volhynia', name: 'Volhynia', home: 'RU', holder: 'FR', capital: null, tax: 1, manpower: 1 },
  ...{ guerilla: null, cossack: false, polish: false, occupied: null },
};
/** Three French corps attack at Kiev, and France is asked all else that can be sealed. */
const setup = {
  ...AT_KIEV,
  sheets: {
    ...AT_KIEV.sheets,
    corps: [...(AT_KIEV.sheets?.corps ?? []), corps('f2', 'FR', 'kiev'), corps('f3', 'FR', 'kiev')],
    provinces: [VOLHYNIA],
  },
};
const otherwise = { targets: '[]', backDown: 'false', dayEnd: '"fight"', guard: 'false', cession: 'null' } as const;
const kinds = ['targets', 'backDown', 'dayEnd', 'guard', 'cession'] as const;
const asking = (table: Table): Table => {
  table
    .does({
      ...{ do: 'add-piece', ledger: 'wars' },
      piece: { id: 'FR-RU', a: 'FR', b: 'RU', since: { y: 1806, m: 1 }, order: 1 },
    })
    .goTo('landCombat', 'FR')
    .does({ do: 'attack', power: 'FR', area: 'kiev', defender: 'RU', kind: 'field', river: false, sally: false });
  for (const kind of kinds)
    table.does({
      ...{ do: 'call-seals', kind, about: '', asked: ['FR'] },
      ...{ otherwise: otherwise[kind], deadline: '' },
    });
  return table;
};

const seatOf = async (page: Page, campaign: string, power: string): Promise<void> => {
  await place(page, `${campaign}/seat/${power}`);
  await expect(page.getByText(says('eia-seat-cover'))).toBeVisible();
  await onward(page);
};
const written = (page: Page, kind: string) =>
  page
    .locator('.eia-sealing')
    .filter({ has: page.getByText(says(`eia-seal-question-${kind}`), { exact: true }).first() });
/** Each says which question it answers. */
const lies = (page: Page, kind: string) =>
  page.getByRole('heading', {
    name: says('eia-seal-lies', {
      what:
        kind === 'chit'
          ? says('eia-seal-about', { what: says('eia-sealed-chit'), about: 'kiev' })
          : says(`eia-sealed-${kind}`),
    }),
  });
async function sealIt(page: Page, kind: string): Promise<void> {
  await tapOn(page, written(page, kind).getByRole('button', { name: says('eia-seal-it') }));
  await expect(lies(page, kind)).toHaveCount(1);
}

test('EIA-004, EIA-021, EIA-142, EIA-143, EIA-171 each kind opens to what its seat wrote', async ({ page }) => {
  const campaign = await takeCampaign(page, campaignFile(setup, asking));

  await seatOf(page, campaign, 'FR');
  const chit = written(page, 'chit');
  await chit.getByRole('combobox', { name: says('eia-chit') }).selectOption('outflank');
  for (const name of ['f2', 'f3']) await chit.getByRole('switch', { name }).click();
  await chit.getByRole('switch', { name: 'f3' }).click();
  await written(page, 'targets').getByRole('switch', { name: 'Russia' }).click();
  await written(page, 'backDown')
    .getByRole('radio', { name: says('eia-yes') })
    .check();
  await written(page, 'dayEnd')
    .getByRole('radio', { name: says('eia-withdraw') })
    .check();
  await written(page, 'guard')
    .getByRole('radio', { name: says('eia-guard-levels', { n: 1 }) })
    .check();
  const cession = written(page, 'cession');
  await cession.getByRole('combobox', { name: says('eia-cede-to') }).selectOption('RU');
  await cession.getByRole('combobox', { name: says('eia-cede-what') }).selectOption('volhynia');
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // What stands in one form stays while the others are sealed.
  for (const kind of ['chit', 'targets', 'backDown', 'dayEnd', 'guard', 'cession']) await sealIt(page, kind);

  await expect(page.getByText(says('eia-seal-waits', { powers: 'Russia', n: 1 }))).toBeVisible();

  await seatOf(page, campaign, 'RU');
  await sealIt(page, 'chit');
  await page.reload();
  await seatOf(page, campaign, 'FR');
  const open = page.getByRole('button', { name: says('eia-seal-open'), exact: true });
  for (let left = 6; left > 0; left -= 1) {
    await expect(open).toHaveCount(left);
    await tapOn(page, open.first());
  }
  await expect(open).toHaveCount(0);

  await place(page, `${campaign}/journal`);
  const saved = page.waitForEvent('download');
  await tapOn(page, page.getByRole('button', { name: says('campaign-save-file') }));
  const file = readFileSync(await (await saved).path(), 'utf8');
  for (const text of [
    sealedText('chit', chitText('outflank', ['f2'])),
    sealedText('targets', ['RU']),
    sealedText('backDown', true),
    sealedText('dayEnd', 'withdraw'),
    sealedText('guard', 1),
    sealedText('cession', { to: 'RU', what: 'volhynia' }),
  ])
    expect(file).toContain(`"text":${JSON.stringify(text)}`);
});
