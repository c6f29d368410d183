/** The sources of a power's income by the ledgers: provinces, minors, ports, capitals and who holds them. */
import type { Campaign } from '../campaign.ts';
import { zoneOf } from '../charts.ts';
import {
  allPowers,
  areAtWar,
  conquered,
  countryOf,
  freeStates,
  holdersOfCity,
  isEnemy,
  leads,
  ownerOf,
} from '../ledger.ts';
import { isBlockaded, isStraitBesieged, maySailStraits } from '../naval/waters.ts';
import type { Minor, Port, Province } from '../pieces.ts';
import * as income from '../rules/income.ts';
import { landName } from '../rules/land-names.ts';
import type { Nation, Power, Zone } from '../vocabulary.ts';

/**
 * Returns the enemies of a nation that hold an unbesieged city, each once. For a country its own enemies count, not its
 * controller's. EIA-044
 */
export function holdersOf(state: Campaign, area: string | null, owner: Nation): readonly Power[] {
  if (area === null || state.flags[`siege ${area}`]) return [];
  const all = holdersOfCity(state, area);
  // If the owner's troops are in it too, nobody holds it against the owner, as in a conquest. EIA-184
  return all.some((one) => one === leads(state, owner)) ? [] : all.filter((one) => isEnemy(state, owner, one));
}
/** Returns how many capitals a power has, and how many of them are held. EIA-194, EIA-204 */
export function capitalsOf(state: Campaign, power: Power): { readonly all: number; readonly held: number } {
  const capitals = Object.values(state.areas).filter(({ capitalOf }) => capitalOf === power);
  return { all: capitals.length, held: capitals.filter(({ id }) => holdersOf(state, id, power).length > 0).length };
}

/** A province or minor that yields tax and manpower. */
export interface Holding {
  readonly ledger: 'provinces' | 'minors';
  readonly sheet: Province | Minor;
  readonly kind: 'home' | 'ceded' | 'minor';
  /** By the ledger. */
  readonly held: boolean;
}
/** A holding that pays into the purse of a free state. */
export interface FreeHolding extends Holding {
  readonly purse: string;
}
/** Returns whether an enemy holds the capital: an enemy of the country, or of the province's holder. */
export const isHeld = (state: Campaign, sheet: Province | Minor, owner: Power): boolean =>
  sheet.occupied !== null || holdersOf(state, sheet.capital, 'controller' in sheet ? sheet.id : owner).length > 0;

const isPart = (state: Campaign, sheet: string): boolean => state.flags[`part-of-${sheet}`] !== undefined;
/** Returns the free states of a power that are parts of the same kingdom; Hanover first. EIA-252, EIA-254, EIA-259 */
const statesBeside = (state: Campaign, sheet: string, power: Power): readonly Minor[] =>
  freeStates(state, power)
    .filter(({ id }) => state.flags[`part-of-${id}`] === state.flags[`part-of-${sheet}`])
    .sort((one, two) => Number(landName(two.name) === HANOVER) - Number(landName(one.name) === HANOVER));
const HANOVER = 'Hanover';
/** Returns the free state that a part without corps pays into. EIA-259 */
const seatOf = (state: Campaign, sheet: string, power: Power): string | undefined =>
  statesBeside(state, sheet, power)[0]?.id;
/**
 * Returns the free states whose money, or whose manpower, a free state spends: its own first, and those of its kingdom.
 * In Westphalia and on the Rhine manpower is not shared. EIA-252, EIA-254, EIA-259
 */
export function spendersWith(state: Campaign, minor: Minor, what: 'money' | 'men'): readonly Minor[] {
  const part = state.flags[`part-of-${minor.id}`];
  const apart = part === undefined || (what === 'men' && (part === 'westphalia' || part === 'rhine'));
  const others = apart || minor.controller === null ? [] : statesBeside(state, minor.id, minor.controller);
  return [minor, ...others.filter(({ id }) => id !== minor.id)];
}

/**
 * Returns home provinces not ceded, ceded provinces of others, and conquered minors. Parts of a kingdom pay into the
 * kingdom's purse. EIA-194, EIA-200, EIA-259
 */
