/** Whose troops a list tells of that names no nation: by the names of its units and the language of its figures. */
import { LEADERS, OF_NATIONS, RANKS_OF } from './lexicon/own-names.ts';
import { remembered } from './remembered.ts';
import type { Sprout } from './tree.ts';

const LEAST = 2;

export interface Vote {
  readonly nation: string;
  readonly name: string;
}

/** No longer text is looked through. */
const LONGEST = 100_000;
/** Long texts, of which no more are kept. */
const FEW = 20;

/** All names in a text that speak for a nation. */
export const votesOf = remembered((text: string): readonly Vote[] => {
  const plain = text.slice(0, LONGEST).replace(/ {2,}/g, ' ');
  return OF_NATIONS.flatMap(({ nation, names }) =>
    [...plain.matchAll(names)].map(([name]) => ({ nation, name: name.toLowerCase() })),
  );
}, FEW);

/** The nation that most of them speak for, if it is more than half. */
export function mostOf(votes: readonly Vote[]): string | undefined {
  const counts = OF_NATIONS.map(({ nation }) => ({ nation, n: votes.filter((vote) => vote.nation === nation).length }));
  const [first] = counts.sort((a, b) => b.n - a.n);
  return first && first.n >= LEAST && first.n * 2 > votes.length ? first.nation : undefined;
}

/** The nation that most names speak for; what stands elsewhere, too, is the text's language. */
export function nationByVotes(text: string, elsewhere = ''): string | undefined {
  const others = elsewhere.slice(0, LONGEST).toLowerCase();
  return mostOf(votesOf(text).filter(({ name }) => !others.includes(name)));
}

const menOf = ({ commander, children }: Sprout): readonly string[] => [
  ...(commander === undefined ? [] : [commander]),
  ...children.flatMap(menOf),
];
/** "Gerard Lake" is no Gérard. */
const GIVEN_NAME = /^(?:G[ée]rard|Victor|Bertrand|Ricard|Spencer|Graham)\s(?=\p{Lu}\p{Ll})/u;
export const nationOfMan = (man: string): string | undefined =>
  LEADERS.find(({ names }) => man.replace(GIVEN_NAME, '').search(names) >= 0)?.nation;

/** The nation that alone had a rank. */
export const nationOfRank = (rank: string): string | undefined =>
  RANKS_OF.find(({ ranks }) => ranks.test(rank))?.nation;

const ranksOf = ({ rank, children }: Sprout): readonly string[] => [
  ...(rank === undefined ? [] : [rank]),
  ...children.flatMap(ranksOf),
];

/** The nation of the man who leads an army, or of all those who lead its troops: by who they are, or by ranks that one army had. */
export function nationOfLeaders(army: Sprout): string | undefined {
  const own = nationOfMan(army.commander ?? '');
  const men = new Set(menOf(army).flatMap((man) => nationOfMan(man) ?? []));
  const ranked = ranksOf(army).flatMap((rank) => nationOfRank(rank) ?? []);
  const of = men.size > 0 || ranked.length < LEAST ? men : new Set(ranked);
  const [only] = of;
  return of.size === 1 ? only : of.size === 0 || own === undefined ? undefined : own;
}
