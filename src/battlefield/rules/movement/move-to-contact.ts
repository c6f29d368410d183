/** Whether an attack makes contact (NBC-MTC-01 to -03). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Aspect, Order } from '../../../book/terms.ts';
import type { Result } from '../../../cards/results.ts';
import { type Term, term } from '../../../engine/reckoning.ts';

export interface Approach {
  /** The aspect of the target in which the attacker starts its move. */
  readonly aspect: Aspect;
  readonly startsInContactZone: boolean;
  /** The battery it charged has evaded, and it charges again in the same move (NBC-EVD-04). */
  readonly afterEvasion?: boolean;
}

/**
 * NBC-MTC-01: whether the attack needs a closing check; the players measure that it reaches. Only a frontal attack from
 * outside the Contact Zone needs one (AMB-93). An attacker that follows an evading battery needs another one from any
 * position (NBC-EVD-04).
 */
export function closingCheck({ aspect, startsInContactZone, afterEvasion }: Approach, rulings: Rulings = {}): boolean {
  if (afterEvasion) return true;
  return aspect === 'front' && !(startsInContactZone && ruling(rulings, 'closeCheckInCZ') === 'no');
}

/** NBC-MTC-02: how far from the enemy an attack stops, in cm; 0 is contact. */
const STOPS_AT: Record<Result, { readonly infantry: number; readonly cavalry: number }> = {
  VH: { infantry: 0, cavalry: 0 },
  H: { infantry: 0, cavalry: 0 },
  N: { infantry: 0, cavalry: 0 },
  L: { infantry: 2, cavalry: 3 },
  VL: { infantry: 5, cavalry: 5 },
};

export type Arrival = { readonly contact: true } | { readonly contact: false; readonly stopsAt: number };

/** NBC-MTC-02: whether the attack makes contact, or how far from the enemy it stops, in cm. */
export function closing(result: Result, arm: 'infantry' | 'cavalry'): Arrival {
  const stopsAt = STOPS_AT[result][arm];
  return stopsAt === 0 ? { contact: true } : { contact: false, stopsAt };
}

/** NBC-MTC-03: what a closing check adds to the usual terms. An attached commander's rating is never modified. */
export function closingTerms(order: Order, commanderAttached: boolean): Term[] {
  const keen = order === 'pursue-keen' || order === 'attack-keen';
  return keen && !commanderAttached ? [term(`order-${order}`, 1, 'NBC-MTC-03')] : [];
}
