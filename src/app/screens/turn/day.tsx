/** Phases 8 and 9: the clock and the sky, with nothing asked. */

import type { Battle } from '../../../battlefield/battle.ts';
import { weatherCode } from '../../../battlefield/rules/sky/weather.ts';
import { clock } from '../../../book/terms.ts';
import { word } from '../../../engine/message.ts';
import { t } from '../../../words/t.ts';
import { Button, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { DayBar } from './rows.tsx';

export function EndOfTurn({ battle, id }: { readonly battle: Battle; readonly id: string }) {
  return (
    <>
      <Question>
        {t('turn-it-is', {
          clock: clock(battle.minutes),
          weather: word(battle.sky.fog ? 'fog-dice' : weatherCode(battle.sky)),
        })}
      </Question>
      <DayBar battle={battle} />
      {battle.help === 'ledger' && <Button href={to('battle', id, 'sky')}>{t('turn-set-sky')}</Button>}
    </>
  );
}
