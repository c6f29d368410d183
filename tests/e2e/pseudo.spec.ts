/**
 * The app in a language that is none (`?lang=xx`): every sentence accented and two fifths longer. What still reads as plain
 * English is not in the files of words, and what is cut off has no room for a longer language.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { faults } from './faults.ts';
import { place, sameDice } from './hands.ts';
import { namesIn, plainTexts } from './plain.ts';
import { tourOfCampaigns } from './tour-campaign.ts';
import { lookFor } from './words.ts';

const DISGUISE = 'xx';

/** Screens that still say something in English. */
const STILL_ENGLISH: readonly RegExp[] = [];

test.use({ locale: 'en-GB' });
test.beforeAll(() => lookFor(DISGUISE));
test.afterAll(() => lookFor('en'));

/** Notes what is wrong with each screen it is shown, and says so at the end. */
function watcher(names: readonly string[]) {
  const found = new Map<string, Set<string>>();
  return {
    async look(name: string, page: Page): Promise<void> {
      const wrong = [
        ...(await plainTexts(page, names)).map((text) => `plain: ${text.slice(0, 90)}`),
        ...(await faults(page)).filter((fault) => /wide|cut|sideways/.test(fault)),
      ];
      const before = found.get(name) ?? new Set();
      for (const one of wrong) before.add(one);
      found.set(name, before);
    },
    told: (): string[] => {
      const seen = new Set<string>();
      const lines: string[] = [];
      for (const [name, wrong] of found) {
        if (STILL_ENGLISH.some((known) => known.test(name))) continue;
        for (const one of wrong) {
          if (!seen.has(one)) lines.push(`${name}: ${one}`);
          seen.add(one);
        }
      }
      return lines;
    },
  };
}

/** Until the page is fetched, with its words. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const disguised = async (page: Page): Promise<void> => {
  await page.goto(`./?lang=${DISGUISE}`);
  await settled(page);
};

const sampleNames = () =>
  namesIn(JSON.parse(readFileSync(join(import.meta.dirname, '../samples/campaign.json'), 'utf8')));
const scenarioNames = async (...ids: string[]) => {
  const loaded = await Promise.all(SHELF.filter(({ id }) => ids.includes(id)).map((entry) => entry.load()));
  return namesIn([SHELF.map(({ title }) => title), loaded]);
};

test('nothing of the campaigns is cut off, and nothing is plain English', async ({ page, context }) => {
  test.setTimeout(300_000);
  await sameDice(context);
  const { look, told } = watcher(sampleNames());
  await disguised(page);
  await tourOfCampaigns(page, look, disguised);
  expect(told()).toEqual([]);
});

/** Pages before and beside a battle, by their addresses. */
const PAGES = [
  '',
  'scenarios',
  'scenario/maida-1806',
  'new',
  'new/maida-1806',
  'settings',
  'reference',
  'take',
  'shared',
  'print/maida-1806',
  'battle/none',
  'edit/none',
];

test('nothing of the pages beside a battle is cut off, and nothing is plain English', async ({ page, context }) => {
  test.setTimeout(300_000);
  await sameDice(context);
  const { look, told } = watcher(await scenarioNames('maida-1806'));
  await disguised(page);
  for (const hash of PAGES) {
    await place(page, `#/${hash}`);
    await settled(page);
    await look(hash || 'home', page);
    for (const more of await page.locator('details:not([open]) > summary').all())
      if (await more.isVisible()) await more.click();
    await look(hash || 'home', page);
  }
  await place(page, '#/reference');
  const charts = await page
    .locator('a[href*="reference/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of new Set(charts)) {
    await place(page, href);
    await settled(page);
    await look(href, page);
  }
  expect(told()).toEqual([]);
});
