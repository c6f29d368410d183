/** Phase 2: who is due, and who may come later. */
import { awaited, nextArrivalWords } from '../../../battlefield/awaited.ts';
import type { Battle } from '../../../battlefield/battle.ts';
import { Question } from '../../components/index.ts';
import { DayBar } from './rows.tsx';

export function Arrivals({ battle }: { readonly battle: Battle }) {
  return (
    <>
      <Question>{awaited(battle).length === 0 ? 'Nobody else is coming.' : 'Arrivals'}</Question>
      <p>{nextArrivalWords(battle)}</p>
      <DayBar battle={battle} />
    </>
  );
}
