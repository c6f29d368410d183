/** The open question on its sheet: its facts, the chart it reads, the throw, and what came of it. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Campaign, Task } from '../../../campaign/age-of-napoleon/campaign.ts';
import type { Need } from '../../../campaign/age-of-napoleon/procedure.ts';
import { procedureOf } from '../../../campaign/age-of-napoleon/procedures.ts';
import type { Face } from '../../../dice/faces.ts';
import { needOf } from '../../../engine/agenda.ts';
import type { Said } from '../../../engine/message.ts';
import type { Odds as OddsTold, Reading } from '../../../engine/procedure.ts';
import { asked } from '../../../engine/question.ts';
import { speak, spoken } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { useBackCloses } from '../../back.ts';
import {
  Act,
  Button,
  Decide,
  DicePicker,
  DiceRow,
  Flag,
  Icon,
  percent,
  Question,
  Result,
} from '../../components/index.ts';
import { Body } from './bodies.tsx';
import { act, does, session } from './session.ts';

interface OfTask {
  readonly state: Campaign;
  readonly task: Task;
}

/** The words of the large button, by what it settles. */
const GO: Readonly<Record<string, Said>> = {
  'aon-move': 'aon-go-move',
  'aon-intercept': 'aon-go-intercept',
  'aon-withdraw': 'aon-go-withdraw',
  'aon-engage': 'aon-go-engage',
  'aon-loss': 'aon-go-loss',
  'aon-pursuit': 'aon-go-pursuit',
  'aon-aftermath': 'aon-go-aftermath',
  'aon-table': 'aon-go-table',
};

/** Null while something is still to be thrown or said, and where nothing is thrown at all. */
function readingOf({ state, task }: OfTask): Reading | null {
  const procedure = procedureOf(task.kind);
  const ready = procedure.needs(state, task).length === 0 && procedure.waits?.(state, task) === undefined;
  return ready && (task.rolls.length > 0 || !(task.kind in GO)) ? procedure.reading(state, task) : null;
}

