/** Leaders in one list, and the troops they lead in another. */
import { guessNation } from '../scenarios/nations.ts';
import type { Sprout } from './tree.ts';
import { strength, withParts } from './whole.ts';

/** "1st Division, II Corps" in a list of leaders is the 1st Division below the II Corps. */
const keyOf = ({ name }: Sprout): string => name.replace(/,.*$/, '').toLowerCase().trim();
/** "Vanguard" in one list is the "Vanguard Division" of the other. */
const isSame = (one: Sprout, other: Sprout): boolean => {
  const [a, b] = [keyOf(one), keyOf(other)];
  return a === b || (/^\p{L}{4}/u.test(a) && b === `${a} division`) || (/^\p{L}{4}/u.test(b) && a === `${b} division`);
};
const isStrong = (node: Sprout): boolean =>
  strength(node) !== undefined || node.guns !== undefined || node.children.some(isStrong);

/** Gives the formations of one list those who lead them in another, at any depth of it; how many it found. */
function takeLeaders(leaders: Sprout, troops: Sprout): number {
  let n = 0;
  const led = leaders.children.flatMap(withParts).filter(({ commander }) => commander !== undefined);
  for (const child of troops.children) {
    const called = led.filter((each) => isSame(each, child));
    const man = leaders.children.find((each) => isSame(each, child)) ?? (called.length === 1 ? called[0] : undefined);
    if (!man) continue;
    n += 1 + takeLeaders(man, child);
    if (child.commander !== undefined || man.commander === undefined) continue;
    child.commander = man.commander;
    if (man.rank) child.rank = man.rank;
  }
  return n;
}

/** Leaders of one nation lead none of the other's divisions that have the same numbers. */
function isOfAnother(leaders: Sprout, troops: Sprout): boolean {
  const [one, other] = [leaders, troops].map(({ nation, name }) => nation ?? guessNation(name));
  return one !== undefined && other !== undefined && one !== other;
}

/** "IV Corps" with its leaders, and "IV Corps" with its troops: one. */
export function toldTwice(nodes: readonly Sprout[]): Sprout[] {
  const gone = new Set<Sprout>();
  for (const node of nodes) {
    node.children = toldTwice(node.children);
    if (node.commander === undefined || isStrong(node)) continue;
    const troops = nodes.find((each) => each !== node && keyOf(each) === keyOf(node) && isStrong(each));
    if (!troops || troops.commander !== undefined || takeLeaders(node, troops) === 0) continue;
    troops.commander = node.commander;
    if (node.rank) troops.rank = node.rank;
    gone.add(node);
  }
  return nodes.filter((node) => !gone.has(node));
}

/** "Army corps: Marshal Davout" in a list of leaders. */
const OF_ALL =
  /^(?:the )?(?:army(?: corps)?|corps|arm[ée]e|armee(?:korps)?|ej[ée]rcito|esercito|whole|commander[- ]in[- ]chief)$/iu;

/** A list of leaders beside a list of the troops they lead. */
export function leadersJoined(roots: readonly Sprout[]): Sprout[] {
  const lists = roots.filter(
    (root) => root.children.some(({ commander }) => commander !== undefined) && !isStrong(root),
  );
  const joined = new Set<Sprout>();
  for (const leaders of lists)
    for (const troops of roots.filter(isStrong)) {
      if (isOfAnother(leaders, troops) || takeLeaders(leaders, troops) === 0) continue;
      troops.commander ??= leaders.children.flatMap(withParts).find(({ name }) => OF_ALL.test(name))?.commander;
      joined.add(leaders);
      if (troops.level !== 'army') Object.assign(troops, { level: 'army', name: leaders.name });
      troops.commander ??= leaders.commander;
    }
  return roots.filter((root) => !joined.has(root));
}
