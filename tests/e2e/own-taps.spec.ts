/** The taps of a table that throws its own dice and draws its own cards; the app throws nothing that it was not told to. */
import { expect, type Page } from '@playwright/test';
import type { Play } from '../../src/battlefield/plays.ts';
import { type Hand, handOn } from './counting.ts';
import { button, goTo, onward, primary, question, sameDice, storyOf, tapOn, toPhase, toStep, visit } from './hands.ts';
import { test } from './slow.ts';
import { takeBattle, wornBattle } from './worn-file.ts';

/** "Our own dice", chosen once for the battle. */
async function atTheTable(page: Page, phase: number): Promise<Hand> {
  await sameDice(page.context());
  await visit(page);
  await page.goto('./#/new/quatre-bras-1815');
  await page.getByRole('radio', { name: /^Our own/ }).check();
  await primary(page).click();
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible();
  await toPhase(page, phase);
  return handOn(page);
}

const sheet = (page: Page) => page.locator('.sheet-page');
const picker = (page: Page) => page.locator('fieldset.picker').first();

/** Answers whatever is asked with the shortest entry there is, and accepts it; nothing was thrown before. */
async function entersAll(page: Page, hand: Hand): Promise<void> {
  for (let i = 0; i < 20 && (await sheet(page).isVisible()); i += 1) {
    if (await picker(page).isVisible()) await hand.tap(picker(page).getByRole('button').nth(1));
    else await hand.on();
  }
  await expect(sheet(page)).toHaveCount(0);
}

async function acting(page: Page, step: string): Promise<Hand> {
  const hand = await atTheTable(page, 6);
  await hand.tap(button(page, /^II Corps, /));
  await hand.tap(button(page, /^2nd Netherlands Division, /));
  await hand.tap(picker(page).getByRole('button', { name: '12', exact: true }));
  await hand.on();
  await toStep(page, step);
  return hand;
}

test('NBC-CCD-04 NBC-CCD-05 an activation with own pots: seven taps at most, after a tie and with a red die too', async ({
  page,
}) => {
  const hand = await atTheTable(page, 6);
  const sum = (row: number, total: string) =>
    page.locator('fieldset.picker').nth(row).getByRole('button', { name: total, exact: true });
  hand.from();
  await hand.tap(button(page, /^II Corps, /));
  await hand.tap(button(page, /^2nd Netherlands Division, /));
  await expect(page.locator('.pot')).toHaveCount(0);
  // Only the higher throw is told, so that a tie, thrown again, takes no tap. With 5 and A3 he is not under command.
  await expect(question(page)).toHaveText('Tap the higher throw. A tie is thrown again first.');
  await hand.tap(sum(0, '5'));
  await hand.on();
  await hand.tap(sum(0, '7'));
  await hand.on();
  await expect(page.locator('.step-line')).toBeVisible();
  expect(hand.count.taps).toBeLessThanOrEqual(6);
  await tapOn(page, button(page, 'End the action here'));
  // The loser's card lies on the table and adds its red die.
  hand.from();
  await hand.tap(button(page, /^Guard Light Cavalry, /));
  await hand.tap(sum(1, '4'));
  await hand.tap(page.locator('fieldset.picker').nth(1).getByRole('button', { name: '6', exact: true }).last());
  await expect(page.locator('.command--wins')).toContainText('10');
  await hand.on();
  await hand.tap(sum(0, '7'));
  await hand.on();
  await expect(page.locator('.step-line')).toBeVisible();
  expect(hand.count.taps).toBeLessThanOrEqual(7);
});

test('NBC-CC-26 two on one with own dice: eight taps at most, in contact; two more choose them by hand', async ({
  page,
}) => {
  const hand = await acting(page, 'Move');
  for (const who of ['husson', 'campi']) {
    await goTo(page, 'unit', who);
    await tapOn(page, button(page, 'Charge Bijlandt'));
    await tapOn(page, picker(page).getByRole('button', { name: /High/ }).last());
    await onward(page);
  }
  await goTo(page, 'turn');
  await toStep(page, 'Firefights');
  hand.from();
  // The fight in contact is the large button of the step before it too.
  await expect(primary(page)).toHaveText(/^Husson and Campi against Bijlandt/);
  await hand.on();
  await hand.tap(picker(page).getByRole('button', { name: '2', exact: true }));
  await hand.tap(picker(page).getByRole('button', { name: '3', exact: true }));
  await entersAll(page, hand);
  expect(hand.count.taps).toBeLessThanOrEqual(8);
  await expect(page.locator('.step-line')).toHaveText(/Close combats/);
});

