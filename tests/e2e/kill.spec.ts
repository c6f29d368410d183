/** The battery dies a dozen times while somebody taps as fast as the app answers: what was on the screen is on the disk. */
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  battleId,
  beginBattle,
  goTo,
  killPhone,
  mustVerify,
  onDisk,
  phone,
  primary,
  sameDice,
  storyOf,
  visit,
} from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const DEATHS = 12;
/** Milliseconds of tapping before the end, at most. */
const LONGEST = 900;

let profile: string;
let context: BrowserContext | undefined;

test.beforeAll(() => {
  profile = mkdtempSync(join(tmpdir(), 'scovell-killed-'));
});
test.afterAll(async () => {
  await context?.close().catch(() => undefined);
  rmSync(profile, { recursive: true, force: true });
});

/** The names of all battles of which there is anything on the disk. */
const idsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await asked(indexedDB.open('scovell'));
    try {
      const stores = db.transaction(['battles', 'heads', 'entries']);
      const [battles, heads, entries] = await Promise.all([
        asked(stores.objectStore('battles').getAllKeys()),
        asked(stores.objectStore('heads').getAllKeys()),
        asked(stores.objectStore('entries').getAllKeys()),
      ]);
      return [...new Set([...battles, ...heads, ...entries.map((key) => (key as unknown[])[0])].map(String))];
    } finally {
      db.close();
    }
  });

/** The units of the switches, in the order in which they are tapped. */
const unitsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main [role=switch] > span:not(.fact__box)')
    .evaluateAll((spans) => spans.map((span) => span.firstChild!.textContent!.trim()));

/** Taps one switch after the other, each as soon as the one before has answered, until the end. */
const tapAway = (page: Page): Promise<void> =>
  page
    .evaluate(async () => {
      const { confirmed } = window as unknown as { confirmed(): void };
      const switches = () => document.querySelectorAll<HTMLElement>('main [role=switch]');
      for (let i = 0; ; i += 1) {
        const at = i % switches().length;
        const was = switches()[at]!.ariaChecked;
        switches()[at]!.click();
        while (switches()[at]!.ariaChecked === was) await new Promise((resolve) => setTimeout(resolve));
        confirmed();
      }
    })
    .catch(() => undefined);

test('a dozen deaths at any moment lose no play that the screen had confirmed, and double none', async ({
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  let id = '';
  /** The story before the life that ended, how many of its taps the screen confirmed, and whom they were for. */
  let told: readonly string[] = [];
  let confirmed = 0;
  let units: readonly string[] = [];
  let plays = 0;
  for (let death = 0; death <= DEATHS; death += 1) {
    context = await phone(profile, baseURL!);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeFunction('confirmed', () => {
      confirmed += 1;
    });
    if (death === 0) {
      await visit(page);
      await beginBattle(page, 'quatre-bras-1815');
      id = battleId(page);
      mustVerify(await onDisk(page, id));
      told = await storyOf(page);
    } else {
      await page.goto(`./#/battle/${id}/turn`);
      await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
      // The last word of the dying may not have reached us, so there can be more than was reported, and never less.
      const written = mustVerify(await onDisk(page, id)).length - 1 - plays;
      expect(written).toBeGreaterThanOrEqual(confirmed);
      // Every one of them is the tap that was made at its place: none is missing between, none is there twice.
      const story = await storyOf(page);
      expect(story.slice(0, told.length)).toEqual(told);
      expect(story.length).toBe(told.length + written);
      for (let i = 0; i < written; i += 1) expect(story[told.length + i]).toContain(units[i % units.length]!);
      info.annotations.push({ type: 'death', description: `${confirmed} plays confirmed, ${written} written` });
      plays += written;
      told = story;
    }
    if (death === DEATHS) break;
    await goTo(page, 'turn');
    await expect(page.locator('main [role=switch]').first()).toBeVisible();
    units = await unitsOf(page);
    confirmed = 0;
    const tapping = tapAway(page);
    await expect.poll(() => confirmed).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST));
    await killPhone(profile, context);
    await tapping;
  }
  expect(plays).toBeGreaterThan(DEATHS);
});

/**
 * Until the second copy has every row as it is, the head of each battle too: behind a stalled disk the app goes on
 * before it has, and after a torn write the copy has as many entries, but not the same.
 */
const copied = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const asked = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const rowsIn = async (factory: IDBFactory) => {
          const db = await asked(factory.open('scovell'));
          try {
            const stores = db.transaction(['heads', 'entries']);
            return JSON.stringify(
              await Promise.all(['heads', 'entries'].map((name) => asked(stores.objectStore(name).getAll()))),
            );
          } finally {
            db.close();
          }
        };
        const { storageBuckets } = navigator as unknown as {
          storageBuckets: { open(name: string): Promise<{ indexedDB: IDBFactory }> };
        };
        const bucket = await storageBuckets.open('second');
        return (await rowsIn(indexedDB)) === (await rowsIn(bucket.indexedDB));
      }),
    )
    .toBe(true);

