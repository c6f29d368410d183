/** Reads the ledgers: owners, places, numbers and wars. No function here changes anything. */
import { cellsOf } from '../../engine/keys.ts';
import { type Message, type Named, say, type Text } from '../../engine/message.ts';
import { sameMonth } from './calendar.ts';
import type { Campaign } from './campaign.ts';
import type { Area, Corps, Depot, Garrison, Leader, Minor, Province } from './pieces.ts';
import type { Combined, PowerState } from './politics.ts';
import {
  BOX_OF,
  CORPS_BOXES,
  type CorpsBox,
  FACTOR_TYPES,
  type Factors,
  type FactorType,
  isPower,
  type Nation,
  type Power,
} from './vocabulary.ts';

export const areaName = ({ areas }: Pick<Campaign, 'areas'>, area: string | null): string =>
  areas[area ?? '']?.name ?? '';
export const named = ({ id, name }: Named): Named => ({ id, name });
/** The name shown for a covered corps. */
export const COVERED = '?';
type Standing = Pick<Corps, 'id' | 'name' | 'nation' | 'place'>;
/**
 * Returns the name of a corps, or the words for a covered corps, with a number when several covered corps of a nation
 * are in one place.
 */
export function corpsSaid({ corps: all }: Pick<Campaign, 'corps'>, corps: Standing): Named | Message {
  if (corps.name !== COVERED) return named(corps);
  const where = JSON.stringify([corps.nation, corps.place]);
  const alike = Object.values(all).filter(
    ({ name, nation, place }) => name === COVERED && JSON.stringify([nation, place]) === where,
  );
  const n = alike.findIndex(({ id }) => id === corps.id) + 1;
  return alike.length > 1 ? say('eia-a-corps-n', { n }) : { code: 'eia-a-corps' };
}

// ---- factors ---------------------------------------------------------------------------------------------------------

export const countOf = (factors: Factors, type: FactorType): number => factors[type] ?? 0;
export const totalOf = (factors: Factors): number =>
  FACTOR_TYPES.reduce((sum, type) => sum + countOf(factors, type), 0);
/** Adds two sets of factors, or subtracts the second with sign -1. Types that come to 0 are left out. */
export function addFactors(one: Factors, other: Factors, sign: 1 | -1 = 1): Factors {
  const sum: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = countOf(one, type) + sign * countOf(other, type);
    if (n !== 0) sum[type] = n;
  }
  return sum;
}
/** Returns whether the first set includes all of the second. */
export const holds = (all: Factors, some: Factors): boolean =>
  FACTOR_TYPES.every((type) => countOf(all, type) >= countOf(some, type));

/** Returns the factors in each box of a corps card. */
export function byBox(factors: Factors): Readonly<Record<CorpsBox, number>> {
  const all: Record<CorpsBox, number> = { line: 0, guard: 0, cavalry: 0, artillery: 0, feudalInf: 0, feudalCav: 0 };
  for (const [type, box] of cellsOf(BOX_OF)) all[box] += factors[type] ?? 0;
  return all;
}
/** Returns the capacity of a box: null until the owner enters it, 0 when the corps has no such box. */
export const roomIn = ({ boxes }: Pick<Corps, 'boxes'>, box: CorpsBox): number | null => {
  const room = boxes[box];
  return room === undefined ? 0 : room;
};
/** Returns the first box of a corps that has no room for the added factors. EIA-003, EIA-056 */
export function fullBox(corps: Pick<Corps, 'boxes' | 'factors'>, more: Factors): CorpsBox | undefined {
  const held = byBox(addFactors(corps.factors, more));
  const comes = byBox(more);
  return CORPS_BOXES.find((box) => {
    const room = roomIn(corps, box);
    return comes[box] > 0 && room !== null && held[box] > room;
  });
}

// ---- powers and nations ----------------------------------------------------------------------------------------------

export const allPowers = ({ powers }: Pick<Campaign, 'powers'>): readonly PowerState[] => Object.values(powers);
/**
 * Returns the power that leads a nation's troops: the power itself, or the controller of a minor; null for a neutral
 * minor.
 */
export function leads({ minors }: Pick<Campaign, 'minors'>, nation: Nation): Power | null {
  return isPower(nation) ? nation : (minors[nation]?.controller ?? null);
}
/** Returns the name of a nation: the app's word for a power, the owner's entry for a minor. */
export const nationName = ({ minors }: Pick<Campaign, 'minors'>, nation: Nation): Text =>
  isPower(nation) ? { code: `eia-power-${nation}` } : (minors[nation]?.name ?? nation);
