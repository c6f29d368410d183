/** Depots: where one may be placed, which are in a valid chain, what becomes of one that is taken. EIA-101 to 106, 117, 118, 129, 130, 133 */
import { type Legality, refuse, unless } from '../../../engine/legality.ts';
import type { Halves } from '../vocabulary.ts';
import { dollars } from '../vocabulary.ts';

/** EIA-101 */
export const DEPOT_COST: Halves = dollars(1);
/** Depots of a chain lie at most so many areas apart. EIA-104, EIA-105 */
export const CHAIN_GAP = 2;

/** What the table says of the place. */
export interface PlaceFacts {
  /** Unbesieged enemy corps, guerillas, freikorps or cossacks stand there. */
  readonly enemyHere: boolean;
  /** An unbesieged corps of the power that places it stands there. */
  readonly ownCorpsHere: boolean;
  readonly depotHere: boolean;
  /** Counters that are not on the map; null where the mix was never typed. */
  readonly counters: number | null;
  readonly purse: Halves;
}

/** What speaks against a depot wherever it is placed. EIA-101 */
export const mayPlace = ({ enemyHere, ownCorpsHere, depotHere, counters, purse }: PlaceFacts): Legality =>
  unless(
    enemyHere && !ownCorpsHere && refuse('eiasupply-depot-enemy', 'EIA-101'),
    depotHere && refuse('eiasupply-depot-there', 'EIA-101'),
    counters !== null && counters < 1 && refuse('eiasupply-depot-no-counter', 'EIA-101'),
    purse < DEPOT_COST && refuse('eiasupply-depot-no-money', 'EIA-101'),
  );

/** In an area with a friendly city. EIA-102 */
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

/** At a port that a source reaches over the sea; inside the city where that is besieged. EIA-103 */
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

/** Whose land a depot of a chain would stand on. EIA-104 */
export interface ChainPlace {
  /** Areas to a depot of the chain, none of them blocked; null where one is. */
  readonly gap: number | null;
  /** That depot stood before this turn, and its chain is valid. */
  readonly old: boolean;
  readonly land: 'own' | 'neutral' | 'power';
  readonly ownCorpsHere: boolean;
  readonly atWar: boolean;
  /** With leave, or by term C.5. */
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

/** On a fleet at sea, for the land beside it. EIA-106, EIA-130 */
export const mayPlaceOnFleet = (fleet: {
  /** The fleet is the depot's own power's, or the errata are off. */
  readonly ownFleet: boolean;
  readonly atSea: boolean;
  readonly depotInSea: boolean;
  /** An unblockaded friendly port is a source, or has a depot of a valid chain. */
  readonly port: boolean;
  readonly icedIn: boolean;
  /** The route needs the Dardanelles, and their owner gives no leave. */
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

/** Two ports of a power, as if their depots lay side by side. EIA-129 */
export const maySupplyBySea = (sea: {
  readonly depots: boolean;
  readonly blockaded: boolean;
  /** A fleet of its own or an ally's lies in the port that is sourced. */
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

/** A source: a city area of its own, unbesieged, no enemy there, with a depot. EIA-105 */
export const isSource = (place: {
  readonly ownLand: boolean;
  readonly controlled: boolean;
  readonly besieged: boolean;
  readonly enemyHere: boolean;
}): boolean => place.ownLand && place.controlled && !place.besieged && !place.enemyHere;

/** An area between two depots. EIA-105 */
export const isBlocked = (area: {
  readonly enemyHere: boolean;
  /** An unbesieged corps or garrison of its own stands there too. */
  readonly ownHere: boolean;
  readonly arrowUnderEnemyFleet?: boolean;
}): boolean => area.arrowUnderEnemyFleet === true || (area.enemyHere && !area.ownHere);

/** The garrison of a depot that goes, or is burnt: what the city takes in, and what is lost or surrenders. EIA-101, EIA-118 */
export function garrisonOfLost(factors: number, cityRoom: number): { readonly toCity: number; readonly left: number } {
  const toCity = Math.min(factors, Math.max(0, cityRoom));
  return { toCity, left: factors - toCity };
}

/** What becomes of a depot in a port city. EIA-133 */
export function portDepot(city: {
  readonly besieged: boolean;
  readonly seaSource: boolean;
  readonly enemyDepotOutside: boolean;
}): 'stays' | 'removed' | 'movesOut' | 'movesOutAndDestroys' {
  if (!city.seaSource) return 'removed';
  if (city.besieged) return 'stays';
  return city.enemyDepotOutside ? 'movesOutAndDestroys' : 'movesOut';
}
