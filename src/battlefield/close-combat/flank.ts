/** Which enemies count as a threat to a unit's flank at the moment its combat is resolved. */
import { type Legality, refuse, unless } from '../../book/legality.ts';

export interface Threat {
  readonly what: 'unit' | 'battery' | 'garrison' | 'detachment';
  /** Its centre is behind the extended front line of the unit, and it is within 5 cm (NBC-GL-08). */
  readonly behindFlank: boolean;
  /** It is in a combat that has not been resolved, or stays in contact after one. */
  readonly engaged: boolean;
  /** It stands in a built-up area. */
  readonly inArea?: boolean;
  /** A battery: whether it could fire on the unit now. */
  readonly canFire?: boolean;
}

/** NBC-GL-12, NBC-CC-33: whether an enemy flanks a unit; `closed` when that unit is in square or a garrison. */
export const flanks = (threat: Threat, closed: boolean): Legality =>
  unless(
    !threat.behindFlank && refuse('It is not behind the flank within 5 cm.', 'NBC-GL-12'),
    closed && refuse('A square or a garrison has no flank.', 'NBC-GL-12'),
    threat.engaged && refuse('It is engaged while this combat is fought.', 'NBC-CC-33'),
    threat.inArea && refuse('Nothing in a built-up area threatens a flank.', 'NBC-CC-33'),
    threat.what === 'garrison' && refuse('A garrison threatens no flank.', 'NBC-GL-12'),
    threat.what === 'detachment' && refuse('A detachment threatens no flank.', 'NBC-GL-12'),
    threat.what === 'battery' && !threat.canFire && refuse('The battery could not fire at it now.', 'NBC-CC-33'),
  );
