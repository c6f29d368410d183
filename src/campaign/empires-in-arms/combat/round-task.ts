/** The question of a round, and its fight. EIA-166 */
import * as z from 'zod/mini';
import type { Campaign, Task } from '../campaign.ts';
import type { Asked } from '../desk.ts';
import { type At, at } from './fight.ts';

export const roundSchema = z.object({ combat: z.string() });
export type RoundTask = Asked<z.infer<typeof roundSchema>>;

/**
 * Returns the fight whose next round is asked but not begun; others may then try to join, or a leader is named. EIA-166
 */
export function roundAsked(state: Campaign, { kind, data, rolls }: Task): At | undefined {
  const read = kind === 'eia-round' && rolls.length === 0 ? roundSchema.safeParse(data) : undefined;
  return read?.success ? at(state, read.data.combat) : undefined;
}
