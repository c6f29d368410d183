/** What the journal of a campaign keeps: facts that have been decided, and the door for those that come from outside. */
import * as z from 'zod/mini';
import { agendaEvents } from '../../engine/question.ts';
import { reckoningSchema, saidSchema } from '../../engine/shapes.ts';
import {
  areaSchema,
  armySchema,
  battleSchema,
  corpsSchema,
  momentSchema,
  rollSchema,
  SIDES,
  setupSchema,
  sideSchema,
  taskSchema,
} from './campaign.ts';
import { fitsKind } from './procedures.ts';

const id = z.string();
const side = z.literal(SIDES);

/** A line of the campaign's story. */
export const lineSchema = z.object({
  text: saidSchema,
  side: z.optional(side),
  sums: z.optional(z.readonly(z.array(reckoningSchema))),
  byHand: z.optional(z.boolean()),
});
export type Line = Readonly<z.infer<typeof lineSchema>>;

/** Why a campaign goes on in a copy, and after which entry of which record. */
const branching = z.object({ id, seq: z.int(), why: z.literal(['revealed', 'damaged', 'elsewhere', 'earlier']) });

/** The seats that may know it; left out: everybody. */
const to = { to: z.optional(z.readonly(z.array(z.string()))) };

const task = taskSchema.check(
  z.refine((one) => fitsKind(one), 'a question of a kind that is known, with what it needs'),
);

export const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), setup: setupSchema, seal: z.string(), ...to }),
  z.object({ type: z.literal('added'), area: areaSchema, ...to }),
  z.object({ type: z.literal('raised'), army: armySchema, ...to }),
  z.object({ type: z.literal('enlisted'), corps: corpsSchema, ...to }),
  z.object({ type: z.literal('area'), area: id, set: z.partial(areaSchema), ...to }),
  z.object({ type: z.literal('army'), army: id, set: z.partial(armySchema), ...to }),
  z.object({ type: z.literal('corps'), corps: id, set: z.partial(corpsSchema), ...to }),
  z.object({ type: z.literal('side'), side, set: z.partial(sideSchema), ...to }),
  z.object({ type: z.literal('moment'), set: z.partial(momentSchema), ...to }),
  z.object({ type: z.literal('mover'), army: z.nullable(id), ...to }),
  z.object({ type: z.literal('battle'), battle: battleSchema, ...to }),
  z.object({ type: z.literal('fought'), battle: id, ...to }),
  z.object({ type: z.literal('slot'), chart: z.string(), cell: z.string(), value: z.nullable(z.int()), ...to }),
  z.object({ type: z.literal('ruling'), key: z.string(), value: z.string(), ...to }),
  z.object({ type: z.literal('dice'), dice: z.literal(['app', 'table']), ...to }),
  z.object({ type: z.literal('thrown'), topic: z.string(), ...to }),
  z.object({ type: z.literal('told'), line: lineSchema, ...to }),
  /** All before it was copied from another record; from here on chance comes from a seal of its own. */
  z.object({ type: z.literal('branched'), seal: z.string(), from: branching, ...to }),
  ...agendaEvents(task, rollSchema, to),
]);
export type Event = z.infer<typeof eventSchema>;
export type Branching = z.infer<typeof branching>;
