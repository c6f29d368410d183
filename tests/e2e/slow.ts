/**
 * The `test` of the browser tests: none may offend against the page's policy. With `SCOVELL_SLOW=8` in the environment every page is slowed eightfold, and with
 * `SCOVELL_DISK=300` every write takes 300 ms longer to lie on the disk: a test that does not wait for what it did fails
 * there, and not some day on a laden machine.
 */
import { type BrowserContext, expect, test as plain } from '@playwright/test';
import { watch } from './policy.ts';

const factor = Number(process.env.SCOVELL_SLOW ?? 1);
const wait = Number(process.env.SCOVELL_DISK ?? 0);

/** Tells of a finished transaction `ms` later than it is finished. */
export function late(ms: number): void {
  const own = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete')!;
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    ...own,
    set(heard: ((event: Event) => void) | null) {
      own.set!.call(this, heard && ((event: Event) => setTimeout(() => heard.call(this, event), ms)));
    },
  });
}

/** Slows every page of a browser, those to come as well. */
export function slowed(context: BrowserContext): BrowserContext {
  if (wait > 0) void context.addInitScript(late, wait);
  if (factor > 1)
    context.on('page', async (page) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
    });
  return context;
}

/** Where a test itself does what the policy forbids. */
export const expectsRefusals = new WeakSet<BrowserContext>();

export const test = plain.extend({
  context: async ({ context }, use) => {
    const { refused } = await watch(context);
    await use(slowed(context));
    if (!expectsRefusals.has(context)) expect(refused, 'what the page’s policy turned away').toEqual([]);
  },
});
