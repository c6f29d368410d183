/** Whose troops men are known to have led. */
import { guessNation } from '../scenarios/nations.ts';
import { LEADERS } from './lexicon/own-names.ts';
import { isFoe } from './sides.ts';
import type { OobNode } from './tree.ts';

const WHOLE = LEADERS.map(({ nation, names }) => ({ nation, whole: new RegExp(`^(?:${names.source})$`, 'iu') }));

/** The nation of one whom no other nation's leader is called like. */
export function nationOfLeader(man: string): string | undefined {
  const name = man.replace(/\s*[(,].*$/u, '').replace(/^.*\s(?=\p{Lu})/u, '');
  const [one, ...more] = WHOLE.filter(({ whole }) => whole.test(name));
  return more.length === 0 ? one?.nation : undefined;
}

/** Of two sides the one of which no nation is told is its leader's, if that is the other one's foe. */
export function ofLeader(roots: readonly OobNode[]): readonly OobNode[] {
  const told = ({ name, nation }: OobNode): string | undefined => nation ?? guessNation(name);
  const [silent, ...more] = roots.filter((root) => root.level === 'army' && told(root) === undefined);
  const other = roots.find((root) => root !== silent);
  const nation = silent?.commander === undefined ? undefined : nationOfLeader(silent.commander);
  if (!silent || !other || more.length > 0 || roots.length !== 2 || !isFoe(nation, told(other))) return roots;
  return roots.map((root) => (root === silent && nation !== undefined ? { ...root, nation } : root));
}
