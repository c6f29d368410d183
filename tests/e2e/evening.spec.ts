/** A builder's evening: a text of both armies becomes a scenario with nothing odd in it, and a player gets his own copy. */
import { expect, type Locator, type Page } from '@playwright/test';
import { place, tapOn } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const FIRST = ['Bar', 'Cor', 'Dal', 'Fer', 'Gan', 'Hal', 'Jor', 'Kel', 'Lam', 'Mor'];
/** The second has no number, and is not to be taken for the 2nd. */
const ORDINALS = ['1st', 'Light', '2nd', '3rd', '4th', '5th', '6th', '7th'];

/** An army as a page prints it, every heading flush: eight divisions of four, horse, guns and a reserve. */
function army(title: string, ends: readonly string[], chiefs: readonly string[]): string {
  const men = ends.flatMap((end) => FIRST.map((first) => `${first}${end}`));
  const brigades = (from: number, n: number, each: (name: string, i: number) => string): string[] =>
    men.slice(from, from + n).map(each);
  return [
    `${title}: Marshal ${chiefs[0]}`,
    ...ORDINALS.flatMap((nth, i) => [
      `${nth} Division: ${chiefs[i + 1]}`,
      ...brigades(i * 4, 4, (name, j) => `${name}'s Brigade: ${2000 + 40 * j + i} men`),
    ]),
    `Cavalry: ${chiefs[9]}`,
    ...brigades(32, 3, (name, j) => `${name}'s Brigade: ${1400 + j} sabres`),
    `Artillery: ${chiefs[10]}`,
    ...brigades(35, 3, (name) => `${name}'s Battery: 8 guns`),
    'Reserve',
    ...brigades(38, 2, (name, j) => `${name}'s Brigade: ${2500 + j} men`),
  ].join('\n');
}

const TEXT = [
  army(
    'FRENCH ARMY',
    ['bert', 'dan', 'mond', 'val'],
    ['Soral', 'Gasquet', 'Lebrac', 'Taupet', 'Reynac', 'Villat', 'Abbec', 'Maransy', 'Darmac', 'Latouri', 'Tirlen'],
  ),
  army(
    'BRITISH ARMY',
    ['ton', 'ley', 'wick', 'by'],
    ['Welden', 'Coll', 'Pictor', 'Dalhoun', 'Clintock', 'Stewar', 'Houst', 'Colvil', 'Altan', 'Lumel', 'Dicker'],
  ),
].join('\n\n');

/** What nobody but the umpire, and nobody but the other side, may read. */
const SECRETS = { umpire: 'the bridge is mined', b: 'hold the ridge until dark' } as const;
const OWN = 'turn their left by the mill';

/** Everything that the browser keeps of the app. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((resolve) => {
        const open = indexedDB.open(name);
        open.onsuccess = () => {
          const tables = [...open.result.objectStoreNames];
          if (tables.length === 0) return resolve();
          const reading = open.result.transaction(tables);
          for (const table of tables) {
            const all = reading.objectStore(table).getAll();
            all.onsuccess = () => rows.push(...all.result);
          }
          reading.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      });
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }]);
  });

test.use({ viewport: { width: 412, height: 915 } });

test('a pasted evening: both armies with nothing odd, and a copy that keeps the secrets', async ({
  page,
  browser,
  baseURL,
}) => {
  let touches = 0;
  const tap = async (target: Locator) => {
    touches += 1;
    await tapOn(page, target);
  };
  await page.goto('./#/scenarios');
  await tap(page.getByRole('button', { name: says('scenarios-write') }));
  await tap(page.getByRole('link', { name: new RegExp(`^${says('editor-import')}`) }));
  touches += 1;
  await page.getByLabel(says('reader-paste')).fill(TEXT);
  await tap(page.getByRole('button', { name: says('reader-read-it') }));
  await tap(page.locator('.builder__act .btn--primary'));
  const takeAll = page.getByRole('button', { name: says('reader-take-in-all', { n: 2 }) });
  await expect(takeAll).toBeInViewport({ ratio: 1 });
  await tap(takeAll);
  const rail = page.locator('.rail--desk a[href$="/problems"]');
  await expect(rail).not.toHaveText(says('editor-no-gaps'));
  await tap(rail);
  const endsAt = page.getByRole('button', { name: /20:00/ });
  await tap(endsAt);
  await expect(endsAt).toHaveCount(0);
  const named = page.getByRole('link', { name: new RegExp(`^${says('check-go')}`) });
  for (let left = await named.count(); left > 0; left -= 1) {
    await tap(named.first());
    await expect(page.locator('input:focus')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`Leader ${left}`);
    await tap(rail);
    await expect(named).toHaveCount(left - 1);
  }
  await expect(rail).toHaveText(says('editor-no-gaps'));
  expect(touches).toBeLessThanOrEqual(60);
  test.info().annotations.push({ type: 'touches', description: String(touches) });

  const [, , id = ''] = new URL(page.url()).hash.split('/');
  await place(page, `#/edit/${id}`);
  await expect(page.getByText(says('editor-formations', { n: 11 }))).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^French Army/ })).toBeVisible();
  await place(page, `#/edit/${id}/words`);
  for (const [field, words] of [
    ['umpire', SECRETS.umpire],
    ['b', SECRETS.b],
    ['a', OWN],
  ] as const)
    await page.locator(`[name="briefings.${field}"]`).fill(words);
  await expect.poll(() => stored(page)).toContain(OWN);

  await place(page, `#/scenario/${id}`);
  await tapOn(page, page.getByText(says('editor-share-it')));
  const link = page.getByLabel(says('editor-link'), { exact: true });
  await expect(link).toHaveValue(/#\/take\//);
  const whole = await link.inputValue();
  await tapOn(page, page.locator('label.fact', { hasText: says('editor-copy-player-note') }).first());
  await expect(link).toHaveValue(/#\/take\//);
  await expect(link).not.toHaveValue(whole);
  const given = await link.inputValue();

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 412, height: 915 } });
  const other = await theirs.newPage();
  await other.goto(given);
  await tapOn(other, other.getByRole('button', { name: says('editor-put-on-shelf') }));
  await tapOn(other, other.getByRole('link', { name: says('editor-play') }));
  await tapOn(other, other.getByRole('button', { name: /^Begin/ }));
  await expect(other).toHaveURL(/#\/battle\//);
  await expect(other.getByText('Turn 1', { exact: true }).first()).toBeVisible();
  const kept = await stored(other);
  expect(kept).toContain(OWN);
  for (const secret of [...Object.values(SECRETS), TEXT.slice(0, 200)]) {
    expect(kept).not.toContain(secret);
    expect(await other.content()).not.toContain(secret);
  }
  await theirs.close();
});
