/**
 * Checks a text from outside before the page sees it: its size, its depth, its form. Runs in a worker (session.worker.ts)
 * and needs no browser.
 */
import type { QualityDeck, TimeDeck } from '../../cards/deck.ts';
import { type DeckReading, parseQualityDeck, parseTimeDeck } from '../../cards/deck-file.ts';
import { type Said, say } from '../../engine/message.ts';
import { anyPayload } from '../../journal/entry.ts';
import { type ParsedFile, parseFile } from '../../journal/file.ts';
import { type Salvage, salvage } from '../../journal/salvage.ts';
import { type DraftReading, readDraft } from '../../scenarios/draft.ts';
import { DOORS, type Door, isWithinDepth } from './doors.ts';
import { type Begun, type Entries, withEntries } from './gate-parts.ts';
import { PART } from './threads.ts';

/** The text was not read at all. */
export interface Refused {
  readonly ok: false;
  readonly refused: Said;
}

export interface Read {
  /** Envelope and chain only; the game judges the events. */
  readonly record: ParsedFile<unknown>;
  /** The sound part of a damaged record. */
  readonly part: { readonly ok: true; readonly found: Salvage<unknown> | null };
  /** With the text it was read from, if the file holds it. */
  readonly scenario: DraftReading & { readonly origin?: unknown };
  readonly pack:
    | (DeckReading<QualityDeck> & { readonly kind: 'quality' })
    | (DeckReading<TimeDeck> & { readonly kind: 'time' });
}

export interface Ask {
  readonly door: Door;
  readonly text: string;
  /** The newest record version that is understood. */
  readonly schema?: number;
}

export type Answer = Read[Door] | Refused;

const refuse = (refused: Said): Refused => ({ ok: false, refused });

/** A megabyte in common use. */
const MB = 1_000_000;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function packIn(json: unknown): Read['pack'] {
  const isTime = typeof json === 'object' && json !== null && 'kind' in json && json.kind === 'time';
  return isTime ? { kind: 'time', ...parseTimeDeck(json) } : { kind: 'quality', ...parseQualityDeck(json) };
}

export function answer({ door, text, schema = anyPayload.schema }: Ask): Answer {
  const { letters, depth } = DOORS[door];
  if (text.length > letters)
    return refuse(
      say('file-too-large', { what: door === 'scenario' || door === 'pack' ? door : 'battle', mb: letters / MB }),
    );
  if (!isWithinDepth(text, depth)) return refuse('file-too-deep');
  const payload = { ...anyPayload, schema };
  if (door === 'record') return parseFile(text, payload);
  if (door === 'part') return { ok: true, found: salvage(text, payload) };
  const json = jsonOf(text);
  if (door === 'pack') return packIn(json ?? null);
  if (json === undefined) return refuse('shared-cut-off');
  const read = readDraft(json);
  const origin: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'origin') : undefined;
  return read.ok && origin !== undefined ? { ...read, origin } : read;
}

/** Answers one text, then returns its entries in parts, one for each `next`. */
export function gate(): (asked: Ask | 'next') => Begun | Entries {
  let left: Entries = [];
  return (asked) => {
    if (asked !== 'next')
      return {
        answer: withEntries(answer(asked), (entries) => {
          left = entries;
          return [];
        }),
        entries: left.length,
      };
    const part = left.slice(0, PART);
    left = left.slice(PART);
    return part;
  };
}
