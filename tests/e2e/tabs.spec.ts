/** One battle in two tabs: one writes, the other reads along, and whoever taps, there is one journal. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  battleId,
  beginBattle,
  button,
  fingerprintOf,
  goTo,
  mustVerify,
  onDisk,
  onward,
  phaseNow,
  question,
  storyOf,
  visit,
} from './hands.ts';
import { test, writesIn } from './slow.ts';
import { says } from './words.ts';

const reads = (page: Page) => page.getByText(says('session-reads-along'), { exact: true });

async function twoTabs(context: BrowserContext, scenario: string): Promise<{ first: Page; second: Page }> {
  const first = await context.newPage();
  await visit(first);
  await beginBattle(first, scenario);
  const second = await context.newPage();
  await second.goto(first.url());
  await expect(question(second)).toBeVisible();
  await expect(reads(second)).toBeVisible();
  return { first, second };
}

test('the second tab reads along and says so, takes over, and the first is read-only at once', async ({ context }) => {
  const { first, second } = await twoTabs(context, 'maida-1806');
  await expect(reads(first)).toHaveCount(0);

  await onward(first);
  await expect.poll(() => phaseNow(second)).toBe(4);
  await onward(first);
  await expect.poll(() => phaseNow(second)).toBe(5);

  // A tap in the tab that reads changes nothing, and says why.
  await second.locator('.btn--primary').last().click();
  await expect(second.getByText(says('session-other-tab'))).toBeVisible();
  await expect.poll(() => phaseNow(second)).toBe(5);

  await button(second, 'Write here').click();
  await expect(reads(second)).toHaveCount(0);
  await expect(reads(first)).toBeVisible();
  await onward(second);
  await expect.poll(() => phaseNow(first)).toBe(6);
  await button(first, 'Nobody else acts this turn').click();
  await expect(first.getByText(says('session-other-tab'))).toBeVisible();
  await expect.poll(() => phaseNow(first)).toBe(6);

  expect(await storyOf(first)).toEqual(await storyOf(second));
  expect(await fingerprintOf(first)).toBe(await fingerprintOf(second));
});

test('interleaved taps in both tabs never fork the journal', async ({ context }) => {
  const { first, second } = await twoTabs(context, 'maida-1806');
  const id = battleId(first);
  /** Taps switch after switch, and takes over whenever the other has it; waits for nothing. */
  const tapAway = (page: Page) =>
    page.evaluate(async () => {
      for (let i = 0; i < 60; i += 1) {
        const pen = [...document.querySelectorAll('button')].find((b) => b.textContent?.startsWith('Write here'));
        if (pen && i % 3 === 0) pen.click();
        const switches = document.querySelectorAll<HTMLElement>('main [role=switch]');
        switches[i % switches.length]?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
  await Promise.all([tapAway(first), tapAway(second)]);

  // The taps that wait their turn are written; then both tabs come to rest on the same entry, the last on the disk.
  let before = -1;
  await expect
    .poll(
      async () => {
        const writes = await Promise.all([first, second].map(writesIn));
        const { count } = await onDisk(first, id);
        const atRest = count === before && writes.every((n) => n === 0);
        before = count;
        return atRest;
      },
      // Up to 120 taps wait in the queue.
      { intervals: [500], timeout: 90_000 },
    )
    .toBe(true);
  const entries = mustVerify(await onDisk(first, id));
  expect(entries.length).toBeGreaterThan(2);
  await expect.poll(async () => (await fingerprintOf(first)) === (await fingerprintOf(second))).toBe(true);
  expect(await storyOf(first)).toEqual(await storyOf(second));
  mustVerify(await onDisk(second, id));
});

test('closing the tab that writes leaves the writing to the one that reads', async ({ context }) => {
  const { first, second } = await twoTabs(context, 'maida-1806');
  await onward(first);
  await expect.poll(() => phaseNow(second)).toBe(4);
  await first.close();
  await expect(reads(second)).toHaveCount(0);
  await onward(second);
  await expect.poll(() => phaseNow(second)).toBe(5);
  mustVerify(await onDisk(second, battleId(second)));
  await goTo(second, 'journal');
  await expect(second.locator('.entry').first()).toBeVisible();
});
