/** A finger on the glass, which comes down, wanders and leaves by itself. */
import type { CDPSession, Locator, Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  readonly down: (...at: readonly Spot[]) => Promise<void>;
  readonly move: (...to: readonly Spot[]) => Promise<void>;
  readonly up: () => Promise<void>;
}

/** Milliseconds between two taps. */
const APART = 300;

export async function handOn(page: Page, apart = APART): Promise<Hand> {
  const glass: CDPSession = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Spot[]) => {
    await glass.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((spot, id) => ({ ...spot, id })) });
  };
  let left = 0;
  return {
    down: async (...at) => {
      // Sooner it would be a double tap.
      await page.waitForTimeout(Math.max(0, left + apart - Date.now()));
      await touch('touchStart', at);
    },
    move: (...to) => touch('touchMove', to),
    up: async () => {
      await touch('touchEnd', []);
      left = Date.now();
    },
  };
}

export async function middleOf(target: Locator): Promise<Spot> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
