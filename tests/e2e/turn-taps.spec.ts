/** Whole turns, every tap and every screen of them counted. */
import { expect, type Page, test as plain } from '@playwright/test';
import { type Hand, handOn } from './counting.ts';
import { beginBattle, button, phaseNow, primary, sameDice, toPhase, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

async function atTheTable(page: Page, scenario: string): Promise<Hand> {
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, scenario);
  return handOn(page);
}

const tell = (what: string, { taps, screens }: Hand['count']) =>
  plain.info().annotations.push({ type: what, description: `${taps} taps, ${screens} screens` });

const passAll = (page: Page) => button(page, 'Nobody else acts this turn');

for (const scenario of ['quatre-bras-1815', 'salamanca-1812', 'waterloo-1815'])
  test(`a turn of ${scenario} in which nobody does anything: eight taps at most`, async ({ page }) => {
    const hand = await atTheTable(page, scenario);
    hand.from();
    do {
      if ((await phaseNow(page)) === 6) await hand.tap(passAll(page));
      else await hand.on();
    } while ((await phaseNow(page)) > 1);
    await expect(page.locator('.day-link')).toContainText('Turn 2');
    tell('a quiet turn', hand.count);
    expect(hand.count.taps).toBeLessThanOrEqual(8);
  });

test('straight to the formations: a turn in which nobody does anything in four taps', async ({ page }) => {
  const hand = await atTheTable(page, 'quatre-bras-1815');
  hand.from();
  await hand.tap(button(page, says('turn-to-formations')));
  await expect.poll(() => phaseNow(page)).toBe(6);
  // What was left out is not told as empty.
  await expect(page.getByLabel('What has passed')).toHaveCount(0);
  await hand.tap(passAll(page));
  while ((await phaseNow(page)) > 1) await hand.on();
  await expect(page.locator('.day-link')).toContainText('Turn 2');
  expect(hand.count.taps).toBeLessThanOrEqual(4);
});

test('what has passed is told line by line, opened, gone back to, and taken back as one', async ({ page }) => {
  const hand = await atTheTable(page, 'quatre-bras-1815');
  await hand.on();
  await expect.poll(() => phaseNow(page)).toBe(4);
  const passed = page.getByLabel('What has passed');
  await expect(passed.getByRole('button')).toHaveText([/^Reinforcements/, /^Skirmish/]);
  await hand.tap(passed.getByRole('button', { name: /^Skirmish/ }));
  await hand.tap(passed.getByRole('button', { name: 'Go back to here' }));
  await expect.poll(() => phaseNow(page)).toBe(3);
  await hand.on();
  await hand.tap(button(page, /^Undo/));
  await hand.tap(button(page, /^Undo/));
  await expect.poll(() => phaseNow(page)).toBe(1);
  await toPhase(page, 6);
  // Nobody recovers: the turn goes on to the clock with the same tap.
  await hand.tap(passAll(page));
  await expect.poll(() => phaseNow(page)).toBe(9);
  await expect(passed.getByRole('button', { name: /^Time: Turn 1 takes/ })).toBeVisible();
  await hand.tap(button(page, /^Undo/));
  await expect.poll(() => phaseNow(page)).toBe(7);
});

/** What a formation does in its action, from the page of its order to the end of the action. */
const DEEDS: readonly ((page: Page, hand: Hand) => Promise<void>)[] = [
  fights('Firefights'),
  fights('Close combats'),
  charges,
  fights('Firefights'),
  async () => {},
  fights('Close combats'),
  moves,
];

const rows = (page: Page) => page.locator('main .rows button');

function fights(step: string) {
  return async (page: Page, hand: Hand) => {
    await hand.tap(page.getByRole('navigation', { name: 'Straight to' }).getByRole('button', { name: step }));
    if ((await rows(page).count()) === 0) return;
    await hand.tap(rows(page).first());
    await hand.tap(rows(page).first());
    await hand.through();
  };
}

async function charges(page: Page, hand: Hand) {
  await hand.on();
  await hand.tap(page.getByText('A unit charges'));
  const more = page.locator('details[open] .rows button');
  // Under Hold nobody charges.
  if ((await more.count()) === 0) return fights('Close combats')(page, hand);
  await hand.tap(more.first());
  await hand.tap(more.first());
  await hand.through();
}

async function moves(page: Page, hand: Hand) {
  await hand.on();
  await hand.tap(rows(page).first());
  await hand.tap(page.getByRole('button', { name: /^Work out its move/ }));
  await hand.through();
}

/** One more formation acts, whoever wins the throw. */
async function nextActs(page: Page, hand: Hand): Promise<void> {
  const step = page.locator('.step-line');
  for (let i = 0; i < 12 && !(await step.isVisible()); i += 1) {
    const large = primary(page);
    if (await page.locator('.picks .btn').first().isVisible()) await hand.tap(page.locator('.picks .btn').first());
    else await hand.tap(large);
  }
  await expect(step).toBeVisible();
}

test('a turn of seven formations: a hundred taps at most', async ({ page }) => {
  test.setTimeout(240_000);
  const hand = await atTheTable(page, 'salamanca-1812');
  hand.from();
  // Two brigades send their skirmishers out, and both attack.
  for (const n of [0, 1]) await hand.tap(page.getByRole('switch').nth(n));
  await hand.on();
  for (let n = 0; n < 2; n += 1) {
    await hand.tap(rows(page).first());
    await hand.tap(rows(page).first());
    await hand.through();
  }
  while ((await phaseNow(page)) === 3) {
    await hand.on();
    await hand.through();
  }
  // One volley.
  await hand.tap(rows(page).first());
  const battery = page.getByRole('switch').first();
  if (await battery.isVisible()) await hand.tap(battery);
  await hand.through();
  while ((await phaseNow(page)) < 6) {
    await hand.on();
    await hand.through();
  }
  const done = button(page, 'End the action here');
  for (const deed of DEEDS) {
    await nextActs(page, hand);
    await deed(page, hand);
    await hand.tap(done);
  }
  while ((await phaseNow(page)) === 6) {
    if (await passAll(page).isVisible()) await hand.tap(passAll(page));
    else await nextActs(page, hand).then(() => hand.tap(done));
  }
  while ((await phaseNow(page)) > 1) await hand.on();
  tell('a turn of seven formations', hand.count);
  expect(hand.count.taps).toBeLessThanOrEqual(100);
});
