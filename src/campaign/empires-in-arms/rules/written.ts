/** How whole tenths and half-points stand in a sum: 38 tenths as 3.8, 5 half-points as $2½. */
import { figure, type Reckoning, type Term } from '../../../engine/reckoning.ts';
import type { Halves, Tenths } from '../vocabulary.ts';

/** A figure with its sum: the whole tenths the rules go on with, and what is shown of them. */
export interface InTenths {
  readonly tenths: Tenths;
  readonly sum: Reckoning;
}
export interface InHalves {
  readonly halves: Halves;
  readonly sum: Reckoning;
}

const sign = (n: number): string => (n < 0 ? '-' : '');

/** "3.8", "−0.5" */
export const tenthsWritten = (tenths: Tenths): string =>
  `${sign(tenths)}${Math.floor(Math.abs(tenths) / 10)}.${Math.abs(tenths) % 10}`;

/** "½", "2½", "3" */
export const halvesWritten = (halves: Halves): string => {
  const whole = Math.floor(Math.abs(halves) / 2);
  const half = Math.abs(halves) % 2 === 1;
  return `${sign(halves)}${half && whole === 0 ? '' : whole}${half ? '½' : ''}`;
};

/** A term of a sum of tenths, or of half-points. */
export const inTenths = (one: Term): Term => ({ ...one, shown: one.shown ?? figure(tenthsWritten(one.value)) });
export const inHalves = (one: Term): Term => ({ ...one, shown: one.shown ?? figure(halvesWritten(one.value)) });
