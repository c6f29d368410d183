/** Artillery under attack that tries to limber up and evade (NBC-EVD). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Arm, Aspect, Mobility } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { present } from '../../../engine/present.ts';
import { type Reckoning, reckonIn, type Term, term } from '../../../engine/reckoning.ts';
import { isMarching } from '../command/order-obligations.ts';
import { type Casualties, casualties, disorderBattery } from './casualties.ts';
import type { Battery, Firing, Target } from './fighters.ts';
import { asItFires, cannotFireYet, hasCanister, lowestFace, usualToHit } from './fighters.ts';

/** NBC-EVD-02: for each result of the check, the dice of canister and what the battery does. */
export const EVADE: Record<Result, { readonly dice: number; readonly does: 'evade' | 'stay' | 'abandon' }> = {
  VH: { dice: 3, does: 'evade' },
  H: { dice: 2, does: 'evade' },
  N: { dice: 1, does: 'evade' },
  L: { dice: 3, does: 'stay' },
  VL: { dice: 1, does: 'abandon' },
};

/** NBC-EVD-03: the longest evade move, in cm. */
export const EVADE_CM: Record<Mobility, 10 | 15> = { foot: 10, horse: 15 };

export interface AttackOnBattery {
  readonly battery: Battery;
  readonly attackedFromOutsideContactZone: boolean;
  readonly inFieldWorks: boolean;
  readonly evadedThisAttacker?: boolean;
}

/** NBC-EVD-01, NBC-EVD-04: whether the battery may, and so must, try to evade; not under conversion (NBC-HOW-02). */
export const mustEvade = ({ battery, ...attack }: AttackOnBattery): Legality =>
  unless(
    !attack.attackedFromOutsideContactZone && refuse('evade-inside-zone', 'NBC-EVD-01'),
    battery.weight === 'heavy' && refuse('evade-heavy', 'NBC-EVD-01'),
    battery.conversion && refuse('move-converting', 'NBC-HOW-02'),
    attack.inFieldWorks && refuse('evade-works', 'NBC-EVD-01'),
    attack.evadedThisAttacker && refuse('evade-once', 'NBC-EVD-04'),
  );

/** NBC-EVD-02: the modifiers of the battery's rating that apply to this check only. */
export const evadeModifiers = (attacker: { readonly arm: Arm }, battery: { readonly mobility: Mobility }): Term[] =>
  present(
    attacker.arm === 'cavalry' && term('evade-from-cavalry', -1, 'NBC-EVD-02'),
    battery.mobility === 'horse' && term('evade-horse-guns', 1, 'NBC-EVD-02'),
  );

export interface Evade {
  readonly evades: boolean;
  readonly upToCm: number;
  /** What the result itself does to the battery: Disorder, or loss if it was already Disordered (NBC-ART-20). */
  readonly battery: Casualties;
  /** Thrown only against an attack on the Frontal Aspect, before anybody moves. */
  readonly canister?: Firing;
  /** NBC-EVD-05: what happens to abandoned guns when the attacker reaches them. The attacker does not fall back. */
  readonly abandoned?: 'eliminated' | 'disorderedAndFixed';
}

interface Struck {
  readonly battery: Battery;
  readonly aspect: Aspect;
}

/** NBC-EVD-02, NBC-EVD-03, NBC-EVD-05: what a result of the evade check makes the battery do. */
export function evadeResult(result: Result, { battery, aspect }: Struck, rulings: Rulings = {}): Evade {
  const { dice, does } = EVADE[result];
  const harm = disorderBattery(battery.disordered, 0, result === 'N' ? 1 : 0);
  const evades = does === 'evade' && harm.fate === 'good';
  const fires = aspect === 'front' && hasCanister(battery.pieces) && !isMarching(battery.order);
  const thrown = reckonIn('dice', 'sum-canister', [term('canister-evade', dice, 'NBC-EVD-02')]);
  return {
    evades,
    upToCm: evades ? EVADE_CM[battery.mobility] : 0,
    battery: harm,
    canister: fires ? canister(battery, thrown, ALLOWED) : undefined,
    abandoned: does === 'abandon' ? ruling(rulings, 'abandoned') : undefined,
  };
}

/** NBC-FSH-01: the dice of a Final Shot. */
export const FINAL_SHOT_DICE = 3;

/** The canister throw at the attacker. The battery's state before the attack decides the face needed. */
export function canister(battery: Battery, dice: Reckoning, legal: Legality): Firing {
  const firer = asItFires(battery);
  const spec = { dice: dice.total, ...usualToHit(firer) };
  return { legal, dice, toHit: lowestFace(firer, 'NBC-FSH-01'), bonus: [], penalties: [], throw: spec };
}

/** NBC-EVD-02, NBC-FSH-01: the effects of canister on the attacker. Any check is drawn before contact (AMB-85). */
export const canisterCasualties = (attacker: Target, hits: number): Casualties =>
  casualties(attacker, { hits, aspects: [] });

/** NBC-FSH-01: the Final Shot of a battery that did not try to evade. */
export function finalShot({ battery, aspect, triedToEvade }: Struck & { readonly triedToEvade: boolean }): Firing {
  const legal = unless(
    !hasCanister(battery.pieces) && refuse('canister-rockets', 'NBC-RKT-05'),
    isMarching(battery.order) && refuse('guns-march', 'NBC-ORD-13'),
    cannotFireYet(battery) && refuse('guns-converting', 'NBC-HOW-02'),
    triedToEvade && refuse('canister-evaded', 'NBC-FSH-01'),
    aspect !== 'front' && refuse('canister-not-frontal', 'NBC-FSH-01'),
  );
  const dice = reckonIn('dice', 'sum-dice', [term('canister-final', FINAL_SHOT_DICE, 'NBC-FSH-01')]);
  return canister(battery, dice, legal);
}

/** AMB-85: whether an attacker that lost combat points to canister must check again before contact. */
export const closesAgainAfterCanister = (harm: Casualties, rulings: Rulings = {}): boolean =>
  harm.fate === 'good' && harm.cpLost > 0 && ruling(rulings, 'finalShotRecheck') === 'yes';
