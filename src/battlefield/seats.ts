/** Who sits at a battle: the two sides, and an umpire if there is one. */
import { SIDES, type SideId } from '../book/terms.ts';

export const SEATS = [...SIDES, 'umpire'] as const;
export type BattleSeat = SideId | 'umpire';

/** Known to a side and to the umpire. */
export const privately = (side: SideId): readonly BattleSeat[] => [side, 'umpire'];
