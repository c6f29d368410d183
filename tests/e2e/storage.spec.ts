/** Trouble with the storage, injected: each is told in its own words, nothing is shown that is not stored, and a file saves what is in memory. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, button, goTo, mustVerify, onDisk, onward, phaseNow, primary, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const alert = (page: Page) => page.getByRole('alert');

/** The file that the notice offers. */
async function fileOffered(page: Page): Promise<{ count: number }> {
  const coming = page.waitForEvent('download');
  await alert(page)
    .getByRole('button', { name: says('session-save-file') })
    .click();
  return JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
}

test('a browser that refuses its database says so on home, and no battle is begun', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await page.goto('./');
  await expect(alert(page)).toContainText(says('store-refused'));
  await page.goto('./#/new/maida-1806');
  await primary(page).click();
  await expect(alert(page)).toContainText(says('store-refused'));
  expect(page.url()).toContain('#/new/');
});

test('a browser that stores nothing at all starts, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    indexedDB.open = refuse;
  });
  await page.goto('./');
  await expect(alert(page)).toContainText(says('store-refused'));
  await expect(primary(page)).toBeVisible();
});

test('a write that the browser breaks off is not shown; a file holds what was there, and the next goes through', async ({
  page,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  const id = battleId(page);
  const lies = await onDisk(page, id);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, { broken: true });
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      if ((window as unknown as { broken: boolean }).broken && this.name === 'heads') this.transaction.abort();
      return request;
    };
  });
  await primary(page).click();
  await expect(alert(page)).toContainText(says('store-aborted'));
  await expect(alert(page)).toContainText(says('session-last-saved'));
  await expect.poll(() => phaseNow(page)).toBe(4);
  expect(await onDisk(page, id)).toEqual(lies);
  expect((await fileOffered(page)).count).toBe(lies.count);
  await page.evaluate(() => Object.assign(window, { broken: false }));
  await onward(page);
  await expect.poll(() => phaseNow(page)).toBe(5);
  expect((await onDisk(page, id)).count).toBe(lies.count + 1);
});

test('a tab that holds an older database open is told of, and once it is closed all is there', async ({ context }) => {
  const old = await context.newPage();
  // Its page is ours, its database an older one that it does not let go.
  await old.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>old</title>' }));
  await old.goto('./');
  await old.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('scovell', 1);
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
  const page = await context.newPage();
  await page.goto('./');
  await expect(alert(page)).toContainText(says('store-blocked'));
  await old.close();
  await page.reload();
  await expect(page.getByText(says('home-none'))).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});

/** Deletes the database under the page; with `copy` the second copy of it too. */
const loseDatabase = (page: Page, copy: boolean) =>
  page.evaluate(async (both) => {
    const { storageBuckets } = navigator as unknown as { storageBuckets: { delete(name: string): Promise<void> } };
    if (both) await storageBuckets.delete('second');
    await new Promise<void>((resolve, reject) => {
      const gone = indexedDB.deleteDatabase('scovell');
      gone.onsuccess = () => resolve();
      gone.onerror = () => reject(gone.error);
    });
  }, copy);

test('a database that is deleted under an open battle is told of, and the battle is saved from memory', async ({
  page,
}) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  const { count } = await onDisk(page, battleId(page));
  await loseDatabase(page, true);
  await primary(page).click();
  await expect(alert(page)).toContainText(says('store-gone'));
  await expect.poll(() => phaseNow(page)).toBe(4);
  expect((await fileOffered(page)).count).toBe(count);
  // It stays on the screen, to be saved again.
  await goTo(page, 'journal');
  await expect(button(page, new RegExp(says('journal-save-file')))).toBeVisible();
});

test('a database that is deleted alone comes back from its second copy, and the battle goes on', async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  const before = await onDisk(page, battleId(page));
  await loseDatabase(page, false);
  await onward(page);
  await expect(alert(page)).toHaveCount(0);
  const after = await onDisk(page, battleId(page));
  mustVerify(after);
  expect(after.written.slice(0, before.count)).toEqual(before.written);
  expect(after.count).toBeGreaterThan(before.count);
});
