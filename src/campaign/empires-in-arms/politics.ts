/**
 * Relations between the powers, and their money and manpower: ledgers L2 to L6 and L13 to L17, sealed entries, battles.
 */
import * as z from 'zod/mini';
import { boxSchema } from '../../engine/envelope.ts';
import { count, factors, id, month, name, nation, power, words } from './pieces.ts';
import { BATTLE_SIDES, COMBAT_KINDS, FACTOR_TYPES, POWERS, SENIORITIES, TERRAINS } from './vocabulary.ts';

const whole = z.int().check(z.minimum(-9999), z.maximum(9999));

/** A power in play. EIA-005, EIA-237 */
export const powerSchema = z.object({
  id: power,
  /** Name of the player. */
  player: words,
  /** Money in half-points; below 0 only where the group allows debt. L4 */
  money: whole,
  /** Manpower in points. L5 */
  manpower: count,
  /** Box of the status marker, counted from 0 at the low end. L2 */
  marker: count,
  /** Whether the marker fell off the low end; the power then sues all enemies in the next Peace Step. EIA-237 */
  mustSue: z.boolean(),
  vp: whole,
  /** Whether the power is on the French side in land mode. EIA-009 */
  french: z.boolean(),
  /** Whether the power has left the game for good. EIA-039, EIA-214 */
  out: z.boolean(),
});
export type PowerState = Readonly<z.infer<typeof powerSchema>>;

/** A war between two nations, powers or minors; `a` declared it. `order` is its position among all wars. L13 */
export const warSchema = z.object({ id, a: nation, b: nation, since: month, order: count });
export type War = Readonly<z.infer<typeof warSchema>>;
/** Between powers only. L13 */
export const allianceSchema = z.object({ id, a: power, b: power, since: month });
export type Alliance = Readonly<z.infer<typeof allianceSchema>>;
/** `by` may not attack `against` before `until`; the lock does not bind `against`. EIA-036 */
export const lockSchema = z.object({ id, by: power, against: power, until: month });
export type Lock = Readonly<z.infer<typeof lockSchema>>;
/** The two powers may not ally again before `until`. EIA-040 */
export const coolingSchema = z.object({ id, a: power, b: power, until: month });
export type Cooling = Readonly<z.infer<typeof coolingSchema>>;
/** `to` may enter the territory of `of`. EIA-233, EIA-282 */
export const accessSchema = z.object({ id, of: nation, to: power, byTreaty: z.boolean(), note: words });
export type Access = Readonly<z.infer<typeof accessSchema>>;
/** Powers that move together this turn. EIA-048 */
export const combinedSchema = z.object({ id, powers: z.readonly(z.array(power)) });
export type Combined = Readonly<z.infer<typeof combinedSchema>>;

/** Something on order: what is due, to whom, and when. L6, EIA-210, EIA-211, EIA-034 */
export const queuedSchema = z.object({
  id,
  owner: nation,
  what: z.discriminatedUnion('is', [
    /** `exchanged`: returned prisoners; no other factors may join a feudal or insurrection corps. EIA-034, EIA-056 */
    z.object({ is: z.literal('factors'), factors, exchanged: z.optional(z.boolean()) }),
    z.object({ is: z.literal('ships'), ships: count }),
    z.object({ is: z.literal('corps'), corps: id }),
    z.object({ is: z.literal('fleet'), fleet: id }),
    z.object({ is: z.literal('leader'), leader: id }),
  ]),
  due: month,
  /** The last month in which the arrival is possible; null without a limit. EIA-055, EIA-211 */
  until: z.nullable(month),
});
export type Queued = Readonly<z.infer<typeof queuedSchema>>;

/** L16, EIA-208. Money in half-points. */
export const debtSchema = z.object({ id, from: power, to: power, money: count, formal: z.boolean(), note: words });
export type Debt = Readonly<z.infer<typeof debtSchema>>;

/** L17, EIA-028 to 033 */
export const treatySchema = z.object({
  id,
  loser: power,
  date: month,
  formal: z.boolean(),
  victors: z.readonly(
    z.array(
      z.object({ power, unconditional: z.boolean(), terms: z.readonly(z.array(z.string().check(z.maxLength(8)))) }),
    ),
  ),
});
export type Treaty = Readonly<z.infer<typeof treatySchema>>;

// ---- sealed entries --------------------------------------------------------------------------------------------------

