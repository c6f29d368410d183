/** The frame of a battle's pages: the day at the top, the rail at the foot, and what went wrong. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { visibilityNow } from '../../battlefield/rules/sky/visibility.ts';
import { weatherCode } from '../../battlefield/rules/sky/weather.ts';
import type { View } from '../../battlefield/view.ts';
import { clock } from '../../book/terms.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { battleInCopy } from '../battle-copy.ts';
import { DayLine, Phases, Rail, Screen } from '../components/index.ts';
import { aside } from '../fetched.tsx';
import { lazy } from '../lazy.tsx';
import { to } from '../route.ts';
import { damage, hold, isSlow, openId, seen, takeBack, takeOver, trouble } from '../session/battle-session.ts';
import { Troubles as SessionTroubles } from '../session/troubles.tsx';
import { Seat } from './seat.tsx';

export const Damaged = lazy(async () => (await import('../parts/branch.ts')).Damaged, 'taking');

const umpire = () => import('../parts/umpire.ts');
const AskOther = aside(async () => (await umpire()).AskOther, 'umpire');
const Doors = aside(async () => (await umpire()).Seats, 'umpire');
/** The umpire's note, on a sheet of a battle under lock. */
export const NoteOf = aside(async () => (await umpire()).NoteOf, 'umpire');

/** The state of the day in one line. A tap opens sky and clock, or both armies at a glance. */
export function Day({ slim, of: view = seen.value }: { readonly slim?: boolean; readonly of?: View | null }) {
  const id = openId.value;
  if (!view || !id) return null;
  const { battle, rerolls } = view;
  return (
    <>
      <DayLine
        time={clock(battle.minutes)}
        turn={battle.turn}
        weather={battle.sky.fog ? t('fog-dice') : speak(weatherCode(battle.sky))}
        visibility={t('day-visibility', { cm: visibilityNow(battle).total })}
        ground={t(`ground-${battle.sky.ground}`)}
        sides={{ a: battle.sides.a.name, b: battle.sides.b.name }}
        rerolls={rerolls}
        to={{ sky: to('battle', id, 'sky'), glance: to('battle', id, 'glance') }}
      />
      <Phases now={battle.phase} name={t(`phase-${battle.phase}`)} {...(slim && { slim })} />
    </>
  );
}

/** The rooms that the rail leads to. */
export type RoomName = 'turn' | 'army' | 'journal';

export function BattleRail({ here, id }: { readonly here: RoomName | null; readonly id: string }) {
  const may = seen.value?.mayUndo ?? false;
  const room = (name: RoomName) => ({
    name: t('shell-page', { room: name }),
    here: here === name,
    href: to('battle', id, name),
  });
  return (
    <Rail
      rooms={[room('turn'), room('army'), room('journal')]}
      reference={to('battle', id, 'reference')}
      any={to('battle', id, 'any')}
      undo={{ onClick: () => void takeBack(), reason: !may && t('shell-nothing-to-undo') }}
    />
  );
}

const saveFile = (): Promise<unknown> =>
  import('../parts/keep.ts').then(
    ({ files }) => files.saveFile(),
    () => {
      trouble.value = { sentence: t('shell-no-page') };
    },
  );

/** What went wrong with the last tap, what is safe, and what to do; and whether this tab may write. */
export function Troubles() {
  const id = openId.value;
  return (
    <>
      <Seat />
      <SessionTroubles
        session={{ damage, hold, trouble, isSlow, takeOver }}
        save={() => void saveFile()}
        onDamage={id && <Damaged id={id} onCopy={() => void battleInCopy('damaged')} />}
      />
      {trouble.value && seen.value?.battle.keys && <AskOther />}
    </>
  );
}

/** With seats under lock: the door of each. */
export const Seats = () => (seen.value?.battle.keys ? <Doors /> : null);

interface FrameProps {
  readonly here: RoomName;
  readonly id: string;
  readonly children: ComponentChildren;
}

export function Frame({ here, id, children }: FrameProps) {
  // A room opens at its top, before it may scroll to a place of its own.
  useLayoutEffect(() => scrollTo(0, 0), [here]);
  return (
    <Screen day={<Day slim />} foot={<BattleRail here={here} id={id} />}>
      <main>
        <h1 class="out-of-sight">{t('shell-page', { room: here })}</h1>
        <Troubles />
        <Seats />
        {children}
      </main>
    </Screen>
  );
}
