/** Doubts about arms: both in one brigade, guns inside infantry, artillery counted with another arm. NBC-SCN-02, NBC-SCN-05 */
import { say } from '../engine/message.ts';
import { organicPoints } from '../scenarios/unit-sizes.ts';
import { about, byArmy, type Doubt, option, sets, some } from './doubts.ts';
import { isArmed } from './figure-edits.ts';
import { leafTotals, ownStrength } from './totals.ts';
import { called, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

export const armDoubts = (tree: OobTree): Doubt[] => [...mixedArms(tree), ...absorbedGuns(tree)];

/** Fewer than this beside the other arm are orderlies, or a slip of the pen. */
const SLIP = 20;

const isBrigade = (node: OobNode): boolean =>
  node.level === 'brigade' ||
  (node.children.length > 0 &&
    node.children.every((child) => !isFormation(child.level) && child.children.length === 0) &&
    !['army', 'wing', 'corps', 'division'].includes(node.level));

/** A brigade of horse or foot whose own figure holds its gunners, or the guns of a whole corps. */
export function swallowedDoubts(tree: OobTree): Doubt[] {
  const doubts: Doubt[] = [];
  for (const { node, above } of walk(tree.roots)) {
    if (!isBrigade(node) || node.kind === 'artillery' || node.kind === 'other') continue;
    const gunners = node.children.filter((child) => child.kind === 'artillery');
    const others = node.children.filter((child) => child.kind !== 'artillery' && child.kind !== 'other');
    const crews = gunners.reduce((n, child) => n + (ownStrength(child) ?? 0), 0);
    const own = ownStrength(node);
    if (gunners.length === 0 || others.length === 0 || own === undefined || crews < own * 0.15 || crews < 300) continue;
    const kept = Math.max(0, own - crews);
    const told = others.every((child) => ownStrength(child) !== undefined);
    const figure = node.sabres !== undefined ? ('sabres' as const) : ('men' as const);
    /** Where every unit has a figure, those say it; else the formation's own is lessened by its gunners. */
    const out = told ? undefined : kept;
    doubts.push({
      ...about('swallowed-artillery', node.id, (above[0] ?? node).id, [node, ...gunners]),
      asks: say('reader-swallowed', { unit: called(node), men: own, gunners: crews }),
      options: [
        option('out', say('reader-swallowed-out', { men: kept }), [
          sets(node, figure, out),
          { do: 'note', node: node.id, note: say('reader-note-gunners', { gunners: crews, men: own }) },
        ]),
        option('keep', 'reader-keep-as-is'),
      ],
      proposed: 'out',
    });
  }
  return doubts;
}

/** Foot and horse in one brigade, or in one row. NBC-SCN-02 */
const mixedArms = (tree: OobTree): Doubt[] =>
  [...walk(tree.roots)].flatMap(({ node, above }) => {
    const group = (above[0] ?? node).id;
    const doubt = node.children.length === 0 ? mixedRow(node, group) : mixedBrigade(node, group);
    return doubt ?? [];
  });

function mixedRow(node: OobNode, group: string): Doubt | undefined {
  const { id, men = 0, sabres = 0 } = node;
  if (men === 0 || sabres === 0 || node.kind === 'other' || (!isFormation(node.level) && node.kind === 'artillery'))
    return undefined;
  const slip = sabres < SLIP || men < SLIP;
  const lesser = sabres < men ? 'sabres' : 'men';
  return {
    ...about('mixed-arms', id, slip ? `${group}:slip` : group, [node]),
    asks: say(slip ? 'reader-mixed-slip' : 'reader-mixed-row', { unit: called(node), men, sabres }),
    options: [
      option('mixed', 'reader-mixed-one', [{ do: 'kind', node: id, kind: 'mixed' }]),
      option('split', 'reader-mixed-two', [{ do: 'split-arms', node: id }]),
      option('lesser-out', say('reader-lesser-out', { n: Math.min(men, sabres), figure: lesser }), [
        sets(node, lesser, undefined),
        { do: 'kind', node: id, kind: lesser === 'sabres' ? 'infantry' : 'cavalry' },
      ]),
    ],
    proposed: slip ? 'lesser-out' : 'mixed',
  };
}

function mixedBrigade(node: OobNode, group: string): Doubt | undefined {
  if (!isBrigade(node)) return undefined;
  const { men, sabres } = leafTotals(
    node.children.filter((child) => child.kind !== 'artillery' && child.kind !== 'other'),
  );
  const foot = node.children.some((child) => child.kind === 'infantry');
  const cavalry = node.children.filter((child) => child.kind === 'cavalry');
  if (!foot || cavalry.length === 0 || men === 0 || sabres === 0) return undefined;
  return {
    ...about('mixed-arms', node.id, group, [node, ...cavalry]),
    asks: say('reader-mixed-brigade', { unit: called(node), men, sabres }),
    options: [
      option('mixed', 'reader-mixed-one', [{ do: 'kind', node: node.id, kind: 'mixed' }]),
      option('apart', 'reader-mixed-apart', [{ do: 'apart', node: node.id }]),
    ],
    proposed: Math.min(men, sabres) * 10 < Math.max(men, sabres) ? 'mixed' : 'apart',
  };
}

/** Fewer guns than these in one unit are its own. */
const BATTERY = 6;

const gunsOf = ({ guns = 0 }: OobNode): number => guns;

/** Guns in the row of a unit of another arm. NBC-SCN-05 */
function absorbedGuns(tree: OobTree): Doubt[] {
  const holdsGuns = (node: OobNode): boolean =>
    node.children.length === 0 &&
    gunsOf(node) !== 0 &&
    !isArmed(node) &&
    ((node.men ?? 0) !== 0 || (node.sabres ?? 0) !== 0);
  return byArmy(tree, holdsGuns).flatMap(([army, nodes]) => [
    ...gunsInside(
      army,
      nodes.filter((node) => gunsOf(node) < BATTERY),
      'few',
    ),
    ...gunsInside(
      army,
      nodes.filter((node) => gunsOf(node) >= BATTERY),
      'many',
    ),
  ]);
}

function gunsInside(army: string, nodes: readonly OobNode[], how: 'few' | 'many'): Doubt[] {
  if (nodes.length === 0) return [];
  const guns = nodes.reduce((sum, node) => sum + gunsOf(node), 0);
  return [
    {
      ...about('absorbed-guns', `${how}:${army}`, army, nodes),
      asks: say('reader-guns-inside', { n: nodes.length, units: some(nodes), guns }),
      options: [
        option('absorb', say('reader-guns-absorb', { points: organicPoints(1) })),
        option(
          'battery',
          'reader-guns-batteries',
          nodes.map((node) => ({ do: 'battery', node: node.id })),
        ),
        option(
          'out',
          'reader-guns-out',
          nodes.map((node) => sets(node, 'guns', undefined)),
        ),
      ],
      proposed: how === 'few' ? 'absorb' : 'battery',
    },
  ];
}
