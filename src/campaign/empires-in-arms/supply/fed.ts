/** Which forces need supply this month, and which have had it. EIA-121 */

import { bitesWinter, monthNumber } from '../calendar.ts';
import type { Campaign } from '../campaign.ts';
import { areAllied, areaOf, corpsOf, insideOf, isOnMap, leads, ownerOf } from '../ledger.ts';
import type { Corps } from '../pieces.ts';
import type { Power } from '../vocabulary.ts';
import { type Builder, setFlag } from '../writing.ts';

/** How a corps or a besieged city was supplied in a month. */
export type Fare = 'depot' | 'forage' | 'rested';

const flagOf = (who: string): string => `fed ${who}`;
/**
 * Returns how a force was supplied this month. `rested` means that the force foraged with unused movement, and so
 * starts no siege after a fight. EIA-174
 */
export function fareOf(state: Campaign, who: string): Fare | undefined {
  const flag = state.flags[flagOf(who)];
  const [month, fare] = typeof flag === 'string' ? flag.split(' ') : [];
  if (month !== String(monthNumber(state.clock.date))) return undefined;
  return fare === 'depot' || fare === 'forage' || fare === 'rested' ? fare : undefined;
}
export const setFare = (d: Builder, who: string, fare: Fare): void =>
  setFlag(d, flagOf(who), `${monthNumber(d.state.clock.date)} ${fare}`);

/** Returns the corps of a power that still need supply; those at sea or besieged are handled elsewhere. EIA-121 */
export const hungry = (state: Campaign, power: Power): readonly Corps[] =>
  corpsOf(state, power).filter(
    (corps) => isOnMap(corps) && areaOf(corps) !== null && !corps.besieged && fareOf(state, corps.id) === undefined,
  );

/** Returns the corps of a power's allies that are supplied now and may use its depots. EIA-128 */
export const guestsOf = (state: Campaign, host: Power): readonly Corps[] =>
  state.clock.step === 'supply'
    ? state.clock.acting.filter((one) => areAllied(state, one, host)).flatMap((one) => hungry(state, one))
    : [];

/** Returns the number of other unbesieged corps in the area, of any side. EIA-124 */
export const othersWith = (state: Campaign, corps: Corps): number => {
  const area = areaOf(corps);
  return area === null
    ? 0
    : Object.values(state.corps).filter((one) => one.id !== corps.id && areaOf(one) === area && !one.besieged).length;
};

/** Returns whether winter applies in an area. EIA-124, EIA-127 */
export function isWintry(state: Campaign, area: string | null): boolean {
  const sheet = area === null ? undefined : state.areas[area];
  return sheet !== undefined && bitesWinter(state.clock.date, sheet);
}
export const inOwnLand = (state: Campaign, corps: Corps): boolean => {
  const area = areaOf(corps);
  const owner = area === null ? null : ownerOf(state, area);
  return owner !== null && leads(state, owner) === leads(state, corps.nation);
};

/** Returns the besieged cities with troops of a power inside. EIA-131 */
export const besiegedCities = (state: Campaign, power: Power): readonly string[] =>
  [
    ...new Set(
      corpsOf(state, power)
        .filter(({ besieged }) => besieged)
        .flatMap((corps) => areaOf(corps) ?? []),
    ),
    ...Object.keys(state.flags)
      .filter((name) => name.startsWith('siege ') && state.flags[name] === power)
      .map((name) => name.slice('siege '.length))
      .filter((area) => state.areas[area] !== undefined && insideOf(state, area) > 0),
  ].filter((area, i, all) => all.indexOf(area) === i && fareOf(state, `city-${area}`) === undefined);
