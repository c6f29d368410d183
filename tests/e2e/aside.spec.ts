/** A line that the reading set aside is in sight where it stands, and one tap makes it what it is. */
import { expect, type Page, test } from '@playwright/test';
import { tapOn } from './hands.ts';
import { says } from './words.ts';

/** Invented: a sentence tells of the last troops, and the list goes on behind it. */
const TEXT = `Red Army (Vane)
1st Division (Holm)
  4th Line: 1,200 men
  9th Line: 1,150 men
Marlow's volunteers were in the wood all day, I found about 3,900 for the lot.
2nd Division (Corvin)
  12th Line: 1,300 men
  13th Line: 900 men
Next week: the other side. We had pies.
`;

async function read(page: Page): Promise<void> {
  await page.goto('./#/scenarios');
  await tapOn(page, page.getByRole('button', { name: says('scenarios-write') }));
  await tapOn(page, page.getByRole('link', { name: new RegExp(`^${says('editor-import')}`) }));
  await page.getByLabel(says('reader-paste')).fill(TEXT);
  await tapOn(page, page.getByRole('button', { name: says('reader-read-it') }));
}

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test(`a sentence becomes a unit and leaves again, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await read(page);
    const state = page.getByRole('status').filter({ hasText: /4,550/ });
    await expect(state).toBeVisible();
    const aside = page.getByRole('button', { name: /Marlow's volunteers/ });
    await tapOn(page, aside);
    await expect(page.getByRole('heading', { name: says('reader-aside-what', { line: 5 }) })).toBeVisible();
    if (width < 800) {
      const [text, out] = await Promise.all([
        page.locator('dialog .source-line').boundingBox(),
        page.getByRole('button', { name: says('reader-aside-close') }).boundingBox(),
      ]);
      expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(out?.x ?? 0);
    }
    await tapOn(page, page.getByRole('button', { name: says('reader-sort', { as: 'infantry' }), exact: true }));
    await expect(page.getByRole('status').filter({ hasText: /8,450/ })).toBeVisible();
    const unit = page.locator('[id^="entry-"]', { hasText: "Marlow's volunteers" });
    await expect(unit).toContainText('3,900');
    await tapOn(page, page.getByText(says('reader-corrections', { n: 1 })));
    await tapOn(page, page.getByRole('button', { name: says('reader-correction-back') }));
    await expect(state).toBeVisible();
    await expect(aside).toBeVisible();
  });

test('what a line should say is typed, and the line is read again', async ({ page }) => {
  await read(page);
  await tapOn(page, page.getByRole('button', { name: /Next week/ }));
  await tapOn(page, page.getByRole('button', { name: says('reader-menu-edit') }));
  await page.getByLabel(says('reader-menu-line'), { exact: true }).fill('14th Line: 700 men');
  await tapOn(page, page.getByRole('button', { name: says('reader-menu-read-again') }));
  await expect(page.locator('[id^="entry-"]', { hasText: '14th Line' })).toContainText('700');
});

test('who leads a division, its nation and its hour are said by hand, and stand in the tree', async ({ page }) => {
  await read(page);
  const division = page.locator('[id^="entry-"]', { hasText: '2nd Division' });
  const touch = async (verb: 'leader' | 'nation' | 'arrival') => {
    await tapOn(page, division);
    await tapOn(page, page.getByRole('button', { name: new RegExp(`^${says(`reader-menu-${verb}`)}`) }));
  };
  await touch('leader');
  await page.getByLabel(says('reader-menu-name')).fill('General Tarn');
  await tapOn(page, page.getByRole('button', { name: says('reader-menu-name-set'), exact: true }));
  await expect(division).toContainText('Tarn');
  await touch('nation');
  await page.getByLabel(says('reader-menu-nation'), { exact: true }).selectOption('Portugal');
  await expect(division).toContainText('Portugal');
  await touch('arrival');
  await page.getByLabel(says('reader-menu-time'), { exact: true }).fill('14:30');
  await tapOn(page, page.getByRole('button', { name: says('reader-menu-time-set') }));
  await expect(division).toContainText('14:30');
  await page.reload();
  for (const told of ['Tarn', 'Portugal', '14:30']) await expect(division).toContainText(told);
  await tapOn(page, page.locator('[id^="entry-"]', { hasText: 'Red Army' }));
  await tapOn(page, page.getByRole('button', { name: new RegExp(`^${says('reader-menu-leader')}`) }));
  await tapOn(page, page.getByRole('button', { name: /^Tarn/ }));
  await expect(page.locator('[id^="entry-"]', { hasText: 'Red Army' })).toContainText('Tarn');
});
