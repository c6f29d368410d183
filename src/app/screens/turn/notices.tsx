/** What is to be done on the table after a result, and what befell somebody by the way: it stays until the next throw. */

import type { Battle } from '../../../battlefield/battle.ts';
import { type ForHands, forHands, settles } from '../../../battlefield/hands.ts';
import { playIn } from '../../../battlefield/plays.ts';
import { seenEvents, type Viewer, view } from '../../../battlefield/view.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Entry, More } from '../../components/index.ts';
import { seen } from '../../session/battle-session.ts';
import type { Shown } from '../../session/shown.ts';

/** So many lines leave room for the question. */
const IN_SIGHT = 3;
/** How far back the last result is looked for. */
const LOOK_BACK = 60;

type Step = Shown['journal']['top'];

/** Worked out once for each deed and each who looks. */
const FOUND = new WeakMap<Step, Map<Viewer, readonly ForHands[]>>();

function linesOf(step: Step, viewer: Viewer): readonly ForHands[] {
  const found = FOUND.get(step) ?? new Map<Viewer, readonly ForHands[]>();
  FOUND.set(step, found);
  const lines = found.get(viewer) ?? workedOut(step, viewer);
  found.set(viewer, lines);
  return lines;
}

function workedOut({ deed, state, below }: Step, viewer: Viewer): readonly ForHands[] {
  // What a copy begins with was all told in the other record.
  if (!deed || !state || !below?.state || deed.events.some(({ type }) => type === 'branched')) return [];
  const events = seenEvents(deed.events, viewer);
  const play = playIn(deed);
  const seenAs = (battle: Battle) => (settles(play) ? view(battle, viewer).battle : battle);
  return forHands(seenAs(below.state), seenAs(state), play, events);
}

/** What the newest result asks of hands; a throw after it ends it, unless it is called back. */
function last(shown: Shown, calledBack: boolean): readonly ForHands[] {
  let step: Step | null = shown.journal.top;
  for (let n = 0; step?.deed && n < LOOK_BACK; n += 1) {
    const lines = linesOf(step, shown.viewer);
    if (lines.length > 0) return lines;
    if (!calledBack && step.deed.events.some(({ type }) => type === 'rolled')) return [];
    step = step.below;
  }
  return [];
}

/** A few lines in sight; how it is done, and more of them, behind a fold. */
export function Told() {
  const lines = seen.value ? last(seen.value, false) : [];
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

/** What it was, once a throw has ended it. */
export function CalledBack() {
  const shown = seen.value;
  if (!shown || last(shown, false).length > 0) return null;
  const lines = last(shown, true);
  return lines.length > 0 ? (
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
