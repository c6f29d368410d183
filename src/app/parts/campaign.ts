/** Fetched with the campaigns. */
import { takeKeys } from '../keys.ts';

export { CampaignRoom } from '../campaign/campaign-room.tsx';
export { Campaigns } from '../campaign/campaigns.tsx';

takeKeys();
