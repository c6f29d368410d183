/** The journal: the story of the campaign by months, every line opening its reckoning, every step to be gone back to. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import type { Event, Line } from '../../../campaign/empires-in-arms/events.ts';
import { type Seated, seenEvents } from '../../../campaign/empires-in-arms/seats.ts';
import type { MonthDate } from '../../../campaign/empires-in-arms/vocabulary.ts';
import type { Entry as Written } from '../../../journal/entry.ts';
import { isWhole, statuses } from '../../../journal/record.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { Button, Empty, Entry, Reckoning } from '../../components/index.ts';
import { Keeping } from '../../screens/keeping.tsx';
import { monthName } from './frame.tsx';
import { files, seat, session } from './session.ts';

interface Told {
  readonly key: string;
  readonly seq: number;
  readonly line: Line;
  readonly undone: boolean;
  readonly redoable: boolean;
  /** Chance was drawn in this deed: going back over it is said. */
  readonly thrown: boolean;
}
interface Stretch {
  readonly date: MonthDate;
  readonly lines: Told[];
}

/** The story by months, as the journal stands; undone deeds stay where they were. What another seat may not know is left out. */
function tellStory(entries: readonly Written<Event>[], how: readonly string[], held: Seated): Stretch[] {
  let now: Stretch | undefined;
  const stretches: Stretch[] = [];
  const turnTo = (date: MonthDate) => {
    now = { date, lines: [] };
    stretches.push(now);
  };
  entries.forEach((entry, i) => {
    if (entry.kind !== 'deed') return;
    const { seq } = entry;
    const events = plainly(entry.events);
    const undone = how[i] !== 'in-effect';
    const thrown = events.some(({ type }) => type === 'thrown');
    seenEvents(events, held).forEach((event, k) => {
      if (event.type === 'begun') turnTo(event.setup.date);
      if (event.type === 'clock' && !undone && event.set.date) turnTo(event.set.date);
      if (event.type === 'told')
        now?.lines.push({ key: `${seq}.${k}`, seq, line: event.line, undone, redoable: how[i] === 'undone', thrown });
    });
  });
  return stretches;
}

const Head = ({ stretch, last }: { readonly stretch: Stretch; readonly last: boolean }) => (
  <h2 class="book__turn">
    {monthName(stretch.date)} {last && <span>{t('journal-now')}</span>}
  </h2>
);

function Lines({
  told,
  open,
  onToggle,
}: {
  readonly told: Told;
  readonly open: boolean;
  readonly onToggle: () => void;
}) {
  const { line, undone, redoable, thrown, seq } = told;
  return (
    <Entry
      text={line.power ? `${line.power}: ${speak(line.text)}` : speak(line.text)}
      undone={undone}
      aside={line.byHand ? t('journal-by-hand') : ''}
      open={open}
      onToggle={onToggle}
    >
      {line.sums?.map((sum, i) => (
        <Reckoning key={i} of={sum} dense cited />
      ))}
      {line.changes?.map(({ of, power, by, why }, i) => (
        <p key={`c${i}`} class="note">
          {t('eia-change', { power, of: t(`eiasheet-figure-${of}`), by: of === 'money' ? by / 2 : by, why })}
        </p>
      ))}
      {redoable && (
        <Button icon="again" onClick={() => void session.forwardTo(seq)}>
          {t('journal-bring-back')}
        </Button>
      )}
      {!undone && (
        <Button icon="undo" note={thrown ? t('journal-same-dice') : undefined} onClick={() => void session.backTo(seq)}>
          {t('journal-back-to-here')}
        </Button>
      )}
    </Entry>
  );
}

export function JournalRoom() {
  const record = session.journal.value;
  const [open, setOpen] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  if (!record) return null;
  if (!isWhole(record)) return <p role="status">{t('journal-being-read')}</p>;
  const story = tellStory(record.entries, statuses(record), seat.value);
  return (
    <div class="book">
      <h1 class="out-of-sight">{t('eia-room-journal')}</h1>
      {story.every(({ lines }) => lines.length === 0) && (
        <Empty what={t('journal-nothing-yet')} todo={t('campaign-nothing-yet-todo')} />
      )}
      {story.map((stretch, i) => (
        <section key={i}>
          <Head stretch={stretch} last={i === story.length - 1} />
          <ol>
            {stretch.lines.map((told) => (
              <Lines
                key={told.key}
                told={told}
                open={open === told.key}
                onToggle={() => setOpen(open === told.key ? null : told.key)}
              />
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} class="book__end">
        {session.mayRedo.value && (
          <Button icon="again" onClick={() => void session.bringBack()}>
            {t('journal-redo')}
          </Button>
        )}
        <Keeping
          files={files}
          lastExport={session.lastExport}
          checked={session.checked}
          count={record.entries.length}
          over={false}
          save={t('campaign-save-file')}
        />
      </div>
    </div>
  );
}
