/** The day's scale, and the phases that ask nothing: arrivals, the clock, the sky. */

import { arrivalName, awaited, nextArrivalWords } from '../../../battlefield/arrivals/reinforcements.ts';
import type { Battle } from '../../../battlefield/battle.ts';
import { weatherCode } from '../../../battlefield/rules/sky/weather.ts';
import { clock } from '../../../book/terms.ts';
import { word } from '../../../engine/message.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Hours, Question } from '../../components/index.ts';
import { to } from '../../route.ts';

export function DayBar({ battle }: { readonly battle: Battle }) {
  const { start, end } = battle.scenario;
  return (
    <Hours
      from={start}
      to={Math.max(end?.at ?? start + 480, battle.minutes)}
      now={battle.minutes}
      arrivals={awaited(battle)
        .slice(0, 3)
        .map((coming) => ({ at: coming.at, side: coming.side, name: arrivalName(battle, coming) }))}
      ends={end?.at === undefined || end.at < battle.minutes ? '' : t('home-end')}
    />
  );
}

/** Phase 2: who is due, and who may come later. */
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

/** Phases 8 and 9. */
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