export const freeStates = ({ minors }: Pick<Campaign, 'minors'>, power: Power): readonly Minor[] =>
  Object.values(minors).filter((minor) => minor.state === 'free' && minor.controller === power);
export const conquered = ({ minors }: Pick<Campaign, 'minors'>, power: Power): readonly Minor[] =>
  Object.values(minors).filter((minor) => minor.state === 'conquered' && minor.controller === power);

type Ties = Pick<Campaign, 'wars' | 'alliances' | 'locks' | 'combined'>;
const isPair = ({ a, b }: { readonly a: string; readonly b: string }, one: string, other: string): boolean =>
  (a === one && b === other) || (a === other && b === one);
export const areAtWar = ({ wars }: Pick<Ties, 'wars'>, one: Nation, other: Nation): boolean =>
  Object.values(wars).some((war) => isPair(war, one, other));
/**
 * Returns the country of a nation: for a lesser district the greater district while both have the same controller,
 * otherwise the nation itself. EIA-236
 */
export function countryOf({ minors }: Pick<Campaign, 'minors'>, nation: Nation): Nation {
  const minor = minors[nation];
  const major = minor?.major ? minors[minor.major] : undefined;
  return major && major.controller === minor?.controller ? major.id : nation;
}
/**
 * Returns whether two nations are at war. A war of a nation's country or leading power counts. A minor may be at war
 * while its controller is not, and is then at war with everything its enemy leads. EIA-025, EIA-044, EIA-236
 */
export function isEnemy(state: Pick<Campaign, 'minors' | 'wars'>, of: Nation, other: Nation): boolean {
  const nodes = (nation: Nation) => [nation, countryOf(state, nation), leads(state, nation) ?? nation];
  const [own, theirs] = [nodes(of), nodes(other)];
  return Object.values(state.wars).some(
    ({ a, b }) => (own.includes(a) && theirs.includes(b)) || (own.includes(b) && theirs.includes(a)),
  );
}
export const areAllied = ({ alliances }: Pick<Ties, 'alliances'>, one: Power, other: Power): boolean =>
  Object.values(alliances).some((alliance) => isPair(alliance, one, other));
export const enemiesOf = ({ wars }: Pick<Ties, 'wars'>, nation: Nation): readonly Nation[] =>
  Object.values(wars).flatMap(({ a, b }) => (a === nation ? [b] : b === nation ? [a] : []));
export const alliesOf = ({ alliances }: Pick<Ties, 'alliances'>, power: Power): readonly Power[] =>
  Object.values(alliances).flatMap(({ a, b }) => (a === power ? [b] : b === power ? [a] : []));
export const movesWith = ({ combined }: Pick<Ties, 'combined'>, power: Power): Combined | undefined =>
  Object.values(combined).find(({ powers }) => powers.includes(power));
/** Returns whether a power, or a partner that moves with it, attacked in the open of an area this month. EIA-141 */
export const hasFought = (state: Campaign, area: string, power: Power): boolean =>
  Object.values(state.combats).some(
    (one) =>
      one.area === area &&
      sameMonth(one.date, state.clock.date) &&
      IN_THE_OPEN.has(one.kind) &&
      (one.attacker === power || (movesWith(state, power)?.powers.includes(one.attacker) ?? false)),
  );
const IN_THE_OPEN: ReadonlySet<string> = new Set(['field', 'limited', 'trivial']);
/** Returns the id of a war or alliance between two nations; the order of the two does not matter. */
export const pairId = (one: Nation, other: Nation): string => [one, other].sort().join('-');

// ---- places ----------------------------------------------------------------------------------------------------------

type Lands = Pick<Campaign, 'areas' | 'provinces' | 'flags' | 'minors'>;
/** The kingdoms that are one country: their provinces belong to the free state at their head. EIA-250, EIA-253 */
const ONE_COUNTRY: readonly unknown[] = ['poland', 'bavaria'];
/** Returns the nation of a province: the country that it is part of, its holder, otherwise its home nation. */
export function nationOf({ flags, minors }: Lands, { id: key, holder, home }: Province): Nation {
  const owner = holder ?? home;
  const part = flags[`part-of-${key}`];
  const country = ONE_COUNTRY.includes(part)
    ? Object.values(minors).find(({ id, controller }) => controller === owner && flags[`part-of-${id}`] === part)
    : undefined;
  return country?.id ?? owner;
}
/** Returns the owner of an area: the nation of its province; the entered owner when the area has no province. */
export function ownerOf(state: Lands, area: string): Nation | null {
  const sheet = state.areas[area];
  const province = state.provinces[sheet?.province ?? ''];
  return province ? nationOf(state, province) : (sheet?.owner ?? null);
}

