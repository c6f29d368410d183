/** The journal: the story of the battle. Each line opens its reckoning, and play can go back to any step. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../battlefield/view.ts';
import { clock } from '../../book/terms.ts';
import type { Message } from '../../engine/message.ts';
import { atOnce, unhurried } from '../../journal/breath.ts';
import { isWhole, statuses } from '../../journal/record.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Button, Empty, Entry, Reckoning, TurnHead } from '../components/index.ts';
import { aside } from '../fetched.tsx';
import { lazy } from '../lazy.tsx';
import { to } from '../route.ts';
import type { BattleJournal, WholeJournal } from '../session/battle-journal.ts';
import { backTo, bringBack, forwardTo, journal, mayRedo, viewer } from '../session/battle-session.ts';
import { turnEnds } from '../session/turn-ends.ts';
import { allUndone, undoneSaid, undoneThrows } from '../session/undone-throws.ts';
import { wordsSoon } from '../session/words-of.ts';
import { Earlier, lastLines, leavesOf, useLines } from './leaves.tsx';
import { type Told, type TurnTold, tellingStory, weightOf } from './story.ts';

/** The note for each undo that took back throws. */
function marksOf({ entries, state }: BattleJournal): ReadonlyMap<number, Message> {
  const told = new Map<number, Message>();
  if (!state) return told;
  for (const [seq, undone] of undoneThrows(entries)) {
    const said = undoneSaid(undone, state.sides);
    if (said) told.set(seq, said);
  }
  return told;
}

const EntryLay = aside(async () => (await import('../parts/why.ts')).EntryLay, 'beside');
const Keeping = lazy(async () => (await import('../parts/keep.ts')).BattleKeeping, 'keeping');

interface Book {
  readonly story: readonly TurnTold[];
  /** How many throws were undone in all, and whose. */
  readonly undone: Message | null | undefined;
  /** When each turn began. */
  readonly started: readonly number[];
  readonly ends: ReturnType<typeof turnEnds>;
}

/** The story so far, with a pause after each entry. */
function* telling(record: WholeJournal, eyes: Viewer): Generator<undefined, Book, undefined> {
  const marks = marksOf(record);
  yield;
  const how = statuses(record);
  yield;
  const story = yield* tellingStory(record.entries, how, eyes, marks);
  const undone = record.state && undoneSaid(allUndone(record.entries), record.state.sides, true);
  yield;
  return { story, undone, started: starts(story, record), ends: turnEnds(record) };
}

/** From this many entries on the story is built in slices, so that the page stays responsive. */
const LONG = 1000;

/** The story for this viewer; null while a long one is first built. */
function useBook(record: WholeJournal, eyes: Viewer): Book | null {
  const isLong = record.entries.length > LONG;
  const short = useMemo(() => (isLong ? null : atOnce(telling(record, eyes))), [record, eyes]);
  const [long, come] = useState<Book | null>(null);
  useEffect(() => {
    let gone = false;
    if (isLong) void unhurried(telling(record, eyes)).then((told) => !gone && come(told));
    return () => {
      gone = true;
    };
  }, [record, eyes]);
  return short ?? long;
}

export function JournalRoom({ id }: { readonly id: string }) {
  const record = journal.value;
  if (!record) return null;
  // Its last lines alone would be told in the wrong turn.
  return isWhole(record) ? <Story id={id} record={record} /> : <BeingRead />;
}

const BeingRead = () => <p role="status">{t('journal-being-read')}</p>;

function Story({ id, record }: { readonly id: string; readonly record: WholeJournal }) {
  const book = useBook(record, viewer.value);
  return book ? <Pages id={id} book={book} /> : <BeingRead />;
}

