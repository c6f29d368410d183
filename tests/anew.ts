/**
 * One thread serves many files of tests: for each of its own to start takes longer than most of them run. Each file loads
 * its modules anew, and what it did to the page and to the thread is undone behind it.
 */
import { afterAll, vi } from 'vitest';

/** Said where Vitest looks before the next file: modules and their mocks end with the file. */
const { __vitest_worker__: thread } = globalThis as typeof globalThis & {
  readonly __vitest_worker__: { readonly config: { isolate: boolean } };
};
thread.config.isolate = true;

/** Remembers what a thing has of its own, and what is laid in it; the answer makes it so again. */
function remembered(of: object): () => void {
  const before = new Map(
    Reflect.ownKeys(of).flatMap((key) => {
      const own = Object.getOwnPropertyDescriptor(of, key);
      return own ? [[key, own] as const] : [];
    }),
  );
  const laid = [...before].flatMap(([key, { set, configurable }]) =>
    set && configurable ? [[key, Reflect.get(of, key)] as const] : [],
  );
  return () => {
    for (const key of Reflect.ownKeys(of)) if (!before.has(key)) Reflect.deleteProperty(of, key);
    for (const [key, own] of before) {
      const now = Object.getOwnPropertyDescriptor(of, key);
      if (own.configurable && (now?.value !== own.value || now?.get !== own.get || now?.set !== own.set))
        Object.defineProperty(of, key, own);
    }
    for (const [key, value] of laid) if (Reflect.get(of, key) !== value) Reflect.set(of, key, value);
  };
}

const hasPage = 'document' in globalThis;
const address = hasPage ? location.href.replace(/#.*/, '') : '';
const asBefore = [globalThis, ...(hasPage ? [navigator, document, window] : [])].map(remembered);

/** What a file puts off comes no more once it is over. */
type Timer = ReturnType<typeof setTimeout>;
const timers = new Set<Timer>();
for (const begin of ['setTimeout', 'setInterval'] as const) {
  const plainly: (...how: Parameters<typeof setTimeout>) => Timer = globalThis[begin];
  const counted: typeof plainly = (...how) => {
    const timer = plainly(...how);
    timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, { [begin]: Object.assign(counted, plainly) });
}

/** Those who listen to the page itself would outlive their file. */
const heard: (() => void)[] = [];
const elements = hasPage ? [document.documentElement, document.body] : [];
const targets: readonly EventTarget[] = hasPage ? [window, document, ...elements] : [];
for (const target of targets) {
  const listen = target.addEventListener;
  target.addEventListener = (...how) => {
    heard.push(() => target.removeEventListener(...how));
    listen.apply(target, how);
  };
  heard.push(() => {
    target.addEventListener = listen;
  });
}

function clearPage(): void {
  for (const element of elements) for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const timer of timers) clearTimeout(timer);
  for (const ends of heard) ends();
  if (hasPage) clearPage();
  for (const one of asBefore) one();
});

await import('./setup.ts');
