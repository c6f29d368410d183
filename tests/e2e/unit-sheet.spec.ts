/** A unit's sheet says how it stands, what befell it and what it can do; the rest is folded. The journal has its weights. */
import { expect } from '@playwright/test';
import { beginBattle, button, goTo, ownCard, sameDice, tapOn, toPhase, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test('where engineers may be sent stands open on their sheet', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  await toPhase(page, 5);
  await goTo(page, 'unit', 'engineers:a:1');
  await expect(button(page, /^To Reille/)).toBeVisible();
});

test('state and history first, what can be done, and all else folded', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'maida-1806');
  await toPhase(page, 5);
  await goTo(page, 'unit', 'kempt');
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('.unit-state__cp')).toHaveText(/^\d+CP$/);
  await expect(sheet.getByRole('switch')).toHaveCount(0);
  await tapOn(page, button(page, 'Disorder check'));
  await ownCard(page, '^Disordered');
  await expect(page.locator('.sheet-page')).toHaveCount(0);

  await goTo(page, 'unit', 'kempt');
  await expect(sheet.locator('.states')).toContainText('disordered');
  await expect(sheet.getByRole('list', { name: says('unit-past') })).toContainText('disordered');
  await sheet.getByText(says('unit-set-by-hand')).click();
  const state = sheet.getByRole('switch', { name: 'Disordered' });
  await expect(state).toHaveAttribute('aria-checked', 'true');
  await state.click();
  await expect(state).toHaveAttribute('aria-checked', 'false');
  await expect(sheet.locator('.states')).not.toContainText('disordered');
  await page.keyboard.press('Escape');

  await goTo(page, 'army');
  await expect(page.getByRole('radio', { name: says('army-need') })).toHaveCount(0);
  await page.getByText(says('army-which')).click();
  await expect(page.getByRole('radio', { name: says('army-need') })).toHaveCount(1);

  await goTo(page, 'journal');
  await expect(page.locator('.entry__under').first()).toHaveText('Command');
  await expect(page.locator('.entry--small')).not.toHaveCount(0);
});
