/** Fetched with the campaigns. */
export { CampaignRoom } from '../campaign/campaign-room.tsx';
export { Campaigns } from '../campaign/campaigns.tsx';
