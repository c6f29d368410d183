/** What one seat may see, as a page of its own, to be kept and printed; nothing can be played from it. */
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import type { Event } from '../../../campaign/empires-in-arms/events.ts';
import { allPowers, areaOf, corpsOf } from '../../../campaign/empires-in-arms/ledger.ts';
import { type Seated, seenEvents, view } from '../../../campaign/empires-in-arms/seats.ts';
import { FACTOR_TYPES } from '../../../campaign/empires-in-arms/vocabulary.ts';
import type { Deed } from '../../../journal/entry.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
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
</body></html>
`;
}
