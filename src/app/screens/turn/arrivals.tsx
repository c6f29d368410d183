/** Phase 2: who is due, and who may come later. */
import { awaited, nextArrivalWords } from '../../../battlefield/arrivals/reinforcements.ts';
import type { Battle } from '../../../battlefield/battle.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Question } from '../../components/index.ts';
import { DayBar } from './rows.tsx';

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
