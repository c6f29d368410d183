/**
 * The chain of hashes from the header to the newest entry. Altering, removing, doubling or reordering an entry breaks a
 * link, and `verify` names the first broken one.
 */
import * as z from 'zod/mini';
import { type Message, say } from '../engine/message.ts';
import { type Entry, hashOf, type Payload, readEntry } from './entry.ts';
import { digest, digestText } from './hash.ts';
import { type Hash, type Header, hashSchema } from './header.ts';

export type { Header } from './header.ts';

/** The seal of a seed: the SHA-256 of its text. */
export const sealOf = (seed: string): Hash => digestText(seed);

export const headerHash = (header: Header): Hash => digest(header);

/** The hash the next entry must name as `prev`. */
export const headOf = (header: Header, entries: readonly Entry<unknown>[]): Hash =>
  entries.at(-1)?.hash ?? headerHash(header);

/** What is wrong with the first bad entry. */
export type Break = 'order' | 'link' | 'content';

export type Verified =
  | { readonly ok: true; readonly head: Hash }
  | { readonly ok: false; readonly seq: number; readonly why: Break; readonly said: Message };

/** Whether this is entry `seq`, follows from `head`, and is unaltered. */
export function verifyLink(head: Hash, seq: number, entry: Entry<unknown>): Verified {
  const why = entry.seq !== seq ? 'order' : entry.prev !== head ? 'link' : hashOf(entry) !== entry.hash && 'content';
  return why ? { ok: false, seq, why, said: say('journal-link', { why, seq }) } : { ok: true, head: entry.hash };
}

export type ReadLink<Event> =
  | { readonly ok: true; readonly entry: Entry<Event> }
  | { readonly ok: false; readonly said: Message };

/** Reads a written entry that should be number `seq` and follow from `head`. Never throws. */
export function readLink<Event>(head: Hash, seq: number, written: unknown, payload: Payload<Event>): ReadLink<Event> {
  try {
    const read = readEntry(written, payload);
    if (read.ok) {
      const link = verifyLink(head, seq, read.entry);
      return link.ok ? read : link;
    }
    if (read.path) return { ok: false, said: say('journal-unreadable-at', { seq, path: read.path }) };
  } catch {
    // Nested deeper than anything the app writes, so it has no hash.
  }
  return { ok: false, said: say('journal-unreadable', { seq }) };
}

/**
 * Checks every link. The entries alone cannot show a cut-off end: the keeper of a record also keeps its count and head.
 */
export function verify(header: Header, entries: readonly Entry<unknown>[]): Verified {
  let verified: Verified = { ok: true, head: headerHash(header) };
  for (const [i, entry] of entries.entries()) {
    verified = verifyLink(verified.head, i + 1, entry);
    if (!verified.ok) return verified;
  }
  return verified;
}

/** The `prev` of the first entry; null if it has none. */
export function rootOf(first: unknown): Hash | null {
  const read = z.looseObject({ prev: hashSchema }).safeParse(first);
  return read.success ? read.data.prev : null;
}
