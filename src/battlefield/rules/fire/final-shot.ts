/** Canister at the last moment (NBC-FSH-01, NBC-EVD-02), before the attacker makes contact. */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect } from '../../../book/terms.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { type Reckoning, reckon, term } from '../../../engine/reckoning.ts';
import { type Casualties, casualties } from './casualties.ts';
import { type Battery, type Firing, lowestFace, type Target, usualToHit } from './fighters.ts';
import { hasCanister } from './rockets.ts';

/** NBC-FSH-01 */
export const FINAL_SHOT_DICE = 3;

/** Canister at the attacker: the state of the battery before the attack decides what hits. */
export function canister(battery: Battery, dice: Reckoning, legal: Legality): Firing {
  return {
    legal,
    dice,
    toHit: lowestFace(battery, 'NBC-FSH-01'),
    bonus: [],
    penalties: [],
    throw: { dice: dice.total, ...usualToHit(battery) },
  };
}

/** NBC-EVD-02, NBC-FSH-01: canister on the attacker; a check falls due before contact (AMB-85). */
export const canisterCasualties = (attacker: Target, hits: number): Casualties =>
  casualties(attacker, { hits, aspects: [] });

/** NBC-FSH-01: the last canister of a battery that did not try to evade. */
export function finalShot(attack: {
  readonly battery: Battery;
  readonly aspect: Aspect;
  readonly triedToEvade: boolean;
}): Firing {
  const { battery, aspect, triedToEvade } = attack;
  const legal = unless(
    !hasCanister(battery.pieces) && refuse('canister-rockets', 'NBC-RKT-05'),
    battery.attached && refuse('canister-attached', 'NBC-FSH-01'),
    battery.broken && refuse('fire-broken', 'NBC-FSH-01'),
    triedToEvade && refuse('canister-evaded', 'NBC-FSH-01'),
    aspect !== 'front' && refuse('canister-not-frontal', 'NBC-FSH-01'),
  );
  const dice = reckon('sum-dice', [term('canister-final', FINAL_SHOT_DICE, 'NBC-FSH-01')], { unit: 'dice' });
  return canister(battery, dice, legal);
}

/** AMB-85: whether an attacker who took canister must check once more to close. */
export const closesAgainAfterCanister = (harm: Casualties, rulings: Rulings = {}): boolean =>
  harm.fate === 'good' && harm.cpLost > 0 && ruling(rulings, 'finalShotRecheck') === 'yes';
