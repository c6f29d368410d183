/** Changes to the figures of entries that several doubts offer. */
import { type Edit, sets } from './doubts.ts';
import type { Figure, OobNode } from './tree.ts';

export const isArmed = (node: OobNode): boolean => node.kind === 'artillery' || node.level === 'battery';

export const footOrHorse = ({ kind }: OobNode): Figure => (kind === 'cavalry' ? 'sabres' : 'men');

/** As even as whole men go: the first have one more, and nobody is lost. */
export const shareOf = (whole: number, i: number, n: number): number => Math.floor(whole / n) + (i < whole % n ? 1 : 0);

/** A whole shared out evenly. */
export function shared(nodes: readonly OobNode[], whole: number, figureOf: (node: OobNode) => Figure): Edit[] {
  return nodes.map((node, i) => sets(node, figureOf(node), shareOf(whole, i, nodes.length)));
}

/** Takes figures away where an entry has them. */
export const without = (node: OobNode, figures: readonly Figure[]): Edit[] =>
  figures.flatMap((figure) => (node[figure] === undefined ? [] : [sets(node, figure, undefined)]));
