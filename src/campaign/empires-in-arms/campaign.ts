/** The whole of a campaign: its ledgers by name, the clock, the charts as their owner typed them, and what is asked. */

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

/** Every ledger, by name, with the shape of its pieces. A piece is known by its id. */
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

/** Where the month stands: a step of a phase, and whose it is. L1 */
export const clockSchema = z.object({
  date: month,
  phase: z.literal(PHASES),
  step: z.literal(ALL_STEPS),
  /** Who acts now, several where they move together; nobody where the step is everybody's. */
  acting: z.readonly(z.array(power)),
  /** Where Britain at sea and France on land put themselves, counted from 0; null before they have said it. EIA-070, EIA-100 */
  slot: z.nullable(count),
  /** Play has begun: settings and options are fixed. */
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

/** World flags, by name: a US war, a dominant power, who holds the loyalty of the Poles. L19 */
export const flagSchema = z.union([z.boolean(), z.int(), z.string().check(z.maxLength(200))]);
export type FlagValue = z.infer<typeof flagSchema>;

const piecesOf = <K extends LedgerName>(ledger: K) => z.readonly(z.array(LEDGERS[ledger]));
/** What a campaign may begin with: the sheets of another, or a club's spreadsheet. */
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

/** The public keys of the seats, the keeper's among them, and the table's own cipher, which the keeper alone takes out. */
const lockedSchema = z.object({ keys: z.record(z.string(), z.string()), table: boxSchema });
export type Locked = Readonly<z.infer<typeof lockedSchema>>;

export const setupSchema = z.object({
  title: name,
  powers: z.readonly(z.array(z.object({ id: power, player: words, french: z.boolean() }))).check(z.minLength(1)),
  date: month,
  rulings: chosenSchema,
  /** Who throws: the app, or the table. */
  dice: z.literal(['app', 'table']),
  sheets: sheetsSchema,
  slots: slotsSchema,
  /** Its seats open by their figures. */
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
  /** Its seats are under lock. */
  readonly locked?: Locked;
  /** Deeds of it are covered that this device cannot read: what stands here is not all of it. */
  readonly unread?: boolean;
}
