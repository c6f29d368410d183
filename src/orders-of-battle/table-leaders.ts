/** Men in a column of commanders: which of the formations before them each leads. */
import { say } from '../engine/message.ts';
import type { Mapping } from './columns.ts';
import { isBareMan } from './names.ts';
import { hintsOf } from './nouns.ts';
import type { LevelField } from './row-heads.ts';
import { isFormation, isSilent, type Sprout, sprout, walk } from './tree.ts';

export const manOf = ({ commander, rank }: Sprout): Pick<Sprout, 'commander' | 'rank'> => ({
  ...(commander !== undefined && { commander }),
  ...(rank && { rank }),
});
function withoutMan(node: Sprout): void {
  delete node.commander;
  delete node.rank;
}

/**
 * A man in the first row of each group alone leads the group. In a column between the groups' and the units' he may stand in
 * all its rows; in one behind them some groups may have none, and where a group bears a man's name he leads what holds it.
 */
export function leadersRaised(
  roots: readonly Sprout[],
  mapping: Mapping,
  nested: readonly LevelField[],
  led: ReadonlySet<Sprout>,
): void {
  const { commander = -1, name = -1 } = mapping;
  const behind = commander > name || nested.some((field) => (mapping[field] ?? name) > commander);
  const lowest = lowestIn(roots).filter((group) => !led.has(group));
  /** Nobody leads two units: who stands in all rows of some group leads groups. */
  const same =
    lowest.some(({ children }) => children.length > 1) &&
    lowest.every(({ children: [first, ...others] }) => others.every((each) => each.commander === first?.commander));
  const once = ({ children: [first, ...others] }: Sprout) =>
    (behind || first?.commander !== undefined || others.every(({ commander }) => commander === undefined)) &&
    others.every(({ commander }) => commander === undefined || ((!behind || same) && commander === first?.commander));
  const raised = lowest.filter(({ children: [first] }) => first?.commander !== undefined);
  const several = !behind || raised.some(({ children }) => children.length > 1);
  /** One man in row after row of a group. */
  const alike = raised.some(
    ({ children: [first, ...others] }) =>
      others.length > 0 && others.every((each) => each.commander === first?.commander),
  );
  if ((raised.length < 2 && !alike) || !several || !lowest.every(once)) return;
  const over = new Map([...walk(roots)].map(({ node, above }) => [node, above.at(-1)]));
  /** Right behind the divisions' column, and one man in all of a division's brigades: he leads the division. */
  const below = nested[nested.findIndex((field) => mapping[field] === commander - 1) + 1];
  const leadsWhole = (whole: Sprout | undefined): boolean =>
    mapping[below ?? 'army'] === commander + 1 &&
    new Set(lowest.filter((each) => over.get(each) === whole).map(({ children }) => children[0]?.commander)).size === 1;
  for (const group of lowest) {
    const [first] = group.children;
    if (!first || first.commander === undefined) continue;
    const another = behind && isBareMan(group.name) && !group.name.includes(first.commander);
    const higher = another || (group.level === below && leadsWhole(over.get(group)));
    const whose = (higher && over.get(group)) || group;
    Object.assign(whose, manOf(first));
    group.children.forEach(withoutMan);
  }
}

/** A man right behind a column of formations, in the first row of each alone, leads what that column names. */
export function leadersOfColumn(fieldOf: ReadonlyMap<Sprout, LevelField>, mapping: Mapping): void {
  const { commander = -1 } = mapping;
  const groups = [...fieldOf].flatMap(([node, field]) =>
    mapping[field] === commander - 1 && !isLeaf(node) ? [node] : [],
  );
  const rowsOf = (group: Sprout): readonly Sprout[] =>
    [...walk([group])]
      .flatMap(({ node }) => (isLeaf(node) ? [node] : []))
      .sort((a, b) => a.source.line - b.source.line);
  const led = groups.map(rowsOf);
  const once = ([, ...others]: readonly Sprout[]): boolean => others.every((row) => row.commander === undefined);
  if (!led.every(once) || !led.some(([first, ...others]) => first?.commander !== undefined && others.length > 1))
    return;
  for (const [i, group] of groups.entries()) {
    const [first] = led[i] ?? [];
    if (first?.commander === undefined || (group.commander !== undefined && group.commander !== group.name)) continue;
    Object.assign(group, manOf(first));
    withoutMan(first);
    /** "Command" in the column of units. */
    const { level, kind } = hintsOf(first.name);
    if (isSilent(first) && level === undefined && (kind === undefined || kind === 'other'))
      group.children = group.children.filter((each) => each !== first);
  }
}

/** Fewer rows to a man, and they might lead units. */
const LEAST_ROWS_LED = 1.5;

/**
 * A column of men that says the same in row after row names who leads several units: where it changes within a group, each
 * of them has a part of it.
 */
export function partedByLeaders(roots: readonly Sprout[]): ReadonlySet<Sprout> {
  const groups = lowestIn(roots);
  const runsOf = ({ children }: Sprout): Sprout[][] => {
    const runs: Sprout[][] = [];
    for (const child of children) {
      const run = runs.at(-1);
      if (run?.[0]?.commander === child.commander && run) run.push(child);
      else runs.push([child]);
    }
    return runs;
  };
  const all = groups.flatMap(runsOf);
  const led = all.filter(([first]) => first?.commander !== undefined);
  const rows = led.reduce((sum, run) => sum + run.length, 0);
  const parts = new Set<Sprout>();
  /** Batteries may have nobody over them. */
  const unled = all.flat().some(({ commander, kind }) => commander === undefined && kind !== 'artillery');
  if (led.length === 0 || rows < led.length * LEAST_ROWS_LED || unled) return parts;
  for (const group of groups) {
    const runs = runsOf(group);
    if (runs.length < 2 || !isFormation(group.level) || group.level === 'brigade') continue;
    group.children = runs.flatMap((run) => {
      const [first] = run;
      const { commander: leader, source, nation } = first ?? {};
      if (!first || !source || leader === undefined) return run;
      const man = manOf(first);
      run.forEach(withoutMan);
      return sprout(leader, source.line, source.text, {
        level: 'brigade',
        made: say('reader-command-of', { leader }),
        ...man,
        nation,
        children: run,
      });
    });
    for (const part of group.children) parts.add(part);
  }
  return parts;
}

const isLeaf = ({ children }: Sprout): boolean => children.length === 0;
/** The groups that hold nothing but rows. */
const lowestIn = (roots: readonly Sprout[]): Sprout[] =>
  [...walk(roots)].map(({ node }) => node).filter(({ children }) => children.length > 0 && children.every(isLeaf));
