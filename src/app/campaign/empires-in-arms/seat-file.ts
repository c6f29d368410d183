/** What one seat may see, as a page of its own, to be kept and printed; nothing can be played from it. */

import { apply } from '../../../campaign/empires-in-arms/apply.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import type { Event } from '../../../campaign/empires-in-arms/events.ts';
import { allPowers, areaOf, corpsOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { isSeat, type Seated, seenEvents, view } from '../../../campaign/empires-in-arms/seats.ts';
import { FACTOR_TYPES } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { same } from '../../../engine/proof.ts';
import type { Deed } from '../../../journal/entry.ts';
import type { Patch } from '../../../journal/feed.ts';
import { inEffect, type Machine, open, type Whole } from '../../../journal/record.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { type Checked, dataAfter, feedFor, partsOf, plain } from '../../seats/seat-data.ts';

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const STYLE =
  'body{font:17px/1.4 system-ui,sans-serif;max-width:42em;margin:1.5em auto;padding:0 1em;color:#1b1916;background:#fff}' +
  'ul{padding-left:1.2em}h1,h2{line-height:1.15;break-after:avoid}li{break-inside:avoid}';

/** As the seat sees it now: every power and its corps, and the story it may read, of the deeds that are in effect. */
export function seatPage(whole: Campaign, held: Seated, deeds: readonly Deed<Event>[]): string {
  const state = view(whole, held);
  const powers = allPowers(state).map((power) => {
    const corps = corpsOf(state, power.id).map((one) => {
      const holds = FACTOR_TYPES.flatMap((type) => (one.factors[type] ? [`${one.factors[type]} ${type}`] : []));
      const area = areaOf(one);
      return plain([one.name, area && (state.areas[area]?.name ?? area), holds.join(', ')].filter(Boolean).join(': '));
    });
    return `<h2>${plain(t(`eia-power-${power.id}`))}</h2>${list(corps)}`;
  });
  const story = deeds
    .flatMap(({ events }) => seenEvents(plainly(events), held))
    .flatMap((event) => (event.type === 'told' ? [plain(speak(event.line.text))] : []));
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${plain(state.title)}</title><style>${STYLE}</style></head><body>
<h1>${plain(state.title)}</h1>
${powers.join('\n')}
<h2>${plain(t('eia-room-journal'))}</h2>
${list(story)}
`;
}

const machine: Machine<Campaign | undefined, Event> = { start: undefined, apply };
type Record = Pick<Whole<Campaign | undefined, Event>, 'header' | 'entries'>;

/** What a seat sees, for its feed. */
export const eyesOf = (held: Seated) => ({
  seat: held,
  view: (state: Campaign | undefined): unknown => state && view(state, held),
  lines: (events: readonly Event[]): readonly unknown[] =>
    seenEvents(plainly(events), held).flatMap((event) => (event.type === 'told' ? [event.line] : [])),
});

const feedOfSeat = (record: Record, held: Seated, secret: string): Promise<readonly Patch[]> =>
  feedFor(record, machine, eyesOf(held), secret);

/** The page of a seat, with its feed behind it. */
export async function seatFile(
  whole: Whole<Campaign | undefined, Event>,
  held: Seated,
  secret: string,
): Promise<string | null> {
  if (!whole.state) return null;
  const page = seatPage(whole.state, held, inEffect(whole));
  return `${page}${dataAfter(held, whole.header, await feedOfSeat(whole, held, secret))}`;
}

/** A seat's page against the whole record and its secret: was everything that it was sent true, and is the page? */
export async function checkSeatFile(text: string, { header, entries }: Record, secret: string): Promise<Checked> {
  const own = partsOf(text);
  if (!own || !isSeat(own.data.seat)) return { is: 'none' };
  const { seat: held, feed, made } = own.data;
  if (own.data.header.id !== header.id) return { is: 'other' };
  // Checked as of the moment it was saved; later entries do not matter.
  const then = open(header, entries.slice(0, feed.length), machine);
  if (!then.ok || !then.journal.state) return { is: 'none' };
  const wanted = await feedOfSeat(then.journal, held, secret);
  const at = feed.findIndex((patch, i) => !same(patch, wanted[i]));
  const shows =
    same(own.data.header, header) && own.page === seatPage(then.journal.state, held, inEffect(then.journal));
  return {
    is: 'checked',
    seat: held,
    n: feed.length,
    ...(at >= 0 && { untrue: at + 1 }),
    page: made === __VERSION__ ? (shows ? 'true' : 'untrue') : 'other-version',
  };
}
