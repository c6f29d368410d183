/** The keyboard alone: what has the focus is seen, and a whole turn is played by keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import { beginBattle, button, changing, phaseNow, place, question, sameDice, visit } from './hands.ts';
import { test } from './slow.ts';

const focused = (of: Locator): Promise<boolean> =>
  of.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

/** Tab by Tab to one of these. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let i = 0; i < 120; i += 1) {
    if (await focused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target}`);
}

/** Presses a key where the focus is, waits until the screen has changed by it, and minds that the focus is somewhere. */
async function key(page: Page, name: string): Promise<void> {
  await changing(page, () => page.keyboard.press(name));
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName ?? 'body')).not.toBe('body');
}

/** What has the focus once the page has painted: whether it was come to before, and what it is where something that stays lies over it. */
const focusNow = (page: Page): Promise<{ readonly again: boolean; readonly hidden: string | null }> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const one = document.activeElement;
    if (!one || one === document.body) return { again: true, hidden: null };
    const again = one.hasAttribute('data-met');
    one.setAttribute('data-met', '');
    if (one.matches('main, dialog')) return { again, hidden: null };
    const { left, top, bottom, width, height } = one.getBoundingClientRect();
    const stays = (y: number): boolean => {
      for (let at = document.elementFromPoint(left + width / 2, y); at && !at.contains(one); at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    const ends = height > innerHeight / 3 ? [Math.max(top, 0) + 3] : [top + 3, bottom - 3];
    const out = ends.some((y) => y < 0 || y > innerHeight || stays(y));
    const what = `${one.localName} "${(one.textContent ?? '').trim().slice(0, 40)}" at ${Math.round(top)}`;
    return { again, hidden: out ? what : null };
  });

/** Waits until a page has stopped growing: the lines of the journal, for one, come after its head. */
const allHere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const tall = () => document.documentElement.scrollHeight;
    for (let [was, since] = [tall(), performance.now()]; performance.now() - since < 400; ) {
      await new Promise((done) => setTimeout(done, 50));
      if (tall() !== was) [was, since] = [tall(), performance.now()];
    }
  });

const LONG = [
  '',
  'settings',
  'phone',
  'scenarios',
  'reference',
  'new/quatre-bras-1815',
  'edit/quatre-bras-1815',
  'backup',
];

for (const [letters, size] of Object.entries({ usual: 16, 'twice the usual': 32 }))
  test(`what a key brings the focus to lies under nothing, with letters of ${letters} size`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await sameDice(context);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 26 } });
    await beginBattle(page, 'quatre-bras-1815');
    const battle = `battle/${/battle\/([^/]+)/.exec(page.url())?.[1]}`;
    const found: string[] = [];
    for (const where of [...['turn', 'army', 'sky', 'journal', 'any'].map((room) => `${battle}/${room}`), ...LONG]) {
      await place(page, `#/${where}`);
      await expect(page.locator('main').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await allHere(page);
      // On to the end of the page, and back to where it began; a long page is left after so many.
      let on = 0;
      for (; on < 40; on += 1) {
        await page.keyboard.press('Tab');
        const { again, hidden } = await focusNow(page);
        if (again) break;
        if (hidden) found.push(`${where}, Tab: ${hidden}`);
      }
      for (; on > 0; on -= 1) {
        await page.keyboard.press('Shift+Tab');
        const { hidden } = await focusNow(page);
        if (hidden) found.push(`${where}, Shift+Tab: ${hidden}`);
      }
    }
    expect(found).toEqual([]);
  });

