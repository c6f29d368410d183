/** Victory points, who has won, and what a recall costs. EIA-190 to EIA-193, EIA-205 */

/** Britain may turn up to a third of what it gains against one enemy, rounded down. EIA-191 */
export const britishShare = (gain: number): number => Math.max(0, Math.floor(gain / 3));

/** Those who have reached their level and said so win together. EIA-192 */
export interface Standing {
  readonly power: string;
  readonly player: string;
  readonly vp: number;
  readonly level: number | undefined;
  readonly announced: boolean;
}
export const hasReached = ({ vp, level }: Pick<Standing, 'vp' | 'level'>): boolean =>
  level !== undefined && vp >= level;
/** A player of two powers needs both levels; what one has over its own may make up for the other. EIA-193 */
export function playerHasReached(own: readonly Standing[]): boolean {
  const over = own.reduce((n, { vp, level = 0 }) => n + Math.max(0, vp - level), 0);
  const short = own.reduce((n, { vp, level = 0 }) => n + Math.max(0, level - vp), 0);
  return own.every(({ level }) => level !== undefined) && over >= short;
}
/** Who wins now; in the last month without anybody Britain does. EIA-192 */
export function winners(all: readonly Standing[], last: boolean): readonly string[] {
  const of = (one: Standing) =>
    all.filter(({ player, power }) => (one.player === '' ? power === one.power : player === one.player));
  const won = all
    .filter((one) => one.announced && hasReached(one) && playerHasReached(of(one)))
    .map(({ power }) => power);
  if (won.length > 0) return won;
  return last && all.some(({ power }) => power === 'GB') ? ['GB'] : [];
}
/** A game that ends early: in hundredths of its level, of a player of two the mean of both. EIA-192 */
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
/** A leader whom a peace took away comes back free of cost in Fiasco, else for his ratings. EIA-205 */
export const recallCost = (leader: {
  readonly s: number;
  readonly t: number;
  readonly nelson: boolean;
  readonly fiasco: boolean;
}): number => (leader.fiasco ? 0 : leader.nelson ? NELSON : leader.s + leader.t);
