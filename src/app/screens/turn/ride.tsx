/** An officer rides, when he may (NBC-MOV-23). */
import type { Battle, Officer } from '../../../battlefield/battle.ts';
import { mayRide } from '../../../battlefield/movement/moving-others.ts';
import { MOVE_CHART } from '../../../battlefield/rules/movement/movement.ts';
import { t } from '../../../words/t.ts';
import { Button } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';

export function Ride({ battle, officer }: { readonly battle: Battle; readonly officer: Officer }) {
  if (!mayRide(battle, officer).ok) return null;
  return (
    <Button
      kind="quiet"
      note={t('move-rides-to', { cm: MOVE_CHART.general.full })}
      onClick={() => void act({ do: 'ride', officer: officer.id })}
    >
      {t('move-rides', { officer: officer.name })}
    </Button>
  );
}
