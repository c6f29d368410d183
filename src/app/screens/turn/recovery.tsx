import type { Battle } from '../../../battlefield/battle.ts';
import { rallyable, recoverable } from '../../../battlefield/recovery/recovery.ts';
import { t } from '../../../words/t.ts';
import { Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { UnitsBySides } from './rows.tsx';

export function Recovery({ battle }: { readonly battle: Battle }) {
  const able = [...recoverable(battle), ...rallyable(battle)];
  return (
    <>
      <Question>{t(able.length === 0 ? 'turn-recovery-none' : 'turn-question-7')}</Question>
      <UnitsBySides battle={battle} units={able} onPick={({ id: unit }) => void act({ do: 'recover', unit })} />
    </>
  );
}
