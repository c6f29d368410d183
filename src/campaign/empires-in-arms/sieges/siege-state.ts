/**
 * Which cities are besieged, and when a siege ends by itself: no besieger is left outside, or nobody inside. EIA-174
 */
import { say } from '../../../engine/message.ts';
import type { Campaign } from '../campaign.ts';
import { bandNation, insideBands } from '../combat/fight.ts';
import { corpsIn, isEnemy } from '../ledger.ts';
import { type Builder, log, setFlag, setPiece } from '../writing.ts';

const FLAG = 'siege ';
export const siegeFlag = (area: string): string => `${FLAG}${area}`;
export const isBesieged = (state: Pick<Campaign, 'flags'>, area: string): boolean =>
  state.flags[siegeFlag(area)] !== undefined;
export function setBesieged(d: Builder, area: string, besieged: boolean): void {
  for (const one of corpsIn(d.state, area))
    if (one.place.at === 'city' && one.besieged !== besieged) setPiece(d, 'corps', one.id, { besieged });
}
export function liftSiege(d: Builder, area: string): void {
  setFlag(d, siegeFlag(area), null);
  setBesieged(d, area, false);
}

/** Returns whether a corps at war with somebody inside is still outside the walls. */
function isHeldUp(state: Campaign, area: string): boolean {
  const inside = insideBands(state, area).map((band) => bandNation(state, band));
  return corpsIn(state, area).some(
    (one) => one.place.at === 'area' && !one.besieged && inside.some((of) => isEnemy(state, one.nation, of)),
  );
}
/** After any play, ends sieges that had a besieger before it and have none now. */
export function liftEmptySieges(d: Builder, before: Campaign): void {
  for (const name of Object.keys(d.state.flags)) {
    const area = name.slice(FLAG.length);
    if (!name.startsWith(FLAG) || !isHeldUp(before, area) || isHeldUp(d.state, area)) continue;
    liftSiege(d, area);
    log(d, say('eiasiege-told-raised', { area: d.state.areas[area]?.name ?? '' }));
  }
}
