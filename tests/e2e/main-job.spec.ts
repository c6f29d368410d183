/**
 * The main job, end to end, on a phone with no network: three turns of Quatre Bras from set-up, the browser killed in
 * the middle of a check, the journal carried to Node and replayed there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  answerAll,
  battleId,
  beginBattle,
  button,
  enterDice,
  fingerprintOf,
  goTo,
  killPhone,
  onward,
  ownCard,
  phone,
  press,
  question,
  storyOf,
  tapOn,
  toNextTurn,
  toPhase,
  visit,
} from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

test.use({ serviceWorkers: 'allow' });

let profile: string;
let context: BrowserContext;
let page: Page;

test.beforeAll(() => {
  profile = mkdtempSync(join(tmpdir(), 'scovell-phone-'));
});
test.afterAll(async () => {
  await context?.close().catch(() => undefined);
  rmSync(profile, { recursive: true, force: true });
});

async function pickUp(baseURL: string): Promise<void> {
  context = await phone(profile, baseURL);
  page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => {
    throw error;
  });
}

/** Both commanders throw the table's own pots; the first named wins. */
async function contest(
  french: string,
  allied: string,
  frenchWhites: [number, number],
  alliedWhites: [number, number],
): Promise<void> {
  await button(page, new RegExp(french)).first().click();
  await button(page, new RegExp(allied)).first().click();
  await page.getByText('Losing card, headquarters, own dice').click();
  await button(page, new RegExp(`${french}.*use our own dice`)).click();
  await enterDice(page, [...frenchWhites, 3, 4, 4]);
  await page.getByText('Losing card, headquarters, own dice').click();
  await button(page, new RegExp(`${allied}.*use our own dice`)).click();
  await enterDice(page, [...alliedWhites, 3, 4, 4]);
  await press(page, /acts$/);
}

/** Nobody acts any more. */
const OVER = /^(Next: Recovery|Time card and weather)$/;

/** Every formation that has not acted passes; a card that was left on the table acts, and does nothing more. */
async function passTheRest(): Promise<void> {
  const over = button(page, OVER);
  const choosing = page.getByText(/Which (French|Allied) formation/);
  const left = button(page, / acts$/);
  for (let i = 0; i < 20; i += 1) {
    await expect(over.or(choosing).or(left)).toBeVisible();
    if (await over.isVisible()) return;
    if (await choosing.isVisible()) {
      if (
        !(await button(page, /does nothing this turn/)
          .first()
          .isVisible())
      )
        await page.getByText('Pass', { exact: true }).click();
      await expect(button(page, /does nothing this turn/).first()).toBeVisible();
      const asked = await page.locator('main').innerText();
      await button(page, /does nothing this turn/)
        .first()
        .click();
      await expect.poll(() => page.locator('main').innerText()).not.toBe(asked);
    } else {
      await left.click();
      await expect(page.locator('.sheet-page').or(button(page, 'End the action here'))).toBeVisible();
      await answerAll(page);
      await button(page, 'End the action here').click();
      await expect(button(page, 'End the action here')).toHaveCount(0);
    }
  }
}

