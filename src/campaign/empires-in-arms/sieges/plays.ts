/** The plays of the desk for sieges and irregulars. */
import * as z from 'zod/mini';
import { type PlaysOf, play } from '../desk.ts';
import { factors, power } from '../pieces.ts';

const id = z.string();
export const SIEGES = [
  /** Corps start or end a siege. EIA-174 */
  play('besiege', { power, area: id }),
  play('raise-siege', { area: id }),
  /** A siege attempt. EIA-175 */
  play('assault-attempt', { power, area: id }),
  /** The besieged attack the besiegers, with all or some of their troops. EIA-180 */
  play('sally', { power, area: id, bands: z.readonly(z.array(id)).check(z.minLength(1)) }),
  /** Guerillas. EIA-221, EIA-222 */
  play('raise-guerillas', { province: id, area: id }),
  play('hunt-guerillas', { power, province: id }),
  play('move-guerillas', { irregulars: id, area: id, count: z.int().check(z.minimum(1)) }),
  play('dismiss-guerillas', {}),
  play('move-irregulars', { irregulars: id, area: id }),
  /** Levies of cossacks and freikorps. EIA-225, EIA-226 */
  play('levy-cossacks', { areas: z.readonly(z.array(id)), invaded: z.boolean() }),
  play('levy-freikorps', { power: z.literal(['AU', 'PR']), area: id, home: z.boolean(), besieged: z.boolean() }),
  /** Feudal, insurrection and Tyrol corps. EIA-228 to EIA-230 */
  play('stand-down', { corps: id }),
  play('stand-up', { corps: id, area: id }),
  play('levy-corps', { corps: id, area: id, factors }),
  play('insurrection', { corps: id, area: id }),
  play('tyrol', { corps: id, area: id }),
  /** A captor frees a leader. EIA-187 */
  play('free-leader', { leader: id }),
] as const;
export type SiegesPlay = PlaysOf<typeof SIEGES>;
