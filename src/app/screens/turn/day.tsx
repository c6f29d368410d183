/** Phases 8 and 9: the clock and the sky, with nothing asked. */

import type { Battle } from '../../../battlefield/battle.ts';
import { weatherCode } from '../../../battlefield/sky/weather.ts';
import { clock } from '../../../book/terms.ts';
import { speak } from '../../../words/speak.ts';
import { Button, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { PHASE_QUESTIONS } from '../turn-words.ts';
import { DayBar } from './rows.tsx';

export function EndOfTurn({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  return (
    <>
      <Question>
        {battle.agenda.length > 0
          ? `It is ${clock(battle.minutes)}, ${speak(weatherCode(battle.sky)).toLowerCase()}.`
          : PHASE_QUESTIONS[battle.phase]}
      </Question>
      <DayBar battle={battle} />
      {battle.help === 'ledger' && <Button href={to('battle', id, 'sky')}>Set the clock and the sky by hand</Button>}
    </>
  );
}
