/** Where due reinforcements may be placed, swapped or removed: ships, counters, factors, leaders. EIA-050 to EIA-064 */
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../../engine/reckoning.ts';
import { compareMonths, isBefore } from '../calendar.ts';
import { type CorpsBox, FACTOR_TYPES, type Factors, type FactorType, type MonthDate } from '../vocabulary.ts';
import { inGarrison } from './garrisons.ts';

// ---- ships -----------------------------------------------------------------------------------------------------------

export interface Berth {
  /** The port is home to the fleet's nation, or belongs to a conquered minor of its power. */
  readonly friendly: boolean;
  /** The fleet is a free state's, and the port is not its own. */
  readonly foreignToMinor: boolean;
  readonly ships: number;
  /** The ships the fleet has, and its capacity; null while nobody has typed it. */
  readonly has: number;
  readonly capacity: number | null;
}
/** Returns whether ships may join a fleet; a blockade does not prevent it. EIA-051 */
export const mayTakeShips = (to: Berth): Legality =>
  unless(
    to.foreignToMinor && refuse('eiareinf-minor-port', 'EIA-051'),
    !to.friendly && refuse('eiareinf-not-home-port', 'EIA-051'),
    to.capacity !== null && to.has + to.ships > to.capacity && refuse('eiareinf-fleet-full', 'EIA-051'),
  );

/**
 * Returns whether a new fleet counter may be placed: in such a port or with another fleet, and with at least one ship.
 * EIA-050
 */
export const mayPlaceFleet = (to: {
  readonly friendly: boolean;
  readonly withFleet: boolean;
  readonly ships: number;
}) =>
  unless(
    !to.friendly && !to.withFleet && refuse('eiareinf-not-home-port', 'EIA-050'),
    to.ships < 1 && refuse('eiareinf-no-ship', 'EIA-050'),
  );

/** Returns whether ships may move from one fleet to another. EIA-052 */
export const maySwapShips = (swap: {
  readonly samePlace: boolean;
  readonly sameNation: boolean;
  readonly ships: number;
  readonly has: number;
}): Legality =>
  unless(
    !swap.samePlace && refuse('eiareinf-other-place', 'EIA-052'),
    !swap.sameNation && refuse('eiareinf-other-nation', 'EIA-052'),
    swap.ships > swap.has && refuse('eiareinf-so-many', 'EIA-052'),
  );

/** Returns whether a power may scuttle a fleet; it may never scuttle a minor's. EIA-053 */
export const mayScuttle = (ofMinor: boolean): Legality =>
  ofMinor ? refuse('eiareinf-scuttle-minor', 'EIA-053') : ALLOWED;

// ---- factors and corps -----------------------------------------------------------------------------------------------

/** Returns the refusal if a box of a corps card cannot hold what is added. EIA-056 */
const boxFull = (box: CorpsBox | null, row: RowId): Legality | false =>
  box !== null && refuse(say('eiareinf-corps-full', { box: { code: `eia-box-${box}` } }), row);

/** Returns whether a new corps counter may be placed. EIA-055 */
export const mayPlaceCorps = (to: {
  readonly homeCity: boolean;
  readonly besieged: boolean;
  /** A friendly corps that is not besieged is in the area. */
  readonly withCorps: boolean;
  readonly factors: number;
  readonly full: CorpsBox | null;
}): Legality =>
  unless(
    !to.withCorps && !to.homeCity && refuse('eiareinf-corps-where', 'EIA-055'),
    !to.withCorps && to.besieged && refuse('eiareinf-besieged', 'EIA-055'),
    to.factors < 1 && refuse('eiareinf-corps-empty', 'EIA-055'),
    boxFull(to.full, 'EIA-055'),
  );

/** The longest chain of depots, for regulars and for militia. EIA-058 */
const CHAIN = 6;
const MILITIA_CHAIN = 3;
export const longestChain = (factors: Factors): number => ((factors.militia ?? 0) > 0 ? MILITIA_CHAIN : CHAIN);

export interface ToCorps {
  readonly sameNation: boolean;
  readonly besieged: boolean;
  /** In its own unceded home; for a free state within that state. */
  readonly atHome: boolean;
  /** Depots to a source in the home nation by a valid chain of the corps' own power; null without one. */
  readonly chain: number | null;
  /** A feudal or insurrection corps takes only exchanged prisoners of its own kind. */
  readonly bound: boolean;
  readonly exchanged: boolean;
  /** The first box that would be too small. */
  readonly full: CorpsBox | null;
}
/** Returns whether factors may join a corps, at home or by a supply chain. EIA-056, EIA-058 */
export function mayJoinCorps(factors: Factors, to: ToCorps): Legality {
  const byChain = to.chain !== null && to.chain <= longestChain(factors);
  return unless(
    !to.sameNation && refuse('eiareinf-other-nation', 'EIA-056'),
    to.besieged && refuse('eiareinf-besieged', 'EIA-056'),
    to.bound && !to.exchanged && refuse('eiareinf-bound', 'EIA-056'),
    !to.atHome && to.chain === null && refuse('eiareinf-not-home', 'EIA-056'),
    !to.atHome && !byChain && refuse('eiareinf-chain-long', 'EIA-058'),
    boxFull(to.full, 'EIA-056'),
  );
}

