/** The open question of a campaign on its sheet: its facts, the throw, and what came of it. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Face } from '../../dice/faces.ts';
import { needOf } from '../../engine/agenda.ts';
import type { Said } from '../../engine/message.ts';
import type { BaseNeed, Fact, GameTypes, Odds as OddsTold, Procedure, Reading } from '../../engine/procedure.ts';
import { type Agenda, asked, type Question as Task } from '../../engine/question.ts';
import { speak, spoken } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { useBackCloses } from '../back.ts';
import { Act, Button, Decide, DicePicker, DiceRow, Icon, percent, Question, Result } from '../components/index.ts';

/** The plays on a question, of every campaign. */
type OnTask =
  | { readonly do: 'drop' | 'defer' | 'accept' | 'throw'; readonly task: string }
  | { readonly do: 'enter'; readonly task: string; readonly slot: string; readonly thing: { readonly die: Face } }
  | { readonly do: 'decide'; readonly task: string; readonly choice: string };

/** What a campaign throws: dice, by the app or the table. */
interface Dice extends GameTypes {
  readonly state: Agenda<Task<{ readonly die: Face }>> & { readonly dice: 'app' | 'table' };
  readonly question: Task<{ readonly die: Face }>;
  readonly thing: { readonly die: Face };
}

export interface OfTask<G extends Dice> {
  readonly state: G['state'];
  readonly task: G['question'];
}
export interface BodyProps<G extends Dice> extends OfTask<G> {
  readonly facts: readonly Fact[];
  readonly read: Reading | null;
}

/** What a campaign brings to the sheet. */
export interface Asking<G extends Dice> {
  readonly session: {
    readonly state: ReadonlySignal<(G['state'] & Agenda<G['question']>) | null>;
    readonly mayUndo: ReadonlySignal<boolean>;
    takeBack(): Promise<boolean>;
    act(play: OnTask): Promise<boolean>;
    does(play: OnTask): { onClick(event: MouseEvent): void };
  };
  readonly procedureOf: (kind: string) => Procedure<G>;
  /** The class of its own looks. */
  readonly look: 'aon' | 'eia';
  /** Whose question it is. */
  readonly Whose: ComponentType<OfTask<G>>;
  /** What stands between the question or its result and the large button. */
  readonly Body: ComponentType<BodyProps<G>>;
  /** The words of the large button where there is no throw to accept. */
  readonly settles: (task: G['question']) => Said;
  /** It is read though nothing was thrown. */
  readonly readsUnthrown: (task: G['question']) => boolean;
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
  readonly need: BaseNeed;
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

/** Whose question it is, and the ways out of it. */
function Head<G extends Dice>({
  of: { session, procedureOf },
  task,
  children,
}: {
  readonly of: Asking<G>;
  readonly task: G['question'];
  readonly children: ComponentChildren;
}) {
  const untouched = procedureOf(task.kind).optional && task.rolls.length === 0;
  return (
    <div class="sheet__head">
      {children}
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
          onClick={() => void session.act({ do: untouched ? 'drop' : 'defer', task: task.id })}
        >
          <Icon name="close" />
        </button>
      </span>
    </div>
  );
}

interface FootProps<G extends Dice> extends OfTask<G> {
  readonly of: Asking<G>;
  readonly read: Reading | null;
  readonly onEnter: (slot: string) => void;
  readonly onDecide: () => void;
}

function Foot<G extends Dice>({ of, state, task, read, onEnter, onDecide }: FootProps<G>) {
  const { does } = of.session;
  const procedure = of.procedureOf(task.kind);
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
          {speak(read ? 'campaign-accept' : of.settles(task))}
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

function Page<G extends Dice>({ of, state, task, read, ...foot }: FootProps<G>) {
  const procedure = of.procedureOf(task.kind);
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
        <of.Body state={state} task={task} facts={facts} read={read} />
      </div>
      <Foot of={of} state={state} task={task} read={read} {...foot} />
    </>
  );
}

/** The sheet of the open question, for one campaign. */
export function questionSheet<G extends Dice>(of: Asking<G>): ComponentType<OfTask<G>> {
  const { session, procedureOf } = of;

  /** Null while something is still to be thrown or said, and where nothing is thrown at all. */
  function readingOf({ state, task }: OfTask<G>): Reading | null {
    const procedure = procedureOf(task.kind);
    const ready = procedure.needs(state, task).length === 0 && procedure.waits?.(state, task) === undefined;
    return ready && (task.rolls.length > 0 || of.readsUnthrown(task)) ? procedure.reading(state, task) : null;
  }

  return function QuestionSheet({ state, task }) {
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
      const done = await session.act({ do: 'enter', task: task.id, slot, thing: { die } });
      const now = done ? session.state.value : null;
      const same = now && asked(now);
      enter((now && same?.id === task.id && procedure.needs(now, same)[0]?.slot) || null);
    };

    return (
      <main class={`sheet-page campaign ${of.look}`} tabIndex={-1}>
        <Head of={of} task={task}>
          <of.Whose state={state} task={task} />
        </Head>
        {need ? (
          <Enter key={need.slot} need={need} onFace={(face) => void lay(need.slot, face)} onLeave={leave} />
        ) : deciding ? (
          <Decide
            question={t('campaign-table-decides')}
            label={t('campaign-what-came')}
            options={(procedure.byHand?.(state, task) ?? []).map(({ value, label }) => ({
              value,
              label: speak(label),
            }))}
            onPick={(choice) => void session.act({ do: 'decide', task: task.id, choice })}
            onLeave={leave}
          />
        ) : (
          <Page of={of} state={state} task={task} read={read} onEnter={enter} onDecide={() => decide(true)} />
        )}
      </main>
    );
  };
}
