/** The battery dies a dozen times while somebody taps as fast as the app answers: what was on the screen is on the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { battleId, beginBattle, goTo, killPhone, mustVerify, onDisk, phone, storyOf, visit } from './hands.ts';

const DEATHS = 12;
/** Milliseconds of tapping before the end, at most. */
const LONGEST = 900;

let profile: string;
let context: BrowserContext | undefined;

test.beforeAll(() => {
  profile = mkdtempSync(join(tmpdir(), 'berthier-killed-'));
});
test.afterAll(async () => {
  await context?.close().catch(() => undefined);
  rmSync(profile, { recursive: true, force: true });
});

/** Taps one switch after the other, each as soon as the one before has answered, until the end. */
const tapAway = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const confirm = (window as unknown as { confirmed(unit: string): void }).confirmed;
      const next = () => new Promise<void>((resolve) => setTimeout(resolve));
      for (let i = 0; ; i += 1) {
        const switches = document.querySelectorAll<HTMLElement>('main [role=switch]');
        const at = (i * 7) % switches.length;
        const was = switches[at]!.ariaChecked;
        switches[at]!.click();
        const now = () => document.querySelectorAll<HTMLElement>('main [role=switch]')[at]!;
        while (now().ariaChecked === was) await next();
        confirm(now().querySelector('span:not(.fact__box)')!.firstChild!.textContent!.trim());
      }
    })
    .catch(() => undefined);

test('a dozen deaths at any moment lose no play that the screen had confirmed, and double none', async ({
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  let id = '';
  let lay = 0;
  /** Every tap that any life of the phone confirmed, and what the disk then held of it. */
  let taps = 0;
  let told: readonly string[] = [];
  /** The units whose switches the last life saw change, in order. */
  let confirmed: string[] = [];
  for (let death = 0; death <= DEATHS; death += 1) {
    context = await phone(profile, baseURL!);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeFunction('confirmed', (unit: string) => confirmed.push(unit));
    if (death === 0) {
      await visit(page);
      await beginBattle(page, 'quatre-bras-1815');
      id = battleId(page);
    } else {
      await page.goto(`./#/battle/${id}/turn`);
      await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
      const entries = mustVerify(await onDisk(page, id));
      // At most the one play that was under way at the end is there beside those that were confirmed.
      const written = entries.length - 1;
      expect(written).toBeGreaterThanOrEqual(taps);
      expect(written).toBeLessThanOrEqual(taps + 1);
      taps = written;
      const story = await storyOf(page);
      for (const [i, unit] of confirmed.entries()) expect(story[told.length + i]).toContain(unit);
      expect(story.slice(0, told.length)).toEqual(told);
      expect(story.length).toBe(lay + taps);
      told = story;
      confirmed = [];
      await goTo(page, 'turn');
      await expect(page.locator('main [role=switch]').first()).toBeVisible();
    }
    if (death === DEATHS) break;
    if (death === 0) {
      told = await storyOf(page);
      lay = told.length;
      await goTo(page, 'turn');
      await expect(page.locator('main [role=switch]').first()).toBeVisible();
    }
    const tapping = tapAway(page);
    await expect.poll(() => confirmed.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST));
    await killPhone(profile, context);
    await tapping;
    taps += confirmed.length;
    info.annotations.push({ type: 'death', description: `${confirmed.length} plays confirmed` });
  }
  expect(taps).toBeGreaterThan(DEATHS);
});
