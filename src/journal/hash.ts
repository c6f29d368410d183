import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from '../engine/canonical.ts';
import type { Hash } from './header.ts';

export const digestText = (text: string): Hash => bytesToHex(sha256(utf8ToBytes(text)));

/** The SHA-256 of the canonical text of `value`. */
export const digest = (value: unknown): Hash => digestText(canonical(value));
