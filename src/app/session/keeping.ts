/** How long this browser keeps our data, and whether the whole app is on this device. */
import * as z from 'zod/mini';

export const DEVICES = ['android', 'iphone', 'computer'] as const;
export type Device = (typeof DEVICES)[number];

export interface Browser {
  readonly userAgent: string;
  /** The number of touch points: an iPad claims to be a Mac. */
  readonly fingers: number;
}

const isIos = ({ userAgent, fingers }: Browser): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && fingers > 1);

export const deviceOf = (browser: Browser): Device =>
  isIos(browser) ? 'iphone' : /Android/.test(browser.userAgent) ? 'android' : 'computer';

/** Every iPhone browser is Safari inside; on a Mac only Safari is. */
const isSafari = (browser: Browser): boolean =>
  isIos(browser) || (/Safari/.test(browser.userAgent) && !/Chrom|Android|Edg/.test(browser.userAgent));

export const HOW_LONG = ['promised', 'seven-days', 'may-clear', 'unknown'] as const;
export type HowLong = (typeof HOW_LONG)[number];

export interface Standing {
  /** Started from the Home Screen in its own window. */
  readonly installed: boolean;
  /** The browser's answer; undefined if it cannot be asked. */
  readonly promised: boolean | undefined;
}

/** Safari's promise ends after seven days without a visit, unless the app is on the Home Screen. */
export function howLong(browser: Browser, { installed, promised }: Standing): HowLong {
  if (isSafari(browser) && !installed) return 'seven-days';
  if (promised === undefined) return 'unknown';
  return promised ? 'promised' : 'may-clear';
}

const partsSchema = z.array(z.string().check(z.regex(/^[\w./-]+$/))).check(z.minLength(1), z.maxLength(1000));

export type Complete =
  | { readonly is: 'here'; readonly of: number }
  | { readonly is: 'missing'; readonly of: number; readonly missing: number }
  /** No service worker is active, or its list is missing: the app cannot start offline. */
  | { readonly is: 'not-yet' };

/** Looks for every part of the app (listed by vite.config.ts) in the caches. */
export async function complete(): Promise<Complete> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return { is: 'not-yet' };
    const listed = await fetch('./parts.json');
    const parts = partsSchema.safeParse(await listed.json());
    if (!parts.success) return { is: 'not-yet' };
    // Files without a hash in their name are cached under a revision.
    const found = await Promise.all(parts.data.map((part) => caches.match(`./${part}`, { ignoreSearch: true })));
    const missing = found.filter((each) => !each).length;
    return missing > 0 ? { is: 'missing', of: found.length, missing } : { is: 'here', of: found.length };
  } catch {
    return { is: 'not-yet' };
  }
}
