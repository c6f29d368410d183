/** Papers for one viewer: a side's briefing, plan and re-roll dice; for the umpire, all of them. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { arrivalName, awaited } from '../../battlefield/arrivals/reinforcements.ts';
import { type Battle, formationsOf } from '../../battlefield/battle.ts';
import { formationNamed } from '../../battlefield/named.ts';
import type { View, Viewer } from '../../battlefield/view.ts';
import { clock, SIDES, type SideId } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import { t } from '../../words/t.ts';
import { Act, Button, Cover, Empty, Field, Marked, More, Question, Screen, Stepper } from '../components/index.ts';
import { goBack, to } from '../route.ts';
import { act, battle as now, seat, seen, viewer } from '../session/battle-session.ts';
import { BattleRail, Day, Troubles } from './frame.tsx';
import { playerOf } from './seat.tsx';

const whose = (of: string): Exclude<Viewer, 'both'> | null => (of === 'a' || of === 'b' || of === 'umpire' ? of : null);

export function Papers({ id, of }: { readonly id: string; readonly of: string }) {
  const owner = whose(of);
  const keeps = now.value!.keeps;
  // A side's papers are covered again when left; the umpire's stay open.
  useEffect(
    () => () => {
      if (seat.value !== 'umpire') seat.value = 'both';
    },
    [],
  );
  const passed = now.value!.phone === 'passed';
  const readable = owner !== null && (keeps === 'both' ? owner === 'umpire' || passed : owner === keeps);
  if (!owner || !readable)
    return (
      <Page id={id}>
        <Empty what={t('papers-none')} todo={t(keeps === 'both' ? 'papers-none-open' : 'phone-one-side')}>
          <Button kind="primary" href={to('battle', id, 'sky')}>
            {t('papers-to-sky')}
          </Button>
        </Empty>
      </Page>
    );
  if (viewer.value !== owner)
    return (
      <Cover
        to={owner === 'umpire' ? t('cover-umpire') : playerOf(owner)}
        {...(owner !== 'umpire' && { side: owner })}
        note={t(owner === 'umpire' ? 'papers-under-umpire' : 'papers-under-side')}
        onLift={() => {
          seat.value = owner;
        }}
        rail={<BattleRail here={null} id={id} />}
      />
    );
  const view = seen.value!;
  return (
    <Page id={id}>
      {owner === 'umpire' ? <UmpirePapers view={view} /> : <SidePapers view={view} side={owner} />}
      <Act label={t('shell-leave')}>
        <Button
          kind="primary"
          onClick={() => {
            if (owner !== 'umpire') seat.value = 'both';
            goBack('battle', id, 'turn');
          }}
        >
          {t('shell-done')}
        </Button>
      </Act>
    </Page>
  );
}

const Page = ({ id, children }: { readonly id: string; readonly children: ComponentChildren }) => (
  <Screen day={<Day slim />} foot={<BattleRail here={null} id={id} />}>
    <main class="papers">
      <Troubles />
      {children}
    </main>
  </Screen>
);

interface NoteProps {
  readonly label: string;
  readonly text: string;
  readonly onKeep: (text: string) => Promise<boolean>;
}

function Note({ label, text: kept, onKeep }: NoteProps) {
  const [text, write] = useState(kept);
  const last = useRef({ text, kept, onKeep });
  last.current = { text, kept, onKeep };
  /** What is stored or being stored. */
  const given = useRef(kept);
  // Undo and redo also change the page, unless the text was edited meanwhile.
  useEffect(() => {
    const before = given.current;
    given.current = kept;
    write((now) => (now === before ? kept : now));
  }, [kept]);
  const keep = async () => {
    const { text, onKeep } = last.current;
    if (text === given.current) return;
    given.current = text;
    if (!(await onKeep(text))) given.current = last.current.kept;
  };
  // Unsaved text is saved when the page is left or hidden.
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keep();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      void keep();
    };
  }, []);
  return (
    <>
      <Field label={label}>
        {(it) => <textarea {...it} rows={4} value={text} onInput={(event) => write(event.currentTarget.value)} />}
      </Field>
      <Button reason={text === kept && t(kept ? 'papers-kept' : 'papers-nothing-yet')} onClick={() => void keep()}>
        {t('papers-keep')}
      </Button>
    </>
  );
}

