/** Reads and checks the end of a record: the entries after a known one. */
import type { Seed } from '../engine/chance.ts';
import { headerHash, readLink } from './chain.ts';
import type { Disk, Exported } from './disk.ts';
import type { Entry, Payload } from './entry.ts';
import { type Hash, type Header, headerSchema } from './header.ts';

export interface Ending<Event> {
  readonly header: Header;
  readonly seed: Seed | string;
  readonly entries: readonly Entry<Event>[];
  readonly lastExport?: Exported;
}

/** Where the end begins: an entry, and what the record's first entry follows from. */
export interface From {
  readonly seq: number;
  readonly head: Hash;
  readonly root: Hash;
}

/** Null if anything is wrong. The record is then read from its first entry, which tells what. */
export async function endingOf<Event>(
  disk: Pick<Disk, 'ask'>,
  id: string,
  { seq, head, root }: From,
  payload: Payload<Event>,
): Promise<Ending<Event> | null> {
  const read = await disk.ask((on) =>
    on.db.transaction('r', [on.battles, on.heads, on.entries], async () => {
      const rows = on.entries.where('[battle+seq]').between([id, seq], [id, Number.POSITIVE_INFINITY], false, true);
      return { ok: true, value: await Promise.all([on.battles.get(id), on.heads.get(id), rows.toArray()]) };
    }),
  );
  if (!read.ok) return null;
  const [row, end, stored] = read.value;
  const header = headerSchema.safeParse(row?.header);
  if (!row || !end || !header.success || header.data.schema > payload.schema) return null;
  if (headerHash(header.data) !== root) return null;
  const entries: Entry<Event>[] = [];
  let at = head;
  for (const { written } of stored) {
    const link = readLink(at, seq + entries.length + 1, written, payload);
    if (!link.ok) return null;
    entries.push(link.entry);
    at = link.entry.hash;
  }
  if (at !== end.head || seq + entries.length !== end.count) return null;
  const { lastExport } = end;
  return { header: header.data, seed: row.seed, entries, ...(lastExport && { lastExport }) };
}
