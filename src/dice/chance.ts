/**
 * Chance from a sealed seed. The seed is drawn once, its hash (the seal) is shown and stored before the first throw, and
 * every throw is read from a stream that the seed and a position alone decide: undoing and redoing gives the same dice,
 * and after the battle anybody can check each throw against the seal.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Face, Pot } from './faces.ts';
import { potOf } from './pot.ts';

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

const BLOCK = 32;

/** A reader of the stream; `at` is the position of the next byte, to be kept with the battle. */
export interface Chance {
  readonly at: number;
  /** A whole number from 0 to n − 1, each as likely; n from 1 to 65,536. */
  below(n: number): number;
  die(): Face;
  dice(n: number): Face[];
  pot(): Pot;
}

/** Opens the stream of `seed` at byte `at`. */
export function openChance(seed: Seed, at: number): Chance {
  const secret = hexToBytes(seed);
  let next = at;
  let block: Uint8Array | undefined;
  let blockNumber = -1;

  const byte = (): number => {
    const wanted = Math.floor(next / BLOCK);
    if (!block || wanted !== blockNumber) {
      const number = new Uint8Array(8);
      new DataView(number.buffer).setBigUint64(0, BigInt(wanted));
      block = sha256(concatBytes(utf8ToBytes('berthier dice '), secret, number));
      blockNumber = wanted;
    }
    const value = block[next % BLOCK]!;
    next += 1;
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
  const die = () => (below(6) + 1) as Face;
  const dice = (n: number) => Array.from({ length: n }, die);
  return {
    get at() {
      return next;
    },
    below,
    die,
    dice,
    pot: () => potOf(dice(5) as [Face, Face, Face, Face, Face]),
  };
}
