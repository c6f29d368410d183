/**
 * The sound part of a file that was cut off or altered, or of the pieces of a record. Entries are read from the first
 * up to the first altered one. Nothing is repaired, and nothing after a break is believed.
 */

import * as z from 'zod/mini';
import { isRecord } from '../engine/keys.ts';
import { headerHash, readLink, rootOf } from './chain.ts';
import type { Entry, Payload } from './entry.ts';
import { closing, FILE_VERSION, member, OPENING, tooLarge } from './file.ts';
import { type Hash, type Header, headerSchema } from './header.ts';

export interface Salvage<Event> {
  /** Null if it is lost or the entries do not follow from it. */
  readonly header: Header | null;
  /** What the first entry follows from: the hash of its header. */
  readonly root: Hash;
  readonly entries: readonly Entry<Event>[];
  /** How many entries there were, as far as known. */
  readonly of: number;
}

/** The content of a file, unchecked. */
interface Found {
  readonly header: unknown;
  readonly count: unknown;
  readonly entries: readonly unknown[];
}

/** More entries than any record has. */
const MOST = 1_000_000;
const countSchema = z.int().check(z.gte(0), z.lte(MOST));

/** The sound entries from the start. */
export function soundEntries<Event>(root: Hash, written: readonly unknown[], payload: Payload<Event>): Entry<Event>[] {
  const entries: Entry<Event>[] = [];
  let head = root;
  for (const one of written) {
    const read = readLink(head, entries.length + 1, one, payload);
    if (!read.ok) break;
    entries.push(read.entry);
    head = read.entry.hash;
  }
  return entries;
}

/**
 * The sound part of a file that cannot be read whole. Null if there is none, if it is not a record of ours, or if a
 * newer version made it.
 */
export function salvage<Event>(given: string, payload: Payload<Event>): Salvage<Event> | null {
  if (tooLarge(given.length)) return null;
  const text = given.trim();
  const found = foundIn(text);
  if (!found) return null;
  const root = rootOf(found.entries[0]);
  if (root === null) return null;
  const entries = soundEntries(root, found.entries, payload);
  if (entries.length === 0) return null;
  const read = headerSchema.safeParse(found.header);
  const header = read.success && isRoot(read.data, root) ? read.data : null;
  if (header && header.schema > payload.schema) return null;
  const count = countSchema.safeParse(found.count);
  return { header, root, entries, of: Math.max(count.success ? count.data : 0, found.entries.length) };
}

function isRoot(header: Header, root: Hash): boolean {
  try {
    return headerHash(header) === root;
  } catch {
    // Nested deeper than anything the app writes.
    return false;
  }
}

function foundIn(text: string): Found | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return text.startsWith(OPENING) ? cutOff(text) : null;
  }
  const mark = member(data, 'scovell');
  const version = member(mark, 'version');
  if (typeof version === 'number' && version > FILE_VERSION) return null;
  const entries = member(data, 'entries');
  if (!isRecord(mark) || !Array.isArray(entries)) return null;
  if (mark.file !== 'pieces') return { header: member(data, 'header'), count: member(data, 'count'), entries };
  return {
    header: member(member(data, 'battle'), 'header'),
    count: member(member(data, 'head'), 'count'),
    entries: entries.map((row: unknown) => member(row, 'written')),
  };
}

/** The object that opens at `from`, and where it ends; null if it is cut off. */
function objectAt(text: string, from: number): { readonly value: unknown; readonly end: number } | null {
  const end = text[from] === '{' ? closing(text, from) : -1;
  if (end < 0) return null;
  try {
    return { value: JSON.parse(text.slice(from, end)), end };
  } catch {
    return null;
  }
}

const ENTRIES = '"entries":[';
const HEADER = '"header":';

/** From a text that is no longer JSON: its whole entries in order, and the header if it is still there. */
function cutOff(text: string): Found | null {
  const opens = text.indexOf(ENTRIES);
  if (opens < 0) return null;
  const entries: unknown[] = [];
  for (let at = opens + ENTRIES.length; ; ) {
    const next = objectAt(text, at);
    if (!next) break;
    entries.push(next.value);
    at = next.end + 1;
  }
  const header = text.lastIndexOf(HEADER);
  return {
    header: header < 0 ? null : objectAt(text, header + HEADER.length)?.value,
    count: Number(/"count":(\d{1,7}),/.exec(text.slice(0, opens))?.[1]),
    entries,
  };
}
