/** The plays of the Reinforcement Phase. EIA-050 to EIA-064 */
import * as z from 'zod/mini';
import { type PlaysOf, play } from '../desk.ts';
import { count, factors, id, power } from '../pieces.ts';

/** What only the table knows about a place. */
const seen = { besieged: z.optional(z.boolean()), enemy: z.optional(z.boolean()) };
const ends = z.union([z.object({ corps: id }), z.object({ city: id })]);
export type End = z.infer<typeof ends>;

export const REINFORCEMENT = [
  play('place-fleet', { item: id, ships: id, port: z.optional(id), with: z.optional(id) }),
  play('place-ships', { item: id, fleet: id, ships: count }),
  play('swap-ships', { from: id, to: id, ships: count }),
  play('scuttle', { fleet: id }),
  play('place-corps', { item: id, area: id, from: id, factors, ...seen }),
  play('place-factors', { item: id, factors, to: ends, chain: z.optional(count), ...seen }),
  play('give-up', { item: id }),
  play('swap-factors', { from: ends, to: ends, nation: id, factors, besieged: z.optional(z.boolean()) }),
  play('demobilise', { of: ends, nation: z.optional(id), factors: z.optional(factors) }),
  play('scenario-money', { power, points: count }),
  play('retire', { leader: id, blockaded: z.optional(z.boolean()) }),
  play('join', { leader: id, corps: z.optional(id), fleet: z.optional(id) }),
  play('bernadotte', { to: z.nullable(power) }),
] as const;
export type ReinforcementPlay = PlaysOf<typeof REINFORCEMENT>;
