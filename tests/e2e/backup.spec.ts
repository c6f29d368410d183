/** Everything on a phone goes into one file, or a folder, and comes back thing by thing, each as it is ticked. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { campaignFile, takeCampaign } from './eia-file.ts';
import { faults } from './faults.ts';
import { battleId, beginBattle, button, mustVerify, onDisk, onward, visit } from './hands.ts';
import { test } from './slow.ts';
import { takeSample } from './tour-campaign.ts';
import { says } from './words.ts';

async function savedBackup(page: Page): Promise<string> {
  await page.goto('./#/settings');
  await page.getByRole('link', { name: says('settings-backup') }).click();
  await expect(page.getByText(says('backup-never'))).toBeVisible();
  await expect(page.getByText(says('backup-locked'))).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await button(page, new RegExp(says('backup-save'))).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  await expect(page.getByText(says('backup-ago', { days: 0 }))).toBeVisible();
  return text;
}

const openBackup = async (page: Page, text: string): Promise<void> => {
  await page.goto('./#/backup');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Scovell.scovell-backup.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name: says('backup-what') })).toBeVisible();
};

const thing = (page: Page, kind: 'battle' | 'campaign' | 'scenario', title: string) =>
  page.getByRole('switch', { name: says('backup-row', { kind, title }) });

test('a new phone takes from a backup what is ticked, and nothing else; the old one has it all already', async ({
  page,
  browser,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  const id = battleId(page);
  await page.goto('./#/campaigns');
  await takeSample(page);
  const text = await savedBackup(page);
  const { header } = await onDisk(page, id);

  await openBackup(page, text);
  await expect(page.getByText(says('backup-stands', { stands: 'same', more: 0 }))).toHaveCount(3);
  await expect(button(page, says('backup-take', { n: 0 }))).toHaveAttribute('aria-disabled', 'true');

  const context = await browser.newContext();
  const other = await context.newPage();
  await visit(other);
  await openBackup(other, text);
  const battle = thing(other, 'battle', 'Maida');
  await expect(battle).toBeChecked();
  await expect(battle).toContainText(says('backup-stands', { stands: 'sealed', more: 0 }));
  const campaign = other.getByRole('switch', { name: /^Campaign/ });
  await campaign.click();
  await expect(campaign).not.toBeChecked();
  expect(await faults(other)).toEqual([]);
  await button(other, says('backup-take', { n: 1 })).click();
  await expect(other.getByText(says('backup-done', { n: 1 }))).toBeVisible();
  await other.goto('./#/campaigns');
  await expect(other.getByText(says('campaign-none'))).toBeVisible();
  await other.goto('./#/');
  await other.getByRole('link', { name: /Continue/ }).click();
  await expect(other.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  const copy = await onDisk(other, battleId(other));
  mustVerify(copy);
  expect(copy.header.seal).not.toBe(header.seal);
  await context.close();
});

test('a backup goes into a folder that was chosen once, and a file that breaks off gives what is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A folder of the browser's own stands for one of the phone's.
    Object.assign(window, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        return root.getDirectoryHandle('backups', { create: true });
      },
    });
  });
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await page.goto('./#/backup');
  await button(page, new RegExp(says('backup-choose'))).click();
  await expect(page.getByText(says('backup-ago', { days: 0 }))).toBeVisible();
  await page.reload();
  await button(page, says('backup-into', { folder: 'backups' })).click();
  await expect(button(page, says('backup-into', { folder: 'backups' }))).not.toHaveAttribute('aria-disabled', 'true');
  const text = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('backups');
    const names = await Array.fromAsync((folder as unknown as { keys(): AsyncIterable<string> }).keys());
    const file = await (await folder.getFileHandle(names[0]!)).getFile();
    return file.text();
  });
  expect(text.split('\n')).toHaveLength(3);

  await openBackup(page, text.slice(0, text.lastIndexOf('\n')));
  await expect(page.getByRole('alert')).toContainText(says('backup-cut-off', { n: 1 }));
  // Two addresses in one breath are none to the page: it is left only once something else stands there.
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: /Continue/ })).toBeVisible();
  await page.goto('./#/backup');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Lord Bathurst') });
  await expect(page.getByRole('alert')).toContainText(says('backup-wrong', { why: 'other' }));
});

/** How many copies of turns lie on the phone. */
const copiesOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'scovell-copies')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('scovell-copies');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const db = opening.result;
        const counting = db.transaction('copies').objectStore('copies').count();
        counting.onerror = () => reject(counting.error);
        counting.onsuccess = () => {
          db.close();
          resolve(counting.result);
        };
      };
    });
  });

test('a battle that was deleted comes back from the copy of its turn', async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  const id = battleId(page);
  const before = await onDisk(page, id);
  await expect.poll(() => copiesOn(page)).toBe(1);
  await page.goto('./#/settings');
  await page.getByText(/^Maida/).click();
  await button(page, says('settings-delete')).click();
  await button(page, says('settings-delete-sure', { title: before.header.title })).click();
  await expect(page.getByText(/^Maida/)).toHaveCount(0);

  await page.goto('./#/backup');
  await page.getByText(says('backup-copies-of', { title: before.header.title, n: 1 })).click();
  await button(page, says('backup-copy', { of: 'battle', turn: 1, entries: before.count })).click();
  expect(await faults(page)).toEqual([]);
  await button(page, says('taking-yes', { change: 'new' })).click();
  await expect(page).toHaveURL(new RegExp(`battle/${id}`));
  expect(mustVerify(await onDisk(page, id)).length).toBe(before.count);
});

test('a campaign is copied as a month begins, and comes back from the copy after it was deleted', async ({ page }) => {
  await visit(page);
  const id =
    (
      await takeCampaign(
        page,
        campaignFile({}, (table) => table),
      )
    ).split('/')[2] ?? '';
  await expect.poll(() => copiesOn(page)).toBe(1);
  const before = await onDisk(page, id);
  await page.goto('./#/settings');
  await page.getByText(says('settings-record', { title: before.header.title, n: before.count })).click();
  await button(page, says('settings-delete')).click();
  await button(page, says('settings-delete-sure', { title: before.header.title })).click();
  await expect(page.getByText(says('settings-record', { title: before.header.title, n: before.count }))).toHaveCount(0);

  await page.goto('./#/backup');
  await page.getByText(says('backup-copies-of', { title: before.header.title, n: 1 })).click();
  await button(
    page,
    new RegExp(says('backup-copy-month', { month: 'February', year: '1806', entries: before.count })),
  ).click();
  await button(page, says('taking-yes', { change: 'new' })).click();
  await expect(page).toHaveURL(new RegExp(`campaign/${id}`));
  expect(mustVerify(await onDisk(page, id)).length).toBe(before.count);
});
