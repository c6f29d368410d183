/** The page's policy: nothing of ours offends against it in any room, and what is not ours is turned away. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { battleId, beginBattle, button, goTo, onward, phaseNow, place, tapOn, visit } from './hands.ts';
import { watch } from './policy.ts';
import { expectsRefusals, test } from './slow.ts';
import { DOUBTFUL } from './tour-builder.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the room is fetched. */
async function whole(page: Page): Promise<void> {
  await expect(page.locator('.screen[aria-busy="true"], main[aria-busy="true"], [data-pending]')).toHaveCount(0);
  await expect(page.locator('main').first()).toBeVisible();
}

const outside = [
  'settings',
  'backup',
  'reference',
  'scenarios',
  'scenario/maida-1806',
  'new',
  'new/maida-1806',
  'campaigns',
  'take',
  'shared',
  'phone',
];
const inBattle = ['turn', 'army', 'unit/kempt', 'formation/left', 'sky', 'rulings', 'reference', 'papers/a', 'journal'];

async function rooms(page: Page): Promise<void> {
  await visit(page);
  await whole(page);
  for (const room of outside) {
    await place(page, `#/${room}`);
    await whole(page);
  }
  await beginBattle(page, 'maida-1806');
  while ((await phaseNow(page)) < 4) await onward(page);
  for (const room of inBattle) {
    await goTo(page, ...room.split('/'));
    await whole(page);
  }
}

async function downloads(page: Page): Promise<void> {
  await goTo(page, 'journal');
  const coming = page.waitForEvent('download');
  await button(page, /Save the battle as a file/).click();
  expect(JSON.parse(readFileSync(await (await coming).path(), 'utf8')).count).toBeGreaterThan(0);
}

/** The editor, the reader in its thread, the code of a link. */
async function builds(page: Page): Promise<void> {
  await place(page, '#/scenario/quatre-bras-1815');
  await tapOn(page, page.getByText(says('editor-share-it')));
  await tapOn(page, button(page, says('editor-copy-and-change')));
  await expect(page).toHaveURL(/#\/edit\//);
  const scenario = new URL(page.url()).hash;
  for (const room of ['army/a', 'day', 'ground', 'arrivals', 'words', 'rules', 'problems', 'import']) {
    await place(page, `${scenario}/${room}`);
    await whole(page);
  }
  await page.getByLabel(says('reader-paste')).fill(DOUBTFUL);
  await tapOn(page, button(page, says('reader-read-it')));
  await expect(page.locator('.builder__act .btn--primary')).toBeVisible();
}

async function prints(page: Page): Promise<void> {
  for (const [paper, width] of [
    ['A4', 595],
    ['Letter', 612],
  ] as const) {
    await place(page, '#/print/quatre-bras-1815');
    await page.getByRole('radio', { name: paper }).check({ force: true });
    await page.locator('.paper .page').first().waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(pdf);
    expect(Math.round(Number(box?.[1])), `the width of ${paper}, in points`).toBe(width);
  }
}

test('no room offends against the page’s policy, and the console is still', async ({ page, context }) => {
  test.setTimeout(300_000);
  const { refused, complaints } = await watch(context);
  await rooms(page);
  await downloads(page);
  await builds(page);
  await prints(page);
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
});

test('what is not ours is neither run nor fetched', async ({ page, context, baseURL }) => {
  const { refused } = await watch(context);
  expectsRefusals.add(context);
  await page.goto('./');
  await whole(page);
  const attempts = await page.evaluate(async (elsewhere) => {
    const tried: Record<string, string> = {};
    const attempt = async (name: string, deed: () => unknown): Promise<void> => {
      try {
        await deed();
        tried[name] = 'done';
      } catch {
        tried[name] = 'refused';
      }
    };
    const put = (tag: string, attributes: Record<string, string>, text = ''): void => {
      const made = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      if (text) made.append(text);
      document.body.append(made);
    };
    await attempt('fetch', () => fetch(`${elsewhere}/x`));
    await attempt('markup', () => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="document.title=1">');
    });
    await attempt('another policy', () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void };
      };
      trustedTypes.createPolicy('theirs', {});
    });
    await attempt('worker', () => new Worker('data:text/javascript,1'));
    await attempt('style', () => put('style', {}, 'body { color: rgb(1, 2, 3) }'));
    await attempt('picture', () => put('img', { src: `${elsewhere}/x.png`, alt: '' }));
    await attempt('base', () => put('base', { href: `${elsewhere}/` }));
    await new Promise((done) => setTimeout(done, 100));
    return { ...tried, colour: getComputedStyle(document.body).color, base: document.baseURI };
  }, 'https://example.invalid');
  expect(attempts).toMatchObject({
    fetch: 'refused',
    markup: 'refused',
    'another policy': 'refused',
    worker: 'refused',
  });
  expect(attempts.colour).not.toBe('rgb(1, 2, 3)');
  expect(attempts.base).toContain(baseURL);
  for (const directive of [
    'connect-src',
    'require-trusted-types-for',
    'trusted-types',
    'style-src',
    'img-src',
    'base-uri',
  ])
    expect(
      refused.some((each) => each.includes(directive)),
      directive,
    ).toBe(true);
});

test('in the frame of another page nothing is shown that could be touched', async ({ page, baseURL }) => {
  await visit(page);
  await beginBattle(page, 'maida-1806');
  // The same host by its number is another origin.
  const framing = `<!doctype html><iframe src="${baseURL}#/battle/${battleId(page)}/turn"></iframe>`;
  const other = String(baseURL).replace('localhost', '127.0.0.1');
  await page.route(`${other}framing`, (route) => route.fulfill({ contentType: 'text/html', body: framing }));
  await page.goto(`${other}framing`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: says('shell-framed') })).toBeVisible();
  await expect(frame.locator('main, button')).toHaveCount(0);
});

test('over plain http no battle begins that could not be kept, and the way to https is shown', async ({
  page,
  baseURL,
}) => {
  await page.route('http://club.example/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('http://club.example/', baseURL!) });
    await route.fulfill({ response });
  });
  await page.goto('http://club.example/#/new/maida-1806');
  const secure = page.getByRole('link', { name: says('shell-framed') });
  await expect(secure).toHaveAttribute('href', 'https://club.example/#/new/maida-1806');
  await expect(page.locator('main, button')).toHaveCount(0);
  // Files still on their way are let come before the page is closed.
  await page.unrouteAll({ behavior: 'wait' });
});
