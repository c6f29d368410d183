/** A fight on a small phone with letters of twice the size. Every screen by its measures: a11y.spec.ts. */
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
import { HOLDS, take } from './measures.ts';
import { test } from './slow.ts';

// A phone that is turned keeps the zoom it had, which no measure here is about.
test.use({ isMobile: false });

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
