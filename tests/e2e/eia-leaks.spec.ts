/**
 * What the powers of a campaign under lock keep to themselves, looked for as a guest and as another power, in all that the
 * browser gives out: pages and their accessibility tree, titles, the way back, links and the clipboard, every store, each file.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { sealedText } from '../../src/campaign/empires-in-arms/modules/sealing.ts';
import { begunLocked, goes, opensSeat, PINS, pin, typesCorps } from './eia-locked.ts';
import { button, place, tapOn } from './hands.ts';
import { found, kept, shownOn } from './searchers.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const CORPS = 'Hush corps';
/** Whom France attacks, and what it would give away, as they are written under a seal, and as that is written in a row. */
const SEALED = [sealedText('targets', ['RU']), sealedText('cession', { to: 'AU', what: 'volhynia' })];
const HIDDEN = [CORPS, ...SEALED, ...SEALED.map((text) => JSON.stringify(text).slice(1, -1))];

const types = async (page: Page, campaign: string, sheet: string, name: string, of: Record<string, string> = {}) => {
  await goes(page, `${campaign}/new/${sheet}`);
  await page.getByRole('textbox', { name: says('eiasheet-field-name') }).fill(name);
  for (const [field, label] of Object.entries(of))
    await page.getByRole('combobox', { name: field }).selectOption({ label });
  await tapOn(page, page.getByRole('button', { name: says('eia-add'), exact: true }));
};

/** The table asks for sealed entries of a kind. */
async function calls(page: Page, campaign: string, kind: 'targets' | 'cession'): Promise<void> {
  await goes(page, `${campaign}/seats`);
  await page.locator('summary', { hasText: says('eia-call-seals') }).click();
  await page.getByRole('radio', { name: says(`eia-call-${kind}`) }).check();
  await tapOn(page, button(page, says('eia-call-do')));
}

const written = (page: Page, kind: string) =>
  page
    .locator('.eia-sealing')
    .filter({ has: page.getByText(says(`eia-seal-question-${kind}`), { exact: true }).first() });

async function seals(page: Page): Promise<void> {
  await written(page, 'targets').getByRole('switch', { name: 'Russia' }).click();
  const cession = written(page, 'cession');
  await cession.getByRole('combobox', { name: says('eia-cede-to') }).selectOption('AU');
  await cession.getByRole('combobox', { name: says('eia-cede-what') }).selectOption({ label: 'Volhynia' });
  for (const kind of ['targets', 'cession']) {
    await tapOn(page, written(page, kind).getByRole('button', { name: says('eia-seal-it') }));
    await expect(written(page, kind)).toHaveCount(0);
  }
}

const PLACES = [
  ...['month', 'powers', 'ledger', 'journal', 'seats', 'power/FR', 'lines/FR', 'figures/FR', 'sheet/corps', 'rules'],
  ...['seat/FR', 'seat/RU', 'seat/umpire', 'table'],
];

/** All pages of the campaign, and of the app around it; there its seats close. */
async function looksRound(page: Page, campaign: string, hidden: readonly string[]): Promise<void> {
  for (const where of [
    ...PLACES.map((one) => `${campaign}/${one}`),
    '#/campaigns',
    '#/campaigns/eia',
    '#/backup',
    '#/',
  ]) {
    await goes(page, where);
    await expect(page.locator('main, dialog').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect([where, ...found(await shownOn(page), hidden)]).toEqual([where]);
  }
}

const saves = async (page: Page, campaign: string, words: string): Promise<string> => {
  await goes(page, `${campaign}/journal`);
  const coming = page.waitForEvent('download');
  await button(page, words).click();
  return readFileSync(await (await coming).path(), 'utf8');
};

test('EIA-004 EIA-021 nothing of a power is on a page, in a store, a link or a file of another seat', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript({ content: readFileSync('node_modules/jsqr/dist/jsQR.js', 'utf8') });
  const campaign = await begunLocked(page);
  await opensSeat(page, campaign, 'FR');
  await typesCorps(page, campaign, CORPS, 'France');
  // The search would find it: whose it is sees it.
  await goes(page, `${campaign}/power/FR`);
  await expect(page.locator('.corps-row', { hasText: CORPS })).toBeVisible();
  expect(found(await shownOn(page), [CORPS])).toEqual([CORPS]);
  await page.reload();
  await types(page, campaign, 'areas', 'Kiev');
  await types(page, campaign, 'provinces', 'Volhynia', {
    [says('eiasheet-field-home')]: 'Russia',
    [says('eiasheet-field-holder')]: 'France',
  });
  await place(page, `${campaign}/month`);
  await tapOn(page, button(page, says('eia-start')));
  for (const kind of ['targets', 'cession'] as const) await calls(page, campaign, kind);
  await opensSeat(page, campaign, 'FR');
  await seals(page);
  await button(page, says('eia-line-copy')).first().click();
  await expect(button(page, says('eia-line-copied')).first()).toBeVisible();

  // A guest, who has the phone with no seat open.
  await page.reload();
  await looksRound(page, campaign, HIDDEN);
  expect(found(await kept(page), HIDDEN)).toEqual([]);
  const whole = await saves(page, campaign, says('campaign-save-file'));
  expect(found(whole, HIDDEN)).toEqual([]);

  // Another power, with its own seat open; and its page.
  await opensSeat(page, campaign, 'AU');
  expect(found(await saves(page, campaign, says('keeping-save-page')), HIDDEN)).toEqual([]);
  await looksRound(page, campaign, HIDDEN);
  expect(found(await kept(page), HIDDEN)).toEqual([]);

  // The keeper sees every corps, and not what is sealed.
  await goes(page, `${campaign}/seat/umpire`);
  await pin(page, PINS.umpire);
  await expect(page.locator('.pad')).toHaveCount(0);
  await goes(page, `${campaign}/power/FR`);
  await expect(page.locator('.corps-row', { hasText: CORPS })).toBeVisible();
  await looksRound(page, campaign, HIDDEN.slice(1));

  // Whoever errs is told no more: a wrong PIN, a file that is cut short, a wrong PIN for a whole one.
  await page.reload();
  await goes(page, `${campaign}/seat/FR`);
  await expect(page.locator('.pad')).toBeVisible();
  await pin(page, PINS.AU);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(found(await shownOn(page), HIDDEN)).toEqual([]);
  for (const content of [whole.slice(0, -40), whole]) {
    await page.goto('about:blank');
    await page.goto('./#/campaigns');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'eia.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    if (content === whole) await pin(page, PINS.AU);
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(found(await shownOn(page), HIDDEN)).toEqual([]);
  }
  expect(found(await kept(page), HIDDEN)).toEqual([]);
});
