/** reinforcement. */
import type { Desk, PlaysOf } from '../desk.ts';

export const REINFORCEMENT = [] as const;
export type ReinforcementPlay = PlaysOf<typeof REINFORCEMENT>;

export const reinforcement: Desk<ReinforcementPlay> = { handlers: {} };
