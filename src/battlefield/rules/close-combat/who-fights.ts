/** Who may attack whom in close combat (NBC-CC-01). */

import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import { STARTS_NONE } from '../special-troops/detachments.ts';
import { armOf, type Fighter } from './facts.ts';

/** How many units can attack one enemy unit; batteries do not count. */
export const MOST_ATTACKERS = 2;

export interface Contact {
  readonly attacker: Pick<Fighter, 'troop' | 'onFoot' | 'detachment' | 'order' | 'outOfCommand' | 'looting'> & {
    readonly resting?: boolean;
  };
  readonly intoArea?: boolean;
  /** How many units, other than batteries, already touch the target. */
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
