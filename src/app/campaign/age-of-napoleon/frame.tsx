/** The frame of a campaign's pages: where it stands on top, the rail at the foot, and what went wrong. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type Campaign, SIDES, type SideId } from '../../../campaign/age-of-napoleon/campaign.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { classes, Flag, Hidden, Icon, Rail, Screen } from '../../components/index.ts';
import { to } from '../../route.ts';
import { momentWords, session } from './session.ts';
import { CampaignTroubles, Heard } from './troubles.tsx';

/** What a side holds in hand, as far as it is counted. */
const Hand = ({ state, side }: { readonly state: Campaign; readonly side: SideId }) => {
  const { name, hand } = state.sides[side];
  return (
    <span class={classes('rerolls', `side-${side}`)}>
      <Flag side={side} />
      <Hidden>{t('aon-hand-of', { name })}</Hidden>
      {hand ?? <span aria-hidden="true">–</span>}
    </span>
  );
};

/** A battle goes by steps: both engage, they fight, both lose, both go. */
const STEPS = ['aon-engage', 'aon-fight', 'aon-table', 'aon-pursuit', 'aon-loss', 'aon-aftermath'];
const BATTLE = 5;

/** How far the battle that is asked about has come; nought where none is. */
function stepOf(state: Campaign): number {
  const task = state.agenda.findLast((open) => !open.deferred);
  if (!task || Object.keys(state.battles).length === 0) return 0;
  const at = STEPS.indexOf(task.kind);
  return at < 0 ? 0 : ([1, 2, 2, 3, 4, 5][at] ?? 0);
}

/** The bar of a battle's steps: solid past, half the one that runs, open to come. */
const Steps = ({ step }: { readonly step: number }) => (
  <div class="phases phases--slim" role="img" aria-label={t('aon-step', { step, of: BATTLE })}>
    {Array.from({ length: BATTLE }, (_, i) => (
      <i key={i} class={i + 1 < step ? 'is-done' : i + 1 === step ? 'is-now' : undefined} />
    ))}
  </div>
);

/** Where the campaign stands, in one line; a touch opens calendar and hands. */
export function Month({ id }: { readonly id: string }) {
  const state = session.state.value;
  if (!state) return null;
  const step = stepOf(state);
  return (
    <>
      <a href={to('campaign', id, 'calendar')} class="day-link">
        <p class="month">
          <time>{state.now.label || t('aon-phase-short', { n: state.now.phase })}</time>
          <b>{t('aon-round-short', { n: state.now.round })}</b>
          {state.now.winter && (
            <span class="month__winter">
              <Icon name="state-resting" size={20} />
              {t('aon-winter-short')}
            </span>
          )}
          <span class="day__dice">
            {SIDES.map((side) => (
              <Hand key={side} state={state} side={side} />
            ))}
          </span>
        </p>
        <Hidden>
          {speak(momentWords(state))} {t('aon-open-calendar')}
        </Hidden>
      </a>
      {step > 0 ? <Steps step={step} /> : <hr class="month__rule" />}
    </>
  );
}

export type RoomName = 'round' | 'ledger' | 'journal';

export function CampaignRail({ here, id }: { readonly here: RoomName; readonly id: string }) {
  const may = session.mayUndo.value;
  const room = (name: RoomName) => ({
    name: t(`aon-room-${name}`),
    here: here === name,
    href: to('campaign', id, name),
  });
  return (
    <Rail
      rooms={[room('round'), room('ledger'), room('journal')]}
      undo={{ onClick: () => void session.takeBack(), reason: !may && t('shell-nothing-to-undo') }}
    />
  );
}

export function Frame({
  here,
  id,
  act,
  children,
}: {
  readonly here: RoomName;
  readonly id: string;
  readonly act?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  // A room is entered at its beginning.
  useLayoutEffect(() => scrollTo(0, 0), [here]);
  return (
    <Screen
      day={<Month id={id} />}
      foot={
        <>
          {act}
          <CampaignRail here={here} id={id} />
        </>
      }
    >
      <Heard />
      <main class="campaign" tabIndex={-1}>
        <CampaignTroubles />
        {children}
      </main>
    </Screen>
  );
}
