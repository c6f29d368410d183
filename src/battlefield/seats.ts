/** The seats of a battle: the two sides, and an umpire if there is one. */
import { SIDES, type SideId } from '../book/terms.ts';

export const SEATS = [...SIDES, 'umpire'] as const;
export type BattleSeat = SideId | 'umpire';

/** The audience of a side's secret: the side and the umpire. */
export const privately = (side: SideId): readonly BattleSeat[] => [side, 'umpire'];
