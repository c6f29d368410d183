/** Cover (NBC-GL-25): the players say what a unit is behind, and whether all of it is hidden. */
import type { Cover } from '../../book/terms.ts';

/** NBC-GL-25: what can be between a unit and its enemies. */
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
