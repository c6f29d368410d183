import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToWrite, type Channel, type Hold, type Locks, type WriterLock } from '../../src/journal/writer-lock.ts';

/** Locks as the browser keeps them: a queue, a holder, and thieves whose victims are told by an AbortError. */
function lockRoom(): Locks & { readonly asked: string[] } {
  type Request = { grant: (lock: object) => Promise<void>; settle: (error?: unknown) => void };
  let holder: Request | null = null;
  const queue: Request[] = [];
  const asked: string[] = [];
  const stolen = () => new DOMException('stolen', 'AbortError');
  const next = () => {
    const request = holder ? undefined : queue.shift();
    if (request) hold(request);
  };
  const hold = (request: Request) => {
    holder = request;
    request.grant({}).then(() => {
      if (holder !== request) return;
      holder = null;
      request.settle();
      next();
    });
  };
  return {
    asked,
    request: (name, options, held) =>
      new Promise((resolve, reject) => {
        asked.push(name);
        const settle = (error?: unknown) => (error ? reject(error) : resolve(undefined));
        const request: Request = { grant: async (lock) => held(lock), settle };
        queueMicrotask(() => {
          if (options.steal) {
            const victim = holder;
            hold(request);
            victim?.settle(stolen());
          } else if (options.ifAvailable) {
            if (holder) held(null).then(() => resolve(undefined));
            else hold(request);
          } else {
            queue.push(request);
            options.signal?.addEventListener('abort', () => {
              const at = queue.indexOf(request);
              if (at < 0) return;
              queue.splice(at, 1);
              reject(stolen());
            });
            next();
          }
        });
      }),
  };
}

let club = 0;
const laid: WriterLock[] = [];
afterEach(() => {
  for (const lock of laid.splice(0)) lock.release();
});

function table(locks: Locks | null) {
  const name = `battle-${++club}`;
  return () => {
    const holds: Hold[] = [];
    const heads: string[] = [];
    const lock = askToWrite({
      name,
      locks,
      channel: new BroadcastChannel(name) as unknown as Channel,
      onHold: (hold) => holds.push(hold),
      onWritten: (head) => heads.push(head),
    });
    laid.push(lock);
    return { lock, holds, heads };
  };
}
const becomes = (tab: { readonly lock: WriterLock }, hold: Hold) => vi.waitFor(() => expect(tab.lock.hold).toBe(hold));

describe('the writer lock', () => {
  it('is with the first tab, and the second reads', async () => {
    const tab = table(lockRoom());
    const [first, second] = [tab(), tab()];
    expect(first.lock.hold).toBe('waiting');
    await becomes(first, 'writing');
    await becomes(second, 'reading');
    expect([first.holds, second.holds]).toEqual([['writing'], ['reading']]);
  });

  it('can be taken, and whoever held it reads from then on', async () => {
    const tab = table(lockRoom());
    const [first, second] = [tab(), tab()];
    await becomes(first, 'writing');
    await becomes(second, 'reading');
    second.lock.take();
    await becomes(second, 'writing');
    await becomes(first, 'reading');
    first.lock.take();
    await becomes(first, 'writing');
    await becomes(second, 'reading');
    expect(first.holds).toEqual(['writing', 'reading', 'writing']);
    expect(second.holds).toEqual(['reading', 'writing', 'reading']);
  });

  it('is never with two, however often it is taken', async () => {
    const tab = table(lockRoom());
    const tabs = [tab(), tab(), tab()];
    await becomes(tabs[0]!, 'writing');
    for (const turn of [1, 2, 0, 2, 1, 1, 0]) {
      tabs[turn]!.lock.take();
      await becomes(tabs[turn]!, 'writing');
      await vi.waitFor(() => expect(tabs.filter(({ lock }) => lock.hold === 'writing')).toHaveLength(1));
    }
  });

  it('passes on when it is laid down', async () => {
    const tab = table(lockRoom());
    const [first, second, third] = [tab(), tab(), tab()];
    await becomes(first, 'writing');
    await becomes(third, 'reading');
    first.lock.release();
    await becomes(second, 'writing');
    expect(third.lock.hold).toBe('reading');
    first.lock.take();
    expect(first.holds).toEqual(['writing']);
  });

  it('comes back to the one it was taken from when the taker leaves', async () => {
    const tab = table(lockRoom());
    const [first, second] = [tab(), tab()];
    await becomes(second, 'reading');
    second.lock.take();
    await becomes(first, 'reading');
    second.lock.release();
    await becomes(first, 'writing');
  });

  it('is asked for under the name of the battle', async () => {
    const locks = lockRoom();
    table(locks)();
    expect(locks.asked).toEqual([`battle-${club}`]);
  });

  it('tells the readers what was written', async () => {
    const tab = table(lockRoom());
    const [first, second] = [tab(), tab()];
    await becomes(second, 'reading');
    first.lock.wrote('abc');
    await vi.waitFor(() => expect(second.heads).toEqual(['abc']));
    expect(first.heads).toEqual([]);
  });

  it.each<[string, Locks | null]>([
    ['there are no locks', null],
    ['locks are refused', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('is with the tab that came last where %s', async (_, locks) => {
    const tab = table(locks);
    const first = tab();
    await becomes(first, 'writing');
    const second = tab();
    await becomes(second, 'writing');
    await becomes(first, 'reading');
    first.lock.take();
    await becomes(second, 'reading');
    expect(first.lock.hold).toBe('writing');
  });
});
