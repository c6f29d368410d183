/** A phone of one side alone: it is told what the other side does, and a turn goes through. */
import { expect, type Page } from '@playwright/test';
import { onward, primary, sameDice, tapOn, toPhase, visit } from './hands.ts';
import { test } from './slow.ts';

const turn = (page: Page, n: number) => page.getByText(`Turn ${n}`, { exact: true }).first();

test('a turn on a phone of one side: the cards of both are laid, and nobody is told that it is not his', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await sameDice(page.context());
  await visit(page);
  await page.goto('./#/new/maida-1806');
  await page.getByRole('radio', { name: /^The French side/ }).check();
  await primary(page).click();
  await toPhase(page, 6);
  const picks = page.locator('.picks .btn');
  const asked: string[] = [];
  for (let i = 0; i < 120 && !(await turn(page, 2).isVisible()); i += 1) {
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (await picks.first().isVisible()) {
      asked.push(await page.locator('h1').first().innerText());
      await tapOn(page, picks.first());
    } else await onward(page);
  }
  await expect(turn(page, 2)).toBeVisible();
  expect(asked).toEqual(expect.arrayContaining(['Which British formation?', 'Which French formation?']));
});
