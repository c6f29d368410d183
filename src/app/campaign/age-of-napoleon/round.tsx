/** The round: who stands where, what the last move lets others do, and how the campaign goes on. */
import {
  type Army,
  type Campaign,
  type Corps,
  otherSide,
  type Task,
} from '../../../campaign/age-of-napoleon/campaign.ts';
import { allAreas, allCorps, withLeader } from '../../../campaign/age-of-napoleon/ledger.ts';
import {
  cannotGoOn,
  cannotWinter,
  mayAttack,
  mayIntercept,
  mayMove,
  mayWithdraw,
} from '../../../campaign/age-of-napoleon/turn.ts';
import { winterers } from '../../../campaign/age-of-napoleon/wintering.ts';
import { spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Act, Button, Empty, Flag, Question } from '../../components/index.ts';
import { to } from '../../route.ts';
import { setAsideOf } from '../set-aside.tsx';
import { act, does, questionOf } from './session.ts';

/** The corps of an army as blocks: full where fresh, hatched where spent. */
export const Blocks = ({ corps }: { readonly corps: readonly Corps[] }) => (
  <span
    class="corps-blocks"
    role="img"
    aria-label={t('aon-corps-counted', {
      fresh: corps.filter(({ spent }) => !spent).length,
      spent: corps.filter(({ spent }) => spent).length,
    })}
  >
    {corps.map(({ id, spent }) => (
      <i key={id} class={spent ? 'is-spent' : undefined} />
    ))}
  </span>
);

export const areaName = (state: Campaign, id: string | null): string =>
  id === null ? t('aon-place-off-map') : (state.areas[id]?.name ?? '');

interface ArmyRowProps {
  readonly id: string;
  readonly state: Campaign;
  readonly army: Army;
  /** Its corps lie in the Battle Box. */
  readonly fights: boolean;
}

const ArmyRow = ({ id, state, army, fights }: ArmyRowProps) => (
  <a class={`corps-row side-${army.side}`} href={to('campaign', id, 'army', army.id)}>
    <Flag side={army.side} size={20} />
    <span>
      <b>{army.name}</b>
      <small>{fights ? t('aon-in-battle-at', { area: areaName(state, army.area) }) : areaName(state, army.area)}</small>
    </span>
    <Blocks corps={withLeader(state, army)} />
    <output>{t('aon-ratings', { mr: army.mr, sr: army.sr, rating: army.rating })}</output>
  </a>
);

/** What others may do about the army that moved last. */
function Answers({ state }: { readonly state: Campaign }) {
  const mover = state.mover === null ? undefined : state.armies[state.mover];
  const [away, against] = [mayWithdraw(state), mayIntercept(state)];
  if (!mover || away.length + against.length === 0) return null;
  return (
    <section class="answers-now" aria-label={t('aon-answers', { mover: mover.name })}>
      <p class="note">{t('aon-answers', { mover: mover.name })}</p>
      <div class="picks">
        {away.map((army) => (
          <Button key={army.id} note={t('aon-free')} {...does({ do: 'withdraw', army: army.id })}>
            {t('aon-withdraws', { name: army.name })}
          </Button>
        ))}
        {against.map((army) => (
          <Button
            key={army.id}
            note={state.sides[otherSide(mover.side)].firstDone ? t('aon-cards-n', { n: 1 }) : t('aon-free')}
            {...does({ do: 'intercept', army: army.id })}
          >
            {t('aon-intercepts', { name: army.name })}
          </Button>
        ))}
      </div>
    </section>
  );
}

const Waiting = setAsideOf(questionOf, act);
/** Questions that were set aside come before the next round; the large button takes up the first. */
const TakeUp = ({ state, waiting }: { readonly state: Campaign; readonly waiting: readonly Task[] }) => (
  <Act label={t('aon-deferred')}>
    <Waiting state={state} waiting={waiting} first />
  </Act>
);

/** Until there is a corps the way leads there; what was forgotten can still be typed. */
const FirstPieces = ({ id, led }: { readonly id: string; readonly led: boolean }) => (
  <Act two={led}>
    <Button kind="primary" href={to('campaign', id, led ? 'new-corps' : 'new-army')}>
      {t(led ? 'aon-first-corps' : 'aon-first-army')}
    </Button>
    <Button href={to('campaign', id, 'new-area')}>{t('aon-another-area')}</Button>
    {led && <Button href={to('campaign', id, 'new-army')}>{t('aon-another-army')}</Button>}
  </Act>
);

