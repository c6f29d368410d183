/**
 * A decision of one seat that nobody else may read yet: an order face down, a target, a chit. State and journal hold
 * only the seal; the locked words can be read by that seat alone. Opening it shows the words and the salt, which anyone
 * can check against the seal.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 16 bytes as 32 hexadecimal digits, new for each seal, so that guesses cannot be tested against it. */
export type Salt = string & { readonly salt: unique symbol };

export const isSalt = (text: string): text is Salt => /^[0-9a-f]{32}$/.test(text);

/** The salt from 16 random bytes. Throws a RangeError for any other length. */
export function saltOf(bytes: Uint8Array): Salt {
  if (bytes.length !== 16) throw new RangeError(`A salt has 16 bytes, not ${bytes.length}.`);
  return bytesToHex(bytes) as Salt;
}

/** What an opened seal shows. */
export interface Opening {
  readonly salt: Salt;
  /** The canonical text of what was decided. */
  readonly text: string;
}

/** The SHA-256 of the salt's 32 letters and the text, so that anyone can check it with a common tool. */
export const sealFor = ({ salt, text }: Opening): string => bytesToHex(sha256(utf8ToBytes(salt + text)));

/** Whether this opening matches the seal. */
export const opens = (seal: string, opening: Opening): boolean => isSalt(opening.salt) && sealFor(opening) === seal;

/** The opening inside the text of a box; undefined if it is not one. */
export const openingIn = (words: string): Opening | undefined => {
  const [salt = '', text] = [words.slice(0, 32), words.slice(32)];
  return isSalt(salt) ? { salt, text } : undefined;
};
export const wordsOf = ({ salt, text }: Opening): string => salt + text;
