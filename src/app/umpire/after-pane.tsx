/**
 * After the battle: opens the seals, tells the story as each seat knew it, and lets each seat check what it was sent.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { clock, SIDES } from '../../book/terms.ts';
import { t } from '../../words/t.ts';
import { FileButton } from '../components/file-button.tsx';
import { Button, Marked } from '../components/index.ts';
import { act, journal, whole, wholeRecord } from '../session/battle-session.ts';
import { Chips, once } from './chips.tsx';
import { seatCalled } from './names.ts';
import { type Checked, checkSeatFile, MOST_SEAT_PAGE } from './seat-check.ts';
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

function checkedWords(battle: Battle, checked: Checked): string {
  if (checked.is !== 'checked') return t(checked.is === 'other' ? 'after-seat-other' : 'after-seat-none');
  const who = checked.seat === 'both' ? t('seat-file-table') : seatCalled(battle, checked.seat);
  return checked.untrue === undefined
    ? t('after-seat-true', { who, n: checked.n, page: checked.page })
    : t('after-seat-untrue', { who, n: checked.untrue });
}

/** A file that is too large or unreadable counts as empty: it is no seat's page. */
const textWithin = (file: File): Promise<string> | string =>
  file.size > MOST_SEAT_PAGE ? '' : file.text().catch(() => '');

function SeatCheck({ battle }: { readonly battle: Battle }) {
  const [said, say] = useState<readonly string[]>([]);
  const check = async (file: File) => {
    const [now, record] = [await whole(), await wholeRecord()];
    if (!now || !record) return;
    const words = checkedWords(battle, await checkSeatFile(await textWithin(file), now, record.seed));
    say([...said, words]);
  };
  return (
    <>
      <FileButton
        words={t('after-seat-check')}
        note={t('after-seat-check-note')}
        accept=".html,text/html"
        onFile={(file) => void check(file)}
      />
      <div role="status">
        {said.map((words, i) => (
          <p key={i} class="told-true">
            {words}
          </p>
        ))}
      </div>
    </>
  );
}

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
    <SeatCheck battle={battle} />
    <Story />
  </>
);
