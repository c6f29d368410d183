/** quarter desk. */
import type { Desk, PlaysOf } from '../desk.ts';

export const QUARTER = [] as const;
export type QuarterPlay = PlaysOf<typeof QUARTER>;

export const quarter: Desk<QuarterPlay> = { handlers: {} };
