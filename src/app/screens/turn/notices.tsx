/** What to do on the table after a result, and other news. It stays until the next throw. */

import type { Battle, Task } from '../../../battlefield/battle.ts';
import { type ForHands, forHands, settles } from '../../../battlefield/hands.ts';
import { playIn } from '../../../battlefield/plays.ts';
import { seenEvents, type Viewer, view } from '../../../battlefield/view.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Entry, More } from '../../components/index.ts';
import { seen } from '../../session/battle-session.ts';
import type { Shown } from '../../session/shown.ts';
import { hasPassed } from './passed-phases.ts';

/** This many lines leave room for the question. */
const IN_SIGHT = 3;
/** From the recovery on; clock and sky move nothing. */
const RECOVERY = 7;
/** How many deeds back the last result is searched for. */
const LOOK_BACK = 60;

type Step = Shown['journal']['top'];

/** Computed once for each deed and viewer. */
const FOUND = new WeakMap<Step, Map<Viewer, readonly ForHands[]>>();

function linesOf(step: Step, viewer: Viewer): readonly ForHands[] {
  const found = FOUND.get(step) ?? new Map<Viewer, readonly ForHands[]>();
  FOUND.set(step, found);
  const lines = found.get(viewer) ?? workedOut(step, viewer);
  found.set(viewer, lines);
  return lines;
}

function workedOut({ deed, state, below }: Step, viewer: Viewer): readonly ForHands[] {
  // The events a copy begins with were told in the original record.
  if (!deed || !state || !below?.state || deed.events.some(({ type }) => type === 'branched')) return [];
  const events = seenEvents(deed.events, viewer);
  const play = playIn(deed);
  const seenAs = (battle: Battle) => (settles(play) ? view(battle, viewer).battle : battle);
  return forHands(seenAs(below.state), seenAs(state), play, events);
}

const opens = ({ deed }: Step, task: Task): boolean =>
  deed?.events.some((event) => event.type === 'opened' && event.task.id === task.id) ?? false;

/** The part of the day in which a result is done on the table. */
const stageOf = ({ state }: Step): string =>
  [
    state?.turn,
    ...(Number(state?.phase) < RECOVERY ? [state?.phase, state?.action?.formation, state?.action?.step] : []),
  ].join();

/**
 * What the latest result asks the table to do. The next throw, step or phase ends it, unless it is recalled; and on its
 * own sheet a question that somebody has chosen since. From the recovery on it stays until the turn is over.
 */
function last(calledBack: boolean, task?: Task): readonly ForHands[] {
  const shown = seen.value;
  const top = shown?.journal.top;
  // What a deed has done on its way past a phase is told with that phase.
  let step = !task && hasPassed() ? top?.below : top;
  for (let n = 0; shown && top && step?.deed && n < LOOK_BACK; n += 1) {
    const { state, deed } = step;
    const over = !calledBack && stageOf(step) !== stageOf(top);
    // Cards accepted together lead past the phase by themselves.
    if (over && (n > 0 || playIn(deed).do !== 'accept-all')) break;
    const lines = linesOf(step, shown.viewer);
    if (lines.length > 0) return lines;
    if (!calledBack && Number(state?.phase) < RECOVERY && deed.events.some(({ type }) => type === 'rolled')) break;
    if (task && opens(step, task)) break;
    step = step.below;
  }
  return [];
}

/** A few lines in sight; details and the rest folded up. */
export function Told({ task }: { readonly task?: Task }) {
  const lines = last(false, task);
  if (lines.length === 0) return null;
  const first = lines.filter(({ fine }) => !fine).slice(0, IN_SIGHT);
  const rest = lines.filter((line) => !first.includes(line));
  return (
    <section class="told" role="status" aria-label={t('turn-happened')}>
      <h2 class="note">{t('hands-do')}</h2>
      <List lines={first} />
      {rest.length > 0 && (
        <More
          label={rest.every(({ fine }) => fine) ? t('duel-on-the-table') : t('turn-more-lines', { n: rest.length })}
        >
          <List lines={rest} />
        </More>
      )}
    </section>
  );
}

/** The same again, after a throw has ended it. */
export function CalledBack() {
  const lines = last(true);
  return lines.length > last(false).length ? (
    <More label={t('hands-before')} class="told-before">
      <List lines={lines} />
    </More>
  ) : null;
}

const List = ({ lines }: { readonly lines: readonly ForHands[] }) => (
  <ul>
    {lines.map(({ side, text }) => (
      <Entry key={speak(text)} side={side} text={speak(text)} />
    ))}
  </ul>
);
