/**
 * Chance from a sealed seed and the question it answers. The seed is drawn once and its hash (the seal) is shown before
 * the first throw. What a question throws is decided by the seed and by the question alone, so that asking it again
 * after an undo throws the same, and one question's throw tells nothing of another's.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 hex figures. */
export type Seed = string & { readonly seed: unique symbol };

/** 64 hexadecimal digits, small letters. */
export const isSeed = (text: string): text is Seed => /^[0-9a-f]{64}$/.test(text);

/** From 32 bytes of the machine's own chance. */
export function seedOf(bytes: Uint8Array): Seed {
  if (bytes.length !== 32) throw new RangeError(`A seed has 32 bytes, not ${bytes.length}.`);
  return bytesToHex(bytes) as Seed;
}

/**
 * What is shown before the first throw: it fixes the seed and tells nothing of it. The SHA-256 of the seed's 64 letters,
 * so that anybody can check it with a common tool.
 */
export const sealOf = (seed: Seed): string => bytesToHex(sha256(utf8ToBytes(seed)));

/**
 * The seed chance is drawn from, once the players have put in what they like: the SHA-256 of the secret and their words as
 * a list in JSON. The secret is sealed before they speak and they speak before it is shown, so nobody chooses what comes of
 * it. Without words it is the secret itself.
 */
export const seedWith = (secret: Seed, added: readonly string[]): Seed =>
  added.every((words) => words === '') ? secret : seedOf(sha256(utf8ToBytes(JSON.stringify([secret, ...added]))));

/** The question a throw answers, with how often it was thrown for before. */
export type Topic = string;

/** Reads the chance of one topic from its beginning. */
export interface Chance {
  /** A whole number from 0 to n − 1, each as likely; n from 1 to 65,536. */
  below(n: number): number;
}

/** Opens the chance of a topic; a phone without the seed has none to open. */
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

  // Bytes that would favour the low numbers are passed over, so that every outcome is exactly as likely.
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

/** The topics of the stretch of play that runs, each as often as it was thrown for. */
export type Thrown = readonly Topic[];

/** The topic of the next throw for a question. */
export const nextTopic = (thrown: Thrown, question: Topic): Topic =>
  `${question}#${thrown.filter((topic) => topic === question).length}`;
