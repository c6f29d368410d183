/** A loser that finds no way back (NBC-CC-27), and built-up areas in its way (NBC-CC-28). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Exhaustion } from '../../../book/terms.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { tireOnce } from './effects.ts';

/** cm a unit may go beyond its distance to find a legal place. */
export const EXTRA_SEARCH = 5;

export interface Trapped {
  readonly cp: number;
  readonly disordered: boolean;
  readonly exhaustion: Exhaustion;
  /** Its engineers fell and took the extra loss on themselves (NBC-ENG-06). */
  readonly spared?: boolean;
}

export interface BlockedRetreat extends Omit<Trapped, 'spared'> {
  /** 1, or 0 for a unit that had nothing left to lose or lost its engineers instead. */
  readonly lost: 0 | 1;
  readonly vanquished: boolean;
  /** The CP at which the winners vanquish it. */
  readonly threshold: Reckoning;
}

/** It stays, loses 1 CP, takes one step for the worse, and goes under if the winners have half as much again. */
export function blockedRetreat(unit: Trapped, winnersCP: number, rulings: Rulings = {}): BlockedRetreat {
  const lost = unit.cp > 0 && !unit.spared ? 1 : 0;
  const cp = unit.cp - lost;
  const measured = ruling(rulings, 'vanquishBase') === 'beforeLoss' ? unit.cp : cp;
  const threshold = reckon(
    'combat-vanquished-at',
    [
      term('combat-loser-cp', measured, 'NBC-CC-27', { ruling: 'vanquishBase' }),
      term('combat-half-again', measured / 2, 'NBC-CC-27'),
    ],
    { unit: 'CP' },
  );
  return {
    lost,
    cp,
    disordered: cp > 0,
    exhaustion: unit.disordered ? tireOnce(unit.exhaustion) : unit.exhaustion,
    vanquished: cp === 0 || winnersCP >= threshold.total,
    threshold,
  };
}

/** NBC-CC-28: what a built-up area does to a unit that moves back into it. */
export function areaInTheWay(area: {
  readonly occupied: boolean;
  readonly reach: 'through' | 'more-in' | 'more-out';
}): 'no-way' | 'occupies' | 'edge' | 'passes' {
  if (area.occupied) return 'no-way';
  if (area.reach === 'through') return 'passes';
  return area.reach === 'more-in' ? 'occupies' : 'edge';
}