/** Returns the area where a corps stands, in the open or in the city; null off the map and at sea. */
export const areaOf = ({ place }: Pick<Corps, 'place'>): string | null =>
  place.at === 'area' || place.at === 'city' ? place.area : null;
export const isOnMap = ({ place }: Pick<Corps, 'place'>): boolean => place.at !== 'pool' && place.at !== 'down';

export const corpsIn = ({ corps }: Pick<Campaign, 'corps'>, area: string): readonly Corps[] =>
  Object.values(corps).filter((one) => areaOf(one) === area);
export const corpsOf = (state: Pick<Campaign, 'corps' | 'minors'>, power: Power): readonly Corps[] =>
  Object.values(state.corps).filter(({ nation }) => leads(state, nation) === power);
export const leadersWith = ({ leaders }: Pick<Campaign, 'leaders'>, corps: string): readonly Leader[] =>
  Object.values(leaders).filter(({ status }) => status.is === 'corps' && status.corps === corps);
export const garrisonsIn = ({ garrisons }: Pick<Campaign, 'garrisons'>, city: string): readonly Garrison[] =>
  Object.values(garrisons).filter((one) => 'city' in one.in && one.in.city === city);
export const garrisonsOf = ({ garrisons }: Pick<Campaign, 'garrisons'>, depot: string): readonly Garrison[] =>
  Object.values(garrisons).filter((one) => 'depot' in one.in && one.in.depot === depot);
export const depotsIn = ({ depots }: Pick<Campaign, 'depots'>, area: string): readonly Depot[] =>
  Object.values(depots).filter(({ at }) => ('area' in at && at.area === area) || ('city' in at && at.city === area));
/** Returns the number of factors inside a city: garrisons, corps and irregulars. EIA-113 */
export const insideOf = (state: Campaign, city: string): number =>
  garrisonsIn(state, city).reduce((n, { factors }) => n + totalOf(factors), 0) +
  corpsIn(state, city)
    .filter(({ place }) => place.at === 'city')
    .reduce((n, { factors }) => n + totalOf(factors), 0) +
  Object.values(state.irregulars)
    .filter(({ area, inCity }) => inCity && area === city)
    .reduce((n, { count }) => n + count, 0);
/**
 * Returns the powers whose troops hold a city: the troops inside, or in an empty city the corps in the area, because
 * they can enter at no cost. Besieged corps do not count. EIA-115, EIA-184, EIA-194
 */
export function holdersOfCity(state: Campaign, city: string): readonly Power[] {
  const corps = corpsIn(state, city);
  const inside: readonly { readonly nation: Nation; readonly besieged?: boolean }[] = [
    ...garrisonsIn(state, city),
    ...corps.filter(({ place }) => place.at === 'city'),
    ...Object.values(state.irregulars).flatMap(({ area, inCity, owner: nation }) =>
      inCity && area === city ? [{ nation }] : [],
    ),
  ];
  const held = inside.length > 0 ? inside : corps;
  return [...new Set(held.flatMap(({ nation, besieged }) => (besieged ? [] : (leads(state, nation) ?? []))))];
}
/**
 * Returns whether a nation is the enemy, in an area, of a power or of a minor whose troops the power leads there. A
 * minor may be at war while its controller is not. EIA-044
 */
export const isFoeIn = (state: Campaign, area: string, power: Power, of: Nation): boolean =>
  isEnemy(state, power, of) ||
  [...corpsIn(state, area).map(({ nation }) => nation), ...garrisonsIn(state, area).map(({ nation }) => nation)].some(
    (own) => leads(state, own) === power && isEnemy(state, own, of),
  );
/**
 * Returns how many factors a city can hold: 5 per point of supply value; null until the supply value is entered.
 * EIA-113
 */
export const roomOf = ({ spires }: Pick<Area, 'spires'>): number | null => (spires === null ? null : spires * 5);

/** Returns an unused id with the given prefix. */
export function freshId(prefix: string, there: Readonly<Record<string, unknown>>): string {
  let n = Object.keys(there).length + 1;
  while (Object.hasOwn(there, `${prefix}${n}`)) n += 1;
  return `${prefix}${n}`;
}
