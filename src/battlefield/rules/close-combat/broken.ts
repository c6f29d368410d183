/** What becomes of units that have lost their last CP, and of Broken units that are caught. */
import { type Rulings, ruling } from '../../../book/rulings.ts';
import type { Fate } from '../../../book/terms.ts';
import { neverBroken } from '../fire/casualties.ts';
import type { Fighter } from './facts.ts';

/** NBC-GL-17, NBC-GL-18: most units become Broken; batteries, garrisons, detachments and pontoon trains are Eliminated. */
export function fateWithoutCP({
  troop,
  detachment,
  noRally,
}: Pick<Fighter, 'troop' | 'detachment' | 'noRally'>): 'broken' | 'eliminated' {
  const [kind, arm] =
    troop === 'garrison' ? ([troop, 'infantry'] as const) : ([troop === 'pontoon' ? troop : 'unit', troop] as const);
  return detachment || neverBroken({ kind, arm, noRally }) ? 'eliminated' : 'broken';
}

/** NBC-GL-16, NBC-GL-18: these are taken from the table at once. */
export const isRemoved = (fate: Fate): boolean =>
  fate === 'eliminated' || fate === 'vanquished' || fate === 'off-table';

export interface BrokenContact {
  readonly broken: 'eliminated' | 'flees';
  /** Whether the unit that made contact may go on with its move. */
  readonly goesOn: boolean;
}

/** NBC-BRK-03: there is no combat with a Broken unit; a Disordered enemy only drives it on (AMB-100). */
export function contactWithBroken(enemyDisordered: boolean, rulings: Rulings = {}): BrokenContact {
  if (!enemyDisordered) return { broken: 'eliminated', goesOn: true };
  return ruling(rulings, 'brokenContactDis') === 'eliminated'
    ? { broken: 'eliminated', goesOn: false }
    : { broken: 'flees', goesOn: false };
}

// ---- against an unattached battery (NBC-CC-11) -----------------------------------------------------------------------

export interface BatteryOutcome {
  readonly fate: 'good' | 'eliminated';
  readonly disordered: boolean;
}

/** Two hits Break it, one when it is Disordered; a single hit Disorders it. It takes no check. */
export function batteryUnderAttack(hits: number, disordered: boolean): BatteryOutcome {
  const eliminated = hits >= (disordered ? 1 : 2);
  return { fate: eliminated ? 'eliminated' : 'good', disordered: disordered || hits > 0 };
}

/** AMB-84: guns left by their crews are lost when the attacker reaches them, or stand there Disordered. */
export const abandonedGunsAreLost = (rulings: Rulings = {}): boolean => ruling(rulings, 'abandoned') === 'eliminated';
