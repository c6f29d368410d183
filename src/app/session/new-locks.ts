/** The locks of a new table, one for each seat, from the PINs they chose. */
import { newLock, type SeatLock } from './seat-keys.ts';

/** PINs by seat: sides and commanders ("a.reille") of a battle, powers of a campaign, and an umpire if there is one. */
export type Pins = Readonly<Record<string, string>>;

/** A lock for each seat. An umpire may set a new PIN for each side. */
export async function locksFor(pins: Pins, rounds?: number): Promise<Readonly<Record<string, SeatLock>>> {
  const made: Record<string, SeatLock> = {};
  const { umpire, ...sides } = pins;
  if (umpire !== undefined) made.umpire = await newLock(umpire, { rounds });
  const spareFor = made.umpire && { seat: 'umpire', public: made.umpire.public };
  for (const [seat, pin] of Object.entries(sides)) made[seat] = await newLock(pin, { spareFor, rounds });
  return made;
}
