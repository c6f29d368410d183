/** What entries come to with all their parts. */
import type { OobNode } from './tree.ts';

export interface Sums {
  readonly foot: number;
  readonly horse: number;
  readonly guns: number;
  readonly gunners: number;
}

export const NONE: Sums = { foot: 0, horse: 0, guns: 0, gunners: 0 };

type Summed = Pick<OobNode, 'kind' | 'level' | 'men' | 'sabres' | 'guns'> & { readonly children: readonly Summed[] };

/** Every sum that the tree can show: of each entry, and of each row of brothers that stand one behind the other. */
export function sumsOf(node: Summed, into: Sums[] = []): Sums {
  const gunner = node.kind === 'artillery' || node.level === 'battery' || node.kind === 'other';
  const parts = node.children.map((child) => sumsOf(child, into)).reduce(added, NONE);
  const tells = node.men !== undefined || node.sabres !== undefined;
  const own: Sums = {
    foot: gunner ? 0 : (node.men ?? 0),
    horse: gunner ? 0 : (node.sabres ?? 0),
    guns: node.guns ?? 0,
    gunners: gunner ? (node.men ?? 0) : 0,
  };
  const sum = tells
    ? { ...own, horse: Math.max(own.horse, 0), guns: node.guns ?? parts.guns }
    : { ...parts, guns: node.guns ?? parts.guns };
  into.push(sum, ...(tells && node.children.length > 0 ? [parts] : []));
  return sum;
}

export const added = (a: Sums, b: Sums): Sums => ({
  foot: a.foot + b.foot,
  horse: a.horse + b.horse,
  guns: a.guns + b.guns,
  gunners: a.gunners + b.gunners,
});

/** How far printed sums are from what they sum. */
const NEAR = 0.005;
export const near = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, other * NEAR);
