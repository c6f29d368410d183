import { mayStandBack } from '../../../battlefield/arrivals/reinforcements.ts';
import type { Battle } from '../../../battlefield/battle.ts';
import { t } from '../../../words/t.ts';
import { More } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { UnitRows } from './rows.tsx';

/** The enemies that gave ground to arriving units (NBC-RNF-04). */
export function StandBack({ battle }: { readonly battle: Battle }) {
  const units = mayStandBack(battle);
  return units.length > 0 ? (
    <More label={t('ground-who')}>
      <UnitRows battle={battle} units={units} onPick={({ id: unit }) => void act({ do: 'gives-ground', unit })} />
    </More>
  ) : null;
}
