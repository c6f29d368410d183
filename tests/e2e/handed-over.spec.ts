/** What other apps hand over: shared with the installed app, or opened with it. Each comes to its own door, whole or not at all. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { writeScenario } from '../../src/scenarios/file.ts';
import { pack } from '../../src/scenarios/link.ts';
import { scenario } from '../../src/scenarios/schema.ts';
import maida from '../../src/scenarios/shelf/maida.ts';
import { battleId, beginBattle, button, goTo, onDisk, onward, visit } from './hands.ts';
import { test } from './slow.ts';
import { withSeed } from './with-seed.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const MAIDA = scenario({ ...maida, id: 'maida-of-mine', title: 'Maida of mine' });

const TABLE = `depth,level,name,commander,men
0,Army,Army of the Marches,Veldt,
1,Corps,1st Corps,Brandt,
2,Brigade,1st Brigade,Aster,
3,Regiment,4th Line,,1200
3,Regiment,9th Line,,1150
`;

interface Shared {
  readonly name?: string;
  readonly content?: string;
  readonly text?: string;
}

/** Posts a form as the system's share sheet does to an installed app. */
async function share(page: Page, ...all: readonly Shared[]): Promise<void> {
  await Promise.all([
    page.waitForURL(/#\/(?!$)/),
    page.evaluate((things) => {
      const form = document.createElement('form');
      form.method = 'POST';
      form.enctype = 'multipart/form-data';
      form.action = './share';
      const files = new DataTransfer();
      for (const { name, content, text } of things) {
        if (name !== undefined) files.items.add(new File([content ?? ''], name));
        if (text === undefined) continue;
        const words = document.createElement('textarea');
        words.name = 'text';
        words.value = text;
        form.append(words);
      }
      const file = document.createElement('input');
      file.type = 'file';
      file.name = 'file';
      file.multiple = true;
      file.files = files.files;
      form.append(file);
      document.body.append(form);
      form.submit();
    }, all),
  ]);
}

const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('scovell-shared')).keys()).length);

const battlesKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('scovell'));
    const many = await asked(db.transaction('battles').objectStore('battles').count());
    db.close();
    return many;
  });

/** The battle as it stood so many entries in. */
const cutBack = (page: Page, id: string, count: number): Promise<void> =>
  page.evaluate(
    async ([battle, last]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await asked(indexedDB.open('scovell'));
      const stores = db.transaction(['heads', 'entries'], 'readwrite');
      const [heads, entries] = [stores.objectStore('heads'), stores.objectStore('entries')];
      await asked(entries.delete(IDBKeyRange.bound([battle, last], [battle, []], true)));
      const { written } = await asked(entries.get([battle, last]));
      await asked(heads.put({ ...(await asked(heads.get(battle))), count: last, head: written.hash }));
      db.close();
    },
    [id, count] as const,
  );

const titlesKept = (page: Page) => page.locator('.shelf li').filter({ hasText: 'Maida of mine' });

test('the manifest asks for what the worker takes', async ({ page }) => {
  const manifest = await (await page.request.get('./manifest.webmanifest')).json();
  expect(manifest.share_target).toMatchObject({ action: './share', method: 'POST', enctype: 'multipart/form-data' });
  expect(manifest.share_target.params.files[0].name).toBe('file');
  const [handler] = manifest.file_handlers;
  const endings = Object.values<string[]>(handler.accept).flat();
  for (const ending of ['.json', '.csv', '.txt', '.oob']) expect(endings).toContain(ending);
});

