/** Seats of a campaign under lock: four figures each; nothing of another power's on a page, in storage, a line or a file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { begunLocked, goes, opensSeat, PINS, pin, typesCorps } from './eia-locked.ts';
import { julyUnderLock } from './eia-locked-month.ts';
import { button, killPhone, onward, phone, place, primary, tapOn, visit } from './hands.ts';
import { inMemory, SLOWLY } from './heap.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

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
  test.setTimeout(240_000);
  const campaign = await begunLocked(page);
  await expect.poll(() => inMemory(page, Object.values(PINS)), SLOWLY).toEqual([]);

  // France's seat: wrong figures first, then its corps.
  await page.goto(`./${campaign}/seat/FR`);
  await pin(page, '1111');
  await expect(page.getByRole('alert')).toContainText(says('seats-wrong-left', { n: 4 }).slice(0, 12));
  await pin(page, '2222');
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
  await typesCorps(page, campaign, 'Zebra corps', 'France');
  await goes(page, `${campaign}/power/FR`);
  await expect(page.getByRole('link', { name: 'Zebra corps' })).toBeVisible();

  // Half typed when the phone goes to sleep: it is on no page for whoever wakes it.
  await goes(page, `${campaign}/new/corps`);
  await page.getByRole('textbox', { name: says('eiasheet-field-name') }).fill('Half a zebra');
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await expect(page.getByRole('textbox', { name: says('eiasheet-field-name') })).toHaveValue('');
  await goes(page, `${campaign}/power/FR`);

  // Killed and opened again: the table lies open, and the corps is a flag.
  await page.reload();
  await expect(page.getByText(says('eia-a-corps'))).toBeVisible();
  await expect(page.getByText('Zebra corps')).toHaveCount(0);
  expect(await stored(page)).not.toContain('Zebra');

  // Austria's figures do not open it, nor show it.
  await page.goto(`./${campaign}/seat/AU`);
  await pin(page, '1111');
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
  await goes(page, `${campaign}/power/FR`);
  await expect(page.getByText(says('eia-a-corps'))).toBeVisible();
  await expect(page.getByText('Zebra corps')).toHaveCount(0);
  const own = page.waitForEvent('download');
  await goes(page, `${campaign}/journal`);
  await expect(page.getByText('Zebra corps')).toHaveCount(0);
  await expect(page.getByText(says('keeping-file', { of: 'page' }))).toBeVisible();
  await button(page, says('keeping-save-page')).click();
  expect(readFileSync(await (await own).path(), 'utf8')).not.toContain('Zebra');

  // The whole, which the keeper opens on another phone.
  await page.reload();
  const whole = page.waitForEvent('download');
  await expect(page.getByText(says('keeping-file', { of: 'campaign' }))).toBeVisible();
  await button(page, says('campaign-save-file')).click();
  const file = readFileSync(await (await whole).path());
  expect(file.toString()).not.toContain('Zebra');
  const other = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
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
  await goes(other, `${there}/power/FR`);
  await expect(other.getByRole('link', { name: 'Zebra corps' })).toBeVisible();
});

test('EIA-004 the deed of another seat is asked for, taken back with its yes, and told to the keeper', async ({
  page,
}) => {
  const campaign = await begunLocked(page);
  await page.goto(`./${campaign}/seat/FR`);
  await pin(page, '2222');
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
  await typesCorps(page, campaign, 'Zebra corps', 'France');
  await goes(page, `${campaign}/seat/FR`);
  await button(page, says('eia-seat-leave')).click();
  await expect(page.getByText(says('eia-empty'))).toBeVisible();

  // Austria may not take it back, and is not told what it was.
  await goes(page, `${campaign}/seat/AU`);
  await pin(page, '1111');
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
  await goes(page, `${campaign}/month`);
  await button(page, /^Undo/).click();
  await expect(page.getByRole('alert')).toContainText(says('eia-undo-others'));
  await expect(page.locator('body')).not.toContainText('Zebra');
  await button(page, says('back-ask', { who: 'France' })).click();
  await expect(page.getByRole('heading', { name: says('seats-your-figures', { who: 'France' }) })).toBeVisible();
  await pin(page, '1111');
  await expect(page.getByRole('heading', { name: says('seats-not-these', { who: 'France' }) })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Zebra');
  await pin(page, '2222');
  const asked = page.getByRole('alert').filter({ hasText: says('back-asked', { who: 'Austria' }) });
  await expect(asked).toContainText('Zebra corps');
  await button(page, says('back-agree')).click();
  await expect(asked).toHaveCount(0);
  await goes(page, `${campaign}/power/FR`);
  await expect(page.getByText('Zebra corps')).toHaveCount(0);

  // The keeper comes to the month, wherever he opened his seat, and reads of it in his journal.
  await goes(page, `${campaign}/seat/FR`);
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
  await goes(page, `${campaign}/seat/umpire`);
  await pin(page, '9876');
  await expect(page.getByText(says('eia-empty'))).toBeVisible();
  await goes(page, `${campaign}/journal`);
  await page.locator('summary', { hasText: says('eia-keepers-book') }).click();
  for (const [who, what] of [
    ['Austria', 'asked'],
    ['Austria', 'agreed'],
    ['France', 'wrong'],
    ['France', 'opened'],
  ] as const)
    await expect(
      page
        .locator('.told-line')
        .filter({ hasText: says('seats-noted-seat', { who, what }).replaceAll('**', '') })
        .first(),
    ).toBeVisible();
  // No date lies over what happened then.
  const wide = page
    .locator('.told-line time')
    .evaluateAll((times) => times.filter((time) => time.scrollWidth > time.clientWidth).length);
  expect(await wide).toBe(0);
});

/** Everything of each power's page, as the keeper has it. */
async function shown(page: Page, campaign: string): Promise<Record<string, string>> {
  await place(page, `${campaign}/seat/umpire`);
  await pin(page, PINS.umpire);
  await expect(page.locator('.pad')).toHaveCount(0);
  const all: Record<string, string> = {};
  for (const power of ['AU', 'FR', 'RU'] as const) {
    await place(page, `${campaign}/power/${power}`);
    await expect(page.locator('main')).toContainText({ AU: 'Zebra', FR: 'II Corps', RU: 'Okapi' }[power]);
    all[power] = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  }
  return all;
}
async function leaves(page: Page, campaign: string, power: string): Promise<void> {
  await place(page, `${campaign}/seat/${power}`);
  await tapOn(page, button(page, says('eia-seat-leave')));
}
/** The keeper takes the file of the whole in, on this phone; gives the campaign's address. */
async function takesIn(page: Page, name: string, buffer: Buffer): Promise<string> {
  await page.goto('./#/campaigns');
  const chosen = page.waitForEvent('filechooser');
  await page.getByText(says('campaign-take-file')).click();
  await (await chosen).setFiles({ name, mimeType: 'application/json', buffer });
  await pin(page, PINS.umpire);
  // One tap: a second would meet the large button of the month it leads to.
  const yes = (['new', 'sealed'] as const).map((change) => says('taking-yes', { change }));
  await button(page, new RegExp(`^(?:${yes.join('|')})$`)).click();
  await page.waitForURL(/#\/campaign\//);
  return new URL(page.url()).hash.split('/').slice(0, 3).join('/');
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('EIA-004 EIA-028 EIA-158 EIA-178 a peace, a battle and a storm in a month under lock; the battery dies between, and a second phone has the same', async ({
    baseURL,
    browser,
  }) => {
    const profile = mkdtempSync(join(tmpdir(), 'scovell-july-'));
    const alive: BrowserContext[] = [];
    const start = async (): Promise<Page> => {
      const context = await phone(profile, baseURL ?? '');
      alive.push(context);
      return context.pages()[0] ?? context.newPage();
    };
    try {
      let page = await start();
      await visit(page);
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.open('scovell-later')).keys()).length))
        .toBeGreaterThan(3);
      await page.context().setOffline(true);
      const { name, buffer } = await julyUnderLock();
      const campaign = await takesIn(page, name, buffer);
      await place(page, `${campaign}/month`);
      const heading = () => page.getByRole('heading', { level: 1 });
      const toStep = async (asked: string) => {
        for (let n = 0; n < 30 && (await heading().innerText()) !== asked; n += 1) await onward(page);
        await expect(heading()).toHaveText(asked);
      };
      const dice = async (...faces: readonly number[]) => {
        await expect(primary(page)).toHaveText(says('campaign-own-die'));
        await onward(page);
        for (const face of faces) await tapOn(page, page.getByRole('button', { name: String(face), exact: true }));
      };
      await expect(heading()).toHaveText(says('eiascreen-step-peace'));
      await page.getByRole('radio', { name: 'Russia' }).check({ force: true });
      await page.getByRole('radio', { name: says('eiapol-informal') }).check({ force: true });
      await tapOn(page, button(page, says('eiapol-do-informal')));
      await toStep(says('eiascreen-step-supply', { power: 'France' }));
      await opensSeat(page, campaign, 'FR');
      await place(page, `${campaign}/month`);
      await tapOn(page, button(page, says('eia-do-it')).first());
      await onward(page);
      await toStep(says('eiascreen-step-landCombat', { power: 'France' }));
      await tapOn(page, button(page, says('eialand-attack')).first());
      await place(page, `${campaign}/seat/FR`);
      await page.getByLabel(says('eia-chit'), { exact: true }).selectOption('assault');
      await tapOn(page, button(page, says('eia-seal-it')));
      await killPhone(profile, alive.pop() as BrowserContext);

      page = await start();
      await page.context().setOffline(true);
      await page.goto(`./${campaign}/month`);
      await expect(page.locator('body')).not.toContainText('Zebra');
      await opensSeat(page, campaign, 'AU');
      await page.getByLabel(says('eia-chit'), { exact: true }).selectOption('cordon');
      await tapOn(page, button(page, says('eia-seal-it')));
      await tapOn(page, button(page, says('eia-seal-open')));
      await leaves(page, campaign, 'AU');
      await opensSeat(page, campaign, 'FR');
      await tapOn(page, button(page, says('eia-seal-open')));
      await leaves(page, campaign, 'FR');
      await place(page, `${campaign}/month`);
      await dice(5, 2);
      for (let n = 0; n < 3; n += 1) await onward(page);
      await dice(3);
      await onward(page);
      await onward(page);
      await page.getByLabel(says('eiacombat-fact-retreat'), { exact: true }).selectOption('vienna');
      await onward(page);
      await tapOn(page, button(page, says('eialand-besiege', { area: 'Linz' })));
      await tapOn(page, button(page, says('eialand-attempt', { area: 'Linz' })));
      await dice(6);
      await onward(page);
      await onward(page);
      await page.getByLabel(says('eiacombat-fact-base', { side: 'defender' }), { exact: true }).fill('35');
      await page.keyboard.press('Tab');
      await dice(4, 2);
      for (let n = 0; n < 3 && (await page.locator('.sheet-page').isVisible()); n += 1) await onward(page);

      const now = await shown(page, campaign);
      // A point for the battle, from Austria, and one for the storm.
      expect(now).toMatchObject({ FR: expect.stringContaining('22'), AU: expect.stringContaining('19') });
      await place(page, `${campaign}/journal`);
      const whole = page.waitForEvent('download');
      await expect(page.getByText(says('keeping-file', { of: 'campaign' }))).toBeVisible();
      await button(page, says('campaign-save-file')).click();
      const file = readFileSync(await (await whole).path());
      const other = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage();
      const copy = await takesIn(other, 'july.json', file);
      expect(await shown(other, copy)).toEqual(now);
      await opensSeat(other, copy, 'RU');
    } finally {
      for (const context of alive) await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
});
