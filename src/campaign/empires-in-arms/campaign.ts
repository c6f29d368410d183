/**
 * The state of a campaign: its ledgers by name, the clock, the charts as their owner entered them, and the open
 * questions.
 */

import * as z from 'zod/mini';
import { FACES } from '../../dice/faces.ts';
import type { Thrown } from '../../engine/chance.ts';
import { boxSchema } from '../../engine/envelope.ts';
import { keysOf } from '../../engine/keys.ts';
import { facts, type Question, type Roll } from '../../engine/question.ts';
import { type Slots, slotsSchema } from '../chart-slot.ts';
import {
  type Area,
  areaSchema,
  type Corps,
  corpsSchema,
  count,
  type Depot,
  depotSchema,
  type Fleet,
  fleetSchema,
  type Garrison,
  garrisonSchema,
  type Irregulars,
  irregularSchema,
  type Leader,
  leaderSchema,
  type Minor,
  minorSchema,
  month,
  name,
  type Port,
  type Prisoners,
  type Province,
  portSchema,
  power,
  prisonersSchema,
  provinceSchema,
  type Sea,
  seaSchema,
  words,
} from './pieces.ts';
import {
  type Access,
  type Alliance,
  accessSchema,
  allianceSchema,
  type Combat,
  type Combined,
  type Cooling,
  combatSchema,
  combinedSchema,
  coolingSchema,
  type Debt,
  debtSchema,
  type Lock,
  lockSchema,
  type PowerState,
  powerSchema,
  type Queued,
  queuedSchema,
  type Round,
  roundSchema,
  type Treaty,
  treatySchema,
  type War,
  warSchema,
} from './politics.ts';
import { chosenSchema, type Rulings } from './rulings.ts';
import { PHASES, type Power, STEPS, type Step } from './vocabulary.ts';

/** Every ledger by name, with the schema of its pieces. Each piece has an id. */
export const LEDGERS = {
  powers: powerSchema,
  areas: areaSchema,
  provinces: provinceSchema,
  ports: portSchema,
  seas: seaSchema,
  minors: minorSchema,
  corps: corpsSchema,
  leaders: leaderSchema,
  fleets: fleetSchema,
  garrisons: garrisonSchema,
  depots: depotSchema,
  irregulars: irregularSchema,
  prisoners: prisonersSchema,
  wars: warSchema,
  alliances: allianceSchema,
  locks: lockSchema,
  coolings: coolingSchema,
  access: accessSchema,
  combined: combinedSchema,
  queue: queuedSchema,
  debts: debtSchema,
  treaties: treatySchema,
  rounds: roundSchema,
  combats: combatSchema,
} as const;

export interface Pieces {
  readonly powers: PowerState;
  readonly areas: Area;
  readonly provinces: Province;
  readonly ports: Port;
  readonly seas: Sea;
  readonly minors: Minor;
  readonly corps: Corps;
  readonly leaders: Leader;
  readonly fleets: Fleet;
  readonly garrisons: Garrison;
  readonly depots: Depot;
  readonly irregulars: Irregulars;
  readonly prisoners: Prisoners;
  readonly wars: War;
  readonly alliances: Alliance;
  readonly locks: Lock;
  readonly coolings: Cooling;
  readonly access: Access;
  readonly combined: Combined;
  readonly queue: Queued;
  readonly debts: Debt;
  readonly treaties: Treaty;
  readonly rounds: Round;
  readonly combats: Combat;
}
export type LedgerName = keyof Pieces & keyof typeof LEDGERS;
export const LEDGER_NAMES = keysOf<LedgerName>(LEDGERS);
export const isLedger = (text: string): text is LedgerName => Object.hasOwn(LEDGERS, text);
export type Ledgers = { readonly [K in LedgerName]: Readonly<Record<string, Pieces[K]>> };

// ---- the clock -------------------------------------------------------------------------------------------------------

