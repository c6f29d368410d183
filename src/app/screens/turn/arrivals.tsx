/** Phase 2: who is due, and who may come later. */
import { awaited, nextArrivalWords } from '../../../battlefield/awaited.ts';
import type { Battle } from '../../../battlefield/battle.ts';
import { Question } from '../../components/index.ts';
import { DayBar } from './rows.tsx';

export function Arrivals({ battle }: { readonly battle: Battle }) {
  const nobody = awaited(battle).length === 0;
  return (
    <>
      <Question>{nobody ? nextArrivalWords(battle) : 'Arrivals'}</Question>
      {!nobody && <p>{nextArrivalWords(battle)}</p>}
      <DayBar battle={battle} />
    </>
  );
}
