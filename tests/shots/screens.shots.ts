/** Pictures of every screen and state at three sizes in three themes, into `shots/`; to be looked at, compared with nothing. */
import { mkdirSync, rmSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { sameDice } from '../e2e/hands.ts';
import { tour } from '../e2e/tour.ts';
import { tourOfTheBuilder } from '../e2e/tour-builder.ts';
import { tourOfCampaigns } from '../e2e/tour-campaign.ts';
import { tourOfFights } from '../e2e/tour-fights.ts';

const OUT = 'shots';
const THEMES = ['light', 'dark', 'sun'] as const;
const SIZES = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
] as const;

async function shoot(of: string, name: string, page: Page): Promise<void> {
  const before = page.viewportSize()!;
  const worn = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await page.evaluate((wear) => {
        document.documentElement.dataset.theme = wear;
      }, theme);
      await page.screenshot({ path: `${OUT}/${of}/${size.width}-${theme}/${name}.png`, caret: 'initial' });
    }
  }
  await page.evaluate((wear) => {
    document.documentElement.dataset.theme = wear;
  }, worn);
  await page.setViewportSize(before);
}

const TOURS = { battle: tour, fights: tourOfFights, builder: tourOfTheBuilder, campaigns: tourOfCampaigns };

for (const [name, walk] of Object.entries(TOURS))
  test(name, async ({ page, context }) => {
    await sameDice(context);
    test.setTimeout(900_000);
    rmSync(`${OUT}/${name}`, { recursive: true, force: true });
    mkdirSync(`${OUT}/${name}`, { recursive: true });
    let number = 0;
    await walk(page, (state, tab) => {
      number += 1;
      return shoot(name, `${String(number).padStart(2, '0')}-${state}`, tab);
    });
  });
