/**
 * February to June 1806 of three powers and ten corps, on a small phone without a network, with the table's own dice. What lies
 * between is played by the rules (tests/campaign/empires-in-arms/run-1806.ts), where every figure is worked by hand; here it is
 * what fingers do. Section 6.3 of the contract.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { cellOf } from '../../src/campaign/chart-slot.ts';
import type { Card } from '../../src/campaign/empires-in-arms/cards.ts';
import { cellSaid } from '../../src/campaign/empires-in-arms/cell-said.ts';
import { speak } from '../../src/words/speak.ts';
import type { Table } from '../campaign/empires-in-arms/fixtures.ts';
import {
  april as aprilMonth,
  february,
  frenchFebruary,
  frenchMarch,
  homeFromTheTable,
  marchMonth,
  may,
  peaceOfJune,
  politicsOfFebruary,
  reinforcementsOfJune,
  SETUP_1806,
  STANDING,
  seaOfFebruary,
  toTheTable,
  until,
} from '../campaign/empires-in-arms/run-1806.ts';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { button, killPhone, phone, place, primary, tapOn, visit } from './hands.ts';
import { test, written } from './slow.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

/** Takes in the campaign as it stands after some play; gives its address. */
async function takeIn(page: Page, play: (table: Table) => Table): Promise<string> {
  return takeCampaign(
    page,
    campaignFile(SETUP_1806, (table) => play(table.does(...STANDING))),
  );
}
/** The worker has the whole app; from then on there is no network. */
async function offline(page: Page): Promise<void> {
  await visit(page);
  // The campaign games come after the app, all of them at once.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('scovell-later')).keys()).length))
    .toBeGreaterThan(3);
  await page.context().setOffline(true);
}
const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
const onward = (page: Page) => tapOn(page, primary(page));
const pick = (page: Page, words: string | RegExp) => tapOn(page, button(page, words).first());
const question = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes on until the month asks this. */
async function toStep(page: Page, asked: string): Promise<void> {
  await expect(question(page)).toBeVisible();
  for (let n = 0; n < 30 && (await question(page).innerText()) !== asked; n += 1) await onward(page);
  await expect(question(page)).toHaveText(asked);
}

/** The table's own dice, one after the other as they are asked for. */
async function dice(page: Page, ...faces: readonly number[]): Promise<void> {
  await expect(primary(page)).toHaveText(says('campaign-own-die'));
  await onward(page);
  for (const face of faces) await tapOn(page, page.getByRole('button', { name: String(face), exact: true }));
}
/** Lifts the cover of a power's seat. */
async function lift(page: Page, campaign: string, power: string): Promise<void> {
  await place(page, `${campaign}/seat/${power}`);
  await expect(page.getByText(says('eia-seat-cover'))).toBeVisible();
  await onward(page);
}
/** Takes a power's seat and goes on with the month from there. */
async function sit(page: Page, campaign: string, power: string): Promise<void> {
  await lift(page, campaign, power);
  await tapOn(page, page.getByRole('link', { name: says('eia-seat-to-month') }));
}
const cell = (chart: Card, row: string, column: string): string => speak(cellSaid(chart, cellOf(row, column)));

/** What the siege table says of a modified die: a sortie first, a breach last. */
const walls = (page: Page, die: string) =>
  page.getByRole('group', { name: cell('CH-12', die, 'result') }).locator('label');

/** Money, manpower, points and victory points, as the page of each power shows them. */
async function ledger(page: Page, campaign: string): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const power of ['AU', 'FR', 'RU']) {
    await place(page, `${campaign}/power/${power}`);
    await expect(page.locator('.eia-power')).toContainText(says(`eia-power-${power}`));
    await expect(page.locator('.traced')).toHaveCount(4);
    all[power] = await page.locator('.traced').allInnerTexts();
  }
  return all;
}
const linesOf = (page: Page, campaign: string) =>
  place(page, `${campaign}/journal`).then(async () => {
    await expect(page.locator('.entry').first()).toBeVisible();
    return page.locator('.entry').allInnerTexts();
  });

