/** Who comes onto the table, and who gives ground to him: in his action, and where the books alone are kept. */
import { expect, type Page } from '@playwright/test';
import { pack } from '../../src/scenarios/link.ts';
import quatreBras from '../../src/scenarios/shelf/quatre-bras.ts';
import {
  button,
  goTo,
  onward,
  primary,
  sameDice,
  storyOf,
  tapOn,
  toPhase,
  toStep,
  visit,
  winsTheContest,
} from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const COMES = 'uk-5';
/** Picton is due as the battle begins. */
const scenario = {
  ...quatreBras,
  id: 'quatre-bras-at-two',
  reinforcements: quatreBras.reinforcements.map((one) =>
    one.formation === COMES ? { ...one, at: quatreBras.start } : one,
  ),
};

async function begun(page: Page, help: 'ledger' | 'resolve'): Promise<void> {
  await sameDice(page.context());
  await visit(page);
  await page.goto(`./#/take/${await pack(JSON.stringify(scenario))}`);
  await button(page, says('editor-put-on-shelf')).click();
  await expect(page).toHaveURL(new RegExp(`#/scenario/${scenario.id}`));
  await page.goto(`./#/new/${scenario.id}`);
  await page.getByRole('radio', { name: new RegExp(`^${says(`help-${help}`)}`) }).check();
  await primary(page).click();
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
}

/** Husson stands back, once; the story tells it. */
async function standsBack(page: Page): Promise<void> {
  const fold = page.getByText(says('ground-who'));
  await fold.click();
  const husson = page.locator('details', { hasText: says('ground-who') }).getByRole('button', { name: /Husson/ });
  await tapOn(page, husson);
  await expect(fold).toBeVisible();
  await expect.poll(async () => (await storyOf(page)).join(' ')).toMatch(/Husson stands back to 15\scm/);
}

test('set on the table with the books alone kept, he has enemies near his entry stand back', async ({ page }) => {
  await begun(page, 'ledger');
  await expect(page.getByText(says('ground-who'))).toHaveCount(0);
  await goTo(page, 'formation', COMES);
  await page.getByText(says('formation-by-hand')).click();
  await tapOn(page, page.getByRole('switch', { name: says('formation-present') }));
  await goTo(page, 'turn');
  await standsBack(page);
});

test('in his action enemies near his entry stand back, until he has moved', async ({ page }) => {
  await begun(page, 'resolve');
  await onward(page);
  // With its card the turn goes on: there is nothing left to decide.
  await tapOn(page, button(page, /own card/));
  await tapOn(page, button(page, /Normal/).first());
  await expect(page.locator('.sheet-page')).toHaveCount(0);
  await expect(page.getByLabel('What has passed')).toContainText('5th Division');
  await toPhase(page, 6);
  await expect(page.getByText(says('ground-who'))).toHaveCount(0);
  await winsTheContest(page, '5th Division', 'II Corps');
  await toStep(page, says('step-orders'));
  await standsBack(page);
});
