/** The campaigns that can be played here. */
import type { Bare } from '../../engine/message.ts';
import type { CampaignGame } from './campaign-game.ts';

export interface CampaignEntry {
  readonly id: string;
  readonly name: Bare;
  /** What it is, in a few words. */
  readonly note: Bare;
  /** It is counted in months of its years, not in rounds. */
  readonly byMonths?: boolean;
  /** Its room of words, if it has one of its own: a list says with them where a campaign stands. */
  readonly words?: string;
  readonly load: () => Promise<CampaignGame>;
}

export const CAMPAIGNS: readonly CampaignEntry[] = [
  {
    id: 'aon',
    name: 'campaign-aon',
    note: 'campaign-aon-note',
    load: async () => (await import('./age-of-napoleon/index.ts')).ageOfNapoleon,
  },
  {
    id: 'eia',
    name: 'campaign-eia',
    note: 'campaign-eia-note',
    byMonths: true,
    words: 'empires-in-arms',
    load: async () => (await import('./empires-in-arms/index.ts')).empiresInArms(),
  },
];

export const campaignNamed = (id: string | undefined): CampaignEntry | undefined =>
  CAMPAIGNS.find((each) => each.id === id);
