/** What befell somebody by the way, for the table to carry out; no question asked it, and it is told on the next screen. */

import type { Line } from '../../../battlefield/events.ts';
import { notices } from '../../../battlefield/events.ts';
import type { Play } from '../../../battlefield/plays.ts';
import { seenEvents } from '../../../battlefield/view.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Entry, More } from '../../components/index.ts';
import { seen } from '../../session/battle-session.ts';
import type { Shown } from '../../session/shown.ts';

/** A word to the question that is open, or to the phone: nothing has happened since. */
const WORDS: readonly Play['do'][] = ['answer', 'note', 'dice', 'help', 'phone', 'ruling'];

/** So many lines leave room for the question. */
const IN_SIGHT = 3;

function newest({ journal, viewer }: Shown): readonly Line[] {
  let step: typeof journal.top | null = journal.top;
  while (step?.deed && WORDS.includes((step.deed.play as Play).do)) step = step.below;
  const events = step?.deed?.events ?? [];
  // What a copy begins with was all told in the other record.
  return events.some(({ type }) => type === 'branched') ? [] : notices(seenEvents(events, viewer));
}

/** The lines of the newest deed. */
export function Told() {
  const shown = seen.value;
  const lines = shown ? newest(shown) : [];
  if (lines.length === 0) return null;
  const rest = lines.slice(IN_SIGHT);
  return (
    <section class="told" role="status" aria-label={t('turn-happened')}>
      <List lines={lines.slice(0, IN_SIGHT)} />
      {rest.length > 0 && (
        <More label={t('turn-more-lines', { n: rest.length })}>
          <List lines={rest} />
        </More>
      )}
    </section>
  );
}

const List = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ul>
    {lines.map((line) => (
      <Entry key={speak(line.text)} side={line.side} text={speak(line.text)} />
    ))}
  </ul>
);
