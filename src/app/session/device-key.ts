/**
 * Locks the seed of a running record for its file, with a key that never leaves this device. Nobody who holds the file
 * can read coming throws, and this device can import it unchanged.
 */
import { isSeed, type Seed, sealOf } from '../../engine/chance.ts';
import type { Answer } from '../../journal/disk.ts';
import type { LockedSeed } from '../../journal/file.ts';
import type { Header } from '../../journal/header.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { disk } from './store.ts';

/** The key's name in the settings. Backups leave it out. */
export const KEY_NAME = 'device-key';
const CIPHER = 'AES-GCM';
const NONCE = 12;

const isKey = (kept: unknown): kept is CryptoKey => kept instanceof CryptoKey;

/** Browsers give no ciphers to a page loaded without TLS. */
const ciphers = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

async function keptKey(): Promise<CryptoKey | null> {
  const kept = await disk.ask(
    async (on): Promise<Answer<unknown>> => ({
      ok: true,
      value: (await on.settings.get(KEY_NAME))?.value,
    }),
  );
  return kept.ok && isKey(kept.value) ? kept.value : null;
}

/** The key of this device; made if there is none and it can be stored. If two tabs make one, the first is kept. */
export async function deviceKey(): Promise<CryptoKey | null> {
  const there = await keptKey();
  if (there) return there;
  const made = await ciphers()?.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  if (!made) return null;
  const kept = await disk.change((on) =>
    on.db.transaction('rw', [on.settings], async (): Promise<Answer<CryptoKey>> => {
      const first = (await on.settings.get(KEY_NAME))?.value;
      if (isKey(first)) return { ok: true, value: first };
      await on.settings.put({ key: KEY_NAME, value: made });
      return { ok: true, value: made };
    }),
  );
  return kept.ok ? kept.value : null;
}

/** The seal is part of the cipher, so the box opens for this record only. */
const cipherOf = (nonce: Uint8Array<ArrayBuffer>, { seal }: Header) => ({
  name: CIPHER,
  iv: nonce,
  additionalData: new TextEncoder().encode(seal),
});

/** Null if this device can keep no key; the file then goes without its seed. */
export async function lockSeed(seed: string, header: Header): Promise<LockedSeed | null> {
  try {
    const key = await deviceKey();
    if (!key || !isSeed(seed)) return null;
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
    const locked = await crypto.subtle.encrypt(cipherOf(nonce, header), key, new TextEncoder().encode(seed));
    return { box: toBase64(new Uint8Array([...nonce, ...new Uint8Array(locked)])) };
  } catch {
    return null;
  }
}

/** Null if another device locked it. */
export async function unlockSeed({ box }: LockedSeed, header: Header): Promise<Seed | null> {
  try {
    const key = await keptKey();
    if (!key) return null;
    const bytes = fromBase64(box);
    const cipher = cipherOf(bytes.slice(0, NONCE), header);
    const seed = new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, bytes.slice(NONCE)));
    return isSeed(seed) && sealOf(seed) === header.seal ? seed : null;
  } catch {
    return null;
  }
}