function Dice({ view, side }: { readonly view: View; readonly side: SideId }) {
  const { ready, used } = view.battle.sides[side].rerolls;
  return (
    <Stepper
      label={t('papers-dice-ready')}
      note={t('papers-dice-used', { n: used })}
      value={ready}
      min={0}
      max={12}
      onChange={(to) =>
        void act({ do: 'set', what: 'side', id: side, set: { ready: to, used: Math.max(0, ready + used - to) } })
      }
    />
  );
}

const Prose = ({ text, none }: { readonly text: string; readonly none: string }) =>
  text ? <p class="prose">{text}</p> : <p class="note">{none}</p>;

function SidePapers({ view, side }: { readonly view: View; readonly side: SideId }) {
  const { battle } = view;
  return (
    <>
      <Question>{t('papers-of', { side: battle.sides[side].name })}</Question>
      <Dice view={view} side={side} />
      <h2>{t('papers-briefing')}</h2>
      <Prose text={battle.scenario.briefings[side]} none={t('papers-no-briefing')} />
      {awaited(battle)
        .filter((coming) => coming.secret && coming.side === side)
        .map((coming) => (
          <p key={coming.id}>
            <Marked
              text={t('papers-secret', {
                arrival: arrivalName(battle, coming),
                time: clock(coming.at),
                where: coming.where,
              })}
            />
          </p>
        ))}
      <Note
        label={t('papers-own-plan')}
        text={battle.notes[side]}
        onKeep={(text) => act({ do: 'note', of: side, text })}
      />
    </>
  );
}

function UmpirePapers({ view }: { readonly view: View }) {
  const { battle } = view;
  return (
    <>
      <Question>{t('papers-of-umpire')}</Question>
      {SIDES.map((side) => (
        <section key={side} class={`side-${side} by-side`} aria-label={battle.sides[side].name}>
          <h2 class="side-name">{battle.sides[side].name}</h2>
          <Dice view={view} side={side} />
          <p>{cardWords(battle, side)}</p>
          <More label={t('papers-briefing')}>
            <Prose text={battle.scenario.briefings[side]} none={t('papers-no-briefing')} />
          </More>
          <More label={t('papers-plan')}>
            <Prose text={battle.notes[side]} none={t('papers-no-plan')} />
          </More>
          <More label={t('papers-hidden-orders')}>
            {formationsOf(battle, side).map((formation) => (
              <Note
                key={formation.id}
                label={t('papers-order', {
                  formation: formationNamed(formation),
                  order: word(`order-${formation.order}`),
                })}
                text={battle.hiddenOrders[formation.id] ?? ''}
                onKeep={(text) => act({ do: 'note', of: 'umpire', formation: formation.id, text })}
              />
            ))}
          </More>
        </section>
      ))}
      <h2>{t('papers-umpires-briefing')}</h2>
      <Prose text={battle.scenario.briefings.umpire} none={t('papers-no-briefing')} />
      <Note
        label={t('papers-umpires-notes')}
        text={battle.notes.umpire}
        onKeep={(text) => act({ do: 'note', of: 'umpire', text })}
      />
    </>
  );
}

function cardWords(battle: Battle, side: SideId): string {
  const { chosen } = battle.sides[side];
  if (!chosen) return t('papers-no-card');
  if (chosen === 'bye') return t('papers-bye');
  const formation = battle.formations[chosen.formation];
  return formation ? t('papers-card', { formation: formationNamed(formation) }) : '';
}
