/**
 * Checks a seat's own file against the whole record and its secret: whether everything it was sent was true, and
 * whether its page shows it.
 */
import * as z from 'zod/mini';
import type { Battle } from '../../battlefield/battle.ts';
import { type Papers, papersOf, type Read, readPaper } from '../../battlefield/under-lock/papers.ts';
import { same } from '../../engine/proof.ts';
import { open } from '../../journal/record.ts';
import { machine, type WholeJournal } from '../session/battle-journal.ts';
import { DATA_FROM, feedFor, seatPage } from './seat-file.ts';

/** In letters. A long battle's page with its feed takes some megabytes; anything larger is not read. */
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
  /** Not a seat's file, cut off or altered, or of another battle. */
  | { readonly is: 'none' | 'other' }
  /** `untrue`: the number of the first untrue patch. */
  | {
      readonly is: 'checked';
      readonly seat: string;
      readonly n: number;
      readonly untrue?: number;
      /** The page that a reader sees. Another version may word it differently. */
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

/** A seat's desk at that time, from the seals that are open now; null if one of its own is still closed. */
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
  // A file saved before the papers were read has none.
  return shown === '' || !papers || shown === made.papers;
}

export async function checkSeatFile(text: string, journal: WholeJournal, secret: string): Promise<Checked> {
  const own = partsOf(text);
  if (!own || !journal.state) return { is: 'none' };
  const { page, data } = own;
  if (data.header.id !== journal.header.id) return { is: 'other' };
  const { seat, feed, made, header } = data;
  // Checked as of the moment it was saved; later entries do not matter.
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
