/** A tablet, a small laptop and a phone laid down: the army stands beside the turn, each with half the width. */
import { expect } from '@playwright/test';
import { beginBattle, primary, toPhase } from './hands.ts';
import { test } from './slow.ts';

for (const [name, width, height] of [
  ['a tablet', 768, 1024],
  ['a small laptop', 1024, 768],
  ['a phone laid down', 844, 390],
] as const)
  test(`on ${name} turn and army have half the width each, and nothing lies over another`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await beginBattle(page, 'quatre-bras-1815');
    await toPhase(page, 4);
    const columns = page.locator('.columns > *');
    await expect(columns).toHaveCount(2);
    await expect(columns.last().locator('.unit').first()).toBeVisible();
    const [turn, army] = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(turn).toBe(army);
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('.unit')]
        .map((row) => [...row.querySelectorAll('.unit__col')].map((col) => col.getBoundingClientRect()))
        .filter(([left, right]) => left!.right > right!.left)
        .map(([left]) => `${left!.left} ${left!.top}`),
    );
    expect(over).toEqual([]);
    await expect(primary(page)).toBeInViewport({ ratio: 1 });
    await primary(page).click();
    await expect(page.getByLabel(/^Phase 5 of nine/)).toBeVisible();
  });
