/** Sums that a source gives itself: nobody is counted twice, and a formation that tells only its sums has them for figures. */
import { say } from '../engine/message.ts';
import { problemIn } from './format.ts';
import { unitOf } from './one-unit.ts';
import { FIGURES, isFormation, type Problem, type Sprout } from './tree.ts';

const WORDS = /\p{L}*total\p{L}*|insgesamt|zusammen/iu;

/** "Infantry total 5,200" as the unit it would be. */
export const sumOf = (text: string, line: number): Sprout | undefined =>
  unitOf(`x ${text.replace(WORDS, '')}`, line, text);

interface Sums {
  /** Whether a formation tells no strength at all, so that to leave out the sum below it would lose it. */
  readonly lacks: (node: Sprout | undefined) => boolean;
  /** Gives it to the formation above, unless one beside that has figures: then it may be the sum of both. */
  readonly take: (node: Sprout | undefined, beside: readonly Sprout[], sum: Sprout | undefined) => boolean;
}

export function sumsTaken(): Sums {
  const summed = new Set<Sprout>();
  const lacks = (node: Sprout | undefined): boolean =>
    node !== undefined &&
    isFormation(node.level) &&
    node.children.length === 0 &&
    FIGURES.every((figure) => node[figure] === undefined);
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
