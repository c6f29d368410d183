/**
 * Which entries are read least surely. The weights come of 437 readings of texts that the reader had never seen, beside what
 * was true of them (logistic regression, entry by entry): of 53 that were wrong and asked nothing, 44 have a wrong entry
 * among the five that it doubts most. In texts that the weights were not made of it is some 40 of 47.
 */
import { say } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { about, type Doubt, option, some } from './doubts.ts';
import { hintsOf } from './nouns.ts';
import { hasFigure } from './totals.ts';
import { isFormation, type OobNode, type OobTree, walk } from './tree.ts';

/** An entry among the others of its tree. */
interface Place {
  readonly node: OobNode;
  readonly parent: OobNode | undefined;
  /** Those in one list with it, itself among them. */
  readonly siblings: readonly OobNode[];
  /** Words of its name that name no level, arm or nation. */
  readonly strange: readonly string[];
  readonly isLeaf: boolean;
  readonly isUnled: boolean;
}

/** What all entries of a tree have in common. */
interface Whole {
  readonly roots: readonly OobNode[];
  /** The part of its formations that somebody leads: of each level, and of all. */
  readonly led: ReadonlyMap<string, number>;
  readonly names: ReadonlyMap<string, number>;
  readonly lines: ReadonlyMap<number, number>;
}

const plain = ({ name }: OobNode): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const begins = (letter: RegExp, words: readonly string[]): boolean => words.some((word) => letter.test(word));

/** What speaks for a wrong entry, and below nought against it. */
const SIGNS: readonly (readonly [weight: number, holds: (place: Place, whole: Whole) => boolean])[] = [
  [3.2, ({ node, isLeaf }) => isLeaf && !hasFigure(node)],
  [1.6, ({ node }) => isFormation(node.level)],
  [1.5, ({ node, isLeaf }) => !isLeaf && node.level === 'unknown'],
  [1.4, ({ isUnled }, { led }) => isUnled && (led.get('') ?? 0) > 0.3],
  [0.8, ({ node, isUnled }, { led }) => isUnled && (led.get(node.level) ?? 0) > 0.5],
  [-0.5, ({ node, isUnled, strange }) => isUnled && isFormation(node.level) && !begins(/^\p{Lu}/u, strange)],
  [1.1, ({ parent }) => parent === undefined],
  [1.3, ({ parent }, { roots }) => parent === undefined && roots.length === 1],
  [0.4, ({ parent }, { roots }) => parent === undefined && roots.length > 2],
  [1.1, ({ node }) => /[()[\]]/.test(node.name)],
  [0.9, ({ node }) => node.name.includes(',')],
  [0.7, ({ node }) => /[:;=|*#"]/.test(node.name)],
  [-0.4, ({ node }) => /[/+&]/.test(node.name)],
  [0.4, ({ strange }) => strange.filter((word) => /^\p{Ll}/u.test(word)).length === 1],
  [0.6, ({ node, siblings }) => siblings.some((each) => each !== node && plain(each) === plain(node))],
  [-0.5, ({ node }, { names }) => (names.get(plain(node)) ?? 0) > 1],
  [0.5, ({ isLeaf, siblings }) => !isLeaf && siblings.some(({ children }) => children.length === 0)],
  [0.5, ({ node, parent }) => parent !== undefined && node.nation !== undefined && node.nation !== parent.nation],
  [-0.4, ({ node }, { lines }) => (lines.get(node.source.line) ?? 0) > 1],
  [-0.5, ({ node }) => (node.commander ?? '').split(' ').length > 3],
  [-0.5, ({ node }) => node.children.length === 1],
  [-0.7, ({ node, isLeaf }) => isLeaf && isFormation(node.level) && hasFigure(node)],
];

/** Entries that one question shows. */
const MOST = 5;
/** Less has hardly anything against it. */
const LEAST = 1;

const counted = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

function wholeOf({ roots }: OobTree): Whole {
  const all = [...walk(roots)].map(({ node }) => node);
  const holders = all.filter(({ level, children }) => isFormation(level) || children.length > 0);
  const shares = holders.flatMap(({ level, commander }) => (commander === undefined ? [] : ['', level]));
  const of = counted(holders.flatMap(({ level }) => ['', level]));
  return {
    roots,
    led: new Map([...counted(shares)].map(([level, n]) => [level, n / (of.get(level) ?? 1)])),
    names: counted(all.map(plain)),
    lines: counted(all.map(({ source }) => source.line)),
  };
}

function placeOf(node: OobNode, parent: OobNode | undefined, roots: readonly OobNode[]): Place {
  const isLeaf = node.children.length === 0;
  const words: readonly string[] = node.name.match(/\p{L}{3,}/gu) ?? [];
  const isStrange = (word: string): boolean => {
    const { level, kind } = hintsOf(word);
    return (level ?? kind ?? guessNation(word)) === undefined;
  };
  return {
    node,
    parent,
    siblings: parent?.children ?? roots,
    strange: words.filter(isStrange),
    isLeaf,
    isUnled: (isFormation(node.level) || !isLeaf) && node.commander === undefined,
  };
}

/** The entries that nothing else asks about and that are read least surely, in the order of the text. */
export function leastSure(tree: OobTree, asked: readonly Doubt[]): Doubt[] {
  const known = new Set(asked.flatMap(({ nodes }) => nodes));
  const whole = wholeOf(tree);
  const all = [...walk(tree.roots)].map(({ node, above }, at) => {
    const place = placeOf(node, above.at(-1), tree.roots);
    return { node, at, risk: SIGNS.reduce((sum, [weight, holds]) => (holds(place, whole) ? sum + weight : sum), 0) };
  });
  const nodes = all
    .filter(({ node, risk }) => risk > LEAST && !known.has(node.id))
    .sort((a, b) => b.risk - a.risk)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ node }) => node);
  return nodes.length === 0
    ? []
    : [
        {
          ...about('least-sure', '', '', nodes),
          asks: say('reader-least-sure', { n: nodes.length, units: some(nodes, MOST) }),
          options: [option('on', 'reader-stated-on')],
          proposed: 'on',
        },
      ];
}
