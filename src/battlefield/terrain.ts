/** Terrain, obstacles and hills of the scenario, built-up areas and strong points. NBC-GL-26 to NBC-GL-28 */
import type { TerrainMet } from './rules/movement/movement.ts';

/** The rulebook's examples of restricted terrain, for scenarios without their own (AMB-158). */
export const SAMPLE_TERRAIN: readonly (TerrainMet & {
  readonly id: 'ditch' | 'wood' | 'heavy-wood' | 'rough';
  readonly kind: 'terrain' | 'obstacle';
})[] = [
  { id: 'ditch', name: 'terrain-ditch', shifts: 1, disorderTest: false, kind: 'obstacle' },
  { id: 'wood', name: 'terrain-wood', shifts: 2, disorderTest: true, kind: 'terrain' },
  { id: 'heavy-wood', name: 'terrain-heavy-wood', shifts: 3, disorderTest: true, kind: 'terrain' },
  { id: 'rough', name: 'terrain-rough', shifts: 0, disorderTest: true, kind: 'terrain' },
];

/** NBC-GL-28: whether units can stand on it: on terrain; an obstacle is only crossed. */
export const mayStandOn = (kind: 'terrain' | 'obstacle'): boolean => kind === 'terrain';

/** NBC-GL-26: the side of a built-up area's base, in cm; usually 6. */
export const AREA_SIDES_CM = [6, 7, 8] as const;

/** NBC-GL-26: Garrison Limits, in CP. */
export const GARRISON_LIMITS = { least: 8, usual: 10, most: 12 } as const;

/** NBC-GL-26: the Garrison Limit of an area, in CP: the scenario's, otherwise 10. */
export const garrisonLimit = (given?: number): number => given ?? GARRISON_LIMITS.usual;

/** NBC-GL-26: whether a limit is within the advised range. */
export const isUsualLimit = (limit: number): boolean => limit >= GARRISON_LIMITS.least && limit <= GARRISON_LIMITS.most;

/** NBC-GL-27: smaller bases than this are strong points, too small for a brigade; they are usually 4 cm. */
export const STRONG_POINT_UNDER_CM = 5;
export const STRONG_POINT_CM = 4;
