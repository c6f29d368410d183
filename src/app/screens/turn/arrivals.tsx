/** Phase 2: who is due, and who may come later. */
import { mayStandBack } from '../../../battlefield/arrivals/giving-ground.ts';
import { awaited, nextArrivalWords } from '../../../battlefield/arrivals/reinforcements.ts';
import type { Battle } from '../../../battlefield/battle.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { More, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { DayBar, UnitRows } from './rows.tsx';

export function Arrivals({ battle }: { readonly battle: Battle }) {
  const nobody = awaited(battle).length === 0;
  const next = speak(nextArrivalWords(battle));
  return (
    <>
      <Question>{nobody ? next : t('phase-2')}</Question>
      {!nobody && <p>{next}</p>}
      <DayBar battle={battle} />
    </>
  );
}

/** The enemies that gave ground to arriving units (NBC-RNF-04). */
export function StandBack({ battle }: { readonly battle: Battle }) {
  const units = mayStandBack(battle);
  return units.length > 0 ? (
    <More label={t('ground-who')}>
      <UnitRows battle={battle} units={units} onPick={({ id: unit }) => void act({ do: 'gives-ground', unit })} />
    </More>
  ) : null;
}
