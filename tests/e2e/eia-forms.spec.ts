/**
 * The forms that are seldom wanted, each on a small phone, laid down and with large letters: nothing is cut, covered or too small;
 * and each is filled in by the keyboard alone, never under what stays, and says what came of it.
 */
import { expect, type Page } from '@playwright/test';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { FORMS } from './eia-forms.ts';
import { faults } from './faults.ts';
import { onward, place } from './hands.ts';
import { HOLDS, measured, take } from './measures.ts';
import { test } from './slow.ts';
import { whole } from './tour.ts';
import { says } from './words.ts';

// A phone that is turned keeps the zoom it had, which no measure here is about.
test.use({ isMobile: false });

/** Whether what has the focus is in sight and under nothing. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const el = document.activeElement ?? document.body;
    const { left, top, width, height } = el.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && (el === there || el.contains(there)) ? 'seen' : `under: ${el.outerHTML.slice(0, 90)}`;
  });

for (const [name, form] of Object.entries(FORMS))
  test(`the form ${name} is filled in by keys, and says what came of it`, async ({ page, context }) => {
    const campaign = await takeCampaign(page, campaignFile(form.setup, form.play));
    if (form.seat) {
      await place(page, `${campaign}/seat/${form.seat}`);
      await onward(page);
    }
    await place(page, [campaign, ...(form.at ?? ['month'])].join('/'));
    for (const code of form.opens ?? []) {
      await page.getByText(says(code), { exact: true }).first().focus();
      await page.keyboard.press('Enter');
    }
    for (const [label, value] of form.picks ?? []) {
      const field = page.getByLabel(label, { exact: true });
      await field.focus();
      if ((await field.evaluate((el) => el.localName)) === 'select') await field.selectOption(value);
      else await field.fill(value);
    }
    const deed = page.getByRole('button', { name: form.deed }).first();
    await expect(deed).toBeVisible();
    await whole(page);

    const devtools = await context.newCDPSession(page);
    const found: string[] = [];
    for (const hold of HOLDS) {
      await take(page, devtools, hold);
      for (const fault of await measured(page, hold.large)) found.push(`${hold.name}: ${fault}`);
    }
    await take(page, devtools, HOLDS[0]!);
    found.push(...(await faults(page)));
    expect(found).toEqual([]);

    // By the Tab key from the head of the page; whatever has the focus is seen.
    await page.locator('main').first().focus();
    for (let n = 0; n < 60 && !(await deed.evaluate((el) => el === document.activeElement)); n += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe('seen');
    }
    await expect(deed).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: form.heard }).first()).toBeAttached();
    // A form that is gone leaves the focus on the page.
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
