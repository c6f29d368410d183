/**
 * What is on and beside the map, as its owner entered it from map, counters and cards: the sheets of EIA-002, 003, 012
 * and 013, and the pieces of ledgers L7 to L12 and L18. A printed figure is null until somebody enters it; the app asks
 * for it once, when a rule needs it.
 */
import * as z from 'zod/mini';
import {
  CORPS_BOXES,
  CORPS_KINDS,
  FACTOR_TYPES,
  IRREGULARS,
  MINOR_STATES,
  MONTHS,
  NAMED_LEADERS,
  POWERS,
  SENIORITIES,
  TERRAINS,
} from './vocabulary.ts';

export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const name = z.string().check(z.minLength(1), z.maxLength(60));
export const words = z.string().check(z.maxLength(400));
export const count = z.int().check(z.minimum(0), z.maximum(9999));
export const power = z.literal(POWERS);
/** A power, or the id of a minor. */
export const nation = id;
/** A figure printed on a counter, a card or the map. */
const printed = z.nullable(z.int().check(z.minimum(0), z.maximum(99)));
/** Morale in tenths. */
const tenths = z.nullable(z.int().check(z.minimum(0), z.maximum(99)));
export const month = z.object({ y: z.int().check(z.minimum(1792), z.maximum(1830)), m: z.literal(MONTHS) });
export const factors = z.partialRecord(z.literal(FACTOR_TYPES), count);

// ---- sheets of the map -----------------------------------------------------------------------------------------------

/** EIA-002 */
export const areaSchema = z.object({
  id,
  name,
  terrain: z.literal(TERRAINS),
  forage: printed,
  city: z.boolean(),
  /** Supply value of the city. */
  spires: printed,
  /** Siege value of the city. */
  fleches: printed,
  /** Id of the area's port. */
  port: z.nullable(id),
  province: z.nullable(id),
  /** Owner of an area without a province. */
  owner: z.nullable(nation),
  /** Whether the area is in the winter zone. EIA-011 */
  winter: z.boolean(),
  /** The power whose capital the area is. EIA-204 */
  capitalOf: z.nullable(power),
});
export type Area = Readonly<z.infer<typeof areaSchema>>;

/** EIA-013, L15. `holder` is null until the province is ceded. */
export const provinceSchema = z.object({
  id,
  name,
  /** The province's home nation: a power, or the minor that it is a district of. */
  home: nation,
  holder: z.nullable(power),
  /** Id of the area with the province's capital. */
  capital: z.nullable(id),
  tax: printed,
  manpower: printed,
  /** Guerilla value. EIA-221 */
  guerilla: printed,
  /** Marks for cossacks and for Poland. EIA-225, EIA-250 */
  cossack: z.boolean(),
  polish: z.boolean(),
  /** The enemy power that occupies the capital, and the month since when. EIA-231, EIA-232 */
  occupied: z.nullable(z.object({ by: power, since: month })),
});
export type Province = Readonly<z.infer<typeof provinceSchema>>;

/** EIA-013, EIA-236, L14 */
export const minorSchema = z.object({
  id,
  name,
  /** The number of districts that count for points. */
  districts: z.int().check(z.minimum(1), z.maximum(9)),
  /** Id of the minor whose lesser district this is; null for an independent minor. */
  major: z.nullable(id),
  capital: z.nullable(id),
  tax: printed,
  manpower: printed,
  /** Whether the minor may own corps. */
  hasCorps: z.boolean(),
  /** Ships recorded for the minor's future fleet. */
  ships: count,
  state: z.literal(MINOR_STATES),
  controller: z.nullable(power),
  occupied: z.nullable(z.object({ by: power, since: month })),
  /** As a free state: its own money in half-points, and its own manpower. EIA-201 */
  money: count,
  men: count,
});
export type Minor = Readonly<z.infer<typeof minorSchema>>;

/** EIA-013 */
export const portSchema = z.object({
  id,
  name,
  area: id,
  /** Trade values: the first for Britain, the second for its owner. */
  first: printed,
  second: printed,
  /** Harbour guns. */
  guns: printed,
  /** Ids of the seas that the port's blockade box touches. */
  seas: z.readonly(z.array(id)),
  icebound: z.boolean(),
  blackSea: z.boolean(),
});
export type Port = Readonly<z.infer<typeof portSchema>>;

/** EIA-013, EIA-074 */
export const seaSchema = z.object({ id, name, /** Whether the sea is north of the ice line. */ ice: z.boolean() });
export type Sea = Readonly<z.infer<typeof seaSchema>>;

// ---- corps and leaders -----------------------------------------------------------------------------------------------

