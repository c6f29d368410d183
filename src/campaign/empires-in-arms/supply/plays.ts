/** The plays of the supply desk. EIA-101 to EIA-133 */
import * as z from 'zod/mini';
import { type PlaysOf, play } from '../desk.ts';
import { factors, power } from '../pieces.ts';

const id = z.string();
export const SUPPLY = [
  /** Places a depot, with what the table says about the place. EIA-101 to EIA-106 */
  play('place-depot', {
    power,
    area: id,
    by: z.literal(['city', 'port', 'chain', 'fleet']),
    fleet: z.nullable(id),
    /** The table says that the map allows it. */
    legal: z.boolean(),
    source: z.boolean(),
  }),
  play('remove-depot', { depot: id }),
  /** What the table says about the depot's chain. EIA-105 */
  play('set-chain', { depot: id, source: z.boolean(), valid: z.boolean() }),
  /** Burns or converts an enemy depot without a garrison. EIA-117, EIA-172 */
  play('take-depot', { depot: id, power, how: z.literal(['burn', 'convert']) }),
  /** A corps marches area by area. EIA-107 to EIA-110, EIA-116, EIA-119 */
  play('march', {
    corps: id,
    forced: z.boolean(),
    landed: z.boolean(),
    steps: z.readonly(z.array(z.object({ area: id, river: z.boolean(), arrow: z.boolean(), enemyFleet: z.boolean() }))),
    inCity: z.boolean(),
    forages: z.boolean(),
  }),
  play('detach', { corps: id, factors, to: z.union([z.object({ city: id }), z.object({ depot: id })]) }),
  play('absorb', { corps: id, garrison: id, factors }),
  play('forage', { corps: id }),
  play('supply-bill', { power, guests: z.readonly(z.array(id)) }),
  play('feed-city', { area: id }),
] as const;
export type SupplyPlay = PlaysOf<typeof SUPPLY>;
export type Of<N extends SupplyPlay['do']> = Extract<SupplyPlay, { readonly do: N }>;
