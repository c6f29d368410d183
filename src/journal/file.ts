/**
 * One battle as one text file: header, seed, every entry, their count, the newest hash, and a digest of the whole.
 * Writing and parsing mirror each other to the byte.
 */

import * as z from 'zod/mini';
import { canonical } from '../engine/canonical.ts';
import { isRecord } from '../engine/keys.ts';
import { type Message, type Messages, type Said, say, word } from '../engine/message.ts';
import { type Header, headOf, sealOf, verify } from './chain.ts';
import { type Entry, hashOf, type Payload, readEntry, writeEntry } from './entry.ts';
import { digest } from './hash.ts';
import { hashSchema, headerSchema } from './header.ts';
import { open } from './record.ts';

/** Everything stored of a battle. */
export interface BattleRecord<Event> {
  readonly header: Header;
  /** The secret that chance comes from, sealed in the header. */
  readonly seed: string;
  readonly entries: readonly Entry<Event>[];
}

/** Since version 2 a file may hold its seed locked, or not at all. */
export const FILE_VERSION = 2;
/** Bytes. A long battle takes about a hundredth of it. */
export const LARGEST_FILE = 40_000_000;

const MARK = { file: 'battle' };
/** Stands in the page of a seat, before its feed. */
const SEATS_PAGE = '{"scovell":{"file":"seat"';
export const OPENING = '{"scovell":';
/** The canonical text with format and version in front, where anyone who opens the file sees them. */
const written = ({ scovell, ...rest }: Readonly<Record<string, unknown>>): string =>
  `${OPENING}${canonical(scovell ?? null)},${canonical(rest).slice(1)}`;

export type FileFault = 'too-large' | 'not-json' | 'not-ours' | 'newer' | 'truncated' | 'damaged' | 'not-understood';

export interface FileProblem {
  readonly ok: false;
  readonly code: FileFault;
  /** What is wrong, and what would help. */
  readonly said: Said;
  /** The first bad entry; 0 for what stands before the entries. */
  readonly seq?: number;
  /** Where in the entry, e.g. `events.0.unit`. */
  readonly path?: string;
}

export interface SoundFile<Event> {
  readonly ok: true;
  /** The seed is empty if the file does not hold it in clear. */
  readonly record: BattleRecord<Event>;
  readonly locked?: LockedSeed;
}
export type ParsedFile<Event> = SoundFile<Event> | FileProblem;

/** A seed that only the device that locked it can open. */
export interface LockedSeed {
  readonly box: string;
}

/** What goes into a file: its seed in clear, locked, or left out. */
export type FileContent = Omit<BattleRecord<unknown>, 'seed'> & { readonly seed: string | LockedSeed | null };

/** The text of the file. The same battle always gives the same bytes; with its seed in clear, those of version 1. */
export function makeFile({ header, seed, entries }: FileContent): string {
  const content = {
    scovell: { ...MARK, version: typeof seed === 'string' ? 1 : 2 },
    count: entries.length,
    entries: entries.map(writeEntry),
    head: headOf(header, entries),
    header,
    seed,
  };
  return written({ ...content, digest: digest(content) });
}

const outline = z.strictObject({
  scovell: z.strictObject({ file: z.literal(MARK.file), version: z.int().check(z.gte(1)) }),
  count: z.int().check(z.gte(0)),
  digest: hashSchema,
  entries: z.array(z.unknown()),
  head: hashSchema,
  header: headerSchema,
  seed: z.union([z.string(), z.strictObject({ box: z.string() }), z.null()]),
});

const fault = (code: FileFault, said: Said, where: Pick<FileProblem, 'seq' | 'path'> = {}): FileProblem => ({
  ok: false,
  code,
  said,
  ...where,
});

const damaged = (what: Message, where?: Pick<FileProblem, 'seq' | 'path'>) =>
  fault('damaged', say('file-damaged', { what }), where);

const truncated = () => fault('truncated', 'file-truncated');

const newer = () => fault('newer', 'file-newer');

/** What the file should have been. */
export type FileKind = Messages['file-too-large']['what'];

/** Refuses by size alone (bytes). Ask before reading a file into memory. */
export const tooLarge = (bytes: number, what: FileKind = 'battle'): FileProblem | null =>
  bytes <= LARGEST_FILE ? null : fault('too-large', say('file-too-large', { what, mb: LARGEST_FILE / 1_000_000 }));

function bytesOf(text: string): number {
  if (text.length * 3 <= LARGEST_FILE || text.length > LARGEST_FILE) return text.length;
  return new TextEncoder().encode(text).length;
}

