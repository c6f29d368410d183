/**
 * Men into combat points: the ratios by quality, mixed units, the average quality of a unit of several qualities, the
 * share of the guns that march with a formation, and the advice on sizes. NBC-SCN-01, -02, -03, -05, NBC-GL-22.
 */
import { type Rulings, ruling } from '../book/rulings.ts';
import { RATINGS, type Rating } from '../book/terms.ts';
import { type Message, say, word } from '../engine/message.ts';
import { type Reckoning, type Term, term } from '../engine/reckoning.ts';

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

/** NBC-SCN-01, NBC-GL-04: the men a unit should have, and has as a rule. */
export const UNIT_MEN: Record<MenArm, { readonly least: number; readonly usual: number; readonly most: number }> = {
  infantry: { least: 1500, usual: 3000, most: 4000 },
  cavalry: { least: 1000, usual: 2000, most: 2500 },
};

/** NBC-SCN-03: the usual points of a unit, and the most it should have. */
export const UNIT_POINTS = { least: 5, usual: 9, most: 12 } as const;

/** NBC-SCN-05 */
export const POINTS_PER_BATTERY = 2;

/** Every ratio divides it, so that points are added as whole numbers of these and halves stay exact. */
const SLICES = 42_000;

/** NBC-SCN-01: no unit has fewer. */
const LEAST_POINTS = 1;

const slicesOf = ({ arm, quality, men }: UnitPart): number => men * (SLICES / MEN_PER_POINT[arm][quality]);

/** "2,500 Regular infantry" */
const menOf = ({ arm, quality, men }: UnitPart): Message =>
  say('points-men', { arm, men, quality: word(`quality-${quality}`) });

const two = (n: number): string => String(Number(n.toFixed(2)));
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${two(Math.abs(n))}`;

/**
 * The combat points a unit starts with: each part's fraction, the points it got of the formation's guns, then one
 * rounding for the whole, halves up. A unit has at least 1 CP. NBC-SCN-01, NBC-SCN-02, NBC-SCN-05.
 */
export function startCP(parts: readonly UnitPart[], artilleryPoints = 0): Reckoning {
  const whole = parts.reduce((sum, part) => sum + slicesOf(part), artilleryPoints * SLICES);
  const rounded = Math.floor((2 * whole + SLICES) / (2 * SLICES));
  const total = Math.max(LEAST_POINTS, rounded);
  const adrift = rounded - whole / SLICES;

  const terms: Term[] = parts.map((part) =>
    term(menOf(part), slicesOf(part) / SLICES, parts.length > 1 ? 'NBC-SCN-02' : 'NBC-SCN-01', {
      note: say('points-ratio', { men: part.men, ratio: MEN_PER_POINT[part.arm][part.quality] }),
      shown: two(slicesOf(part) / SLICES),
    }),
  );
  if (artilleryPoints > 0) terms.push(term('points-guns', artilleryPoints, 'NBC-SCN-05'));
  if (adrift !== 0) terms.push(term('sum-rounded', adrift, 'NBC-SCN-01', { shown: signed(adrift) }));
  if (total !== rounded) terms.push(term(say('points-least', { cp: LEAST_POINTS }), total - rounded, 'NBC-SCN-01'));
  return { name: 'points-start', terms, total, unit: 'CP' };
}

/** Infantry and cavalry in one unit make it Mixed. NBC-SCN-02 */
export function isMixed(parts: readonly UnitPart[]): boolean {
  const arms = new Set(parts.filter((part) => part.men > 0).map((part) => part.arm));
  return arms.size > 1;
}

/** The quality of a unit made of several: by men, or each part alike (ruling `avgQ`); halves up. NBC-GL-22 */
export function averageQuality(parts: readonly UnitPart[], rulings: Rulings = {}): Reckoning & { total: Rating } {
  const weighed = ruling(rulings, 'avgQ') === 'weighted' && parts.some((part) => part.men > 0);
  const weight = ({ men }: UnitPart): number => (weighed ? men : 1);
  const all = parts.reduce((sum, part) => sum + weight(part), 0);
  const points = parts.reduce((sum, part) => sum + part.quality * weight(part), 0);
  const rounded = Math.floor((2 * points + all) / (2 * all));
  const total = RATINGS.find((rating) => rating === rounded) ?? RATINGS[2];
  const terms = parts.map((part) =>
    term(menOf(part), (part.quality * weight(part)) / all, 'NBC-GL-22', {
      shown: say('rating-quality', { n: part.quality }),
      ...(parts.length > 1 && { ruling: 'avgQ' as const }),
    }),
  );
  const average = all === 0 ? total : points / all;
  const note = average !== total && { note: say('sum-halves-up', { n: two(average) }) };
  return { name: 'points-quality', terms, total, ...note };
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
