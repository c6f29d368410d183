/** What covers a unit (NBC-GL-25): the players name what it stands behind and whether it hides all of it. */
import { COVERS, type Cover } from '../../book/terms.ts';

/** NBC-GL-25: what can stand between a unit and its enemies. */
export const COVERING = {
  woodenFence: { name: 'Wooden fence', cover: 'none' },
  earthRedoubt: { name: 'Earth redoubt', cover: 'soft' },
  hastyTrench: { name: 'Hasty trench', cover: 'soft' },
  woodenBuilding: { name: 'Wooden building', cover: 'soft' },
  wood: { name: 'Wood', cover: 'soft' },
  stoneWall: { name: 'Stone wall', cover: 'hard' },
  stoneBuilding: { name: 'Stone building', cover: 'hard' },
  preparedWorks: { name: 'Fully prepared works', cover: 'hard' },
} as const satisfies Record<string, { readonly name: string; readonly cover: Cover }>;

export type Covering = keyof typeof COVERING;

/** NBC-GL-25: the cover that counts; what does not hide the whole unit hides nothing. Of several the best. */
export function coverOf(behind: readonly { readonly what: Covering; readonly complete: boolean }[]): Cover {
  const counts = behind.filter(({ complete }) => complete).map(({ what }) => COVERS.indexOf(COVERING[what].cover));
  return COVERS[Math.max(0, ...counts)]!;
}
