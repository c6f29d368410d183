/** Where what falls due may be placed, swapped, taken off: ships, counters, factors, leaders. EIA-050 to EIA-064 */
import { ALLOWED, type Legality, refuse, unless } from '../../../engine/legality.ts';
import { say } from '../../../engine/message.ts';
import { type Reckoning, type RowId, reckon, term } from '../../../engine/reckoning.ts';
import { compareMonths, isBefore } from '../calendar.ts';
import { type CorpsBox, FACTOR_TYPES, type Factors, type FactorType, type MonthDate } from '../vocabulary.ts';
import { inGarrison } from './garrisons.ts';

// ---- ships -----------------------------------------------------------------------------------------------------------

export interface Berth {
  /** The port is home to the fleet's nation, or of a conquered minor of its power. */
  readonly friendly: boolean;
  /** The fleet is a free state's, and the port not its own. */
  readonly foreignToMinor: boolean;
  readonly ships: number;
  /** Ships the fleet has, and may hold; null while nobody has typed it. */
  readonly has: number;
  readonly capacity: number | null;
}
/** Ships into a fleet; a blockade is no hindrance. EIA-051 */
export const mayTakeShips = (to: Berth): Legality =>
  unless(
    to.foreignToMinor && refuse('eiareinf-minor-port', 'EIA-051'),
    !to.friendly && refuse('eiareinf-not-home-port', 'EIA-051'),
    to.capacity !== null && to.has + to.ships > to.capacity && refuse('eiareinf-fleet-full', 'EIA-051'),
  );

/** A new fleet counter: in such a port or with another fleet, and with a ship at least. EIA-050 */
export const mayPlaceFleet = (to: {
  readonly friendly: boolean;
  readonly withFleet: boolean;
  readonly ships: number;
}) =>
  unless(
    !to.friendly && !to.withFleet && refuse('eiareinf-not-home-port', 'EIA-050'),
    to.ships < 1 && refuse('eiareinf-no-ship', 'EIA-050'),
  );

/** Ships from one fleet to another. EIA-052 */
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

/** A fleet that its own player scuttles: never a minor's. EIA-053 */
export const mayScuttle = (ofMinor: boolean): Legality =>
  ofMinor ? refuse('eiareinf-scuttle-minor', 'EIA-053') : ALLOWED;

// ---- factors and corps -----------------------------------------------------------------------------------------------

/** A box of a corps card that would not hold what comes to it. EIA-056 */
const boxFull = (box: CorpsBox | null, row: RowId): Legality | false =>
  box !== null && refuse(say('eiareinf-corps-full', { box: { code: `eia-box-${box}` } }), row);

/** A new corps counter. EIA-055 */
export const mayPlaceCorps = (to: {
  readonly homeCity: boolean;
  readonly besieged: boolean;
  /** A friendly corps stands there that nobody besieges. */
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

/** Depots in a chain, for regulars and for militia. EIA-058 */
const CHAIN = 6;
const MILITIA_CHAIN = 3;
export const longestChain = (factors: Factors): number => ((factors.militia ?? 0) > 0 ? MILITIA_CHAIN : CHAIN);

export interface ToCorps {
  readonly sameNation: boolean;
  readonly besieged: boolean;
  /** In its own unceded home, or a free state's within that state. */
  readonly atHome: boolean;
  /** Depots to a source in the home nation by a valid chain of its own power; null without one. */
  readonly chain: number | null;
  /** Feudal and insurrection corps have exchanged prisoners alone, of their own kind. */
  readonly bound: boolean;
  readonly exchanged: boolean;
  /** The first of its boxes that would be too small. */
  readonly full: CorpsBox | null;
}
/** Factors into a corps, at home or by a chain of supply. EIA-056, EIA-058 */
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

/** What becomes of factors in a city: guard and cavalry turn into infantry. EIA-057 */
export function asGarrison(factors: Factors): Factors {
  const all: Partial<Record<FactorType, number>> = {};
  for (const type of FACTOR_TYPES) {
    const n = factors[type] ?? 0;
    if (n > 0) all[inGarrison(type)] = (all[inGarrison(type)] ?? 0) + n;
  }
  return all;
}

/** Kinds that a city never takes in as a garrison. EIA-057 */
const NO_GARRISON: readonly FactorType[] = ['artillery', 'feudalInf', 'feudalCav', 'guerilla'];
export interface ToCity {
  readonly home: boolean;
  readonly besieged: boolean;
  readonly inside: number;
  /** Null while its supply value has not been typed. */
  readonly room: number | null;
}
/** Factors into the garrison of a city. EIA-057 */
export const mayJoinCity = (factors: Factors, to: ToCity): Legality =>
  unless(
    !to.home && refuse('eiareinf-city-home', 'EIA-057'),
    to.besieged && refuse('eiareinf-besieged', 'EIA-057'),
    NO_GARRISON.some((type) => (factors[type] ?? 0) > 0) && refuse('eiareinf-city-kind', 'EIA-057'),
    to.room !== null &&
      to.inside + FACTOR_TYPES.reduce((n, type) => n + (factors[type] ?? 0), 0) > to.room &&
      refuse('eiareinf-city-full', 'EIA-057'),
  );

/** Where the scenario puts it, in land mode: lost where an enemy holds the area or stands in it. EIA-064, Q25 */
export const isLostThere = (enemy: { readonly holds: boolean; readonly corps: boolean }): boolean =>
  enemy.holds || enemy.corps;

/** Factors between corps and garrisons of one area. EIA-059 */
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

/** Whether a counter that was bought has waited too long. EIA-055, EIA-211 */
export const isExpired = (until: MonthDate | null, now: MonthDate): boolean =>
  until !== null && compareMonths(until, now) < 0;

// ---- leaders ---------------------------------------------------------------------------------------------------------

/** A leader leaves the map: not from a besieged city, from a besieged port only if no fleet shuts it. EIA-062 */
export const mayRetire = (from: { readonly besieged: boolean; readonly port: boolean; readonly blockaded: boolean }) =>
  from.besieged && (!from.port || from.blockaded) ? refuse('eiareinf-leader-shut-in', 'EIA-062') : ALLOWED;

/** A leader comes back, or in for the first time. EIA-062, EIA-281 */
export const mayReturn = (to: {
  readonly besieged: boolean;
  readonly ownPower: boolean;
  /** His date, or the month he is well again. */
  readonly from: MonthDate | null;
  readonly now: MonthDate;
}): Legality =>
  unless(
    to.from !== null && isBefore(to.now, to.from) && refuse('eiareinf-leader-early', 'EIA-062'),
    !to.ownPower && refuse('eiareinf-other-nation', 'EIA-062'),
    to.besieged && refuse('eiareinf-besieged', 'EIA-062'),
  );

/** From this month on Bernadotte is whoever's controls Sweden. EIA-063 */
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

/** Points for fleets scuttled in their own step. EIA-053 */
export const scuttleCost = (ships: number): Reckoning =>
  reckon('eiareinf-scuttled', [
    term(ships > 0 ? 'eiareinf-with-ships' : 'eiareinf-empty', ships > 0 ? -1 : 0, 'EIA-053'),
  ]);
