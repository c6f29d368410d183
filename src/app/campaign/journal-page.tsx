/** The journal of a campaign: its story by chapters, every line opening its reckoning, every step to be gone back to. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Said } from '../../engine/message.ts';
import type { Reckoning as Sum } from '../../engine/reckoning.ts';
import type { Entry as Written } from '../../journal/entry.ts';
import { isWhole, type Journal, statuses } from '../../journal/record.ts';
import { takenBack } from '../../journal/taken-back.ts';
import { t } from '../../words/t.ts';
import { Button, Empty, Entry, More, Reckoning } from '../components/index.ts';
import { Keeping, type KeepingProps } from '../screens/keeping.tsx';
import { Earlier, lastLines, leavesOf, useLines } from '../screens/leaves.tsx';
import { Line as TextLine } from './inputs.tsx';

/** What a line of the story says, in every campaign. */
interface Line {
  readonly text: Said;
  readonly sums?: readonly Sum[] | undefined;
  readonly byHand?: boolean | undefined;
}

/** Throws that an undo went back over, with no line of its own in the record. */
interface Undone {
  readonly undid: number;
}

interface Told<L> {
  readonly key: string;
  readonly seq: number;
  readonly line: L | Undone;
  readonly undone: boolean;
  readonly redoable: boolean;
  /** Chance was drawn in this deed: going back over it is said. */
  readonly thrown: boolean;
}
interface Chapter<C, L> {
  readonly of: C;
  readonly lines: Told<L>[];
}

interface Typed {
  readonly type: string;
}

/** What a campaign brings to its journal: `C` says where a chapter stands, `L` is a line. */
export interface Chronicle<State, Event extends Typed, C, L extends Line> {
  readonly session: {
    readonly journal: Signal<Journal<State | undefined, Event> | null>;
    readonly mayRedo: ReadonlySignal<boolean>;
    readonly lastExport: KeepingProps['lastExport'];
    readonly checked: KeepingProps['checked'];
    bringBack(): Promise<boolean>;
    backTo(seq: number): Promise<boolean>;
    forwardTo(seq: number): Promise<boolean>;
  };
  readonly files: KeepingProps['files'];
  /** What is saved of it, with seats under lock. */
  readonly locked?: () => KeepingProps['locked'];
  readonly title: () => string;
  /** The events of a deed as whoever looks may see them. */
  readonly seen: (events: readonly Event[]) => readonly Event[];
  /** Where the story stands after an event of a deed that is in effect; the same object where it has not moved on. */
  readonly moves: (now: C | null, event: Event) => C | null;
  /** Whether two places are of one chapter. */
  readonly sameChapter: (one: C, other: C) => boolean;
  readonly lineOf: (event: Event) => L | undefined;
  readonly Head: ComponentType<{ readonly of: C }>;
  readonly textOf: (line: L) => string;
  readonly sideOf?: (line: L) => 'a' | 'b' | undefined;
  /** Writes a line of the players' own. */
  readonly tell: (text: string) => Promise<boolean>;
  /** What opens under a line besides its sums. */
  readonly more?: (line: L) => ComponentChildren;
}

const isThrow = ({ type }: Typed): boolean => type === 'thrown';
/** The app's throws and the table's own alike. */
const throwsIn = (events: readonly Typed[]): number => events.filter(({ type }) => type === 'rolled').length;

/** The story by chapters, as the journal stands; undone deeds stay where they were, and an undo across a throw is told. */
function tell<State, Event extends Typed, C, L extends Line>(
  { seen, moves, sameChapter, lineOf }: Chronicle<State, Event, C, L>,
  entries: readonly Written<Event>[],
  how: readonly string[],
): Chapter<C, L>[] {
  const story: Chapter<C, L>[] = [];
  const taken = takenBack(entries);
  let now: C | null = null;
  const here = (line: Told<L>) => story.at(-1)?.lines.push(line);
  const moveTo = (next: C) => {
    const last = story.at(-1);
    if (last && now && sameChapter(now, next)) story[story.length - 1] = { ...last, of: next };
    else story.push({ of: next, lines: [] });
    now = next;
  };
  entries.forEach((entry, i) => {
    const { seq } = entry;
    const undid = (taken.get(seq) ?? []).reduce((n, { events }) => n + throwsIn(seen(events)), 0);
    if (undid > 0) here({ key: `${seq}`, seq, line: { undid }, undone: false, redoable: false, thrown: false });
    if (entry.kind !== 'deed') return;
    const undone = how[i] !== 'in-effect';
    const events = seen(entry.events);
    const thrown = events.some(isThrow);
    events.forEach((event, k) => {
      const next = undone ? now : moves(now, event);
      if (next && next !== now) moveTo(next);
      const line = lineOf(event);
      if (line) here({ key: `${seq}.${k}`, seq, line, undone, redoable: how[i] === 'undone', thrown });
    });
  });
  return story;
}

interface OfJournal<State, Event extends Typed, C, L extends Line> {
  readonly of: Chronicle<State, Event, C, L>;
}

