/**
 * The umpire's journal: each opened seat, each wrong PIN, each change by hand, each undo of another seat's deed; newest
 * first.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Battle } from '../../battlefield/battle.ts';
import { speak } from '../../words/speak.ts';
import { t } from '../../words/t.ts';
import { Marked } from '../components/index.ts';
import { journal } from '../session/battle-session.ts';
import type { Telling } from '../session/seat-locks.ts';
import { type Noted, umpiresJournal } from './journal.ts';
import { seatCalled } from './names.ts';
import { openings } from './table.ts';

/** Lines shown for one change by hand; the story has them all. */
const LINES = 3;

const timeOf = (at: number): string => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

export function UmpiresJournal({ battle }: { readonly battle: Battle }) {
  const [told, set] = useState<readonly Telling[]>([]);
  useEffect(() => {
    void openings().then(set);
  }, [journal.value]);
  const called = (seat: string) => (seat === 'both' ? t('seat-file-table') : seatCalled(battle, seat));
  const words = (noted: Noted): string => {
    const who = called(noted.seat);
    if (noted.is === 'seat') return t('seats-noted-seat', { who, what: noted.what });
    if (noted.is === 'by-hand') {
      const what = noted.lines.slice(0, LINES).map((line) => speak(line));
      const more = noted.lines.length - LINES;
      return t('seats-noted-by-hand', {
        who,
        what: [...what, ...(more > 0 ? [t('desk-and-more', { n: more })] : [])].join(' '),
      });
    }
    return t('seats-noted-undo', { who, how: noted.is, of: noted.of.map(called).join(', '), n: noted.deeds });
  };
  const all = umpiresJournal(journal.value?.entries ?? [], told);
  return (
    <ol>
      {all.slice(0, 200).map((noted, i) => (
        <li key={all.length - i} class="told-line">
          <time>{timeOf(noted.at)}</time>
          <span>
            <Marked text={words(noted)} />
          </span>
        </li>
      ))}
    </ol>
  );
}