/** The index after the `}` that closes the object opened at `from`; -1 if nothing closes it. */
export function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    const at = text[i];
    if (at === '"') {
      for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++;
    } else if (at === '{') depth++;
    else if (at === '}' && --depth === 0) return i + 1;
  }
  return -1;
}

const reads = (json: string): boolean => {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
};

/** The problem of a file of ours that is no longer JSON: cut off, or damaged at which entry. */
function broken(text: string): FileProblem {
  if (!/^,"seed":(?:"(?:[^"\\]|\\.)*"|null|\{"box":"[^"\\]*"\})\}$/.test(text.slice(text.lastIndexOf(',"seed":'))))
    return truncated();
  let at = text.indexOf('"entries":[') + '"entries":['.length;
  for (let seq = 1; text[at] === '{'; seq++) {
    const end = closing(text, at);
    if (end < 0 || !reads(text.slice(at, end)) || (text[end] !== ',' && text[end] !== ']'))
      return damaged(say('journal-unreadable', { seq }), { seq });
    at = end + 1;
  }
  return damaged(word('file-damaged-whole'));
}

export const member = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

const above = (value: unknown, most: number): boolean => typeof value === 'number' && value > most;

/**
 * Reads a file. Returns the whole battle or a problem, and never throws. Ignores blanks around the text, as mail and
 * editors add them; finds any other changed byte.
 */
export function parseFile<Event>(
  given: string,
  payload: Payload<Event>,
  { seal = sealOf }: { readonly seal?: (seed: string) => string } = {},
): ParsedFile<Event> {
  const large = tooLarge(bytesOf(given));
  if (large) return large;
  const text = given.trim();
  let data: unknown;
  let again: string;
  try {
    data = JSON.parse(text);
    again = isRecord(data) ? written(data) : canonical(data);
  } catch {
    if (text.startsWith(OPENING)) return broken(text);
    return fault('not-json', text.includes(SEATS_PAGE) ? 'file-seats-page' : 'file-not-json');
  }
  const mark = member(data, 'scovell');
  if (mark === undefined) return fault('not-ours', 'file-not-ours');
  const file = member(mark, 'file');
  if (typeof file === 'string' && file !== MARK.file)
    return fault('not-ours', file === 'locked' ? 'file-locked' : 'file-no-battle');
  if (above(member(mark, 'version'), FILE_VERSION)) return newer();
  if (above(member(member(data, 'header'), 'schema'), payload.schema)) return newer();
  return parseContent(data, again === text, payload, seal);
}

function parseContent<Event>(
  data: unknown,
  exact: boolean,
  payload: Payload<Event>,
  seal: (seed: string) => string,
): ParsedFile<Event> {
  const outlined = outline.safeParse(data);
  if (!outlined.success) {
    const path = (outlined.error.issues[0]?.path ?? []).map(String).join('.');
    return damaged(say('file-damaged-place', { path }), { seq: 0, path });
  }
  const { digest: whole, ...content } = outlined.data;
  const { header, seed, count, head } = content;
  const entries: Entry<Event>[] = [];
  for (const [i, raw] of content.entries.entries()) {
    const read = readEntry(raw, payload);
    if (!read.ok) return unread(raw, i + 1, read.path, read.part === 'payload');
    entries.push(read.entry);
  }
  if (entries.length < count) return truncated();
  const verified = verify(header, entries);
  if (!verified.ok) {
    const { seq, why, said } = verified;
    const [first] = entries;
    if (seq === 1 && why === 'link' && first && hashOf(first) === first.hash)
      return damaged(word('file-damaged-opening'), { seq: 0 });
    return damaged(said, { seq });
  }
  if (typeof seed === 'string' && seal(seed) !== header.seal) return damaged(word('file-damaged-seal'), { seq: 0 });
  if (entries.length !== count || verified.head !== head || digest(content) !== whole || !exact)
    return damaged(word('file-damaged-around'));
  const opened = open(header, entries, { start: null, apply: () => null });
  if (!opened.ok) return damaged(opened.said, { seq: opened.seq });
  if (typeof seed === 'string') return { ok: true, record: { header, seed, entries } };
  return { ok: true, record: { header, seed: '', entries }, ...(seed && { locked: seed }) };
}

/** The problem of an unreadable entry: damaged, or sound but from a newer app. */
function unread(raw: unknown, seq: number, path: string, sound: boolean): FileProblem {
  if (sound && digest({ ...(isRecord(raw) && raw), hash: undefined }) === member(raw, 'hash'))
    return fault('not-understood', say('file-not-understood', { seq, path }), { seq, path });
  return damaged(say('file-damaged-entry', { seq }), { seq, path });
}
