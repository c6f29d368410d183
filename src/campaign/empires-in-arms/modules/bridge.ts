/** The bridge to the table of brigades and back. Section 7 of the contract */
import type { Desk, PlaysOf } from '../desk.ts';

export const BRIDGE = [] as const;
export type BridgePlay = PlaysOf<typeof BRIDGE>;

export const bridge: Desk<BridgePlay> = { handlers: {} };
