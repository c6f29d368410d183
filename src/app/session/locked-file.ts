/**
 * The whole record of a table under lock, as a file that only the umpire opens, by his PIN; where there is none, either side.
 * Whoever holds the phone may save it: to lock it no seat has to be open. The locks of all seats go with it, inside.
 */
import * as z from 'zod/mini';
import { boxSchema } from '../../engine/envelope.ts';
import { boxFor, openLock, readBox, type SeatLock } from './seat-keys.ts';
import { lockSchema } from './seat-locks.ts';

export const LOCKED_OPENING = '{"scovell":{"file":"locked"';

const fileSchema = z.object({
  scovell: z.object({ file: z.literal('locked'), version: z.literal(1) }),
  title: z.string(),
  /** Of those who may open it. */
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

/** `openers`: the seats that may open it; `all`: the locks of all seats. */
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

/** Letters of such a file at most: a record of 40 million, as its box writes it. */
export const MOST_LOCKED = 56_000_000;

/** Null where it is none, too large, or damaged. Its outline alone is read; what the box holds goes through a record's door. */
export function readLockedFile(text: string): LockedFile | null {
  if (text.length > MOST_LOCKED) return null;
  try {
    const read = fileSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What is inside: the record's own file and the locks of its seats; null where the PIN is another, or it was altered. */
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
