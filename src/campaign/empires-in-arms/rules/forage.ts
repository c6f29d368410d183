/** Living off the country: who must, what is thrown, and which factors are lost. EIA-121 to EIA-125, EIA-131, EIA-132 */
import type { Face } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** The most that other corps in the area add. EIA-124 */
const CROWD = 2;
/** EIA-131: what each full five factors in a besieged city add, and the most of it. */
export const PER_CROWD = 5;

export interface ForageFacts {
  /** Forage values of the areas entered; of the one it stands in, where it never moved. */
  readonly values: readonly number[];
  /** Other unbesieged corps in the area, of whatever side. */
  readonly others: number;
  readonly unused: number;
  /** It besieges, or is about to: its movement counts as spent. EIA-132 */
  readonly besieging: boolean;
  readonly forceMarched: boolean;
  /** It is winter, and the area lies in the winter zone. EIA-011 */
  readonly winter: boolean;
  /** It moved through and stands in its own land alone. */
  readonly ownLand: boolean;
}

/** The lowest value entered; nought where none is known. EIA-123 */
export const forageValue = (values: readonly number[]): number => Math.min(...(values.length > 0 ? values : [0]));

/** What is added to the die. EIA-124 */
export const forageModifiers = (f: ForageFacts): Reckoning =>
  reckon('eiasupply-modifiers', [
    f.others > 0 && term('eiasupply-crowd', Math.min(CROWD, f.others), 'EIA-124'),
    f.unused > 0 && !f.besieging && term('eiasupply-unused', -f.unused, 'EIA-124'),
    f.unused > 0 && f.besieging && term('eiasupply-unused-besieging', 0, 'EIA-132'),
    f.forceMarched && term('eiasupply-forced', 1, 'EIA-124'),
    f.winter && term('eiasupply-winter', 2, 'EIA-124'),
    f.ownLand && term('eiasupply-own-land', -1, 'EIA-124'),
  ]);

/** Factors lost: each point of the die over the forage value. EIA-123 */
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

/** Full fives of those inside, two at the most. EIA-131 */
export const fivesIn = (factors: number): number => Math.min(CROWD, Math.floor(factors / PER_CROWD));
/** Factors lost by a besieged city: the die and its crowd over the city's supply value. EIA-131 */
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
  /** From the corps, and from what it detached this move. */
  readonly corps: number;
  readonly detached: number;
  /** Every factor it moved with is lost, and its counter with them. */
  readonly gone: boolean;
}

/** Where forage losses come from: the corps first; as long as anything is left, one factor stays in it. EIA-125 */
export function forageShare(loss: number, inCorps: number, detached: number): ForageShare {
  if (loss >= inCorps + detached) return { corps: inCorps, detached, gone: true };
  const corps = Math.min(loss, Math.max(0, inCorps - 1));
  return { corps, detached: loss - corps, gone: false };
}
