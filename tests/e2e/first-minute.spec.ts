/** The first minute: a charge led by doing, reached from home, left at any time, and kept only where somebody fights on. */
import { expect, type Page } from '@playwright/test';
import { handOn } from './counting.ts';
import { faults } from './faults.ts';
import { button, onDisk, primary, question, sameDice, visit } from './hands.ts';
import { HOLDS, measured, take } from './measures.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ isMobile: false });

const stored = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const open = indexedDB.open('scovell');
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
          const count = open.result.transaction('heads').objectStore('heads').count();
          count.onsuccess = () => {
            open.result.close();
            done(count.result);
          };
        };
      }),
  );

const over = (page: Page) => page.getByRole('heading', { name: says('minute-over') });

test('a charge is led to its end with the large button, fits every phone, and leaves no battle behind', async ({
  page,
  context,
}) => {
  await sameDice(context);
  await visit(page);
  const hand = handOn(page);
  await hand.on();
  await expect(question(page)).toContainText('Kempt');
  const devtools = await context.newCDPSession(page);
  const found: string[] = [];
  for (let i = 0; i < 20; i += 1) {
    for (const hold of HOLDS) {
      await take(page, devtools, hold);
      found.push(...(await measured(page, hold.large)).map((fault) => `${i}, ${hold.name}: ${fault}`));
    }
    await take(page, devtools, HOLDS[0]!);
    found.push(...(await faults(page)));
    if (await over(page).isVisible()) break;
    await hand.on();
  }
  await expect(over(page)).toBeVisible();
  expect(found).toEqual([]);
  expect(hand.count.taps).toBeLessThanOrEqual(16);
  // A step is taken back, and comes again.
  await button(page, says('minute-undo')).click();
  await expect(over(page)).toHaveCount(0);
  await hand.on();
  await expect(over(page)).toBeVisible();
  await page.getByRole('link', { name: says('minute-leave') }).click();
  await expect(primary(page)).toContainText(says('home-charge'));
  expect(await stored(page)).toBe(0);
});

test('who fights on keeps it as a battle, in the middle of its turn', async ({ page, context }) => {
  await sameDice(context);
  await visit(page);
  const hand = handOn(page);
  for (let i = 0; i < 20 && !(await over(page).isVisible()); i += 1) await hand.on();
  await button(page, new RegExp(`^${says('minute-keep')}`)).click();
  await expect(page).toHaveURL(/battle\/maida-1806-/);
  await expect(page.locator('.step-line')).toBeVisible();
  expect(await stored(page)).toBe(1);
  const id = /battle\/([^/]+)/.exec(page.url())![1]!;
  expect((await onDisk(page, id)).count).toBeGreaterThan(5);
});
