/**
 * Secrets planted in an own scenario and looked for, as a guest who holds the phone, in all that the browser gives out: pages and
 * their accessibility tree, titles, the way back, links and the clipboard, codes read from their pixels, every store.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dataIn, pack, unpack } from '../../src/scenarios/link.ts';
import quatreBras from '../../src/scenarios/shelf/quatre-bras.ts';
import { button, goTo, primary, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const PINS = { umpire: '9281', a: '1234', b: '5678' };

/** Nobody but the umpire and the side it is of knows of these. */
const PLAN = 'plan-behind-the-wood';
const HIDDEN = [
  'hush-of-a',
  'hush-of-b',
  'hush-of-umpire',
  'General Hush',
  'Corps Hush',
  'Brigade Hush',
  'the Hush road',
  PLAN,
];

/** One of the Allied divisions comes in secret, under a name that stands nowhere else. */
function secretive(): typeof quatreBras {
  const coming = quatreBras.reinforcements.find(({ side }) => side === 'b')!;
  const formations = quatreBras.sides.b.formations.map((one) =>
    one.id === coming.formation
      ? {
          ...one,
          name: 'Corps Hush',
          commander: { ...one.commander, name: 'General Hush' },
          units: one.units.map((unit, i) => ({ ...unit, name: `Brigade Hush ${i}` })),
        }
      : one,
  );
  return {
    ...quatreBras,
    id: 'quatre-bras-of-mine',
    sides: { ...quatreBras.sides, b: { ...quatreBras.sides.b, formations } },
    reinforcements: quatreBras.reinforcements.map((one) =>
      one.formation === coming.formation ? { ...one, secret: true, where: 'the Hush road' } : one,
    ),
    briefings: { a: 'hush-of-a', b: 'hush-of-b', umpire: 'hush-of-umpire' },
  };
}

async function enter(page: Page, pin: string): Promise<void> {
  await expect(page.locator('.pad')).toBeVisible();
  for (const figure of pin) await page.locator('.pad').getByRole('button', { name: figure, exact: true }).click();
}

/** Everything this origin keeps, and what was last copied. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, window.name])];
    texts.push(document.cookie, await navigator.clipboard.readText().catch(() => ''));
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = await done(db.transaction(store).objectStore(store).getAll());
        for (const row of rows) {
          texts.push(JSON.stringify(row));
          // Copies are packed.
          const bytes = row.bytes instanceof ArrayBuffer ? row.bytes : null;
          if (bytes && row.packed)
            texts.push(
              await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text(),
            );
        }
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const held = await cache.match(request);
        texts.push(request.url, ...[...(held?.headers ?? [])].flat());
        if (!/image|font/.test(held?.headers.get('content-type') ?? '')) texts.push((await held?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

/** What every link in a text says, unpacked. */
const unpacked = async (text: string): Promise<string> =>
  (await Promise.all(dataIn(text).map(unpack))).map((one) => (one.ok ? one.text : '')).join('\n');

/** The codes on a page, read from its pixels. */
async function codesOn(page: Page): Promise<string> {
  const texts: string[] = [];
  for (const code of await page.locator('.code svg, svg.code, canvas').all()) {
    const picture = (await code.screenshot()).toString('base64');
    texts.push(
      await page.evaluate(async (data) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const ink = canvas.getContext('2d')!;
        ink.drawImage(image, 0, 0);
        const pixels = ink.getImageData(0, 0, image.width, image.height);
        const read = (window as unknown as { jsQR: (...of: unknown[]) => { data: string } | null }).jsQR(
          pixels.data,
          image.width,
          image.height,
        );
        return read?.data ?? '';
      }, picture),
    );
  }
  return texts.join('\n');
}

async function shownOn(page: Page): Promise<string> {
  const html = await page.evaluate(() =>
    [document.documentElement.outerHTML, document.title, location.href, JSON.stringify(history.state)].join('\n'),
  );
  const values = await page
    .locator('input, textarea')
    .evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));
  const tree = await page.locator('body').ariaSnapshot();
  const given = [html, ...values, tree, await codesOn(page)].join('\n');
  return `${given}\n${await unpacked(given)}`;
}

const found = (text: string, words: readonly string[] = HIDDEN) => words.filter((word) => text.includes(word));

test('a guest finds no secret in pages, links, codes, clipboard, the way back or any store', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript({ content: readFileSync('node_modules/jsqr/dist/jsQR.js', 'utf8') });
  await visit(page);
  const scenario = secretive();
  await page.goto(`./#/take/${await pack(JSON.stringify(scenario))}`);
  await button(page, says('editor-put-on-shelf')).click();
  await expect(page).toHaveURL(new RegExp(`#/scenario/${scenario.id}`));
  // The search would find them: while it lies open they are there.
  await expect.poll(async () => found(await kept(page)).length).toBe(HIDDEN.length - 1);

  await page.goBack();
  await expect(page).not.toHaveURL(/take/);
  await page.goto(`./#/new/${scenario.id}`);
  await page.getByRole('switch', { name: says('set-up-locked') }).click();
  await primary(page).click();
  await primary(page).click();
  for (const pin of Object.values(PINS)) {
    await enter(page, pin);
    await expect(page.getByRole('heading', { name: /again/ })).toBeVisible();
    await enter(page, pin);
    await expect(page.getByRole('heading', { name: /again/ })).toHaveCount(0);
  }
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible({ timeout: 60_000 });
  await goTo(page, 'papers', 'a');
  await enter(page, PINS.a);
  await page.getByLabel(says('seats-plan')).fill(PLAN);
  await button(page, says('seats-seal-it')).first().click();
  await expect(button(page, says('seats-seal-it')).first()).toHaveAttribute('aria-disabled', 'true');
  // What is before the side that is looked at is of that side alone.
  const own = HIDDEN.filter((word) => word !== 'hush-of-a' && word !== PLAN);
  expect(found(await shownOn(page), own)).toEqual([]);
  await primary(page).click();
  await expect(page.locator('main').first()).toBeVisible();

  const battle = new URL(page.url()).hash.split('/')[2];
  const places = ['turn', 'army', 'journal', 'sky', 'any', 'glance', 'papers/a', 'papers/b', 'papers/umpire'];
  for (const place of [
    ...places.map((one) => `battle/${battle}/${one}`),
    ...['scenario', 'edit', 'print', 'new'].map((one) => `${one}/${scenario.id}`),
    ...['scenarios', 'shared', 'backup', 'settings', ''],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#/${place}`);
    await expect(page.locator('main').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect([place, ...found(await shownOn(page))]).toEqual([place]);
  }
  expect(found(await kept(page))).toEqual([]);

  // The same link again, from somebody's messages: it is not shown while the battle goes on.
  await page.goto(`./#/take/${await pack(JSON.stringify(scenario))}`);
  await expect(page.getByText(says('scenario-under-lock'))).toBeVisible();
  expect(found(await page.content())).toEqual([]);
});
