/**
 * A formation commander's radius: units times the multiplier of his Ability, within the limits of his army's type.
 * Reinforcements raise it; losses never lower it. NBC-SCN-08, NBC-SCN-11 to NBC-SCN-13.
 */

import { type Rulings, ruling } from '../book/rulings.ts';
import type { Arm, ArmyType, Rating } from '../book/terms.ts';
import { say } from '../engine/message.ts';
import { figure, type Reckoning, type Term, term } from '../engine/reckoning.ts';
import { ratingName } from './ratings.ts';

/** NBC-SCN-08, in tenths, so that halves are exact (AMB-154). */
const MULTIPLIER_TENTHS: Record<Rating, number> = { 6: 30, 5: 28, 4: 23, 3: 18, 2: 15, 1: 13 };

/** The radius multiplier of an Ability. NBC-SCN-08 */
export const radiusMultiplier = (A: Rating): number => MULTIPLIER_TENTHS[A] / 10;

/** Centimetres. NBC-SCN-12 */
export const RADIUS_BOUNDS: Record<ArmyType, { readonly least: number; readonly most: number }> = {
  Traditional: { least: 5, most: 20 },
  Napoleonic: { least: 10, most: 25 },
};

/** Trains and engineers belong to the army and never count (AMB-160). */
const COUNTED: readonly Arm[] = ['infantry', 'cavalry', 'mixed'];

/** How many of these units count for the radius; batteries by ruling `radiusArtillery`. AMB-160 */
export function unitsCounted(units: readonly { readonly arm: Arm }[], rulings: Rulings = {}): number {
  const guns = ruling(rulings, 'radiusArtillery') === 'yes';
  return units.filter(({ arm }) => COUNTED.includes(arm) || (guns && arm === 'artillery')).length;
}

function radiusOf(count: number, A: Rating, armyType: ArmyType, byRuling: boolean): Reckoning {
  const tenths = count * MULTIPLIER_TENTHS[A];
  const rounded = Math.floor((tenths + 5) / 10);
  const { least, most } = RADIUS_BOUNDS[armyType];
  const total = Math.min(most, Math.max(least, rounded));
  const terms: Term[] = [
    term(say('radius-units', { n: count, by: radiusMultiplier(A) }), tenths / 10, 'NBC-SCN-11', {
      note: say('officer-rated', { rating: 'A', n: A, name: ratingName('A', A) }),
      shown: figure(String(tenths / 10)),
      ...(byRuling && { ruling: 'radiusArtillery' as const }),
    }),
  ];
  const adrift = rounded * 10 - tenths;
  if (adrift !== 0) {
    const shown = figure(`${adrift < 0 ? '−' : '+'}${Math.abs(adrift) / 10}`);
    terms.push(term('sum-rounded', adrift / 10, 'NBC-SCN-11', { shown }));
  }
  if (total > rounded)
    terms.push(term(say('radius-least', { type: armyType, cm: least }), total - rounded, 'NBC-SCN-12'));
  if (total < rounded)
    terms.push(term(say('radius-most', { type: armyType, cm: most }), total - rounded, 'NBC-SCN-12'));
  return { name: 'radius-sum', terms, total, unit: 'cm' };
}

/** The command radius at the start of the battle, in cm. NBC-SCN-11, NBC-SCN-12 */
export function commandRadius(
  units: readonly { readonly arm: Arm }[],
  A: Rating,
  armyType: ArmyType,
  rulings: Rulings = {},
): Reckoning {
  const withGuns = units.some(({ arm }) => arm === 'artillery');
  return radiusOf(unitsCounted(units, rulings), A, armyType, withGuns);
}

/** A formation when units join it. Only units that count for the radius are counted. */
export interface RadiusHistory {
  /** His current radius, cm. */
  readonly current: number;
  /** Units the formation had in all before these arrivals. */
  readonly original: number;
  /** Those still with it. */
  readonly surviving: number;
}

/**
 * The command radius in cm after units have joined: recalculated from the surviving units, or from all it ever had
 * (ruling `radiusCount`); never lower than before. NBC-SCN-13, NBC-RNF-05
 */
export function radiusAfterArrival(
  history: RadiusHistory,
  arriving: number,
  A: Rating,
  armyType: ArmyType,
  rulings: Rulings = {},
): Reckoning {
  const before = ruling(rulings, 'radiusCount') === 'surviving' ? history.surviving : history.original;
  const fresh = radiusOf(before + arriving, A, armyType, false);
  if (fresh.total >= history.current) return fresh;
  const kept = term('radius-kept', history.current - fresh.total, 'NBC-SCN-13', { ruling: 'radiusCount' });
  return { ...fresh, terms: [...fresh.terms, kept], total: history.current };
}

/**
 * The command radius in cm under a new commander: from his own Ability and the formation's original units, or his
 * predecessor's radius (ruling `newFcRadius`). AMB-55
 */
export function radiusOfNewCommander(
  history: Omit<RadiusHistory, 'surviving'>,
  A: Rating,
  armyType: ArmyType,
  rulings: Rulings = {},
): Reckoning {
  if (ruling(rulings, 'newFcRadius') === 'recalc') return radiusOf(history.original, A, armyType, false);
  const kept = term('radius-predecessor', history.current, 'NBC-SCN-13', { ruling: 'newFcRadius' });
  return { name: 'radius-sum', terms: [kept], total: history.current, unit: 'cm' };
}
