/** The data behind a seat's own page: its feed, for the check against the record. */
import * as z from 'zod/mini';
import { breath } from '../../journal/breath.ts';
import type { Entry } from '../../journal/entry.ts';
import { type Eyes, type Fed, feed, type Patch, unfed } from '../../journal/feed.ts';
import type { Header } from '../../journal/header.ts';
import type { Machine } from '../../journal/record.ts';

/** In letters. A long battle's page with its feed takes some megabytes; anything larger is not read. */
export const MOST_SEAT_PAGE = 40_000_000;

/** Where the page ends and the data for the check begins. */
export const DATA_FROM = '<script type="application/json" id="scovell">';
const END = '</script>\n</body></html>\n';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as HTML. */
export const plain = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

interface Of<Event> {
  readonly header: Header;
  readonly entries: readonly Entry<Event>[];
}

/** All patches of a seat, made in slices so that the page stays responsive. */
export async function feedFor<State, Event>(
  { header, entries }: Of<Event>,
  machine: Machine<State, Event>,
  eyes: Eyes<State, Event>,
  secret: string,
): Promise<readonly Patch[]> {
  const patches: Patch[] = [];
  const rest = breath();
  let fed: Fed<State, Event> = unfed(header, machine, eyes);
  for (const entry of entries) {
    await rest();
    const next = feed(fed, machine, eyes, secret, entry);
    if (!next) break;
    patches.push(next.patch);
    fed = next.fed;
  }
  return patches;
}

/** What comes after the page itself. */
export function dataAfter(seat: string, header: Header, patches: readonly Patch[]): string {
  const data = { scovell: { file: 'seat', version: 2 }, made: __VERSION__, seat, header, feed: patches };
  return `${DATA_FROM}${JSON.stringify(data).replace(/</g, '\\u003c')}${END}`;
}

const dataSchema = z.object({
  scovell: z.object({ file: z.literal('seat'), version: z.literal(2) }),
  made: z.string(),
  seat: z.string(),
  header: z.looseObject({ id: z.string() }),
  feed: z.array(z.unknown()),
});

/** A seat's page and what stands behind it; null for anything else. */
export function partsOf(
  text: string,
): { readonly page: string; readonly data: Readonly<z.infer<typeof dataSchema>> } | null {
  const at = text.length > MOST_SEAT_PAGE ? -1 : text.lastIndexOf(DATA_FROM);
  const ends = text.lastIndexOf('</script>');
  if (at < 0 || ends < at || text.slice(ends) !== END) return null;
  try {
    const read = dataSchema.safeParse(JSON.parse(text.slice(at + DATA_FROM.length, ends)));
    return read.success ? { page: text.slice(0, at), data: read.data } : null;
  } catch {
    return null;
  }
}

/** Held against the record; `closed`: but for its papers, whose seals are not open. */
export type PageHeld = 'true' | 'untrue' | 'closed';

export type Checked =
  /** Not a seat's file, cut off or altered, or of another record. */
  | { readonly is: 'none' | 'other' }
  /** `untrue`: the number of the first untrue patch. */
  | {
      readonly is: 'checked';
      readonly seat: string;
      readonly n: number;
      readonly untrue?: number;
      /** The page that a reader sees. Another version may word it differently. */
      readonly page: PageHeld | 'other-version';
    };
