import { type Battle, currentCP, hasCP, type Unit } from '../../../battlefield/battle.ts';
import { UnitRow } from '../../components/index.ts';
import { armIcon, signsOf, unitRatings } from '../../words.ts';

/** Rows of units to choose from. */
export function UnitRows({
  battle,
  units,
  tells = unitRatings,
  onPick,
}: {
  readonly battle: Battle;
  readonly units: readonly Unit[];
  /** Shown instead of the ratings. */
  readonly tells?: (unit: Unit) => string;
  readonly onPick: (unit: Unit) => void;
}) {
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
