/** The flight of Broken units, which the opponent moves before anybody else. NBC-BRK-01, NBC-BRK-02. */

import { say } from '../../../engine/message.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** It tries to keep so far from every enemy. */
export const SHY_CM = 20;
/** NBC-BRK-01: how far it goes with an enemy so near, and with none, cm. */
export const FLIGHT_CM = { pressed: 20, clear: 10 } as const;
/** A road toward the exit draws it from so far. */
export const ROAD_CM = 10;

/** NBC-BRK-02: a Broken unit that leaves the table is gone for the day. */
export const FLED = 'off-table';

/** The move of a Broken unit, in cm; neither terrain nor hills nor ground count. NBC-BRK-01, AMB-101 */
export const brokenMove = (enemyNear: boolean): Reckoning =>
  reckon(
    'flight-move',
    [
      term(
        say(enemyNear ? 'flight-enemy-near' : 'flight-no-enemy-near', { cm: SHY_CM }),
        enemyNear ? FLIGHT_CM.pressed : FLIGHT_CM.clear,
        'NBC-BRK-01',
      ),
    ],
    { unit: 'cm' },
  );
