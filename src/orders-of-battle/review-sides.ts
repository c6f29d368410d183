/** Doubts about whose troops stand where: beside the armies, among enemies, nowhere; and strengths that nobody had. */
import { say } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { about, byArmy, type Doubt, type DoubtOption, drops, type Edit, option, sets, some } from './doubts.ts';
import { GROUPS } from './lexicon/manners.ts';
import { isArmName, isFoe, mayBeFoes } from './sides.ts';
import { armiesOf } from './to-units.ts';
import { hasFigure } from './totals.ts';
import { called, type Figure, isFormation, type OobNode, type OobTree, walk } from './tree.ts';
import { splitOf } from './two-sides.ts';

export const sideDoubts = (tree: OobTree): Doubt[] => [
  ...battles(tree),
  ...(tree.battles ? [] : [...strays(tree), ...foes(tree)]),
  ...ledAlone(tree),
];

/** Which of several battles is meant. */
const battles = ({ battles: all = [], roots }: OobTree): Doubt[] =>
  all.length === 0
    ? []
    : [
        {
          ...about('battles', '', '', roots),
          asks: say('reader-battles', { n: all.length }),
          options: [
            ...all.map(({ name, roots: own }, i) =>
              option(
                String(i),
                say('reader-plain', { what: name }),
                roots.filter(({ id }) => !own.includes(id)).map(drops),
              ),
            ),
            option('keep', 'reader-keep-as-is'),
          ],
          proposed: 'keep',
        },
      ];

/** Two who stood on one side, as far as their nations tell. */
const areFriends = ([one, other]: readonly OobNode[]): boolean => {
  if (!one || !other) return false;
  const [a, b] = [nationOf(one), nationOf(other)];
  return namesBoth(one, other) || (a !== undefined && b !== undefined && !mayBeFoes(a, b));
};

const strayDoubt = (node: OobNode, armies: readonly OobNode[], nearest: OobNode | undefined): Doubt => ({
  ...about('stray', node.id, '', node.level === 'army' ? armies : [node]),
  asks: say('reader-stray', { unit: called(node) }),
  options: [
    ...armies
      .filter((army) => army !== node)
      .map((army) =>
        option(army.id, say('reader-stray-into', { army: called(army) }), [
          { do: 'adopt', node: army.id, parts: [node.id] },
        ]),
      ),
    option('keep', 'reader-keep-as-is'),
  ],
  proposed: nearest?.id ?? 'keep',
});

/** A unit at the top, beside armies. */
function strays({ roots }: OobTree): Doubt[] {
  const armies = roots.filter(({ level, children }) => level === 'army' && children.length > 0);
  if (armies.length === 0) return [];
  return roots.flatMap((node, i): Doubt[] => {
    /** Of three armies one may be another's wing. */
    const alone = armies.every((army) => army === node || isFoe(nationOf(army), nationOf(node)));
    const second = armies.length > 2 ? !alone : areFriends(armies);
    if (node.level === 'army' && armies.indexOf(node) > 0 && second) return [strayDoubt(node, armies, undefined)];
    if (node.level === 'army' || isFormation(node.level) || node.children.length > 0 || !hasFigure(node)) return [];
    const friends = armies.filter((army) => !isFoe(nationOf(army), nationOf(node)));
    const nearest = friends.findLast((army) => roots.indexOf(army) < i) ?? friends[0] ?? armies[0];
    return [strayDoubt(node, armies, nearest)];
  });
}

/** "Austro-Bavarian army": its name tells all who stand together in it. */
const namesBoth = (army: OobNode, ...parts: readonly OobNode[]): boolean => {
  const nations = army.name.split(/[\s–-]+/).map((word) => guessNation(word));
  return parts.every((part) => nationOf(part) !== undefined && nations.includes(nationOf(part)));
};

const nationOf = ({ name, nation }: OobNode): string | undefined => nation ?? guessNation(name);

/** A corps of the enemy, and nothing else of its nation: what a heading was lost above. */
const isOther = (army: OobNode, one: OobNode, other: OobNode): boolean =>
  isFormation(other.level) &&
  [one, other].some((each) => nationOf(each) === 'France') &&
  army.children.filter((each) => nationOf(each) === nationOf(other)).length === 1 &&
  army.children.at(-1) === other;

/** Two armies in what is none, or formations of two nations that never stood together. */
function twoNations(army: OobNode, isOnly: boolean): readonly [OobNode, OobNode] | undefined {
  const parts = army.children.filter(({ children, level }) => children.length > 0 || isFormation(level));
  const [first, second] = isOnly && army.level === 'unknown' ? parts.filter(({ level }) => level === 'army') : [];
  if (first && second) return [first, second];
  return parts.flatMap((one): (readonly [OobNode, OobNode])[] => {
    const other = parts.find((each) => isFoe(nationOf(one), nationOf(each)) && !namesBoth(army, one, each));
    return other ? [[one, other]] : [];
  })[0];
}

