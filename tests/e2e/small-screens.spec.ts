/** A battle on a small phone, laid down and with letters of twice the size: by its measures nothing is cut, covered or out of reach. */
import { expect } from '@playwright/test';
import { sameDice } from './hands.ts';
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