/** Where a corps is. `down`: standing down off the map (feudal, insurrection); `pool`: a counter not in play. */
export const corpsPlaceSchema = z.union([
  z.object({ at: z.literal('area'), area: id }),
  z.object({ at: z.literal('city'), area: id }),
  z.object({ at: z.literal('fleet'), fleet: id }),
  z.object({ at: z.literal('down') }),
  z.object({ at: z.literal('pool') }),
]);
export type CorpsPlace = Readonly<z.infer<typeof corpsPlaceSchema>>;

/** EIA-003, EIA-004, L7. Only the owner knows the contents until a combat reveals them. */
export const corpsSchema = z.object({
  id,
  name,
  nation,
  kind: z.literal(CORPS_KINDS),
  /** Capacity by box: a missing box holds none; null until the owner enters the capacity. */
  boxes: z.partialRecord(z.literal(CORPS_BOXES), printed),
  /** Morale of its infantry and cavalry. */
  infantry: tenths,
  cavalry: tenths,
  s: printed,
  t: printed,
  /** Movement as printed. */
  moves: printed,
  /** A bracketed (3), which is 4 under French control. EIA-107 */
  bracketed: z.boolean(),
  /** Whether the counter has the cavalry symbol. EIA-107, EIA-227 */
  symbol: z.boolean(),
  /** The only province of a feudal corps. EIA-228 */
  province: z.nullable(id),
  factors,
  place: corpsPlaceSchema,
  besieged: z.boolean(),
  /** Whether a combat has revealed the corps. EIA-149 */
  revealed: z.boolean(),
});
export type Corps = Readonly<z.infer<typeof corpsSchema>>;

/** A leader has exactly one status at a time. L11 */
export const leaderStatusSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('notIn') }),
  z.object({ is: z.literal('pool') }),
  z.object({ is: z.literal('corps'), corps: id }),
  z.object({ is: z.literal('fleet'), fleet: id }),
  /** Without a corps in a city that was besieged, with its garrison. */
  z.object({ is: z.literal('city'), area: id }),
  z.object({ is: z.literal('retired') }),
  z.object({ is: z.literal('captured'), by: nation }),
  z.object({ is: z.literal('wounded'), until: month }),
  z.object({ is: z.literal('removed') }),
  z.object({ is: z.literal('dead') }),
]);
export type LeaderStatus = Readonly<z.infer<typeof leaderStatusSchema>>;

/** EIA-012, L11 */
export const leaderSchema = z.object({
  id,
  name,
  power,
  s: printed,
  t: printed,
  max: printed,
  seniority: z.nullable(z.literal(SENIORITIES)),
  cavalry: z.boolean(),
  /** Set for a leader whom the rules name. */
  special: z.nullable(z.literal(NAMED_LEADERS)),
  entry: z.nullable(month),
  status: leaderStatusSchema,
});
export type Leader = Readonly<z.infer<typeof leaderSchema>>;

// ---- the rest of the counters ----------------------------------------------------------------------------------------

export const fleetPlaceSchema = z.union([
  z.object({ at: z.literal('port'), port: id }),
  z.object({ at: z.literal('box'), port: id }),
  z.object({ at: z.literal('sea'), sea: id }),
  z.object({ at: z.literal('pool') }),
]);
export type FleetSpot = Readonly<z.infer<typeof fleetPlaceSchema>>;

/** EIA-071, EIA-080, L9 */
export const fleetSchema = z.object({
  id,
  name,
  nation,
  capacity: printed,
  ships: count,
  place: fleetPlaceSchema,
  /** Whether the fleet has moved, or may not act again in this sequence. */
  done: z.boolean(),
});
export type Fleet = Readonly<z.infer<typeof fleetSchema>>;

/** EIA-113, EIA-114, L8 */
export const garrisonSchema = z.object({
  id,
  nation,
  in: z.union([z.object({ city: id }), z.object({ depot: id })]),
  factors,
});
export type Garrison = Readonly<z.infer<typeof garrisonSchema>>;

/** EIA-101 to 106, EIA-130, L10 */
export const depotSchema = z.object({
  id,
  owner: power,
  at: z.union([z.object({ area: id }), z.object({ city: id }), z.object({ fleet: id })]),
  /** Whether the depot is a source, and whether it is in a valid supply chain, as the table last said. */
  source: z.boolean(),
  valid: z.boolean(),
  since: month,
});
export type Depot = Readonly<z.infer<typeof depotSchema>>;

/** Counters that are open on the map. EIA-004, EIA-220 to 227, L18 */
export const irregularSchema = z.object({
  id,
  owner: power,
  type: z.literal(IRREGULARS),
  count,
  area: z.nullable(id),
  /** Whether the irregulars are the garrison of the area's city. */
  inCity: z.boolean(),
});
export type Irregulars = Readonly<z.infer<typeof irregularSchema>>;

/** EIA-188, EIA-239, L12. Captured leaders record their captor in their own status. */
export const prisonersSchema = z.object({ id, captor: nation, owner: nation, factors });
export type Prisoners = Readonly<z.infer<typeof prisonersSchema>>;
