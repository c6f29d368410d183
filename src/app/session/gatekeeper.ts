/** Reads texts from outside in a worker, and stops what takes too long. */
import type { Said } from '../../engine/message.ts';
import { unhurried } from '../../journal/breath.ts';
import type { Payload } from '../../journal/entry.ts';
import type { ParsedFile } from '../../journal/file.ts';
import type { Salvage } from '../../journal/salvage.ts';
import { understanding, understandingPart } from '../../journal/understanding.ts';
import { startWorker } from '../workers.ts';
import { DOORS, type Door } from './doors.ts';
import type { Answer, Ask, Read, Refused } from './gate.ts';
import { type Begun, type Entries, withEntries } from './gate-parts.ts';
import address from './session.worker.ts?worker&url';
import { inParts, type Thread, talkTo } from './threads.ts';

const refuse = (refused: Said): Refused => ({ ok: false, refused });

async function answered(ask: Ask, thread: Thread): Promise<Answer> {
  const begun = await talkTo<Ask, Begun>(thread)(ask);
  const next = talkTo<'next', Entries>(thread);
  const entries = await inParts(begun.entries, () => next('next'));
  return withEntries(begun.answer, () => entries);
}

/** One worker for each text. It ends with the text and frees its memory. */
export async function inThread(ask: Ask, start: () => Thread): Promise<Answer> {
  const thread = start();
  let late: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<Answer>((resolve) => {
    late = setTimeout(() => resolve(refuse('file-too-slow')), DOORS[ask.door].seconds * 1000);
  });
  const read = answered(ask, thread).catch(() => refuse('file-broke-off'));
  const said = await Promise.race([read, tooSlow]);
  clearTimeout(late);
  thread.terminate();
  return said;
}

const asked = async <D extends Door>(ask: Ask & { readonly door: D }): Promise<Read[D] | Refused> =>
  (await inThread(ask, () => startWorker(address, 'gate'))) as Read[D] | Refused;

export const readScenario = (text: string): Promise<Read['scenario'] | Refused> => asked({ door: 'scenario', text });
export const readPack = (text: string): Promise<Read['pack'] | Refused> => asked({ door: 'pack', text });

/** Reads a record of a game and checks in slices that the game understands the plays and events. */
export async function readRecord<Event>(
  text: string,
  payload: Payload<Event>,
  { id }: { readonly id: string },
): Promise<ParsedFile<Event>> {
  const read = await asked({ door: 'record', text, schema: payload.schema });
  if ('refused' in read) return { ok: false, code: 'too-large', said: read.refused };
  if (!read.ok) return read;
  if (!read.record.header.rules.startsWith(`${id}-`)) return { ok: false, code: 'not-ours', said: 'file-other-game' };
  return unhurried(understanding(read, payload));
}

/** The sound part of a damaged record; null if there is none. */
export async function readPart<Event>(text: string, payload: Payload<Event>): Promise<Salvage<Event> | null> {
  const read = await asked({ door: 'part', text, schema: payload.schema });
  return 'found' in read && read.found ? unhurried(understandingPart(read.found, payload)) : null;
}
