/** Phase 6 with the books alone kept: the table says whose formation acts. */

import { useState } from 'preact/hooks';
import { type Battle, commanderOf } from '../../../battlefield/battle.ts';
import { stillToAct } from '../../../battlefield/command/who-may-act.ts';
import { SIDES } from '../../../book/terms.ts';
import { t } from '../../../words/t.ts';
import { Button, Fact, Facts, More, Question } from '../../components/index.ts';
import { act } from '../../session/battle-session.ts';
import { ChooseCards } from './contest.tsx';
import { BySides } from './sides.tsx';

export function WhoActs({ battle }: { readonly battle: Battle }) {
  const [under, setUnder] = useState(true);
  return (
    <>
      <Question>{t('turn-question-6')}</Question>
      <Facts>
        <Fact label={t('command-under')} effect={t('cards-as-thrown')} on={under} onChange={setUnder} />
      </Facts>
      <BySides battle={battle} all={SIDES.flatMap((side) => stillToAct(battle, side))}>
        {(_, formations) => (
          <div class="picks">
            {formations.map((formation) => (
              <Button
                key={formation.id}
                note={t(`order-${formation.order}`)}
                onClick={() => void act({ do: 'acts', formation: formation.id, command: under ? 'under' : 'not' })}
              >
                {formation.name}, {commanderOf(battle, formation).name}
              </Button>
            ))}
          </div>
        )}
      </BySides>
      <More label={t('cards-here')}>
        <ChooseCards battle={battle} quiet />
      </More>
    </>
  );
}
