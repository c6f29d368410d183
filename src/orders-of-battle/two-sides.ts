/** Where in one list the other side may begin: whose troops stand before and behind, who leads them, and how the list is made. */
import { guessNation } from '../scenarios/nations.ts';
import { OF_ALLY } from './lexicon/manners.ts';
import { hintsOf } from './nouns.ts';
import { isArmName, isFoe, nationOfUnit } from './sides.ts';
import { height, isFormation, type OobNode } from './tree.ts';
import { mostOf, nationOfMan, nationOfRank, type Vote, votesOf } from './votes.ts';

export interface Split {
  readonly ours: readonly OobNode[];
  readonly theirs: readonly OobNode[];
  /** Whose the others are, as far as their names tell it. */
  readonly nation: string | undefined;
  readonly likely: boolean;
}

/** One of those that stand beside each other: what speaks for its nation, and where it ends. */
interface Part {
  readonly node: OobNode;
  readonly nations: readonly string[];
  readonly votes: readonly Vote[];
  readonly gap: number;
}

/** No army has more formations and arms side by side. */
const MOST_PARTS = 200;

const nationOf = ({ name, nation }: OobNode): string | undefined => nation ?? nationOfUnit(name);
const textOf = ({ source, children }: OobNode): string => [source.text, ...children.map(textOf)].join('\n');
/** Whose those are who lead them; of those who may have Cossacks only Russia is anybody's foe. */
const nationsTold = ({ commander, rank, type, children }: OobNode): readonly string[] => [
  ...(type === 'cossack' ? ['Russia'] : []),
  ...[nationOfMan(commander ?? '') ?? nationOfRank(rank ?? '')].flatMap((nation) => nation ?? []),
  ...children.flatMap(nationsTold),
];
const lastLine = ({ source, children }: OobNode): number => Math.max(source.line, ...children.slice(-1).map(lastLine));

const partsOf = (nodes: readonly OobNode[]): readonly Part[] => {
  /** What all are of was told of the whole list, if not by its heading by its words. */
  const alike = nodes.every(({ nation }) => nation === nodes[0]?.nation);
  return nodes.map((node, i) => {
    const before = nodes[i - 1];
    return {
      node,
      nations: [
        ...[alike ? nationOfUnit(node.name) : nationOf(node)].flatMap((nation) => nation ?? []),
        ...nationsTold(node),
      ],
      votes: [...new Map(votesOf(textOf(node)).map((vote) => [vote.name, vote])).values()],
      gap: before ? node.source.line - lastLine(before) : 0,
    };
  });
};

/** The nation that names in some speak for which stand nowhere in the others. */
function voted(parts: readonly Part[], others: readonly Part[]): string | undefined {
  const elsewhere = new Set(others.flatMap(({ votes }) => votes.map(({ name }) => name)));
  return mostOf(parts.flatMap(({ votes }) => votes).filter(({ name }) => !elsewhere.has(name)));
}

/** How many tell that they are of a foe of a nation, less those who tell that they are of hers or her friends'. */
function hostile(nation: string, parts: readonly Part[], others: readonly Part[]): number {
  const told = parts.flatMap(({ nations }) => nations);
  const foes = told.filter((each) => isFoe(nation, each)).length;
  const most = voted(parts, others);
  const byNames = isFoe(nation, most) ? 1 : most === nation ? -1 : 0;
  return Math.min(2, foes) + byNames - (told.length - foes);
}

/** Of France's friends some changed sides. */
const AGAINST_ALL = ['France', 'Ottoman', 'United States'];
const tells = (parts: readonly Part[], nation: string): boolean =>
  parts.some(({ nations, votes }) => nations.includes(nation) || votes.some((vote) => vote.nation === nation));

const numberOf = ({ name }: OobNode): number => Number(/^\P{L}{0,2}(\d{1,2})/u.exec(name)?.[1] ?? 0);

