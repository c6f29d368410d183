/** One scenario written in two tabs: nothing is overwritten by itself, and every state can be had back. */
import { expect, type Page } from '@playwright/test';
import { button } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const kept = (page: Page) => page.getByText(says('editor-kept'), { exact: true });

async function twoTabs(page: Page): Promise<Page> {
  await page.goto('./#/scenarios');
  await button(page, 'Write a new scenario').click();
  await page.getByRole('link', { name: new RegExp(`^${says('editor-told')}`) }).click();
  await expect(title(page)).toHaveValue('New scenario');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(title(second)).toHaveValue('New scenario');
  return second;
}

/** Without the tab coming to sight, which would make it catch up. */
const write = (page: Page, text: string) => title(page).fill(text);

test('two tabs on one scenario: the second is told, looks, goes back by undo, and keeps both', async ({ page }) => {
  const second = await twoTabs(page);
  await write(page, 'Three rivers');
  await expect(kept(page)).toBeVisible();

  await write(second, 'Four rivers');
  const notice = second.getByRole('alert');
  await expect(notice).toContainText('Another tab has changed this scenario.');
  await expect(notice).toContainText('Nothing was overwritten.');
  await expect(second.getByText(says('editor-not-kept'))).toBeVisible();

  await button(second, says('editor-show-theirs')).click();
  await expect(title(second)).toHaveValue('Three rivers');
  await expect(notice).toHaveCount(0);
  await button(second, /^Undo/).click();
  await expect(title(second)).toHaveValue('Four rivers');
  await expect(kept(second)).toBeVisible();

  // Now the first tab is behind, and keeps what it says beside it.
  await write(page, 'Five rivers');
  await expect(page.getByRole('alert')).toContainText('Another tab');
  await button(page, /Keep both/).click();
  await expect(title(page)).toHaveValue('Four rivers');
  await page.goto('./#/scenarios');
  await expect(page.getByRole('link', { name: /^Four rivers/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Five rivers \(this tab\)/ })).toHaveCount(1);
});

test('a disk that is full keeps it on the screen, and takes it once there is room', async ({ page }) => {
  await page.goto('./#/scenarios');
  await button(page, 'Write a new scenario').click();
  await page.getByRole('link', { name: new RegExp(`^${says('editor-told')}`) }).click();
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, {
      __room: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await title(page).fill('Three rivers');
  await expect(page.getByRole('alert')).toContainText('still on this screen');
  await expect(button(page, 'Save it as a file')).toBeVisible();
  await page.evaluate(() => (window as unknown as { __room: () => void }).__room());
  await button(page, 'Try again').click();
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Three rivers');
});
