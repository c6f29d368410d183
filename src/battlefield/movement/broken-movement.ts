/** The flight of Broken units, which the opponent moves before anybody else. NBC-BRK-01, NBC-BRK-02. */

import type { Fate } from '../../book/terms.ts';
import { type Reckoning, reckon, term } from '../../engine/reckoning.ts';

/** It tries to keep so far from every enemy. */
export const SHY_CM = 20;
/** NBC-BRK-01: how far it goes with an enemy so near, and with none, cm. */
export const FLIGHT_CM = { pressed: 20, clear: 10 } as const;
/** A road toward the exit draws it from so far. */
export const ROAD_CM = 10;

export interface BrokenMoveFacts {
  /** An enemy unit stands within 20 cm as the move begins. */
  readonly enemyNear: boolean;
  /** A road that leads to the friendly exit runs within 10 cm. */
  readonly roadNear: boolean;
}

export interface BrokenMove {
  readonly movedBy: 'opponent';
  readonly distance: Reckoning;
  readonly toward: 'road' | 'road-exit';
  /** Neither terrain nor hills nor ground count. */
  readonly terrain: 'ignored';
  /** Roads, defiles and bridges on its way are blocked at once (NBC-GL-17). */
  readonly blocksItsWay: true;
}

/** The move of a Broken unit, in cm. NBC-BRK-01, AMB-101 */
export function brokenMove({ enemyNear, roadNear }: BrokenMoveFacts): BrokenMove {
  const cm = enemyNear
    ? term(`An enemy within ${SHY_CM} cm`, FLIGHT_CM.pressed, 'NBC-BRK-01')
    : term(`No enemy within ${SHY_CM} cm`, FLIGHT_CM.clear, 'NBC-BRK-01');
  return {
    movedBy: 'opponent',
    distance: reckon('Broken move', [cm], { unit: 'cm' }),
    toward: roadNear ? 'road' : 'road-exit',
    terrain: 'ignored',
    blocksItsWay: true,
  };
}

/** A Broken unit that leaves the table unrallied is gone for the day, and stands in the losses as Broken. NBC-BRK-02 */
export function leavesTable(): { readonly fate: Fate; readonly backToday: false; readonly lossesAs: 'broken' } {
  return { fate: 'off-table', backToday: false, lossesAs: 'broken' };
}
