/** A battle on a small phone, laid down and with letters of twice the size: by its measures nothing is cut, covered or out of reach. */
import { expect } from '@playwright/test';
import {
  beginBattle,
  button,
  onward,
  primary,
  sameDice,
  tapOn,
  toPhase,
  toStep,
  visit,
  winsTheContest,
} from './hands.ts';
import { HOLDS, measured, take } from './measures.ts';
import { test } from './slow.ts';
import { tour } from './tour.ts';
import { tourOfFights } from './tour-fights.ts';

// A phone that is turned keeps the zoom it had, which no measure here is about.
test.use({ isMobile: false });

/** A list of scenarios is chosen from; the button under it is not what decides. */
const LISTS = ['scenarios'];

for (const [of, walk] of Object.entries({ 'a battle': tour, 'fire and fights': tourOfFights }))
  test(`however the phone is held, every screen of ${of} shows what decides`, async ({ page, context }) => {
    test.setTimeout(240_000);
    await sameDice(context);
    const found: string[] = [];
    await walk(page, async (name, tab) => {
      const devtools = await context.newCDPSession(tab);
      for (const hold of HOLDS) {
        await take(tab, devtools, hold);
        const faults = await measured(tab, hold.large);
        found.push(
          ...faults
            .filter((fault) => !(LISTS.includes(name) && fault.startsWith('below the edge')))
            .map((fault) => `${name}, ${hold.name}: ${fault}`),
        );
      }
      await take(tab, devtools, HOLDS[0]!);
      await devtools.detach();
    });
    expect(found).toEqual([]);
  });

test('with large letters the offers under a result leave room to read it', async ({ page, context }) => {
  await sameDice(context);
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  await toPhase(page, 6);
  await winsTheContest(page, 'II Corps', '2nd Netherlands Division');
  await toStep(page, 'Close combats');
  await tapOn(page, button(page, /Hubert/).first());
  await tapOn(page, button(page, /Bijlandt/).first());
  const offers = page.locator('.sheet-page > .act > .btn');
  for (let i = 0; i < 4 && (await offers.count()) < 3; i += 1) await onward(page);
  expect(await offers.count()).toBeGreaterThan(2);
  const devtools = await context.newCDPSession(page);
  await take(page, devtools, HOLDS.find(({ name }) => name === 'large letters')!);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  const { y } = (await primary(page).boundingBox())!;
  expect(y).toBeGreaterThan(640 - 120);
  // At the end of the page every offer stands in its line.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(offers.last()).toBeInViewport({ ratio: 1 });
  const edges = await offers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
});
