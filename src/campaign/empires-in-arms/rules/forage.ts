/** Foraging: which corps must, the die and its modifiers, and the factors lost. EIA-121 to EIA-125, EIA-131, EIA-132 */
import type { Face } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** The most that other corps in the area add to the die. EIA-124 */
const CROWD = 2;
/** EIA-131: each full group of this many factors in a besieged city adds 1, at most `CROWD`. */
export const PER_CROWD = 5;

export interface ForageFacts {
  /** Forage values of the areas the corps entered; if it did not move, of its own area. */
  readonly values: readonly number[];
  /** Other unbesieged corps in the area, of any side. */
  readonly others: number;
  readonly unused: number;
  /** The corps besieges or is about to, so its movement counts as used. EIA-132 */
  readonly besieging: boolean;
  readonly forceMarched: boolean;
  /** Whether it is winter and the area is in the winter zone. EIA-011 */
  readonly winter: boolean;
  /** The corps moved only through its own land and ends in it. */
  readonly ownLand: boolean;
}

/** Returns the lowest value of the areas entered; 0 if none is known. EIA-123 */
export const forageValue = (values: readonly number[]): number => Math.min(...(values.length > 0 ? values : [0]));

/** Returns the modifiers of the die. EIA-124 */
export const forageModifiers = (f: ForageFacts): Reckoning =>
  reckon('eiasupply-modifiers', [
    f.others > 0 && term('eiasupply-crowd', Math.min(CROWD, f.others), 'EIA-124'),
    f.unused > 0 && !f.besieging && term('eiasupply-unused', -f.unused, 'EIA-124'),
    f.unused > 0 && f.besieging && term('eiasupply-unused-besieging', 0, 'EIA-132'),
    f.forceMarched && term('eiasupply-forced', 1, 'EIA-124'),
    f.winter && term('eiasupply-winter', 2, 'EIA-124'),
    f.ownLand && term('eiasupply-own-land', -1, 'EIA-124'),
  ]);

/** Returns the factors lost: the modified die minus the forage value, at least 0. EIA-123 */
export const forageLoss = (die: Face, f: ForageFacts): Reckoning =>
  reckon(
    'eiasupply-lost',
    [
      term('eiasupply-die', die, 'EIA-123'),
      ...forageModifiers(f).terms,
      term('eiasupply-value', -forageValue(f.values), 'EIA-123'),
    ],
    { atLeast: 0 },
  );

/** Returns the full groups of five factors inside, at most two. EIA-131 */
export const fivesIn = (factors: number): number => Math.min(CROWD, Math.floor(factors / PER_CROWD));
/**
 * Returns the factors a besieged city loses: the die and the groups inside minus the city's supply value, at least 0.
 * EIA-131
 */
export const besiegedLoss = (die: Face, factors: number, supplyValue: number): Reckoning =>
  reckon(
    'eiasupply-lost',
    [
      term('eiasupply-die', die, 'EIA-131'),
      term('eiasupply-fives', fivesIn(factors), 'EIA-131'),
      term('eiasupply-city-value', -supplyValue, 'EIA-131'),
    ],
    { atLeast: 0 },
  );

export interface ForageShare {
  /** Factors lost from the corps, and from what it detached in this move. */
  readonly corps: number;
  readonly detached: number;
  /** Every factor the corps moved with is lost, and its counter too. */
  readonly gone: boolean;
}

/**
 * Returns where forage losses come from: the corps first. As long as any factor is left, one stays in the corps.
 * EIA-125
 */
export function forageShare(loss: number, inCorps: number, detached: number): ForageShare {
  if (loss >= inCorps + detached) return { corps: inCorps, detached, gone: true };
  const corps = Math.min(loss, Math.max(0, inCorps - 1));
  return { corps, detached: loss - corps, gone: false };
}