/** How it goes on: winter first where it is due, the next round otherwise. */
export function RoundAct({ id, state }: { readonly id: string; readonly state: Campaign }) {
  if (allAreas(state).length === 0)
    return (
      <Act>
        <Button kind="primary" href={to('campaign', id, 'new-area')}>
          {t('aon-first-area')}
        </Button>
      </Act>
    );
  if (allCorps(state).length === 0) return <FirstPieces id={id} led={Object.keys(state.armies).length > 0} />;
  return <GoOn state={state} />;
}

/** What is likeliest now: who came to attack attacks, winter is settled where it is due, or the round is over. */
function GoOn({ state }: { readonly state: Campaign }) {
  const why = spoken(cannotGoOn(state));
  const waiting = state.agenda.filter(({ deferred }) => deferred);
  if (waiting.length > 0) return <TakeUp state={state} waiting={waiting} />;
  const came = mayAttack(state).filter(({ army }) => army.arrived?.attacking);
  const fight = came.find(({ army }) => army.id === state.mover) ?? came[0];
  const due = winterers(state).length;
  const { winter, wintered, round } = state.now;
  const next = t('aon-next-round', { n: round + 1 });
  const others = (
    <>
      <Button reason={why} {...does({ do: 'round', winter: true })}>
        {t('aon-next-winter')}
      </Button>
      <Button reason={why} {...does({ do: 'phase' })}>
        {t('aon-next-phase')}
      </Button>
    </>
  );
  if (!fight && !(winter && due > 0 && !wintered))
    return (
      <Act two>
        <Button kind="primary" reason={why} {...does({ do: 'round', winter: false })}>
          {next}
        </Button>
        {others}
      </Act>
    );
  return (
    <Act>
      {fight ? (
        <Button
          kind="primary"
          icon="battle"
          note={areaName(state, fight.army.area)}
          {...does({ do: 'attack', army: fight.army.id, enemy: fight.enemy.id })}
        >
          {t('aon-attacks', { name: fight.army.name, enemy: fight.enemy.name })}
        </Button>
      ) : (
        <Button
          kind="primary"
          note={t('aon-winter-throws', { n: due })}
          reason={spoken(cannotWinter(state))}
          {...does({ do: 'winter' })}
        >
          {t('aon-settle-winter')}
        </Button>
      )}
      <div class="three">
        <Button reason={why} {...does({ do: 'round', winter: false })}>
          {next}
        </Button>
        {others}
      </div>
    </Act>
  );
}

export function Round({ id, state }: { readonly id: string; readonly state: Campaign }) {
  const armies = Object.values(state.armies);
  const fighting = new Set(Object.values(state.battles).flatMap(({ sides }) => [sides.a.army, sides.b.army]));
  if (allAreas(state).length === 0) return <Empty heads what={t('aon-empty')} todo={t('aon-empty-todo')} />;
  if (armies.length === 0) return <Empty heads what={t('aon-no-armies')} todo={t('aon-no-armies-todo')} />;
  if (allCorps(state).length === 0) return <Empty heads what={t('aon-no-corps-yet')} todo={t('aon-no-corps-todo')} />;
  const ready = mayMove(state).length;
  return (
    <>
      <Question>{t('aon-round-question')}</Question>
      <Answers state={state} />
      <div class="corps-list">
        {armies.map((army) => (
          <ArmyRow key={army.id} id={id} state={state} army={army} fights={fighting.has(army.id)} />
        ))}
      </div>
      {ready > 0 && (
        <p class="note campaign__key">
          <i class="corps-blocks" aria-hidden="true">
            <i />
          </i>{' '}
          {t('aon-key-fresh')}{' '}
          <i class="corps-blocks" aria-hidden="true">
            <i class="is-spent" />
          </i>{' '}
          {t('aon-key-spent')} <span>{t('aon-key-army')}</span>
        </p>
      )}
    </>
  );
}
