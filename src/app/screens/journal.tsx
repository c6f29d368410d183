/** The journal: the story of the battle, every line opening its reckoning, every step to be gone back to. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Event, Line } from '../../battlefield/events.ts';
import type { Viewer } from '../../battlefield/view.ts';
import { seenEvents } from '../../battlefield/view.ts';
import { clock, type SideId } from '../../book/terms.ts';
import type { Message } from '../../engine/message.ts';
import type { Deed } from '../../journal/entry.ts';
import { statuses } from '../../journal/record.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Empty, Entry, Reckoning, TurnHead } from '../components/index.ts';
import { lazy } from '../lazy.tsx';
import { to } from '../route.ts';
import type { BattleJournal } from '../session/battle-journal.ts';
import { backTo, bringBack, forwardTo, journal, mayRedo, viewer } from '../session/battle-session.ts';
import { turnEnds } from '../session/turn-ends.ts';
import { allUndone, undoneSaid, undoneThrows } from '../session/undone-throws.ts';
import { wordsOf } from '../session/words-of.ts';

interface Told {
  readonly key: string;
  readonly seq: number;
  readonly line: Line;
  readonly undone: boolean;
  readonly redoable: boolean;
  /** Not a deed, but an undo that went back over throws: nothing to go back to. */
  readonly mark?: boolean;
  /** Chance was drawn in this deed: going back over it is said. */
  readonly thrown: boolean;
}
interface TurnTold {
  readonly turn: number;
  readonly minutes: number;
  readonly lines: readonly Told[];
}

/** The story by turns, from the journal as it stands; undone deeds stay where they were. */
function tellStory(
  entries: readonly { readonly kind: string; readonly seq: number }[],
  how: readonly string[],
  eyes: Viewer,
  marks: ReadonlyMap<number, Message>,
): TurnTold[] {
  const turns: { turn: number; minutes: number; lines: Told[] }[] = [];
  let now = { turn: 1, minutes: 0, lines: [] as Told[] };
  turns.push(now);
  entries.forEach((entry, i) => {
    const undid = marks.get(entry.seq);
    if (undid)
      now.lines.push({
        key: `${entry.seq}`,
        seq: entry.seq,
        line: { text: undid },
        undone: false,
        redoable: false,
        mark: true,
        thrown: false,
      });
    if (entry.kind !== 'deed') return;
    const { events: all, seq } = entry as Deed<Event>;
    const events = seenEvents(all, eyes);
    const undone = how[i] !== 'in-effect';
    const thrown = all.some((event) => event.type === 'thrown');
    events.forEach((event, k) => {
      if (event.type === 'begun') now.minutes = event.scenario.start;
      if (event.type === 'phase' && event.phase === 1 && !undone) {
        now = { turn: event.turn, minutes: now.minutes, lines: [] };
        turns.push(now);
      }
      if (event.type === 'clock' && !undone) now.minutes = event.minutes;
      if (event.type === 'logged')
        now.lines.push({ key: `${seq}.${k}`, seq, line: event.line, undone, redoable: how[i] === 'undone', thrown });
    });
  });
  return turns;
}

/** What is told of each undo that went back over throws. */
function marksOf({ entries, state }: BattleJournal): ReadonlyMap<number, Message> {
  const told = new Map<number, Message>();
  if (!state) return told;
  for (const [seq, undone] of undoneThrows(entries)) {
    const said = undoneSaid(undone, state.sides);
    if (said) told.set(seq, said);
  }
  return told;
}

const Keeping = lazy(async () => (await import('../parts/keep.ts')).BattleKeeping, 'keeping');

export function JournalRoom({ id }: { readonly id: string }) {
  const record = journal.value;
  const [open, setOpen] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  if (!record) return null;
  const story = tellStory(record.entries, statuses(record), viewer.value, marksOf(record));
  const undone = record.state && undoneSaid(allUndone(record.entries), record.state.sides, true);
  const started = starts(story);
  const ends = turnEnds(record);
  return (
    <div class="book">
      {story.length === 1 && story[0]!.lines.length === 0 && (
        <Empty what={t('journal-nothing-yet')} todo={t('journal-nothing-yet-todo')} />
      )}
      {story.map((turn, i) => (
        <section key={`${turn.turn}-${i}`} aria-label={t('day-turn', { n: turn.turn })}>
          <TurnHead
            time={clock(started[i] ?? turn.minutes)}
            turn={turn.turn}
            aside={asideOf(turn.minutes - (started[i] ?? turn.minutes), i === story.length - 1)}
          />
          <TurnWords hash={ends.get(turn.turn) ?? (i === story.length - 1 ? ends.get('battle') : undefined)} />
          <ol>
            {turn.lines.map((told) => (
              <Entry
                key={told.key}
                side={told.line.side as SideId | undefined}
                text={speak(told.line.text)}
                undone={told.undone}
                aside={told.line.byHand ? t('journal-by-hand') : ''}
                open={open === told.key}
                onToggle={() => setOpen(open === told.key ? null : told.key)}
              >
                {told.line.sums?.map((sum) => (
                  <Reckoning key={speak(sum.name)} of={sum} dense cited />
                ))}
                {told.redoable && (
                  <Button icon="again" onClick={() => void forwardTo(told.seq)}>
                    {t('journal-bring-back')}
                  </Button>
                )}
                {!told.undone && !told.mark && (
                  <Button
                    icon="undo"
                    note={told.thrown ? t('journal-same-dice') : undefined}
                    onClick={() => void backTo(told.seq)}
                  >
                    {t('journal-back-to-here')}
                  </Button>
                )}
              </Entry>
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} class="book__end">
        {undone && <p class="note">{speak(undone)}</p>}
        {mayRedo.value && (
          <Button icon="again" onClick={() => void bringBack()}>
            {t('journal-redo')}
          </Button>
        )}
        <Keeping />
        <Button kind="quiet" href={to('battle', id, 'sky')}>
          {t('journal-to-sky')}
        </Button>
      </div>
    </div>
  );
}

/** What both sides noted when the turn had ended. */
const TurnWords = ({ hash }: { readonly hash: string | undefined }) =>
  hash ? <p class="note book__words">{wordsOf(hash)}</p> : null;

/** How long a turn took, once its clock has moved on. */
const asideOf = (took: number, last: boolean): string =>
  took > 0 ? t('journal-minutes', { n: took }) : last ? t('journal-now') : '';

/** When each turn began. */
const starts = (story: readonly TurnTold[]): number[] => {
  const ends = story.map((turn) => turn.minutes);
  return ends.map((_, i) => (i === 0 ? firstStart() : ends[i - 1]!));
};

function firstStart(): number {
  const first = journal.value?.entries[0];
  const begun = first?.kind === 'deed' ? first.events.find((event) => event.type === 'begun') : undefined;
  return begun?.type === 'begun' ? begun.scenario.start : 0;
}
