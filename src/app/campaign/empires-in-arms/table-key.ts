/**
 * The cipher of a table under lock. Its record lies covered in it, on the disk as in every file; the rules read it while the
 * campaign is open, for this device keeps the cipher under a key that never leaves it. The keeper's figures take it out on
 * any other.
 */
import * as z from 'zod/mini';
import type { Campaign, Locked } from '../../../campaign/empires-in-arms/campaign.ts';
import { isRead, layRead } from '../../../campaign/empires-in-arms/covered.ts';
import { type Event, eventSchema } from '../../../campaign/empires-in-arms/events.ts';
import { type Play, playSchema } from '../../../campaign/empires-in-arms/plays.ts';
import type { Entry } from '../../../journal/entry.ts';
import { digestText } from '../../../journal/hash.ts';
import { fromBase64, toBase64 } from '../../session/base64.ts';
import type { Written } from '../../session/game-session.ts';
import { boxFor, decrypt, encrypt, readBox, type SeatKey } from '../../session/seat-keys.ts';

export const KEEPER = 'umpire';

/** Where a device keeps ciphers of tables. */
export interface KeyShelf {
  readonly deviceKey: () => Promise<CryptoKey | null>;
  readonly get: (name: string) => Promise<unknown>;
  readonly put: (name: string, value: string) => Promise<boolean>;
}

const nameOf = ({ keys }: Locked): string => `table-${digestText(keys[KEEPER] ?? '').slice(0, 32)}`;
const cipherOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** A new table: its cipher, taken out by the keeper alone. */
export async function newTable(keys: Readonly<Record<string, string>>): Promise<{
  readonly locked: Locked;
  readonly secret: string;
}> {
  const secret = toBase64(crypto.getRandomValues(new Uint8Array(32)));
  return { locked: { keys, table: await boxFor({ [KEEPER]: keys[KEEPER] ?? '' }, secret) }, secret };
}

const saidSchema = z.object({ play: z.nullable(playSchema), events: z.readonly(z.array(eventSchema)) });
/** Filled up, so that its length tells little. */
const FILLED = 256;

async function covering(cipher: CryptoKey, play: Play | null, events: readonly Event[]): Promise<string> {
  const text = JSON.stringify({ play, events });
  const bytes = new TextEncoder().encode(text.padEnd(Math.ceil((text.length + 1) / FILLED) * FILLED));
  const words = await encrypt(cipher, new Uint8Array(bytes));
  layRead(words, { play, events });
  return words;
}

export interface TableKeys {
  /** Keeps the cipher of a table on this device. */
  keep(locked: Locked, secret: string): Promise<boolean>;
  /** Takes it out with the keeper's key, and keeps it; false where it is none of his. */
  takeOut(locked: Locked, key: SeatKey): Promise<boolean>;
  /** The words of events that lie covered from the beginning. */
  coverFirst(locked: Locked, events: readonly Event[]): Promise<string>;
  cover(state: Campaign, deed: Written<Event>): Promise<Written<Event>>;
  uncover(entries: readonly Entry<Event>[]): Promise<void>;
}

export function tableKeys({ deviceKey, get, put }: KeyShelf): TableKeys {
  const known = new Map<string, CryptoKey>();
  /** Of the record that was read last: entries that come later are of it. */
  let last: Locked | undefined;

  async function keyOf(locked: Locked): Promise<CryptoKey | null> {
    const name = nameOf(locked);
    const here = known.get(name);
    if (here) return here;
    const [device, kept] = [await deviceKey(), await get(name)];
    const secret = device && typeof kept === 'string' ? await decrypt(device, kept) : null;
    if (!secret) return null;
    const cipher = await cipherOf(new TextDecoder().decode(secret));
    known.set(name, cipher);
    return cipher;
  }

  async function keep(locked: Locked, secret: string): Promise<boolean> {
    known.set(nameOf(locked), await cipherOf(secret));
    const device = await deviceKey();
    return device !== null && put(nameOf(locked), await encrypt(device, new TextEncoder().encode(secret)));
  }

  return {
    keep,
    async takeOut(locked, key) {
      const secret = await readBox(KEEPER, key, locked.table);
      return secret !== null && keep(locked, secret);
    },
    async coverFirst(locked, events) {
      const cipher = await keyOf(locked);
      if (!cipher) throw new Error('This device does not know the cipher of the table.');
      return covering(cipher, null, events);
    },
    async cover(state, deed) {
      const cipher = state.locked && (await keyOf(state.locked));
      if (!cipher) return deed;
      const words = await covering(cipher, deed.play as Play, deed.events);
      return { play: { do: 'covered', words }, events: [{ type: 'covered', words }] };
    },
    async uncover(entries) {
      const events = entries.flatMap((entry) => (entry.kind === 'deed' ? entry.events : []));
      for (const event of events) if (event.type === 'begun') last = event.setup.locked;
      const words = events.flatMap((event) => (event.type === 'covered' && !isRead(event.words) ? [event.words] : []));
      const cipher = last && words.length > 0 ? await keyOf(last) : null;
      if (!cipher) return;
      for (const each of words) {
        const bytes = await decrypt(cipher, each);
        const read = bytes && saidSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
        // What no play of these rules says stays covered.
        if (read?.success) layRead(each, { play: read.data.play as Play | null, events: read.data.events });
      }
    },
  };
}
