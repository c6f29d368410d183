/** The review as the tests go through it. */
import type { Doubt, Edit } from '../../src/orders-of-battle/doubts.ts';
import { applyEdits } from '../../src/orders-of-battle/edits.ts';
import { through } from '../../src/orders-of-battle/review.ts';
import { gather, type OobTree } from '../../src/orders-of-battle/tree.ts';

/** The chosen options by the ids of their doubts. A doubt that is not answered changes nothing. */
export type Answers = { readonly [doubt: string]: string };

/** Any text has entries that are read least surely. */
export const withoutLeastSure = (doubts: readonly Doubt[]): readonly Doubt[] =>
  doubts.filter(({ kind }) => kind !== 'least-sure');

/** The doubts that are left when these are answered, but for the entries that are read least surely. */
export const review = (tree: OobTree, answers: Answers = {}): readonly Doubt[] =>
  withoutLeastSure(through(tree, (doubt) => answers[doubt.id]).doubts);

/** The answers given, and the proposed one to every doubt that has none. */
export const proposals = (tree: OobTree, answers: Answers = {}): Answers =>
  through(tree, (doubt) => answers[doubt.id] ?? doubt.proposed).answers;

/** The tree as the answers leave it, and after them any edits by hand. */
export const resolve = (tree: OobTree, answers: Answers, byHand: readonly Edit[] = []): OobTree =>
  applyEdits(through(tree, (doubt) => answers[doubt.id]).tree, byHand);

/** What is still asked, and the tree, with those answers and the proposed ones. */
export function answered(tree: OobTree, given: Answers = {}) {
  const answers = proposals(tree, given);
  return through(tree, (doubt) => answers[doubt.id]);
}

/** Doubts under the questions they share, in the order they are asked. */
export function byGroup(doubts: readonly Doubt[]): ReadonlyMap<string, readonly Doubt[]> {
  const groups = new Map<string, Doubt[]>();
  for (const doubt of doubts) gather(groups, doubt.group, doubt);
  return groups;
}

/** The answers with one option given to every doubt of a group that offers it. */
export const answerGroup = (doubts: readonly Doubt[], answers: Answers, group: string, option: string): Answers => ({
  ...answers,
  ...Object.fromEntries(
    doubts
      .filter((doubt) => doubt.group === group && doubt.options.some((each) => each.id === option))
      .map((doubt) => [doubt.id, option]),
  ),
});
