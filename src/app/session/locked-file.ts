/**
 * The whole record of a table under lock, as a file that only the umpire's PIN opens, or either side's if there is no
 * umpire. Whoever holds the phone may save it, since locking needs no open seat. It includes the locks of all seats.
 */
import * as z from 'zod/mini';
import { boxSchema } from '../../engine/envelope.ts';
import { boxFor, openLock, readBox, type SeatLock } from './seat-keys.ts';
import { lockSchema } from './seat-locks.ts';

export const LOCKED_OPENING = '{"scovell":{"file":"locked"';

/** The umpire, the keeper, or either side: each is tried in turn with the PIN. */
const OPENERS = 2;

const fileSchema = z.object({
  /** Without `of` it holds a battle. */
  scovell: z.object({ file: z.literal('locked'), version: z.literal(1), of: z.optional(z.literal('campaign')) }),
  title: z.string(),
  /** The locks of those who may open it. */
  locks: z.record(z.string(), lockSchema).check(z.refine((locks) => Object.keys(locks).length <= OPENERS)),
  box: boxSchema,
});
const contentSchema = z.object({ record: z.string(), locks: z.readonly(z.array(lockSchema).check(z.maxLength(200))) });

export interface LockedFile {
  readonly scovell: { readonly of?: 'campaign' | undefined };
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
  of?: 'campaign',
): Promise<string> {
  const publics = Object.fromEntries(Object.entries(openers).map(([seat, lock]) => [seat, lock.public]));
  const box = await boxFor(publics, JSON.stringify({ record, locks: all }));
  return JSON.stringify({ scovell: { file: 'locked', version: 1, of }, title, locks: openers, box });
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

/** What a locked file holds: the record's own file and the locks of its seats. */
interface Inside {
  readonly record: string;
  readonly locks: readonly SeatLock[];
}

/** Null if the PIN is wrong; `damaged` if it is right and the file was altered. */
export async function openLockedFile(
  { locks, box }: Pick<LockedFile, 'locks' | 'box'>,
  seat: string,
  pin: string,
): Promise<Inside | 'damaged' | null> {
  const lock = locks[seat];
  const key = lock && (await openLock(lock, pin).catch(() => null));
  if (!key) return null;
  try {
    const read = contentSchema.safeParse(JSON.parse((await readBox(seat, key, box)) ?? ''));
    return read.success ? read.data : 'damaged';
  } catch {
    return 'damaged';
  }
}