test('NBC-CC-26 two on one with own dice, both chosen by hand: eight taps at most', async ({ page }) => {
  const hand = await acting(page, 'Close combats');
  hand.from();
  await hand.tap(button(page, 'Hubert and Wathiez'));
  await expect(question(page)).toHaveText('Who is attacked by Hubert and Wathiez?');
  await hand.tap(button(page, /Bijlandt/).first());
  await hand.tap(picker(page).getByRole('button', { name: '6', exact: true }));
  await entersAll(page, hand);
  expect(hand.count.taps).toBeLessThanOrEqual(8);
});

for (const [attacker, target] of [
  ['Hubert', 'Bijlandt'],
  ['Jamin', 'Saxe-Weimar'],
  ['Wathiez', 'Orange-Nassau'],
])
  test(`a close combat of ${attacker} against ${target} with own dice: eight taps at most`, async ({ page }) => {
    const hand = await acting(page, 'Close combats');
    hand.from();
    await hand.tap(button(page, new RegExp(attacker ?? '')).first());
    await hand.tap(button(page, new RegExp(target ?? '')).first());
    await expect(page.locator('.volley')).toHaveCount(0);
    await entersAll(page, hand);
    test.info().annotations.push({ type: 'close combat', description: `${hand.count.taps} taps` });
    expect(hand.count.taps).toBeLessThanOrEqual(8);
  });

for (const target of ['Bijlandt', 'Saxe-Weimar'])
  test(`a volley at ${target} with own dice: five taps at most`, async ({ page }) => {
    const hand = await atTheTable(page, 4);
    hand.from();
    await hand.tap(button(page, new RegExp(target)).first());
    await hand.tap(page.getByRole('switch', { name: /^Reserve battery/ }));
    await entersAll(page, hand);
    expect(hand.count.taps).toBeLessThanOrEqual(5);
  });

test('NBC-ART-17 a volley of two batteries with own dice: five taps at most, and one takes the last back', async ({
  page,
}) => {
  const hand = await atTheTable(page, 4);
  hand.from();
  await hand.tap(button(page, /Bijlandt/).first());
  for (const battery of [/^Reserve battery/, /^Guard horse battery/])
    await hand.tap(page.getByRole('switch', { name: battery }));
  for (const hits of ['2', '1']) await hand.tap(picker(page).getByRole('button', { name: hits, exact: true }));
  expect(hand.count.taps).toBeLessThanOrEqual(5);
  // No guns are left: the phase ends, and the check says what they did.
  await expect(page.locator('.told')).toContainText('Bijlandt: 5CP');
  await tapOn(page, button(page, /^Undo/));
  await expect(question(page)).toHaveText('3 hits');
});

for (const [row, danger, total, told] of [
  ['04', 'Hit by skirmishers', '6', 'Perponcher is unhurt'],
  ['04', 'Hit by skirmishers', '12', 'Perponcher is injured'],
  ['01', 'The enemy rides into him', '10', 'Perponcher is captured'],
] as const)
  test(`NBC-OFF-${row} an officer in danger with own dice: three taps from anywhere, ${told}`, async ({ page }) => {
    const hand = await atTheTable(page, 5);
    hand.from();
    await hand.tap(page.getByRole('link', { name: 'Any time' }).last());
    await hand.tap(button(page, 'An officer at risk'));
    await hand.tap(page.locator('dialog').getByRole('button', { name: `Perponcher ${danger}` }));
    await expect(page.locator('.sheet__head')).toContainText('Perponcher');
    expect(hand.count.taps).toBe(3);
    hand.from();
    await hand.tap(picker(page).getByRole('button', { name: total, exact: true }));
    await hand.through();
    expect(hand.count.taps).toBe(1);
    expect((await storyOf(page)).join(' ')).toContain(told);
  });

test('NBC-OFF-08 what becomes of a fallen officer with own dice: two taps, one a die', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  const ends: Play = { do: 'end', why: 'over-given-up' };
  const { file } = await wornBattle({ dice: 'table' }, ({ ended }) => (ended ? undefined : ends));
  await takeBattle(page, file);
  await goTo(page, 'after');
  const fate = page.getByRole('dialog').locator('fieldset.picker').first();
  const who = (await fate.getAttribute('aria-label'))!.replace('Two dice for ', '');
  // Nothing has scrolled by itself.
  await expect(page.getByRole('dialog').locator('h1')).toBeInViewport();
  const hand = handOn(page);
  hand.from();
  for (const face of ['1', '2']) await hand.tap(fate.getByRole('button', { name: face, exact: true }));
  await expect(page.getByRole('dialog')).not.toContainText(`${who}, injured: not yet thrown for.`);
  expect(hand.count.taps).toBe(2);
});

