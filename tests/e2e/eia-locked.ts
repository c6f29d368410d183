/** A campaign of Empires in Arms under lock: how it begins, and how its seats open. */
import { expect, type Page } from '@playwright/test';
import { button, tapOn } from './hands.ts';
import { says } from './words.ts';

export const pin = async (page: Page, figures: string) => {
  for (const figure of figures) await page.getByRole('button', { name: figure, exact: true }).click();
};

export const PINS = { umpire: '9876', AU: '1111', FR: '2222', RU: '3333' } as const;

async function chosen(page: Page, who: string, figures: string): Promise<void> {
  await expect(page.getByRole('heading', { name: says('seats-choose-figures', { who }) })).toBeVisible();
  await pin(page, figures);
  await expect(page.getByRole('heading', { name: says('seats-same-again', { who }) })).toBeVisible();
  await pin(page, figures);
}

/** A campaign of three powers; its address. */
export async function begunLocked(page: Page): Promise<string> {
  await page.goto('./#/campaigns/eia');
  await page.getByRole('textbox', { name: says('eiabegin-title') }).fill('Under lock');
  await page.getByRole('switch', { name: says('eiabegin-lock') }).click();
  await tapOn(page, button(page, says('eia-begin')));
  for (const [who, figures] of [
    [says('eia-keeper-who'), PINS.umpire],
    ['Austria', PINS.AU],
    ['France', PINS.FR],
    ['Russia', PINS.RU],
  ] as const)
    await chosen(page, who, figures);
  await expect(page).toHaveURL(/#\/campaign\//);
  return new URL(page.url()).hash.split('/').slice(0, 3).join('/');
}

/** Goes on without a reload, so an open seat stays open. */
export const goes = (page: Page, to: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, to);

/** A power's seat opens, and lies before its player. */
export async function opensSeat(page: Page, campaign: string, power: 'AU' | 'FR' | 'RU'): Promise<void> {
  await goes(page, `${campaign}/seat/${power}`);
  await expect(page.locator('.pad')).toBeVisible();
  await pin(page, PINS[power]);
  await expect(button(page, says('eia-seat-leave'))).toBeVisible();
}

/** A corps is typed by whoever's seat is open. */
export async function typesCorps(page: Page, campaign: string, name: string, nation: string): Promise<void> {
  await goes(page, `${campaign}/new/corps`);
  await page.getByRole('textbox', { name: says('eiasheet-field-name') }).fill(name);
  await page.getByRole('combobox', { name: says('eiasheet-field-nation') }).selectOption({ label: nation });
  await tapOn(page, page.getByRole('button', { name: says('eia-add'), exact: true }));
}
