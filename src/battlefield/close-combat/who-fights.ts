/** Who may attack whom in close combat (NBC-CC-01). */
import { type Legality, refuse, unless } from '../../engine/legality.ts';
import { OBLIGATIONS } from '../command/order-obligations.ts';
import { mayDetachmentDo } from '../special-troops/detachments.ts';
import { armOf, type Fighter } from './facts.ts';

/** Units that can attack one enemy unit; batteries do not count. */
export const MOST_ATTACKERS = 2;

export interface Contact {
  readonly attacker: Pick<Fighter, 'troop' | 'onFoot' | 'detachment' | 'order' | 'outOfCommand' | 'looting'> & {
    readonly broken?: boolean;
    readonly resting?: boolean;
  };
  /** The target stands in a built-up area. */
  readonly intoArea?: boolean;
  /** Units, other than batteries, that already touch the target. */
  readonly alreadyThere: number;
  /** A 6 on its movement dice sends it in (NBC-MOV-16), even out of command or under Hold (ruling `holdCZ`). */
  readonly autoAttack?: boolean;
}

/** Who may make contact with whom (NBC-CC-01, NBC-CC-04, NBC-GL-17, NBC-GAR-11, NBC-ORD-12 to -14). */
export function mayAttack({ attacker, intoArea, alreadyThere, autoAttack }: Contact): Legality {
  const detached = mayDetachmentDo('start-close-combat');
  const obligation = attacker.order && OBLIGATIONS[attacker.order];
  return unless(
    attacker.broken && refuse('A Broken unit attacks nobody.', 'NBC-GL-17'),
    attacker.troop === 'artillery' && refuse('A battery of its own does not attack.', 'NBC-CC-04'),
    attacker.troop === 'garrison' && refuse('A garrison never attacks.', 'NBC-GAR-11'),
    attacker.troop === 'pontoon' && refuse('A pontoon train starts no combat.', 'NBC-PON-03'),
    attacker.detachment && !detached.ok && detached,
    attacker.onFoot && refuse('On foot it holds its area; it mounts again as it moves.', 'NBC-BUA-04'),
    attacker.looting && refuse('It is looting and stays with the baggage.', 'NBC-BAG-04'),
    attacker.resting && !autoAttack && refuse('A Resting unit does not move of its own will.', 'NBC-MOV-21'),
    obligation?.mayStart === 'none' && refuse('A formation on the march starts no combat.', obligation.row),
    obligation?.mayStart === 'firefight' &&
      !autoAttack &&
      refuse('Its formation holds: it does not move to contact.', obligation.row),
    attacker.outOfCommand && !autoAttack && refuse('Out of command it may not move to close combat.', 'NBC-OCC-01'),
    intoArea && armOf(attacker) === 'cavalry' && refuse('Cavalry never attacks a built-up area.', 'NBC-CC-01'),
    alreadyThere >= MOST_ATTACKERS && refuse('Two units already attack it.', 'NBC-CC-01'),
  );
}
