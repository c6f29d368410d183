/**
 * The review: doubts about a tree as questions with proposed answers, so that the faults of a source are settled in taps.
 * Nothing is changed by itself; answers are data, and to drop an answer is to undo it.
 */

import type { Doubt } from './doubts.ts';
import { applyEdits } from './edits.ts';
import { leastSure } from './least-sure.ts';
import { isSure } from './own-units.ts';
import { armDoubts, swallowedDoubts } from './review-arms.ts';
import { arrivalDoubts } from './review-arrivals.ts';
import { parentDoubts, signDoubts } from './review-figures.ts';
import { footOrHorseDoubts } from './review-foot-horse.ts';
import { listDoubts } from './review-lists.ts';
import { oddDoubts } from './review-odd.ts';
import { shapeDoubts } from './review-shape.ts';
import { sideDoubts, strongDoubts } from './review-sides.ts';
import { strengthDoubts } from './review-strengths.ts';
import { type OobNode, type OobTree, walk } from './tree.ts';

/** Each stage looks at the tree as the answers to the stages before leave it. */
const STAGES: readonly ((tree: OobTree) => readonly Doubt[])[] = [
  sideDoubts,
  shapeDoubts,
  listDoubts,
  signDoubts,
  strengthDoubts,
  footOrHorseDoubts,
  oddDoubts,
  swallowedDoubts,
  strongDoubts,
  parentDoubts,
  armDoubts,
];

/** The tree without the cards of our own table, which leave nothing to ask. */
function doubtful(tree: OobTree): OobTree {
  const within = (nodes: readonly OobNode[]): OobNode[] =>
    nodes.filter((node) => !isSure(node)).map((node) => ({ ...node, children: within(node.children) }));
  return { ...tree, roots: within(tree.roots) };
}

/** The doubts, the answers that fit them, and the tree those answers leave. */
interface Reviewed {
  readonly doubts: readonly Doubt[];
  /** The chosen option of each doubt. */
  readonly answers: { readonly [doubt: string]: string };
  readonly tree: OobTree;
}

/**
 * One way through all stages; `answer` says what is answered to each doubt, the order in which they are best answered. A
 * later doubt may go away with an earlier answer; a doubt keeps its id as long as it stands.
 */
export function through(tree: OobTree, answer: (doubt: Doubt) => string | undefined): Reviewed {
  let now = tree;
  const doubts: Doubt[] = [];
  const given: Record<string, string> = {};
  const ask = (found: readonly Doubt[]): void => {
    const effects = found.flatMap((doubt) => {
      const chosen = doubt.options.find((option) => option.id === answer(doubt));
      if (chosen) given[doubt.id] = chosen.id;
      return chosen?.effect ?? [];
    });
    doubts.push(...found);
    now = applyEdits(now, effects);
  };
  const cards = [...walk(tree.roots)].some(({ node }) => node.card);
  for (const stage of STAGES) ask(stage(cards ? doubtful(now) : now));
  ask(arrivalDoubts(now));
  if (!tree.sure) ask(leastSure(cards ? doubtful(now) : now, doubts));
  return { doubts, answers: given, tree: now };
}
