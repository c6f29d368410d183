/** Whose troops a list tells of that names no nation: by the names of its units and the language of its figures. */
import { OF_NATIONS } from './lexicon/own-names.ts';

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