test('EIA-021 EIA-027 EIA-048 EIA-076 EIA-092 war under seal, an ally, a move as one, a fleet met; and the battery dies', async ({
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'scovell-1806-'));
  const alive: BrowserContext[] = [];
  const start = async (): Promise<Page> => {
    const context = await phone(profile, baseURL ?? '');
    alive.push(context);
    return context.pages()[0] ?? context.newPage();
  };
  try {
    let page = await start();
    await offline(page);
    const campaign = await takeIn(page, (table) => table);
    await expect(question(page)).toHaveText(says('eia-ready'));
    await onward(page);
    await toStep(page, says('eiascreen-step-declarations'));
    await pick(page, new RegExp(says('eiapol-seal-them')));
    for (const power of ['AU', 'FR', 'RU']) {
      await lift(page, campaign, power);
      if (power === 'FR') await page.getByRole('switch', { name: says('eia-power-AU') }).click();
      await pick(page, says('eia-seal-it'));
      await pick(page, says('eia-seat-leave'));
    }
    await pick(page, new RegExp(says('eia-seal-open-all')));
    await expect(question(page)).toHaveText(says('eiapol-declare-question'));
    await onward(page);
    await toStep(page, says('eiascreen-step-calls'));
    await pick(page, says('eiapol-do-call', { power: 'Austria', ally: 'Russia', other: 'France' }));
    await onward(page);
    await toStep(page, says('eiascreen-step-combined'));
    await pick(page, says('eia-combine', { powers: 'Austria, Russia' }));
    const before = await linesOf(page, campaign);
    await killPhone(profile, alive.pop() as BrowserContext);

    page = await start();
    await page.context().setOffline(true);
    await page.goto(`./${campaign}/journal`);
    await expect(page.locator('.entry').first()).toBeVisible();
    expect(await linesOf(page, campaign)).toEqual(before);
    expect(await ledger(page, campaign)).toEqual({
      AU: ['$12', '0', '10', '0'],
      FR: ['$20', '0', '9', '0'],
      RU: ['$15', '0', '6', '0'],
    });
    await place(page, `${campaign}/month`);
    // The allies have a fleet at sea, and leave it where it is; then France sails.
    await toStep(page, says('eiascreen-step-navalMove', { power: 'France' }));
    await page.getByRole('link', { name: says('eianaval-link') }).click();
    await pick(page, /^France/);
    await pick(page, 'Gulf of Lyon');
    await fits(page);
    await onward(page);
    await page.getByRole('radio', { name: /^Russia/ }).check({ force: true });
    await dice(page, 2);
    await onward(page);
    await dice(page, 3, 5, 5, 3);
    await onward(page);
    await onward(page);
    expect(await ledger(page, campaign)).toMatchObject({ FR: ['$20', '0', '10', '0'], RU: ['$15', '0', '5', '0'] });
  } finally {
    for (const context of alive) await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('EIA-108 EIA-123 EIA-126 EIA-149 EIA-158 EIA-163 EIA-176 a march in snow, a bill, a battle on the phone, a sortie', async ({
  page,
}) => {
  await offline(page);
  const campaign = await takeIn(page, (table) => seaOfFebruary(politicsOfFebruary(table)).goTo('landMove', 'FR'));
  await sit(page, campaign, 'FR');
  await pick(page, /^IV Corps/);
  await page.getByLabel(says('eialand-next-area'), { exact: true }).selectOption('metz');
  await page.getByRole('switch', { name: new RegExp(says('eialand-forced')) }).click();
  await fits(page);
  await pick(page, new RegExp(`^${says('eialand-march')}`));
  await dice(page, 5);
  await onward(page);
  for (const corps of ['I Corps', 'Cavalry Reserve']) {
    await pick(page, new RegExp(`^${corps}`));
    await page.getByLabel(says('eialand-next-area'), { exact: true }).selectOption('ulm');
    await pick(page, new RegExp(`^${says('eialand-march')}`));
  }
  await onward(page);
  await pick(page, says('eia-do-it'));
  for (const corps of ['I Corps', 'Cavalry Reserve'])
    await page.getByLabel(says('eiasupply-fact-reach', { corps, area: 'Ulm' }), { exact: true }).selectOption('1');
  await fits(page);
  await onward(page);
  await onward(page);

  await pick(page, says('eialand-attack'));
  for (const [power, chit] of [
    ['FR', 'assault'],
    ['AU', 'cordon'],
  ] as const) {
    await place(page, `${campaign}/seat/${power}`);
    if (power === 'AU') await onward(page);
    await page.getByLabel(says('eia-chit'), { exact: true }).selectOption(chit);
    await pick(page, says('eia-seal-it'));
    await pick(page, says('eia-seat-leave'));
  }
  await pick(page, new RegExp(says('eia-seal-open-all')));
  // The open table reads the true ratings: three against four.
  const compared = (side: 'A' | 'D') =>
    page.getByRole('group', { name: cell('CH-09', '3', `4-${side}`) }).getByRole('radio');
  await compared('A').first().check({ force: true });
  await compared('D').last().check({ force: true });
  await fits(page);
  await dice(page, 5, 3);
  for (let n = 0; n < 3; n += 1) await onward(page);
  await dice(page, 5, 3);
  await onward(page);
  await onward(page);
  for (const [side, table] of [
    ['A', '41'],
    ['D', '21'],
  ] as const)
    await page.getByLabel(cell('CH-07', 'cordon', `assault-${side}3`), { exact: true }).selectOption(table);
  await dice(page, 5, 3);
  await onward(page);
  await onward(page);
  await page.getByLabel(cell('CH-10', '1.5', '3'), { exact: true }).selectOption('4');
  await dice(page, 3);
  await page.getByLabel(cell('CH-11', '3', '4'), { exact: true }).selectOption('10');
  await onward(page);
  await expect(question(page)).toHaveText(says('eiacombat-pursued-question', { n: 1 }));
  await onward(page);
  await page.getByLabel(says('eiacombat-fact-retreat'), { exact: true }).selectOption('vienna');
  await onward(page);

  await pick(page, says('eialand-besiege', { area: 'Ulm' }));
  await pick(page, says('eialand-attempt', { area: 'Ulm' }));
  await dice(page, 2);
  await tapOn(page, walls(page, '2').first());
  await page.getByRole('switch', { name: says('eiasiege-fact-sortie') }).click();
  await dice(page, 2);
  await onward(page);
  const now = { AU: ['$12', '0', '9', '0'], FR: ['$15', '0', '11', '0'], RU: ['$15', '0', '5', '0'] };
  expect(await ledger(page, campaign)).toEqual(now);
  // Any deed is taken back, and brought back.
  await place(page, `${campaign}/power/FR`);
  await expect(page.locator('.corps-row', { hasText: 'I Corps' }).first().locator('output')).toHaveText('10');
  await tapOn(page, button(page, says('shell-undo')));
  // The question is open again, over whatever lay there.
  await expect(page.locator('.sheet-page')).toBeVisible();
  await place(page, `${campaign}/power/FR`);
  await expect(page.locator('.corps-row', { hasText: 'I Corps' }).first().locator('output')).toHaveText('11');
});

test('EIA-164 EIA-177 EIA-178 EIA-179 EIA-209 a storm, a battle that comes home from the table, an infantry ordered', async ({
  page,
}) => {
  await offline(page);
  let campaign = await takeIn(page, (table) => february(table).goTo('landCombat', 'FR'));
  await pick(page, says('eialand-attempt', { area: 'Ulm' }));
  await dice(page, 5);
  await tapOn(page, walls(page, '5').last());
  await onward(page);
  await onward(page);
  await page.getByLabel(says('eiacombat-fact-base', { side: 'defender' }), { exact: true }).fill('35');
  await page.keyboard.press('Tab');
  await dice(page, 4, 2);
  for (const [row, column, loss, morale] of [
    ['5-1', '4', '10', '40'],
    ['5-2', '2', '5', '3'],
  ] as const) {
    // Each answer is on the disk before the next is given.
    await page.getByLabel(cell('CH-08', row, `${column}-loss`), { exact: true }).selectOption(loss);
    await written(page);
    await page.getByLabel(cell('CH-08', row, `${column}-morale`), { exact: true }).fill(morale);
    await page.keyboard.press('Tab');
    await written(page);
  }
  await fits(page);
  await onward(page);
  await onward(page);
  expect(await ledger(page, campaign)).toMatchObject({ FR: ['$15', '0', '12', '0'] });

  campaign = await takeIn(page, (table) => toTheTable(frenchMarch(february(table))));
  await place(page, `${campaign}/month`);
  await page.getByRole('link', { name: new RegExp(says('eiatable-open', { area: 'Ulm' })) }).click();
  await pick(page, says('eiatable-type-it'));
  await page.getByRole('radio', { name: says('eiatable-wins', { power: 'France' }) }).check({ force: true });
  const lost = (corps: string) =>
    page.getByLabel(says('eiatable-men-lost', { corps, type: says('eiatable-type-regular') }), { exact: true });
  await lost('First').fill('4500');
  await lost('I Corps').fill('1500');
  await page.keyboard.press('Tab');
  await fits(page);
  await onward(page);
  await page.getByLabel(says('eiacombat-fact-retreat'), { exact: true }).selectOption('prague');
  await onward(page);
  expect(await ledger(page, campaign)).toMatchObject({ FR: ['$12', '0', '13', '0'], RU: ['$6', '0', '4', '0'] });

  campaign = await takeIn(page, (table) =>
    until(homeFromTheTable(toTheTable(frenchMarch(february(table)))), 'spending'),
  );
  await page.getByRole('link', { name: new RegExp(says('eiaqtr-buys', { power: 'France' })) }).click();
  await tapOn(page, button(page, says('step-more', { label: says('eiaqtr-buy-infantry') })));
  await tapOn(page, button(page, says('step-more', { label: says('eiaqtr-buy-infantry') })));
  await onward(page);
  await expect(page.getByText('June 1806')).toBeVisible();
  expect(await ledger(page, campaign)).toMatchObject({ FR: ['$16', '4', '13', '0'] });
});

/** A power feeds its corps at its own seat: how far each is from its depot, or that it forages. */
async function fed(
  page: Page,
  campaign: string,
  power: 'AU' | 'FR' | 'RU',
  reach: readonly (readonly [corps: string, area: string, far: string])[] = [],
  together = says(`eia-power-${power}`),
): Promise<void> {
  await toStep(page, says('eiascreen-step-supply', { power: together }));
  await sit(page, campaign, power);
  await tapOn(
    page,
    page
      .getByRole('listitem')
      .getByRole('button', { name: says('eia-do-it') })
      .first(),
  );
  for (const [corps, area, far] of reach)
    await page.getByLabel(says('eiasupply-fact-reach', { corps, area }), { exact: true }).selectOption(far);
  await fits(page);
  await onward(page);
}
/** Until the next month begins. */
async function toMonth(page: Page, month: string): Promise<void> {
  for (let n = 0; n < 30 && !(await page.getByText(month).first().isVisible()); n += 1) await onward(page);
  await expect(question(page)).toHaveText(says('eiascreen-step-diplomacy'));
}

test('EIA-048 EIA-128 EIA-131 the allies move as one, and one pays for the other’s guest', async ({ page }) => {
  await offline(page);
  const campaign = await takeIn(page, (table) =>
    frenchFebruary(seaOfFebruary(politicsOfFebruary(table))).goTo('landMove', 'RU'),
  );
  const both = 'Russia, Austria';
  await expect(question(page)).toHaveText(says('eiascreen-step-landMove', { power: both }));
  await sit(page, campaign, 'RU');
  for (const corps of ['First', 'Second']) {
    await pick(page, new RegExp(`^${corps}`));
    await page.getByLabel(says('eialand-next-area'), { exact: true }).selectOption('prague');
    await pick(page, new RegExp(`^${says('eialand-march')}`));
  }
  await toStep(page, says('eiascreen-step-supply', { power: both }));
  // At Russia's seat nobody feeds for its ally: Austria asks a guest to its depot at its own.
  await expect(button(page, says('eialand-feed', { power: 'Austria' }))).toHaveCount(0);
  await sit(page, campaign, 'AU');
  await tapOn(
    page,
    page
      .getByRole('switch', {
        name: says('eialand-a-corps', { corps: says('eia-a-corps-n', { n: 1 }), area: 'Prague' }),
      })
      .first(),
  );
  await pick(page, says('eialand-feed', { power: 'Austria' }));
  const near = page.getByRole('combobox');
  await expect(near).toHaveCount(4);
  for (const corps of [2, 3]) await near.nth(corps).selectOption('1');
  await fits(page);
  await onward(page);
  const guests = [
    ['Second', 'Prague', '1'],
    ['Third', 'Moscow', '1'],
  ] as const;
  await fed(page, campaign, 'RU', guests, both);
  await pick(page, says('eialand-feed-city', { area: 'Ulm' }));
  await dice(page, 2);
  await onward(page);
  const now = { AU: ['$6', '0', '9', '0'], FR: ['$15', '0', '11', '0'], RU: ['$11', '0', '5', '0'] };
  expect(await ledger(page, campaign)).toEqual(now);
});

test('EIA-122 EIA-123 EIA-126 April and May: the money ends, and two corps live off the country', async ({ page }) => {
  await offline(page);
  let campaign = await takeIn(page, (table) => marchMonth(february(table)).goTo('supply', 'FR'));
  await fed(page, campaign, 'FR');
  await fed(page, campaign, 'RU', [
    ['First', 'Prague', '1'],
    ['Second', 'Prague', '1'],
  ]);
  await fed(page, campaign, 'AU');
  await toMonth(page, 'May 1806');
  const april = { AU: ['$11', '0', '9', '4'], FR: ['$13', '0', '13', '6'], RU: ['$1', '0', '4', '2'] };
  expect(await ledger(page, campaign)).toEqual(april);

  campaign = await takeIn(page, (table) => aprilMonth(marchMonth(february(table))).goTo('supply', 'FR'));
  await fed(page, campaign, 'FR');
  await fed(page, campaign, 'RU', [
    ['First', 'Prague', 'forage'],
    ['Second', 'Prague', 'forage'],
  ]);
  // The Second throws 5, and loses one; the First throws 4.
  for (const die of [5, 4]) {
    await dice(page, die);
    await onward(page);
  }
  await fed(page, campaign, 'AU');
  await toMonth(page, 'June 1806');
  const then = { AU: ['$9', '0', '9', '4'], FR: ['$10', '0', '13', '6'], RU: ['$0', '0', '4', '2'] };
  expect(await ledger(page, campaign)).toEqual(then);
});

test('EIA-190 EIA-194 EIA-206 EIA-207 June: victory points, collection, upkeep, and a purse that does not reach', async ({
  page,
}) => {
  await offline(page);
  const campaign = await takeIn(page, (table) =>
    reinforcementsOfJune(peaceOfJune(may(aprilMonth(marchMonth(february(table)))))).goTo('supply', 'FR'),
  );
  await fed(page, campaign, 'FR');
  const forage = 'forage';
  await fed(page, campaign, 'RU', [
    ['First', 'Prague', forage],
    ['Second', 'Prague', forage],
    ['Third', 'Moscow', forage],
  ]);
  for (let n = 0; n < 3; n += 1) {
    await dice(page, 2);
    await onward(page);
  }
  await fed(page, campaign, 'AU');
  // What follows is everybody's: the phone lies on the table again.
  await place(page, `${campaign}/seat/AU`);
  await pick(page, says('eia-seat-leave'));
  const typed = async (n: number) => {
    await page.getByRole('spinbutton').fill(String(n));
    await page.keyboard.press('Tab');
    await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true');
    await onward(page);
  };
  // The French marker has come to a box of which nobody has typed what it scores.
  await toStep(page, says('eiaqtr-victory-question', { power: 'France' }));
  await typed(7);
  for (const power of ['Austria', 'France', 'Russia']) {
    await toStep(page, says('eiaqtr-collect-question', { power }));
    await fits(page);
    await onward(page);
  }
  expect(await ledger(page, campaign)).toEqual({
    ...{ AU: ['$20', '6', '4', '6'], FR: ['$28', '8', '16', '13'], RU: ['$7', '4', '4', '4'] },
  });
  await place(page, `${campaign}/month`);
  for (const power of ['France', 'Russia']) {
    await toStep(page, says('eiaqtr-drift-question', { power }));
    await typed(0);
  }
  await toMonth(page, 'July 1806');
  const now = { AU: ['$16', '0', '4', '6'], FR: ['$18', '0', '16', '13'], RU: ['$0', '0', '1', '4'] };
  expect(await ledger(page, campaign)).toEqual(now);
  const lines = (await linesOf(page, campaign)).join('\n');
  expect(lines).toContain(says('eiaqtr-told-upkeep', { power: 'Austria', money: 4 }));
  expect(lines).toContain(says('eiaqtr-told-bankrupt', { power: 'Russia' }));
});

test('EIA-030 EIA-034 EIA-035 EIA-056 peace, prisoners, what was bought; every figure opens its lines; another phone has the same', async ({
  page,
  browser,
}) => {
  await offline(page);
  const campaign = await takeIn(page, (table) => may(aprilMonth(marchMonth(february(table)))).goTo('peace'));
  await pick(page, says('eiapol-do-sue', { power: 'Austria' }));
  await onward(page);
  await onward(page);
  await page.getByRole('combobox').selectOption('');
  await onward(page);
  await pick(page, says('eiapol-send'));
  await pick(page, says('eiapol-send'));
  await toStep(page, says('eiascreen-step-armyReinforcement', { power: 'Austria' }));
  for (const [power, corps, name] of [
    ['AU', 'au2', 'Austria'],
    ['FR', 'fr3', 'France'],
  ] as const) {
    await toStep(page, says('eiascreen-step-armyReinforcement', { power: name }));
    await sit(page, campaign, power);
    await page.getByLabel(says('eialand-where'), { exact: true }).selectOption(`corps:${corps}`);
    await fits(page);
    await pick(page, says('eialand-place'));
  }
  const now = await ledger(page, campaign);
  expect(now).toEqual({ AU: ['$9', '0', '4', '4'], FR: ['$10', '0', '16', '6'], RU: ['$0', '0', '4', '2'] });

  // Each figure is the sum of the lines it opens.
  for (const power of ['AU', 'FR', 'RU'])
    for (const [i, of] of ['money', 'manpower', 'pp', 'vp'].entries()) {
      await place(page, `${campaign}/lines/${power}%3A${of}`);
      const shown = now[power]?.[i] ?? '';
      await expect(question(page)).toContainText(shown);
      const asides = await page.locator('.entry small').allInnerTexts();
      const sum = asides.reduce((n, text) => n + Number(text.replace('−', '-').replace('$', '')), 0);
      expect([power, of, sum]).toEqual([power, of, Number(shown.replace('$', ''))]);
    }
  await fits(page);
  await place(page, `${campaign}/journal`);
  const saving = page.waitForEvent('download');
  await page.getByText(says('campaign-save-file')).first().click();
  const file = readFileSync(await (await saving).path());

  const other = await browser.newContext({ viewport: { width: 360, height: 640 } });
  try {
    const there = await other.newPage();
    await there.goto('./#/campaigns');
    const chosen = there.waitForEvent('filechooser');
    await there.getByText(says('campaign-take-file')).click();
    await (await chosen).setFiles({ name: '1806.json', mimeType: 'application/json', buffer: file });
    // Its seed stays on the first phone: here it goes on in a copy, with the same ledgers.
    await onward(there);
    await expect(there).toHaveURL(/#\/campaign\//);
    const copy = new URL(there.url()).hash.split('/').slice(0, 3).join('/');
    expect(await ledger(there, copy)).toEqual(now);
  } finally {
    await other.close();
  }
});
