/** Cover (NBC-GL-25): the players say what a unit is behind, and whether the whole unit is hidden. */
import type { Cover } from '../../book/terms.ts';

/** NBC-GL-25: what can stand between a unit and its enemies, and the cover it gives. */
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
