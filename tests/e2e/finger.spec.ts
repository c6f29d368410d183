/** A finger on the glass: what is a tap, and what is left to the browser. */
import { expect, type Locator, type Page } from '@playwright/test';
import { handOn, middleOf } from './finger.ts';
import {
  battleId,
  beginBattle,
  changing,
  goTo,
  mustVerify,
  onDisk,
  phaseNow,
  primary,
  question,
  sameDice,
  toPhase,
  visit,
} from './hands.ts';
import { test } from './slow.ts';

const stays = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Counts the clicks that any button gets from now on. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    const heard = { clicks: 0, trusted: 0 };
    (window as unknown as { heard: typeof heard }).heard = heard;
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        heard.clicks += 1;
        heard.trusted += Number(isTrusted);
      },
      { capture: true },
    );
  });
const clicks = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { clicks: number; trusted: number } }).heard);

test.beforeEach(async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  // The page has come to rest.
  await stays(page, 300);
  await countClicks(page);
});

test('a tap acts once, as the finger leaves, and what comes under the finger is not pressed', async ({ page }) => {
  const { down, up } = await handOn(page);
  const at = await middleOf(primary(page));
  await down(at);
  await stays(page, 60);
  expect(await phaseNow(page)).toBe(1);
  await changing(page, up);
  expect(await phaseNow(page)).toBe(2);
  await stays(page, 400);
  expect(await phaseNow(page)).toBe(2);
  expect((await clicks(page)).clicks).toBe(1);
});

/** A finger comes and goes within one breath of the page, after `first` happened to it; gives whether it was taken for a tap. */
const quickTap = (target: Locator, first?: 'scroll'): Promise<boolean> =>
  target.evaluate((button, before) => {
    if (before) document.dispatchEvent(new Event(before));
    const { x, y } = button.getBoundingClientRect();
    const finger = new Touch({ identifier: 1, target: button, clientX: x + 9, clientY: y + 9 });
    const touch = (kind: string, touches: Touch[]) =>
      new TouchEvent(kind, { touches, changedTouches: [finger], bubbles: true, cancelable: true });
    button.dispatchEvent(touch('touchstart', [finger]));
    return !button.dispatchEvent(touch('touchend', []));
  }, first);

test('a quick tap is taken from the browser, but not while the page rolls', async ({ page }) => {
  expect(await quickTap(primary(page), 'scroll')).toBe(false);
  expect((await clicks(page)).clicks).toBe(0);
  await stays(page, 300);
  await changing(page, async () => expect(await quickTap(primary(page))).toBe(true));
  expect(await phaseNow(page)).toBe(2);
  expect(await clicks(page)).toEqual({ clicks: 1, trusted: 0 });
});

test('a finger that wandered is no tap', async ({ page }) => {
  const { down, move, up } = await handOn(page);
  const at = await middleOf(primary(page));
  await down(at);
  await move({ ...at, x: at.x + 30 });
  await move({ ...at, x: at.x + 60 });
  await move(at);
  await up();
  await stays(page, 400);
  expect(await phaseNow(page)).toBe(1);
  expect((await clicks(page)).clicks).toBe(0);
});

test('what was judged under a finger that left is not written much later as if it were then', async ({ page }) => {
  const { down, move, up } = await handOn(page);
  const at = await middleOf(primary(page));
  await down(at);
  await stays(page, 60);
  await move({ ...at, y: at.y - 60 });
  await up();
  const later = await page.evaluate(() => {
    const clock = Date.now.bind(Date);
    Date.now = () => clock() + 60_000;
    return Date.now();
  });
  await primary(page).focus();
  await changing(page, () => page.keyboard.press('Enter'));
  const entries = mustVerify(await onDisk(page, battleId(page)));
  expect(entries.length).toBe(2);
  expect(entries.at(-1)!.at).toBeGreaterThanOrEqual(later);
});

test('a finger that scrolls a list presses none of its rows', async ({ page }) => {
  await goTo(page, 'army');
  const row = page.locator('button.unit').nth(4);
  await expect(row).toBeVisible();
  await stays(page, 300);
  const { down, move, up } = await handOn(page);
  const at = { x: 180, y: 480 };
  await down(at);
  for (let y = 440; y >= 160; y -= 40) {
    await move({ ...at, y });
    await stays(page, 16);
  }
  await up();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect((await clicks(page)).clicks).toBe(0);
});

