/** What happened to a unit lately, newest first. */

import type { Unit } from '../../battlefield/battle.ts';
import type { Line } from '../../battlefield/events.ts';
import { seenEvents } from '../../battlefield/view.ts';
import { clock } from '../../book/terms.ts';
import { word } from '../../engine/message.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Marked } from '../components/index.ts';
import { seen } from '../session/battle-session.ts';
import type { Shown } from '../session/shown.ts';

/** This many lines leave room for its actions. */
const IN_SIGHT = 2;
/** How many deeds back are searched. */
const LOOK_BACK = 400;

interface Befell {
  readonly at: number;
  readonly line: Line;
}

function pastOf({ journal, viewer }: Shown, { id }: Unit): readonly Befell[] {
  const about = JSON.stringify({ id }).slice(1, -1);
  const found: Befell[] = [];
  let step: typeof journal.top | null = journal.top;
  for (let n = 0; step?.deed && n < LOOK_BACK && found.length < IN_SIGHT; n += 1) {
    const lines = seenEvents(step.deed.events, viewer).flatMap((event) =>
      event.type === 'logged' ? [event.line] : [],
    );
    for (const line of lines.reverse())
      if (step.state && JSON.stringify(word(line.text)).includes(about)) found.push({ at: step.state.minutes, line });
    step = step.below;
  }
  return found.slice(0, IN_SIGHT);
}

export function Past({ unit }: { readonly unit: Unit }) {
  const past = seen.value ? pastOf(seen.value, unit) : [];
  if (past.length === 0) return null;
  return (
    <ul class="past" aria-label={t('unit-past')}>
      {past.map(({ at, line }, n) => (
        <li key={n}>
          <time>{clock(at)}</time>
          <span>
            <Marked text={speak(line.text)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
