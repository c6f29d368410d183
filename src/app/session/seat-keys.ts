/**
 * The keys of the seats, for any game. Each seat has a key pair: anyone can lock words for it with the public key, and
 * the seat reads them with the private key, which is locked under its PIN. So the umpire can write to an absent side
 * and the other way round, and no seat has to be open for play to go on.
 */
import type { Box } from '../../engine/envelope.ts';
import { type Opening, openingIn, saltOf, sealFor, wordsOf } from '../../engine/sealed.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** A private key locked under its PIN, as stored. */
export interface SeatLock {
  readonly public: string;
  readonly salt: string;
  readonly rounds: number;
  readonly locked: string;
  /** The same private key, for the seat that may reset a forgotten PIN. */
  readonly spare?: Box;
}

/** An open seat: the key that reads its boxes. Only in memory, only while the seat is open. */
export interface SeatKey {
  readonly public: string;
  readonly private: CryptoKey;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const CIPHER = 'AES-GCM';
const NONCE = 12;
/** PBKDF2 rounds with SHA-256: about half a second on a phone for each try. */
export const ROUNDS = 600_000;
/** Boxes are padded to a multiple of this many letters, so that their length reveals little. */
const PADDED = 512;

const subtle = (): SubtleCrypto => {
  const found = globalThis.crypto?.subtle;
  if (!found) throw new Error('This page came over an open line: there are no ciphers.');
  return found;
};
/** Browsers give no ciphers to a page loaded without TLS; then no seat can be locked. */
export const hasCiphers = (): boolean => Boolean(globalThis.crypto?.subtle);

const random = (n: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(n));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

export async function encrypt(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = random(NONCE);
  const locked = new Uint8Array(await subtle().encrypt({ name: CIPHER, iv }, key, bytes));
  const both = new Uint8Array(NONCE + locked.length);
  both.set(iv);
  both.set(locked, NONCE);
  return toBase64(both);
}

export async function decrypt(key: CryptoKey, locked: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const bytes = fromBase64(locked);
    const cipher = { name: CIPHER, iv: bytes.slice(0, NONCE) };
    return new Uint8Array(await subtle().decrypt(cipher, key, bytes.slice(NONCE)));
  } catch {
    return null;
  }
}

// ---- boxes -----------------------------------------------------------------------------------------------------------

const publicKey = (key: string): Promise<CryptoKey> => subtle().importKey('raw', fromBase64(key), CURVE, true, []);

/** The key that both holders of one half can derive. */
async function shared(mine: CryptoKey, theirs: string): Promise<CryptoKey> {
  const bits = await subtle().deriveBits({ name: 'ECDH', public: await publicKey(theirs) }, mine, 256);
  const base = await subtle().importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('scovell-box') };
  return subtle().deriveKey(how, base, { name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The bytes padded, with their true length in front. */
const padded = (words: string, least: number): Uint8Array<ArrayBuffer> => {
  const bytes = bytesOf(words);
  const full = new Uint8Array(Math.max(least, Math.ceil((bytes.length + 4) / PADDED) * PADDED));
  new DataView(full.buffer).setUint32(0, bytes.length);
  full.set(bytes, 4);
  return full;
};

const unpadded = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.slice(4, 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)));

/** Locks words for seats by their public keys. `least`: the minimum length in bytes. */
export async function boxFor(publics: Readonly<Record<string, string>>, words: string, least = 0): Promise<Box> {
  const pair = await subtle().generateKey(CURVE, true, ['deriveBits']);
  const content = random(32);
  const key = await subtle().importKey('raw', content, CIPHER, false, ['encrypt']);
  const keys: Record<string, string> = {};
  for (const [seat, theirs] of Object.entries(publics))
    keys[seat] = await encrypt(await shared(pair.privateKey, theirs), content);
  const from = toBase64(new Uint8Array(await subtle().exportKey('raw', pair.publicKey)));
  return { from, data: await encrypt(key, padded(words, least)), keys };
}

