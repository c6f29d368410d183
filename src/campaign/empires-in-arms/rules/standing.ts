/** Victory points, the winners, and the cost of recalling a leader. EIA-190 to EIA-193, EIA-205 */

/** Returns how many points Britain may convert: a third of its gain against one enemy, rounded down. EIA-191 */
export const britishShare = (gain: number): number => Math.max(0, Math.floor(gain / 3));

/** The standing of a power. Powers that have reached their level and announced it win together. EIA-192 */
export interface Standing {
  readonly power: string;
  readonly player: string;
  readonly vp: number;
  readonly level: number | undefined;
  readonly announced: boolean;
}
export const hasReached = ({ vp, level }: Pick<Standing, 'vp' | 'level'>): boolean =>
  level !== undefined && vp >= level;
/**
 * Returns whether a player has won: with two powers both levels are needed, but one power's surplus may cover the
 * other's lack. EIA-193
 */
export function playerHasReached(own: readonly Standing[]): boolean {
  const over = own.reduce((n, { vp, level = 0 }) => n + Math.max(0, vp - level), 0);
  const short = own.reduce((n, { vp, level = 0 }) => n + Math.max(0, level - vp), 0);
  return own.every(({ level }) => level !== undefined) && over >= short;
}
/** Returns the winners now; in the last month, if there is none, Britain. EIA-192 */
export function winners(all: readonly Standing[], last: boolean): readonly string[] {
  const of = (one: Standing) =>
    all.filter(({ player, power }) => (one.player === '' ? power === one.power : player === one.player));
  const won = all
    .filter((one) => one.announced && hasReached(one) && playerHasReached(of(one)))
    .map(({ power }) => power);
  if (won.length > 0) return won;
  return last && all.some(({ power }) => power === 'GB') ? ['GB'] : [];
}
/**
 * Returns the result of a game that ends early: per cent of the level; for a player with two powers their average.
 * EIA-192
 */
export function shortGame(all: readonly Standing[]): readonly { readonly player: string; readonly percent: number }[] {
  const players = [...new Set(all.map(({ player, power }) => player || power))];
  return players
    .map((player) => {
      const own = all.filter((one) => (one.player || one.power) === player);
      const shares = own.map(({ vp, level }) => (level ? (100 * vp) / level : 0));
      return { player, percent: Math.round(shares.reduce((n, one) => n + one, 0) / Math.max(1, shares.length)) };
    })
    .sort((a, b) => b.percent - a.percent);
}

const NELSON = 10;
/**
 * Returns the cost of recalling a leader whom a peace removed: free in Fiasco, otherwise by the leader's ratings.
 * EIA-205
 */
export const recallCost = (leader: {
  readonly s: number;
  readonly t: number;
  readonly nelson: boolean;
  readonly fiasco: boolean;
}): number => (leader.fiasco ? 0 : leader.nelson ? NELSON : leader.s + leader.t);
