/** The first minute: one guided charge of Maida. Nothing is stored unless the player fights on. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { asked, type Battle, currentCP, type Task, unitName } from '../../battlefield/battle.ts';
import { combatDuel } from '../../battlefield/fights/close-combats.ts';
import { shortNamed } from '../../battlefield/named.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import type { DuelSide } from '../../battlefield/rules/fights/duel.ts';
import { againOffers } from '../../battlefield/tasks.ts';
import { clock } from '../../book/terms.ts';
import { hasFallen } from '../../dice/hits.ts';
import { SHELF } from '../../scenarios/shelf.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import {
  Act,
  Button,
  DiceRow,
  Duel,
  Empty,
  Entry,
  Fighter,
  Icon,
  Notice,
  Odds,
  Outcomes,
  percent,
  Question,
  Reckoning,
  Result,
  Screen,
  Tally,
  UnitLabel,
  Verdict,
} from '../components/index.ts';
import { goInstead, to } from '../route.ts';
import { store } from '../session/battles.ts';
import { newSeed } from '../session/new-record.ts';
import { summaryOf } from '../session/summary.ts';
import { labelRatings } from '../words.ts';
import {
  battleOf,
  beginCharge,
  type Charge,
  fights,
  handsOf,
  LEADS,
  MEETS,
  plays,
  receives,
  stageOf,
  takesBack,
} from './charge.ts';

const MAIDA = 'maida-1806';
const nowId = () => `${MAIDA}-${crypto.randomUUID().slice(0, 8)}`;

/** Goes on to the next decision: a charge in contact is fought at once. */
const onward = (charge: Charge): Charge => (stageOf(charge) === 'closed' ? fights(charge, Date.now()) : charge);

export function FirstMinute() {
  const [charge, lead] = useState<Charge | null>(null);
  const [wrong, say] = useState<string | null>(null);
  useEffect(() => {
    const begin = async () => {
      const maida = await SHELF.find(({ id }) => id === MAIDA)?.load();
      if (maida) lead(beginCharge(maida, newSeed(), nowId(), Date.now()));
    };
    begin().catch(() => say(t('shell-no-page')));
  }, []);
  if (wrong)
    return (
      <Screen>
        <main>
          <Empty what={wrong} todo={t('shell-no-page-todo')}>
            <Button kind="primary" href={to()}>
              {t('shell-home')}
            </Button>
          </Empty>
        </main>
      </Screen>
    );
  return charge ? <Led charge={charge} lead={lead} /> : <div class="screen" aria-busy="true" />;
}

interface LedProps {
  readonly charge: Charge;
  readonly lead: (charge: Charge) => void;
}

function Led({ charge, lead }: LedProps) {
  const battle = battleOf(charge);
  const task = asked(battle);
  // Every page is read from the top.
  useLayoutEffect(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [charge]);
  if (!task)
    return stageOf(charge) === 'over' ? <Over charge={charge} lead={lead} /> : <Halted charge={charge} lead={lead} />;
  const does = (play: Parameters<typeof plays>[1]) => lead(onward(plays(charge, play, Date.now())));
  return task.kind === 'close-combat' ? (
    <Fight battle={battle} task={task} does={does} />
  ) : (
    <Asked battle={battle} task={task} does={does} />
  );
}

function Page({
  children,
  act,
  two,
}: {
  readonly children: ComponentChildren;
  readonly act: ComponentChildren;
  readonly two?: boolean;
}) {
  return (
    <Screen foot={<Act two={two ?? false}>{act}</Act>}>
      <main tabIndex={-1}>
        <div class="sheet__head">
          <span class="note">{t('minute-aside')}</span>
          <a class="sheet__close" href={to()} aria-label={t('minute-leave')}>
            <Icon name="close" />
          </a>
        </div>
        <div class="sink first">{children}</div>
      </main>
    </Screen>
  );
}

const unitIn = (battle: Battle, id: string) => {
  const unit = battle.units[id];
  if (!unit) throw new Error(`No ${id} in this battle.`);
  return unit;
};
const nameIn = (battle: Battle, id: string) => shortNamed(unitIn(battle, id));

interface AskedProps {
  readonly battle: Battle;
  readonly task: Task;
  readonly does: (play: Parameters<typeof plays>[1]) => void;
}

/** A card or a throw: its reckoning and chances, then its result. */
function Asked({ battle, task, does }: AskedProps) {
  const procedure = procedureFor(task.kind);
  const read = procedure.needs(battle, task).length === 0 ? procedure.reading(battle, task) : null;
  const odds = procedure.odds?.(battle, task);
  const [again] = read ? againOffers(battle, task, procedure).filter(({ refused }) => !refused) : [];
  const first = task.kind === 'charge';
  const sums = read?.sums ?? procedure.sums?.(battle, task) ?? [];
  return (
    <Page
      two={again !== undefined}
      act={
        <>
          <Button kind="primary" onClick={() => does({ do: read ? 'accept' : 'throw', task: task.id })}>
            {t(read ? 'minute-on' : 'minute-draw')}
          </Button>
          {again && (
            <Button
              note={t('task-rerolls', { n: again.cost.total })}
              onClick={() => does({ do: 'again', task: task.id, slot: again.slot, side: again.side })}
            >
              {t('task-again-draw')}
            </Button>
          )}
        </>
      }
    >
      {first && !read && (
        <p class="note">
          {t('minute-where', {
            time: clock(battle.minutes),
            unit: nameIn(battle, LEADS.unit),
            target: nameIn(battle, MEETS.unit),
          })}
        </p>
      )}
      {read ? (
        <Result word={speak(read.word)} means={speak(read.means)} />
      ) : (
        <Question>{speak(procedure.question(battle, task))}</Question>
      )}
      {sums.map((sum) => (
        <Reckoning key={speak(sum.name)} of={sum} />
      ))}
      {odds && !read && (
        <p class="chance">
          {speak(odds.claim)} <b>{percent(odds.good, odds.of)}</b>
        </p>
      )}
      {odds && !read && (
        <Odds
          good={odds.good}
          shares={odds.parts.map(({ key, n }) => ({ name: key, n }))}
          means={odds.parts.map(({ means }) => ({ what: speak(means), over: 1 }))}
          unit={odds.unit ?? 'card'}
        />
      )}
      <p>{t(read ? 'minute-drawn' : first ? 'minute-card' : 'minute-more')}</p>
    </Page>
  );
}

