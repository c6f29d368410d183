/** What Empires in Arms brings to the campaigns; its words are fetched with it. */
import { loadWords } from '../../../words/load.ts';
import type { CampaignGame } from '../campaign-game.ts';
import { BeginCampaign } from './later.ts';
import { Room } from './room.tsx';
import { weigh } from './session.ts';

export async function empiresInArms(): Promise<CampaignGame> {
  await loadWords('empires-in-arms');
  return { Begin: BeginCampaign, Room, weigh };
}
