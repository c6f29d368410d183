/**
 * Secrets planted in an own scenario and looked for, as a guest who holds the phone, in all that the browser gives out: pages and
 * their accessibility tree, titles, the way back, links and the clipboard, codes read from their pixels, every store.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { squares } from '../../src/app/code-squares.ts';
import { pack } from '../../src/scenarios/link.ts';
import quatreBras from '../../src/scenarios/shelf/quatre-bras.ts';
import { button, goTo, place, primary, visit } from './hands.ts';
import { found, KEPT, kept, SHOWN, shownOn } from './searchers.ts';
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
  await expect.poll(async () => found(await kept(page), HIDDEN).length).toBe(HIDDEN.length - 1);

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
  for (const where of [
    ...places.map((one) => `battle/${battle}/${one}`),
    ...['scenario', 'edit', 'print', 'new'].map((one) => `${one}/${scenario.id}`),
    ...['scenarios', 'shared', 'backup', 'settings', ''],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#/${where}`);
    await expect(page.locator('main').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect([where, ...found(await shownOn(page), HIDDEN)]).toEqual([where]);
  }
  expect(found(await kept(page), HIDDEN)).toEqual([]);

  // Whoever errs is told no more: a wrong figure, a deed that is another's, a file that is none.
  for (const seat of ['a', 'umpire']) {
    await place(page, `#/battle/${battle}/papers/${seat}`);
    await button(page, says('seats-forgotten')).click();
    await enter(page, '0000');
    await expect(page.getByRole('alert')).toBeVisible();
    expect([seat, ...found(await shownOn(page), HIDDEN)]).toEqual([seat]);
  }
  await place(page, `#/battle/${battle}/turn`);
  await button(page, /^Undo/).click();
  await expect(page.getByRole('alert')).toContainText(says('seats-undo-others'));
  expect(found(await shownOn(page), HIDDEN)).toEqual([]);
  await place(page, `#/battle/${battle}/journal`);
  const coming = page.waitForEvent('download');
  await button(page, new RegExp(says('journal-save-file'))).click();
  const file = readFileSync(await (await coming).path(), 'utf8');
  expect(found(file, HIDDEN)).toEqual([]);
  for (const content of [file.slice(0, -40), file]) {
    await page.goto('./#/scenarios');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Q.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await expect(page.locator('.pad').or(page.getByRole('alert')).first()).toBeVisible();
    expect(found(await shownOn(page), HIDDEN)).toEqual([]);
    await page.goto('about:blank');
  }

  // The scenario itself, shared by another app, waits no longer than until it is looked at.
  await page.goto('./#/scenarios');
  await page.evaluate(async (text) => {
    const cache = await caches.open('scovell-shared');
    await cache.put('./shared/1', new Response(text, { headers: { 'x-name': 'Q.json' } }));
  }, JSON.stringify(scenario));
  await page.goto('./#/shared');
  await expect(page.getByText(says('scenario-under-lock'))).toBeVisible();
  expect(found(await shownOn(page), HIDDEN)).toEqual([]);
  await expect.poll(async () => found((await kept(page)).caches, HIDDEN)).toEqual([]);

  // The same link again, from somebody's messages: it is not shown while the battle goes on.
  await page.goto(`./#/take/${await pack(JSON.stringify(scenario))}`);
  await expect(page.getByText(says('scenario-under-lock'))).toBeVisible();
  expect(found(await page.content(), HIDDEN)).toEqual([]);
});

test('each searcher finds a secret that lies where it looks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript({ content: readFileSync('node_modules/jsqr/dist/jsQR.js', 'utf8') });
  await visit(page);
  await expect(page.locator('main').first()).toBeVisible();
  const word = (at: string) => `planted-${at}-secret`;
  const nobody = { ...(await shownOn(page)), ...(await kept(page)) };
  for (const at of [...SHOWN, ...KEPT]) expect([at, ...found(nobody, [word(at)])]).toEqual([at]);
  await page.evaluate(
    async ({ link, code }) => {
      const put = (tag: string, made: (one: HTMLElement) => void) => {
        const one = document.createElement(tag);
        made(one);
        document.body.append(one);
      };
      put('p', (one) => one.setAttribute('data-x', 'planted-page-secret'));
      // Known to the tree alone: it stands in the page in two halves.
      put('button', (one) => one.append('planted-tree', document.createElement('b'), '-secret'));
      put('input', (one) => Object.assign(one, { value: 'planted-fields-secret' }));
      put('a', (one) => one.setAttribute('href', link));
      put('div', (one) => {
        one.className = 'code';
        const make = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
        const svg = make('svg');
        const side = String(code.length + 8);
        for (const [key, value] of Object.entries({ width: '320', height: '320', viewBox: `-4 -4 ${side} ${side}` }))
          svg.setAttribute(key, value);
        const dot = (x: number, y: number, size: number | string, fill: string) => {
          const rect = make('rect');
          for (const [key, value] of Object.entries({ x, y, width: size, height: size, fill }))
            rect.setAttribute(key, String(value));
          svg.append(rect);
        };
        dot(-4, -4, side, 'white');
        for (const [y, row] of code.entries())
          for (const [x, dark] of row.entries()) if (dark) dot(x, y, 1.02, 'black');
        one.append(svg);
      });
      document.title = 'planted-title-secret';
      history.replaceState({ x: 'planted-history-secret' }, '', '#/planted-address-secret');
      localStorage.setItem('x', 'planted-storage-secret');
      // biome-ignore lint/suspicious/noDocumentCookie: it is where a guest would look.
      document.cookie = 'x=planted-cookie-secret';
      window.name = 'planted-name-secret';
      await navigator.clipboard.writeText('planted-clipboard-secret');
      await (await caches.open('x')).put('./x', new Response('planted-caches-secret'));
      const bytes = await new Response(
        new Blob(['planted-databases-secret']).stream().pipeThrough(new CompressionStream('gzip')),
      ).arrayBuffer();
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open('planted');
        opening.onupgradeneeded = () => opening.result.createObjectStore('x');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('x', 'readwrite');
          writing.objectStore('x').put({ packed: true, bytes }, 1);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    {
      link: `https://example.org/#/take/${await pack('planted-links-secret')}`,
      code: squares(word('codes')).map((row) => [...row]),
    },
  );
  const all: Readonly<Record<string, string>> = { ...(await shownOn(page)), ...(await kept(page)) };
  for (const at of [...SHOWN, ...KEPT]) expect([at, ...found(all[at] ?? '', [word(at)])]).toEqual([at, word(at)]);
});