/** Whose question it is, and the ways out of it. */
function Head({ state, task }: OfTask) {
  const procedure = procedureOf(task.kind);
  const untouched = procedure.optional && task.rolls.length === 0;
  const { side } = task;
  return (
    <div class="sheet__head">
      {side ? (
        <span class={`side-name side-${side}`}>
          <Flag side={side} size={20} /> {state.sides[side].name}
        </span>
      ) : (
        <span class="note">{t('aon-both-sides')}</span>
      )}
      <span class="sheet__tools">
        <button
          type="button"
          class="sheet__close"
          aria-label={t('shell-undo')}
          data-undo
          aria-disabled={!session.mayUndo.value}
          onClick={() => void session.takeBack()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="sheet__close"
          aria-label={t(untouched ? 'campaign-leave-it' : 'campaign-set-aside')}
          onClick={() => void act({ do: untouched ? 'drop' : 'defer', task: task.id })}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}

/** The chance of the throw as it stands over the large button. */
const ChanceLine = ({ odds }: { readonly odds: OddsTold }) => (
  <p class="chance">
    {speak(odds.claim)} <b>{percent(odds.good, odds.of)}</b>
  </p>
);

/** The table's own die: one touch is the answer. */
const Enter = ({
  need,
  onFace,
  onLeave,
}: {
  readonly need: Need;
  readonly onFace: (face: Face) => void;
  readonly onLeave: () => void;
}) => (
  <>
    <div class="sheet__body sink">
      <Question>{speak(need.label)}</Question>
      <DicePicker label={speak(need.label)} faces={[undefined]} onChange={([one]) => one && onFace(one)} autoFocus />
    </div>
    <Act>
      <Button kind="quiet" onClick={onLeave}>
        {t('shell-back')}
      </Button>
    </Act>
  </>
);

/** What the table says came of it. */
const Decided = ({ state, task, onLeave }: OfTask & { readonly onLeave: () => void }) => (
  <Decide
    question={t('campaign-table-decides')}
    label={t('campaign-what-came')}
    options={(procedureOf(task.kind).byHand?.(state, task) ?? []).map(({ value, label }) => ({
      value,
      label: speak(label),
    }))}
    onPick={(choice) => void act({ do: 'decide', task: task.id, choice })}
    onLeave={onLeave}
  />
);

interface FootProps extends OfTask {
  readonly read: Reading | null;
  readonly onEnter: (slot: string) => void;
  readonly onDecide: () => void;
}

function Foot({ state, task, read, onEnter, onDecide }: FootProps) {
  const procedure = procedureOf(task.kind);
  const needs = procedure.needs(state, task);
  const [need] = needs;
  const wait = spoken(procedure.waits?.(state, task));
  const odds = need && !wait ? (procedure.odds?.(state, task) ?? null) : null;
  const own = need?.slot ?? task.rolls.at(-1)?.slot;
  const throws = t('campaign-throw', { n: procedure.throwsOn ? 1 : needs.length });
  const byTable = state.dice === 'table';
  return (
    <Act two={own !== undefined && Boolean(procedure.byHand)}>
      {odds && <ChanceLine odds={odds} />}
      {!need ? (
        <Button kind="primary" reason={wait} {...does({ do: 'accept', task: task.id })}>
          {read ? t('campaign-accept') : speak(GO[task.kind] ?? 'campaign-accept')}
        </Button>
      ) : byTable ? (
        <Button kind="primary" icon="dice" reason={wait} onClick={() => onEnter(need.slot)}>
          {t('campaign-own-die')}
        </Button>
      ) : (
        <Button kind="primary" reason={wait} {...does({ do: 'throw', task: task.id })}>
          {throws}
        </Button>
      )}
      {own !== undefined &&
        (byTable && need ? (
          <Button reason={wait} {...does({ do: 'throw', task: task.id })}>
            {throws}
          </Button>
        ) : (
          <Button icon="dice" onClick={() => onEnter(own)}>
            {t('campaign-own-die')}
          </Button>
        ))}
      {procedure.byHand && (
        <Button kind="quiet" onClick={onDecide}>
          {t('campaign-table-decides')}
        </Button>
      )}
    </Act>
  );
}

function Page({ state, task, read, onEnter, onDecide }: FootProps) {
  const procedure = procedureOf(task.kind);
  const facts = procedure.facts?.(state, task) ?? [];
  const dice = task.rolls.map(({ thing }) => ({ face: thing.die }));
  return (
    <>
      <div class="sheet__body sink">
        {read ? (
          <Result word={speak(read.word)} means={speak(read.means)} />
        ) : (
          <Question>{speak(procedure.question(state, task))}</Question>
        )}
        {dice.length > 1 && <DiceRow dice={dice} label={t('dice-row')} />}
        {(procedure.warnings?.(state, task) ?? []).map((warning) => (
          <p key={speak(warning)} class="note is-danger">
            {speak(warning)}
          </p>
        ))}
        <Body state={state} task={task} facts={facts} read={read} />
      </div>
      <Foot state={state} task={task} read={read} onEnter={onEnter} onDecide={onDecide} />
    </>
  );
}

export function QuestionSheet({ state, task }: OfTask) {
  const [entering, enter] = useState<string | null>(null);
  const [deciding, decide] = useState(false);
  const procedure = procedureOf(task.kind);
  const need = entering === null ? undefined : needOf(state, task, procedure, entering);
  const leave = () => {
    enter(null);
    decide(false);
  };
  // A new question begins at its beginning, and takes the focus with it.
  useEffect(() => {
    leave();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [task.id]);
  const read = readingOf({ state, task });
  useLayoutEffect(() => scrollTo(0, 0), [task.id, read !== null, entering]);
  useBackCloses(Boolean(need) || deciding, leave);

  // The table's own dice walk on by themselves: what is wanted next is asked at once.
  const lay = async (slot: string, die: Face) => {
    const done = await act({ do: 'enter', task: task.id, slot, thing: { die } });
    const now = done ? session.state.value : null;
    const same = now && asked(now);
    enter((now && same?.id === task.id && procedure.needs(now, same)[0]?.slot) || null);
  };

  return (
    <main class="sheet-page campaign" tabIndex={-1}>
      <Head state={state} task={task} />
      {need ? (
        <Enter key={need.slot} need={need} onFace={(face) => void lay(need.slot, face)} onLeave={leave} />
      ) : deciding ? (
        <Decided state={state} task={task} onLeave={leave} />
      ) : (
        <Page state={state} task={task} read={read} onEnter={enter} onDecide={() => decide(true)} />
      )}
    </main>
  );
}
