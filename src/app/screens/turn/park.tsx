/** Phase 5: engineers, pontoons and baggage of a side, if it has any. */

import { type Battle, type Unit, unitsThere } from '../../../battlefield/battle.ts';
import { parkAdvice, parksOf } from '../../../battlefield/rules/special-troops/parks.ts';
import { engineersPlace } from '../../../battlefield/special-troops/engineer-hosts.ts';
import type { SideId } from '../../../book/terms.ts';
import type { Said } from '../../../engine/message.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, More } from '../../components/index.ts';
import { to } from '../../route.ts';

const where = (battle: Battle, unit: Unit): Said => {
  if (unit.kind === 'engineers') return engineersPlace(battle, unit);
  if (unit.captured) return 'park-taken';
  if (unit.building) return unit.building.done ? 'park-bridge-stands' : 'park-building';
  return unit.movesIn ? 'park-in-motion' : 'engineers-in-park';
};

export function Park({ battle, side, id }: { readonly battle: Battle; readonly side: SideId; readonly id: string }) {
  const assets = unitsThere(battle, side).filter(
    ({ kind }) => kind === 'engineers' || kind === 'pontoon' || kind === 'baggage',
  );
  const parks = parksOf(battle, side);
  if (assets.length === 0 && parks.length === 0) return null;
  return (
    <More label={t(assets.length > 0 ? 'park-trains' : 'park-artillery')}>
      {parks.map((kind) => (
        <p key={kind} class="note">
          {speak(parkAdvice(kind))}
        </p>
      ))}
      {assets.map((unit) => (
        <Button key={unit.id} href={to('battle', id, 'unit', unit.id)} note={speak(where(battle, unit))}>
          {unit.card.name}
        </Button>
      ))}
    </More>
  );
}
