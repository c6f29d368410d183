/**
 * One line of the record. A deed is a play and its events; undo and redo are lines too, so the record only grows.
 * `prev` ties each line to the one before, and `hash` covers everything else in the line.
 */
import * as z from 'zod/mini';
import { digest } from './hash.ts';
import { type Hash, hashSchema, momentSchema } from './header.ts';

/** Who wrote an entry and when. */
export interface Stamp {
  /** Milliseconds since 1970, given by the caller. */
  readonly at: number;
  /** Who did it, in the caller's terms. */
  readonly by: string;
}

interface Line extends Stamp {
  /** 1 for the first entry, then counting up. */
  readonly seq: number;
  /** The hash of the entry before, or of the header. */
  readonly prev: Hash;
  readonly hash: Hash;
}

export interface Deed<Event> extends Line {
  readonly kind: 'deed';
  /** What was asked for; null if nobody asked. */
  readonly play: unknown;
  readonly events: readonly Event[];
}

export interface Undo extends Line {
  readonly kind: 'undo';
  /** The newest deed in effect from now on; 0 for the start of the battle. */
  readonly to: number;
}

export interface Redo extends Line {
  readonly kind: 'redo';
  /** The undone deed that becomes the newest in effect. */
  readonly target: number;
}

export type Entry<Event> = Deed<Event> | Undo | Redo;
export type Kind = Entry<unknown>['kind'];

/** An entry before it has its hash. */
export type Draft<Event> = Omit<Deed<Event>, 'hash'> | Omit<Undo, 'hash'> | Omit<Redo, 'hash'>;

/**
 * The schemas of plays and events, for reading outside text. They only check: what was written is kept and hashed,
 * whatever a schema would transform or fill in.
 */
export interface Payload<Event> {
  /** The newest header schema this app understands. */
  readonly schema: number;
  readonly play: z.ZodMiniType<unknown>;
  readonly event: z.ZodMiniType<Event>;
}

/** Reads the envelope and takes any play and event. Enough to carry a battle that only a newer app understands. */
export const anyPayload: Payload<unknown> = { schema: Number.MAX_SAFE_INTEGER, play: z.unknown(), event: z.unknown() };

const line = { seq: z.int().check(z.gte(1)), at: momentSchema, by: z.string(), prev: hashSchema, hash: hashSchema };

/** The schemas of written entries. They refuse defaults, so that each entry has only one written form. */
const WRITTEN = {
  deed: z.strictObject({
    ...line,
    play: z.optional(z.unknown().check(z.refine((play) => play !== null))),
    events: z.optional(z.array(z.unknown()).check(z.minLength(1))),
  }),
  undo: z.strictObject({ ...line, kind: z.literal('undo'), to: z.int().check(z.gte(0)) }),
  redo: z.strictObject({ ...line, kind: z.literal('redo'), target: z.int().check(z.gte(1)) }),
};

/** The written form. A deed leaves out its kind, an empty list of events and an absent play. */
export function writeEntry(entry: Entry<unknown> | Draft<unknown>): Record<string, unknown> {
  if (entry.kind !== 'deed') return { ...entry };
  const { kind: _, play, events, ...rest } = entry;
  return { ...rest, ...(play !== null && { play }), ...(events.length > 0 && { events }) };
}

export const hashOf = (entry: Entry<unknown> | Draft<unknown>): Hash =>
  digest({ ...writeEntry(entry), hash: undefined });

export interface Unreadable {
  readonly ok: false;
  /** `envelope`: not an entry at all. `payload`: an entry whose play or events are not understood. */
  readonly part: 'envelope' | 'payload';
  /** Where, e.g. `events.0.unit`. */
  readonly path: string;
}

const unreadable = (path: readonly PropertyKey[]): Unreadable => ({
  ok: false,
  part: 'envelope',
  path: path.map(String).join('.'),
});

/** The path of the first part of a play or event that is not understood; undefined if there is none. */
export function misunderstood(
  play: unknown,
  events: readonly unknown[],
  payload: Payload<unknown>,
): string | undefined {
  const at = (place: readonly PropertyKey[], { issues: [issue] }: z.core.$ZodError) =>
    [...place, ...(issue?.path ?? [])].map(String).join('.');
  const asked = payload.play.safeParse(play);
  if (!asked.success) return at(['play'], asked.error);
  for (const [i, event] of events.entries()) {
    const known = payload.event.safeParse(event);
    if (!known.success) return at(['events', i], known.error);
  }
  return undefined;
}

/** Reads a written entry. Never throws. */
export function readEntry<Event>(
  raw: unknown,
  payload: Payload<Event>,
): { readonly ok: true; readonly entry: Entry<Event> } | Unreadable {
  const kind = (typeof raw === 'object' && raw !== null && 'kind' in raw ? raw.kind : undefined) ?? 'deed';
  if (kind !== 'deed') {
    const read = (kind === 'undo' ? WRITTEN.undo : WRITTEN.redo).safeParse(raw);
    return read.success ? { ok: true, entry: read.data } : unreadable(read.error.issues[0]?.path ?? []);
  }
  const read = WRITTEN.deed.safeParse(raw);
  if (!read.success) return unreadable(read.error.issues[0]?.path ?? []);
  const { play = null, events = [], ...rest } = read.data;
  const path = misunderstood(play, events, payload);
  if (path !== undefined) return { ok: false, part: 'payload', path };
  return { ok: true, entry: { ...rest, kind: 'deed', play, events: events as Event[] } };
}
