/**
 * How large units are made: the usual sizes and advice on them, mixed units, and the share of the guns that march with a
 * formation. NBC-SCN-01, -02, -03, -05, NBC-GL-04.
 */

import { averageQuality } from './average-quality.ts';
import { type MenArm, POINTS_PER_BATTERY, type UnitPart } from './combat-points.ts';

/** NBC-SCN-01, NBC-GL-04: the men a unit should have, and has as a rule. */
export const UNIT_MEN: Record<MenArm, { readonly least: number; readonly usual: number; readonly most: number }> = {
  infantry: { least: 1500, usual: 3000, most: 4000 },
  cavalry: { least: 1000, usual: 2000, most: 2500 },
};

/** NBC-SCN-03: the usual points of a unit, and the most it should have. */
export const UNIT_POINTS = { least: 5, usual: 9, most: 12 } as const;

/** Infantry and cavalry in one unit make it Mixed. NBC-SCN-02 */
export function isMixed(parts: readonly UnitPart[]): boolean {
  const arms = new Set(parts.filter((part) => part.men > 0).map((part) => part.arm));
  return arms.size > 1;
}

/** What is unusual about a unit's size. It is advice: nothing forbids such a unit. */
export type SizeAdvice =
  | { readonly kind: 'too-few-men'; readonly row: 'NBC-SCN-01'; readonly men: number; readonly least: number }
  | { readonly kind: 'too-many-men'; readonly row: 'NBC-SCN-01'; readonly men: number; readonly most: number }
  | { readonly kind: 'small-unit'; readonly row: 'NBC-SCN-03'; readonly cp: number; readonly least: number }
  | { readonly kind: 'large-unit'; readonly row: 'NBC-SCN-03'; readonly cp: number; readonly usual: number }
  | { readonly kind: 'super-unit'; readonly row: 'NBC-SCN-03'; readonly cp: number; readonly most: number };

/**
 * Advice on a unit's men and on its combat points. A Mixed unit is measured as the arm that has more men in it. Points
 * above the usual nine are expected of Elite and Guard units, and pass there up to twelve. NBC-SCN-01, NBC-SCN-03.
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

/** The combat points that a formation's organic batteries are worth in all. NBC-SCN-05 */
export const organicPoints = (batteries: number): number => batteries * POINTS_PER_BATTERY;

/**
 * One way to share the points of a formation's batteries among its units: one at a time to the unit that has had the
 * fewest, the weaker first, passing by units of twelve points while another has room. NBC-SCN-05
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

/** How many points of the formation's batteries are still to be given; below 0 when too many were. NBC-SCN-05 */
export const batteryPointsLeft = (batteries: number, given: readonly number[]): number =>
  organicPoints(batteries) - given.reduce((sum, n) => sum + n, 0);
