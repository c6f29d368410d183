/** The journal: the story of the campaign by rounds. */
import type { Campaign, Moment } from '../../../campaign/age-of-napoleon/campaign.ts';
import type { Event, Line } from '../../../campaign/age-of-napoleon/events.ts';
import { speak } from '../../../words/speak.ts';
import { t } from '../../../words/t.ts';
import { journalPage } from '../journal-page.tsx';
import { act, files, session } from './session.ts';

type Round = Pick<Moment, 'phase' | 'round' | 'winter' | 'label'>;

const Head = ({ of: { label, phase, round, winter } }: { readonly of: Round }) => (
  <>
    {label || t('aon-phase-short', { n: phase })}{' '}
    <i>{t(winter ? 'aon-round-winter-short' : 'aon-round-short', { n: round })}</i>
  </>
);

function moves(now: Round | null, event: Event): Round | null {
  if (event.type === 'begun') return { phase: 1, round: 1, winter: false, label: event.setup.label };
  return event.type === 'moment' && now ? { ...now, ...event.set } : now;
}

export const JournalRoom = journalPage<Campaign, Event, Round, Line>({
  session,
  files,
  title: () => t('aon-room-journal'),
  seen: (events) => events,
  moves,
  sameChapter: (one, other) => one.phase === other.phase && one.round === other.round,
  tell: (text) => act({ do: 'tell', text }),
  lineOf: (event) => (event.type === 'told' ? event.line : undefined),
  Head,
  textOf: ({ text }) => speak(text),
  sideOf: ({ side }) => side,
});
