/**
 * An umpire's evening on one phone: a corps that comes in secret, an order sealed for an hour, a courier who is late, a strength
 * that is false, a dispute and its reason, a take-back that is asked for, and the story at the end. Taps are counted.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { pack } from '../../src/scenarios/link.ts';
import quatreBras from '../../src/scenarios/shelf/quatre-bras.ts';
import { button, enterDice, goTo, press, primary, tapOn, toPhase, visit } from './hands.ts';
import { test } from './slow.ts';
import { says } from './words.ts';

const PINS = { umpire: '9281', a: '1234', b: '5678' } as const;
type Seat = keyof typeof PINS;
const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
const PLAN = 'Bachelu by Piraumont';
/** Of the Allies, with Bijlandt. */
const FORMATION = '2nd Netherlands Division';

/** Cooke comes in secret, a quarter of an hour after it begins. */
const SCENARIO = {
  ...quatreBras,
  id: 'quatre-bras-of-an-evening',
  start: at(10, 30),
  reinforcements: quatreBras.reinforcements.map((one) =>
    one.id === 'cooke-comes' ? { ...one, at: at(10, 45), secret: true } : one,
  ),
};
const FRENCH = says('cover-player', { side: 'French' });
const ALLIED = says('cover-player', { side: 'Allied' });

let taps = 0;
/** Touches something, and waits until what it leads to is there. */
async function tap(target: Locator, leadsTo: Locator): Promise<void> {
  taps += 1;
  await target.click();
  await expect(leadsTo).toBeVisible();
}
const exactly = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const pressed = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true, pressed: true });
/** A short answer holds from then on. */
const choose = (page: Page, name: string): Promise<void> => tap(exactly(page, name).last(), pressed(page, name).last());
const text = (page: Page, words: string): Locator => page.locator('main').getByText(words).first();
const leaf = (page: Page, which: 'due' | 'known' | 'told'): Locator =>
  page
    .getByRole('navigation', { name: says('desk-leaves') })
    .getByRole('button', { name: new RegExp(`^${says('desk-leaf', { leaf: which, n: 0 }).replace(/\d+/, '')}`) });

async function figures(page: Page, pin: string): Promise<void> {
  await expect(page.locator('.pad')).toBeVisible();
  for (const figure of pin) await page.locator('.pad').getByRole('button', { name: figure, exact: true }).click();
}

async function begin(page: Page): Promise<void> {
  await visit(page);
  await page.goto(`./#/take/${await pack(JSON.stringify(SCENARIO))}`);
  await button(page, says('editor-put-on-shelf')).click();
  await expect(page).toHaveURL(new RegExp(`#/scenario/${SCENARIO.id}`));
  await page.goto(`./#/new/${SCENARIO.id}`);
  await page.getByRole('switch', { name: says('set-up-locked') }).click();
  await primary(page).click();
  await expect(page.getByRole('heading', { name: says('seats-who-sits') })).toBeVisible();
  await primary(page).click();
  for (const pin of Object.values(PINS)) {
    await figures(page, pin);
    await expect(page.getByRole('heading', { name: /again/ })).toBeVisible();
    await figures(page, pin);
    await expect(page.getByRole('heading', { name: /again/ })).toHaveCount(0);
  }
  await expect(page.getByLabel(/^Phase 1 of nine/)).toBeVisible({ timeout: 60_000 });
}

/** The phone goes to somebody: from the turn by the door of his seat. */
async function sits(page: Page, seat: Seat): Promise<void> {
  await goTo(page, 'turn');
  const doors = page.getByRole('navigation', { name: says('seats-doors') });
  await doors.getByRole('link').nth(['a', 'b', 'umpire'].indexOf(seat)).click();
  await figures(page, PINS[seat]);
  await expect(seat === 'umpire' ? leaf(page, 'due') : text(page, says('seats-told'))).toBeVisible();
}

async function covers(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: says('seat-cover') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: says('seat-cover') })).toHaveCount(0);
  // Whoever comes next finds his own door.
  await expect(page.getByRole('navigation', { name: says('seats-doors') })).toBeVisible();
}

/** A quarter of an hour goes by, by the clock on the table. */
async function later(page: Page, time: string): Promise<void> {
  await goTo(page, 'sky');
  const sheet = page.locator('dialog');
  await sheet.getByText(says('formation-by-hand'), { exact: true }).click();
  const plus = sheet
    .locator('.stepper', { hasText: says('sky-clock') })
    .getByRole('button')
    .last();
  const now = page.locator('.day time').last();
  for (let i = 0; i < 3; i += 1) {
    const before = await now.innerText();
    await plus.click();
    await expect(now).not.toHaveText(before);
  }
  await expect(now).toHaveText(time);
}

/** What is due first is done with the large button. */
const does = async (page: Page, says: string | RegExp, leadsTo: Locator): Promise<void> => {
  await expect(primary(page)).toHaveText(says);
  await tap(primary(page), leadsTo);
};