test('two fingers press nothing', async ({ page }) => {
  const { down, up } = await handOn(page);
  const at = await middleOf(primary(page));
  await down(at);
  await down(at, { x: at.x, y: at.y - 200 });
  await stays(page, 60);
  await up();
  await stays(page, 300);
  expect(await phaseNow(page)).toBe(1);
  expect((await clicks(page)).clicks).toBe(0);
});

test('a finger that stays is left to the browser, a mouse and the keyboard too', async ({ page }) => {
  const { down, up } = await handOn(page);
  const at = await middleOf(primary(page));
  await down(at);
  await stays(page, 500);
  await up();
  await stays(page, 300);
  const after = await clicks(page);
  expect(after.clicks).toBe(after.trusted);

  const before = await phaseNow(page);
  const { x, y } = await middleOf(primary(page));
  await changing(page, () => page.mouse.click(x, y));
  expect(await phaseNow(page)).toBe(before + 1);
  await primary(page).focus();
  await changing(page, () => page.keyboard.press('Enter'));
  expect(await phaseNow(page)).toBe(before + 2);
  const now = await clicks(page);
  expect(now.clicks).toBe(now.trusted);
});

test('a button that cannot be pressed says so to a finger too, and nothing is done', async ({ page }) => {
  await toPhase(page, 4);
  await page
    .getByRole('button', { name: /Bijlandt/ })
    .first()
    .click();
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true');
  const asked = await question(page).innerText();
  await stays(page, 300);
  const { down, up } = await handOn(page);
  await down(await middleOf(primary(page)));
  await stays(page, 50);
  await up();
  await stays(page, 300);
  await expect(question(page)).toHaveText(asked);
});

/** Two taps on one spot, the second as soon as the page has changed by the first, and by their clocks `gap` ms after it. */
const tapTwice = (target: Locator, gap: number): Promise<void> =>
  target.evaluate(async (button, between) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const tap = (at: number) => {
      const on = document.elementFromPoint(clientX, clientY)!;
      const finger = new Touch({ identifier: 1, target: on, clientX, clientY });
      const touch = (kind: string, touches: Touch[], timeStamp: number) => {
        const event = new TouchEvent(kind, { touches, changedTouches: [finger], bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        on.dispatchEvent(event);
      };
      touch('touchstart', [finger], at);
      touch('touchend', [], at + 30);
    };
    const start = performance.now();
    const changed = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        resolve();
      });
      watch.observe(document.querySelector('#app')!, { subtree: true, childList: true, characterData: true });
    });
    tap(start);
    await changed;
    tap(start + 30 + between);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, gap);

const deedsOf = async (page: Page) =>
  mustVerify(await onDisk(page, battleId(page))).map((entry) =>
    entry.kind === 'deed' ? (entry.play as { do: string }).do : entry.kind,
  );

for (const gap of [40, 200])
  test(`the second tap of a double tap does nothing to the page that came, ${gap} ms after the first`, async ({
    page,
  }) => {
    await tapTwice(primary(page), gap);
    expect(await phaseNow(page)).toBe(2);
    await toPhase(page, 3);
    await tapTwice(page.locator('.strip button').first(), gap);
    await tapTwice(primary(page), gap);
    expect((await deedsOf(page)).slice(-2)).toEqual(['check', 'throw']);
    await tapTwice(page.getByRole('button', { name: /again/ }), gap);
    expect((await deedsOf(page)).slice(-2)).toEqual(['throw', 'again']);
    await tapTwice(primary(page), gap);
    expect((await deedsOf(page)).slice(-2)).toEqual(['again', 'accept']);
  });

test('two taps apart are two taps, and undo is taken as often as it is tapped', async ({ page }) => {
  await tapTwice(primary(page), 400);
  expect(await phaseNow(page)).toBe(3);
  await tapTwice(page.locator('[data-undo]').first(), 100);
  expect(await phaseNow(page)).toBe(1);
});

test('a double click of a mouse skips no phase either', async ({ page }) => {
  const { x, y } = await middleOf(primary(page));
  await page.mouse.dblclick(x, y, { delay: 20 });
  await stays(page, 500);
  expect(await phaseNow(page)).toBe(2);
});
