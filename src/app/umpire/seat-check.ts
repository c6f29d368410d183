/**
 * Checks a seat's own file against the whole record and its secret: whether everything it was sent was true, and
 * whether its page shows it.
 */
import type { Battle } from '../../battlefield/battle.ts';
import { type Papers, papersOf, type Read, readPaper } from '../../battlefield/under-lock/papers.ts';
import { same } from '../../engine/proof.ts';
import { sealFor } from '../../engine/sealed.ts';
import { open } from '../../journal/record.ts';
import { type Checked, type PageHeld, partsOf } from '../seats/seat-data.ts';
import { machine, type WholeJournal } from '../session/battle-journal.ts';
import { feedOfSeat, seatPage } from './seat-file.ts';

/** A seat's desk at that time, from what is open now or to whoever checks; null if a paper of its own is still closed. */
function papersThen({ sealed = [] }: Battle, now: Battle, seat: string, mine: readonly Read[]): Papers | null {
  const openings = new Map((now.sealed ?? []).map(({ seal, shown }) => [seal, shown]));
  for (const { opening } of mine) openings.set(sealFor(opening), opening);
  const own = sealed.map((one, number) => ({ ...one, number })).filter((one) => one.shown || one.for.includes(seat));
  const reads = own.map(({ seal, at, by, number, shown }): Read | null => {
    const opening = shown ?? openings.get(seal);
    const paper = opening && readPaper(opening.text);
    return paper ? { number, at, by, paper, opening, shown: shown !== undefined } : null;
  });
  const known = reads.filter((read) => read !== null);
  return known.length === reads.length ? papersOf(known) : null;
}

/** Whether the page shows what the record gives; its papers as far as they can be read. */
function held(page: string, then: WholeJournal, now: Battle, seat: string, mine: readonly Read[]): PageHeld {
  const papers = then.state && papersThen(then.state, now, seat, mine);
  const made = seatPage(then, seat, papers ?? null);
  if (!made) return 'untrue';
  const { head, tail } = made;
  if (!page.startsWith(head) || !page.endsWith(tail) || page.length < head.length + tail.length) return 'untrue';
  const shown = page.slice(head.length, page.length - tail.length);
  // A file saved before the papers were read has none.
  if (shown === '') return 'true';
  if (!papers) return 'closed';
  return shown === made.papers ? 'true' : 'untrue';
}

/** `mine`: the papers that whoever checks may read. */
export async function checkSeatFile(
  text: string,
  journal: WholeJournal,
  secret: string,
  mine: readonly Read[] = [],
): Promise<Checked> {
  const own = partsOf(text);
  if (!own || !journal.state) return { is: 'none' };
  const { page, data } = own;
  if (data.header.id !== journal.header.id) return { is: 'other' };
  const { seat, feed, made, header } = data;
  // Checked as of the moment it was saved; later entries do not matter.
  const then = open(journal.header, journal.entries.slice(0, feed.length), machine);
  if (!then.ok) return { is: 'none' };
  const wanted = await feedOfSeat(then.journal, seat, secret);
  const at = feed.findIndex((patch, i) => !same(patch, wanted[i]));
  const shows = same(header, journal.header) ? held(page, then.journal, journal.state, seat, mine) : 'untrue';
  return {
    is: 'checked',
    seat,
    n: feed.length,
    ...(at >= 0 && { untrue: at + 1 }),
    page: made === __VERSION__ ? shows : 'other-version',
  };
}