export const holdingsOf = (state: Campaign, power: Power): readonly Holding[] =>
  everyHolding(state, power).filter(({ sheet }) => !isPart(state, sheet.id) || !seatOf(state, sheet.id, power));
const everyHolding = (state: Campaign, power: Power): readonly Holding[] => [
  ...Object.values(state.provinces)
    .filter(({ home, holder }) => (holder ?? home) === power)
    .map(
      (sheet): Holding => ({
        ...{ ledger: 'provinces', sheet, held: isHeld(state, sheet, power) },
        kind: sheet.home === power ? 'home' : 'ceded',
      }),
    ),
  ...conquered(state, power).map(
    (sheet): Holding => ({ ledger: 'minors', sheet, kind: 'minor', held: isHeld(state, sheet, power) }),
  ),
];
export const freeHoldings = (state: Campaign, power: Power): readonly FreeHolding[] => [
  ...freeStates(state, power).map((sheet): FreeHolding => {
    // A lesser district pays into the purse of its free state, which gets nothing while its capital is lost. EIA-201,
    // EIA-236
    const purse = countryOf(state, sheet.id);
    const whole = state.minors[purse] ?? sheet;
    return {
      ...{ ledger: 'minors', sheet, kind: 'minor', purse },
      held: isHeld(state, sheet, power) || (whole !== sheet && isHeld(state, whole, power)),
    };
  }),
  ...everyHolding(state, power).flatMap((one): FreeHolding[] => {
    const purse = isPart(state, one.sheet.id) ? seatOf(state, one.sheet.id, power) : undefined;
    return purse === undefined ? [] : [{ ...one, purse }];
  }),
];

export interface PortHeld {
  readonly port: Port;
  /** The free state the port belongs to; null for the power's own. */
  readonly free: string | null;
  readonly neutral: boolean;
  readonly open: boolean;
}
/** Returns the facts for and against a port's trade, by the ledgers. EIA-195 */
function portFacts(state: Campaign, port: Port, power: Power, nation: Nation, national: boolean): income.PortFacts {
  const lands = [state.provinces[state.areas[port.area]?.province ?? ''], state.minors[nation]];
  return {
    blockaded: isBlockaded(state, port.id, nation),
    besieged: Boolean(state.flags[`siege ${port.area}`]),
    enemyHeld: holdersOf(state, port.area, nation).length > 0,
    icebound: port.icebound,
    december: state.clock.date.m === 12,
    blackSea: port.blackSea,
    leave: maySailStraits(state, power),
    straitBesieged: isStraitBesieged(state),
    capitalHeld: lands.some((land) => land !== undefined && isHeld(state, land, power)),
    nationalLost: national && income.capitalLost('trade', capitalsOf(state, power), state.rulings),
  };
}
/** Returns the ports of a power and its free states; for Britain those of neutral minors too. EIA-195 */
export function portsOf(state: Campaign, power: Power): readonly PortHeld[] {
  return Object.values(state.ports).flatMap((port): PortHeld[] => {
    const nation = ownerOf(state, port.area);
    const minor = nation === null ? undefined : state.minors[nation];
    const neutral = minor?.state === 'neutral' && minor.controller === null;
    const owner = nation === null ? null : leads(state, nation);
    if (nation === null || (owner !== power && !(neutral && power === 'GB'))) return [];
    const free = minor?.state === 'free' ? minor.id : null;
    const facts = portFacts(state, port, power, nation, free === null && !neutral);
    return [{ port, neutral, free, open: income.mayTrade(facts, state.rulings).ok }];
  });
}

/** Returns the zone of a power; undefined until it is typed. */
export const zoneNow = (state: Campaign, power: Power): Zone | undefined =>
  zoneOf(state.slots, state.powers[power]?.marker ?? 0);
export const isUnstable = (zone: Zone | undefined): boolean => zone === 'fiasco' || zone === 'instability';

/** Returns the powers still in the game. */
export const players = (state: Campaign): readonly Power[] =>
  allPowers(state)
    .filter(({ out }) => !out)
    .map(({ id }) => id);
export const enemiesInPlay = (state: Campaign, power: Power): readonly Power[] =>
  players(state).filter((one) => areAtWar(state, power, one));
