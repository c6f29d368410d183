/** What Age of Napoleon brings to the campaigns. */
import type { CampaignGame } from '../campaign-game.ts';
import { BeginCampaign } from './begin-campaign.tsx';
import { Room } from './room.tsx';
import { weigh } from './session.ts';

export const ageOfNapoleon: CampaignGame = { Begin: BeginCampaign, Room, weigh };
