/**
 * The keys of the seats at a table, of any game. A seat has a pair of keys: whoever likes may lock words for it with the public
 * one, and it reads them with the private one, which lies locked under its PIN. So the umpire may write to a side that is
 * not there, and a side to him, and no seat has to be open for the game to go on.
 */
import type { Box } from '../../engine/envelope.ts';
import { type Opening, openingIn, saltOf, sealFor, wordsOf } from '../../engine/sealed.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** A private key under its PIN, as it lies on the disk. */
export interface SeatLock {
  readonly public: string;
  readonly salt: string;
  readonly rounds: number;
  readonly locked: string;
  /** The same private key, for the seat that may set a new PIN when this one is forgotten. */
  readonly spare?: Box;
}

/** A seat that is open: what reads its boxes. Only in memory, and only while the seat is open. */
export interface SeatKey {
  readonly public: string;
  readonly private: CryptoKey;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const CIPHER = 'AES-GCM';
const NONCE = 12;
/** Of PBKDF2 with SHA-256: about half a second on a phone for each try. */
export const ROUNDS = 600_000;
/** Boxes are filled up to a multiple of so many letters, so that their length tells little. */
const PADDED = 512;

const subtle = (): SubtleCrypto => {
  const found = globalThis.crypto?.subtle;
  if (!found) throw new Error('This page came over an open line: there are no ciphers.');
  return found;
};
/** Browsers give no ciphers to a page that came over an open line; then there are no seats under lock. */
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

/** The key that only the two who hold one half each can make. */
async function shared(mine: CryptoKey, theirs: string): Promise<CryptoKey> {
  const bits = await subtle().deriveBits({ name: 'ECDH', public: await publicKey(theirs) }, mine, 256);
  const base = await subtle().importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf('scovell-box') };
  return subtle().deriveKey(how, base, { name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Fills up, and says how much of it counts. */
const padded = (words: string, least: number): Uint8Array<ArrayBuffer> => {
  const bytes = bytesOf(words);
  const full = new Uint8Array(Math.max(least, Math.ceil((bytes.length + 4) / PADDED) * PADDED));
  new DataView(full.buffer).setUint32(0, bytes.length);
  full.set(bytes, 4);
  return full;
};

const unpadded = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.slice(4, 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)));

/** Locks words for seats, by their public keys; `least`: as long as so many bytes at least. */
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

/** What a box says to a seat; null where it is not for it, or was altered. */
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

/** The opening in a box, where it is one and fits its seal. */
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
  /** Who may set a new PIN: its name and public key. */
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

/** A new seat: a pair of keys under a PIN. */
export async function newLock(pin: string, how: Locking = {}): Promise<SeatLock> {
  const pair = await subtle().generateKey(CURVE, true, ['deriveBits']);
  const open = toBase64(new Uint8Array(await subtle().exportKey('raw', pair.publicKey)));
  const bytes = new Uint8Array(await subtle().exportKey('pkcs8', pair.privateKey));
  return lockOf(open, bytes, pin, how);
}

const privateBytes = async (lock: SeatLock, pin: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  decrypt(await pinKey(pin, fromBase64(lock.salt), lock.rounds), lock.locked);

/** The key of a seat; null where the PIN is another. */
export async function openLock(lock: SeatLock, pin: string): Promise<SeatKey | null> {
  const bytes = await privateBytes(lock, pin);
  return bytes && { public: lock.public, private: await privateKey(bytes) };
}

/** The same seat under a new PIN; null where the old one is another. */
export async function changeLock(lock: SeatLock, old: string, pin: string): Promise<SeatLock | null> {
  const bytes = await privateBytes(lock, old);
  if (!bytes) return null;
  const anew = await lockOf(lock.public, bytes, pin, { rounds: lock.rounds });
  return { ...anew, ...(lock.spare && { spare: lock.spare }) };
}

/** The same, by who holds the spare key. */
export async function resetLock(lock: SeatLock, holder: string, key: SeatKey, pin: string): Promise<SeatLock | null> {
  const spare = lock.spare && (await readBox(holder, key, lock.spare));
  if (!spare) return null;
  const anew = await lockOf(lock.public, fromBase64(spare), pin, { rounds: lock.rounds });
  return { ...anew, ...(lock.spare && { spare: lock.spare }) };
}
