/** The frame of a battle's pages: the day on top, the rail at the foot, and what went wrong. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { PHASE_NAMES } from '../../battlefield/battle.ts';
import { visibilityNow } from '../../battlefield/sky/visibility.ts';
import { weatherCode } from '../../battlefield/sky/weather.ts';
import { clock } from '../../book/terms.ts';
import { speak } from '../../words/speak.ts';
import { Button, DayLine, Hidden, Notice, Phases, Rail, Screen } from '../components/index.ts';
import { to } from '../route.ts';
import { damage, hold, openId, seen, takeBack, takeOver, trouble } from '../session/battle-session.ts';
import { saveFile } from '../session/files.ts';
import { Seat } from './seat.tsx';

/** The state of the day in one line; a touch opens sky and clock. */
export function Day({ slim }: { readonly slim?: boolean }) {
  const view = seen.value;
  const id = openId.value;
  if (!view || !id) return null;
  const { battle, rerolls } = view;
  return (
    <>
      <a href={to('battle', id, 'sky')} class="day-link">
        <DayLine
          time={clock(battle.minutes)}
          turn={battle.turn}
          weather={battle.sky.fog ? 'Fog' : speak(weatherCode(battle.sky))}
          visibility={`${visibilityNow(battle).total} cm`}
          ground={{ hard: 'Hard', soft: 'Soft', mud: 'Mud' }[battle.sky.ground]}
          sides={{ a: battle.sides.a.name, b: battle.sides.b.name }}
          rerolls={rerolls}
        />
        <Hidden>Open sky and clock</Hidden>
      </a>
      <Phases now={battle.phase} name={PHASE_NAMES[battle.phase]} {...(slim && { slim })} />
    </>
  );
}

export function BattleRail({ here, id }: { readonly here: string; readonly id: string }) {
  const may = seen.value?.mayUndo ?? false;
  const room = (name: string, path: string) => ({ name, here: here === name, href: to('battle', id, path) });
  return (
    <Rail
      rooms={[room('Turn', 'turn'), room('Army', 'army'), room('Journal', 'journal')]}
      reference={to('battle', id, 'reference')}
      undo={{ onClick: () => void takeBack(), reason: !may && 'nothing to undo' }}
    />
  );
}

/** What went wrong with the last tap, what is safe, and what to do; and whether this tab may write. */
export function Troubles() {
  const wrong = trouble.value;
  return (
    <>
      <Seat />
      {damage.value && <Notice what={damage.value} />}
      {hold.value === 'reading' && (
        <Notice what="Another tab writes this battle." safe="Here it is shown as it goes on.">
          <Button onClick={takeOver}>Write here</Button>
        </Notice>
      )}
      {wrong && !damage.value && (
        <Notice
          what={wrong.sentence}
          {...(wrong.export && { safe: 'What you see is what was last saved.', todo: 'Save a file of it to be sure.' })}
        >
          {wrong.export && <Button onClick={() => void saveFile()}>Save a file</Button>}
          <Button
            kind="quiet"
            onClick={() => {
              trouble.value = null;
            }}
          >
            Understood
          </Button>
        </Notice>
      )}
    </>
  );
}

export function Frame({
  here,
  id,
  children,
}: {
  readonly here: string;
  readonly id: string;
  readonly children: ComponentChildren;
}) {
  // A room is entered at its beginning, before it may go to a place of its own.
  useLayoutEffect(() => scrollTo(0, 0), [here]);
  return (
    <Screen day={<Day slim />} foot={<BattleRail here={here} id={id} />}>
      <main>
        <h1 class="out-of-sight">{here}</h1>
        <Troubles />
        {children}
      </main>
    </Screen>
  );
}
