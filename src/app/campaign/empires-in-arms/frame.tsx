/** The frame of a campaign's pages: the month and its phases on top, the rail at the foot, and what went wrong. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { phasesOf } from '../../../campaign/empires-in-arms/calendar.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { corpsSaid, nationName } from '../../../campaign/empires-in-arms/ledger.ts';
import type { Corps } from '../../../campaign/empires-in-arms/pieces.ts';
import { isPowerSeat } from '../../../campaign/empires-in-arms/seats.ts';
import { isPower, type Nation } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { classes, Hidden, Rail, Screen } from '../../components/index.ts';
import { to } from '../../route.ts';
import { momentWords, seat, session } from './session.ts';
import { CampaignTroubles, Heard } from './troubles.tsx';

/** Words whose code is put together. */
export const spell = (code: string): string => speak({ code });

/** A nation's name in words. */
export const nameIn = (state: Campaign, nation: Nation): string => {
  const name = nationName(state, nation);
  return typeof name === 'string' ? name : t(`eia-power-${isPower(nation) ? nation : 'FR'}`);
};

/** A corps by its name, or by its number among those that lie covered where it stands. */
export const corpsIn = (state: Campaign, corps: Corps): string => {
  const said = corpsSaid(state, corps);
  return 'code' in said ? speak(said) : said.name;
};

/** Several powers by name, as those of one side. */
export const namesIn = (state: Campaign, powers: readonly Nation[]): string =>
  powers.map((one) => nameIn(state, one)).join(', ');

/** Two letters in a frame; one's own in ink. A minor by the first of its name. */
export const PowerMark = ({
  state,
  nation,
  own,
}: {
  readonly state: Campaign;
  readonly nation: Nation;
  readonly own?: boolean;
}) => (
  <span class={classes('power', own && 'power--own')} role="img" aria-label={nameIn(state, nation)}>
    {isPower(nation) ? nation : nameIn(state, nation).slice(0, 3)}
  </span>
);

export const monthName = ({ y, m }: Campaign['clock']['date']): string =>
  t('eiascreen-month-year', { month: t(`eiascreen-month-${m}`), year: String(y) });

/** The month, its phases, and in whose hand the phone is. */
export function MonthHead({ id }: { readonly id: string }) {
  const state = session.state.value;
  if (!state) return null;
  const phases = phasesOf(state);
  const { date, phase } = state.clock;
  const at = phases.indexOf(phase);
  const held = seat.value;
  return (
    <>
      <a href={to('campaign', id, 'seats')} class="day-link">
        <p class="month month--eia">
          <time>{monthName(date)}</time>
          <span class="month__seat">
            {isPowerSeat(held) ? (
              <>
                <PowerMark state={state} nation={held} own /> <span aria-hidden="true">{nameIn(state, held)}</span>
              </>
            ) : (
              t(`eia-seat-${held}`)
            )}
          </span>
        </p>
        <Hidden>
          {speak(momentWords(state))} {t('eia-open-seats')}
        </Hidden>
      </a>
      <ol class="phases phases--six" aria-label={t('eiascreen-phase-of', { at: at + 1, of: phases.length })}>
        {phases.map((each, i) => (
          <li
            key={each}
            class={i < at ? 'is-done' : i === at ? 'is-now' : undefined}
            aria-current={i === at ? 'step' : undefined}
          >
            {i === at ? t('eiascreen-phase-now', { n: i + 1, phase: t(`eiascreen-phase-${each}`) }) : i + 1}
          </li>
        ))}
      </ol>
    </>
  );
}

export type RoomName = 'month' | 'powers' | 'ledger' | 'journal';
export const ROOMS: readonly RoomName[] = ['month', 'powers', 'ledger', 'journal'];

export function CampaignRail({ here, id }: { readonly here: RoomName; readonly id: string }) {
  const may = session.mayUndo.value;
  return (
    <Rail
      rooms={ROOMS.map((name) => ({
        name: t(`eia-room-${name}`),
        here: here === name,
        href: to('campaign', id, name),
      }))}
      undo={{ onClick: () => void session.takeBack(), reason: !may && t('shell-nothing-to-undo') }}
    />
  );
}

interface FrameProps {
  readonly here: RoomName;
  readonly id: string;
  readonly act?: ComponentChildren;
  readonly children: ComponentChildren;
}
export function Frame({ here, id, act, children }: FrameProps) {
  // A room is entered at its beginning.
  useLayoutEffect(() => scrollTo(0, 0), [here]);
  return (
    <Screen
      day={<MonthHead id={id} />}
      foot={
        <>
          {act}
          <CampaignRail here={here} id={id} />
        </>
      }
    >
      <Heard />
      <main class="campaign eia" tabIndex={-1}>
        <CampaignTroubles />
        {children}
      </main>
    </Screen>
  );
}
