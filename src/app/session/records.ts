/**
 * Long jobs on records: reading and checking one, or writing its file. Runs in a worker (session.worker.ts) and needs
 * no page.
 */
import type { Answer } from '../../journal/disk.ts';
import { anyPayload, type Entry } from '../../journal/entry.ts';
import { type FileContent, makeFile } from '../../journal/file.ts';
import { type Packed, pack } from '../../journal/packing.ts';
import type { LoadedBattle, Store } from '../../journal/store.ts';
import { PART } from './threads.ts';

type Entries = readonly Entry<unknown>[];

export interface Asks {
  /** Reads and checks a record. The answer comes without its entries. */
  load: { readonly id: string; readonly schema: number };
  /** The next entries of that record. */
  next: null;
  /** Begins a file; its entries follow. */
  file: Omit<FileContent, 'entries'>;
  entries: Entries;
  made: null;
  packed: null;
}
export interface Answers {
  load: { readonly loaded: Answer<LoadedBattle<unknown>>; readonly entries: number };
  next: Entries;
  file: null;
  entries: null;
  /** The finished file. */
  made: Blob;
  /** The file, packed. */
  packed: Packed;
}
export type Ask = { readonly [A in keyof Asks]: { readonly ask: A; readonly what: Asks[A] } }[keyof Asks];

/** Answers one question after another. */
export function clerk(store: Pick<Store<unknown>, 'loadBattle'>): (asked: Ask) => Promise<Answers[keyof Answers]> {
  let left: Entries = [];
  let begun: Omit<FileContent, 'entries'> | null = null;
  return async (asked) => {
    switch (asked.ask) {
      case 'load': {
        const { id, schema } = asked.what;
        const loaded = await store.loadBattle(id, { ...anyPayload, schema });
        if (!loaded.ok) return { loaded, entries: 0 };
        const { record } = loaded.value;
        left = record.entries;
        const without = { ...loaded.value, record: { ...record, entries: [] } };
        return { loaded: { ok: true, value: without }, entries: left.length };
      }
      case 'next': {
        const part = left.slice(0, PART);
        left = left.slice(PART);
        return part;
      }
      case 'file':
        begun = asked.what;
        left = [];
        return null;
      case 'entries':
        left = left.concat(asked.what);
        return null;
      case 'made':
        return fileOf(begun, left);
      case 'packed':
        return pack(fileOf(begun, left));
    }
  };
}

function fileOf(begun: Omit<FileContent, 'entries'> | null, entries: Entries): Blob {
  if (!begun) throw new Error('No file was begun.');
  return new Blob([makeFile({ ...begun, entries })], { type: 'application/json' });
}
