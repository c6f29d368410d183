/** Everybody can use it: contrast, names, targets, room for large letters. The keyboard has keyboard.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { brokenRules } from './axe.ts';
import { faults } from './faults.ts';
import { beginBattle, goTo, place, sameDice, visit } from './hands.ts';
import { HOLDS, measured, still, take } from './measures.ts';
import { test } from './slow.ts';
import { tour } from './tour.ts';
import { tourOfTheBuilder } from './tour-builder.ts';
import { tourOfCampaigns } from './tour-campaign.ts';
import { tourOfFights } from './tour-fights.ts';

// A phone that is turned keeps the zoom it had, which no measure here is about.
test.use({ isMobile: false });

const TOURS = {
  'a battle': { walk: tour, more: 'however the phone is held', alsoFaults: heldFaults },
  'fire and fights': { walk: tourOfFights, more: 'however the phone is held', alsoFaults: heldFaults },
  'the builder': { walk: tourOfTheBuilder, more: 'in large letters', alsoFaults: largeLetters },
  'the campaigns': { walk: tourOfCampaigns, more: 'in large letters', alsoFaults: largeLetters },
};

/** A list of scenarios is chosen from; the button under it is not what decides. */
const LISTS = ['scenarios'];

/** What is wrong with a screen on a small phone, laid down and with letters of twice the size. It is as it was afterwards. */
async function heldFaults(tab: Page, screen: string): Promise<string[]> {
  const cdp = await tab.context().newCDPSession(tab);
  const found: string[] = [];
  // The first is how it is held already.
  for (const [i, hold] of HOLDS.entries()) {
    await (i === 0 ? still(tab) : take(tab, cdp, hold));
    for (const fault of await measured(tab, hold.large))
      if (!(LISTS.includes(screen) && fault.startsWith('below the edge'))) found.push(`${hold.name}: ${fault}`);
  }
  await take(tab, cdp, HOLDS[0]!);
  await cdp.detach();
  return found;
}

/** What is wrong with a screen in letters of twice the size. The screen has its own letters again afterwards. */
async function largeLetters(tab: Page): Promise<string[]> {
  const cdp = await tab.context().newCDPSession(tab);
  const letters = async (standard: number, fixed: number) => {
    await cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await letters(32, 26);
  const found = (await faults(tab))
    .filter((fault) => /wide|cut|sideways/.test(fault))
    .map((fault) => `large: ${fault}`);
  // The large button can be reached, and nothing lies over it. What lies under a sheet is out of reach, as it should be.
  const sheet = tab.locator('dialog');
  const large = ((await sheet.count()) > 0 ? sheet : tab).locator('.btn--primary').last();
  if ((await large.count()) > 0) {
    await large.scrollIntoViewIfNeeded();
    const free = await large.evaluate((el) => {
      const { left, top, width, height } = el.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && (el === there || el.contains(there));
    });
    if (!free) found.push('large: the large button cannot be reached');
  }
  await letters(16, 13);
  await cdp.detach();
  return found;
}

for (const [name, { walk, more, alsoFaults }] of Object.entries(TOURS))
  test(`every screen and state of ${name} in three themes, and ${more}`, async ({ page, context }) => {
    test.setTimeout(600_000);
    await sameDice(context);
    const found: string[] = [];
    await walk(page, async (screen, tab) => {
      for (const broken of await brokenRules(tab)) found.push(`${screen}, ${broken}`);
      for (const fault of await faults(tab)) found.push(`${screen}: ${fault}`);
      for (const fault of await alsoFaults(tab, screen)) found.push(`${screen}, ${fault}`);
    });
    expect(found).toEqual([]);
  });

test('every room has a title of its own, which tells no secret', async ({ page }) => {
  await visit(page);
  await expect(page).toHaveTitle('Scovell');
  for (const [hash, title] of [
    ['settings', 'Settings'],
    ['reference', 'Reference'],
    ['scenarios', 'Scenarios'],
    ['edit/none', 'Edit'],
  ]) {
    await place(page, `#/${hash}`);
    await expect(page).toHaveTitle(`${title} – Scovell`);
  }
  await beginBattle(page, 'quatre-bras-1815');
  for (const [room, title] of [
    ['turn', 'Turn'],
    ['army', 'Army'],
    ['unit/husson', 'Unit'],
    ['journal', 'Journal'],
    ['sky', 'Sky'],
    ['papers/a', 'Papers'],
    ['reference', 'Reference'],
  ] as const) {
    await goTo(page, ...room.split('/'));
    await expect(page).toHaveTitle(`${title} – Quatre Bras – Scovell`);
  }
  await place(page, '#/');
  await expect(page).toHaveTitle('Scovell');
});
