/** political desk. */
import type { Desk, PlaysOf } from '../desk.ts';

export const POLITICAL = [] as const;
export type PoliticalPlay = PlaysOf<typeof POLITICAL>;

export const political: Desk<PoliticalPlay> = { handlers: {} };
