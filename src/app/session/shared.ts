/**
 * What other apps hand over: shared through the system's sheet (the service worker has laid it by, see
 * public/share-target.js), or opened with Scovell as its file handler. It waits here until somebody says what becomes of it.
 */
import * as z from 'zod/mini';
import { MAX_BYTES } from '../../orders-of-battle/bytes.ts';

export interface HandedOver {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Takes it away, once it has found its place or is not wanted. */
  readonly done: () => Promise<void>;
}

const SHARED = 'scovell-shared';
const nameSchema = z.string().check(z.maxLength(200));

/** Opened with Scovell in this tab; the file itself stays where it is. */
let opened: readonly HandedOver[] = [];

/** As many as are laid by at once; the service worker takes no more either. */
export const MOST_FILES = 8;

/** Says why some of them do not wait here: too large or too many, or not to be read. */
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

/** Everything that waits, the oldest first. What cannot be read is taken away: its sender has it still. */
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
      // A name that cannot be read is no reason to lose the file.
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
