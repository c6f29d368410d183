/** Pictures of every screen and state at four sizes in three themes, with letters of once and twice the size, into `shots/`; to be looked at, compared with nothing. */
import { mkdirSync, rmSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { sameDice } from '../e2e/hands.ts';
import { tour } from '../e2e/tour.ts';
import { tourOfTheBuilder } from '../e2e/tour-builder.ts';
import { tourOfCampaigns } from '../e2e/tour-campaign.ts';
import { tourOfFights } from '../e2e/tour-fights.ts';
import { tourOfTheFirstMinute } from '../e2e/tour-first.ts';

const OUT = 'shots';
const THEMES = ['light', 'dark', 'sun'] as const;
const SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
/** How large letters are, in hundredths. */
const LETTERS = [100, 200] as const;

async function shoot(of: string, name: string, page: Page): Promise<void> {
  const before = page.viewportSize()!;
  const worn = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  const devtools = await page.context().newCDPSession(page);
  const letters = (hundredths: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * hundredths, fixed: 0.13 * hundredths } });
  for (const large of LETTERS) {
    await letters(large);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const theme of THEMES) {
        await page.evaluate((wear) => {
          document.documentElement.dataset.theme = wear;
        }, theme);
        const folder = `${size.width}-${theme}${large === 100 ? '' : `-${large}`}`;
        await page.screenshot({ path: `${OUT}/${of}/${folder}/${name}.png`, caret: 'initial' });
      }
    }
  }
  await letters(100);
  await devtools.detach();
  await page.evaluate((wear) => {
    document.documentElement.dataset.theme = wear;
  }, worn);
  await page.setViewportSize(before);
}

const TOURS = {
  first: tourOfTheFirstMinute,
  battle: tour,
  fights: tourOfFights,
  builder: tourOfTheBuilder,
  campaigns: tourOfCampaigns,
};

for (const [name, walk] of Object.entries(TOURS))
  test(name, async ({ page, context }) => {
    await sameDice(context);
    test.setTimeout(3_600_000);
    rmSync(`${OUT}/${name}`, { recursive: true, force: true });
    mkdirSync(`${OUT}/${name}`, { recursive: true });
    let number = 0;
    await walk(page, (state, tab) => {
      number += 1;
      return shoot(name, `${String(number).padStart(2, '0')}-${state}`, tab);
    });
  });
