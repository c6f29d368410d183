/**
 * The `test` of the browser tests: no test may violate the page's policy. `SCOVELL_SLOW=8` slows every page eightfold,
 * `SCOVELL_DISK=300` delays every write by 300 ms and `SCOVELL_STALL=5000` one in twelve by 5 s, so a test that does not
 * wait for its own actions fails here and not one day on a busy machine.
 */
import { type BrowserContext, expect, type Page, test as plain } from '@playwright/test';
import { watch } from './policy.ts';

const factor = Number(process.env.SCOVELL_SLOW ?? 1);
const wait = Number(process.env.SCOVELL_DISK ?? 0);
const stall = Number(process.env.SCOVELL_STALL ?? 0);

/** A transaction that is known to end late. */
interface Stalled extends IDBTransaction {
  lateBy?: number;
}

/** Reports a finished transaction `ms` late. Runs in the page. */
export function late(ms: number): void {
  const own = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'oncomplete')!;
  Object.defineProperty(IDBTransaction.prototype, 'oncomplete', {
    ...own,
    set(this: Stalled, heard: ((event: Event) => void) | null) {
      own.set!.call(this, heard && ((event: Event) => setTimeout(() => heard.call(this, event), this.lateBy ?? ms)));
    },
  });
}

/** Counts what a page is writing, until it has heard that it is done. Runs in the page. */
function counting([ms, stalled]: readonly [ms: number, stalled: number]): void {
  const page: { writes?: number } = window as never;
  const begin = IDBDatabase.prototype.transaction;
  let begun = 0;
  page.writes = 0;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...how: Parameters<typeof begin>) {
    const work: Stalled = begin.apply(this, how);
    if (work.mode !== 'readwrite') return work;
    begun += 1;
    if (stalled > 0 && begun % 12 === 0) work.lateBy = stalled;
    page.writes = (page.writes ?? 0) + 1;
    for (const end of ['complete', 'abort'])
      work.addEventListener(end, () => setTimeout(() => (page.writes = (page.writes ?? 1) - 1), work.lateBy ?? ms));
    return work;
  };
}

/** How many writes of a page are not done. */
export const writesIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { writes?: number }).writes ?? 0);

/** Until the page writes nothing, and has drawn what came of it. */
export const written = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        for (let n = 0; n < 2; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
        return (window as { writes?: number }).writes ?? 0;
      }),
    )
    .toBe(0);

const counted = new WeakSet<BrowserContext>();

/** Slows every page of a browser and counts what it writes, future pages included. */
export function slowed(context: BrowserContext): BrowserContext {
  if (counted.has(context)) return context;
  counted.add(context);
  void context.addInitScript(counting, [wait, stall] as const);
  if (wait + stall > 0) void context.addInitScript(late, wait);
  if (factor > 1)
    context.on('page', async (page) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
    });
  return context;
}

/** Contexts whose tests violate the policy on purpose. */
export const expectsRefusals = new WeakSet<BrowserContext>();

export const test = plain.extend<object, { everyContext: undefined }>({
  // A second context of a test must not be forgotten: what waits for its writes would not wait.
  everyContext: [
    async ({ browser }, use) => {
      const plainly = browser.newContext.bind(browser);
      browser.newContext = async (options) => slowed(await plainly(options));
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context }, use) => {
    const { refused } = await watch(context);
    await use(slowed(context));
    if (!expectsRefusals.has(context)) expect(refused, 'what the page’s policy turned away').toEqual([]);
  },
});
