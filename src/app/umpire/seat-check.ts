/**
 * Whether all that a seat was sent was true, and whether its page shows it: its own file, held against the whole record and its
 * secret.
 */
import * as z from 'zod/mini';
import type { Battle } from '../../battlefield/battle.ts';
import { type Papers, papersOf, type Read, readPaper } from '../../battlefield/under-lock/papers.ts';
import { same } from '../../engine/proof.ts';
import { open } from '../../journal/record.ts';
import { machine, type WholeJournal } from '../session/battle-journal.ts';
import { DATA_FROM, feedFor, seatPage } from './seat-file.ts';

/** A seat's page of a long battle with its feed is some megabytes; what is larger is none, and is not looked through. In letters. */
export const MOST_SEAT_PAGE = 40_000_000;

const dataSchema = z.object({
  scovell: z.object({ file: z.literal('seat'), version: z.literal(2) }),
  made: z.string(),
  seat: z.string(),
  header: z.looseObject({ id: z.string() }),
  feed: z.array(z.unknown()),
});
type Data = z.infer<typeof dataSchema>;

export type Checked =
  /** It is no seat's file, was cut off or altered, or is of another battle. */
  | { readonly is: 'none' | 'other' }
  /** `untrue`: the number of the first thing that was not the truth. */
  | {
      readonly is: 'checked';
      readonly seat: string;
      readonly n: number;
      readonly untrue?: number;
      /** What a reader of it sees; another version may have put it in other words. */
      readonly page: 'true' | 'untrue' | 'other-version';
    };

interface SeatsOwn {
  readonly page: string;
  readonly data: Data;
}

function partsOf(text: string): SeatsOwn | null {
  const at = text.length > MOST_SEAT_PAGE ? -1 : text.lastIndexOf(DATA_FROM);
  const ends = text.lastIndexOf('</script>');
  if (at < 0 || ends < at || text.slice(ends) !== '</script>\n</body></html>\n') return null;
  try {
    const read = dataSchema.safeParse(JSON.parse(text.slice(at + DATA_FROM.length, ends)));
    return read.success ? { page: text.slice(0, at), data: read.data } : null;
  } catch {
    return null;
  }
}

/** What lay on the desk of a seat then, by the seals that are open by now; null while one of its own is closed. */
function papersThen({ sealed = [] }: Battle, now: Battle, seat: string): Papers | null {
  const openings = new Map((now.sealed ?? []).map(({ seal, shown }) => [seal, shown]));
  const own = sealed.map((one, number) => ({ ...one, number })).filter((one) => one.shown || one.for.includes(seat));
  const reads = own.map(({ seal, at, by, number, shown }): Read | null => {
    const opening = shown ?? openings.get(seal);
    const paper = opening && readPaper(opening.text);
    return paper ? { number, at, by, paper, opening, shown: shown !== undefined } : null;
  });
  const known = reads.filter((read) => read !== null);
  return known.length === reads.length ? papersOf(known) : null;
}

/** Whether the page shows what the record gives; its papers as far as their seals are open. */
function isTrue(page: string, then: WholeJournal, now: Battle, seat: string): boolean {
  const papers = then.state && papersThen(then.state, now, seat);
  const made = seatPage(then, seat, papers ?? null);
  if (!made) return false;
  const { head, tail } = made;
  if (!page.startsWith(head) || !page.endsWith(tail) || page.length < head.length + tail.length) return false;
  const shown = page.slice(head.length, page.length - tail.length);
  // Saved before its papers had been read it has none.
  return shown === '' || !papers || shown === made.papers;
}

export async function checkSeatFile(text: string, journal: WholeJournal, secret: string): Promise<Checked> {
  const own = partsOf(text);
  if (!own || !journal.state) return { is: 'none' };
  const { page, data } = own;
  if (data.header.id !== journal.header.id) return { is: 'other' };
  const { seat, feed, made, header } = data;
  // It was saved at some moment of the battle; what came after is not its matter.
  const then = open(journal.header, journal.entries.slice(0, feed.length), machine);
  if (!then.ok) return { is: 'none' };
  const wanted = await feedFor(then.journal, seat, secret);
  const at = feed.findIndex((patch, i) => !same(patch, wanted[i]));
  const shows = same(header, journal.header) && isTrue(page, then.journal, journal.state, seat);
  return {
    is: 'checked',
    seat,
    n: feed.length,
    ...(at >= 0 && { untrue: at + 1 }),
    page: made === __VERSION__ ? (shows ? 'true' : 'untrue') : 'other-version',
  };
}