test('a whole turn of Maida with the keyboard alone, and the focus is never lost', async ({ page }) => {
  test.setTimeout(240_000);
  await visit(page);
  const press = async (target: Locator, name = 'Enter') => {
    await reach(page, target);
    await key(page, name);
  };
  await press(page.getByRole('link', { name: 'New battle' }));
  await press(page.getByRole('link', { name: /^Maida/ }));
  await press(button(page, 'Begin Maida'));
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  await press(page.locator('main [role=switch]'), 'Space');
  await expect(page.locator('main [role=switch][aria-checked=true]')).toHaveCount(1);

  // A sheet opens, takes the focus, and Escape leaves it.
  await press(page.getByRole('link', { name: /Open sky and clock/ }));
  await expect(page.locator('dialog')).toBeVisible();
  await key(page, 'Escape');
  await expect(page.locator('dialog')).toHaveCount(0);

  const large = page.locator('.btn--primary:not([aria-disabled])');
  const cards = page.locator('.picks .btn');
  const own = button(page, /use our own dice/);
  let pots = 0;
  for (let i = 0; i < 150 && !(await page.getByText('Turn 2', { exact: true }).first().isVisible()); i += 1) {
    await expect(large.or(cards).first()).toBeVisible();
    if (pots < 1 && (await page.locator('.command').count()) === 2) {
      await expect(button(page, / acts$/).or(page.getByText('A tie'))).toBeVisible();
      if (await page.getByText('A tie').isVisible()) {
        await press(large);
        continue;
      }
      // The table's own dice, by their faces: the picker takes the keys 1 to 6.
      pots += 1;
      await press(page.getByText('Losing card, headquarters, own dice'));
      await press(own);
      await press(button(page, 'Enter faces'));
      await expect(page.locator('fieldset:focus')).toHaveCount(1);
      for (const face of [6, 6, 3, 4, 4]) await key(page, String(face));
      await press(button(page, 'Use these dice'));
      await expect(page.locator('.command').first()).toBeVisible();
    } else if (await large.count()) await press(large, i % 2 ? 'Enter' : 'Space');
    else await press(cards);
  }
  expect(pots).toBe(1);
  await expect.poll(() => phaseNow(page)).toBe(1);
  await expect(question(page)).toBeVisible();
});

test('on a laptop Tab passes by the armies, Escape leaves, Enter goes on and Ctrl+Z undoes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginBattle(page, 'quatre-bras-1815');
  const ringed = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return outlineStyle === 'none' ? '' : outlineWidth;
    });
  const sheet = page.getByRole('dialog');

  // A sheet gives the focus back to what opened it.
  const sky = page.getByRole('link', { name: /Open sky and clock/ });
  await reach(page, sky);
  await key(page, 'Enter');
  await expect(sheet).toBeVisible();
  await key(page, 'Escape');
  await expect(sheet).toHaveCount(0);
  await expect(sky).toBeFocused();
  expect(await ringed()).toBe('3px');

  // Both armies are one stop on the way to the large button, and arrows walk among them.
  const large = page.locator('.btn--primary');
  let stops = 0;
  for (let i = 0; i < 60 && !(await focused(large)); i += 1) {
    await page.keyboard.press('Tab');
    stops += Number(await focused(page.locator('.beside a')));
  }
  await expect(large).toBeFocused();
  expect(stops).toBe(1);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.beside .corps a').first()).toBeFocused();
  for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(arrow);
  const unit = page.locator('.beside .pips a').nth(1);
  await expect(unit).toBeFocused();
  expect(await ringed()).toBe('3px');
  await key(page, 'Enter');
  await expect(sheet).toBeVisible();
  await key(page, 'Escape');
  await expect(sheet).toHaveCount(0);
  await expect(unit).toBeFocused();

  // Enter on the page is the large button; Ctrl and Z take it back from wherever the focus is.
  expect(await phaseNow(page)).toBe(1);
  await page.locator('main.turn').focus();
  await key(page, 'Enter');
  await expect.poll(() => phaseNow(page)).toBeGreaterThan(1);
  await reach(page, large);
  await key(page, 'Control+z');
  await expect.poll(() => phaseNow(page)).toBe(1);

  // Escape leaves the picker of a card, not the question; Enter draws, and accepts.
  await reach(page, page.locator('.strip button').first());
  await key(page, 'Enter');
  await expect(page.locator('.asks .sheet-page')).toBeVisible();
  const asked = await question(page).innerText();
  await reach(page, button(page, /own card/));
  await key(page, 'Enter');
  await expect(question(page)).not.toHaveText(asked);
  await key(page, 'Escape');
  await expect(question(page)).toHaveText(asked);
  await key(page, 'Enter');
  await expect(page.locator('.result')).toBeVisible();
  await page.locator('.sheet-page').focus();
  await key(page, 'Enter');
  await expect(page.locator('.sheet-page')).toHaveCount(0);
});
