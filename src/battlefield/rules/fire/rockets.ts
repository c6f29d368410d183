/** Rocket batteries (NBC-RKT): what sets them apart. They shoot through `artillery.ts`. */

import type { Arm, Pieces } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';

/** NBC-RKT-01 */
export const ROCKET_RANGE_CM = 30;

/** NBC-RKT-01: two dice against cavalry, one against everybody else on foot (AMB-80), none against artillery and trains that count as it. */
export function rocketDice({ arm }: { readonly arm: Arm }): Reckoning {
  const dice =
    arm === 'artillery' || arm === 'pontoon'
      ? term('rockets-at-guns', 0, 'NBC-RKT-04')
      : arm === 'cavalry'
        ? term('rockets-at-cavalry', 2, 'NBC-RKT-01')
        : term('rockets-at-foot', 1, 'NBC-RKT-01');
  return reckon('sum-dice', [dice], { unit: 'dice' });
}

/** NBC-RKT-01: the natural face that calls for a Disorder Check. */
export const MISFIRE: Face = 1;

/** NBC-RKT-01: a natural 1 in the first throw calls for a Disorder Check, one however many there are (AMB-80). */
export const throwsOne = (faces: readonly Face[]): boolean => faces.includes(MISFIRE);

/** NBC-RKT-05: any contact by an enemy breaks a rocket battery, and Broken guns are Eliminated. */
export const fateOnContact = (pieces: Pieces): 'good' | 'eliminated' => (pieces === 'rockets' ? 'eliminated' : 'good');

/** NBC-RKT-05: rockets have no canister: no Final Shot, and none as they evade (AMB-80). */
export const hasCanister = (pieces: Pieces): boolean => pieces !== 'rockets';
