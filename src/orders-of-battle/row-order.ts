/** What belongs to what in a table where only the order of its rows tells it. */
import type { Mapping } from './columns.ts';
import { GROUPS } from './lexicon/manners.ts';
import type { Row } from './rows.ts';
import { isArmName } from './sides.ts';
import { height, isFormation, isSilent, type Sprout } from './tree.ts';

export interface Unit {
  readonly row: Row;
  readonly node: Sprout;
}

/** Every row under the last one above it that stands less deep. */
export function stacked(
  units: readonly Unit[],
  depthOf: (unit: Unit) => number,
  mayHold: (above: Sprout, node: Sprout) => boolean = () => true,
): Sprout[] {
  const roots: Sprout[] = [];
  const open: { depth: number; node: Sprout }[] = [];
  for (const unit of units) {
    const { node } = unit;
    const depth = depthOf(unit);
    for (let top = open.at(-1); top && (top.depth >= depth || !mayHold(top.node, node)); top = open.at(-1)) open.pop();
    (open.at(-1)?.node.children ?? roots).push(node);
    open.push({ depth, node });
  }
  return roots;
}

/** Deeper than any level: a unit that does not say what it is belongs to whatever stands above it. */
const LOWEST = 9;
/** A battery is no part of a regiment. */
const depthByLevel = ({ level }: Sprout): number => height(level === 'battery' ? 'regiment' : level) ?? LOWEST;
const holds = (above: Sprout, node: Sprout): boolean =>
  isSilent(above)
    ? above.level === 'unknown' || above.level !== node.level
    : isFormation(above.level) && depthByLevel(above) < depthByLevel(node);

export interface Order {
  readonly depthOf: (unit: Unit) => number;
  readonly holds: (above: Sprout, node: Sprout) => boolean;
}

/** How far from a formation's own figure those of its parts may be together. */
const ABOUT = 0.15;

/** Whether the rows below one that stand deeper make up its own figure; what lies below a row with figures is in them. */
function isSumOfRowsBelow(whole: Unit, below: readonly Unit[], depthOf: (unit: Unit) => number): boolean {
  const strengthOf = ({ men = 0, sabres = 0 }: Sprout): number => men + sabres;
  const own = strengthOf(whole.node);
  let total = 0;
  let within = Number.POSITIVE_INFINITY;
  for (const unit of below) {
    const depth = depthOf(unit);
    if (depth <= depthOf(whole)) break;
    if (depth > within) continue;
    within = isSilent(unit.node) ? Number.POSITIVE_INFINITY : depth;
    total += strengthOf(unit.node);
  }
  return own > 0 && Math.abs(total - own) <= own * ABOUT;
}

/** "Infantry | Engelhardt" over regiments with figures, where no formation tells any: rows without are headings. */
const areHeadings = (units: readonly Unit[]): boolean =>
  units.every(({ node }) => isSilent(node) || !isFormation(node.level)) &&
  units.some(({ node }, i) => {
    const below = units[i + 1]?.node;
    return isArmName(node) && isSilent(node) && below !== undefined && !isSilent(below);
  });

/** A heading right above another stands higher. */
const byFigures = (units: readonly Unit[]): ((unit: Unit) => number) => {
  const silent = units.map(({ node }) => isSilent(node));
  const depths = new Map(units.map(({ node }, i) => [node, silent[i] ? (silent[i + 1] ? 0 : 1) : 2]));
  return ({ node }) => depths.get(node) ?? LOWEST;
};

/** "Vanguardia", "Cavalry" without a figure, right above units with theirs. */
const groupsIn = (units: readonly Unit[]): ReadonlySet<Sprout> =>
  new Set(
    units.flatMap(({ node }, i) => {
      const below = units[i + 1]?.node;
      /** "Caballería. Coronel D. Rafael Santesteban" */
      const [name = ''] = node.name.split(/[.:]\s|\s[–—-]\s/u);
      const isGroup =
        (node.level === 'unknown' || node.level === 'wing') &&
        isSilent(node) &&
        (isArmName({ name }) || GROUPS.test(name));
      return isGroup && below && !isSilent(below) && !isFormation(below.level) ? [node] : [];
    }),
  );

/** The levels of which a table has more than one formation: groups stand beside the highest. */
const severalOf = (units: readonly Unit[]): readonly number[] => {
  const depths = units.filter(({ node }) => isFormation(node.level)).map(({ node }) => depthByLevel(node));
  return [LOWEST, ...depths.filter((depth, i) => depths.indexOf(depth) < i)];
};

/** Between two wings it stands as high as they. */
const CENTRE = /^(?:the )?(?:centre|center|zentrum|mitte|centro|centrum)(?!\p{L})/iu;

/**
 * How deep the rows stand where only their order tells it: by the blanks before their names, else by their levels. That
 * is so where a formation without figures stands above what is lower; one with figures holds what adds up to them. A list
 * of units with ids may be in any order.
 */
export function depthInOrder(units: readonly Unit[], mapping: Mapping): Order | undefined {
  const column = mapping.name ?? -1;
  const byBlanks = ({ row }: Unit): number => row.blanks?.[column] ?? 0;
  const groups = groupsIn(units);
  const beside = Math.min(...severalOf(units));
  const wing = units.find(({ node }) => node.level === 'wing');
  const byLevel = ({ node }: Unit): number =>
    wing && CENTRE.test(node.name) ? depthByLevel(wing.node) : groups.has(node) ? beside : depthByLevel(node);
  const fits = (above: Sprout, node: Sprout): boolean =>
    holds(above, node) &&
    !(groups.has(above) && above.kind !== undefined && isArmName(node) && above.kind !== node.kind);
  const follows = (depthOf: (unit: Unit) => number, tells: (above: Sprout, node: Sprout) => boolean): boolean =>
    units.some((unit, i) => {
      const above = units[i - 1];
      return above !== undefined && depthOf(above) < depthOf(unit) && tells(above.node, unit.node);
    });
  if (follows(byBlanks, holds)) return { depthOf: byBlanks, holds };
  if (areHeadings(units)) return { depthOf: byFigures(units), holds: isSilent };
  const heads = (above: Sprout, node: Sprout): boolean =>
    isFormation(above.level) && isSilent(above) && (mapping.id === undefined || !isSilent(node));
  const sums = new Set(
    units.filter((unit, i) => isSumOfRowsBelow(unit, units.slice(i + 1), byLevel)).map(({ node }) => node),
  );
  const told = units.filter(({ node }) => isFormation(node.level) && !isSilent(node));
  const allSums = sums.size > 1 && told.every(({ node }) => sums.has(node)) && told.length < units.length;
  if (!follows(byLevel, heads) && !allSums) return undefined;
  return { depthOf: byLevel, holds: (above, node) => fits(above, node) && (isSilent(above) || sums.has(above)) };
}
