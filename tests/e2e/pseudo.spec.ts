/**
 * The app in a language that is none (`?lang=xx`): every sentence accented and two fifths longer. What still reads as plain
 * English is not in the files of words, and what is cut off has no room for a longer language.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { SHELF } from '../../src/scenarios/shelf.ts';
import { faults } from './faults.ts';
import { place, primary, question, sameDice, tapOn } from './hands.ts';
import { namesIn, plainTexts } from './plain.ts';
import { test } from './slow.ts';
import { DOUBTFUL, tourOfTheBuilder } from './tour-builder.ts';
import { tourOfCampaigns } from './tour-campaign.ts';
import { tourOfFights } from './tour-fights.ts';
import { lookFor, says } from './words.ts';

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
  namesIn(JSON.parse(readFileSync(join(import.meta.dirname, '../samples/campaign-begun.json'), 'utf8')));
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
  'backup',
  'reference',
  'take',
  'shared',
  'print/maida-1806',
  'battle/none',
  'edit/none',
];

test('nothing of the builder is cut off, and nothing is plain English', async ({ page, context }) => {
  test.setTimeout(300_000);
  await sameDice(context);
  const { look, told } = watcher([...DOUBTFUL.split('\n'), ...(await scenarioNames('quatre-bras-1815'))]);
  await disguised(page);
  await tourOfTheBuilder(page, look, disguised);
  expect(told()).toEqual([]);
});

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

/** Everything that is folded up is opened. */
async function unfold(page: Page): Promise<void> {
  const top = page.locator('dialog[open]').last();
  const within = (await top.count()) > 0 ? top : page.locator('body');
  await within.locator('details:not([open])').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
  });
}

test('nothing of a battle is cut off, and nothing is plain English', async ({ page, context }) => {
  test.setTimeout(600_000);
  await sameDice(context);
  const { look, told } = watcher(await scenarioNames('maida-1806'));
  await disguised(page);
  await place(page, '#/new/maida-1806');
  await settled(page);
  await primary(page).click();
  await expect(page).toHaveURL(/#\/battle\//);
  const battle = new URL(page.url()).hash.split('/').slice(0, 3).join('/');
  const show = async (name: string) => {
    await settled(page);
    await look(name, page);
  };
  const rooms = async () => {
    for (const room of ['army', 'journal', 'sky', 'rulings', 'reference', 'formation/left', ...UNITS]) {
      await place(page, `${battle}/${room}`);
      await show(room);
      await unfold(page);
      await show(room);
    }
    await place(page, `${battle}/turn`);
  };
  await rooms();
  const known = new Set<string>();
  for (let i = 0; i < STEPS; i += 1) {
    const asked = await question(page).innerText();
    await show(`step ${i}: ${asked}`);
    if (!known.has(asked))
      for (let k = 0; await otherWay(page, k); k += 1) await show(`step ${i}, another way: ${asked}`);
    known.add(asked);
    if (ASKED_AT.includes(i))
      for (const unit of UNITS) await asksOf(page, `${battle}/${unit}`, (name) => show(`step ${i}, ${unit}: ${name}`));
    await place(page, `${battle}/turn`);
    await settled(page);
    const large = page.locator('.btn--primary:not([aria-disabled])').last();
    await tapOn(page, (await large.count()) > 0 ? large : page.locator('.picks .btn:not([aria-disabled])').first());
  }
  await rooms();
  for (const unit of UNITS) await asksOf(page, `${battle}/${unit}`, (name) => show(`${unit}: ${name}`));
  await place(page, `${battle}/sky`);
  await unfold(page);
  const end = page.locator('dialog[open] details', { has: page.locator('.btn--danger') });
  for (const side of [0, 1]) await end.getByRole('switch').nth(side).click();
  await tapOn(page, end.locator('.btn--danger'));
  for (const room of ['turn', 'after', 'journal', 'sky']) {
    await place(page, `${battle}/${room}`);
    await show(`over, ${room}`);
    await unfold(page);
    await show(`over, ${room}`);
  }
  expect(told()).toEqual([]);
});

/**
 * Turns to the next of the other ways to answer an open question (the table's own dice, what the table decides), and first
 * back from the one before; false once there is none.
 */
async function otherWay(page: Page, k: number): Promise<boolean> {
  if (k > 0) {
    const back = page.getByRole('button', { name: says('shell-back') }).last();
    if (await back.isVisible()) await tapOn(page, back);
    await settled(page);
  }
  const ways = page.locator('.sheet-page > .act .btn:not(.btn--primary):not([aria-disabled])');
  if (k >= Math.min(2, await ways.count())) return false;
  const before = await question(page).innerText();
  await ways.nth(k).click();
  await settled(page);
  return (await question(page).innerText()) !== before;
}

/** Foot with riflemen, horse, guns, and those who come later. */
const UNITS = ['unit/kempt', 'unit/chasseurs-9', 'unit/griois', 'unit/ross'];
/** Before the turn, while guns fire, while skirmishers do, and in an action. */
const ASKED_AT: readonly number[] = [0, 2, 4, 12];
/** So many taps of the large button are more than a turn. */
const STEPS = 48;

/** Every question that the sheet of a unit leads to, each undone again. */
async function asksOf(page: Page, unit: string, show: (name: string) => Promise<void>): Promise<void> {
  const buttons = page.locator('dialog[open] .sheet__body .btn:not(.btn--primary, [aria-disabled])');
  for (let i = 0; ; i += 1) {
    await place(page, `${unit.split('/unit/')[0]}/turn`);
    await place(page, unit);
    await settled(page);
    if (i >= (await buttons.count())) return;
    const name = await buttons.nth(i).innerText();
    await buttons.nth(i).click();
    await settled(page);
    await unfold(page);
    await show(name);
    const undo = page.locator('.sheet-page [data-undo]').last();
    if (await undo.isVisible()) await tapOn(page, undo);
  }
}

test('nothing of fire and fights is cut off, and nothing is plain English', async ({ page, context }) => {
  test.setTimeout(300_000);
  await sameDice(context);
  // Played in English, and read along in disguise; what the troops of the park are called stands in the battle.
  lookFor('en');
  const parks = [says('set-up-engineers'), says('set-up-pontoon'), says('set-up-baggage')];
  const { look, told } = watcher([...parks, ...(await scenarioNames('quatre-bras-1815'))]);
  const other = await context.newPage();
  await tourOfFights(page, async (name) => {
    await other.goto('about:blank');
    await other.goto(`./?lang=${DISGUISE}${new URL(page.url()).hash}`);
    await settled(other);
    await look(name, other);
    await unfold(other);
    await look(name, other);
  });
  lookFor(DISGUISE);
  expect(told()).toEqual([]);
});
