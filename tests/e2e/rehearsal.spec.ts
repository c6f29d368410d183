/** What is gone through out of sight before it is wanted: nobody sees it, and it leaves nothing behind. */
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, mustVerify, onDisk, phaseNow, sameDice, visit } from './hands.ts';
import { test } from './slow.ts';

interface Noted {
  /** What was put beside the app, by its words. */
  readonly pages: string[];
  /** Whether it was still there when the script that made it had ended. */
  stayed: boolean;
  /** What a frame was painted with, beside the app. */
  painted: number;
  scrolled: number;
}

const noted = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

test.beforeEach(async ({ page }) => {
  await sameDice(page.context());
  await page.addInitScript(() => {
    const seen: Noted = { pages: [], stayed: false, painted: 0, scrolled: 0 };
    (window as unknown as { noted: Noted }).noted = seen;
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.inert) {
              seen.pages.push(node.className);
              seen.stayed ||= node.isConnected;
            }
      }).observe(document.body, { childList: true });
      const beside = () => {
        seen.painted = Math.max(seen.painted, document.querySelectorAll('body > .screen').length);
        requestAnimationFrame(beside);
      };
      beside();
      addEventListener('scroll', () => {
        seen.scrolled += 1;
      });
    });
  });
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
});

/** Until nothing more has been gone through for a while. */
async function goneThrough(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await noted(page)).pages.length;
        const rests = now > 0 && now === before;
        before = now;
        return rests;
      },
      { intervals: [1_000], timeout: 30_000 },
    )
    .toBe(true);
}

test('a check and a turn are gone through, and nobody sees it', async ({ page }) => {
  const focus = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
  const [id, at, words] = [battleId(page), await focus(), await page.locator('#app').innerText()];
  await goneThrough(page);
  const { pages, stayed, painted, scrolled } = await noted(page);
  expect(pages.length).toBeGreaterThan(10);
  expect({ stayed, painted, scrolled }).toEqual({ stayed: false, painted: 0, scrolled: 0 });
  expect(await page.locator('#app').innerText()).toBe(words);
  expect(await focus()).toBe(at);
  expect(await page.locator('body > .screen').count()).toBe(0);
  expect(mustVerify(await onDisk(page, id)).length).toBe(1);
  expect(await phaseNow(page)).toBe(1);
});

test('a page that is being read stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const watch = new MutationObserver(() => {
        watch.disconnect();
        scrollTo(0, 50);
      });
      watch.observe(document.body, { childList: true });
    });
  });
  await page.reload();
  await goneThrough(page);
  expect((await noted(page)).pages.length).toBeGreaterThan(10);
  expect(await page.evaluate(() => scrollY)).toBe(50);
});
