/** Phase 5: engineers, pontoons and baggage of a side, where it has any. */
import { type Battle, onTable, type Unit } from '../../../battlefield/battle.ts';
import { engineersPlaceWords } from '../../../battlefield/special-troops/engineer-hosts.ts';
import { ASSET_TO_PARK_CM, PARK_TO_HQ_CM, parksNeeded } from '../../../battlefield/special-troops/engineers.ts';
import type { SideId } from '../../../book/terms.ts';
import { Button, More } from '../../components/index.ts';
import { to } from '../../route.ts';

const where = (battle: Battle, unit: Unit): string => {
  if (unit.kind === 'engineers') return engineersPlaceWords(battle, unit);
  if (unit.captured) return 'taken by the enemy';
  if (unit.building) return unit.building.done ? 'its bridge stands' : 'building';
  return unit.movesIn ? 'in motion' : 'in the park';
};

export function Park({ battle, side, id }: { readonly battle: Battle; readonly side: SideId; readonly id: string }) {
  const units = Object.values(battle.units).filter((unit) => unit.side === side && onTable(unit));
  const assets = units.filter(({ kind }) => kind === 'engineers' || kind === 'pontoon' || kind === 'baggage');
  if (assets.length === 0) return null;
  const of = (kind: Unit['kind']) => assets.filter((unit) => unit.kind === kind).length;
  const [park] = parksNeeded({
    engineers: of('engineers'),
    pontoons: of('pontoon'),
    baggage: of('baggage'),
    reserveBatteries: 0,
    siegeTrains: 0,
  });
  return (
    <More label="Engineers and trains">
      {park && (
        <p class="note">
          The engineering park stands within {PARK_TO_HQ_CM} cm of the headquarters, what is in it within{' '}
          {ASSET_TO_PARK_CM} cm of its commander.
        </p>
      )}
      {assets.map((unit) => (
        <Button key={unit.id} href={to('battle', id, 'unit', unit.id)} note={where(battle, unit)}>
          {unit.card.name}
        </Button>
      ))}
    </More>
  );
}
