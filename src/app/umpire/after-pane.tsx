/**
 * After the battle: opens the seals, tells the story as each seat knew it, and lets each seat check what it was sent.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { clock, SIDES } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { Button, Marked } from '../components/index.ts';
import { once } from '../once.ts';
import { SeatCheck } from '../seats/seat-check.tsx';
import { act, journal, whole, wholeRecord } from '../session/battle-session.ts';
import { Chips } from './chips.tsx';
import { seatCalled } from './names.ts';
import { checkSeatFile } from './seat-check.ts';
import { type Eyes, type StoryLine, storyFor } from './story-of-seats.ts';
import { reads, unsealing } from './table.ts';

const EYES = ['whole', ...SIDES] as const;
const FIRST = 200;

/** Anyone who may read a paper may show it now; it no longer has any effect. */
function OpenSeals({ battle }: { readonly battle: Battle }) {
  const closed = (reads.value ?? []).filter(({ shown }) => !shown);
  const open = async () => {
    for (const one of closed) if (!(await act(unsealing(one)))) return;
  };
  if (battle.revealed) return null;
  return closed.length > 0 ? (
    <Button kind="primary" note={t('after-seals-note')} onClick={once(open)}>
      {t('after-seals-open', { n: closed.length })}
    </Button>
  ) : (
    <p class="note">{t('after-seals-are-open')}</p>
  );
}

const check = async (text: string) => {
  const [now, record] = [await whole(), await wholeRecord()];
  return now && record ? checkSeatFile(text, now, record.seed, reads.value ?? []) : undefined;
};

function Story() {
  const [eyes, look] = useState<Eyes>('whole');
  const [lines, tell] = useState<readonly StoryLine[]>([]);
  const [all, show] = useState(false);
  const now = reads.value;
  useEffect(() => {
    let gone = false;
    void whole().then((record) => {
      if (record && !gone) tell(storyFor(record, now ?? [], eyes));
    });
    return () => {
      gone = true;
    };
  }, [eyes, now, journal.value]);
  const name = (one: Eyes) =>
    one === 'whole' ? t('after-story-whole') : t('after-story-side', { side: sideName(one) });
  return (
    <section class="story-told">
      <Chips
        label={t('after-story')}
        value={eyes}
        of={EYES.map((value) => ({ value, label: name(value) }))}
        onChange={look}
      />
      <ol>
        {(all ? lines : lines.slice(0, FIRST)).map(({ minutes, text, secret }, i) => (
          <li key={i} class={secret ? 'told-line told-line--coming' : 'told-line'}>
            <time>{clock(minutes)}</time>
            <span>
              <Marked text={text} />
            </span>
          </li>
        ))}
      </ol>
      {lines.length > FIRST && !all && (
        <Button onClick={() => show(true)}>{t('desk-told-all', { n: lines.length })}</Button>
      )}
    </section>
  );
}

const sideName = (side: 'a' | 'b'): string => journal.value?.state?.sides[side].name ?? side;

export const AfterPane = ({ battle }: { readonly battle: Battle }) => (
  <>
    <section class="due-first">
      <h1>{t('after-seals')}</h1>
    </section>
    <OpenSeals battle={battle} />
    <SeatCheck check={check} called={(seat) => (seat === 'both' ? t('seat-file-table') : seatCalled(battle, seat))} />
    <Story />
  </>
);
