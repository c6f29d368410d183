/** Fire on an unattached battery (NBC-ART-18 to NBC-ART-20, NBC-HOW-05): it has no combat points to lose. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Pieces } from '../../../book/terms.ts';
import type { Face } from '../../../dice/faces.ts';
import { type Casualties, destroyBattery, disorderBattery, UNHURT } from './casualties.ts';

/** The lowest red face that confirms a battery's destruction, by what fired (NBC-ART-19, NBC-HOW-05). */
export const DESTROYED_ON: Record<Exclude<Pieces, 'rockets'>, Face> = { guns: 6, howitzers: 5 };

/** NBC-ART-19: so many hits in one throw destroy, if the red die confirms. */
export const HITS_TO_DESTROY = 2;

/** One battery's pot at a battery. */
export interface CounterBatteryPot {
  readonly battery: { readonly pieces: Pieces };
  readonly hits: number;
  readonly confirm?: Face;
}

/** AMB-04: which die confirms: the red of the same pot, as it first fell, or one thrown afresh. */
export const confirmingDie = (rulings: Rulings = {}): 'red' | 'fresh' =>
  ruling(rulings, 'cbConfirm') === 'freshDie' ? 'fresh' : 'red';

/** Whether the die of this pot would destroy; rockets never do (NBC-RKT-04). */
const confirms = ({ battery, confirm }: CounterBatteryPot): boolean =>
  battery.pieces !== 'rockets' && confirm !== undefined && confirm >= DESTROYED_ON[battery.pieces];

/** Whether a die must be asked for: two hits in one throw, or by ruling `cbAccumulate` in the volley. */
export function needsConfirming(pots: readonly CounterBatteryPot[], rulings: Rulings = {}): boolean {
  const together = pots.reduce((sum, pot) => sum + pot.hits, 0);
  return ruling(rulings, 'cbAccumulate') === 'perTarget'
    ? together >= HITS_TO_DESTROY
    : pots.some((pot) => pot.hits >= HITS_TO_DESTROY);
}

/**
 * AMB-75: each pot in turn. Two hits or more destroy if the die confirms; any other hit Disorders, and Disorder on a
 * battery already Disordered breaks it, that of an earlier pot of the volley too.
 */
export function counterBattery(
  alreadyDisordered: boolean,
  pots: readonly CounterBatteryPot[],
  rulings: Rulings = {},
): Casualties {
  const hitting = pots.filter((pot) => pot.hits > 0 && pot.battery.pieces !== 'rockets');
  const hits = hitting.reduce((sum, pot) => sum + pot.hits, 0);
  if (hits === 0) return UNHURT;
  if (ruling(rulings, 'cbAccumulate') === 'perTarget') {
    return hits >= HITS_TO_DESTROY && hitting.some(confirms)
      ? destroyBattery(hits)
      : disorderBattery(alreadyDisordered, hits, 1);
  }
  return hitting.some((pot) => pot.hits >= HITS_TO_DESTROY && confirms(pot))
    ? destroyBattery(hits)
    : disorderBattery(alreadyDisordered, hits, hitting.length);
}

/**
 * What guns do to a finished bridge: it is destroyed as a battery is, and shrugs off disorder, so that a second
 * Disorder breaks nothing: each pot is judged alone, unless the group adds them up (`cbAccumulate`). NBC-PON-07
 */
export function builtBridgeUnderFire(pots: readonly CounterBatteryPot[], rulings: Rulings = {}): 'stands' | 'rebuild' {
  const together = ruling(rulings, 'cbAccumulate') === 'perTarget';
  const volleys = together ? [pots] : pots.map((pot) => [pot]);
  const destroyed = volleys.some((volley) => counterBattery(false, volley, rulings).fate === 'eliminated');
  return destroyed ? 'rebuild' : 'stands';
}
