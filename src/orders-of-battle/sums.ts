/** Sums that a source gives itself: nobody is counted twice, and a formation that tells only its sums has them for figures. */
import { say } from '../engine/message.ts';
import { added, NONE, near, sumsOf } from './accounts.ts';
import { problemIn } from './format.ts';
import { ANY_WHOLE } from './lexicon/names.ts';
import { figuresIn } from './numbers.ts';
import { unitOf } from './one-unit.ts';
import { isArmName } from './sides.ts';
import { FIGURES, isFormation, isSilent, type Problem, type Sprout } from './tree.ts';

const WORDS = /\p{L}*total\p{L}*|insgesamt|zusammen/iu;

/** "Infantry total 5,200" as the unit it would be. */
export const sumOf = (text: string, line: number): Sprout | undefined =>
  unitOf(`x ${text.replace(WORDS, '')}`, line, text);

const GUNS = /^(?:guns|cannons?|gesch(?:ü|ue)tze|pi[eè]ces|canons|piezas|pezzi|cannoni)$/iu;

/**
 * "Infantry", "zus.", "48 guns": a name that says nothing of who it is. Guns of a name are a sum only below another sum, and
 * those of a reserve never.
 */
export const isNameless = (unit: Sprout, belowSum: boolean): boolean => {
  if (unit.children.length > 0 || unit.commander !== undefined) return false;
  const bare = figuresIn(unit.name).rest === '';
  if (!bare && unit.men === undefined && unit.sabres === undefined && !belowSum) return false;
  if (bare || (isArmName(unit) && !/\s/.test(unit.name)) || ANY_WHOLE.test(unit.name)) return true;
  if (belowSum && GUNS.test(unit.name)) return true;
  return unit.level === 'unknown' && unit.kind === undefined && !/\d|\p{L}\s+\p{L}/u.test(unit.name);
};

/** As few men nobody sums up. */
const LEAST = 100;
const PARTS = 2;

const holders = (nodes: readonly Sprout[], figure: 'men' | 'sabres' | 'guns'): number =>
  nodes.reduce((n, node) => {
    const holds = node[figure] !== undefined || (figure === 'men' && node.sabres !== undefined);
    return n + (holds ? 1 : holders(node.children, figure));
  }, 0);

/** Whether each figure of an entry is what entries together have. */
function addsUp({ men, sabres, guns, kind }: Sprout, parts: readonly Sprout[]): boolean {
  const { foot, horse, guns: pieces, gunners } = parts.map((part) => sumsOf(part)).reduce(added, NONE);
  const all = kind === 'artillery' ? [gunners] : [foot, foot + horse, foot + gunners, foot + horse + gunners];
  const ofHorse = sabres !== undefined && near(sabres, horse);
  const told = [
    men === undefined ? [] : [all.some((each) => near(each, men)) || (ofHorse && men === sabres)],
    sabres === undefined ? [] : [ofHorse],
    guns === undefined || pieces === 0 ? [] : [guns === pieces],
  ].flat();
  return (
    told.filter((agrees) => agrees).length >= Math.min(told.length, 2) &&
    Math.max(men ?? 0, sabres ?? 0, (guns ?? 0) * LEAST) >= LEAST &&
    (
      [
        ['men', men],
        ['sabres', sabres],
        ['guns', guns],
      ] as const
    ).some(([figure, own]) => own !== undefined && holders(parts, figure) >= PARTS)
  );
}

interface Summed {
  readonly node: Sprout;
  summed?: true;
}

/** Whether a sum is that of something open, the lowest first: no formation that follows is a part of it. */
export function closesSum(sum: Sprout, open: readonly Summed[], belowSum = false): boolean {
  /** "24 guns" behind the regiments of a corps that has none are its own, whatever others have. */
  const inner = open.findLast(
    ({ node }) => (isFormation(node.level) || node.commander !== undefined) && node.children.length > 0,
  )?.node;
  const alone =
    !belowSum && sum.men === undefined && sum.sabres === undefined && inner !== undefined && sumsOf(inner).guns === 0;
  const whole = alone ? undefined : open.findLast(({ node }) => addsUp(sum, node.children));
  if (whole) {
    whole.summed = true;
  }
  return whole !== undefined;
}

interface Sums {
  /** Whether a formation tells no strength at all, so that to leave out the sum below it would lose it. */
  readonly lacks: (node: Sprout | undefined) => boolean;
  /** Gives it to the formation above, unless one beside that has figures: then it may be the sum of both. */
  readonly take: (node: Sprout | undefined, beside: readonly Sprout[], sum: Sprout | undefined) => boolean;
}

export function sumsTaken(): Sums {
  const summed = new Set<Sprout>();
  const lacks = (node: Sprout | undefined): boolean =>
    node !== undefined && isFormation(node.level) && node.children.length === 0 && isSilent(node);
  return {
    lacks,
    take: (node, beside, sum) => {
      if (!node || !sum || beside.some((each) => each !== node && !summed.has(each))) return false;
      if (!lacks(node) && !(summed.has(node) && node.children.length === 0 && sum.kind)) return false;
      let told = false;
      for (const figure of FIGURES) {
        const value = sum[figure];
        if (value === undefined || node[figure] !== undefined) continue;
        node[figure] = value;
        told = true;
      }
      if (told) summed.add(node);
      return told;
    },
  };
}

/** The sums that were left out, and those among them with which a formation lost its only strength. */
export const leftOut = (sums: readonly number[], lost: readonly number[]): readonly Problem[] => [
  ...problemIn('note', sums, (lines) => say('reader-sums-left-out', { lines })),
  ...problemIn('warning', lost, (lines) => say('reader-sums-lost', { lines })),
];
