/** The month: whose step it is, what waits, one question and one button. */
import { movers, mustTakeSlot } from '../../../campaign/empires-in-arms/calendar.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import type { Due } from '../../../campaign/empires-in-arms/desk.ts';
import { dueNow, offers, stopsOf } from '../../../campaign/empires-in-arms/desks.ts';
import { nextAsked, portsTaken } from '../../../campaign/empires-in-arms/may.ts';
import { openCombats } from '../../../campaign/empires-in-arms/modules/bridge.ts';
import { slotsIn } from '../../../campaign/empires-in-arms/modules/conductor.ts';
import { isLandMode } from '../../../campaign/empires-in-arms/rulings.ts';
import { isPowerSeat, mayPlay } from '../../../campaign/empires-in-arms/seats.ts';
import { speak, spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Empty, More, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { setAsideOf } from '../set-aside.tsx';
import { LandStep } from './desks/land.tsx';
import { NavalLink } from './desks/naval-link.tsx';
import { PoliticalStep } from './desks/political.tsx';
import { QuarterLinks } from './desks/quarter-links.tsx';
import { nameIn, namesIn, PowerMark, spell } from './frame.tsx';
import { ByPost } from './later.ts';
import { Sealers } from './sealers.tsx';
import { act, does, questionOf, seat } from './session.ts';

/** Whose turn it is in a phase of movement: those before are solid, the one that acts half. */
function Order({ state }: { readonly state: Campaign }) {
  const { phase, acting } = state.clock;
  if ((phase !== 'naval' && phase !== 'land') || mustTakeSlot(state)) return null;
  const groups = movers(state, phase);
  const now = groups.findIndex((group) => group.join() === acting.join());
  return (
    <ol class="order" aria-label={t('eia-order')}>
      {groups.map((group, i) => (
        <li
          key={group.join()}
          class={i < now || now < 0 ? 'is-done' : i === now ? 'is-now' : undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          {group.join('+')}
        </li>
      ))}
    </ol>
  );
}

/** What waits, each line with its way. */
const DueRow = ({ state, due }: { readonly state: Campaign; readonly due: Due }) => (
  <li>
    {due.power ? <PowerMark state={state} nation={due.power} /> : <span aria-hidden="true">–</span>}
    <span>{speak(due.text)}</span>
    {due.play && (!isPowerSeat(seat.value) || mayPlay(state, seat.value, due.play)) && (
      <Button kind="quiet" {...does(due.play)}>
        {t('eia-do-it')}
      </Button>
    )}
  </li>
);

const Waiting = setAsideOf(questionOf, act);
/** As many questions that were set aside as stand over the month's forms; more of them are folded up. */
const FEW = 2;
/** Questions that were set aside, on the page: the foot has room for what goes on. */
function SetAside({ state }: { readonly state: Campaign }) {
  const waiting = state.agenda.filter(({ deferred }) => deferred);
  if (waiting.length === 0) return null;
  const all = (
    <div class="picks">
      <Waiting state={state} waiting={waiting} />
    </div>
  );
  if (waiting.length <= FEW) return all;
  return <More label={t('eia-set-aside', { n: waiting.length })}>{all}</More>;
}

/** The question of a step. */
function stepQuestion(state: Campaign): string {
  const { step, acting, started } = state.clock;
  if (!started) return t('eia-ready');
  const chooser = mustTakeSlot(state);
  if (chooser) return t('eia-slot-question', { power: nameIn(state, chooser) });
  return speak({ code: `eiascreen-step-${step}`, args: { power: namesIn(state, acting) } });
}

export function Month({ id, state }: { readonly id: string; readonly state: Campaign }) {
  const due = dueNow(state);
  if (Object.keys(state.areas).length === 0 && !state.clock.started)
    return <Empty heads what={t('eia-empty')} todo={t('eia-empty-todo')} />;
  const sealing = Object.values(state.rounds).filter(({ over }) => !over);
  return (
    <>
      <Question>{stepQuestion(state)}</Question>
      <Order state={state} />
      <SetAside state={state} />
      {due.length > 0 && (
        <ol class="agenda" aria-label={t('eia-due')}>
          {due.map((one, i) => (
            <DueRow key={i} state={state} due={one} />
          ))}
        </ol>
      )}
      <Sealers id={id} state={state} />
      <QuarterLinks id={id} state={state} />
      <NavalLink id={id} state={state} />
      <Desk id={id} state={state} />
      {state.clock.started && (
        <LandStep key={`${state.clock.step} ${state.clock.acting.join()}`} id={id} state={state} />
      )}
      {state.clock.started && !isLandMode(state.rulings) && (
        <PoliticalStep key={state.clock.step} id={id} state={state} />
      )}
      {sealing.length > 0 && <ByPost state={state} rounds={sealing} />}
      {state.clock.started && (
        <div class="month__ways">
          <Button kind="quiet" icon="book" href={to('campaign', id, 'rules', 'now')}>
            {t('eia-procedures')}
          </Button>
          {!isLandMode(state.rulings) && (
            <Button kind="quiet" href={to('campaign', id, 'politics')}>
              {t('eiapol-more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function thenWords(state: Campaign): string {
  const next = nextAsked(state);
  if (!next) return t('eia-then-month');
  const step = t(`eiascreen-stepname-${next.step}`);
  return next.acting.length > 0 && next.acting.join() !== state.clock.acting.join()
    ? t('eia-then-power', { power: namesIn(state, next.acting), step })
    : step;
}

/** The plays of the desks that stand open at this step, beside those of the conductor. */
function Desk({ id, state }: { readonly id: string; readonly state: Campaign }) {
  const own = new Set(['next', 'start', 'take-slot', 'unseal-default']);
  // A play whose desk has no words here has a page of its own.
  const says = (code: string) => spell(code) !== code;
  const plays = offers(state).filter(
    (play) => !own.has(play.do) && (play.do === 'combine' || says(`eia-play-${play.do}`)),
  );
  const tables = openCombats(state).filter(({ via }) => via === 'table');
  const taken = portsTaken(state);
  if (plays.length + tables.length + taken.length === 0) return null;
  const area = (key: string) => state.areas[key]?.name ?? key;
  return (
    <div class="picks">
      {tables.map((one) => (
        <Button key={one.id} icon="battle" note={t('eiatable-open-note')} href={to('campaign', id, 'table', one.id)}>
          {t('eiatable-open', { area: area(one.area) })}
        </Button>
      ))}
      {taken.map((play) => (
        <Button key={`${play.port} ${play.power}`} {...does(play)}>
          {t('eia-port-taken', { port: state.ports[play.port]?.name ?? '', power: nameIn(state, play.power) })}
        </Button>
      ))}
      {plays.map((play) => (
        <Button key={JSON.stringify(play)} {...does(play)}>
          {play.do === 'combine'
            ? t('eia-combine', { powers: namesIn(state, play.powers) })
            : spell(`eia-play-${play.do}`)}
        </Button>
      ))}
    </div>
  );
}

/** One button: it goes on, or says what stops it; where a power puts itself, its places are the buttons. */
export function MonthAct({ id, state }: { readonly id: string; readonly state: Campaign }) {
  if (!state.clock.started && Object.keys(state.areas).length === 0)
    return (
      <Act>
        <Button kind="primary" href={to('campaign', id, 'new', 'areas')}>
          {t('eia-first-area')}
        </Button>
        <Button href={to('campaign', id, 'ledger')}>{t('eia-to-ledger')}</Button>
      </Act>
    );
  const chooser = mustTakeSlot(state);
  if (state.clock.started && chooser) {
    const { phase } = state.clock;
    const others =
      phase === 'naval' || phase === 'land'
        ? movers({ ...state, clock: { ...state.clock, slot: 99 } }, phase)
            .flat()
            .filter((one) => one !== chooser)
        : [];
    return (
      <Act two>
        {Array.from({ length: slotsIn(state) }, (_, at) => (
          <Button key={at} kind={at === 0 ? 'primary' : 'plain'} {...does({ do: 'take-slot', power: chooser, at })}>
            {at === 0
              ? t('eia-slot-at-first')
              : t('eia-slot-after', { power: nameIn(state, others[at - 1] ?? chooser) })}
          </Button>
        ))}
      </Act>
    );
  }
  const why = spoken(state.clock.started ? stopsOf(state) : undefined);
  return (
    <Act>
      <Button
        kind="primary"
        reason={why}
        note={state.clock.started ? thenWords(state) : t('eia-start-note')}
        {...does({ do: state.clock.started ? 'next' : 'start' })}
      >
        {state.clock.started ? t('eia-next') : t('eia-start')}
      </Button>
    </Act>
  );
}
