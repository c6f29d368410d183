/** Friends that a unit can pass through: in its move, in its charge, and as it goes back Broken (NBC-MOV-06, NBC-ART-22). */
import { type Battle, onTable, type Unit } from '../../battle.ts';
import { mayPass } from './manoeuvres.ts';

/** Those of its own formation first; what is attached is with its host. */
export const passable = (battle: Battle, unit: Unit): Unit[] =>
  Object.values(battle.units)
    .filter(
      (other) =>
        other.side === unit.side &&
        other.id !== unit.id &&
        onTable(other) &&
        mayPass({ broken: other.fate === 'broken' }).ok &&
        other.host === null &&
        other.kind !== 'engineers',
    )
    .sort((one, other) => Number(other.formation === unit.formation) - Number(one.formation === unit.formation));
