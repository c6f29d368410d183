/** Where a beaten force retreats, and which garrisons cannot. EIA-164, EIA-173 */

/** An area into which the loser may be moved. */
export interface Way {
  readonly area: string;
  /** Areas from there to the nearest depot of the force's own nations, or to its nearest controlled capital. */
  readonly distance: number;
  /** An unbesieged enemy corps, cossack, freikorps or depot garrison is there, so the force is moved on. */
  readonly enemy: boolean;
}

/**
 * Returns the nearest areas, all that are equal; if there is none, the force surrenders. No area twice, no arrow, no
 * ship. EIA-164
 */
export function ways(from: readonly Way[], been: readonly string[]): readonly Way[] {
  const open = from.filter(({ area }) => !been.includes(area));
  const nearest = Math.min(...open.map(({ distance }) => distance));
  return open.filter(({ distance }) => distance === nearest);
}

/**
 * Returns whether troops can retreat from a trivial combat. Depot garrisons cannot, nor can city garrisons under the
 * errata. EIA-173
 */
export const canRetreat = (of: 'corps' | 'irregulars' | 'depotGarrison' | 'cityGarrison', errata: boolean): boolean =>
  of === 'corps' || of === 'irregulars' || (of === 'cityGarrison' && !errata);