/** Returns what factors become in a city: guard and cavalry turn into infantry. EIA-057 */
export function asGarrison(factors: Factors): Factors {
  const all: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = factors[type] ?? 0;
    if (n > 0) all[inGarrison(type)] = (all[inGarrison(type)] ?? 0) + n;
  }
  return all;
}

/** Types that a city never takes as a garrison. EIA-057 */
const NO_GARRISON: readonly FactorType[] = ['artillery', 'feudalInf', 'feudalCav', 'guerilla'];
export interface ToCity {
  readonly home: boolean;
  readonly besieged: boolean;
  readonly inside: number;
  /** Null while the supply value has not been typed. */
  readonly room: number | null;
}
/** Returns whether factors may join the garrison of a city. EIA-057 */
export const mayJoinCity = (factors: Factors, to: ToCity): Legality =>
  unless(
    !to.home && refuse('eiareinf-city-home', 'EIA-057'),
    to.besieged && refuse('eiareinf-besieged', 'EIA-057'),
    NO_GARRISON.some((type) => (factors[type] ?? 0) > 0) && refuse('eiareinf-city-kind', 'EIA-057'),
    to.room !== null &&
      to.inside + FACTOR_TYPES.reduce((n, type) => n + (factors[type] ?? 0), 0) > to.room &&
      refuse('eiareinf-city-full', 'EIA-057'),
  );

/**
 * Returns whether a reinforcement is lost in land mode: an enemy holds or occupies the area where the scenario places
 * it. EIA-064, Q25
 */
export const isLostThere = (enemy: { readonly holds: boolean; readonly corps: boolean }): boolean =>
  enemy.holds || enemy.corps;

/** Returns whether factors may move between corps and garrisons of one area. EIA-059 */
export const maySwapFactors = (
  factors: Factors,
  swap: {
    readonly sameArea: boolean;
    readonly sameNation: boolean;
    readonly besieged: boolean;
    readonly bound: boolean;
    readonly full: CorpsBox | null;
  },
): Legality =>
  unless(
    !swap.sameArea && refuse('eiareinf-other-area', 'EIA-059'),
    !swap.sameNation && refuse('eiareinf-other-nation', 'EIA-059'),
    swap.besieged && refuse('eiareinf-besieged', 'EIA-059'),
    (swap.bound || (factors.artillery ?? 0) > 0) && refuse('eiareinf-swap-kind', 'EIA-059'),
    boxFull(swap.full, 'EIA-059'),
  );

/** Returns whether a bought counter has waited too long. EIA-055, EIA-211 */
export const isExpired = (until: MonthDate | null, now: MonthDate): boolean =>
  until !== null && compareMonths(until, now) < 0;

// ---- leaders ---------------------------------------------------------------------------------------------------------

/**
 * Returns whether a leader may leave the map: not from a besieged city, and from a besieged port only if it is not
 * blockaded. EIA-062
 */
export const mayRetire = (from: { readonly besieged: boolean; readonly port: boolean; readonly blockaded: boolean }) =>
  from.besieged && (!from.port || from.blockaded) ? refuse('eiareinf-leader-shut-in', 'EIA-062') : ALLOWED;

/** Returns whether a leader may return, or enter for the first time. EIA-062, EIA-281 */
export const mayReturn = (to: {
  readonly besieged: boolean;
  readonly ownPower: boolean;
  /** The leader's date, or the month of recovery. */
  readonly from: MonthDate | null;
  readonly now: MonthDate;
}): Legality =>
  unless(
    to.from !== null && isBefore(to.now, to.from) && refuse('eiareinf-leader-early', 'EIA-062'),
    !to.ownPower && refuse('eiareinf-other-nation', 'EIA-062'),
    to.besieged && refuse('eiareinf-besieged', 'EIA-062'),
  );

/** From this month Bernadotte belongs to the power that controls Sweden. EIA-063 */
export const BERNADOTTE_FROM: MonthDate = { y: 1810, m: 8 };
export const maySwitch = (
  now: MonthDate,
  he: { readonly dead: boolean; readonly franceCollapsed: boolean; readonly switched: boolean },
): Legality =>
  unless(
    isBefore(now, BERNADOTTE_FROM) && refuse('eiareinf-bernadotte-early', 'EIA-063'),
    (he.dead || he.franceCollapsed) && refuse('eiareinf-bernadotte-void', 'EIA-063'),
    he.switched && refuse('eiareinf-bernadotte-gone', 'EIA-063'),
  );

/** Returns the political points for a scuttled fleet. EIA-053 */
export const scuttleCost = (ships: number): Reckoning =>
  reckon('eiareinf-scuttled', [
    term(ships > 0 ? 'eiareinf-with-ships' : 'eiareinf-empty', ships > 0 ? -1 : 0, 'EIA-053'),
  ]);
