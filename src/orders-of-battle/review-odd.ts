/** Doubts about what is read as nothing else in its text is: one question a kind, of whatever format. */
import { say } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { about, type Doubt, option, some } from './doubts.ts';
import { isBareMan } from './names.ts';
import { hintsOf } from './nouns.ts';
import { nationOfLeader } from './of-leader.ts';
import { isAllied, isArmName, isFoe } from './sides.ts';
import { ownStrength } from './totals.ts';
import { gather, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

const listsOf = ({ roots }: OobTree): readonly (readonly OobNode[])[] => [
  roots,
  ...[...walk(roots)].map(({ node }) => node.children),
];

const isUnit = ({ children, men, sabres, guns }: OobNode): boolean =>
  children.length === 0 && (men ?? sabres ?? guns) !== undefined;

const FEWEST_ALIKE = 3;

/** "Austrian, Bde Liptay, IR 28": what should hold them stands in each of their names. */
const sharedHeads = (tree: OobTree): readonly OobNode[] =>
  listsOf(tree).flatMap((siblings) => {
    const byHead = new Map<string, OobNode[]>();
    for (const node of siblings) {
      const [head = '', ...rest] = node.name.split(/[,;|/]\s?|\s[–—-]\s/u);
      const holds = isFormation(hintsOf(head).level) || guessNation(head) !== undefined;
      if (rest.length > 0 && node.children.length === 0 && holds) gather(byHead, head, node);
    }
    return [...byHead.values()].flatMap((all) => (all.length < FEWEST_ALIKE ? [] : all));
  });

/** Units at the top between formations: a heading is missing, or a whole side. */
const withoutArmy = ({ roots }: OobTree): readonly OobNode[] =>
  roots.some(({ children }) => children.length > 0) && roots.every(({ level }) => level !== 'army')
    ? roots.filter((node) => isUnit(node) && !isFormation(node.level))
    : [];

const strengthOf = (node: OobNode): number =>
  ownStrength(node) ?? node.children.reduce((sum, child) => sum + strengthOf(child), 0);

/** No unit so weak is taken for a sum. */
const LEAST_SUM = 1000;
/** One has what several right before or behind it have together. */
function isSumOf(node: OobNode, others: readonly OobNode[]): boolean {
  const own = ownStrength(node) ?? 0;
  let sum = 0;
  for (const [i, other] of others.entries()) {
    const one = strengthOf(other);
    sum += one;
    if (one === 0 || sum > own) return false;
    if (sum === own) return i > 0;
  }
  return false;
}
const sums = (tree: OobTree): readonly OobNode[] =>
  listsOf(tree).flatMap((siblings) =>
    siblings.filter(
      (node, i) =>
        isUnit(node) &&
        (ownStrength(node) ?? 0) >= LEAST_SUM &&
        (isSumOf(node, siblings.slice(0, i).toReversed()) || isSumOf(node, siblings.slice(i + 1))),
    ),
  );

/** A formation many times as strong as any of its kind beside it. */
const TIMES = 5;
const giants = (tree: OobTree): readonly OobNode[] =>
  listsOf(tree).flatMap((siblings) =>
    siblings.filter((node) => {
      const { level } = node;
      const others = siblings.filter((each) => each !== node && each.level === level && strengthOf(each) > 0);
      return (
        (level === 'brigade' || level === 'division') &&
        others.length > 1 &&
        others.every((each) => strengthOf(node) > TIMES * strengthOf(each))
      );
    }),
  );

/** Of two sides one is of no nation, and is no alliance; or a column of nations has a word that names none. */
const ofNoNation = ({ roots }: OobTree): readonly OobNode[] => {
  const silent = roots.filter((root) =>
    [root, ...root.children].every(
      ({ name, nation }) => (nation ?? guessNation(name)) === undefined && !isAllied(name),
    ),
  );
  const strange = [...walk(roots)].filter(({ node: { nation = 'France' } }) => guessNation(nation) === undefined);
  return roots.length === 2 && silent.length === 1 ? silent : strange.map(({ node }) => node);
};

/** Sides led by men who led another nation's troops against it: the side itself, or most of its formations whose leaders are known. */
const ledByFoes = ({ roots }: OobTree): readonly OobNode[] =>
  roots.flatMap((root) => {
    const known = [...walk([root])].flatMap(({ node, above }) => {
      const told = [...above, node].findLast(({ nation }) => nation !== undefined)?.nation;
      const led = node.commander === undefined ? undefined : nationOfLeader(node.commander);
      return told === undefined || led === undefined ? [] : [{ node, foe: isFoe(led, told) }];
    });
    const foes = known.flatMap(({ node, foe }) => (foe ? node : []));
    return foes.includes(root) || (foes.length > 2 && foes.length * 2 > known.length) ? foes : [];
  });

/** What stands below "Artillery" and holds foot. */
const holdsOther = ({ children }: OobNode, kind: OobNode['kind']): boolean =>
  kind !== undefined &&
  kind !== 'infantry' &&
  kind !== 'mixed' &&
  children.some(({ kind: own = 'infantry', men }) => own === 'infantry' && men !== undefined);

/** A leader who begins with a figure, a name with the cells of a table in it, a regiment that holds brigades, a bare name as a formation. */
const misnamed = ({ roots }: OobTree): readonly OobNode[] =>
  [...walk(roots)].flatMap(({ node, above }) => {
    const { name, commander = '', level, kind, children } = node;
    const isMan =
      above.length > 0 &&
      children.length === 0 &&
      isFormation(level) &&
      kind === undefined &&
      isUnit(node) &&
      isBareMan(name);
    const odd =
      /^\d/.test(commander) ||
      /[|\t]|\s{3,}|\d{3,}\s+\d{2,}|;.*;/u.test(name) ||
      (level !== 'unknown' && !isFormation(level) && children.some((child) => isFormation(child.level))) ||
      (isMan && hintsOf(name).level === undefined) ||
      children.some((child) => isArmName(node) && holdsOther(child, kind));
    return odd ? [node] : [];
  });

/** "9th Light, 1,210 men" as "9w, # w". */
const shapeOf = (text: string): string =>
  text
    .trim()
    .replace(/\d[\d.,'’ ]*\d|\d/gu, (figure) => (figure.length > 2 ? '#' : '9'))
    .replace(/\p{L}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*)*/gu, 'w');

/** Of lines that are alike most are units with a strength: what is an army, holds others of them, or has nothing. */
const unlike = ({ roots }: OobTree): readonly OobNode[] => {
  const all = [...walk(roots)].map(({ node }) => node);
  const inLine = new Map<number, OobNode[]>();
  for (const node of all) gather(inLine, node.source.line, node);
  /** A row of a table may tell of several. */
  const shape = ({ source }: OobNode): string =>
    inLine.get(source.line)?.length === 1 && source.text.length < LONGEST_LINE ? shapeOf(source.text) : '';
  const byShape = new Map<string, OobNode[]>();
  for (const node of all) if (shape(node).includes('#')) gather(byShape, shape(node), node);
  return [...byShape].flatMap(([own, nodes]) => {
    const odd = nodes.filter((node) =>
      node.level === 'army'
        ? hintsOf(node.name).level !== 'army'
        : !isFormation(node.level) &&
          (node.children.length === 0 ? !isUnit(node) : shape(node.children[0] ?? node) === own),
    );
    return odd.length > 0 && nodes.length - odd.length >= Math.max(FEWEST_ALIKE, 2 * odd.length) ? odd : [];
  });
};
const LONGEST_LINE = 120;

const CHECKS = [
  ['reader-odd-heads', sharedHeads],
  ['reader-odd-top', withoutArmy],
  ['reader-odd-sum', sums],
  ['reader-odd-giant', giants],
  ['reader-odd-nation', ofNoNation],
  ['reader-odd-foes', ledByFoes],
  ['reader-odd-name', misnamed],
  ['reader-odd-line', unlike],
] as const;

export const oddDoubts = (tree: OobTree): Doubt[] =>
  CHECKS.flatMap(([code, look]): Doubt[] => {
    const nodes = look(tree);
    return nodes.length === 0
      ? []
      : [
          {
            ...about('odd', code, code, nodes),
            asks: say(code, { n: nodes.length, units: some(nodes) }),
            options: [option('on', 'reader-stated-on')],
            proposed: 'on',
          },
        ];
  });
