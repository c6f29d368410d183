/** Every screen and state of fire and fight, one after the other, for those who look at them. */
import { expect, type Page } from '@playwright/test';
import {
  beginBattle,
  button,
  enterDice,
  goTo,
  onward,
  press,
  question,
  tapOn,
  toPhase,
  toStep,
  visit,
  winsTheContest,
} from './hands.ts';
import { type Show, whole } from './tour.ts';

async function card(page: Page, result: string): Promise<void> {
  await button(page, /own card/)
    .or(page.getByRole('group', { name: /read column/ }))
    .first()
    .waitFor();
  if (await button(page, /own card/).isVisible()) await tapOn(page, button(page, /own card/));
  await tapOn(page, button(page, new RegExp(`${result}$`)).first());
}

/** Everything that is open is thrown by the app and accepted. */
async function settleAll(page: Page): Promise<void> {
  const sheet = page.locator('.sheet-page');
  for (let i = 0; i < 40 && (await sheet.isVisible()); i += 1) await onward(page);
  await expect(sheet).toHaveCount(0);
}

/** From the guns' phase of Quatre Bras to a unit broken and the day's end. */
export async function tourOfFights(page: Page, look: Show): Promise<void> {
  const show = async (name: string) => {
    await whole(page);
    await look(name, page);
  };
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  for (const side of [/Jamin|Bauduin|Soye/, /Bijlandt|Saxe/]) {
    const stands = page.getByRole('switch', { name: side }).first();
    await stands.click();
    await expect(stands).toHaveAttribute('aria-checked', 'true');
  }
  await toPhase(page, 3);
  await show('skirmish');
  await tapOn(page, page.locator('.rows :is(a, button):visible').first());
  await show('skirmish-chosen');
  if (await page.locator('.sheet-page').isVisible()) await tapOn(page, button(page, /^(Leave it|Set it aside)$/));
  await goTo(page, 'turn');
  await toPhase(page, 4);
  await show('artillery');
  await tapOn(page, button(page, /Bijlandt/).first());
  await show('bombardment');
  await tapOn(page, page.getByRole('switch', { name: /^Reserve battery/ }));
  await show('bombardment-ready');
  await tapOn(page, button(page, 'Use our own dice'));
  await show('bombardment-picker');
  await enterDice(page, [6, 6, 1, 5, 1]);
  await show('bombardment-thrown');
  await press(page, 'Accept');
  await press(page, 'Settle the hits');
  await show('disorder');
  await settleAll(page);
  await toPhase(page, 6);
  await winsTheContest(page, 'II Corps', '2nd Netherlands Division');
  await toStep(page, 'Move');
  await goTo(page, 'unit', 'hubert');
  await show('unit-fights');
  await tapOn(page, button(page, 'Charge Bijlandt'));
  await expect(question(page)).toHaveText('Does Hubert close with Bijlandt?');
  await show('charge');
  await card(page, 'High');
  await show('charge-drawn');
  await press(page, 'Accept');
  await goTo(page, 'turn');
  await toStep(page, 'Firefights');
  await show('firefights');
  const target = page.locator('main :is(.rows a, .rows button, .picks .btn):visible').first();
  await tapOn(page, target);
  await show('firefight-chosen');
  if (await page.locator('.sheet-page').isVisible()) {
    await tapOn(page, button(page, /^(Leave it|Set it aside)$/));
    await expect(page.locator('.sheet-page')).toHaveCount(0);
  }
  await goTo(page, 'turn');
  const done = page.locator('.due').getByRole('button', { name: 'By hand' });
  while (await done.first().isVisible()) await tapOn(page, done.first());
  await toStep(page, 'Close combats');
  await show('close-combats');
  await tapOn(page, button(page, /Hubert against Bijlandt/));
  await show('close-combat');
  await tapOn(page, button(page, 'Use our own dice'));
  await show('close-combat-picker');
  await enterDice(page, [6, 6, 6, 5]);
  await tapOn(page, page.getByRole('button', { name: '0', exact: true }));
  await card(page, 'Very Low');
  await show('pursuit');
  await settleCombat(page);
  await show('verdict');
  await press(page, 'Accept');
  await settleAll(page);
  await goTo(page, 'unit', 'bijlandt');
  await show('unit-hurt');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await goTo(page, 'army');
  await show('army-hurt');
  await goTo(page, 'journal');
  await show('journal-fight');
  await goTo(page, 'sky');
  await tapOn(page, page.getByText('Set by hand', { exact: true }));
  await show('sky-by-hand');
}

/** The app throws what is left of a combat. */
async function settleCombat(page: Page): Promise<void> {
  for (let i = 0; i < 10 && !(await page.locator('.verdict').isVisible()); i += 1) {
    const back = button(page, 'Back');
    if (await back.isVisible()) await tapOn(page, back);
    else await onward(page);
  }
}
