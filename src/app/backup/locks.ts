/** Locks of seats and what they lock. Without them a battle under lock cannot be opened elsewhere. */
import * as z from 'zod/mini';
import type { Answer } from '../../journal/disk.ts';
import { disk } from '../session/store.ts';

const rowSchema = z.object({ key: z.string().check(z.regex(/^(seat|whole-scenario)-/)), value: z.unknown() });
export type LockRow = z.infer<typeof rowSchema>;

export const readLockRow = (content: unknown): LockRow | null => {
  const read = rowSchema.safeParse(content);
  return read.success ? read.data : null;
};

export const lockRows = (): Promise<Answer<readonly LockRow[]>> =>
  disk.ask(async (on) => ({
    ok: true,
    value: (await on.settings.toArray()).flatMap((row) => (row.value === null ? [] : (readLockRow(row) ?? []))),
  }));