test('three turns of Quatre Bras with no network, a battery that dies in mid-check, and a journal that replays', async ({
  baseURL,
}) => {
  test.setTimeout(240_000);
  await pickUp(baseURL!);
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(says('home-none'))).toBeVisible();

  await test.step('turn 1: skirmishers, a unit broken, an order changed and thrown again, rallied', async () => {
    await beginBattle(page, 'quatre-bras-1815');
    await page.getByRole('switch', { name: /^Husson/ }).click();
    await expect(page.getByRole('switch', { name: /^Husson/ })).toHaveAttribute('aria-checked', 'true');
    await toPhase(page, 4);
    await goTo(page, 'unit', 'hubert');
    await button(page, '4 hits').click();
    // He is broken by fire, and goes back through nobody.
    await expect(question(page)).toHaveText('Who does Hubert pass through in its first 5 cm?');
    await press(page, 'Nobody');
    await expect(question(page)).toHaveText('Which target?');
    await toPhase(page, 5);
    await toPhase(page, 6);
    await contest('II Corps', '2nd Netherlands', [6, 6], [1, 2]);
    // Sixteen: under command however far he is, so that nothing is asked.
    await button(page, 'Change the order').click();
    await button(page, 'Defend, normal').click();
    await expect(question(page)).toContainText('Does the new order reach');
    // A card that fails may be drawn again.
    await button(page, /own card/).click();
    await button(page, /Very Low/)
      .first()
      .click();
    await button(page, /Draw again/).click();
    await button(page, /own card/).click();
    await button(page, /Very High/)
      .first()
      .click();
    await press(page, 'Accept');
    await expect(question(page)).toContainText('Defend, normal');
    await button(page, 'End the action here').click();
    await passTheRest();
    await press(page, 'Next: Recovery');
    await button(page, /Hubert/)
      .first()
      .click();
    await expect(question(page)).toContainText('rally');
    await ownCard(page, 'Very High');
    // Nobody else is to recover: the turn goes on to the clock by itself.
    await expect(page.getByLabel(/^Phase 9 of nine/)).toBeVisible();
    // What passed is gone back to, and the table turns its own card.
    await tapOn(page, page.getByLabel('What has passed').getByRole('button', { name: /^Time/ }));
    await tapOn(page, button(page, 'Go back to here'));
    await button(page, /own card/).click();
    await button(page, /^45/).click();
    await press(page, 'Accept');
    await expect(page.getByText('14:45').first()).toBeVisible();
  });

  await test.step('turn 2: reinforcements, an undo across a phase', async () => {
    await toNextTurn(page);
    await toPhase(page, 2);
    await expect(question(page)).toContainText('arrive');
    // Its card is all there is to say: the turn goes on with it.
    await tapOn(page, button(page, /own card/));
    await tapOn(page, button(page, /Very High/).first());
    await toPhase(page, 3);
    const before = await question(page).innerText();
    await toPhase(page, 4);
    await button(page, /^Undo/).click();
    await expect(question(page)).toHaveText(before);
    await expect(page.getByLabel(/^Phase 3 of nine/)).toBeVisible();
    await goTo(page, 'journal');
    await button(page, /^Redo/).click();
    await goTo(page, 'turn');
    await expect(page.getByLabel(/^Phase 4 of nine/)).toBeVisible();
    await toPhase(page, 6);
    await passTheRest();
    await toPhase(page, 9);
    await toNextTurn(page);
  });

  await test.step('turn 3, to its end', async () => {
    await onward(page);
    await answerAll(page);
    await toPhase(page, 6);
    await passTheRest();
    await toPhase(page, 9);
  });

  let told: string[] = [];
  let stands = '';
  let word = '';
  await test.step('the browser is killed in mid-check and opened again', async () => {
    await goTo(page, 'unit', 'husson');
    await button(page, 'Quality check').click();
    await expect(page.locator('.sheet-page')).toBeVisible();
    await press(page, 'Draw a card');
    await expect(page.locator('.result__word')).toBeVisible();
    word = await question(page).innerText();
    told = await storyOf(page);
    stands = await fingerprintOf(page);
    const id = battleId(page);
    await killPhone(profile, context);

    await pickUp(baseURL!);
    await context.setOffline(true);
    await page.goto('./');
    await expect(page.getByText('Quatre Bras').first()).toBeVisible();
    await button(page, /^Continue/)
      .or(page.getByRole('link', { name: /^Continue/ }))
      .click();
    expect(battleId(page)).toBe(id);
    await expect(question(page)).toHaveText(word);
    expect(await storyOf(page)).toEqual(told);
    expect(await fingerprintOf(page)).toBe(stands);
    await goTo(page, 'turn');
    await press(page, 'Accept');
  });

  await test.step('the exported journal gives the same battle in Node, and no byte of it can be altered', async () => {
    const now = await fingerprintOf(page);
    await goTo(page, 'journal');
    const coming = page.waitForEvent('download');
    await button(page, /Save the battle as a file/).click();
    const file = join(profile, 'battle.json');
    await (await coming).saveAs(file);
    const replayed = JSON.parse(execFileSync(process.execPath, ['scripts/replay.mjs', file], { encoding: 'utf8' }));
    expect(replayed.fingerprint).toBe(now);
    expect(replayed.turn).toBe(3);
    const text = readFileSync(file, 'utf8');
    const at = text.indexOf('Husson') + 2;
    writeFileSync(file, `${text.slice(0, at)}x${text.slice(at + 1)}`);
    const altered = spawnSync(process.execPath, ['scripts/replay.mjs', file], { encoding: 'utf8' });
    expect(altered.status).not.toBe(0);
    expect(altered.stderr).toMatch(/altered|damaged|as it was written/i);
  });
});
