/** The data the naval desk stores between its questions. L9, L20 */
import * as z from 'zod/mini';
import { id, power } from '../pieces.ts';
import { BATTLE_SIDES, type BattleSide } from '../vocabulary.ts';

/** Where a fleet can be: in a port, in its blockade box, or at sea. */
export const spotSchema = z.union([
  z.object({ at: z.literal('port'), port: id }),
  z.object({ at: z.literal('box'), port: id }),
  z.object({ at: z.literal('sea'), sea: id }),
]);
export type Spot = Readonly<z.infer<typeof spotSchema>>;

export const side = z.literal(BATTLE_SIDES);
const fleets = z.readonly(z.array(id));

/** A step of a route, and its cost. */
export const legSchema = z.object({
  to: spotSchema,
  cost: z.literal([0, 1]),
  /** The fleet only passes through the box, on its way in or out. */
  passing: z.boolean(),
});
export type Leg = Readonly<z.infer<typeof legSchema>>;

/** A stack under way: the rest of its route. */
export const voyageSchema = z.object({ power, fleets, legs: z.readonly(z.array(legSchema)) });
export type Voyage = Readonly<z.infer<typeof voyageSchema>>;

/** An entry that may be intercepted, and the group whose turn it is to try. EIA-076 */
export const entrySchema = z.object({
  voyage: voyageSchema,
  spot: spotSchema,
  /** The place the stack came from. */
  from: spotSchema,
  group: z.readonly(z.array(power)),
});
export type SeaEntry = Readonly<z.infer<typeof entrySchema>>;

const fleetSide = z.object({ power, fleets });
/** A naval battle before the first shot. EIA-084 */
export const seaFightSchema = z.object({
  spot: spotSchema,
  attacker: fleetSide,
  defender: fleetSide,
  why: z.literal(['attack', 'interception', 'fallen']),
  /** The side that came out of the port. EIA-088, EIA-093 */
  comesOut: z.nullable(side),
  /** The route of the stack that was intercepted. EIA-078 */
  voyage: z.nullable(voyageSchema),
});
export type SeaFight = Readonly<z.infer<typeof seaFightSchema>>;

const each = z.object({ attacker: z.int(), defender: z.int() });
/** The end of a battle: losses, the winner, and the sides whose losses and leaders are still to be handled. EIA-091 */
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