/** Kinds of entry that stay secret until all are in: EIA-021, EIA-043, EIA-142, EIA-171, EIA-215, EIA-271 */
export const SEALED_KINDS = ['targets', 'backDown', 'chit', 'dayEnd', 'guard', 'cession'] as const;
export type SealedKind = (typeof SEALED_KINDS)[number];

export const entrySchema = z.object({
  seal: z.string(),
  /** The opened text; the default when the power did not open its seal. */
  opened: z.nullable(z.object({ salt: z.string(), text: z.string(), byDefault: z.boolean() })),
  /** The encrypted text, for the device that holds the figures of the seat. */
  box: z.optional(boxSchema),
});
/** A round of sealed entries: the powers asked, their seals, and the default. */
export const roundSchema = z.object({
  id,
  kind: z.literal(SEALED_KINDS),
  /** The subject of the round: the id of a battle or a minor; empty for the step itself. */
  about: z.string(),
  asked: z.readonly(z.array(power)),
  /** The text that counts for a power that does not open its seal. */
  otherwise: z.string(),
  /** The day that the group agreed on, in its own words. */
  deadline: words,
  entries: z.partialRecord(z.literal(POWERS), entrySchema),
  since: month,
  over: z.boolean(),
});
export type Round = Readonly<z.infer<typeof roundSchema>>;

// ---- battles ---------------------------------------------------------------------------------------------------------

const leaderRef = z.object({
  id,
  name,
  power,
  s: count,
  t: count,
  max: count,
  seniority: z.nullable(z.literal(SENIORITIES)),
  cavalry: z.boolean(),
});
const tenthsByType = z.partialRecord(z.literal(FACTOR_TYPES), count);
/** Section 7.3 of the contract. */
export const forceSchema = z.object({
  id,
  /** Empty for a force without a name: irregulars, or the garrison of a depot. */
  name: words,
  kind: z.literal(['corps', 'irregulars', 'depotGarrison', 'sallying']),
  power,
  factors,
  moraleTenths: tenthsByType,
  intrinsic: z.nullable(z.object({ s: count, t: count })),
  entry: z.union([z.literal(['start', 'outflank']), z.object({ reinforceFrom: id })]),
});
export type Force = Readonly<z.infer<typeof forceSchema>>;
export const sideRequestSchema = z.object({
  powers: z.readonly(z.array(power)),
  commander: z.nullable(id),
  leaders: z.readonly(z.array(leaderRef)),
  chit: z.nullable(z.string()),
  finalMoraleTenths: count,
  /** Morale of the first day, in tenths; the morale of later days is lower. EIA-148 */
  baseTenths: z.optional(count),
  forces: z.readonly(z.array(forceSchema)),
});
export type SideRequest = Readonly<z.infer<typeof sideRequestSchema>>;
export const requestSchema = z.object({
  id,
  date: month,
  area: id,
  terrain: z.literal(TERRAINS),
  river: z.boolean(),
  day: count,
  kind: z.literal(['field', 'limited']),
  attacker: sideRequestSchema,
  defender: sideRequestSchema,
});
export type BattleRequest = Readonly<z.infer<typeof requestSchema>>;

/** Men of one kind in one corps. The number may be larger than any other count. */
const men = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** Section 7.4 of the contract. */
export const resultSchema = z.object({
  requestId: id,
  outcome: z.literal(['attacker', 'defender', 'bothBroke', 'noDecision']),
  withdrew: z.readonly(z.array(z.literal(BATTLE_SIDES))),
  corpsUsed: z.readonly(z.array(id)),
  menLost: z.readonly(z.array(z.object({ force: id, type: z.literal(FACTOR_TYPES), men }))),
  leaders: z.readonly(z.array(z.object({ id, fate: z.literal(['ok', 'wounded', 'dead', 'captured']) }))),
});
export type BattleResult = Readonly<z.infer<typeof resultSchema>>;

/** A combat of the month, in the app or at the table. L20 */
export const combatSchema = z.object({
  id,
  kind: z.literal(COMBAT_KINDS),
  area: id,
  date: month,
  attacker: power,
  defender: nation,
  via: z.literal(['phone', 'table']),
  over: z.boolean(),
  /** The request sent to the table, and the result that came back. */
  request: z.nullable(requestSchema),
  result: z.nullable(resultSchema),
  /**
   * The working data of a fight in the app between its questions; its procedures check the data against their own
   * schemas.
   */
  notes: z.record(z.string(), z.unknown()),
});
export type Combat = Readonly<z.infer<typeof combatSchema>>;
