/**
 * Unit sizes: the usual ones and advice on them, mixed units, and the formation's guns shared among its units.
 * NBC-SCN-01, -02, -03, -05, NBC-GL-04.
 */

import { averageQuality } from './average-quality.ts';
import { type MenArm, POINTS_PER_BATTERY, type UnitPart } from './combat-points.ts';

/** NBC-SCN-01, NBC-GL-04: the least, usual and most men of a unit. */
export const UNIT_MEN: Record<MenArm, { readonly least: number; readonly usual: number; readonly most: number }> = {
  infantry: { least: 1500, usual: 3000, most: 4000 },
  cavalry: { least: 1000, usual: 2000, most: 2500 },
};

/** NBC-SCN-03: the least, usual and most points of a unit. */
export const UNIT_POINTS = { least: 5, usual: 9, most: 12 } as const;

/** Infantry and cavalry in one unit make it Mixed. NBC-SCN-02 */
export function isMixed(parts: readonly UnitPart[]): boolean {
  const arms = new Set(parts.filter((part) => part.men > 0).map((part) => part.arm));
  return arms.size > 1;
}

/** What is unusual about a unit's size. Advice only: such a unit is allowed. */
export type SizeAdvice =
  | { readonly kind: 'too-few-men'; readonly row: 'NBC-SCN-01'; readonly men: number; readonly least: number }
  | { readonly kind: 'too-many-men'; readonly row: 'NBC-SCN-01'; readonly men: number; readonly most: number }
  | { readonly kind: 'small-unit'; readonly row: 'NBC-SCN-03'; readonly cp: number; readonly least: number }
  | { readonly kind: 'large-unit'; readonly row: 'NBC-SCN-03'; readonly cp: number; readonly usual: number }
  | { readonly kind: 'super-unit'; readonly row: 'NBC-SCN-03'; readonly cp: number; readonly most: number };

/**
 * Advice on a unit's men and combat points. A Mixed unit counts as the arm with more men. Elite and Guard units may
 * exceed the usual nine points, up to twelve. NBC-SCN-01, NBC-SCN-03.
 */
export function sizeAdvice(parts: readonly UnitPart[], cp: number): readonly SizeAdvice[] {
  const advice: SizeAdvice[] = [];
  const of = (arm: MenArm) => parts.reduce((sum, part) => sum + (part.arm === arm ? part.men : 0), 0);
  const [foot, horse] = [of('infantry'), of('cavalry')];
  const men = foot + horse;
  const { least, most } = UNIT_MEN[horse > foot ? 'cavalry' : 'infantry'];
  if (men < least) advice.push({ kind: 'too-few-men', row: 'NBC-SCN-01', men, least });
  if (men > most) advice.push({ kind: 'too-many-men', row: 'NBC-SCN-01', men, most });
  const picked = parts.length > 0 && averageQuality(parts).total >= 5;
  if (cp > UNIT_POINTS.most) advice.push({ kind: 'super-unit', row: 'NBC-SCN-03', cp, most: UNIT_POINTS.most });
  else if (cp > UNIT_POINTS.usual && !picked)
    advice.push({ kind: 'large-unit', row: 'NBC-SCN-03', cp, usual: UNIT_POINTS.usual });
  else if (cp < UNIT_POINTS.least) advice.push({ kind: 'small-unit', row: 'NBC-SCN-03', cp, least: UNIT_POINTS.least });
  return advice;
}

/** The total combat points of a formation's organic batteries. NBC-SCN-05 */
export const organicPoints = (batteries: number): number => batteries * POINTS_PER_BATTERY;

/**
 * Shares the points of a formation's batteries among its units: one at a time to the unit with the fewest so far,
 * weaker units first, skipping units of twelve points while another has room. NBC-SCN-05
 */
export function shareBatteries(
  batteries: number,
  units: readonly { readonly id: string; readonly cp: number }[],
): Readonly<Record<string, number>> {
  const shares = units.map(({ id, cp }, at) => ({ id, cp, at, given: 0 }));
  type Share = (typeof shares)[number];
  const after = ({ cp, given }: Share): number => cp + given;
  const full = (share: Share): number => Number(after(share) >= UNIT_POINTS.most);
  for (let left = organicPoints(batteries); left > 0; left--) {
    const [next] = shares.toSorted(
      (a, b) => full(a) - full(b) || a.given - b.given || after(a) - after(b) || a.at - b.at,
    );
    if (next) next.given += 1;
  }
  return Object.fromEntries(shares.map(({ id, given }) => [id, given]));
}

/** The points of the formation's batteries still to be given; negative if too many were. NBC-SCN-05 */
export const batteryPointsLeft = (batteries: number, given: readonly number[]): number =>
  organicPoints(batteries) - given.reduce((sum, n) => sum + n, 0);
