/** One plus from anywhere: whatever was forgotten, for any unit, in three taps; and what was set aside stays in sight. */
import { expect, type Page } from '@playwright/test';
import { handOn } from './counting.ts';
import {
  beginBattle,
  button,
  goTo,
  primary,
  question,
  sameDice,
  storyOf,
  tapOn,
  toPhase,
  toStep,
  visit,
} from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

async function atTheTable(page: Page, phase: number) {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, 'quatre-bras-1815');
  if (phase > 1) await toPhase(page, phase);
  return handOn(page);
}

const plus = (page: Page) => page.getByRole('link', { name: 'Any time' }).last();

const REACHED = {
  'A shot': [/Bijlandt/, 'fire on Bijlandt'],
  'A check': [/Colbert/, 'Colbert'],
  'A loss': [/Wathiez/, 'Wathiez'],
  'An order': [/2nd Netherlands/, '2nd Netherlands'],
  'An officer at risk': [/Perponcher/, 'Perponcher'],
  'A firefight': [/Jamin/, 'Jamin'],
  'A close combat': [/Saxe-Weimar/, 'Saxe-Weimar'],
} as const;

for (const [what, [whom, words]] of Object.entries(REACHED))
  test(`${what.toLowerCase()} is three taps away, out of its phase`, async ({ page }) => {
    const hand = await atTheTable(page, what === 'A check' ? 1 : 5);
    hand.from();
    await hand.tap(plus(page));
    await hand.tap(button(page, what));
    await hand.tap(
      page
        .locator('dialog')
        .getByRole('button', { name: whom })
        .or(page.locator('dialog').getByRole('link', { name: whom }))
        .first(),
    );
    await expect(page.locator('#app')).toContainText(words);
    if (what !== 'A loss' && what !== 'An order') await expect(page.locator('dialog')).toHaveCount(0);
    expect(hand.count.taps).toBeLessThanOrEqual(3);
  });

test('a note is written from anywhere, and stands in the journal', async ({ page }) => {
  const hand = await atTheTable(page, 4);
  await goTo(page, 'army');
  await hand.tap(plus(page));
  await hand.tap(button(page, 'A note'));
  await page.getByLabel(says('any-note-label')).fill('The farm burns.');
  await button(page, 'Write it down').click();
  expect((await storyOf(page)).join(' ')).toContain('The farm burns.');
});

test('a question that is set aside is listed under the plus until it is taken up', async ({ page }) => {
  const hand = await atTheTable(page, 4);
  await hand.tap(page.getByLabel('Quality check of').getByRole('button', { name: /Husson/ }));
  await hand.on();
  const asked = await question(page).innerText();
  await hand.tap(button(page, 'Set it aside'));
  await goTo(page, 'army');
  await hand.tap(plus(page));
  await hand.tap(page.getByLabel('Set aside').getByRole('button', { name: /Husson/ }));
  await expect(question(page)).toHaveText(asked);
});

test('a forgotten fight is fought in the middle of another action, which then goes on', async ({ page }) => {
  const hand = await atTheTable(page, 6);
  await hand.tap(plus(page));
  await hand.tap(button(page, 'A close combat'));
  await hand.tap(page.locator('dialog').getByRole('button', { name: /Hubert/ }));
  await hand.tap(page.locator('main .rows button').first());
  await hand.through();
  await hand.tap(button(page, 'End the action here'));
  await expect(question(page)).toContainText('formation');
});

test('out of a fight half answered another is fought, and the first waits with its hits', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await page.goto('./#/new/quatre-bras-1815');
  await page.getByRole('radio', { name: /^Our own/ }).check();
  await tapOn(page, primary(page));
  await toPhase(page, 6);
  await tapOn(page, page.getByText('Decided at the table'));
  await tapOn(page, button(page, /^II Corps acts/));
  await toStep(page, 'Close combats');
  const hand = handOn(page);
  await hand.tap(button(page, /Jamin/).first());
  await hand.tap(button(page, /Bijlandt/).first());
  const asked = await question(page).innerText();
  const chips = page.locator('fieldset.picker').first().getByRole('button');
  await hand.tap(chips.nth(3));
  hand.from();
  await hand.tap(plus(page));
  await hand.tap(button(page, 'A close combat'));
  await hand.tap(page.locator('dialog').getByRole('button', { name: /Campi/ }));
  await expect(question(page)).toContainText('Campi');
  expect(hand.count.taps).toBeLessThanOrEqual(3);
  await hand.tap(page.getByLabel(says('any-aside')).getByRole('button', { name: /Jamin/ }));
  await expect(question(page)).toHaveText(asked);
  // Jamin has thrown: what his enemy hit with is asked next.
  await expect(page.locator('fieldset.picker').first()).toHaveAttribute('aria-label', /Bijlandt/);
});
