/** The locks of a table that begins, one a seat, from the figures each has chosen. */
import { newLock, type SeatLock } from './seat-keys.ts';

/** Figures by seat: two sides and commanders ("a.reille") of a battle, powers of a campaign, an umpire where there is one. */
export type Pins = Readonly<Record<string, string>>;

/** A lock a seat; where there is an umpire he may set a new PIN for each side. */
export async function locksFor(pins: Pins, rounds?: number): Promise<Readonly<Record<string, SeatLock>>> {
  const made: Record<string, SeatLock> = {};
  const { umpire, ...sides } = pins;
  if (umpire !== undefined) made.umpire = await newLock(umpire, { rounds });
  const spareFor = made.umpire && { seat: 'umpire', public: made.umpire.public };
  for (const [seat, pin] of Object.entries(sides)) made[seat] = await newLock(pin, { spareFor, rounds });
  return made;
}
