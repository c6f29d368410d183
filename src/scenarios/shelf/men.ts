/** A short hand for writing orders of battle. */

import type { Rating } from '../../book/terms.ts';
import type { UnitPart } from '../combat-points.ts';

type NamedPart = UnitPart & { readonly name: string };

export const foot = (name: string, quality: Rating, men: number): NamedPart => ({
  arm: 'infantry',
  quality,
  men,
  name,
});

export const horse = (name: string, quality: Rating, men: number): NamedPart => ({
  arm: 'cavalry',
  quality,
  men,
  name,
});

/** Minutes since midnight. */
export const at = (hours: number, minutes = 0): number => hours * 60 + minutes;
