/** An undo that goes back over a throw stands in the story, with whose throw it was, and so does the sum of them. */
import { expect } from '@playwright/test';
import { beginBattle, button, goTo, tapOn, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test('an undo across a throw is told and counted', async ({ page }) => {
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  await tapOn(page, page.getByLabel(says('turn-check-of')).getByRole('button', { name: /Husson/ }));
  await tapOn(page, page.locator('.btn--primary').last());
  await goTo(page, 'journal');
  await expect(page.getByText(/went back over/)).toHaveCount(0);
  await tapOn(page, button(page, says('shell-undo')));
  await expect(page.getByText(/An undo went back over 1 throw \(.+ 1\)/)).toBeVisible();
  await expect(page.getByText(/Undone in all: 1 throw/)).toBeVisible();
});
