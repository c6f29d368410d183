/** What is in an area, as the supply desk needs it. */
import type { Campaign } from '../campaign.ts';
import { bandNation, insideBands } from '../combat/fight.ts';
import type { Why } from '../desk.ts';
import { corpsIn, isEnemy, leads } from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import { isBesieged } from '../sieges/siege-state.ts';
import type { Nation, Power } from '../vocabulary.ts';

export const enemyCorpsIn = (state: Campaign, area: string, owner: Nation): readonly Corps[] =>
  corpsIn(state, area).filter((one) => !one.besieged && one.place.at === 'area' && isEnemy(state, owner, one.nation));
export const enemyIrregularsIn = (state: Campaign, area: string, owner: Nation) =>
  Object.values(state.irregulars).filter(
    (one) => one.area === area && !one.inCity && one.count > 0 && isEnemy(state, owner, one.owner),
  );
export const ownCorpsIn = (state: Campaign, area: string, owner: Power): boolean =>
  corpsIn(state, area).some((one) => !one.besieged && leads(state, one.nation) === owner);

/**
 * Returns why a nation may neither enter nor garrison a city, or undefined: an enemy is in it, or it is besieged.
 * EIA-111
 */
export function whyShutCity(state: Campaign, nation: Nation, area: string): Why {
  if (insideBands(state, area).some((band) => isEnemy(state, nation, bandNation(state, band))))
    return 'eiasupply-city-enemy';
  return isBesieged(state, area) ? 'eiasupply-city-besieged' : undefined;
}

export const areaOfDepot = (state: Campaign, depot: string): string | null => {
  const at = state.depots[depot]?.at;
  return at === undefined || 'fleet' in at ? null : 'area' in at ? at.area : at.city;
};