test('NBC-MOV-15 a move in the Contact Zone with own dice: four taps from the unit, a row for each die', async ({
  page,
}) => {
  const hand = await acting(page, 'Move');
  await goTo(page, 'unit', 'husson');
  hand.from();
  await hand.tap(button(page, /^Work out its move/));
  await page.getByRole('switch', { name: /^Starts within/ }).click();
  await expect(picker(page)).toBeVisible();
  for (const [row, face] of [
    [0, '6'],
    [1, '3'],
  ] as const)
    await hand.tap(picker(page).locator('.cards__numbers').nth(row).getByRole('button', { name: face, exact: true }));
  await expect(question(page)).toHaveText('9 cm');
  await hand.on();
  await expect(sheet(page)).toHaveCount(0);
  expect(hand.count.taps).toBe(4);
});

test('a card by its number: the numbers stand there at once', async ({ page }) => {
  const hand = await atTheTable(page, 5);
  await goTo(page, 'unit', 'husson');
  await tapOn(page, button(page, 'Quality check'));
  hand.from();
  await hand.tap(button(page, 'By the number on the card'));
  await hand.tap(button(page, '7').last());
  expect(hand.count.taps).toBe(2);
  await expect(page.locator('.result')).toBeVisible();
});

for (const unit of ['husson', 'colbert'])
  test(`a check of ${unit} with an own card: three taps at most, and the card's column is told`, async ({ page }) => {
    const hand = await atTheTable(page, 5);
    await goTo(page, 'unit', unit);
    hand.from();
    await hand.tap(button(page, 'Quality check'));
    await expect(page.locator('main')).toContainText(/Rating \d+/);
    await hand.tap(picker(page).getByRole('button', { name: /High/ }).last());
    expect(hand.count.taps).toBeLessThanOrEqual(3);
    await expect(question(page)).toContainText('High');
    await expect(page.locator('.odds__claim')).toContainText(/^Chance of Normal or better .*\d\s%$/);
    // A card that is paid for is the table's own too.
    await hand.tap(page.locator('.act').getByRole('button', { name: /roll die/ }));
    await hand.tap(picker(page).getByRole('button', { name: /Low/ }).first());
    await expect(question(page)).toContainText('Low');
  });

test('Waterloo at four, units worn and officers fallen: every bar holds with own dice', async ({ page }) => {
  await sameDice(page.context());
  await visit(page);
  await takeBattle(page, (await wornBattle({ dice: 'table' })).file);
  const hand = handOn(page);
  const rows = page.locator('main .rows button');
  // Campi is tired.
  await goTo(page, 'unit', 'campi');
  hand.from();
  await hand.tap(button(page, 'Quality check'));
  await entersAll(page, hand);
  expect(hand.count.taps).toBeLessThanOrEqual(3);
  // Whose commander has fallen says so.
  await goTo(page, 'formation', 'vi-corps');
  await expect(page.getByRole('dialog')).toContainText('Lobau is injured and is replaced in phase 5.');
  await goTo(page, 'turn');
  await toPhase(page, 4);
  hand.from();
  await hand.tap(rows.filter({ hasText: 'Maitland' }).first());
  await hand.tap(page.getByRole('switch').first());
  await entersAll(page, hand);
  expect(hand.count.taps).toBeLessThanOrEqual(5);
  await hand.on();
  await entersAll(page, hand);
  await toPhase(page, 6);
  hand.from();
  // Lobau has fallen, and so has Cooke, whose card is laid against his successor's.
  await hand.tap(button(page, /^VI Corps, Lobau’s successor/));
  await hand.tap(button(page, /^1st Division, Cooke’s successor/));
  await hand.tap(picker(page).getByRole('button', { name: '9', exact: true }));
  while (!(await page.locator('.step-line').isVisible())) {
    if (await picker(page).isVisible()) await hand.tap(picker(page).getByRole('button').last());
    else await hand.on();
  }
  expect(hand.count.taps).toBeLessThanOrEqual(7);
  await toStep(page, 'Close combats');
  for (const target of [0, 1]) {
    hand.from();
    await hand.tap(rows.first());
    await hand.tap(rows.nth(target));
    await entersAll(page, hand);
    test.info().annotations.push({ type: 'close combat', description: `${hand.count.taps} taps` });
    expect(hand.count.taps).toBeLessThanOrEqual(8);
  }
});
