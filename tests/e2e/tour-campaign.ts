/** Every screen and state of a campaign, one after the other, for those who look at them: all nineteen rows are played. */
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { button, place, primary, tapOn, visit } from './hands.ts';
import { type Show, whole } from './tour.ts';
import { says } from './words.ts';

/** A campaign of our own: five areas, four leaders, twelve corps. */
const SAMPLE = join(import.meta.dirname, '../samples/campaign-begun.json');

const sheet = (page: Page) => page.locator('dialog[open]');
const own = (page: Page) => page.getByRole('button', { name: says('campaign-own-die') });

/** Lays one of the table's own dice after the other. */
async function throwOwn(page: Page, ...faces: number[]): Promise<void> {
  await tapOn(page, own(page));
  for (const face of faces) await tapOn(page, page.getByRole('button', { name: String(face), exact: true }));
}

export async function takeSample(page: Page): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByText(says('campaign-take-file')).click();
  await (await chosen).setFiles(SAMPLE);
  await expect(page.getByText(says('aon-round-question'))).toBeVisible();
}

/** From an empty list to the spring after a winter. */
export async function tourOfCampaigns(page: Page, look: Show, enter = visit): Promise<void> {
  const show = async (name: string) => {
    await whole(page);
    await look(name, page);
  };
  const go = (...path: string[]) =>
    place(page, [new URL(page.url()).hash.split('/').slice(0, 3).join('/'), ...path].join('/'));
  const room = async (name: string, ...path: string[]) => {
    await go(...path);
    await show(name);
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  };
  const step = async (area: string) => {
    await page.locator('.route__next select').selectOption({ label: area });
    await expect(page.locator('.route__step', { hasText: area })).toBeVisible();
  };

  const retreats = async (area: string) => {
    await page.locator('.field select').selectOption({ label: area });
    await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true');
  };
  const moves = async (name: string, army: string, ...by: string[]) => {
    await go('army', army);
    await tapOn(page, sheet(page).getByRole('button', { name: says('aon-moves', { name }) }));
    for (const area of by) await step(area);
    await tapOn(page, primary(page));
  };

  await enter(page);
  await place(page, '#/campaigns');
  await show('campaigns-empty');
  await place(page, '#/campaigns/aon');
  await show('begin');
  await page.getByLabel(says('aon-begin-title')).fill('The Danube');
  await tapOn(page, primary(page));
  await expect(page.getByText(says('aon-empty'))).toBeVisible();
  await show('round-empty');
  await room('new-area', 'new-area');
  await leave();
  await room('ledger-empty', 'ledger');
  await room('journal-begun', 'journal');

  await place(page, '#/campaigns');
  await takeSample(page);
  await show('round');
  await room('army', 'army', 'm1');
  await leave();

  // AON-001 to AON-004: a march by the mountains, forced, which wears down and takes.
  await go('army', 'm1');
  await tapOn(page, sheet(page).getByRole('button', { name: says('aon-moves', { name: 'Napoleon' }) }));
  await show('move');
  await step('Tyrol');
  await tapOn(page, page.getByRole('switch', { name: new RegExp(says('aon-move-forced')) }));
  await show('move-said');
  await tapOn(page, primary(page));
  await show('march');
  await throwOwn(page, 1, 1);
  await show('march-thrown');
  await tapOn(page, primary(page));
  await show('loss');
  await tapOn(page, primary(page));

  // AON-005, AON-006: others answer a move.
  await moves('Davout', 'm2', 'Tyrol');
  await show('march-spared');
  await tapOn(page, primary(page));
  await expect(page.getByText(says('aon-answers', { mover: 'Davout' }))).toBeVisible();
  await show('answers');
  await tapOn(page, button(page, new RegExp(says('aon-withdraws', { name: 'John' }))));
  await retreats('Bavaria');
  await show('withdraw');
  await tapOn(page, button(page, says('campaign-leave-it')));
  await moves('John', 'm4', 'Bavaria');
  await tapOn(page, button(page, new RegExp(says('aon-intercepts', { name: 'Davout' }))));
  await show('intercept');
  await tapOn(page, primary(page));

  // AON-007 to AON-014: a battle by the sheet, tied, pursued, and left.
  await go('army', 'm2');
  await show('army-among-enemies');
  await tapOn(page, sheet(page).getByRole('button', { name: says('aon-attacks', { name: 'Davout', enemy: 'John' }) }));
  await show('engage');
  await tapOn(page, primary(page));
  await tapOn(page, primary(page));
  await show('fight');
  await tapOn(page, button(page, says('campaign-table-decides')));
  await show('by-hand');
  await tapOn(page, button(page, says('shell-back')));
  await tapOn(page, own(page));
  await show('own-die');
  for (const face of [3, 3]) await tapOn(page, page.getByRole('button', { name: String(face), exact: true }));
  await tapOn(page, button(page, says('shell-back')));
  await show('fight-tied');
  await throwOwn(page, 4, 1);
  await show('fight-thrown');
  await tapOn(page, primary(page));
  await show('pursuit');
  await tapOn(page, page.getByRole('switch', { name: says('aon-pursuit-play') }));
  await tapOn(page, page.getByRole('button', { name: new RegExp(says('aon-pursuit-adds')) }).last());
  await show('pursuit-said');
  await tapOn(page, primary(page));
  await show('loss-for-good');
  await tapOn(page, primary(page));
  await retreats('Bohemia');
  await show('aftermath');
  await tapOn(page, primary(page));

  // AON-018, AON-019: a battle that goes to the table, and is told by hand.
  await moves('Napoleon', 'm1', 'Vienna');
  await show('round-attack');
  await tapOn(page, primary(page));
  await tapOn(page, primary(page));
  await tapOn(page, primary(page));
  await tapOn(page, button(page, says('campaign-table-decides')));
  await tapOn(page, button(page, says('aon-to-table')));
  await show('table');
  for (const name of ['Napoleon', 'Charles'])
    await tapOn(page, page.getByText(says('aon-table-losses', { name, n: 0 })));
  await tapOn(page, page.getByText(says('aon-table-house')));
  await show('table-open');
  await tapOn(page, button(page, says('campaign-set-aside')));
  await show('set-aside');
  await tapOn(page, page.getByLabel(says('aon-deferred')).getByRole('button'));
  await tapOn(page, page.getByRole('radio', { name: says('aon-table-draw') }));
  await throwOwn(page, 5, 2);
  await show('table-drawn');
  await tapOn(page, primary(page));
  await tapOn(page, primary(page));
  await retreats('Bavaria');
  await tapOn(page, primary(page));

  // AON-015: a winter.
  await tapOn(page, button(page, says('aon-next-winter')));
  await show('round-winter');
  await tapOn(page, primary(page));
  await show('winter');
  await throwOwn(page, 1);
  await show('winter-thrown');
  await tapOn(page, primary(page));
  while (await page.locator('.sheet-page').isVisible()) await tapOn(page, primary(page));
  await show('spring');

  await room('ledger', 'ledger');
  for (const [name, ...path] of [
    ['area', 'area', 'r4'],
    ['corps', 'corps', 'c1'],
    ['set-army', 'set-army', 'm1'],
    ['side', 'side', 'b'],
    ['new-army', 'new-army'],
    ['new-corps', 'new-corps'],
    ['calendar', 'calendar'],
  ] as const) {
    await room(name, ...path);
    await leave();
  }
  await room('hand-covered', 'hand', 'b');
  await tapOn(page, primary(page));
  await show('hand');
  await go('calendar');
  await tapOn(page, page.getByText(says('aon-rulings')));
  await show('calendar-rulings');
  await leave();
  await room('journal', 'journal');
  await tapOn(page, page.locator('.entry').nth(-2));
  await show('journal-open');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText(says('session-reads-along'))).toBeVisible();
  await whole(other);
  await look('reading', other);
  await other.close();
  await place(page, '#/campaigns');
  await show('campaigns');
  await place(page, '#/campaign/none');
  await show('campaign-gone');
}
