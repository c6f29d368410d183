/** A hash as four plain words, to be said across a table. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hash } from './header.ts';

/** Words a language has for it: ten bits each. */
export const WORDS = 1024;

/**
 * Forty bits are few, so each guess is made a thousand times as dear: who wants another journal with the same words has
 * to hash each one he tries so often.
 */
const ROUNDS = 1024;
const MARK = utf8ToBytes('scovell-words-1');

const stretched = (hash: Hash): Uint8Array => {
  let bytes = hexToBytes(hash);
  for (let round = 0; round < ROUNDS; round += 1) bytes = sha256(concatBytes(MARK, bytes));
  return bytes;
};

/** The four words of a hash, out of a list of 1,024. */
export function fourWords(hash: Hash, list: readonly string[]): readonly string[] {
  if (list.length !== WORDS) throw new RangeError(`Four words want a list of ${WORDS}, not ${list.length}.`);
  let bits = Number.parseInt(bytesToHex(stretched(hash)).slice(0, 10), 16);
  return Array.from({ length: 4 }, () => {
    const at = bits % WORDS;
    bits = Math.floor(bits / WORDS);
    return list[at] ?? '';
  });
}
