/** combat on the phone. */
import type { Desk, PlaysOf } from '../desk.ts';

export const COMBAT = [] as const;
export type CombatPlay = PlaysOf<typeof COMBAT>;

export const combat: Desk<CombatPlay> = { handlers: {} };
