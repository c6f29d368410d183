/**
 * Files from other apps: shared through the system's sheet (stored by the service worker, public/share-target.js) or
 * opened with Scovell. They wait here for the user's decision.
 */
import * as z from 'zod/mini';
import { MAX_BYTES } from '../../orders-of-battle/bytes.ts';

export interface HandedOver {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Removes it, once it is used or rejected. */
  readonly done: () => Promise<void>;
}

const SHARED = 'scovell-shared';
const nameSchema = z.string().check(z.maxLength(200));

/** Opened with Scovell in this tab. The file itself stays where it is. */
let opened: readonly HandedOver[] = [];

/** The most files that wait at once. The service worker has the same limit. */
export const MOST_FILES = 8;

/** Why some files were not taken: too large or too many, or unreadable. */
export async function handOver(files: readonly File[]): Promise<'large' | 'broken' | undefined> {
  const fit = files.slice(0, MOST_FILES).filter(({ size }) => size <= MAX_BYTES);
  const made = fit.map(async (file): Promise<HandedOver | null> => {
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return null;
    const one: HandedOver = {
      name: file.name.slice(0, 200),
      bytes: new Uint8Array(bytes),
      done: async () => {
        opened = opened.filter((each) => each !== one);
      },
    };
    return one;
  });
  const got = (await Promise.all(made)).filter((each) => each !== null);
  opened = [...opened, ...got];
  if (fit.length < files.length) return 'large';
  return got.length < fit.length ? 'broken' : undefined;
}

/** Everything that waits, oldest first. Unreadable files are removed: the sender still has them. */
export async function handedOver(): Promise<readonly HandedOver[]> {
  const cache = await caches?.open(SHARED).catch(() => null);
  if (!cache) return opened;
  const waiting: HandedOver[] = [];
  for (const key of await cache.keys()) {
    const kept = await cache.match(key);
    const bytes = await kept?.arrayBuffer().catch(() => null);
    let said = '';
    try {
      said = decodeURIComponent(kept?.headers.get('x-name') ?? '');
    } catch {
      // An unreadable name is no reason to lose the file.
    }
    const name = nameSchema.safeParse(said);
    if (bytes && bytes.byteLength <= MAX_BYTES)
      waiting.push({
        name: name.success ? name.data : '',
        bytes: new Uint8Array(bytes),
        done: async () => {
          await cache.delete(key);
        },
      });
    else await cache.delete(key);
  }
  return [...waiting, ...opened];
}
