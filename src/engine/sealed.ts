/**
 * What one seat decides and no other may read before it is opened: an order face down, a target, a chit. The game's state and
 * its journal hold the seal alone; the words lie, locked, where only their own seat can read them. To open it is to show the
 * words and the salt, which everybody can hold against the seal.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 16 bytes as 32 hexadecimal digits, drawn anew for each seal, so that a guess cannot be tested against it. */
export type Salt = string & { readonly salt: unique symbol };

export const isSalt = (text: string): text is Salt => /^[0-9a-f]{32}$/.test(text);

/** From 16 bytes of the machine's own chance. */
export function saltOf(bytes: Uint8Array): Salt {
  if (bytes.length !== 16) throw new RangeError(`A salt has 16 bytes, not ${bytes.length}.`);
  return bytesToHex(bytes) as Salt;
}

/** What a seal shows when it is opened. */
export interface Opening {
  readonly salt: Salt;
  /** The canonical text of what was decided. */
  readonly text: string;
}

/** The SHA-256 of the salt's 32 letters and the text, so that anybody can check it with a common tool. */
export const sealFor = ({ salt, text }: Opening): string => bytesToHex(sha256(utf8ToBytes(salt + text)));

/** Whether these words are what was sealed. */
export const opens = (seal: string, opening: Opening): boolean => isSalt(opening.salt) && sealFor(opening) === seal;

/** What a box holds: an opening, written down. */
export const openingIn = (words: string): Opening | undefined => {
  const [salt = '', text] = [words.slice(0, 32), words.slice(32)];
  return isSalt(salt) ? { salt, text } : undefined;
};
export const wordsOf = ({ salt, text }: Opening): string => salt + text;