const ALL_STEPS = PHASES.flatMap((phase): readonly Step[] => STEPS[phase]);

/** The point that the month has reached: a step of a phase, and the powers that act. L1 */
export const clockSchema = z.object({
  date: month,
  phase: z.literal(PHASES),
  step: z.literal(ALL_STEPS),
  /** The powers that act now: several where powers move together, none where every power acts. */
  acting: z.readonly(z.array(power)),
  /**
   * The place in the order that Britain takes at sea or France on land, counted from 0; null before the choice.
   * EIA-070, EIA-100
   */
  slot: z.nullable(count),
  /** Whether play has begun; settings and options are then fixed. */
  started: z.boolean(),
});
export type Clock = Readonly<z.infer<typeof clockSchema>>;

// ---- questions -------------------------------------------------------------------------------------------------------

const face = z.literal(FACES);
export const thingSchema = z.object({ die: face });
export type Thing = Readonly<z.infer<typeof thingSchema>>;

export const rollSchema = z.object({
  slot: z.string(),
  by: power,
  thing: thingSchema,
  own: z.boolean(),
  again: z.readonly(z.array(z.object({ side: power, cost: count }))),
});
export const taskSchema = z.object({
  id: z.string(),
  kind: z.string(),
  side: z.nullable(power),
  facts,
  data: z.unknown(),
  rolls: z.readonly(z.array(rollSchema)),
  deferred: z.boolean(),
});
export type Task = Question<Thing, Power> & { readonly rolls: readonly Roll<Thing, Power>[] };

// ---- the whole -------------------------------------------------------------------------------------------------------

/** Flags of the campaign by name: a US war, a dominant power, the holder of Polish loyalty. L19 */
export const flagSchema = z.union([z.boolean(), z.int(), z.string().check(z.maxLength(200))]);
export type FlagValue = z.infer<typeof flagSchema>;

const piecesOf = <K extends LedgerName>(ledger: K) => z.readonly(z.array(LEDGERS[ledger]));
/** The sheets that a campaign may begin with, from another campaign or from a club's spreadsheet. */
export const sheetsSchema = z.partial(
  z.object({
    areas: piecesOf('areas'),
    provinces: piecesOf('provinces'),
    ports: piecesOf('ports'),
    seas: piecesOf('seas'),
    minors: piecesOf('minors'),
    corps: piecesOf('corps'),
    leaders: piecesOf('leaders'),
    fleets: piecesOf('fleets'),
  }),
);
export type Sheets = Readonly<z.infer<typeof sheetsSchema>>;

/**
 * The public keys of the seats, including the keeper's, and the table's own cipher key, which only the keeper can open.
 */
const lockedSchema = z.object({ keys: z.record(z.string(), z.string()), table: boxSchema });
export type Locked = Readonly<z.infer<typeof lockedSchema>>;

export const setupSchema = z.object({
  title: name,
  powers: z.readonly(z.array(z.object({ id: power, player: words, french: z.boolean() }))).check(z.minLength(1)),
  date: month,
  rulings: chosenSchema,
  /** Whether the app or the players at the table throw the dice. */
  dice: z.literal(['app', 'table']),
  sheets: sheetsSchema,
  slots: slotsSchema,
  /** Present when the seats are locked and open with their figures. */
  locked: z.optional(lockedSchema),
});
export type Setup = Readonly<z.infer<typeof setupSchema>>;

export interface Campaign extends Ledgers {
  readonly title: string;
  readonly seal: string;
  readonly clock: Clock;
  readonly slots: Slots;
  readonly flags: Readonly<Record<string, FlagValue>>;
  readonly rulings: Rulings;
  readonly dice: Setup['dice'];
  readonly agenda: readonly Task[];
  readonly serial: number;
  readonly thrown: Thrown;
  /** Present when the seats are locked. */
  readonly locked?: Locked;
  /** Whether the campaign has covered deeds that this device cannot read. The state here is then incomplete. */
  readonly unread?: boolean;
}
