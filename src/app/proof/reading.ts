/** Reads a battle's file for the proof. Reads a damaged file as far as possible. */
import type { Event } from '../../battlefield/events.ts';
import { type Said, word } from '../../engine/message.ts';
import { type Entry, readEntry } from '../../journal/entry.ts';
import { type FileProblem, member, parseFile, tooLarge } from '../../journal/file.ts';
import { type Header, headerSchema } from '../../journal/header.ts';
import { salvage } from '../../journal/salvage.ts';
import { payload } from '../session/battle-journal.ts';
import { DOORS, isWithinDepth } from '../session/doors.ts';

/** A record to prove. */
export interface ReadFile {
  readonly header: Header;
  /** Empty while the battle runs and its seed is secret. */
  readonly seed: string;
  readonly entries: readonly Entry<Event>[];
  /** The number of lines the file has or claims. */
  readonly lines: number;
  /** Where and why reading ends, if nothing earlier is wrong. */
  readonly ends?: { readonly seq: number; readonly why: Said };
}

export type Reading = { readonly ok: true; readonly file: ReadFile } | { readonly ok: false; readonly why: Said };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The entries before the first that cannot be read. */
function readable(raw: readonly unknown[]): Entry<Event>[] {
  const entries: Entry<Event>[] = [];
  for (const one of raw) {
    const read = readEntry(one, payload);
    if (!read.ok) break;
    entries.push(read.entry);
  }
  return entries;
}

/** The sound part of a cut-off text, if its start is there. */
function cutOff(text: string, { seq, said }: FileProblem): Reading {
  const sound = salvage(text, payload);
  if (!sound?.header) return { ok: false, why: said };
  const { header, entries, of } = sound;
  return {
    ok: true,
    file: { header, seed: '', entries, lines: of, ends: { seq: seq ?? entries.length + 1, why: said } },
  };
}

/** Reads any file. One that is too large, too deep or breaks the reader is refused with a sentence. */
export function readForProof(text: string): Reading {
  const large = tooLarge(text.length);
  if (large) return { ok: false, why: large.said };
  if (!isWithinDepth(text, DOORS.record.depth)) return { ok: false, why: 'file-damaged-whole' };
  try {
    return readWithin(text);
  } catch {
    return { ok: false, why: 'file-damaged-whole' };
  }
}

/** A campaign's plays are judged elsewhere: here its file would only seem broken. */
const isOfCampaign = ({ rules }: Header): boolean => /^(?:aon|eia)-/.test(rules);

function readWithin(text: string): Reading {
  const read = readAny(text);
  return read.ok && isOfCampaign(read.file.header) ? { ok: false, why: 'proof-campaigns' } : read;
}

function readAny(text: string): Reading {
  const parsed = parseFile(text, payload);
  if (parsed.ok) {
    const { header, seed, entries } = parsed.record;
    return { ok: true, file: { header, seed: seed ?? '', entries, lines: entries.length } };
  }
  const data = jsonOf(text);
  const header = headerSchema.safeParse(member(data, 'header'));
  const raw = member(data, 'entries');
  if (data === undefined) return cutOff(text, parsed);
  if (!header.success || !Array.isArray(raw)) return { ok: false, why: parsed.said };
  const [seed, count] = [member(data, 'seed'), member(data, 'count')];
  const entries = readable(raw);
  return {
    ok: true,
    file: {
      header: header.data,
      seed: typeof seed === 'string' ? seed : '',
      entries,
      lines: typeof count === 'number' && count > raw.length ? count : raw.length,
      ends: { seq: parsed.seq ?? entries.length + 1, why: word(parsed.said) },
    },
  };
}
