import { arrivalName, awaited } from '../../../battlefield/arrivals/reinforcements.ts';
import { type Battle, currentCP, hasCP, onTable, type Unit } from '../../../battlefield/battle.ts';
import { causeNow } from '../../../battlefield/now.ts';
import type { SideId } from '../../../book/terms.ts';
import { t } from '../../../words/t.ts';
import { Hours, More, UnitRow } from '../../components/index.ts';
import { go } from '../../route.ts';
import { armIcon, signsOf, unitRatings } from '../../words.ts';
import { BySides } from './sides.tsx';

/** Shared parts of the turn's screens: rows of units, the sides, the day's scale. */

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

export function DayBar({ battle }: { readonly battle: Battle }) {
  const { start, end } = battle.scenario;
  return (
    <Hours
      from={start}
      to={Math.max(end?.at ?? start + 480, battle.minutes)}
      now={battle.minutes}
      arrivals={awaited(battle)
        .slice(0, 3)
        .map((coming) => ({ at: coming.at, side: coming.side, name: arrivalName(battle, coming) }))}
      ends={end?.at === undefined ? '' : t('home-end')}
    />
  );
}

/** A fight resolved on the table: which unit was hit, entered on that unit's sheet. */
export function HitsByHand({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  const cause = causeNow(battle);
  const able = (side: SideId) =>
    Object.values(battle.units).filter(
      (unit) =>
        unit.side === side &&
        unit.fate === 'good' &&
        onTable(unit) &&
        (cause !== 'skirmish' || unit.card.arm !== 'cavalry') &&
        !(unit.card.arm === 'artillery' && unit.host),
    );
  return (
    <More label={t('turn-hits-by-hand')}>
      <BySides battle={battle} of={(side) => able(side).length}>
        {(side) => <UnitRows battle={battle} units={able(side)} onPick={(unit) => go('battle', id, 'unit', unit.id)} />}
      </BySides>
    </More>
  );
}