test('a shared scenario is looked at and put on the shelf; left alone, it changes nothing', async ({ page }) => {
  await visit(page);
  await share(page, { name: 'Maida.scovell-scenario.json', content: writeScenario(MAIDA) });
  await expect(page.getByRole('heading', { name: 'Maida of mine' })).toBeVisible();
  await button(page, 'Leave it').click();
  await expect(page.getByText(says('shared-none'))).toBeVisible();
  expect(await waiting(page)).toBe(0);
  await page.goto('./#/scenarios');
  await expect(titlesKept(page)).toHaveCount(0);

  await page.goto('./#/');
  await share(page, { name: 'Maida.scovell-scenario.json', content: writeScenario(MAIDA) });
  // A flat battery between the sharing and the looking costs nothing.
  await page.reload();
  await button(page, says('editor-put-on-shelf')).click();
  await expect(page).toHaveURL(/#\/scenario\/maida-of-mine/);
  expect(await waiting(page)).toBe(0);
  await page.goto('./#/scenarios');
  await expect(titlesKept(page)).toHaveCount(1);
});

test('a shared battle is taken in and opened once it is agreed to', async ({ page, browser }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await onward(page);
  await goTo(page, 'journal');
  const coming = page.waitForEvent('download');
  await button(page, /Save the battle as a file/).click();
  const good = await withSeed(page, readFileSync(await (await coming).path(), 'utf8'));

  const other = await browser.newContext();
  const phone = await other.newPage();
  await visit(phone);
  await share(phone, { name: 'Maida.scovell.txt', content: good });
  // Nothing comes in unasked.
  await expect(button(phone, says('taking-yes', { change: 'new' }))).toBeVisible();
  expect(await battlesKept(phone)).toBe(0);
  await button(phone, says('taking-yes', { change: 'new' })).click();
  await expect(phone).toHaveURL(/#\/battle\//);
  await expect(phone.getByLabel(/^Phase 4 of nine/)).toBeVisible();
  expect(await waiting(phone)).toBe(0);
  await phone.goto('./#/');
  await expect(phone.getByRole('link', { name: /Continue/ })).toHaveCount(1);
  await expect(phone.getByText(/more battle/)).toHaveCount(0);

  // Broken off on the way: it brings nothing that is not here, and says so.
  await share(phone, { name: 'Maida.scovell.json', content: good.slice(0, good.length - 400) });
  await expect(phone.getByRole('alert')).toContainText(says('file-damaged-behind'));
  await expect(phone.getByRole('alert')).toContainText('Nothing was changed.');
  await button(phone, 'Leave it').click();
  await phone.goto('./#/');
  await expect(phone.getByText(/more battle/)).toHaveCount(0);
  await other.close();
});

test('a longer copy of a battle that is here waits for a yes, and left alone changes nothing', async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  const id = battleId(page);
  await onward(page);
  await goTo(page, 'journal');
  const coming = page.waitForEvent('download');
  await button(page, /Save the battle as a file/).click();
  const longer = readFileSync(await (await coming).path(), 'utf8');
  const { count } = await onDisk(page, id);
  await cutBack(page, id, count - 1);

  const change = { change: 'longer' } as const;
  await page.goto('./#/');
  await share(page, { name: 'Maida.scovell.json', content: longer });
  await button(page, says('taking-leave')).click();
  expect((await onDisk(page, id)).count).toBe(count - 1);
  await page.goto('./#/');
  await share(page, { name: 'Maida.scovell.json', content: longer });
  await expect(page.getByText(says('taking-what', { ...change, entries: count, more: 1 }))).toBeVisible();
  await button(page, says('taking-yes', change)).click();
  await expect(page).toHaveURL(new RegExp(`battle/${id}`));
  expect((await onDisk(page, id)).count).toBe(count);
});

test('a page of another origin hands nothing over', async ({ page, context }) => {
  await visit(page);
  const target = new URL('./share', page.url().split('#')[0]).href;
  for (const policy of ['origin', 'no-referrer'] as const) {
    await context.route('https://elsewhere.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<meta name="referrer" content="${policy}"><form method="post" enctype="multipart/form-data"
          action="${target}"><textarea name="text">Army,Corps</textarea></form>`,
      }),
    );
    const foreign = await context.newPage();
    await foreign.goto('https://elsewhere.example/');
    await foreign.evaluate(() => document.forms[0]!.submit());
    await foreign.waitForURL(/#\/shared/);
    // A page that hides where it is from is taken for the sheet, and waits like everything else.
    if (policy === 'origin') {
      await expect(foreign.getByRole('alert')).toContainText(
        says('shared-not-laid-by', { why: 'foreign', files: 8, mb: 40 }),
      );
      expect(await waiting(foreign)).toBe(0);
    }
    await foreign.goto('./#/');
    await expect(foreign.getByText(says('home-none'))).toBeVisible();
    await foreign.close();
  }
});

test('a shared table is read as an order of battle into a scenario, a shared link is opened', async ({ page }) => {
  await visit(page);
  await share(page, { name: 'marches.csv', content: TABLE });
  await expect(page.getByRole('heading', { name: 'Into which scenario?' })).toBeVisible();
  await button(page, 'Into a new scenario').click();
  await expect(page.getByRole('heading', { name: says('reader-title-sheet') })).toBeVisible();
  await expect(page.locator('[id^="entry-"]')).toHaveCount(5);
  expect(await waiting(page)).toBe(0);

  await page.goto('./#/');
  await share(page, { text: `Tonight? https://example.org/#/take/${await pack(writeScenario(MAIDA))}` });
  await expect(page.getByRole('button', { name: says('editor-put-on-shelf') })).toBeVisible();
});

test('several things are looked at one after the other; too many and nothing are said', async ({ page }) => {
  await visit(page);
  await share(page, { name: 'a.csv', content: TABLE }, { name: 'b.json', content: writeScenario(MAIDA) });
  await expect(page.getByText('1 more after this one.')).toBeVisible();
  await button(page, 'Leave it').click();
  await expect(page.getByRole('heading', { name: 'Maida of mine' })).toBeVisible();
  await button(page, 'Leave it').click();
  await expect(page.getByText(says('shared-none'))).toBeVisible();

  await page.goto('./#/');
  await share(page, ...Array.from({ length: 9 }, (_, i) => ({ name: `${i}.csv`, content: TABLE })));
  await expect(page.getByRole('alert')).toContainText('Too much was shared');
  expect(await waiting(page)).toBe(0);
  // What waits already counts: nobody fills the disk by posting again and again.
  await page.goto('./#/');
  await share(page, { name: 'a.csv', content: TABLE });
  await expect(page.getByRole('heading', { name: 'Into which scenario?' })).toBeVisible();
  await page.goto('./#/');
  await share(page, ...Array.from({ length: 8 }, (_, i) => ({ name: `${i}.csv`, content: TABLE })));
  await expect(page.getByRole('alert')).toContainText('Too much was shared');
  expect(await waiting(page)).toBe(1);
  await button(page, 'Leave it').click();
  await expect.poll(() => waiting(page)).toBe(0);
  await page.goto('./#/');
  await share(page, {});
  await expect(page.getByRole('alert')).toContainText(says('shared-not-laid-by', { why: 'nothing' }));
});

test('a file opened with the app comes to the same door', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own queue cannot be written over, only defined anew.
    Object.defineProperty(window, 'launchQueue', {
      value: {
        setConsumer: (take: (launched: unknown) => void) => {
          Object.assign(window, { __launch: take });
        },
      },
    });
  });
  await visit(page);
  await page.waitForFunction(() => '__launch' in window);
  const open = (name: string, content: string) =>
    page.evaluate(
      ([called, text]) =>
        (window as unknown as { __launch: (launched: unknown) => void }).__launch({
          files: [{ getFile: async () => new File([text!], called!) }],
        }),
      [name, content],
    );
  await open('Maida.scovell-scenario.json', writeScenario(MAIDA));
  await expect(page.getByRole('heading', { name: 'Maida of mine' })).toBeVisible();
  // Another file while the first is looked at waits behind it.
  await open('marches.oob', TABLE);
  await button(page, says('editor-put-on-shelf')).click();
  await expect(page).toHaveURL(/#\/scenario\/maida-of-mine/);
  await page.goto('./#/shared');
  await expect(page.getByRole('heading', { name: 'Into which scenario?' })).toBeVisible();
  await expect(page.getByText('marches.oob')).toBeVisible();
});
