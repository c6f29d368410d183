/**
 * The whole record of a table under lock, as a file that only the umpire's PIN opens, or either side's if there is no
 * umpire. Whoever holds the phone may save it, since locking needs no open seat. It includes the locks of all seats.
 */
import * as z from 'zod/mini';
import { boxSchema } from '../../engine/envelope.ts';
import { boxFor, openLock, readBox, type SeatLock } from './seat-keys.ts';
import { lockSchema } from './seat-locks.ts';

export const LOCKED_OPENING = '{"scovell":{"file":"locked"';

const fileSchema = z.object({
  scovell: z.object({ file: z.literal('locked'), version: z.literal(1) }),
  title: z.string(),
  /** The locks of those who may open it. */
  locks: z.record(z.string(), lockSchema),
  box: boxSchema,
});
const contentSchema = z.object({ record: z.string(), locks: z.readonly(z.array(lockSchema)) });

export interface LockedFile {
  readonly title: string;
  readonly locks: Readonly<Record<string, SeatLock>>;
  readonly box: z.infer<typeof boxSchema>;
}

export const isLockedFile = (text: string): boolean => text.trimStart().startsWith(LOCKED_OPENING);

/** `openers`: the seats that may open it. `all`: the locks of all seats. */
export async function makeLockedFile(
  title: string,
  record: string,
  openers: Readonly<Record<string, SeatLock>>,
  all: readonly SeatLock[],
): Promise<string> {
  const publics = Object.fromEntries(Object.entries(openers).map(([seat, lock]) => [seat, lock.public]));
  const box = await boxFor(publics, JSON.stringify({ record, locks: all }));
  return JSON.stringify({ scovell: { file: 'locked', version: 1 }, title, locks: openers, box });
}

/** The largest such file in letters: a record of 40 million, as its box writes it. */
export const MOST_LOCKED = 56_000_000;

/** Null if it is not one, too large, or damaged. Only the outline is read; the content is checked like any record. */
export function readLockedFile(text: string): LockedFile | null {
  if (text.length > MOST_LOCKED) return null;
  try {
    const read = fileSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The record's own file and the locks of its seats; null if the PIN is wrong or the file was altered. */
export async function openLockedFile(
  { locks, box }: LockedFile,
  seat: string,
  pin: string,
): Promise<{ readonly record: string; readonly locks: readonly SeatLock[] } | null> {
  const lock = locks[seat];
  const key = lock && (await openLock(lock, pin).catch(() => null));
  const words = key && (await readBox(seat, key, box));
  if (!words) return null;
  try {
    const read = contentSchema.safeParse(JSON.parse(words));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