test('an umpire’s evening, with the taps it costs', async ({ page }) => {
  test.setTimeout(240_000);
  const told: string[] = [];
  const counted = (what: string, most: number): void => {
    told.push(`${what} ${taps}`);
    expect([what, taps <= most]).toEqual([what, true]);
    taps = 0;
  };
  await begin(page);

  // A plan, and an order for eleven o'clock.
  await sits(page, 'a');
  await page.getByLabel(says('seats-plan')).fill(PLAN);
  await exactly(page, says('seats-seal-it')).first().click();
  await expect(button(page, says('seats-seal-it')).first()).toHaveAttribute('aria-disabled', 'true');
  await page.locator('summary', { hasText: says('seats-order-new') }).click();
  const form = page.getByRole('region', { name: says('seats-order-new') });
  await choose(page, says('seats-when-clock'));
  await form.locator('.stepper').getByRole('button').last().click();
  await expect(form.locator('.stepper')).toContainText('11:00');
  await form.getByRole('button', { name: says('seats-seal-it') }).click();
  const order = 'II Corps: Attack, normal';
  await expect(button(page, says('seats-show-order', { order }))).toBeVisible();
  await covers(page);

  // A strength that is twice the truth, a courier, a dispute.
  await sits(page, 'umpire');
  const report = page.locator('.report');
  const mark = page.getByRole('button', { name: /^II Corps, Reille/ });
  await tap(mark, report);
  await choose(page, says('seats-grade-seen'));
  await expect(report).not.toContainText('II Corps');
  await tap(button(page, says('desk-back')), mark);
  taps = 0;
  await tap(mark, report);
  await tap(page.getByRole('button', { name: /^twice: / }), report.filter({ hasText: /put at \d+CP/ }));
  const lie = /put at (\d+)CP/.exec(await report.innerText())?.[1] ?? '';
  const tell = says('desk-tell', { who: ALLIED });
  await exactly(page, tell).click();
  taps += 1;
  counted('a report that is false', 3);
  await tap(leaf(page, 'told'), text(page, `put at ${lie}CP`));
  taps = 0;
  await tap(button(page, says('seats-tell')), exactly(page, says('tell-guns')));
  await choose(page, says('tell-guns'));
  await choose(page, says('desk-in', { n: 15 }));
  await tap(exactly(page, says('desk-send', { who: FRENCH })), text(page, says('desk-under-way', { who: FRENCH })));
  counted('a courier', 4);
  await leaf(page, 'due').click();
  await tap(exactly(page, says('desk-new-dispute')), exactly(page, says('dispute-sight')));
  await choose(page, says('dispute-sight'));
  await tap(exactly(page, says('dispute-note-it')), exactly(page, says('desk-decide-it')));
  counted('a dispute put on the list', 3);
  await covers(page);

  // At a quarter to eleven three things are due.
  await later(page, '10:45');
  await sits(page, 'umpire');
  taps = 0;
  await does(page, says('desk-decide-it'), exactly(page, says('dispute-by-table')));
  await choose(page, says('dispute-as-side', { side: 'French' }));
  await choose(page, says('dispute-by-table'));
  await tap(exactly(page, says('dispute-rule-so')), text(page, says('desk-do-they-come', { who: 'Cooke' })));
  counted('a ruling with its reason', 4);
  await tap(exactly(page, says('desk-own-comes')), text(page, says('desk-they-come', { who: 'Cooke' })));
  await does(page, says('desk-show-who', { who: 'Cooke' }), text(page, says('desk-message-to', { who: FRENCH })));
  counted('a due arrival', 3);
  await tap(exactly(page, says('desk-late', { n: 30 })), text(page, says('desk-nothing')));
  counted('a courier who is late', 1);
  await covers(page);

  // At eleven the order is shown, and is in force.
  await later(page, '11:00');
  await sits(page, 'umpire');
  taps = 0;
  await does(page, says('desk-show-who', { who: order }), text(page, says('desk-nothing')));
  counted('an order shown', 2);
  await covers(page);

  // The other side knows what it was told; the French do not, and have had no letter yet.
  await sits(page, 'b');
  await expect(text(page, `put at ${lie}CP`)).toBeVisible();
  await expect(page.locator('main')).not.toContainText(PLAN);
  await covers(page);
  await sits(page, 'a');
  await expect(text(page, says('seats-told-nothing'))).toBeVisible();
  await expect(page.locator('main')).not.toContainText(`${lie}CP`);
  // What would be saved now is this seat's own page, and says so.
  await goTo(page, 'journal');
  await expect(page.getByText(says('keeping-file', { of: 'page' }))).toBeVisible();
  await expect(exactly(page, says('keeping-save-page'))).toBeVisible();
  await expect(page.locator('main')).not.toContainText(says('keeping-never'));
  await goTo(page, 'papers', 'a');
  // What the umpire showed is his to take back: he is asked, and says no.
  await button(page, /^Undo/).click();
  await button(page, says('back-ask', { who: says('cover-umpire') })).click();
  await figures(page, PINS.umpire);
  await expect(page.getByRole('alert')).toContainText(says('back-asked', { who: FRENCH }).slice(1));
  await exactly(page, says('back-refuse')).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await covers(page);

  // The courier who was half an hour late comes in, and his message is read.
  await later(page, '11:15');
  await sits(page, 'umpire');
  taps = 0;
  await does(page, says('desk-deliver-to', { who: FRENCH }), text(page, says('desk-nothing')));
  counted('a late message delivered', 1);
  await covers(page);
  await sits(page, 'a');
  await expect(text(page, says('tell-guns'))).toBeVisible();
  test.info().annotations.push({ type: 'taps', description: told.join(', ') });
});

