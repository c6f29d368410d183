/** What covers a unit (NBC-GL-25): the players name what it stands behind and whether it hides all of it. */
import type { Cover } from '../../book/terms.ts';

/** NBC-GL-25: what can stand between a unit and its enemies. */
export const COVERING = {
  woodenFence: 'none',
  earthRedoubt: 'soft',
  hastyTrench: 'soft',
  woodenBuilding: 'soft',
  wood: 'soft',
  stoneWall: 'hard',
  stoneBuilding: 'hard',
  preparedWorks: 'hard',
} as const satisfies Record<string, Cover>;

export type Covering = keyof typeof COVERING;
