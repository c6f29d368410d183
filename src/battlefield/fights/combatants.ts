/** Those in a close combat as its rules want to know them. */
import type { Troop } from '../close-combat/facts.ts';
import type { Party } from './parties.ts';

/** NBC-CC-04, AMB-131: how a unit counts in close combat. */
export function troopOf(party: Pick<Party, 'kind' | 'arm'>): Troop {
  if (party.kind === 'garrison') return 'garrison';
  if (party.kind === 'pontoon') return 'pontoon';
  switch (party.arm) {
    case 'mixed':
    case 'cavalry':
    case 'artillery':
      return party.arm;
    default:
      return 'infantry';
  }
}
