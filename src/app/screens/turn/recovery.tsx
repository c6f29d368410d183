import type { Battle } from '../../../battlefield/battle.ts';
import { rallyable } from '../../../battlefield/rally.ts';
import { recoverable } from '../../../battlefield/recovery.ts';
import { Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { PHASE_QUESTIONS } from '../turn-words.ts';
import { UnitRows } from './rows.tsx';
import { BySides } from './sides.tsx';

export function Recovery({ battle }: { readonly battle: Battle }) {
  const able = [...recoverable(battle), ...rallyable(battle)];
  return (
    <>
      <Question>{able.length === 0 ? 'Nobody has anything to recover.' : PHASE_QUESTIONS[7]}</Question>
      <BySides battle={battle} of={(side) => able.filter((unit) => unit.side === side).length}>
        {(side) => (
          <UnitRows
            battle={battle}
            units={able.filter((unit) => unit.side === side)}
            onPick={(unit) => void act({ do: 'recover', unit: unit.id })}
          />
        )}
      </BySides>
    </>
  );
}
