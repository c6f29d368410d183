/** The open question on its sheet, and the entry of own throws. */

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { asked, type Thing } from '../../battlefield/battle.ts';
import type { Fact, Reading } from '../../battlefield/procedure.ts';
import { procedureFor } from '../../battlefield/procedures.ts';
import { needOf } from '../../battlefield/tasks.ts';
import type { SideId } from '../../book/terms.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { useBackCloses } from '../back.ts';
import { Decide } from '../components/index.ts';
import { Hint } from '../hints/first-battle.tsx';
import { act, seen } from '../session/battle-session.ts';
import { isDuel } from './duel-kinds.ts';
import type { OfTask } from './of.ts';
import { chipsFor, leadsOn } from './own-entry.ts';
import { type Chance, Enter } from './own-throw.tsx';
import { chanceAt, readingOf, TaskHead, TaskPage } from './task-page.tsx';

interface TaskSheetProps extends OfTask {
  /** What the throw may be expected to give, if its chances are not counted in cards or throws. */
  readonly expects?: Chance | undefined;
  /** Replaces result, dice, sums, facts and odds, for questions with their own layout. */
  readonly body?: (facts: readonly Fact[], read: Reading | null) => ComponentChildren;
}

export function TaskSheet({ battle, task, expects, body }: TaskSheetProps) {
  const procedure = procedureFor(task.kind);
  const needs = procedure.needs(battle, task);
  const [entering, enter] = useState<string | null>(null);
  /** Who pays for a re-throw entered over the old one. */
  const [payer, pays] = useState<SideId>();
  const [byHand, decide] = useState(false);
  const startEntering = (at: string | null, by?: SideId) => {
    enter(at);
    pays(by);
  };
  const read = readingOf(battle, task, procedure);
  const slot = entering && needOf(battle, task, procedure, entering);
  // A new question starts afresh and takes the focus.
  useEffect(() => {
    startEntering(null);
    decide(false);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [task.id]);

  // Questions and results are read from the top, also results that were entered.
  useLayoutEffect(() => scrollTo(0, 0), [task.id, read !== null, read !== null && entering]);

  useBackCloses(Boolean(slot) || byHand, () => {
    startEntering(null);
    decide(false);
  });

  // Own throws move on by themselves: the next one is asked at once.
  const enterThing = async (slot: string, thing: Thing) => {
    const what = { task: task.id, slot, thing };
    const done = await act(payer ? { do: 'again', ...what, side: payer } : { do: 'enter', ...what }, (after) =>
      leadsOn(after, task.id),
    );
    pays(undefined);
    const now = done && needs.length > 0 ? seen.value?.battle : undefined;
    const same = now && asked(now);
    const next = same?.id === task.id && procedure.needs(now!, same)[0];
    enter(next && !(now!.dice === 'table' && chipsFor(now!, next).length > 0) ? next.slot : null);
  };

  return (
    <main class="sheet-page" tabIndex={-1}>
      <TaskHead battle={battle} task={task} name={body && isDuel(task) ? t(`task-${task.kind}`) : undefined} />
      {slot ? (
        <Enter
          key={entering}
          battle={battle}
          need={slot}
          chance={chanceAt(battle, task, procedure, slot.slot) ?? expects}
          faces={battle.dice === 'table' && !read && !payer}
          onLeave={() => startEntering(null)}
          onThing={(thing) => void enterThing(slot.slot, thing)}
        />
      ) : byHand ? (
        <Decided battle={battle} task={task} onLeave={() => decide(false)} />
      ) : (
        <TaskPage
          battle={battle}
          task={task}
          read={read}
          expects={expects}
          body={body}
          hint={<Hint battle={battle} />}
          onEnter={startEntering}
          onThing={(at, thing) => void enterThing(at, thing)}
          onDecide={() => decide(true)}
        />
      )}
    </main>
  );
}

/** The table decided without a throw: the result. */
const Decided = ({ battle, task, onLeave }: OfTask & { readonly onLeave: () => void }) => (
  <Decide
    question={t('task-decided')}
    label={t('task-what-came')}
    options={(procedureFor(task.kind).byHand?.(battle, task) ?? []).map(({ value, label }) => ({
      value,
      label: speak(label),
    }))}
    onPick={(choice) => void act({ do: 'decide', task: task.id, choice })}
    onLeave={onLeave}
  />
);
