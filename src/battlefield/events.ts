/** The events in the journal: all values decided, so that `apply` needs no rule, die or clock. */

import * as z from 'zod/mini';
import { envelopeSchema } from '../engine/envelope.ts';
import { agendaEvents } from '../engine/question.ts';
import { reckoningSchema as reckoning, saidSchema as said } from '../engine/shapes.ts';
import { reinforcementSchema, scenarioSchema } from '../scenarios/schema.ts';
import { action, PHASES, packState, sky } from './battle.ts';
import { placeFacts } from './facts.ts';
import { roll, shot, task } from './questions.ts';
import { aftermath } from './rules/after-battle/after-battle.ts';
import { SEATS } from './seats.ts';
import { HELPS, PHONES, setup } from './setup.ts';
import { id, list, side } from './shapes.ts';
import {
  formationSchema,
  formationState,
  officerSchema,
  officerState,
  sideState,
  unitSchema,
  unitState,
} from './troops.ts';

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
const to = { to: z.optional(list(z.literal(SEATS))) };

const event = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ...shape, ...to });

/** Why a battle continues in a copy, and after which entry of which record. */
const branching = z.object({ id, seq: z.int(), why: z.literal(['revealed', 'damaged', 'elsewhere', 'earlier']) });
export type Branching = z.infer<typeof branching>;

export const eventSchema = z.discriminatedUnion('type', [
  event('begun', {
    scenario: scenarioSchema,
    setup,
    seal: z.string(),
    sides: z.object({ a: sideState, b: sideState }),
    formations: list(formationSchema),
    units: list(unitSchema),
    officers: list(officerSchema),
    sky,
  }),
  event('phase', { turn: z.int(), phase: z.literal(PHASES) }),
  event('clock', { minutes: z.int() }),
  event('action', { action: z.nullable(action) }),
  event('contests', { count: z.int() }),
  event('unit', { unit: id, set: z.partial(unitState) }),
  event('raised', { unit: unitSchema }),
  event('formation', { formation: id, set: z.partial(formationState) }),
  event('officer', { officer: id, set: z.partial(officerState) }),
  event('side', { side, set: z.partial(sideState) }),
  event('place', { place: id, facts: placeFacts }),
  event('sky', { set: z.partial(sky) }),
  event('pack', { pack: z.literal(['quality', 'time']), state: packState }),
  event('thrown', { topic: z.string() }),
  event('arrived', { reinforcement: id }),
  event('shots', { shots: list(shot) }),
  ...agendaEvents(task, roll, to),
  event('ruling', { key: z.string(), value: z.string() }),
  event('dice', { dice: z.literal(['app', 'table']) }),
  event('phone', { phone: z.literal(PHONES) }),
  event('help', { help: z.literal(HELPS) }),
  event('note', { of: z.union([side, z.literal('umpire')]), formation: z.optional(id), text: z.string() }),
  /** Author and seal of a sealed paper; its words are in the box. */
  event('sealed', { by: z.string(), envelope: envelopeSchema }),
  /** Sealed paper number `sealed` is opened for everyone. */
  event('unsealed', { sealed: z.int(), salt: z.string(), text: z.string() }),
  event('enlisted', {
    coming: reinforcementSchema,
    formation: z.optional(formationSchema),
    officer: z.optional(officerSchema),
    units: list(unitSchema),
  }),
  event('lull', {
    lull: z.nullable(z.object({ by: side, where: z.string(), since: z.int(), covers: z.optional(list(id)) })),
  }),
  event('aftermath', { rolls: aftermath }),
  event('ended', { ended: z.nullable(z.object({ why: said })) }),
  /** The seed was shown. The seed tells every throw, so nothing more is played under its seal. */
  event('revealed', {}),
  /** Everything before was copied from another record; chance now comes from a new seal. */
  event('branched', { seal: z.string(), from: branching }),
  event('logged', { line }),
]);

export type Event = z.infer<typeof eventSchema>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/** The notices of a deed: lines the next screen shows because no question asked for them and no result told them. */
export const notices = (events: readonly Event[]): readonly Line[] =>
  events.flatMap((event) => (event.type === 'logged' && event.line.unasked ? [event.line] : []));