/** What is one army's and may be two sides': all from one entry on, or one alone. */
function foes({ roots }: OobTree): Doubt[] {
  /** What stands at the top without an army may be one all the same. */
  const [only, ...more] = armiesOf({ roots });
  const lists = roots.length > 1 && only && more.length === 0 && !roots.includes(only) ? [undefined] : roots;
  return lists.flatMap((army, i): Doubt[] => {
    const pair = army && twoNations(army, roots.length === 1);
    const others = army ? roots.filter((root) => root !== army) : [];
    const friends = others.every(
      (root) => nationOf(root) !== undefined && !isFoe(army && nationOf(army), nationOf(root)),
    );
    const split = friends ? splitOf(army, army ? army.children : roots) : undefined;
    const [one] = split?.ours ?? [];
    const [first, ...more] = split?.theirs ?? [];
    const named = army && split?.theirs.every((each) => namesBoth(army, each));
    if (split && one && first && !named && !(pair && more.length === 0)) {
      const edits = [armyFrom(split.theirs, split.nation)];
      const before = i > 0 ? roots[i - 1] : undefined;
      if (army && before) edits.push({ do: 'adopt', node: before.id, parts: [army.id] });
      if (!army) edits.unshift(armyFrom(split.ours));
      const whom = [...(army && before ? [before, army] : []), ...(army ? [one] : split.ours), ...split.theirs];
      return [foesDoubt([one, first], whom, say('reader-foes-from', { other: called(first) }), edits, split.likely)];
    }
    const [a, b] = pair ?? [];
    if (!army || !a || !b) return [];
    const likely = b.level === 'army' || isOther(army, a, b);
    const alone = say('reader-foes-apart', { other: called(b) });
    return [foesDoubt([a, b], [a, b], alone, [{ do: 'army', node: b.id }], likely)];
  });
}

const armyFrom = ([first, ...more]: readonly OobNode[], nation?: string): Edit => ({
  do: 'army',
  node: first?.id ?? '',
  parts: more.map(({ id }) => id),
  ...(nation && { nation }),
});

const foesDoubt = (
  [one, other]: readonly [OobNode, OobNode],
  nodes: readonly OobNode[],
  label: DoubtOption['label'],
  edits: readonly Edit[],
  likely: boolean,
): Doubt => ({
  ...about('foes', one.id, '', nodes),
  asks: say('reader-foes', { one: called(one), other: called(other) }),
  options: [option('one', 'reader-foes-one'), option('apart', label, edits)],
  proposed: likely ? 'apart' : 'one',
});

/** Somebody leads a formation or an arm that has nothing, where others have a strength: its troops were put elsewhere. */
function ledAlone(tree: OobTree): Doubt[] {
  const { roots } = tree;
  const strong = (node: OobNode): boolean => hasFigure(node) || node.children.some(strong);
  const isAlone = (node: OobNode, above: readonly OobNode[]): boolean =>
    (isFormation(node.level) || isArmName(node) || GROUPS.test(node.name)) &&
    node.commander !== undefined &&
    node.children.length === 0 &&
    !hasFigure(node) &&
    !above.some(hasFigure) &&
    (above.at(-1)?.children ?? roots).some(strong);
  return byArmy(tree, isAlone).map(
    ([army, nodes]): Doubt => ({
      ...about('led-alone', army, '', nodes),
      asks: say('reader-led-alone', { n: nodes.length, units: some(nodes, 4) }),
      options: [option('keep', 'reader-keep-as-is')],
      proposed: 'keep',
    }),
  );
}

/** No unit had more. */
const MOST: { readonly [figure in Figure]?: readonly (readonly [OobNode['level'], number])[] } = {
  men: [
    ['battalion', 4000],
    ['regiment', 7500],
    ['brigade', 20_000],
    ['division', 40_000],
  ],
  sabres: [
    ['squadron', 400],
    ['regiment', 3000],
    ['brigade', 8000],
    ['division', 15_000],
  ],
  guns: [['battery', 40]],
};

/** One unit, not several in a line. */
const isOne = ({ name, parts }: OobNode, figure: Figure): boolean =>
  (parts?.count ?? 0) < 5 &&
  !/[,;]/.test(name) &&
  (figure !== 'guns' || /(?<!\p{L})(?:batt(?:ery|erie|eria)|bater[ií]a|batareya|company|troop)(?!\p{L})/iu.test(name));

/** No battalion that fought had fewer, and no unit. */
const FEWEST = { battalion: 120, unit: 10 } as const;

/** "Mack Cuirasseir (6)(600)": its squadrons were taken for battalions, or its officers for its men. */
function isTooWeak({ kind = 'infantry', level, men, parts, children }: OobNode): boolean {
  if (children.length > 0 || kind !== 'infantry' || level === 'battery' || men === undefined) return false;
  const battalions = parts?.of === 'battalion' && parts.count > 1 ? parts.count : 0;
  return men < Math.max(FEWEST.unit, battalions * FEWEST.battalion);
}

/** "Battery No. 5 480": a figure that is none, or of something else. */
export const strongDoubts = (tree: OobTree): Doubt[] =>
  [...walk(tree.roots)].flatMap(({ node }) =>
    (['men', 'sabres', 'guns'] as const).flatMap((figure): Doubt[] => {
      const { [figure]: n = 0 } = node;
      const most = MOST[figure]?.find(([level]) => level === node.level)?.[1];
      const strong = most !== undefined && n > most && node.children.length === 0 && isOne(node, figure);
      const weak = figure === 'men' && isTooWeak(node);
      if (!strong && !weak) return [];
      return [
        {
          ...about('too-strong', `${node.id}:${figure}`, '', [node]),
          asks: say(weak ? 'reader-too-weak' : 'reader-too-strong', { unit: called(node), n, figure }),
          options: [
            option('keep', 'reader-keep-as-is'),
            option('unknown', 'reader-not-known', [sets(node, figure, undefined)]),
          ],
          proposed: 'keep',
        },
      ];
    }),
  );
