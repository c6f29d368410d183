/**
 * Chance from a sealed seed and a question. The seed is drawn once, and its hash (the seal) is shown before the first
 * throw. Seed and question alone decide a throw: asking again after an undo throws the same, and one throw says nothing
 * about another.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 hexadecimal digits. */
export type Seed = string & { readonly seed: unique symbol };

/** Whether the text is 64 lower-case hexadecimal digits. */
export const isSeed = (text: string): text is Seed => /^[0-9a-f]{64}$/.test(text);

/** The seed from 32 random bytes. Throws a RangeError for any other length. */
export function seedOf(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new RangeError(`A seed has 32 bytes, not ${bytes.length}.`);
  return bytesToHex(bytes) as Seed;
}

/**
 * The SHA-256 of the seed's 64 letters, so that anyone can check it with a common tool. It is shown before the first
 * throw: it fixes the seed and reveals nothing of it.
 */
export const sealOf = (seed: Seed): string => bytesToHex(sha256(utf8ToBytes(seed)));

/**
 * The seed used for play: the SHA-256 of the JSON list of the secret and the players' words, or the secret itself if
 * there are none. The secret is sealed before the players add words and shown afterwards, so nobody can steer the
 * result.
 */
export const seedWith = (secret: Seed, added: readonly string[]): Seed =>
  added.every((words) => words === '') ? secret : seedOf(sha256(utf8ToBytes(JSON.stringify([secret, ...added]))));

/** The question a throw answers, and how many throws it had before. */
export type Topic = string;

/** The chance of one topic, read from its start. */
export interface Chance {
  /** A whole number from 0 to n − 1, all equally likely; n is 1 to 65,536. */
  below(n: number): number;
}

/** Opens the chance of a topic. A phone without the seed cannot. */
export type OpenChance = (topic: Topic) => Chance;

const BLOCK = 32;
const MARK = utf8ToBytes('scovell chance 1 ');

/** The chance of `topic` under `seed`. */
export function chanceOf(seed: Seed, topic: Topic): Chance {
  const key = sha256(concatBytes(MARK, hexToBytes(seed), utf8ToBytes(topic)));
  let block = key;
  let at = BLOCK;
  let count = 0;

  const byte = (): number => {
    if (at === BLOCK) {
      const number = new Uint8Array(4);
      new DataView(number.buffer).setUint32(0, count);
      block = sha256(concatBytes(key, number));
      count += 1;
      at = 0;
    }
    const value = block[at] ?? 0;
    at += 1;
    return value;
  };

  // Skips bytes that would favour low numbers, so that every outcome is equally likely.
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 65_536) throw new RangeError(`Cannot pick below ${n}.`);
    const wide = n > 256;
    const space = wide ? 65_536 : 256;
    const fair = space - (space % n);
    for (;;) {
      const value = wide ? byte() * 256 + byte() : byte();
      if (value < fair) return value % n;
    }
  };
  return { below };
}

/** The topics thrown for in the current stretch of play, one item a throw. */
export type Thrown = readonly Topic[];

/** The topic of the next throw for a question. */
export const nextTopic = (thrown: Thrown, question: Topic): Topic =>
  `${question}#${thrown.reduce((n, topic) => (topic === question ? n + 1 : n), 0)}`;
