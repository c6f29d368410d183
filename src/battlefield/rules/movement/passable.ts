/** Friends a unit can pass through: in its move, in a charge, and when it goes back Broken (NBC-MOV-06, NBC-ART-22). */
import { type Battle, onTable, type Unit } from '../../battle.ts';
import { mayPass } from './manoeuvres.ts';

/** The friends a unit can pass through, those of its own formation first. Attached units count with their host. */
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
