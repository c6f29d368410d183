/** Entering, holding and leaving built-up areas (NBC-BUA-01 to -05). */

import { type Rulings, ruling } from '../../../book/rulings.ts';
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { Reckoning } from '../../../engine/reckoning.ts';
import { onFootCP } from '../../on-foot.ts';
import { armOf, type Fighter } from './facts.ts';

type Occupant = Pick<Fighter, 'troop' | 'horse' | 'onFoot' | 'detachment'>;

export type Stand =
  | { readonly does: 'defends' }
  | { readonly does: 'evacuates'; readonly disordered: boolean }
  | { readonly does: 'chooses'; readonly onFoot: Reckoning };

/** NBC-BUA-02 to -04: what a unit attacked in a built-up area does. Light and medium cavalry may fight on foot. */
export function whenAttackedIn(unit: Occupant & Pick<Fighter, 'cp'>): Stand {
  if (armOf(unit) === 'infantry') return { does: 'defends' };
  if (unit.troop === 'artillery') return { does: 'evacuates', disordered: true };
  const onFoot = onFootCP(unit.cp);
  const mayDismount = (unit.horse === 'light' || unit.horse === 'medium') && onFoot.total > 0;
  return mayDismount ? { does: 'chooses', onFoot } : { does: 'evacuates', disordered: false };
}

/** NBC-BUA-03: whether a battery attached to the defender leaves the area Disordered and adds no dice (AMB-88). */
export const attachedBatteryLeaves = (rulings: Rulings = {}): boolean => ruling(rulings, 'artBuaDice') === 'no';

/** NBC-BUA-04: whether a unit on foot may remount: not while an enemy is in its Contact Zone. */
export const mayRemount = (enemyInContactZone: boolean): Legality =>
  unless(enemyInContactZone && refuse('on-foot-stays', 'NBC-BUA-04'));
