/** Seats of a campaign under lock: four figures each; nothing of another power's on a page, in storage, a line or a file. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { button, tapOn } from './hands.ts';
import { slowed, test } from './slow.ts';
import { says } from './words.ts';

const pin = async (page: Page, figures: string) => {
  for (const figure of figures) await page.getByRole('button', { name: figure, exact: true }).click();
};
const chosen = async (page: Page, who: string, figures: string) => {
  await expect(page.getByRole('heading', { name: says('seats-choose-figures', { who }) })).toBeVisible();
  await pin(page, figures);
  await expect(page.getByRole('heading', { name: says('seats-same-again', { who }) })).toBeVisible();
  await pin(page, figures);
};
/** Everything that lies in the databases and the storage of this phone, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, location.href, document.title];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => done(asked.result);
      });
      for (const table of db.objectStoreNames)
        all.push(
          await new Promise((done) => {
            const asked = db.transaction(table).objectStore(table).getAll();
            asked.onsuccess = () => done(asked.result);
          }),
        );
      db.close();
    }
    return JSON.stringify(all);
  });

test('EIA-004 EIA-021 each seat opens by its figures, and keeps what is its own', async ({ page, browser }) => {
  await page.goto('./#/campaigns/eia');
  await page.getByRole('textbox', { name: says('eiabegin-title') }).fill('Under lock');
  await page.getByRole('switch', { name: says('eiabegin-lock') }).click();
  await tapOn(page, button(page, says('eia-begin')));
  for (const [who, figures] of [
    [says('eia-keeper-who'), '9876'],
    ['Austria', '1111'],
    ['France', '2222'],
    ['Russia', '3333'],
  ] as const)
    await chosen(page, who, figures);
  await expect(page).toHaveURL(/#\/campaign\//);
  const campaign = new URL(page.url()).hash.split('/').slice(0, 3).join('/');

  // France's seat: wrong figures first, then its corps.
  await page.goto(`./${campaign}/seat/FR`);
  await pin(page, '1111');
  await expect(page.getByRole('alert')).toContainText(says('seats-wrong-left', { n: 4 }).slice(0, 12));
  await pin(page, '2222');
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
  await page.evaluate((to) => {
    location.hash = to;
  }, `${campaign}/new/corps`);
  await page.getByRole('textbox', { name: says('eiasheet-field-name') }).fill('Zebra corps');
  await page.getByRole('combobox', { name: says('eiasheet-field-nation') }).selectOption({ label: 'France' });
  await tapOn(page, page.getByRole('button', { name: says('eia-add'), exact: true }));
  await page.evaluate((to) => {
    location.hash = to;
  }, `${campaign}/power/FR`);
  await expect(page.getByText('Zebra corps')).toBeVisible();

  // Killed and opened again: the table lies open, and the corps is a flag.
  await page.reload();
  await expect(page.getByText(says('eia-a-corps'))).toBeVisible();
  await expect(page.getByText('Zebra corps')).toHaveCount(0);
  expect(await stored(page)).not.toContain('Zebra');

  // Austria's figures do not open it, nor show it.
  await page.goto(`./${campaign}/seat/AU`);
  await pin(page, '1111');
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
  await page.evaluate((to) => {
    location.hash = to;
  }, `${campaign}/power/FR`);
  await expect(page.getByText(says('eia-a-corps'))).toBeVisible();
  await expect(page.getByText('Zebra corps')).toHaveCount(0);
  const own = page.waitForEvent('download');
  await page.evaluate((to) => {
    location.hash = to;
  }, `${campaign}/journal`);
  await expect(page.getByText('Zebra corps')).toHaveCount(0);
  await button(page, says('campaign-save-file')).click();
  expect(readFileSync(await (await own).path(), 'utf8')).not.toContain('Zebra');

  // The whole, which the keeper opens on another phone.
  await page.reload();
  const whole = page.waitForEvent('download');
  await button(page, says('campaign-save-file')).click();
  const file = readFileSync(await (await whole).path());
  expect(file.toString()).not.toContain('Zebra');
  const other = await slowed(await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
  await other.goto('./#/campaigns');
  const choosing = other.waitForEvent('filechooser');
  await other.getByText(says('campaign-take-file')).click();
  await (await choosing).setFiles({ name: 'locked.json', mimeType: 'application/json', buffer: file });
  await pin(other, '1111');
  await expect(other.getByRole('alert')).toContainText(says('locked-file-wrong').slice(0, 12));
  await pin(other, '9876');
  // Its seed lies locked on the first phone: it goes on here in a copy.
  await other.locator('.btn--primary').last().click();
  // The figures that opened the file read the campaign too: nobody enters them twice.
  await expect(other).toHaveURL(/#\/campaign\//);
  await expect(other.getByText(says('eia-empty'))).toBeVisible();
  await expect(other.getByText(says('eia-unread-note'))).toHaveCount(0);
  const there = new URL(other.url()).hash.split('/').slice(0, 3).join('/');
  await other.goto(`./${there}/seat/FR`);
  await pin(other, '2222');
  await expect(button(other, says('eia-seat-leave'))).toBeVisible();
  await other.evaluate((to) => {
    location.hash = to;
  }, `${there}/power/FR`);
  await expect(other.getByText('Zebra corps')).toBeVisible();
});
