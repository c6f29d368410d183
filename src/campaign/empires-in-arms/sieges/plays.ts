/** What may be played at the desk of sieges and irregulars. */
import * as z from 'zod/mini';
import { type PlaysOf, play } from '../desk.ts';
import { factors, power } from '../pieces.ts';

const id = z.string();
export const SIEGES = [
  /** Corps sit down before a city, or rise again. EIA-174 */
  play('besiege', { power, area: id }),
  play('raise-siege', { area: id }),
  /** An attempt on the walls. EIA-175 */
  play('assault-attempt', { power, area: id }),
  /** The besieged fall on the besiegers, all or some of them. EIA-180 */
  play('sally', { power, area: id, bands: z.readonly(z.array(id)).check(z.minLength(1)) }),
  /** EIA-221, EIA-222 */
  play('raise-guerillas', { province: id, area: id }),
  play('hunt-guerillas', { power, province: id }),
  play('move-guerillas', { irregulars: id, area: id, count: z.int().check(z.minimum(1)) }),
  play('dismiss-guerillas', {}),
  play('move-irregulars', { irregulars: id, area: id }),
  /** EIA-225, EIA-226 */
  play('levy-cossacks', { areas: z.readonly(z.array(id)), invaded: z.boolean() }),
  play('levy-freikorps', { power: z.literal(['AU', 'PR']), area: id, home: z.boolean(), besieged: z.boolean() }),
  /** EIA-228 to EIA-230 */
  play('stand-down', { corps: id }),
  play('stand-up', { corps: id, area: id }),
  play('levy-corps', { corps: id, area: id, factors }),
  play('insurrection', { corps: id, area: id }),
  play('tyrol', { corps: id, area: id }),
  /** A captor lets leaders go. EIA-187 */
  play('free-leader', { leader: id }),
] as const;
export type SiegesPlay = PlaysOf<typeof SIEGES>;
