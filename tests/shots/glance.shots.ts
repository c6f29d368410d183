/** Waterloo in the afternoon: the glance, a unit, the army, the journal and the strip, at every size, theme and size of letters. */
import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { beginBattle, goTo, sameDice, visit } from '../e2e/hands.ts';
import { whole } from '../e2e/tour.ts';

const OUT = 'shots/glance';
const SIZES = [
  [360, 640],
  [412, 915],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

async function shoot(page: Page, name: string, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark', 'sun'] as const) {
      await page.evaluate((wear) => {
        document.documentElement.dataset.theme = wear;
      }, theme);
      await page.waitForTimeout(80);
      await page.screenshot({
        path: `${OUT}/${name}-${width}-${theme}.png`,
        fullPage: width < 1000,
        caret: 'initial',
      });
    }
  }
  await page.setViewportSize({ width: 360, height: 640 });
}

/** Marks units by hand, so that the armies look as they do in the afternoon. */
async function wear(page: Page): Promise<void> {
  await goTo(page, 'army');
  const units = await page.evaluate(() => document.querySelectorAll('.unit').length);
  for (const side of [0, 1]) {
    await goTo(page, 'army');
    await page.locator('.army-filters label, .army-filters button').nth(side).click();
    for (let n = 0; n < units; n += 2) {
      const unit = page.locator('.unit').nth(n);
      if ((await unit.count()) === 0) break;
      await unit.click();
      const points = page.locator('dialog .figures button');
      const count = await points.count();
      // At nought it would break, and the turn would ask at once.
      if (count > 3) await points.nth(Math.max(1, count - 2 - (n % 4))).click();
      if (n % 6 === 0) {
        await page.locator('dialog .more summary').last().click();
        await page.locator('dialog [role=switch]').first().click();
      }
      if (n % 10 === 4) {
        await page.locator('dialog').getByText('Set its states by hand').click();
        await page
          .locator('dialog')
          .getByRole('radio', { name: n % 20 === 4 ? 'Broken' : 'Exhausted' })
          .check({ force: true });
      }
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
  }
}

test('Waterloo in the afternoon', async ({ page, context }) => {
  test.setTimeout(600_000);
  mkdirSync(OUT, { recursive: true });
  await sameDice(context);
  await visit(page);
  await beginBattle(page, 'waterloo-1815');
  await wear(page).catch((error: unknown) => console.log(error));
  await goTo(page, 'glance');
  await whole(page);
  await shoot(page, 'glance');
  await goTo(page, 'turn');
  await whole(page);
  await shoot(page, 'turn', [[1280, 800]]);
  await goTo(page, 'unit', await firstUnit(page));
  await whole(page);
  await shoot(page, 'unit', [SIZES[0], SIZES[1]]);
  await page.keyboard.press('Escape');
  await goTo(page, 'army');
  await whole(page);
  await shoot(page, 'army', [SIZES[0]]);
  await goTo(page, 'journal');
  await whole(page);
  await shoot(page, 'journal', [SIZES[0]]);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await goTo(page, 'glance');
  await whole(page);
  await shoot(page, 'glance-200', [SIZES[0], SIZES[3]]);
});

async function firstUnit(page: Page): Promise<string> {
  await goTo(page, 'army');
  await page.locator('.unit').first().click();
  return /unit\/([^/]+)/.exec(page.url())?.[1] ?? '';
}
