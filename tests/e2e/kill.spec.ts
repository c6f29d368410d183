/** The battery dies a dozen times while somebody taps as fast as the app answers: what was on the screen is on the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { battleId, beginBattle, goTo, killPhone, mustVerify, onDisk, phone, storyOf, visit } from './hands.ts';
import { test } from './slow.ts';

const DEATHS = 12;
/** Milliseconds of tapping before the end, at most. */
const LONGEST = 900;

let profile: string;
let context: BrowserContext | undefined;

test.beforeAll(() => {
  profile = mkdtempSync(join(tmpdir(), 'scovell-killed-'));
});
test.afterAll(async () => {
  await context?.close().catch(() => undefined);
  rmSync(profile, { recursive: true, force: true });
});

/** The units of the switches, in the order in which they are tapped. */
const unitsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main [role=switch] > span:not(.fact__box)')
    .evaluateAll((spans) => spans.map((span) => span.firstChild!.textContent!.trim()));

/** Taps one switch after the other, each as soon as the one before has answered, until the end. */
const tapAway = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const { confirmed } = window as unknown as { confirmed(): void };
      const switches = () => document.querySelectorAll<HTMLElement>('main [role=switch]');
      for (let i = 0; ; i += 1) {
        const at = i % switches().length;
        const was = switches()[at]!.ariaChecked;
        switches()[at]!.click();
        while (switches()[at]!.ariaChecked === was) await new Promise((resolve) => setTimeout(resolve));
        confirmed();
      }
    })
    .catch(() => undefined);

test('a dozen deaths at any moment lose no play that the screen had confirmed, and double none', async ({
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  let id = '';
  /** The story before the life that ended, how many of its taps the screen confirmed, and whom they were for. */
  let told: readonly string[] = [];
  let confirmed = 0;
  let units: readonly string[] = [];
  let plays = 0;
  for (let death = 0; death <= DEATHS; death += 1) {
    context = await phone(profile, baseURL!);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeFunction('confirmed', () => {
      confirmed += 1;
    });
    if (death === 0) {
      await visit(page);
      await beginBattle(page, 'quatre-bras-1815');
      id = battleId(page);
      mustVerify(await onDisk(page, id));
    } else {
      await page.goto(`./#/battle/${id}/turn`);
      await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
      // The last word of the dying may not have reached us, so there can be more than was reported, and never less.
      const written = mustVerify(await onDisk(page, id)).length - 1 - plays;
      expect(written).toBeGreaterThanOrEqual(confirmed);
      // Every one of them is the tap that was made at its place: none is missing between, none is there twice.
      const story = await storyOf(page);
      expect(story.slice(0, told.length)).toEqual(told);
      expect(story.length).toBe(told.length + written);
      for (let i = 0; i < written; i += 1) expect(story[told.length + i]).toContain(units[i % units.length]!);
      info.annotations.push({ type: 'death', description: `${confirmed} plays confirmed, ${written} written` });
      plays += written;
    }
    if (death === DEATHS) break;
    told = await storyOf(page);
    await goTo(page, 'turn');
    await expect(page.locator('main [role=switch]').first()).toBeVisible();
    units = await unitsOf(page);
    confirmed = 0;
    const tapping = tapAway(page);
    await expect.poll(() => confirmed).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST));
    await killPhone(profile, context);
    await tapping;
  }
  expect(plays).toBeGreaterThan(DEATHS);
});
