/** Changes to the figures of entries that several doubts offer. */
import { type Edit, sets } from './doubts.ts';
import type { Figure, OobNode } from './tree.ts';

export const isArmed = (node: OobNode): boolean => node.kind === 'artillery' || node.level === 'battery';

export const footOrHorse = ({ kind }: OobNode): Figure => (kind === 'cavalry' ? 'sabres' : 'men');

/** A whole shared out evenly; the first have one more where it does not part. */
export function shared(nodes: readonly OobNode[], whole: number, figureOf: (node: OobNode) => Figure): Edit[] {
  const share = Math.floor(whole / nodes.length);
  const more = whole - share * nodes.length;
  return nodes.map((node, i) => sets(node, figureOf(node), share + (i < more ? 1 : 0)));
}

/** Takes figures away where an entry has them. */
export const without = (node: OobNode, figures: readonly Figure[]): Edit[] =>
  figures.flatMap((figure) => (node[figure] === undefined ? [] : [sets(node, figure, undefined)]));
