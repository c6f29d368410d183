/** naval desk. */
import type { Desk, PlaysOf } from '../desk.ts';

export const NAVAL = [] as const;
export type NavalPlay = PlaysOf<typeof NAVAL>;

export const naval: Desk<NavalPlay> = { handlers: {} };