/** Milliseconds a start waits for the second copy before it shows what there is without it. */
const PATIENCE = 4000;

/** Opens the second copy late. Runs in the page. */
function openLate(ms: number): void {
  const { storageBuckets } = navigator as unknown as { storageBuckets: { open(name: string): Promise<unknown> } };
  const open = storageBuckets.open.bind(storageBuckets);
  storageBuckets.open = (name) => new Promise((resolve) => setTimeout(resolve, ms)).then(() => open(name));
}

/** Tears the last write of the browser's log, as if the end had come in the middle of it. */
function tearLog(of: string): void {
  const databases = join(of, 'Default', 'IndexedDB');
  const [log] = readdirSync(databases, { recursive: true })
    .map((name) => join(databases, String(name)))
    .filter((name) => name.endsWith('.log'));
  truncateSync(log!, statSync(log!).size - 60);
}

test('a browser that throws its database away two starts after a torn write brings all of it back', async ({
  baseURL,
}) => {
  test.setTimeout(240_000);
  const torn = mkdtempSync(join(tmpdir(), 'scovell-torn-'));
  const live = async (lived: (page: Page) => Promise<void>, late = 0) => {
    const alive = await phone(torn, baseURL!);
    if (late > 0) await alive.addInitScript(openLate, late);
    const page = alive.pages()[0] ?? (await alive.newPage());
    await lived(page);
    await copied(page);
    await killPhone(torn, alive);
  };
  let id = '';
  let told: readonly string[] = [];
  const play = async (page: Page) => {
    await page.goto(`./#/battle/${id}/turn`);
    const first = page.locator('main [role=switch]').first();
    const was = await first.getAttribute('aria-checked');
    await first.click();
    await expect(first).not.toHaveAttribute('aria-checked', was ?? '');
    told = await storyOf(page);
  };
  try {
    await live(async (page) => {
      await visit(page);
      await beginBattle(page, 'quatre-bras-1815');
      id = battleId(page);
      await play(page);
    });
    tearLog(torn);
    // The first start goes on behind the torn record, the second finds the log damaged, the third what that left.
    await live(play);
    for (const late of [PATIENCE + 1000, 0]) {
      await live(async (page) => {
        await page.goto(`./#/battle/${id}/turn`);
        await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
        expect(await storyOf(page)).toEqual(told);
        mustVerify(await onDisk(page, id));
        await page.goto('./');
        await expect(page.getByRole('link', { name: /Continue/ })).toHaveCount(1);
        await play(page);
      }, late);
    }
  } finally {
    rmSync(torn, { recursive: true, force: true });
  }
});

test('the battery dies while a battle is begun: all of it is there, or nothing, and home offers no half of one', async ({
  baseURL,
}, info) => {
  test.setTimeout(240_000);
  const begun = mkdtempSync(join(tmpdir(), 'scovell-begun-'));
  /** Milliseconds from the tap to the end; from before the write to after it, as far as one can tell. */
  const LATER = [0, 2, 5, 10, 20, 40, 80, 160];
  let whole = 0;
  let alive = await phone(begun, baseURL!);
  try {
    for (const [death, later] of LATER.entries()) {
      const page = alive.pages()[0] ?? (await alive.newPage());
      if (death === 0) await visit(page);
      await page.goto('about:blank');
      // The same dice as ever name the same battle: each life has its own.
      await sameDice(alive, death + 2);
      await page.goto('./#/new/maida-1806');
      await expect(primary(page)).toBeEnabled();
      const tapped = page.evaluate(() => {
        const all = document.querySelectorAll<HTMLElement>('.btn--primary');
        all[all.length - 1]?.click();
      });
      await tapped.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, later));
      await killPhone(begun, alive);

      alive = await phone(begun, baseURL!);
      const home = alive.pages()[0] ?? (await alive.newPage());
      await home.goto('./');
      await expect(home.getByRole('link', { name: says('shell-settings') })).toBeVisible();
      const ids = await idsOf(home);
      whole = ids.length;
      // Whatever is there is there whole: its first row, its head, its first entry.
      for (const id of ids) expect(mustVerify(await onDisk(home, id))).toHaveLength(1);
      await expect(home.getByRole('alert')).toHaveCount(0);
      await expect(home.getByRole('link', { name: /Continue/ })).toHaveCount(whole > 0 ? 1 : 0);
      if (whole > 0) {
        await home.getByRole('link', { name: /Continue/ }).click();
        await expect(home.getByLabel(/^Phase 1 of nine/)).toBeVisible();
      }
      info.annotations.push({ type: 'death', description: `after ${later} ms: ${whole} battles` });
    }
    // The last had all the time it needs.
    expect(whole).toBeGreaterThan(0);
  } finally {
    await alive.close();
    rmSync(begun, { recursive: true, force: true });
  }
});
