/** A hash as four plain words, to be said across a table. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hash } from './header.ts';

/** A word is a beginning and an end, each of so many: ten bits. */
export const PARTS = 32;

export interface WordParts {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

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

/** The four words of a hash, from 32 beginnings and 32 ends. */
export function fourWords(hash: Hash, parts: WordParts): readonly string[] {
  let bits = Number.parseInt(bytesToHex(stretched(hash)).slice(0, 10), 16);
  const next = (list: readonly string[]): string => {
    const part = list[bits % PARTS];
    if (part === undefined || list.length !== PARTS) throw new RangeError(`${list.length} parts, not ${PARTS}`);
    bits = Math.floor(bits / PARTS);
    return part;
  };
  return Array.from({ length: 4 }, () => next(parts.first) + next(parts.second));
}
