/** Where a beaten force goes, and who may not. EIA-164, EIA-173 */

/** One area the loser may be led to. */
export interface Way {
  readonly area: string;
  /** Areas from there to the nearest depot of the force's own nations, or its nearest controlled capital. */
  readonly distance: number;
  /** An unbesieged enemy corps, cossack, freikorps or depot garrison stands there: it is led on. */
  readonly enemy: boolean;
}

/** The closest, however many are level; none: it surrenders. No area twice, no arrow, no ship. EIA-164 */
export function ways(from: readonly Way[], been: readonly string[]): readonly Way[] {
  const open = from.filter(({ area }) => !been.includes(area));
  const nearest = Math.min(...open.map(({ distance }) => distance));
  return open.filter(({ distance }) => distance === nearest);
}

/** Garrisons cannot get away from a trivial combat: those of depots, and by the errata of cities. EIA-173 */
export const canRetreat = (of: 'corps' | 'irregulars' | 'depotGarrison' | 'cityGarrison', errata: boolean): boolean =>
  of === 'corps' || of === 'irregulars' || (of === 'cityGarrison' && !errata);
