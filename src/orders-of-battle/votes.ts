/** Whose troops a list tells of that names no nation: by the names of its units and the language of its figures. */
import { LEADERS, OF_NATIONS, RANKS_OF } from './lexicon/own-names.ts';
import type { Sprout } from './tree.ts';

const LEAST = 2;

/** The nation that most names speak for, if it is more than half of them; what stands elsewhere, too, is the text's language. */
export function nationByVotes(text: string, elsewhere = ''): string | undefined {
  const others = elsewhere.slice(0, 100_000).toLowerCase();
  const plain = text.slice(0, 100_000).replace(/ {2,}/g, ' ');
  const votes = OF_NATIONS.map(({ nation, names }) => ({
    nation,
    n: [...plain.matchAll(names)].filter(([name]) => !others.includes(name.toLowerCase())).length,
  }));
  const all = votes.reduce((sum, { n }) => sum + n, 0);
  const [first] = votes.sort((a, b) => b.n - a.n);
  return first && first.n >= LEAST && first.n * 2 > all ? first.nation : undefined;
}

const menOf = ({ commander, children }: Sprout): readonly string[] => [
  ...(commander === undefined ? [] : [commander]),
  ...children.flatMap(menOf),
];
export const nationOfMan = (man: string): string | undefined =>
  LEADERS.find(({ names }) => man.search(names) >= 0)?.nation;

const ranksOf = ({ rank, children }: Sprout): readonly string[] => [
  ...(rank === undefined ? [] : [rank]),
  ...children.flatMap(ranksOf),
];

/** The nation of the man who leads an army, or of all those who lead its troops: by who they are, or by ranks that one army had. */
export function nationOfLeaders(army: Sprout): string | undefined {
  const own = nationOfMan(army.commander ?? '');
  const men = new Set(menOf(army).flatMap((man) => nationOfMan(man) ?? []));
  const ranked = ranksOf(army).flatMap((rank) => RANKS_OF.find(({ ranks }) => ranks.test(rank))?.nation ?? []);
  const of = men.size > 0 || ranked.length < LEAST ? men : new Set(ranked);
  const [only] = of;
  return of.size === 1 ? only : of.size === 0 || own === undefined ? undefined : own;
}
