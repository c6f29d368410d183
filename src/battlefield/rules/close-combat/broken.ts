/** Units that have lost their last CP, and Broken units that are contacted. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Fate } from '../../../book/terms.ts';
import { neverBroken } from '../fire/casualties.ts';
import type { Fighter } from './facts.ts';

/** NBC-GL-17, NBC-GL-18: the fate without CP: Broken, but Eliminated for guns, garrisons, detachments and trains. */
export function fateWithoutCP({
  troop,
  detachment,
  noRally,
}: Pick<Fighter, 'troop' | 'detachment' | 'noRally'>): 'broken' | 'eliminated' {
  const [kind, arm] =
    troop === 'garrison' ? ([troop, 'infantry'] as const) : ([troop === 'pontoon' ? troop : 'unit', troop] as const);
  return detachment || neverBroken({ kind, arm, noRally }) ? 'eliminated' : 'broken';
}

/** NBC-GL-16, NBC-GL-18: whether a unit with this fate is removed from the table at once. */
export const isRemoved = (fate: Fate): boolean =>
  fate === 'eliminated' || fate === 'vanquished' || fate === 'off-table';

interface BrokenContact {
  readonly broken: 'eliminated' | 'flees';
  /** Whether the unit that made contact may continue its move. */
  readonly goesOn: boolean;
}

/** AMB-175: whether a Broken unit that is caught was the attack that a 6 compels. */
export const catchIsAttack = (rulings: Rulings = {}): boolean => ruling(rulings, 'sixCatches') === 'done';

/** NBC-BRK-03: what contact does to a Broken unit, without combat; a Disordered enemy only makes it flee (AMB-100). */
export function contactWithBroken(enemyDisordered: boolean, rulings: Rulings = {}): BrokenContact {
  if (!enemyDisordered) return { broken: 'eliminated', goesOn: true };
  return ruling(rulings, 'brokenContactDis') === 'eliminated'
    ? { broken: 'eliminated', goesOn: false }
    : { broken: 'flees', goesOn: false };
}

// ---- against an unattached battery (NBC-CC-11) -----------------------------------------------------------------------

/** Two hits Break an unattached battery, one if it is Disordered; else one Disorders it. It takes no check. */
export function batteryUnderAttack(hits: number, disordered: boolean) {
  const eliminated = hits >= (disordered ? 1 : 2);
  return { fate: eliminated ? 'eliminated' : 'good', disordered: disordered || hits > 0 } as const;
}

/** AMB-84: whether abandoned guns are lost when the attacker reaches them; otherwise they stay, Disordered. */
export const abandonedGunsAreLost = (rulings: Rulings = {}): boolean => ruling(rulings, 'abandoned') === 'eliminated';
