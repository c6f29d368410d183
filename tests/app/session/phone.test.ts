// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

await vi.hoisted(async () => {
  const fake = await import('fake-indexeddb');
  Object.assign(globalThis, { indexedDB: new fake.IDBFactory(), IDBKeyRange: fake.IDBKeyRange });
});
const { stayAwake } = await import('../../../src/app/session/phone.ts');

/** A lock as the system gives it: it tells of its release a little later. */
class Lock extends EventTarget {
  released = false;
  async release(): Promise<void> {
    this.released = true;
    await Promise.resolve();
    this.dispatchEvent(new Event('release'));
  }
}

let given: Lock[] = [];
let asked: (() => void)[] = [];
const held = () => given.filter(({ released }) => !released).length;

/** The system grants what it was asked for. */
async function grant(): Promise<void> {
  for (const give of asked.splice(0)) give();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  given = [];
  asked = [];
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: () =>
        new Promise((resolve) =>
          asked.push(() => {
            const lock = new Lock();
            given.push(lock);
            resolve(lock);
          }),
        ),
    },
  });
});

afterEach(async () => {
  stayAwake(false);
  await grant();
});

it('keeps one lock, however often a battle is left and opened while the system makes up its mind', async () => {
  stayAwake(true);
  stayAwake(false);
  stayAwake(true);
  await grant();
  expect(held()).toBe(1);
  stayAwake(false);
  expect(held()).toBe(0);
});

it('holds none when the battle was left before it came', async () => {
  stayAwake(true);
  stayAwake(false);
  await grant();
  expect(held()).toBe(0);
  stayAwake(true);
  await grant();
  expect(held()).toBe(1);
});

it('asks anew when one battle follows another at once', async () => {
  stayAwake(true);
  await grant();
  stayAwake(false);
  stayAwake(true);
  await grant();
  expect(held()).toBe(1);
});
