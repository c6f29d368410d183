/** A bombardment and whole fights on a phone, from choosing the enemy to what stands in the ledger, with second thoughts. */
import { expect, type Page } from '@playwright/test';
import {
  beginBattle,
  button,
  enterDice,
  goTo,
  onward,
  press,
  primary,
  question,
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

const chance = (page: Page) => page.locator('.chance');
/** What befell somebody by the way, told once on the next screen. */
const happened = (page: Page) => page.getByRole('status', { name: 'What happened' });
const sheet = (page: Page) => page.locator('.sheet-page');

async function atTheTable(page: Page, scenario: string, phase: number): Promise<void> {
  page.on('pageerror', (error) => {
    throw error;
  });
  await sameDice(page.context());
  await visit(page);
  await beginBattle(page, scenario);
  await toPhase(page, phase);
}

/** The table's own card for what is asked next. */
async function card(page: Page, result: string): Promise<void> {
  await expect(page.getByRole('group', { name: /read column/ })).toBeVisible();
  await button(page, new RegExp(`${result}$`))
    .first()
    .click();
}

/** What the army's list says of a unit: "6CP". */
async function points(page: Page, unit: string): Promise<string> {
  await goTo(page, 'unit', unit);
  const pressed = page.getByRole('group', { name: /Combat points/ }).locator('[aria-pressed=true]');
  const now = await pressed.innerText();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await goTo(page, 'turn');
  return now;
}

/** No scrolling to act: the large button stands whole on the screen. */
async function inReach(page: Page): Promise<void> {
  const box = (await primary(page).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** Before a close combat is thrown. */
const WINS = /^Attacker wins \(defender \d+\s%\) \d+\s%$/;

test('a bombardment: chosen, thrown, taken back, thrown again, and settled', async ({ page }) => {
  await atTheTable(page, 'quatre-bras-1815', 4);
  await button(page, /Bijlandt/)
    .first()
    .click();
  await expect(primary(page)).toContainText('choose a battery');
  await page.getByRole('switch', { name: /^Reserve battery/ }).click();
  await inReach(page);
  await button(page, 'Use our own dice').click();
  await enterDice(page, [6, 6, 1, 5, 1]);
  await expect(page.locator('.result__word')).toHaveText('2 hits');
  await inReach(page);

  await test.step('undone in the middle it asks again; redone, the same dice lie there', async () => {
    await button(page, 'Undo').click();
    await expect(primary(page)).toContainText('Throw the pot');
    await goTo(page, 'journal');
    await button(page, /^Redo/).click();
    await goTo(page, 'turn');
    await expect(page.locator('.result__word')).toHaveText('2 hits');
  });

  await press(page, 'Accept');
  await expect(
    page.getByRole('region', { name: 'French guns fire on' }).getByRole('button', { name: /Bijlandt/ }),
  ).toHaveCount(0);
  await press(page, 'Settle the hits');
  await expect(question(page)).toHaveText('Is Bijlandt disordered?');
  await test.step('what the hits did stands before the question that follows, until that is answered', async () => {
    await expect(happened(page)).toHaveText(/Bijlandt loses 2CP to artillery: 6CP/);
    await inReach(page);
    await page.getByRole('switch', { name: 'In a town' }).click();
    await expect(page.getByRole('switch', { name: 'In a town' })).toHaveAttribute('aria-checked', 'true');
    await expect(happened(page)).toHaveText(/Bijlandt loses 2/);
    await page.getByRole('switch', { name: 'In a town' }).click();
  });
  await button(page, /own card/).click();
  await button(page, /^Disordered/).click();
  await expect(happened(page)).toHaveCount(0);
  await press(page, 'Accept');
  expect(await points(page, 'bijlandt')).toBe('6');
  const story = (await storyOf(page)).join('\n');
  expect(story).toContain('2 hits');
  expect(story).toMatch(/Bijlandt loses 2CP to artillery/);
});

test('NBC-VIS-01 in fog guns reach no farther than they see', async ({ page }) => {
  await atTheTable(page, 'auerstaedt-1806', 4);
  const seen = Number(/(\d+)\s*cm/.exec(await page.locator('.day-link').first().innerText())![1]);
  for (const reach of await page.locator('.reach').allInnerTexts()) {
    const all = reach.match(/\d+/g)!.map(Number);
    expect(Math.max(...all)).toBeLessThanOrEqual(seen);
  }
});

test('two on one: the second attacker is named, and who will win is told before the throw', async ({ page }) => {
  await atTheTable(page, 'quatre-bras-1815', 6);
  await winsTheContest(page, 'II Corps', '2nd Netherlands Division');
  await toStep(page, /Close combats/);
  await button(page, /Husson/)
    .first()
    .click();
  // Not neighbours: the first was chosen alone.
  await tapOn(page, button(page, 'Husson and Hubert'));
  await button(page, /Bijlandt/)
    .first()
    .click();
  await expect(chance(page)).toHaveText(/^Attackers win \(defender \d+\s%\) \d+\s%$/);
  await inReach(page);

  await test.step('who lost is in sight as soon as all three have thrown', async () => {
    for (let i = 0; i < 9 && !(await page.locator('.verdict').isVisible()); i += 1) await onward(page);
    await expect(page.locator('.verdict')).toBeInViewport({ ratio: 1 });
    const foot = (await primary(page).boundingBox())!;
    const verdict = (await page.locator('.verdict').boundingBox())!;
    expect(verdict.y + verdict.height).toBeLessThanOrEqual(foot.y);
    await inReach(page);
  });
});

test('a whole fight from the sheet of a unit: charge, combat, undo, pursuit, a unit broken', async ({ page }) => {
  test.setTimeout(180_000);
  await atTheTable(page, 'quatre-bras-1815', 6);
  await winsTheContest(page, 'II Corps', '2nd Netherlands Division');
  await toStep(page, 'Move');

  await goTo(page, 'unit', 'bijlandt');
  await page.getByText(says('unit-set-by-hand')).click();
  await page.getByRole('switch', { name: 'Disordered' }).click();
  await page
    .getByRole('group', { name: /Combat points/ })
    .getByRole('button', { name: '6', exact: true })
    .click();
  await expect(page.getByRole('switch', { name: 'Disordered' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);

  await test.step('the charge, one tap from its sheet', async () => {
    await goTo(page, 'unit', 'hubert');
    await button(page, 'Charge Bijlandt').click();
    await expect(question(page)).toHaveText('Does Hubert close with Bijlandt?');
    await inReach(page);
    await button(page, /own card/).click();
    await card(page, 'Low');
    await expect(page.locator('.result__word')).toHaveText('Low');
    await button(page, 'Undo').click();
    await expect(page.locator('.result__word')).toHaveCount(0);
    await button(page, /own card/).click();
    await card(page, 'High');
    await press(page, 'Accept');
  });

  await test.step('who was chosen to fire is not asked about in the next step, not even for a frame', async () => {
    await toStep(page, 'Firefights');
    await tapOn(page, page.locator('main .rows :is(a, button)').first());
    await expect(question(page)).toHaveText(/^Who is fired at by/);
    await page.evaluate(() => {
      const asked: string[] = [];
      const look = () => asked.push(document.querySelector('h1')?.textContent ?? '');
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { asked });
    });
    await toStep(page, 'Close combats');
    await expect(question(page)).toHaveText('Who attacks?');
    const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    expect(asked).toContain('Who attacks?');
    expect(asked.filter((words) => /^Who is attacked/.test(words))).toEqual([]);
  });

  await test.step('set aside and taken up again, with the back button closing the dice first', async () => {
    await button(page, /Hubert against Bijlandt/).click();
    await expect(sheet(page)).toBeVisible();
    // It is reckoned beside the page, and comes in the place of the hits that may be expected.
    await expect(chance(page)).toHaveText(WINS);
    await inReach(page);
    await button(page, 'Set it aside').click();
    await expect(sheet(page)).toHaveCount(0);
    await page
      .getByLabel('Set aside')
      .getByRole('button', { name: /set aside$/ })
      .click();
    await button(page, 'Use our own dice').click();
    await expect(page.locator('.picker')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.picker')).toHaveCount(0);
    await expect(question(page)).toHaveText('Hubert against Bijlandt');
  });

  await test.step('what either side may expect stands in sight', async () => {
    const [last, foot] = [page.locator('.duel__line').last(), page.locator('.act')].map((it) => it.boundingBox());
    const { y, height } = (await last)!;
    expect(y + height).toBeLessThanOrEqual((await foot)!.y);
  });

  await test.step('thrown on the table, one throw after the other', async () => {
    await button(page, 'Use our own dice').click();
    // Whoever throws on the table sees the chance first, too: of each throw as it comes.
    await expect(chance(page)).toHaveText(WINS);
    await enterDice(page, [6, 6, 6, 5]);
    await expect(chance(page)).toHaveText(/^Chance that Bijlandt hits \d+\s%$/);
    // The first throw lies there: the back button takes the picker away, and not the dice.
    await expect(page.locator('.picker')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.picker')).toHaveCount(0);
    await expect(page.locator('.duel').last()).toContainText('4 dice on');
    await button(page, 'Use our own dice').click();
    await expect(page.getByRole('heading', { name: /Bijlandt: \d+ dice/ })).toBeVisible();
    // The hits alone are enough.
    await tapOn(page, page.getByRole('button', { name: '0', exact: true }));
  });

  await test.step('the check undone and drawn otherwise; the ride; the unit is broken', async () => {
    await card(page, 'Very High');
    await expect(page.locator('.verdict')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(page.locator('.verdict')).toHaveCount(0);
    await button(page, /own card/).click();
    await card(page, 'Very Low');
    await expect(page.getByRole('heading', { name: /Hubert pursues/ })).toBeVisible();
    await expect(chance(page)).toHaveText(/^Chance that Hubert hits in pursuit \d+\s%$/);
    await enterDice(page, [6, 6]);
    // Who has broken a unit draws a card for it.
    await card(page, 'Normal');
    await inReach(page);
  });
  await expect(page.locator('.verdict')).toContainText('Bijlandt loses');
  await press(page, 'Accept');
  await expect(sheet(page)).toHaveCount(0);
  await expect(happened(page)).toHaveText(/Bijlandt: .*broken/);
  await goTo(page, 'unit', 'bijlandt');
  await expect(page.locator('.states')).toContainText('broken');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  const story = (await storyOf(page)).join('\n');
  expect(story).toContain('Bijlandt loses');
  expect(story).toContain('rides down 2');
  expect(story).toMatch(/Bijlandt is broken/);
});

test('guns that are charged: they fire, go, and are caught from behind', async ({ page }) => {
  await atTheTable(page, 'maida-1806', 6);
  await winsTheContest(page, 'British right', 'Right wing');
  await toStep(page, 'Move');
  await goTo(page, 'unit', 'kempt');
  const guns = button(page, 'Attack the guns: Griois');
  const others = page.getByText('Another enemy', { exact: true });
  await expect(guns.or(others).first()).toBeVisible();
  if (!(await guns.isVisible())) await others.click();
  await guns.click();
  await button(page, /own card/).click();
  await card(page, 'High');
  await press(page, 'Accept');
  await expect(question(page)).toContainText('is charged: does it evade?');
  await expect(chance(page)).toHaveText(/^Chance that it evades \d+\s%$/);
  await button(page, /own card/).click();
  await card(page, 'Normal');
  await enterDice(page, [6]);
  await expect(page.locator('.result__word')).toHaveText('Evades');
  await inReach(page);
  await button(page, 'Undo').click();
  await enterOne(page, 5);
  await press(page, 'Accept');
  await expect(question(page)).toContainText('disordered?');
  await onward(page);
  await press(page, 'Accept');
  // They show their backs, but who would reach them proves himself once more; they have no second answer.
  await expect(question(page)).toContainText('close with');
  await button(page, /own card/).click();
  await card(page, 'Normal');
  await press(page, 'Accept');
  // So they stay, and nobody is asked for a tap about it.
  await expect(sheet(page)).toHaveCount(0);
  await goTo(page, 'unit', 'griois');
  await expect(page.locator('.states')).toContainText(says('sign-away'));
});

async function enterOne(page: Page, face: number): Promise<void> {
  await button(page, 'Use our own dice').click();
  await enterDice(page, [face]);
}
