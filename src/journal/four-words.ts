/** A hash as four plain words, to be read out across a table. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { atOnce } from './breath.ts';
import type { Hash } from './header.ts';

/** A word is a beginning and an end, each one of this many: ten bits. */
export const PARTS = 32;

export interface WordParts {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Forty bits are few, so each guess costs a thousand hashes: a forger has to pay this for every journal he tries. */
const ROUNDS = 1024;
const MARK = utf8ToBytes('scovell-words-1');

/** Rounds between two pauses: about a millisecond. */
const PIECE = 64;

function* stretching(hash: Hash): Generator<undefined, Uint8Array, undefined> {
  let bytes = hexToBytes(hash);
  for (let round = 1; round <= ROUNDS; round += 1) {
    bytes = sha256(concatBytes(MARK, bytes));
    if (round % PIECE === 0) yield;
  }
  return bytes;
}

/** The four words of a hash, from 32 beginnings and 32 ends. */
export const fourWords = (hash: Hash, parts: WordParts): readonly string[] => atOnce(makingWords(hash, parts));

/** The same with pauses: where there are many the page goes on between them. */
export function* makingWords(hash: Hash, parts: WordParts): Generator<undefined, readonly string[], undefined> {
  let bits = Number.parseInt(bytesToHex(yield* stretching(hash)).slice(0, 10), 16);
  const next = (list: readonly string[]): string => {
    const part = list[bits % PARTS];
    if (part === undefined || list.length !== PARTS) throw new RangeError(`${list.length} parts, not ${PARTS}`);
    bits = Math.floor(bits / PARTS);
    return part;
  };
  return Array.from({ length: 4 }, () => next(parts.first) + next(parts.second));
}
