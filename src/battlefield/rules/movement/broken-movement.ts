/** The movement of Broken units, which the opponent moves before any other unit. NBC-BRK-01, NBC-BRK-02. */

import { say } from '../../../engine/message.ts';
import { type Reckoning, reckonIn, term } from '../../../engine/reckoning.ts';

/** A Broken unit tries to stay this far from every enemy, in cm. */
export const SHY_CM = 20;
/** NBC-BRK-01: the move of a Broken unit with an enemy within `SHY_CM` and without one, in cm. */
export const FLIGHT_CM = { pressed: 20, clear: 10 } as const;
/** A Broken unit makes for a road to the exit within this distance, in cm. */
export const ROAD_CM = 10;

/** NBC-BRK-02: the fate of a Broken unit that leaves the table; it does not return that day. */
export const FLED = 'off-table';

/** NBC-BRK-01, AMB-101: the move of a Broken unit, in cm. Terrain, hills and ground do not change it. */
export const brokenMove = (enemyNear: boolean): Reckoning =>
  reckonIn('cm', 'flight-move', [
    term(
      say(enemyNear ? 'flight-enemy-near' : 'flight-no-enemy-near', { cm: SHY_CM }),
      enemyNear ? FLIGHT_CM.pressed : FLIGHT_CM.clear,
      'NBC-BRK-01',
    ),
  ]);
