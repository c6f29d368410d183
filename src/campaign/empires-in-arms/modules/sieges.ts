/** sieges, irregulars, prisoners. */
import type { Desk, PlaysOf } from '../desk.ts';

export const SIEGES = [] as const;
export type SiegesPlay = PlaysOf<typeof SIEGES>;

export const sieges: Desk<SiegesPlay> = { handlers: {} };
