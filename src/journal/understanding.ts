/** Checks whether entries read by their envelope alone are understood, with a pause after each. */
import { type Message, say } from '../engine/message.ts';
import { type Entry, misunderstood, type Payload } from './entry.ts';
import type { ParsedFile, SoundFile } from './file.ts';
import type { Salvage } from './salvage.ts';

/** The first entry that is not understood, and where in it; undefined if all are. */
function* understood<Event>(
  entries: readonly Entry<unknown>[],
  payload: Payload<Event>,
): Generator<undefined, { readonly seq: number; readonly path: string } | undefined, undefined> {
  for (const { seq, ...entry } of entries) {
    const path = entry.kind === 'deed' ? misunderstood(entry.play, entry.events, payload) : undefined;
    if (path !== undefined) return { seq, path };
    yield;
  }
  return undefined;
}

/** The entries that are understood, and what is wrong with the first that is not. */
export function* understoodPart<Event>(
  entries: readonly Entry<unknown>[],
  payload: Payload<Event>,
): Generator<
  undefined,
  { readonly entries: readonly Entry<Event>[]; readonly wrong?: { readonly seq: number; readonly said: Message } },
  undefined
> {
  const wrong = yield* understood(entries, payload);
  if (!wrong) return { entries: entries as readonly Entry<Event>[] };
  const sound = entries.slice(0, wrong.seq - 1) as readonly Entry<Event>[];
  return { entries: sound, wrong: { seq: wrong.seq, said: say('journal-unreadable-at', wrong) } };
}

/** Checks a whole file. */
export function* understanding<Event>(
  file: SoundFile<unknown>,
  payload: Payload<Event>,
): Generator<undefined, ParsedFile<Event>, undefined> {
  const wrong = yield* understood(file.record.entries, payload);
  if (!wrong) return file as SoundFile<Event>;
  return { ok: false, code: 'not-understood', said: say('file-not-understood', wrong), ...wrong };
}

/** Checks the sound part of a damaged file, as far as it is understood. */
export function* understandingPart<Event>(
  found: Salvage<unknown>,
  payload: Payload<Event>,
): Generator<undefined, Salvage<Event> | null, undefined> {
  const { entries } = yield* understoodPart(found.entries, payload);
  return entries.length > 0 ? { ...found, entries } : null;
}
