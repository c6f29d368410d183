/**
 * Depots: where one may be placed, which are in a valid chain, and what happens to one that is lost. EIA-101 to 106,
 * 117, 118, 129, 130, 133
 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { Halves } from '../vocabulary.ts';
import { dollars } from '../vocabulary.ts';

/** The price of a depot, in half-points of money. EIA-101 */
export const DEPOT_COST: Halves = dollars(1);
/** The greatest distance between depots of a chain, in areas. EIA-104, EIA-105 */
export const CHAIN_GAP = 2;

/** What the table says about the place. */
export interface PlaceFacts {
  /** Unbesieged enemy corps, guerillas, freikorps or cossacks are in the area. */
  readonly enemyHere: boolean;
  /** An unbesieged corps of the placing power is in the area. */
  readonly ownCorpsHere: boolean;
  readonly depotHere: boolean;
  /** Depot counters that are not on the map; null if the number was never typed. */
  readonly counters: number | null;
  readonly purse: Halves;
}

/** Returns what forbids a depot anywhere. EIA-101 */
export const mayPlace = ({ enemyHere, ownCorpsHere, depotHere, counters, purse }: PlaceFacts): Legality =>
  unless(
    enemyHere && !ownCorpsHere && refuse('eiasupply-depot-enemy', 'EIA-101'),
    depotHere && refuse('eiasupply-depot-there', 'EIA-101'),
    counters !== null && counters < 1 && refuse('eiasupply-depot-no-counter', 'EIA-101'),
    purse < DEPOT_COST && refuse('eiasupply-depot-no-money', 'EIA-101'),
  );

/** Returns whether a depot may be placed in an area with a friendly city. EIA-102 */
export const mayPlaceAtCity = (city: {
  readonly friendly: boolean;
  readonly besieged: boolean;
  readonly ownLand: boolean;
}): Legality =>
  unless(
    !city.friendly && refuse('eiasupply-depot-not-friendly', 'EIA-102'),
    city.besieged && refuse('eiasupply-depot-besieged', 'EIA-102'),
    !city.ownLand && refuse('eiasupply-depot-not-own', 'EIA-102'),
  );

/**
 * Returns whether a depot may be placed at a port that a source reaches by sea; if the city is besieged, inside it.
 * EIA-103
 */
export const mayPlaceAtPort = (port: {
  readonly friendly: boolean;
  readonly blockaded: boolean;
  readonly seaSource: boolean;
}): Legality =>
  unless(
    !port.friendly && refuse('eiasupply-depot-not-friendly', 'EIA-103'),
    port.blockaded && refuse('eiasupply-depot-blockaded', 'EIA-103'),
    !port.seaSource && refuse('eiasupply-depot-no-sea-source', 'EIA-103'),
  );

/** A place for the next depot of a chain. EIA-104 */
export interface ChainPlace {
  /** Unblocked areas to a depot of the chain; null if every way is blocked. */
  readonly gap: number | null;
  /** That depot stood before this turn, and its chain is valid. */
  readonly old: boolean;
  readonly land: 'own' | 'neutral' | 'power';
  readonly ownCorpsHere: boolean;
  readonly atWar: boolean;
  /** By permission, or by term C.5. */
  readonly leave: boolean;
}
export const mayPlaceOnChain = ({ gap, old, land, ownCorpsHere, atWar, leave }: ChainPlace): Legality =>
  unless(
    (gap === null || gap > CHAIN_GAP) && refuse('eiasupply-depot-far', 'EIA-104'),
    !old && refuse('eiasupply-depot-new', 'EIA-104'),
    land !== 'own' && !ownCorpsHere && refuse('eiasupply-depot-no-corps', 'EIA-104'),
    land === 'neutral' && !atWar && refuse('eiasupply-depot-neutral', 'EIA-104'),
    land === 'power' && !atWar && !leave && refuse('eiasupply-depot-no-leave', 'EIA-104'),
  );

/** Returns whether a depot may be placed on a fleet at sea, for the adjacent land. EIA-106, EIA-130 */
export const mayPlaceOnFleet = (fleet: {
  /** The fleet belongs to the depot's own power, or the errata are off. */
  readonly ownFleet: boolean;
  readonly atSea: boolean;
  readonly depotInSea: boolean;
  /** An unblockaded friendly port is a source, or has a depot of a valid chain. */
  readonly port: boolean;
  readonly icedIn: boolean;
  /** The route needs the Dardanelles, and their owner does not permit it. */
  readonly noStraits: boolean;
}): Legality =>
  unless(
    !fleet.ownFleet && refuse('eiasupply-fleet-not-own', 'EIA-130', 'errata000'),
    !fleet.atSea && refuse('eiasupply-fleet-not-at-sea', 'EIA-130'),
    fleet.depotInSea && refuse('eiasupply-fleet-one-a-sea', 'EIA-130'),
    !fleet.port && refuse('eiasupply-fleet-no-port', 'EIA-130'),
    fleet.icedIn && refuse('eiasupply-fleet-ice', 'EIA-130'),
    fleet.noStraits && refuse('eiasupply-no-straits', 'EIA-130'),
  );

/** Returns whether two ports of a power count as adjacent for supply. EIA-129 */
export const maySupplyBySea = (sea: {
  readonly depots: boolean;
  readonly blockaded: boolean;
  /** An own or allied fleet is in the port that is the source. */
  readonly fleetAtSource: boolean;
  readonly icedIn: boolean;
  readonly noStraits: boolean;
}): Legality =>
  unless(
    !sea.depots && refuse('eiasupply-sea-no-depots', 'EIA-129'),
    sea.blockaded && refuse('eiasupply-depot-blockaded', 'EIA-129'),
    !sea.fleetAtSource && refuse('eiasupply-sea-no-fleet', 'EIA-129'),
    sea.icedIn && refuse('eiasupply-fleet-ice', 'EIA-129'),
    sea.noStraits && refuse('eiasupply-no-straits', 'EIA-129'),
  );

/** Returns whether a depot is a source: in a city area of its own power, unbesieged, with no enemy there. EIA-105 */
export const isSource = (place: {
  readonly ownLand: boolean;
  readonly controlled: boolean;
  readonly besieged: boolean;
  readonly enemyHere: boolean;
}): boolean => place.ownLand && place.controlled && !place.besieged && !place.enemyHere;

/** Returns whether an area between two depots is blocked. EIA-105 */
export const isBlocked = (area: {
  readonly enemyHere: boolean;
  /** An unbesieged own corps or garrison is in the area too. */
  readonly ownHere: boolean;
  readonly arrowUnderEnemyFleet?: boolean;
}): boolean => area.arrowUnderEnemyFleet === true || (area.enemyHere && !area.ownHere);

/**
 * Returns how many factors of a lost or burnt depot's garrison the city takes in, and how many are left to be lost or
 * to surrender. EIA-101, EIA-118
 */
export function garrisonOfLost(factors: number, cityRoom: number): { readonly toCity: number; readonly left: number } {
  const toCity = Math.min(factors, Math.max(0, cityRoom));
  return { toCity, left: factors - toCity };
}

/** Returns what happens to a depot in a port city. EIA-133 */
export function portDepot(city: {
  readonly besieged: boolean;
  readonly seaSource: boolean;
  readonly enemyDepotOutside: boolean;
}): 'stays' | 'removed' | 'movesOut' | 'movesOutAndDestroys' {
  if (!city.seaSource) return 'removed';
  if (city.besieged) return 'stays';
  return city.enemyDepotOutside ? 'movesOutAndDestroys' : 'movesOut';
}
