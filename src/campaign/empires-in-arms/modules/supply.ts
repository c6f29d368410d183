/** supply desk. */
import type { Desk, PlaysOf } from '../desk.ts';

export const SUPPLY = [] as const;
export type SupplyPlay = PlaysOf<typeof SUPPLY>;

export const supply: Desk<SupplyPlay> = { handlers: {} };
