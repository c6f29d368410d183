/**
 * The events of the journal. Three events alone change a ledger: a piece is added, some fields of it are set, it is
 * removed. A new desk therefore needs no event of its own, and every event is checked against the schema of its piece.
 */
import * as z from 'zod/mini';
import { agendaEvents } from '../../engine/question.ts';
import { reckoningSchema, saidSchema } from '../../engine/shapes.ts';
import {
  clockSchema,
  flagSchema,
  isLedger,
  LEDGERS,
  type LedgerName,
  type Pieces,
  rollSchema,
  setupSchema,
  taskSchema,
} from './campaign.ts';
import { fitsKind } from './desks.ts';
import { power } from './pieces.ts';

const to = { to: z.optional(z.readonly(z.array(z.string()))) };

/** A change of a power's figure; `why` is the reason, from the list of reasons of EIA. */
const changeSchema = z.object({
  of: z.literal(['pp', 'vp', 'money', 'manpower']),
  power: z.string(),
  by: z.int(),
  why: z.string(),
});
export type Change = Readonly<z.infer<typeof changeSchema>>;

/** A line of the campaign's journal. */
export const lineSchema = z.object({
  text: saidSchema,
  power: z.optional(power),
  changes: z.optional(z.readonly(z.array(changeSchema))),
  sums: z.optional(z.readonly(z.array(reckoningSchema))),
  byHand: z.optional(z.boolean()),
});
export type Line = Readonly<z.infer<typeof lineSchema>>;

const branching = z.object({
  id: z.string(),
  seq: z.int(),
  why: z.literal(['revealed', 'damaged', 'elsewhere', 'earlier']),
});

const task = taskSchema.check(
  z.refine((one) => fitsKind(one), 'a question of a kind that is known, with what it needs'),
);

const plainSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begun'), setup: setupSchema, seal: z.string(), ...to }),
  z.object({ type: z.literal('clock'), set: z.partial(clockSchema), ...to }),
  z.object({ type: z.literal('flag'), name: z.string(), value: z.nullable(flagSchema), ...to }),
  z.object({ type: z.literal('slot'), chart: z.string(), cell: z.string(), value: z.nullable(z.int()), ...to }),
  z.object({ type: z.literal('ruling'), key: z.string(), value: z.string(), ...to }),
  z.object({ type: z.literal('dice'), dice: z.literal(['app', 'table']), ...to }),
  z.object({ type: z.literal('thrown'), topic: z.string(), ...to }),
  z.object({ type: z.literal('told'), line: lineSchema, ...to }),
  /** A deed of a campaign with locked seats, in the table's own cipher. */
  z.object({ type: z.literal('covered'), words: z.string(), ...to }),
  z.object({ type: z.literal('branched'), seal: z.string(), from: branching, ...to }),
  ...agendaEvents(task, rollSchema, to),
]);

interface To {
  readonly to?: readonly string[] | undefined;
}
export type PieceEvent = {
  [K in LedgerName]:
    | ({ readonly type: 'put'; readonly ledger: K; readonly piece: Pieces[K] } & To)
    | ({ readonly type: 'set'; readonly ledger: K; readonly id: string; readonly set: Partial<Pieces[K]> } & To)
    | ({ readonly type: 'gone'; readonly ledger: K; readonly id: string } & To);
}[LedgerName];

const someSchema = z.looseObject({ type: z.string(), ledger: z.string(), ...to });
const gone = z.object({ id: z.string() });
const set = z.object({ id: z.string(), set: z.record(z.string(), z.unknown()) });
const put = z.object({ piece: z.unknown() });

/** Returns whether an event from outside is a valid change of a ledger. */
function isPieceEvent(value: unknown): value is PieceEvent {
  const some = someSchema.safeParse(value);
  if (!some.success || !isLedger(some.data.ledger)) return false;
  const piece = LEDGERS[some.data.ledger];
  switch (some.data.type) {
    case 'put':
      return put.safeParse(value).success && piece.safeParse(put.parse(value).piece).success;
    case 'set': {
      const read = set.safeParse(value);
      return read.success && !('id' in read.data.set) && z.partial(piece).safeParse(read.data.set).success;
    }
    case 'gone':
      return gone.safeParse(value).success;
    default:
      return false;
  }
}

export const eventSchema = z.union([plainSchema, z.custom<PieceEvent>(isPieceEvent)]);
export type Event = z.infer<typeof plainSchema> | PieceEvent;
export type Branching = z.infer<typeof branching>;