/** The words of a box for a seat; null if it is not for that seat or was altered. */
export async function readBox(seat: string, key: SeatKey, box: Box): Promise<string | null> {
  const mine = box.keys[seat];
  if (mine === undefined) return null;
  try {
    const content = await decrypt(await shared(key.private, box.from), mine);
    if (!content) return null;
    const opened = await decrypt(await subtle().importKey('raw', content, CIPHER, false, ['decrypt']), box.data);
    return opened && unpadded(opened);
  } catch {
    return null;
  }
}

/** Seals words and locks them for some seats. */
export async function sealedFor(
  publics: Readonly<Record<string, string>>,
  text: string,
  least?: number,
): Promise<{ readonly seal: string; readonly for: readonly string[]; readonly box: Box }> {
  const opening: Opening = { salt: saltOf(random(16)), text };
  return { seal: sealFor(opening), for: Object.keys(publics), box: await boxFor(publics, wordsOf(opening), least) };
}

/** The opening in a box; null if there is none or it does not match the seal. */
export async function openingOf(
  seat: string,
  key: SeatKey,
  { seal, box }: { readonly seal: string; readonly box: Box },
): Promise<Opening | null> {
  const words = await readBox(seat, key, box);
  const opening = words === null ? undefined : openingIn(words);
  return opening && sealFor(opening) === seal ? opening : null;
}

// ---- locks -----------------------------------------------------------------------------------------------------------

async function pinKey(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const base = await subtle().importKey('raw', bytesOf(pin), 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle().deriveKey(how, base, { name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
}

const privateKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  subtle().importKey('pkcs8', bytes, CURVE, false, ['deriveBits']);

interface Locking {
  /** Who may reset the PIN: seat and public key. */
  readonly spareFor?: { readonly seat: string; readonly public: string } | undefined;
  readonly rounds?: number | undefined;
}

async function lockOf(
  open: string,
  bytes: Uint8Array<ArrayBuffer>,
  pin: string,
  { spareFor, rounds = ROUNDS }: Locking,
): Promise<SeatLock> {
  const salt = random(16);
  const locked = await encrypt(await pinKey(pin, salt, rounds), bytes);
  const spare = spareFor && (await boxFor({ [spareFor.seat]: spareFor.public }, toBase64(bytes)));
  return { public: open, salt: toBase64(salt), rounds, locked, ...(spare && { spare }) };
}

/** A new seat: a key pair under a PIN. */
export async function newLock(pin: string, how: Locking = {}): Promise<SeatLock> {
  const pair = await subtle().generateKey(CURVE, true, ['deriveBits']);
  const open = toBase64(new Uint8Array(await subtle().exportKey('raw', pair.publicKey)));
  const bytes = new Uint8Array(await subtle().exportKey('pkcs8', pair.privateKey));
  return lockOf(open, bytes, pin, how);
}

const privateBytes = async (lock: SeatLock, pin: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  decrypt(await pinKey(pin, fromBase64(lock.salt), lock.rounds), lock.locked);

/** The key of a seat; null if the PIN is wrong. */
export async function openLock(lock: SeatLock, pin: string): Promise<SeatKey | null> {
  const bytes = await privateBytes(lock, pin);
  return bytes && { public: lock.public, private: await privateKey(bytes) };
}

/** The seat under a new PIN; null if the old PIN is wrong. */
export async function changeLock(lock: SeatLock, old: string, pin: string): Promise<SeatLock | null> {
  const bytes = await privateBytes(lock, old);
  if (!bytes) return null;
  const anew = await lockOf(lock.public, bytes, pin, { rounds: lock.rounds });
  return { ...anew, ...(lock.spare && { spare: lock.spare }) };
}

/** The seat under a new PIN, set by the holder of the spare key; null if that key does not fit. */
export async function resetLock(lock: SeatLock, holder: string, key: SeatKey, pin: string): Promise<SeatLock | null> {
  const spare = lock.spare && (await readBox(holder, key, lock.spare));
  if (!spare) return null;
  const anew = await lockOf(lock.public, fromBase64(spare), pin, { rounds: lock.rounds });
  return { ...anew, ...(lock.spare && { spare: lock.spare }) };
}
