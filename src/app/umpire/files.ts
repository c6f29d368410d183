/** Files of a table under lock: the open seat's own page, or the whole record, which only the umpire opens. */
import { seatOf } from '../../battlefield/under-lock/whose.ts';
import { battle, whole, wholeRecord } from '../session/battle-session.ts';
import { makeLockedFile } from '../session/locked-file.ts';
import type { Instead } from '../session/record-files.ts';
import type { SeatLock } from '../session/seat-keys.ts';
import { locks } from './locks.ts';
import { seatFile } from './seat-file.ts';
import { openSeat, papers } from './table.ts';

/** The locks of all seats, by seat. */
async function locksNow(): Promise<Readonly<Record<string, SeatLock>>> {
  const all: Record<string, SeatLock> = {};
  for (const [seat, open] of Object.entries(battle.value?.keys ?? {})) {
    const kept = await locks.lockOf(open);
    if (kept) all[seat] = kept.lock;
  }
  return all;
}

const nameOf = (title: string): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')}.locked.scovell.json`;

export async function fileUnderLock(record: string): Promise<Instead | null> {
  const now = await whole();
  if (!now) return null;
  const seat = openSeat.value;
  if (seat !== null && seatOf(seat).side) {
    const own = await seatFile(now, seat, papers.value, (await wholeRecord())?.seed ?? null);
    return own && { ...own, whole: false };
  }
  const all = await locksNow();
  const { umpire, ...sides } = all;
  const openers = umpire ? { umpire } : sides;
  const text = await makeLockedFile(now.header.title, record, openers, Object.values(all));
  return { name: nameOf(now.header.title), text, whole: true };
}
