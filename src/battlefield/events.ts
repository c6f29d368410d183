/**
 * The events in the journal: decided facts with all their values, so that `apply` needs no rule, die or clock. The
 * schema checks entries from files and the store.
 */

import * as z from 'zod/mini';
import { envelopeSchema } from '../engine/envelope.ts';
import { agendaEvents } from '../engine/question.ts';
import { reckoningSchema as reckoning, saidSchema as said } from '../engine/shapes.ts';
import { reinforcementSchema, scenarioSchema } from '../scenarios/schema.ts';
import {
  action,
  formationSchema,
  formationState,
  HELPS,
  officerSchema,
  officerState,
  PHASES,
  PHONES,
  packState,
  roll,
  setup,
  shot,
  sideState,
  sky,
  task,
  unitSchema,
  unitState,
} from './battle.ts';
import { placeFacts } from './facts.ts';
import { aftermath } from './rules/after-battle/after-battle.ts';
import { SEATS } from './seats.ts';
import { id, list, side } from './shapes.ts';

/** A line of the battle's story. `**bold**` marks the outcome. */
const line = z.object({
  side: z.optional(side),
  text: said,
  /** The sums behind the line, shown when it is tapped. */
  sums: z.optional(list(reckoning)),
  /** Set by hand, against or without a rule. */
  byHand: z.optional(z.boolean()),
  /** No question asked for this, so the next screen shows it too. */
  unasked: z.optional(z.boolean()),
});
export type Line = z.infer<typeof line>;

/** The seats that may know the event; everyone if omitted. */
const audience = z.optional(list(z.literal(SEATS)));

const to = { to: audience };

/** Why a battle continues in a copy, and after which entry of which record. */
const branching = z.object({ id, seq: z.int(), why: z.literal(['revealed', 'damaged', 'elsewhere', 'earlier']) });
export type Branching = z.infer<typeof branching>;

export const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begun'),
    scenario: scenarioSchema,
    setup,
    seal: z.string(),
    sides: z.object({ a: sideState, b: sideState }),
    formations: list(formationSchema),
    units: list(unitSchema),
    officers: list(officerSchema),
    sky,
    ...to,
  }),
  z.object({ type: z.literal('phase'), turn: z.int(), phase: z.literal(PHASES), ...to }),
  z.object({ type: z.literal('clock'), minutes: z.int(), ...to }),
  z.object({ type: z.literal('action'), action: z.nullable(action), ...to }),
  z.object({ type: z.literal('contests'), count: z.int(), ...to }),
  z.object({ type: z.literal('unit'), unit: id, set: z.partial(unitState), ...to }),
  z.object({ type: z.literal('raised'), unit: unitSchema, ...to }),
  z.object({ type: z.literal('formation'), formation: id, set: z.partial(formationState), ...to }),
  z.object({ type: z.literal('officer'), officer: id, set: z.partial(officerState), ...to }),
  z.object({ type: z.literal('side'), side, set: z.partial(sideState), ...to }),
  z.object({ type: z.literal('place'), place: id, facts: placeFacts, ...to }),
  z.object({ type: z.literal('sky'), set: z.partial(sky), ...to }),
  z.object({ type: z.literal('pack'), pack: z.literal(['quality', 'time']), state: packState, ...to }),
  z.object({ type: z.literal('thrown'), topic: z.string(), ...to }),
  z.object({ type: z.literal('arrived'), reinforcement: id, ...to }),
  z.object({ type: z.literal('shots'), shots: list(shot), ...to }),
  ...agendaEvents(task, roll, to),
  z.object({ type: z.literal('ruling'), key: z.string(), value: z.string(), ...to }),
  z.object({ type: z.literal('dice'), dice: z.literal(['app', 'table']), ...to }),
  z.object({ type: z.literal('phone'), phone: z.literal(PHONES), ...to }),
  z.object({ type: z.literal('help'), help: z.literal(HELPS), ...to }),
  z.object({
    type: z.literal('note'),
    of: z.union([side, z.literal('umpire')]),
    /** The umpire's note on a formation. */
    formation: z.optional(id),
    text: z.string(),
    ...to,
  }),
  /** Author and seal of a sealed paper; its words are in the box. */
  z.object({ type: z.literal('sealed'), by: z.string(), envelope: envelopeSchema, ...to }),
  /** Sealed paper number `sealed` is opened for everyone. */
  z.object({ type: z.literal('unsealed'), sealed: z.int(), salt: z.string(), text: z.string(), ...to }),
  /** Secret units join the battle. */
  z.object({
    type: z.literal('enlisted'),
    coming: reinforcementSchema,
    formation: z.optional(formationSchema),
    officer: z.optional(officerSchema),
    units: list(unitSchema),
    ...to,
  }),
  z.object({
    type: z.literal('lull'),
    lull: z.nullable(z.object({ by: side, where: z.string(), since: z.int(), covers: z.optional(list(id)) })),
    ...to,
  }),
  z.object({ type: z.literal('aftermath'), rolls: aftermath, ...to }),
  z.object({ type: z.literal('ended'), ended: z.nullable(z.object({ why: said })), ...to }),
  /** The seed was shown. The seed tells every throw, so nothing more is played under its seal. */
  z.object({ type: z.literal('revealed'), ...to }),
  /** Everything before was copied from another record; chance now comes from a new seal. */
  z.object({ type: z.literal('branched'), seal: z.string(), from: branching, ...to }),
  z.object({ type: z.literal('logged'), line, ...to }),
]);

export type Event = z.infer<typeof eventSchema>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/** The notices of a deed: lines the next screen shows because no question asked for them and no result told them. */
export const notices = (events: readonly Event[]): readonly Line[] =>
  events.flatMap((event) => (event.type === 'logged' && event.line.unasked ? [event.line] : []));
