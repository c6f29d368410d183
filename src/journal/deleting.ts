/**
 * Deletes records. How far one went stays known under its seal: its seed has thrown that far, so no older file of it may
 * go on with the same dice.
 */
import { type Answer, type Disk, done } from './disk.ts';
import { type Hash, type Header, headerSchema } from './header.ts';
import type { Connection, HeadRow } from './tables.ts';

/** How far a deleted record went. */
export interface Reached {
  readonly seq: number;
  readonly head: Hash;
}
/** The setting that says it. */
export const reachedName = ({ seal }: Header): string => `reached-${seal}`;
export const isReached = (value: unknown): value is Reached =>
  typeof value === 'object' && value !== null && 'seq' in value && 'head' in value && typeof value.seq === 'number';

async function markReached({ settings }: Connection, header: Header, { count, head }: HeadRow): Promise<void> {
  const key = reachedName(header);
  const before = (await settings.get(key))?.value;
  if (isReached(before) && before.seq > count) return;
  await settings.put({ key, value: { seq: count, head } satisfies Reached });
}

/** For good. */
export const deleteRecord = ({ change }: Pick<Disk, 'change'>, id: string): Promise<Answer<null>> =>
  change((on) =>
    on.db.transaction('rw', [on.battles, on.heads, on.entries, on.settings], async () => {
      const [row, end] = [await on.battles.get(id), await on.heads.get(id)];
      const header = headerSchema.safeParse(row?.header);
      if (header.success && end) await markReached(on, header.data, end);
      await on.battles.delete(id);
      await on.heads.delete(id);
      await on.entries
        .where('[battle+seq]')
        .between([id, Number.NEGATIVE_INFINITY], [id, Number.POSITIVE_INFINITY])
        .delete();
      return done;
    }),
  );
