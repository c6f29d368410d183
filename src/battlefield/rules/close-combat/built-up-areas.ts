/** Who may attack (NBC-CC-01), and entering, holding and leaving built-up areas (NBC-BUA-01 to -05). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { cpOnFoot } from '../../troops.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import { STARTS_NONE } from '../special-troops/detachments.ts';
import { armOf, type Fighter } from './facts.ts';

type Occupant = Pick<Fighter, 'troop' | 'horse' | 'onFoot' | 'detachment'>;

export type Stand =
  | { readonly does: 'defends' }
  | { readonly does: 'evacuates'; readonly disordered: boolean }
  | { readonly does: 'chooses' /** CP. */; readonly onFoot: number };

/** NBC-BUA-02 to -04: what a unit attacked in a built-up area does. Light and medium cavalry may fight on foot. */
export function whenAttackedIn(unit: Occupant & Pick<Fighter, 'cp'>): Stand {
  if (armOf(unit) === 'infantry') return { does: 'defends' };
  if (unit.troop === 'artillery') return { does: 'evacuates', disordered: true };
  const onFoot = cpOnFoot(unit.cp);
  const mayDismount = (unit.horse === 'light' || unit.horse === 'medium') && onFoot > 0;
  return mayDismount ? { does: 'chooses', onFoot } : { does: 'evacuates', disordered: false };
}

/** NBC-BUA-03: whether a battery attached to the defender leaves the area Disordered and adds no dice (AMB-88). */
export const attachedBatteryLeaves = (rulings: Rulings = {}): boolean => ruling(rulings, 'artBuaDice') === 'no';

/** NBC-BUA-04: whether a unit on foot may remount: not while an enemy is in its Contact Zone. */
export const mayRemount = (enemyInContactZone: boolean): Legality =>
  unless(enemyInContactZone && refuse('on-foot-stays', 'NBC-BUA-04'));

/** How many units can attack one enemy unit; batteries do not count. */
export const MOST_ATTACKERS = 2;

export interface Contact {
  readonly attacker: Pick<Fighter, 'troop' | 'onFoot' | 'detachment' | 'order' | 'outOfCommand' | 'looting'> & {
    readonly resting?: boolean;
  };
  readonly intoArea?: boolean;
  readonly alreadyThere: number;
  /** A 6 on the unit's movement dice sends it in (NBC-MOV-16), even out of command or under Hold (ruling `holdCZ`). */
  readonly autoAttack?: boolean;
}

/** NBC-CC-01, NBC-CC-04, NBC-GL-17, NBC-GAR-11, NBC-ORD-12 to -14: whether a unit may make contact. */
export function mayAttack({ attacker, intoArea, alreadyThere, autoAttack }: Contact): Legality {
  const obligation = attacker.order && OBLIGATIONS[attacker.order];
  return unless(
    attacker.troop === 'artillery' && refuse('attack-battery', 'NBC-CC-04'),
    attacker.troop === 'garrison' && refuse('attack-garrison', 'NBC-GAR-11'),
    attacker.troop === 'pontoon' && refuse('attack-pontoon', 'NBC-PON-03'),
    attacker.detachment && STARTS_NONE,
    attacker.onFoot && refuse('attack-on-foot', 'NBC-BUA-04'),
    attacker.looting && refuse('attack-looting', 'NBC-BAG-04'),
    attacker.resting && !autoAttack && refuse('attack-resting', 'NBC-MOV-21'),
    obligation?.mayStart === 'none' && refuse('attack-marching', obligation.row),
    obligation?.mayStart === 'firefight' && !autoAttack && refuse('attack-holding', obligation.row),
    attacker.outOfCommand && !autoAttack && refuse('attack-out-of-command', 'NBC-OCC-01'),
    intoArea && armOf(attacker) === 'cavalry' && refuse('attack-cavalry-area', 'NBC-CC-01'),
    alreadyThere >= MOST_ATTACKERS && refuse('attack-crowded', 'NBC-CC-01'),
  );
}
