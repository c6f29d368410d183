/** Whether all that a seat was sent was true: its own file, held against the whole record and its secret. */
import * as z from 'zod/mini';
import type { WholeJournal } from '../session/battle-journal.ts';
import { feedFor } from './seat-file.ts';

/** A seat's page of a long battle with its feed is some megabytes; what is larger is none, and is not looked through. In letters. */
export const MOST_SEAT_PAGE = 40_000_000;

const DATA = /<script type="application\/json" id="scovell">(.*?)<\/script>/s;

const dataSchema = z.object({
  scovell: z.object({ file: z.literal('seat'), version: z.literal(1) }),
  seat: z.string(),
  header: z.object({ id: z.string() }),
  feed: z.array(z.object({ hash: z.string() })),
});

export type Checked =
  /** It is no seat's file, was cut off or altered, or is of another battle. */
  | { readonly is: 'none' | 'other' }
  /** `untrue`: the number of the first thing that was not the truth. */
  | { readonly is: 'checked'; readonly seat: string; readonly n: number; readonly untrue?: number };

function dataIn(text: string): z.infer<typeof dataSchema> | null {
  if (text.length > MOST_SEAT_PAGE) return null;
  const [, json] = DATA.exec(text) ?? [];
  try {
    const read = dataSchema.safeParse(JSON.parse(json ?? ''));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export async function checkSeatFile(text: string, journal: WholeJournal, secret: string): Promise<Checked> {
  const data = dataIn(text);
  if (!data) return { is: 'none' };
  if (data.header.id !== journal.header.id) return { is: 'other' };
  const { seat, feed } = data;
  // It was saved at some moment of the battle; what came after is not its matter.
  const wanted = await feedFor({ ...journal, entries: journal.entries.slice(0, feed.length) }, seat, secret);
  const at = feed.findIndex(({ hash }, i) => wanted[i]?.hash !== hash);
  return { is: 'checked', seat, n: feed.length, ...(at >= 0 && { untrue: at + 1 }) };
}
