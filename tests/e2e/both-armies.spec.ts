import { expect, type Page } from '@playwright/test';
import { place, tapOn, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const BOTH = `FRENCH ARMY: Marshal Soral
1st Division (Girat): 5,200 men
2nd Division (Gazel): 4,100 men
Cavalry (Latoure): 1,900 sabres
Artillery: 24 guns

BRITISH ARMY: Marshal Berel
2nd Division (Stuard): 5,600 men
4th Division (Colm): 4,300 men
Cavalry (Lumel): 1,200 sabres
Artillery: 18 guns`;

/** A tablet on its side, then upright: what is typed into a source line stays. */
async function turnedKeepsTheLine(page: Page): Promise<void> {
  const upright = page.viewportSize()!;
  await page.setViewportSize({ width: 1180, height: 820 });
  await tapOn(page, page.getByRole('button', { name: /Girat/ }));
  await tapOn(page, page.getByRole('button', { name: new RegExp(`^${says('reader-menu-edit')}`) }));
  const line = page.getByLabel(says('reader-menu-line'));
  await line.fill('1st Division (Girat): 5,300 men');
  await page.setViewportSize({ width: 820, height: 1180 });
  // Beside the tree until it is turned, then over it: drawn a frame after the page has its new size.
  const over = page.locator('dialog[open]');
  await expect(over).toHaveCount(1);
  await expect(line).toHaveValue('1st Division (Girat): 5,300 men');
  await page.setViewportSize(upright);
  await page.keyboard.press('Escape');
  await expect(over).toHaveCount(0);
}

test('both armies of one text take their sides in one tap, and one undo takes them back', async ({ page }) => {
  await visit(page);
  await place(page, '#/scenario/quatre-bras-1815');
  await tapOn(page, page.getByRole('button', { name: says('editor-copy-and-change') }));
  await expect(page).toHaveURL(/#\/edit\//);
  const scenario = new URL(page.url()).hash;
  await place(page, `${scenario}/import`);
  await page.getByLabel(says('reader-paste')).fill(BOTH);
  await tapOn(page, page.getByRole('button', { name: says('reader-read-it') }));
  await turnedKeepsTheLine(page);
  await tapOn(page, page.locator('.builder__act .btn--primary'));
  await tapOn(page, page.getByRole('button', { name: says('reader-take-in-all', { n: 2 }) }));
  const french = page.getByRole('link', { name: /Soral/ });
  const british = page.getByRole('link', { name: /Berel/ });
  await place(page, `${scenario}/army/a`);
  await expect(french).toBeVisible();
  await place(page, `${scenario}/army/b`);
  await expect(british).toBeVisible();
  await tapOn(page, page.getByRole('button', { name: says('shell-undo') }));
  await expect(british).toHaveCount(0);
  await place(page, `${scenario}/army/a`);
  await expect(french).toHaveCount(0);
});

test('another text is read once, and what became of it is in sight', async ({ page }) => {
  await visit(page);
  await place(page, '#/scenario/quatre-bras-1815');
  await tapOn(page, page.getByRole('button', { name: says('editor-copy-and-change') }));
  await expect(page).toHaveURL(/#\/edit\//);
  await place(page, `${new URL(page.url()).hash}/import`);
  const [one = '', two = ''] = BOTH.split('\n\n');
  const paste = page.getByLabel(says('reader-paste'));
  const read = page.getByRole('button', { name: says('reader-read-it') });
  await paste.fill(one);
  await tapOn(page, read);
  await tapOn(page, page.getByText(says('reader-another'), { exact: true }));
  await paste.fill(two);
  await tapOn(page, read);
  await expect(paste).toHaveValue('');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('.builder__act .btn--primary')).toContainText(says('reader-sheet-build', { n: 2 }));
});

/** The sum is 200 men out. */
const DOUBTED = `${BOTH.split('\n\n')[0]}
Total 11,400 men`;

test('an answer takes its doubt from the count, and the last leaves none to go to', async ({ page }) => {
  await visit(page);
  await place(page, '#/scenario/quatre-bras-1815');
  await tapOn(page, page.getByRole('button', { name: says('editor-copy-and-change') }));
  await expect(page).toHaveURL(/#\/edit\//);
  await place(page, `${new URL(page.url()).hash}/import`);
  await page.getByLabel(says('reader-paste')).fill(DOUBTED);
  await tapOn(page, page.getByRole('button', { name: says('reader-read-it') }));
  const next = page.getByRole('button', { name: new RegExp(`^${says('reader-sheet-next')}`) });
  const build = page.locator('.builder__act .btn--primary');
  // The last question shows what is read least surely.
  for (const left of [2, 1]) {
    await expect(build).toContainText(says('reader-sheet-build-note', { n: left }));
    await tapOn(page, next);
    // The proposed answer is the chosen one: a tap says yes to it.
    await tapOn(page, page.getByRole('radio', { name: new RegExp(says('reader-proposed-tap')) }).last());
  }
  await expect(build).toContainText(says('reader-sheet-build-note', { n: 0 }));
  await expect(next).toHaveCount(0);
  await tapOn(page, page.getByRole('button', { name: says('shell-undo') }));
  await expect(next).toHaveCount(1);
});
