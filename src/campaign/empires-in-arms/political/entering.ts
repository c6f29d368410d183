/** Access: whose land troops may enter, checked for every move. EIA-233 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import type { Why } from '../desk.ts';
import { isEnemy, nationName, ownerOf } from '../ledger.ts';
import { type Entry, entryTo } from '../rules/minors.ts';
import { isPower, type Power } from '../vocabulary.ts';
import { landOf, troopsIn } from './ties.ts';

/**
 * Returns what troops of a power may do in an area. If no owner was typed, the table decides and the result is free.
 * EIA-233
 */
export function entryOf(state: Campaign, power: Power, area: string): Entry {
  const land = landOf(state, area);
  if (land === null) return 'free';
  const owner = ownerOf(state, area) ?? land;
  const leave = Object.values(state.access).some((one) => one.of === land && one.to === power);
  const minor = state.minors[land];
  return entryTo({
    own: land === power,
    neutralMinor: !isPower(land) && minor?.controller == null,
    // A country may be at war while its controller is not. EIA-044
    atWar: isEnemy(state, power, owner),
    // Troops that are already in a power's land may move on within that land, and may go home.
    leave: leave || (isPower(land) && troopsIn(state, power, land).length > 0),
  });
}
/** Returns why troops may not enter, or undefined. */
export const mayEnterLand = (state: Campaign, power: Power, area: string): Why => {
  const land = landOf(state, area);
  return land !== null && entryOf(state, power, area) === 'no'
    ? say('eiapol-enter-no-leave', { power: nationName(state, land), area: state.areas[area]?.name ?? '' })
    : undefined;
};