interface LineProps<State, Event extends Typed, C, L extends Line> extends OfJournal<State, Event, C, L> {
  readonly told: Told<L>;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function TellLine<State, Event extends Typed, C, L extends Line>({
  of: { session, textOf, sideOf, more },
  told: { line, undone, redoable, thrown, seq },
  open,
  onToggle,
}: LineProps<State, Event, C, L>) {
  if ('undid' in line) return <Entry text={t('campaign-undone', { n: line.undid })} weight="small" />;
  return (
    <Entry
      side={sideOf?.(line)}
      text={textOf(line)}
      undone={undone}
      aside={line.byHand ? t('journal-by-hand') : ''}
      open={open}
      onToggle={onToggle}
    >
      {line.sums?.map((sum, i) => (
        <Reckoning key={i} of={sum} dense cited />
      ))}
      {more?.(line)}
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

interface LeafProps<State, Event extends Typed, C, L extends Line> extends OfJournal<State, Event, C, L> {
  readonly lines: readonly Told<L>[];
  readonly open: string | null;
  readonly onToggle: (key: string) => void;
}

/** So many lines of a chapter; built once, and again only where a line of it is opened. */
const Leaf = <State, Event extends Typed, C, L extends Line>({
  of,
  lines,
  open,
  onToggle,
}: LeafProps<State, Event, C, L>) =>
  useMemo(
    () => (
      <ol>
        {lines.map((told) => (
          <TellLine key={told.key} of={of} told={told} open={open === told.key} onToggle={() => onToggle(told.key)} />
        ))}
      </ol>
    ),
    [lines[0], lines.at(-1), lines.length, open],
  );

const LONGEST_LINE = 500;
/** What only the players know: a line of their own, where the story stands now. */
function OwnLine({ tell }: { readonly tell: (text: string) => Promise<boolean> }) {
  const [text, write] = useState('');
  return (
    <More label={t('campaign-own-line')}>
      <div class="form">
        <TextLine label={t('campaign-own-line-what')} value={text} most={LONGEST_LINE} set={write} />
        <Button
          reason={text.trim() === '' && t('campaign-own-line-first')}
          onClick={() => void tell(text.trim()).then((done) => done && write(''))}
        >
          {t('campaign-own-line-do')}
        </Button>
      </div>
    </More>
  );
}

function End<State, Event extends Typed, C, L extends Line>({
  of: { session, files, locked, tell: tells },
  count,
  end,
}: OfJournal<State, Event, C, L> & { readonly count: number; readonly end: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={end} class="book__end">
      <OwnLine tell={tells} />
      {session.mayRedo.value && (
        <Button icon="again" onClick={() => void session.bringBack()}>
          {t('journal-redo')}
        </Button>
      )}
      <Keeping
        files={files}
        lastExport={session.lastExport}
        checked={session.checked}
        count={count}
        over={false}
        locked={locked?.()}
        save={t('campaign-save-file')}
      />
    </div>
  );
}

interface PagesProps<State, Event extends Typed, C, L extends Line> extends OfJournal<State, Event, C, L> {
  readonly story: readonly Chapter<C, L>[];
  readonly count: number;
}

function Pages<State, Event extends Typed, C, L extends Line>({ of, story, count }: PagesProps<State, Event, C, L>) {
  const [open, setOpen] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const [most, show] = useLines(story, end);
  const { before, turns } = useMemo(() => lastLines(story, most), [story, most]);
  const toggle = (key: string) => setOpen((now) => (now === key ? null : key));
  return (
    <div class="book">
      <h1 class="out-of-sight">{of.title()}</h1>
      {story.every(({ lines }) => lines.length === 0) && (
        <Empty what={t('journal-nothing-yet')} todo={t('campaign-nothing-yet-todo')} />
      )}
      {before > 0 && <Earlier n={before} onShow={(wanted) => show(most + wanted)} />}
      {turns.map(({ at, of: place, lines }) => (
        <section key={at}>
          <h2 class="book__turn">
            <of.Head of={place} /> {at === story.length - 1 && <span>{t('journal-now')}</span>}
          </h2>
          {leavesOf(lines, (story[at]?.lines.length ?? 0) - lines.length).map((leaf) => (
            <Leaf
              key={leaf.at}
              of={of}
              lines={leaf.lines}
              open={leaf.lines.some(({ key }) => key === open) ? open : null}
              onToggle={toggle}
            />
          ))}
        </section>
      ))}
      <End of={of} count={count} end={end} />
    </div>
  );
}

/** The journal's room, for one campaign. */
export function journalPage<State, Event extends Typed, C, L extends Line>(
  of: Chronicle<State, Event, C, L>,
): ComponentType {
  return function JournalRoom() {
    const record = of.session.journal.value;
    if (!record) return null;
    if (!isWhole(record)) return <p role="status">{t('journal-being-read')}</p>;
    return <Pages of={of} story={tell(of, record.entries, statuses(record))} count={record.entries.length} />;
  };
}
