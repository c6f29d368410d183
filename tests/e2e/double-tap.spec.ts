/** Two taps in one breath: the second was meant for the page of the first. */
import { expect, type Locator, type Page } from '@playwright/test';
import { battleId, beginBattle, mustVerify, onDisk, phaseNow, primary, sameDice, toPhase, visit } from './hands.ts';
import { late, test, written } from './slow.ts';
import { says } from './words.ts';

test.beforeEach(async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
});

type Spot = { readonly x: number; readonly y: number };
type Twice = (page: Page, at: Spot) => Promise<unknown>;

const mouse: Twice = async (page, { x, y }) => {
  await page.mouse.move(x, y);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    // The page of the first is there.
    await page.waitForTimeout(80);
  }
};
const finger: Twice = async (page, at) => {
  const glass = await page.context().newCDPSession(page);
  for (let taps = 0; taps < 2; taps += 1) {
    await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.waitForTimeout(40);
    await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(80);
  }
};

const middleOf = async (target: Locator): Promise<Spot> => {
  // In the middle, clear of what stays at the foot.
  await target.evaluate((el) => el.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const deedsOf = async (page: Page) =>
  mustVerify(await onDisk(page, battleId(page))).map((entry) =>
    entry.kind === 'deed' ? (entry.play as { do: string }).do : entry.kind,
  );

for (const [what, twice] of [
  ['a mouse', mouse],
  ['a finger', finger],
] as const)
  test(`the second click of ${what} does nothing to the page that came`, async ({ page }) => {
    const on = async (target: Locator) => {
      await twice(page, await middleOf(target));
      // Long enough for a second deed to be written.
      await page.waitForTimeout(500);
      await written(page);
    };
    await on(primary(page));
    // One on: past arrivals and skirmishing, which nobody has.
    await expect.poll(() => phaseNow(page)).toBe(4);
    await on(page.locator('.strip button').first());
    await on(primary(page));
    expect((await deedsOf(page)).slice(-2)).toEqual(['check', 'throw']);
    await on(primary(page));
    expect((await deedsOf(page)).slice(-2)).toEqual(['throw', 'accept']);
    await expect.poll(() => phaseNow(page)).toBe(4);
  });

test('undo is taken as often as it is tapped', async ({ page }) => {
  await toPhase(page, 3);
  await mouse(page, await middleOf(page.locator('[data-undo]').first()));
  await expect.poll(() => phaseNow(page)).toBe(1);
});

test('a disk that keeps a tap waiting is told, and a tap behind it goes nowhere', async ({ page }) => {
  const before = await deedsOf(page);
  await page.evaluate(late, 3000);
  const words = page.getByText(says('session-slow-disk'));
  const at = await middleOf(primary(page));
  await page.touchscreen.tap(at.x, at.y);
  await expect(words).toBeVisible();
  await page.touchscreen.tap(at.x, at.y);
  await expect.poll(() => phaseNow(page)).toBe(4);
  await written(page);
  await expect(words).toHaveCount(0);
  expect(await deedsOf(page)).toHaveLength(before.length + 1);
});
