/** What becomes of units that have lost their last CP, are disordered again, or are caught when Broken. */
import { type Rulings, ruling } from '../../book/rulings.ts';
import type { Exhaustion, Fate } from '../../book/terms.ts';
import type { Fighter } from './facts.ts';

/** NBC-GL-17, NBC-GL-18: most units become Broken; batteries, garrisons, detachments and pontoon trains are Eliminated. */
export const fateWithoutCP = (unit: Pick<Fighter, 'troop' | 'detachment'>): 'broken' | 'eliminated' =>
  unit.detachment || ['artillery', 'garrison', 'pontoon'].includes(unit.troop) ? 'eliminated' : 'broken';

export interface WhenBroken {
  readonly fate: 'broken' | 'eliminated';
  readonly disordered: false;
  readonly exhaustion: Exhaustion;
}

/** NBC-GL-17: the Disorder marker goes, tiredness stays. */
export const becomesBroken = (unit: Pick<Fighter, 'troop' | 'detachment' | 'exhaustion'>): WhenBroken => ({
  fate: fateWithoutCP(unit),
  disordered: false,
  exhaustion: unit.exhaustion ?? 0,
});

/** NBC-GL-16, NBC-GL-18: these are taken from the table at once. */
export const isRemoved = (fate: Fate): boolean =>
  fate === 'eliminated' || fate === 'vanquished' || fate === 'off-table';

/** NBC-GL-15: Steady until it has been Broken; Shaken once it has rallied. */
export function steadiness(unit: {
  readonly fate: Fate;
  readonly everBroken: boolean;
}): 'steady' | 'shaken' | 'broken' {
  if (unit.fate === 'broken') return 'broken';
  return unit.everBroken ? 'shaken' : 'steady';
}

/** NBC-GL-19: one level of Disorder; a second one is the end of an unattached battery. */
export const afterDisorder = (unit: {
  readonly unattachedBattery: boolean;
  readonly disordered: boolean;
}): { readonly disordered: true; readonly fate: 'good' | 'eliminated' } => ({
  disordered: true,
  fate: unit.unattachedBattery && unit.disordered ? 'eliminated' : 'good',
});

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
