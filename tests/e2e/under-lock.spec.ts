/** Seats under lock in a real browser: begun, opened by figures, closed when the page is hidden; and nothing in the clear. */
import { expect, type Page } from '@playwright/test';
import quatreBras from '../../src/scenarios/shelf/quatre-bras.ts';
import { button, goTo, primary, visit } from './hands.ts';
import { inMemory, SLOWLY } from './heap.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const PINS = { umpire: '9281', a: '1234', b: '5678' };

async function enter(page: Page, pin: string): Promise<void> {
  for (const figure of pin) await page.locator('.pad').getByRole('button', { name: figure, exact: true }).click();
}

/** Everything the databases of this origin hold, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const all = (db: IDBDatabase, store: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const asked = db.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const texts: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const db = await open(name ?? '');
      for (const store of db.objectStoreNames) texts.push(JSON.stringify(await all(db, store)));
      db.close();
    }
    return texts.join('\n');
  });

const PLAN = 'Wait behind the Bossu wood until three';
const SECRETS = [PLAN, ...Object.values(quatreBras.briefings).map((text) => text.slice(0, 60))];

async function begin(page: Page): Promise<void> {
  await visit(page);
  await page.goto('./#/new/quatre-bras-1815');
  await page.getByRole('switch', { name: says('set-up-locked') }).click();
  await primary(page).click();
  await primary(page).click();
  for (const pin of Object.values(PINS)) {
    await expect(page.locator('.pin')).toBeVisible();
    await enter(page, pin);
    await expect(page.getByRole('heading', { name: /again/ })).toBeVisible();
    await enter(page, pin);
    await expect(page.getByRole('heading', { name: /again/ })).toHaveCount(0);
  }
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible({ timeout: 60_000 });
}

const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

/** All that a page shows and tells: its markup, its title, its address, and what the browser keeps of the way here. */
const shownOf = async (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.documentElement.outerHTML, document.title, location.href, JSON.stringify(history.state)].join('\n'),
  );

async function clean(page: Page): Promise<void> {
  const text = await shownOf(page);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  const tree = await page.locator('body').ariaSnapshot();
  for (const secret of SECRETS) expect(tree).not.toContain(secret);
}

test('a seat opens by its own figures alone, closes when the page is hidden, and nothing lies in the clear', async ({
  page,
}) => {
  await begin(page);
  for (const room of [
    ['turn'],
    ['army'],
    ['journal'],
    ['sky'],
    ['papers', 'a'],
    ['papers', 'b'],
    ['papers', 'umpire'],
  ]) {
    await goTo(page, ...room);
    await expect(page.locator('main').first()).toBeVisible();
    await clean(page);
  }

  await goTo(page, 'papers', 'a');
  await enter(page, PINS.b);
  await expect(page.getByRole('alert')).toContainText(says('seats-wrong-left', { n: 4 }));
  await clean(page);
  await enter(page, PINS.a);
  await expect(page.getByText(quatreBras.briefings.a.slice(0, 40))).toBeVisible();
  const own = await shownOf(page);
  expect(own).not.toContain(quatreBras.briefings.b.slice(0, 60));
  expect(own).not.toContain(quatreBras.briefings.umpire.slice(0, 60));
  await page.getByLabel(says('seats-plan')).fill(PLAN);
  await button(page, says('seats-seal-it')).first().click();
  await expect(button(page, says('seats-seal-it')).first()).toHaveAttribute('aria-disabled', 'true');

  const kept = await stored(page);
  for (const secret of SECRETS) expect(kept).not.toContain(secret);
  expect(kept).toContain('"seal"');

  await hide(page);
  await expect(page.locator('.pad')).toBeVisible();
  await clean(page);

  await goTo(page, 'papers', 'b');
  await enter(page, PINS.b);
  await expect(page.getByText(quatreBras.briefings.b.slice(0, 40))).toBeVisible();
  expect(await shownOf(page)).not.toContain(PLAN);
  await primary(page).click();

  await page.reload();
  await goTo(page, 'papers', 'umpire');
  await enter(page, PINS.umpire);
  await button(page, says('desk-leaf', { leaf: 'told', n: 0 })).click();
  await page
    .locator('main summary')
    .filter({ hasText: says('seats-papers-of', { who: says('cover-player', { side: 'French' }) }) })
    .click();
  await expect(page.getByLabel(says('desk-plan'))).toHaveValue(PLAN);
});

test('what was half written when a seat closed is that seat’s alone, and is there when it opens', async ({ page }) => {
  test.setTimeout(300_000);
  const HALF = {
    plan: 'Wait behind the Bossu wo',
    order: 'the bridge is ta',
    ask: 'May my guns see',
    note: 'Kempt stands to',
  };
  const halves = Object.values(HALF);
  const offered = (text: string) => page.getByRole('button', { name: text });
  const opens = async (seat: keyof typeof PINS) => {
    await goTo(page, 'papers', seat);
    await enter(page, PINS[seat]);
  };
  const nowhere = async () => {
    await expect.poll(() => inMemory(page, halves), SLOWLY).toEqual([]);
    const all = [await shownOf(page), await stored(page)].join();
    for (const half of halves) expect(all).not.toContain(half);
  };
  await begin(page);
  await expect.poll(() => inMemory(page, Object.values(PINS)), SLOWLY).toEqual([]);
  await opens('a');
  await page.getByLabel(says('seats-plan')).fill(HALF.plan);
  await page.locator('summary', { hasText: says('seats-order-new') }).click();
  await button(page, says('seats-when-event')).click();
  await page.getByLabel(says('seats-order-event')).fill(HALF.order);
  await page.locator('summary', { hasText: says('ask-umpire') }).click();
  await page.getByLabel(says('ask-words')).last().fill(HALF.ask);
  // The plan is sealed, and what stands in the other fields stays there.
  await button(page, says('seats-seal-it')).first().click();
  await expect(button(page, says('seats-seal-it')).first()).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel(says('seats-plan')).fill(`${HALF.plan}od`);
  await hide(page);
  await expect(page.locator('.pad')).toBeVisible();
  await nowhere();

  // Neither the other side nor the umpire is offered it; the umpire has his own.
  await opens('b');
  await expect(page.getByText(says('seats-told'))).toBeVisible();
  await expect(page.getByText(says('seats-half-written'))).toHaveCount(0);
  await nowhere();
  await opens('umpire');
  await button(page, new RegExp(`^${says('desk-leaf', { leaf: 'told', n: 0 })}`)).click();
  await page.getByLabel(says('desk-note')).fill(HALF.note);
  await page.reload();
  await goTo(page, 'papers', 'umpire');
  await enter(page, PINS.umpire);
  await expect(button(page, says('desk-new-dispute'))).toBeVisible();

  await opens('a');
  await offered(HALF.order).click();
  await expect(page.getByLabel(says('seats-order-event'))).toBeFocused();
  await expect(page.getByLabel(says('seats-order-event'))).toHaveValue(HALF.order);
  await offered(HALF.ask).click();
  await expect(page.getByLabel(says('ask-words')).last()).toHaveValue(HALF.ask);
  await offered(HALF.plan).click();
  await expect(page.getByLabel(says('seats-plan'))).toHaveValue(`${HALF.plan}od`);
  await button(page, says('seats-seal-it')).first().click();
  await expect(button(page, says('seats-seal-it')).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(says('seats-half-written'))).toHaveCount(0);
});
