/** Reads records and writes files in a worker. */
import { unhurried } from '../../journal/breath.ts';
import type { Answer } from '../../journal/disk.ts';
import type { Payload } from '../../journal/entry.ts';
import type { FileContent } from '../../journal/file.ts';
import type { Packed } from '../../journal/packing.ts';
import type { LoadedBattle } from '../../journal/store.ts';
import { understoodPart } from '../../journal/understanding.ts';
import { startWorker } from '../workers.ts';
import type { Answers, Ask, Asks } from './records.ts';
import address from './session.worker.ts?worker&url';
import { inParts, PART, talkTo } from './threads.ts';

type Talk = <A extends keyof Asks>(ask: A, what: Asks[A]) => Promise<Answers[A]>;

/** A worker for one job. Throws if it cannot start or dies. */
async function away<T>(work: (talk: Talk) => Promise<T>): Promise<T> {
  const thread = startWorker(address);
  try {
    return await work((ask, what) => talkTo<Ask, never>(thread)({ ask, what } as Ask));
  } finally {
    thread.terminate();
  }
}

/** A record, read and checked from first to last entry. Its plays and events are checked here, in slices. */
export async function loadAway<Event>(id: string, payload: Payload<Event>): Promise<Answer<LoadedBattle<Event>>> {
  const read = await away(async (talk): Promise<Answer<LoadedBattle<unknown>>> => {
    const { loaded, entries: count } = await talk('load', { id, schema: payload.schema });
    if (!loaded.ok) return loaded;
    const entries = await inParts(count, () => talk('next', null));
    return { ok: true, value: { ...loaded.value, record: { ...loaded.value.record, entries } } };
  });
  if (!read.ok) return read;
  const { record, damage: broken, ...rest } = read.value;
  const { entries, wrong } = await unhurried(understoodPart(record.entries, payload));
  const damage = wrong ?? broken;
  return { ok: true, value: { ...rest, record: { ...record, entries }, ...(damage && { damage }) } };
}

const writtenAway = <A extends 'made' | 'packed'>({ entries, ...begun }: FileContent, as: A): Promise<Answers[A]> =>
  away(async (talk) => {
    await talk('file', begun);
    for (let from = 0; from < entries.length; from += PART) await talk('entries', entries.slice(from, from + PART));
    return talk(as, null);
  });

/** A record as a file, plain or packed. */
export const fileAway = (content: FileContent): Promise<Blob> => writtenAway(content, 'made');
export const packedAway = (content: FileContent): Promise<Packed> => writtenAway(content, 'packed');
