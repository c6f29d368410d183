/** A battle that is closed or damaged goes on in a copy; the one it came from stays as it is. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, button, goTo, onDisk, onward, question, tapOn, visit } from './hands.ts';
import { test } from './slow.ts';
import { takeSample } from './tour-campaign.ts';
import { says } from './words.ts';

/** A row of a record is lost. */
const lose = (page: Page, table: 'battles' | 'heads', id: string): Promise<void> =>
  page.evaluate(
    async ([name, battle]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await asked(indexedDB.open('scovell'));
      await asked(db.transaction(name, 'readwrite').objectStore(name).delete(battle));
      db.close();
    },
    [table, id] as const,
  );

/** One entry of a battle is not what was written. */
const spoil = (page: Page, id: string, seq: number): Promise<void> =>
  page.evaluate(
    async ([battle, at]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await asked(indexedDB.open('scovell'));
      const entries = db.transaction('entries', 'readwrite').objectStore('entries');
      await asked(entries.put({ battle, seq: at, written: { seq: at, nonsense: true } }));
      db.close();
    },
    [id, seq] as const,
  );

test('the seed is shown for good, and the battle opens again as a copy', async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  const id = battleId(page);
  await goTo(page, 'sky');
  // Ending asks first: somebody must say so.
  await page.getByText(says('sky-end'), { exact: true }).click();
  await page.getByRole('switch', { name: says('sky-end-given-up') }).click();
  await expect(button(page, says('over-question'))).toContainText(says('sky-end-note'));
  await button(page, says('over-question')).click();
  await expect(question(page)).toHaveText(says('over-question'));
  await goTo(page, 'sky');
  await button(page, says('sky-reveal')).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${says('sky-check')}`) })).toBeVisible();
  const { count, header } = await onDisk(page, id);

  await goTo(page, 'turn');
  await expect(button(page, says('shell-undo'))).toBeDisabled();
  await button(page, says('over-reopen')).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  await onward(page);
  const copy = await onDisk(page, battleId(page));
  expect(copy.header.seal).not.toBe(header.seal);
  expect((await onDisk(page, id)).count).toBe(count);
  await goTo(page, 'journal');
  await expect(page.locator('.entry', { hasText: /under a new seal/ })).toBeVisible();
});

test('a damaged battle opens at its last good entry, is saved with all that is stored, and goes on in a copy', async ({
  page,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  const id = battleId(page);
  await onward(page);
  await onward(page);
  const { count } = await onDisk(page, id);
  await page.goto('./#/');
  await spoil(page, id, count);
  await page.goto(`./#/battle/${id}/turn`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(says('journal-unreadable-at', { seq: count, path: '' }).slice(0, 8));
  const coming = page.waitForEvent('download');
  await notice.getByRole('button', { name: says('damaged-save') }).click();
  const pieces = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  expect(pieces.entries).toHaveLength(count);
  await notice.getByRole('button', { name: says('damaged-copy') }).click();
  await expect(page).not.toHaveURL(new RegExp(`${id}/`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await onward(page);
  expect((await onDisk(page, battleId(page))).count).toBe(2);
});

test('a battle that has lost its first row and its head is found on home, opens, and goes on in a copy', async ({
  page,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  const id = battleId(page);
  await onward(page);
  await page.goto('./#/');
  for (const table of ['battles', 'heads'] as const) await lose(page, table, id);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(says('store-part-lost'));
  await page.getByText(says('home-more', { n: 1 })).click();
  await page.locator(`a[href="#/battle/${id}"]`).click();
  await expect(page.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(says('journal-no-opening'));
  await notice.getByRole('button', { name: says('damaged-copy') }).click();
  await expect(page).not.toHaveURL(new RegExp(`${id}/`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await onward(page);
  const copy = await onDisk(page, battleId(page));
  expect([copy.count, copy.header.title]).toEqual([2, says('branch-title', { title: 'Maida' })]);
});

test('a campaign that has lost its first row opens from the list, gives up its pieces, and goes on in a copy', async ({
  page,
}) => {
  await page.goto('./#/campaigns');
  await takeSample(page);
  const [, id] = /campaign\/([^/]+)/.exec(page.url())!;
  // A play is written with what the list tells of it.
  await tapOn(page, button(page, says('aon-next-winter')));
  await page.goto('./#/campaigns');
  await lose(page, 'battles', id!);
  await page.reload();
  await page.locator(`a[href="#/campaign/${id}"]`).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(says('journal-no-opening'));
  const coming = page.waitForEvent('download');
  await notice.getByRole('button', { name: says('damaged-save') }).click();
  expect(JSON.parse(readFileSync(await (await coming).path(), 'utf8')).entries).toHaveLength(2);
  await notice.getByRole('button', { name: says('damaged-copy') }).click();
  await expect(page).not.toHaveURL(new RegExp(`${id}/`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await onDisk(page, /campaign\/([^/]+)/.exec(page.url())![1]!)).count).toBe(1);
});
