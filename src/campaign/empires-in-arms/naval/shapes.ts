/** What the naval desk writes down between its questions. L9, L20 */
import * as z from 'zod/mini';
import { id, power } from '../pieces.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';

/** Where a fleet can lie: in a port, in the box before it, at sea. */
export const spotSchema = z.union([
  z.object({ at: z.literal('port'), port: id }),
  z.object({ at: z.literal('box'), port: id }),
  z.object({ at: z.literal('sea'), sea: id }),
]);
export type Spot = Readonly<z.infer<typeof spotSchema>>;

export const side = z.literal(BATTLE_SIDES);
const fleets = z.readonly(z.array(id));

/** A step on the way, and what it costs. */
export const legSchema = z.object({
  to: spotSchema,
  cost: z.literal([0, 1]),
  /** Only through the box, on the way in or out. */
  passing: z.boolean(),
});
export type Leg = Readonly<z.infer<typeof legSchema>>;

/** A stack under way: what is left of its way. */
export const voyageSchema = z.object({ power, fleets, legs: z.readonly(z.array(legSchema)) });
export type Voyage = Readonly<z.infer<typeof voyageSchema>>;

/** An entry that may be intercepted: whose turn it is to try. EIA-076 */
export const entrySchema = z.object({
  voyage: voyageSchema,
  spot: spotSchema,
  /** Where it came from. */
  from: spotSchema,
  group: z.readonly(z.array(power)),
});
export type SeaEntry = Readonly<z.infer<typeof entrySchema>>;

const fleetSide = z.object({ power, fleets });
/** A battle at sea, before its first shot. EIA-084 */
export const seaFightSchema = z.object({
  spot: spotSchema,
  attacker: fleetSide,
  defender: fleetSide,
  why: z.literal(['attack', 'interception', 'fallen']),
  /** Who came out of the very port. EIA-088, EIA-093 */
  comesOut: z.nullable(side),
  /** The way of the stack that was intercepted. EIA-078 */
  voyage: z.nullable(voyageSchema),
});
export type SeaFight = Readonly<z.infer<typeof seaFightSchema>>;

const each = z.object({ attacker: z.int(), defender: z.int() });
/** After it: what is lost, who won, whose losses and leaders are still to be seen to. EIA-091 */
export const seaEndSchema = z.object({
  fight: seaFightSchema,
  lost: each,
  winner: z.nullable(side),
  evaded: z.boolean(),
  losing: z.readonly(z.array(side)),
  leaders: z.readonly(z.array(side)),
});
export type SeaEnd = Readonly<z.infer<typeof seaEndSchema>>;
export const otherSide = (one: BattleSide): BattleSide => (one === 'attacker' ? 'defender' : 'attacker');
