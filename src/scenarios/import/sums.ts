/** Sums that a source gives itself: nobody is counted twice, and a formation that tells only its sums has them for figures. */
import { linesInWords, problem } from './format.ts';
import { unitOf } from './one-unit.ts';
import { FIGURES, isFormation, type Problem, type Sprout } from './tree.ts';

const WORDS = /(?:grand |sub[- ]?|sous-)?tota(?:ls?|le|ux)(?: strength)?(?!\p{L})|insgesamt|zusammen/iu;

/** "Infantry total 5,200" as the unit it would be. */
export function sumOf(text: string, line: number): Sprout | undefined {
  const plain = text.replace(WORDS, ' ').replace(/^[\s:,=–—-]+/u, '');
  return unitOf(/\p{L}/u.test(plain) ? plain : `x ${plain}`, line, text);
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
    node !== undefined &&
    isFormation(node.level) &&
    node.children.length === 0 &&
    FIGURES.every((figure) => node[figure] === undefined);
  return {
    lacks,
    take: (node, beside, sum) => {
      if (!node || !sum || beside.some((each) => each !== node && !summed.has(each))) return false;
      if (!lacks(node) && !(summed.has(node) && node.children.length === 0 && sum.kind)) return false;
      const told = FIGURES.filter((figure) => sum[figure] !== undefined && node[figure] === undefined);
      for (const figure of told) node[figure] = sum[figure]!;
      if (told.length > 0) summed.add(node);
      return told.length > 0;
    },
  };
}

/** Where a sum was left out though the formation above it tells no other strength. */
export const lostSums = (lines: readonly number[]): readonly Problem[] =>
  lines.length === 0
    ? []
    : [
        problem(
          'warning',
          `Sums left out, though what stands above them tells no other strength: ${linesInWords(lines)}. Check whose they are.`,
          lines[0]!,
        ),
      ];
