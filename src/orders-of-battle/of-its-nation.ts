/** "Poles: 4th Infantry, 2 battalions: 980" among the regiments of a brigade: a unit of it, and of its nation. */
import { guessNation } from '../scenarios/nations.ts';
import { isSideName } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';

/** What a line tells, below what is open. */
export function ofItsNation(open: readonly { readonly node: Sprout }[], units: Sprout[]): Sprout[] {
  const [whole, ...others] = units;
  const [part, ...more] = whole?.children ?? [];
  if (!whole || !part || others.length + more.length > 0 || !isSideName(whole.name)) return units;
  const nation = guessNation(whole.name);
  const top = open.findLast(({ node }) => isFormation(node.level))?.node;
  const beside = top?.children.some(({ men }) => men !== undefined);
  if (!nation || !beside || (top?.level !== 'brigade' && top?.level !== 'division')) return units;
  return isFormation(part.level) || part.men === undefined ? units : [{ ...part, nation: part.nation ?? nation }];
}
