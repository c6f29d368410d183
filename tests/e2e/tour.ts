/** Every screen and state of a battle, one after the other, for those who look at them. */
import { expect, type Page } from '@playwright/test';
import { beginBattle, button, goTo, onward, phaseNow, place, primary, question, tapOn, visit } from './hands.ts';
import { says } from './words.ts';

export type Show = (name: string, page: Page) => Promise<void>;

/** Until the screen is whole: fetched, with its letters. */
export async function whole(page: Page): Promise<void> {
  await expect(page.locator('.screen:not([aria-busy="true"]) main:not([aria-busy="true"])').first()).toBeVisible();
  await expect(page.locator('.screen[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The open question is thrown by the app and accepted, and whatever it leads to as well. */
async function settle(page: Page): Promise<void> {
  const sheet = page.locator('.sheet-page');
  for (let i = 0; i < 20 && (await sheet.isVisible()); i += 1) await onward(page);
  await expect(sheet).toHaveCount(0);
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

/** Walks through the app from the first visit to the second turn of Maida. */
export async function tour(page: Page, look: Show): Promise<void> {
  const show = async (name: string) => {
    await whole(page);
    await look(name, page);
  };
  const at = async (hash: string, name: string) => {
    await place(page, `#/${hash}`);
    await show(name);
  };
  const room = async (name: string, ...path: string[]) => {
    await goTo(page, ...path);
    await show(name);
  };

  await visit(page);
  await show('home-empty');
  await at('scenarios', 'scenarios');
  await at('scenario/maida-1806', 'scenario');
  await at('new', 'new-battle');
  await at('new/maida-1806', 'set-up');
  await at('settings', 'settings');
  await at('backup', 'backup');
  await at('reference', 'reference');

  await beginBattle(page, 'maida-1806');
  await show('phase-1');
  await tapOn(page, page.locator('main [role=switch]').first());
  await expect(page.locator('main [role=switch]').first()).toHaveAttribute('aria-checked', 'true');
  await show('phase-1-out');
  for (let phase = 1; phase < 5; phase = await phaseNow(page)) {
    await settle(page);
    await onward(page);
    await show(`phase-${await phaseNow(page)}`);
  }

  await room('glance', 'glance');
  await room('army', 'army');
  await room('unit', 'unit', 'kempt');
  await closeSheet(page);
  await room('formation', 'formation', 'left');
  await closeSheet(page);

  await goTo(page, 'unit', 'kempt');
  await tapOn(page, button(page, 'Quality check'));
  await expect(page.locator('.sheet-page')).toBeVisible();
  await show('check');
  await tapOn(page, button(page, /own card/));
  await show('card-picker');
  await tapOn(page, button(page, 'Back'));
  await tapOn(page, button(page, 'Override the result'));
  await show('by-hand');
  await tapOn(page, button(page, 'Back'));
  await onward(page);
  await show('check-drawn');
  await tapOn(page, button(page, 'Set it aside'));
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  await goTo(page, 'turn');
  await show('set-aside');
  await tapOn(page, page.locator('.due').getByRole('button', { name: /Kempt/ }));
  await expect(page.locator('.sheet-page')).toBeVisible();
  await settle(page);

  await room('any-time', 'any');
  await closeSheet(page);
  await room('any-time-check', 'any', 'check');
  await closeSheet(page);
  await goTo(page, 'turn');
  await onward(page);
  await expect.poll(() => phaseNow(page)).toBe(6);
  await show('phase-6');
  const choosing = await question(page).innerText();
  await tapOn(page, page.locator('.picks .btn').first());
  await expect(question(page)).not.toHaveText(choosing);
  await tapOn(page, page.locator('.picks .btn').first());
  await expect(page.locator('.command').first()).toBeVisible();
  await show('contest');
  const more = page.getByText('Losing card, headquarters, own dice');
  if (await more.isVisible()) await tapOn(page, more);
  await tapOn(page, button(page, /use our own dice/).first());
  await show('dice-picker');
  await tapOn(page, button(page, 'Back'));
  // Command that no answer could change passes with the throw.
  while ((await page.locator('.sheet-page').or(page.locator('.step-line')).count()) === 0) await onward(page);
  await show('command');
  await settle(page);
  for (const step of ['orders', 'move', 'firefights', 'combats', 'administration']) {
    await settle(page);
    await show(`action-${step}`);
    await onward(page);
  }
  await settle(page);
  await show('phase-6-later');

  await room('journal', 'journal');
  await tapOn(page, page.locator('.entry').nth(1));
  await show('journal-open');
  await room('sky', 'sky');
  await closeSheet(page);
  await room('rulings', 'rulings');
  await closeSheet(page);
  await room('battle-reference', 'reference');
  await closeSheet(page);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(says('session-reads-along'))).toBeVisible();
  await goTo(other, 'turn');
  await whole(other);
  await look('reading', other);
  await other.close();
  await at('', 'home');
  await expect(primary(page)).toContainText('Continue');
}
