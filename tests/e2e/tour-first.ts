/** The first minute, page by page, for those who look at it. */
import { expect, type Page } from '@playwright/test';
import { onward, visit } from './hands.ts';
import { type Show, whole } from './tour.ts';
import { says } from './words.ts';

/** More pages than a charge has; only a mistake of ours would come so far. */
const MOST = 20;

export async function tourOfTheFirstMinute(page: Page, look: Show): Promise<void> {
  await visit(page);
  await onward(page);
  const over = page.getByRole('heading', { name: says('minute-over') });
  for (let n = 1; n <= MOST; n += 1) {
    await whole(page);
    await look(`minute-${n}`, page);
    if (await over.isVisible()) return;
    await onward(page);
  }
  await expect(over).toBeVisible();
}
