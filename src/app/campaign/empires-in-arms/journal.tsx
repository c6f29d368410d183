/** The journal: the story of the campaign by months; what another seat may not know is left out. */

import { sameMonth } from '../../../campaign/empires-in-arms/calendar.ts';
import type { Campaign } from '../../../campaign/empires-in-arms/campaign.ts';
import { plainly } from '../../../campaign/empires-in-arms/covered.ts';
import type { Event, Line } from '../../../campaign/empires-in-arms/events.ts';
import { isPowerSeat, seenEvents } from '../../../campaign/empires-in-arms/seats.ts';
import type { MonthDate } from '../../../campaign/empires-in-arms/vocabulary.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { journalPage } from '../journal-page.tsx';
import { monthName, spell } from './frame.tsx';
import { KeepersBook } from './later.ts';
import { act, files, seat, session } from './session.ts';

/** The rule by its number, or in a word what changed it. */
const whyWords = (why: string): string => {
  const code = `eia-why-${why}`;
  const said = spell(code);
  return said === code ? why : said;
};

function moves(now: MonthDate | null, event: Event): MonthDate | null {
  if (event.type === 'begun') return event.setup.date;
  return (event.type === 'clock' && event.set.date) || now;
}

const Story = journalPage<Campaign, Event, MonthDate, Line>({
  session,
  files,
  locked: () => session.state.value?.locked && (isPowerSeat(seat.value) ? 'page' : 'campaign'),
  title: () => t('eia-room-journal'),
  seen: (events) => seenEvents(plainly(events), seat.value),
  moves,
  sameChapter: sameMonth,
  lineOf: (event) => (event.type === 'told' ? event.line : undefined),
  Head: ({ of }) => <>{monthName(of)}</>,
  tell: (text) => act({ do: 'tell', text, ...(isPowerSeat(seat.value) && { power: seat.value }) }),
  textOf: ({ power, text }) => (power ? `${power}: ${speak(text)}` : speak(text)),
  more: ({ changes }) =>
    changes?.map(({ of, power, by, why }, i) => (
      <p key={i} class="note">
        {t('eia-change', {
          power,
          of: t(`eiasheet-figure-${of}`),
          by: of === 'money' ? by / 2 : by,
          why: whyWords(why),
        })}
      </p>
    )),
});

export const JournalRoom = () => (
  <>
    <Story />
    {seat.value === 'umpire' && session.state.value?.locked && <KeepersBook state={session.state.value} />}
  </>
);
