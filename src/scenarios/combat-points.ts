/** Converts men into combat points, by quality. NBC-SCN-01, -02, -05. */
import type { Rating } from '../book/terms.ts';
import { type Message, say, word } from '../engine/message.ts';
import { figure, type Reckoning, type Term, term } from '../engine/reckoning.ts';

export type MenArm = 'infantry' | 'cavalry';

/** Part of a unit: men of one arm and one quality. */
export interface UnitPart {
  readonly arm: MenArm;
  readonly quality: Rating;
  readonly men: number;
}

/** NBC-SCN-01: men to one combat point. */
export const MEN_PER_POINT: Record<MenArm, Record<Rating, number>> = {
  infantry: { 6: 200, 5: 300, 4: 400, 3: 500, 2: 600, 1: 700 },
  cavalry: { 6: 150, 5: 200, 4: 250, 3: 300, 2: 350, 1: 400 },
};

/** NBC-SCN-05 */
export const POINTS_PER_BATTERY = 2;

/** A common multiple of all ratios: points are added in these units, so that halves stay exact. */
const SLICES = 42_000;

/** NBC-SCN-01: the least CP of a unit. */
const LEAST_POINTS = 1;

const slicesOf = ({ arm, quality, men }: UnitPart): number => men * (SLICES / MEN_PER_POINT[arm][quality]);

/** "2,500 Regular infantry" */
export const menOf = ({ arm, quality, men }: UnitPart): Message =>
  say('points-men', { arm, men, quality: word(`quality-${quality}`) });

export const two = (n: number): string => String(Number(n.toFixed(2)));
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${two(Math.abs(n))}`;

/**
 * A unit's combat points at the start: each part's fraction plus its points from the formation's guns, rounded once,
 * halves up; at least 1. NBC-SCN-01, NBC-SCN-02, NBC-SCN-05.
 */
export function startCP(parts: readonly UnitPart[], artilleryPoints = 0): Reckoning {
  const whole = parts.reduce((sum, part) => sum + slicesOf(part), artilleryPoints * SLICES);
  const rounded = Math.floor((2 * whole + SLICES) / (2 * SLICES));
  const total = Math.max(LEAST_POINTS, rounded);
  const adrift = rounded - whole / SLICES;

  const terms: Term[] = parts.map((part) =>
    term(menOf(part), slicesOf(part) / SLICES, parts.length > 1 ? 'NBC-SCN-02' : 'NBC-SCN-01', {
      note: say('points-ratio', { men: part.men, ratio: MEN_PER_POINT[part.arm][part.quality] }),
      shown: figure(two(slicesOf(part) / SLICES)),
    }),
  );
  if (artilleryPoints > 0) terms.push(term('points-guns', artilleryPoints, 'NBC-SCN-05'));
  if (adrift !== 0) terms.push(term('sum-rounded', adrift, 'NBC-SCN-01', { shown: figure(signed(adrift)) }));
  if (total !== rounded) terms.push(term(say('points-least', { cp: LEAST_POINTS }), total - rounded, 'NBC-SCN-01'));
  return { name: 'combat-points', terms, total, unit: 'CP' };
}
