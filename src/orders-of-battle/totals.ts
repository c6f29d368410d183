/** Men, sabres and guns of any part of a tree. */
import type { OobNode } from './tree.ts';

export interface Totals {
  readonly men: number;
  readonly sabres: number;
  readonly guns: number;
  readonly points: number;
  /** Units whose strength nobody gives, neither they nor what they belong to. */
  readonly unknown: number;
}

const NOTHING: Totals = { men: 0, sabres: 0, guns: 0, points: 0, unknown: 0 };

const add = (a: Totals, b: Totals): Totals => ({
  men: a.men + b.men,
  sabres: a.sabres + b.sabres,
  guns: a.guns + b.guns,
  points: a.points + b.points,
  unknown: a.unknown + b.unknown,
});

type Figures = Pick<OobNode, 'men' | 'sabres' | 'guns' | 'points'>;

/** Men and sabres together as an entry itself gives them; `undefined` where it gives neither. */
export const ownStrength = (node: Figures): number | undefined =>
  node.men === undefined && node.sabres === undefined ? undefined : (node.men ?? 0) + (node.sabres ?? 0);

/** Whether an entry gives a strength of its own; that it has no guns is none. */
export const hasFigure = (node: Figures): boolean =>
  ownStrength(node) !== undefined || (node.guns ?? 0) > 0 || node.points !== undefined;

/** The parts of an entry, added up. */
export const partsTotal = (node: OobNode): Totals => node.children.map(totals).reduce(add, NOTHING);

/**
 * The totals of an entry: its own figures where it has them, unless the parts are to count. A formation that gives one
 * figure for everybody has its horsemen taken out of it as far as its parts tell them.
 */
export function totals(node: OobNode): Totals {
  if (node.children.length === 0) {
    const silent = !hasFigure(node) && node.kind !== 'other';
    return {
      men: node.men ?? 0,
      sabres: node.sabres ?? 0,
      guns: node.guns ?? 0,
      points: node.points ?? 0,
      unknown: silent ? 1 : 0,
    };
  }
  const parts = partsTotal(node);
  const own = ownStrength(node);
  if (node.counted === 'parts' || (own === undefined && node.guns === undefined && node.points === undefined))
    return parts;
  const sabres = own === undefined ? parts.sabres : (node.sabres ?? Math.min(parts.sabres, own));
  return {
    men: own === undefined ? parts.men : Math.max(0, own - sabres),
    sabres,
    guns: node.guns ?? parts.guns,
    points: node.points ?? parts.points,
    unknown: own === undefined ? parts.unknown : 0,
  };
}

/** The units at the ends of the tree, added up, whatever the formations above them say, unless their own figure counts. */
export function leafTotals(nodes: readonly OobNode[]): Totals {
  return nodes
    .map((node) => (node.children.length > 0 && node.counted !== 'own' ? leafTotals(node.children) : totals(node)))
    .reduce(add, NOTHING);
}
