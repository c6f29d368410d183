/** Taps of the finger and screens of an evening, counted. */
import { expect, type Locator, type Page } from '@playwright/test';
import { primary, question, tapOn } from './hands.ts';

export interface Counted {
  taps: number;
  screens: number;
}

export interface Hand {
  readonly count: Counted;
  /** From here on it is counted anew. */
  from(): void;
  /** One tap; the next comes when the screen shows what this one did. */
  tap(target: Locator): Promise<void>;
  /** The large button. */
  on(): Promise<void>;
  /** The open question with the large button alone, whatever the dice say. */
  through(): Promise<void>;
}

export function handOn(page: Page): Hand {
  const count = { taps: 0, screens: 0 };
  const where = async () => `${await question(page).innerText()} ${page.url()}`;
  const hand: Hand = {
    count,
    from() {
      count.taps = 0;
      count.screens = 0;
    },
    async tap(target) {
      const before = await where();
      count.taps += 1;
      await tapOn(page, target);
      if ((await where()) !== before) count.screens += 1;
    },
    on: () => hand.tap(primary(page)),
    async through() {
      const sheet = page.locator('.sheet-page');
      for (let i = 0; i < 12 && (await sheet.isVisible()); i += 1) {
        const all = page.getByRole('button', { name: /^Draw for all/ });
        await hand.tap((await all.isVisible()) ? all : primary(page));
      }
      await expect(sheet).toHaveCount(0);
      const accepts = page.getByRole('button', { name: /^Accept all/ });
      if (await accepts.isVisible()) await hand.tap(accepts);
    },
  };
  return hand;
}