const faceOf = ({ thrown }: DuelSide): number => (thrown?.toHit?.total ?? 0) - (thrown?.onTheDie?.total ?? 0);

function Column({ side }: { readonly side: DuelSide }) {
  const { thrown } = side;
  if (!thrown) return null;
  const last = thrown.progress.rounds;
  return hasFallen(thrown.progress) ? (
    <>
      {last.map(({ stage, faces }) => (
        <DiceRow
          key={stage}
          label={t(`duel-dice-${stage}`, { unit: side.short })}
          dice={[...faces]
            .sort((one, other) => other - one)
            .map((face) => ({ face, mark: face >= faceOf(side) ? ('hit' as const) : ('miss' as const) }))}
        />
      ))}
      <p>
        <b>{t('minute-hits', { hits: thrown.hits })}</b>
      </p>
    </>
  ) : (
    <p>{t('minute-so-many', { dice: thrown.dice.total, face: faceOf(side) })}</p>
  );
}

/** Both sides, their dice and the result. */
function Fight({ battle, task, does }: AskedProps) {
  const procedure = procedureFor(task.kind);
  const duel = combatDuel(battle, task);
  const thrown = procedure.needs(battle, task).length === 0;
  const [attacker, defender] = [
    duel.sides.filter(({ as }) => as !== 'defender'),
    duel.sides.filter(({ as }) => as === 'defender'),
  ];
  const names = (sides: readonly DuelSide[]) =>
    sides.map((side) => (
      <Fighter
        key={side.id}
        side={side.side}
        as={t(`duel-${side.as}`)}
        name={t('called', { who: side.name })}
        ratings={speak(side.state)}
      />
    ));
  const columns = (sides: readonly DuelSide[]) => sides.map((side) => <Column key={side.id} side={side} />);
  return (
    <Page
      act={
        <Button kind="primary" onClick={() => does({ do: thrown ? 'accept' : 'throw', task: task.id })}>
          {t(thrown ? 'minute-accept' : 'minute-throw')}
        </Button>
      }
    >
      <h1 class="out-of-sight">{speak(procedure.question(battle, task))}</h1>
      <Duel part="names" attacker={names(attacker)} defender={names(defender)} />
      <Duel part="throws" attacker={columns(attacker)} defender={columns(defender)} />
      {duel.verdict && <Verdict says={speak(duel.verdict.says)} />}
      <Outcomes items={duel.outcomes.map(({ side, text }) => ({ side, text: speak(text) }))} />
      <p>{t(thrown ? 'minute-thrown' : 'minute-fight')}</p>
    </Page>
  );
}

function Halted({ charge, lead }: LedProps) {
  const battle = battleOf(charge);
  return (
    <Page
      act={
        <Button kind="primary" onClick={() => lead(receives(charge, Date.now()))}>
          {t('minute-receive', { target: nameIn(battle, MEETS.unit) })}
        </Button>
      }
    >
      <Question>{t('minute-halted', { unit: nameIn(battle, LEADS.unit) })}</Question>
      <p>{t('minute-halted-why')}</p>
    </Page>
  );
}

/** What to do on the table, what the books say, and the ways on. */
function Over({ charge, lead }: LedProps) {
  const [wrong, tell] = useState<string | null>(null);
  const battle = battleOf(charge);
  const { seed, journal } = charge;
  const keep = async () => {
    const { header, entries } = journal;
    const kept = await store.createBattle(header, seed, summaryOf(battle), entries);
    if (kept.ok) goInstead('battle', header.id);
    else tell(speak(kept.said));
  };
  const hands = handsOf(charge);
  return (
    <Page
      two
      act={
        <>
          <Button kind="primary" href={to('new')}>
            {t('minute-begin')}
          </Button>
          <Button note={t('minute-keep-note')} onClick={() => void keep()}>
            {t('minute-keep')}
          </Button>
          <Button icon="undo" onClick={() => lead(takesBack(charge, Date.now()))}>
            {t('minute-undo')}
          </Button>
        </>
      }
    >
      <Question>{t('minute-over')}</Question>
      <p>{t('minute-over-why')}</p>
      {wrong && <Notice what={wrong} />}
      {hands.length > 0 && (
        <section class="told" aria-label={t('hands-do')}>
          <h2 class="note">{t('hands-do')}</h2>
          <ul>
            {hands.map(({ side, text }) => (
              <Entry key={speak(text)} side={side} text={speak(text)} />
            ))}
          </ul>
        </section>
      )}
      <h2 class="note">{t('minute-books')}</h2>
      <ul class="first__books">
        {[LEADS.unit, MEETS.unit].map((id) => {
          const unit = unitIn(battle, id);
          return (
            <li key={id}>
              <UnitLabel side={unit.side} name={unitName(unit)} ratings={labelRatings(unit)} />
              <Tally left={currentCP(unit)} white={unit.lost.white} red={unit.lost.red} />
            </li>
          );
        })}
      </ul>
      <p class="note">{t('minute-not-kept')}</p>
    </Page>
  );
}
