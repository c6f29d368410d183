/** Competitive rolls: one unmodified die each, the highest first; ties roll again. EIA-008 */
export interface Throw<T extends string> {
  readonly who: T;
  /** Counted from 1; each tie adds a round. */
  readonly round: number;
}
export interface Claim<T extends string> {
  /** The powers that must still throw, in this round. */
  readonly needs: readonly Throw<T>[];
  /** The winner alone, or all in order; empty while dice are missing. */
  readonly order: readonly T[];
}

/**
 * Returns the state of a competitive roll. `die` returns a die already thrown; `whole` asks for the whole order, not
 * only for the winner.
 */
export function competitive<T extends string>(
  claimants: readonly T[],
  die: (thrown: Throw<T>) => number | undefined,
  whole: boolean,
  round = 1,
): Claim<T> {
  if (claimants.length <= 1) return { needs: [], order: claimants };
  const missing = claimants.filter((who) => die({ who, round }) === undefined);
  if (missing.length > 0) return { needs: missing.map((who) => ({ who, round })), order: [] };
  const thrown = (who: T): number => die({ who, round }) ?? 0;
  const figures = [...new Set(claimants.map(thrown))].sort((a, b) => b - a);
  const groups = figures.map((figure) => claimants.filter((who) => thrown(who) === figure));
  const ranked = groups.slice(0, whole ? groups.length : 1).map((group) => competitive(group, die, whole, round + 1));
  const needs = ranked.flatMap((one) => one.needs);
  return { needs, order: needs.length > 0 ? [] : ranked.flatMap(({ order }) => order) };
}