/** "Division X", or "X's Division". */
const mannerOf = (parts: readonly Part[]): boolean | undefined => {
  const nounFirst = parts.flatMap(({ node: { name } }) => {
    const [first = '', ...rest] = name.split(/\s+/);
    return rest.length === 0 || /\d/.test(name) ? [] : [hintsOf(first).level !== undefined];
  });
  const [first] = nounFirst;
  return nounFirst.every((each) => each === first) ? first : undefined;
};

/** How much the list itself tells that something else begins: a gap, arms and numbers that stand there again, another manner. */
function begins(ours: readonly Part[], [first, ...more]: readonly Part[], all: readonly Part[]): number {
  if (!first) return 0;
  const { gap, node } = first;
  const theirs = [first, ...more];
  const widest = gap > 1 && all.every((part) => part === first || part.gap < gap);
  const hasOne = (parts: readonly Part[], kind: OobNode['kind']): boolean =>
    parts.filter((part) => part.node.kind === kind && isArmName(part.node)).length === 1;
  const arms = (['cavalry', 'artillery'] as const).filter((kind) => hasOne(ours, kind) && hasOne(theirs, kind));
  const high = height(node.level) ?? 9;
  const numbers = ours.flatMap(({ node: each }) => (each.level === node.level && numberOf(each)) || []);
  const again = numberOf(node) > 0 && numbers.length > 0 && numberOf(node) <= Math.min(...numbers);
  const higher =
    ours.some(({ node: { level } }) => isFormation(level)) &&
    ours.every(({ node: { level } }) => (height(level) ?? 9) > high);
  const [one, other] = [mannerOf(ours), mannerOf(theirs)];
  return (
    (widest ? (gap > 2 ? 3 : 1) : 0) +
    (isFormation(node.level) && ours.every(({ node: { level } }) => !isFormation(level)) ? 1 : 0) +
    arms.length +
    (isFormation(node.level) && again ? 2 : 0) +
    (isFormation(node.level) && higher ? 1 : 0) +
    (one !== undefined && other !== undefined && one !== other ? 1 : 0)
  );
}

/** Where the other side most likely begins among what an army holds, or in what its last part has taken, too. */
export function splitOf(army: OobNode | undefined, nodes: readonly OobNode[]): Split | undefined {
  const [only] = nodes;
  if (only && nodes.length === 1)
    return splitOf(army ? { ...only, ...(army.nation && { nation: army.nation }) } : only, only.children);
  if (nodes.length > MOST_PARTS) return undefined;
  const parts = partsOf(nodes);
  const nation = army && (army.nation ?? guessNation(army.name) ?? nationOfMan(army.commander ?? ''));
  const [best] = parts
    .slice(1)
    .map((_, i) => {
      const [ours, theirs] = [parts.slice(0, i + 1), parts.slice(i + 1)];
      const own = nation ?? voted(ours, theirs);
      const foes = own === undefined ? 0 : hostile(own, theirs, ours) - Math.max(0, hostile(own, ours, theirs));
      const list = begins(ours, theirs, parts);
      return {
        ours,
        theirs,
        foes: list < 2 && !AGAINST_ALL.some((each) => own === each || tells(theirs, each)) ? Math.min(0, foes) : foes,
        list,
      };
    })
    .sort((a, b) => b.foes * 2 + b.list - a.foes * 2 - a.list);
  if (best && best.foes >= 0 && best.foes * 2 + best.list > 2) {
    const { ours, theirs, foes, list } = best;
    const [told, ...others] = new Set(theirs.flatMap(({ nations }) => nations).filter((each) => isFoe(nation, each)));
    return {
      ours: ours.map(({ node }) => node),
      theirs: theirs.map(({ node }) => node),
      nation: voted(theirs, ours) ?? (others.length === 0 ? told : undefined),
      likely: foes > 0 && list > 0 && foes * 2 + list > 3 && !OF_ALLY.test(theirs[0]?.node.name ?? ''),
    };
  }
  const last = nodes.at(-1);
  return last && last.children.length > 1 && isFormation(last.level)
    ? splitOf({ ...last, ...(nation && { nation }) }, last.children)
    : undefined;
}
