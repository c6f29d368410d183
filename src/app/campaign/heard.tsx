/** What a deed came to, for those who hear the page; and a place for the focus where its button is gone with it. */
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '../../journal/entry.ts';
import type { Journal } from '../../journal/record.ts';
import { t } from '../../words/t.ts';
import { Hidden } from '../components/index.ts';

/** As many lines of a deed as are read out. */
const MOST = 3;

interface Hearing<State, Event> {
  /** The record as it stands; read as the page is drawn. */
  readonly record: () => Journal<State | undefined, Event> | null;
  /** What whoever holds the phone may read of the events of a deed. */
  readonly linesOf: (events: readonly Event[]) => readonly string[];
}

/** The newest entry of a record that was heard. */
interface Heard {
  readonly id: string;
  readonly seq: number;
}

function wordsOf<State, Event>({ linesOf }: Hearing<State, Event>, entry: Entry<Event>): string {
  if (entry.kind === 'undo') return t('campaign-heard-undone');
  if (entry.kind === 'redo') return t('campaign-heard-redone');
  return entry.kind === 'deed' ? linesOf(entry.events).slice(-MOST).join(' ') : '';
}

/** The newest entry, once it is newer than what was heard before: on this page or on the one that led here. */
export function heard<State, Event>(of: Hearing<State, Event>): ComponentType {
  let last: Heard | null = null;
  return function Heard() {
    const record = of.record();
    const entry = record?.entries.at(-1);
    const [said, say] = useState('');
    const before = useRef(last);
    useEffect(() => {
      if (!record || !entry) return;
      const { id } = record.header;
      const heardBefore = before.current;
      before.current = last = { id, seq: entry.seq };
      if (heardBefore?.id !== id || heardBefore.seq === entry.seq) return;
      say(wordsOf(of, entry));
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('dialog[open], main')?.focus({ preventScroll: true });
    }, [record?.header.id, entry?.seq]);
    return (
      <div role="status">
        <Hidden>{said}</Hidden>
      </div>
    );
  };
}
