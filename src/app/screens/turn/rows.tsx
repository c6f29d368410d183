import { type Battle, currentCP, hasCP, type Unit } from '../../../battlefield/battle.ts';
import { UnitRow } from '../../components/index.ts';
import { armIcon, signsOf, unitRatings } from '../../words.ts';
import { BySides } from './sides.tsx';

interface UnitRowsProps {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  /** Shown instead of the ratings. */
  readonly tells?: (unit: Unit) => string;
  readonly onPick: (unit: Unit) => void;
}

/** Rows of units to choose from. */
export function UnitRows({ battle, units, tells = unitRatings, onPick }: UnitRowsProps) {
  const row = (unit: Unit) => (
    <UnitRow
      key={unit.id}
      side={unit.side}
      arm={armIcon(unit)}
      designation={unit.card.ref}
      name={unit.card.name}
      ratings={tells(unit)}
      tally={hasCP(unit) ? { left: currentCP(unit), ...unit.lost } : null}
      signs={signsOf(battle, unit)}
      onClick={() => onPick(unit)}
    />
  );
  return <div class="rows">{units.map(row)}</div>;
}

/** The same by sides, without those that have none. */
export const UnitsBySides = ({ battle, units, onPick }: UnitRowsProps) => (
  <BySides battle={battle} all={units}>
    {(_, its) => <UnitRows battle={battle} units={its} onPick={onPick} />}
  </BySides>
);