/** On a tablet the button of a form lies over nothing of it; and what is covered there leads on as on a phone. */
async function fitsOnATablet(page: Page): Promise<void> {
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 768, height: 1024 });
  const form = page.locator('.pane:has(.desk-do)');
  for (const opens of [says('seats-tell'), says('desk-new-dispute')]) {
    await exactly(page, opens).click();
    await expect(form).toBeVisible();
    await expect.poll(() => form.evaluate((pane) => pane.scrollHeight - pane.clientHeight)).toBeLessThanOrEqual(1);
    await exactly(page, says('desk-back')).click();
    await expect(form).toHaveCount(0);
  }
  await covers(page);
  await page.setViewportSize(phone);
  await sits(page, 'umpire');
}

/** What whoever has the phone may not take back he asks for: the phone goes to whom he asks, who says yes. */
async function takesBack(page: Page, asked: string, pin: string, by: string): Promise<void> {
  await button(page, /^Undo/).click();
  await button(page, says('back-ask', { who: asked })).click();
  await figures(page, pin);
  await expect(page.getByRole('alert')).toContainText(says('back-asked', { who: by }).slice(1));
  await exactly(page, says('back-agree')).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('an order for when its formation is attacked, and deeds of others taken back with their yes', async ({ page }) => {
  test.setTimeout(240_000);
  await begin(page);
  await sits(page, 'b');
  await page.locator('summary', { hasText: says('seats-order-new') }).click();
  const form = page.getByRole('region', { name: says('seats-order-new') });
  await form.getByRole('button', { name: FORMATION, exact: true }).click();
  await form.getByRole('button', { name: says('order-withdraw'), exact: true }).click();
  await form.getByRole('button', { name: says('seats-when-attacked'), exact: true }).click();
  await form.getByRole('button', { name: says('seats-seal-it') }).click();
  const order = `${FORMATION}: ${says('order-withdraw')}`;
  await expect(button(page, says('seats-show-order', { order }))).toBeVisible();
  await covers(page);
  await sits(page, 'umpire');
  await expect(text(page, says('desk-nothing'))).toBeVisible();
  await fitsOnATablet(page);
  await covers(page);

  // The French guns fire, and all that follows from it is settled before anybody looks.
  await toPhase(page, 4);
  await button(page, /Bijlandt/)
    .first()
    .click();
  await page.getByRole('switch', { name: /^Reserve battery/ }).click();
  await button(page, says('own-dice')).click();
  await enterDice(page, [6, 6, 1, 5, 1]);
  await press(page, 'Accept');
  await press(page, 'Settle the hits');
  await button(page, /own card/).click();
  await tapOn(page, button(page, /^Disordered/));
  await press(page, 'Accept');

  await sits(page, 'umpire');
  await does(page, says('desk-show-who', { who: order }), text(page, says('desk-nothing')));
  await covers(page);
  await goTo(page, 'journal');
  await expect(page.locator('.entry', { hasText: FORMATION }).last()).toContainText(says('order-withdraw'));

  // The Allied player wants it back: the umpire says yes, and it is due again.
  await sits(page, 'b');
  await takesBack(page, says('cover-umpire'), PINS.umpire, ALLIED);
  await expect(primary(page)).toHaveText(says('desk-show-who', { who: order }));
  await covers(page);

  // The French player seals a plan; the other asks for it back, and the French player says yes.
  await sits(page, 'a');
  await page.getByLabel(says('seats-plan')).fill(PLAN);
  await exactly(page, says('seats-seal-it')).first().click();
  await expect(button(page, says('seats-seal-it')).first()).toHaveAttribute('aria-disabled', 'true');
  await covers(page);
  await sits(page, 'b');
  await takesBack(page, FRENCH, PINS.a, ALLIED);
  await expect(page.getByLabel(says('seats-plan'))).toHaveValue('');

  // It ends: the seals are closed still, and are opened before the seed is shown.
  await covers(page);
  await goTo(page, 'sky');
  const sheet = page.locator('dialog');
  await sheet.locator('summary', { hasText: says('sky-end') }).click();
  for (const side of ['French', 'Allied']) await sheet.getByText(says('sky-end-side', { side })).click();
  await sheet.getByRole('button', { name: new RegExp(`^${says('over-question')}`) }).click();
  await expect(text(page, says('seats-open-seals'))).toBeVisible();
  await page
    .getByRole('navigation', { name: says('seats-doors') })
    .getByRole('link')
    .last()
    .click();
  await figures(page, PINS.umpire);
  await primary(page).click();
  await expect(text(page, says('after-seals-are-open'))).toBeVisible();
  await covers(page);
  await expect(page.locator('main')).not.toContainText(says('seats-open-seals'));
});