function Pages({ id, book }: { readonly id: string; readonly book: Book }) {
  const { story, undone } = book;
  const [open, setOpen] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const [most, show] = useLines(story, end);
  const { before, turns } = useMemo(() => lastLines(story, most), [story, most]);
  // Stable, so that existing leaves are not built again.
  const toggle = useCallback((key: string) => setOpen((now) => (now === key ? null : key)), []);
  return (
    <div class="book">
      {story.length === 1 && story[0]!.lines.length === 0 && (
        <Empty what={t('journal-nothing-yet')} todo={t('journal-nothing-yet-todo')} />
      )}
      {before > 0 && <Earlier n={before} onShow={(more) => show(most + more)} />}
      {turns.map(({ at, ...turn }) => (
        <Turn
          key={`${turn.turn}-${at}`}
          book={book}
          at={at}
          turn={turn}
          open={turn.lines.some(({ key }) => key === open) ? open : null}
          onToggle={toggle}
        />
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

interface TurnProps {
  readonly book: Book;
  /** Its place in the story, and what of it is shown. */
  readonly at: number;
  readonly turn: TurnTold;
  readonly open: string | null;
  readonly onToggle: (key: string) => void;
}

/** A turn of the story; built again only where more of it is shown, or a line of it is opened. */
function Turn({ book, at, turn, open, onToggle }: TurnProps) {
  return useMemo(() => {
    const { story, started, ends } = book;
    const last = at === story.length - 1;
    const from = started[at] ?? turn.minutes;
    return (
      <section
        aria-label={t('day-turn', { n: turn.turn })}
        class={last ? undefined : 'book__past'}
        style={{ '--lines': turn.lines.length }}
      >
        <TurnHead time={clock(from)} turn={turn.turn} aside={asideOf(turn.minutes - from, last)} />
        <TurnWords hash={ends.get(turn.turn) ?? (last ? ends.get('battle') : undefined)} />
        {leavesOf(turn.lines, story[at]!.lines.length - turn.lines.length).map(({ at: leaf, lines, after }) => (
          <Leaf
            key={leaf}
            lines={lines}
            after={after}
            open={lines.some(({ key }) => key === open) ? open : null}
            onToggle={onToggle}
          />
        ))}
      </section>
    );
  }, [book, turn.lines.length, open]);
}

interface LeafProps {
  readonly lines: readonly Told[];
  /** The line before the first of them. */
  readonly after: Told | undefined;
  readonly open: string | null;
  readonly onToggle: (key: string) => void;
}

/** A leaf of lines. Built once, and again only when one of its lines opens. */
function Leaf({ lines, after, open, onToggle }: LeafProps) {
  return useMemo(
    () => (
      <ol>
        {lines.map((told, n) => (
          <Line
            key={told.key}
            told={told}
            before={lines[n - 1] ?? after}
            open={open === told.key}
            onToggle={() => onToggle(told.key)}
          />
        ))}
      </ol>
    ),
    [lines[0], lines.at(-1), lines.length, open, after],
  );
}

interface LineProps {
  readonly told: Told;
  readonly before: Told | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const Line = ({ told, before, open, onToggle }: LineProps) => (
  <Entry
    weight={weightOf(told.line)}
    under={told.phase !== before?.phase && t(`phase-${told.phase}`)}
    side={told.line.side}
    text={speak(told.line.text)}
    undone={told.undone}
    aside={told.line.byHand ? t('journal-by-hand') : ''}
    open={open}
    onToggle={onToggle}
  >
    {open && <EntryLay seq={told.seq} />}
    {told.line.sums?.map((sum) => (
      <Reckoning key={speak(sum.name)} of={sum} dense cited />
    ))}
    {told.redoable && (
      <Button icon="again" onClick={() => void forwardTo(told.seq)}>
        {t('journal-bring-back')}
      </Button>
    )}
    {!told.undone && !told.mark && (
      <Button icon="undo" note={told.thrown ? t('journal-same-dice') : undefined} onClick={() => void backTo(told.seq)}>
        {t('journal-back-to-here')}
      </Button>
    )}
  </Entry>
);

/** The four words both sides noted at the end of the turn. */
const TurnWords = ({ hash }: { readonly hash: string | undefined }) =>
  hash ? <p class="note book__words">{wordsSoon(hash)}</p> : null;

/** How long a turn took, once the clock has moved. */
const asideOf = (took: number, last: boolean): string =>
  took > 0 ? t('journal-minutes', { n: took }) : last ? t('journal-now') : '';

/** When each turn began. */
const starts = (story: readonly TurnTold[], record: WholeJournal): number[] => {
  const ends = story.map((turn) => turn.minutes);
  return ends.map((_, i) => (i === 0 ? firstStart(record) : ends[i - 1]!));
};

function firstStart({ entries: [first] }: WholeJournal): number {
  const begun = first?.kind === 'deed' ? first.events.find((event) => event.type === 'begun') : undefined;
  return begun?.type === 'begun' ? begun.scenario.start : 0;
}
