/** How whole tenths and half-points are written: 38 tenths as 3.8, 5 half-points as $2½. */
import { figure, type Reckoning, type Term } from '../../../engine/reckoning.ts';
import type { Halves, Tenths } from '../vocabulary.ts';

/** A number with its sum: the whole tenths the rules use, and what is shown of them. */
export interface InTenths {
  readonly tenths: Tenths;
  readonly sum: Reckoning;
}
export interface InHalves {
  readonly halves: Halves;
  readonly sum: Reckoning;
}

const sign = (n: number): string => (n < 0 ? '-' : '');

/** For example "3.8" or "−0.5". */
export const tenthsWritten = (tenths: Tenths): string =>
  `${sign(tenths)}${Math.floor(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;

/** For example "½", "2½" or "3". */
export const halvesWritten = (halves: Halves): string => {
  const whole = Math.floor(Math.abs(halves) / 2);
  const half = Math.abs(halves) % 2 === 1;
  return `${sign(halves)}${half && whole === 0 ? '' : whole}${half ? '½' : ''}`;
};

/** Returns a term of a sum of tenths, or of half-points. */
export const inTenths = (one: Term): Term => ({ ...one, shown: one.shown ?? figure(tenthsWritten(one.value)) });
export const inHalves = (one: Term): Term => ({ ...one, shown: one.shown ?? figure(halvesWritten(one.value)) });
