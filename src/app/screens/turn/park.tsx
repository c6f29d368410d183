/** Phase 5: engineers, pontoons and baggage of a side, where it has any. */

import { type Battle, onTable, type Unit } from '../../../battlefield/battle.ts';
import { engineersPlace } from '../../../battlefield/special-troops/engineer-hosts.ts';
import { parkAdvice, parksOf } from '../../../battlefield/special-troops/parks.ts';
import type { SideId } from '../../../book/terms.ts';
import { speak } from '../../../words/speak.ts';
import { Button, More } from '../../components/index.ts';
import { to } from '../../route.ts';

const where = (battle: Battle, unit: Unit): string => {
  if (unit.kind === 'engineers') return speak(engineersPlace(battle, unit));
  if (unit.captured) return 'taken by the enemy';
  if (unit.building) return unit.building.done ? 'its bridge stands' : 'building';
  return unit.movesIn ? 'in motion' : 'in the park';
};

export function Park({ battle, side, id }: { readonly battle: Battle; readonly side: SideId; readonly id: string }) {
  const units = Object.values(battle.units).filter((unit) => unit.side === side && onTable(unit));
  const assets = units.filter(({ kind }) => kind === 'engineers' || kind === 'pontoon' || kind === 'baggage');
  const parks = parksOf(battle, side);
  if (assets.length === 0 && parks.length === 0) return null;
  return (
    <More label={assets.length > 0 ? 'Engineers and trains' : 'The artillery park'}>
      {parks.map((kind) => (
        <p key={kind} class="note">
          {speak(parkAdvice(kind))}
        </p>
      ))}
      {assets.map((unit) => (
        <Button key={unit.id} href={to('battle', id, 'unit', unit.id)} note={where(battle, unit)}>
          {unit.card.name}
        </Button>
      ))}
    </More>
  );
}
