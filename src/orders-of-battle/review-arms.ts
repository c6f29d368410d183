/** Doubts about arms: both in one brigade, guns inside infantry, artillery counted with another arm. NBC-SCN-02, NBC-SCN-05 */
import { thousands } from '../book/figures.ts';
import type { Doubt, DoubtOption, Edit } from './doubts.ts';
import { leafTotals, ownStrength } from './totals.ts';
import { gather, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

export const armDoubts = (tree: OobTree): Doubt[] => [...mixedArms(tree), ...absorbedGuns(tree)];

const option = (id: string, label: string, effect: readonly Edit[] = []): DoubtOption => ({ id, label, effect });

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
      id: `swallowed-artillery:${node.id}`,
      kind: 'swallowed-artillery',
      group: `swallowed-artillery:${(above[0] ?? node).id}`,
      nodes: [node.id, ...gunners.map((child) => child.id)],
      sentence: `${node.name} counts ${thousands(own)}, and ${thousands(crews)} of them are artillery listed below it. Take the artillery out?`,
      options: [
        option('out', `Take it out: ${thousands(kept)} remain`, [
          { do: 'set', node: node.id, figure, value: out },
          { do: 'note', node: node.id, note: `${thousands(crews)} gunners taken out of its ${thousands(own)}` },
        ]),
        option('keep', 'Leave it as it is'),
      ],
      proposed: 'out',
    });
  }
  return doubts;
}

/** Foot and horse in one brigade, or in one row. NBC-SCN-02 */
function mixedArms(tree: OobTree): Doubt[] {
  const out: Doubt[] = [];
  for (const { node, above } of walk(tree.roots)) {
    const group = `mixed-arms:${(above[0] ?? node).id}`;
    if (node.children.length === 0) {
      if (
        (node.men ?? 0) === 0 ||
        (node.sabres ?? 0) === 0 ||
        (isFormation(node.level) === false && node.kind === 'artillery')
      )
        continue;
      const slip = node.sabres! < SLIP || node.men! < SLIP;
      const lesser = node.sabres! < node.men! ? ('sabres' as const) : ('men' as const);
      out.push({
        id: `mixed-arms:${node.id}`,
        kind: 'mixed-arms',
        group: slip ? `${group}:slip` : group,
        nodes: [node.id],
        sentence: slip
          ? `${node.name} has ${thousands(node.men!)} men and ${thousands(node.sabres!)} sabres; the smaller figure looks like a slip. Leave it out?`
          : `${node.name} has ${thousands(node.men!)} men and ${thousands(node.sabres!)} sabres. One mixed unit (MX), or two?`,
        options: [
          option('mixed', 'One mixed unit (MX)', [{ do: 'kind', node: node.id, kind: 'mixed' }]),
          option('split', 'Two units, foot and horse', [{ do: 'split-arms', node: node.id }]),
          option('lesser-out', `Leave the ${thousands(node[lesser]!)} ${lesser} out`, [
            { do: 'set', node: node.id, figure: lesser, value: undefined },
            { do: 'kind', node: node.id, kind: lesser === 'sabres' ? 'infantry' : 'cavalry' },
          ]),
        ],
        proposed: slip ? 'lesser-out' : 'mixed',
      });
      continue;
    }
    if (!isBrigade(node)) continue;
    const { men, sabres } = leafTotals(
      node.children.filter((child) => child.kind !== 'artillery' && child.kind !== 'other'),
    );
    const foot = node.children.some((child) => child.kind === 'infantry');
    const horse = node.children.some((child) => child.kind === 'cavalry');
    if (!foot || !horse || men === 0 || sabres === 0) continue;
    const cavalry = node.children.filter((child) => child.kind === 'cavalry');
    out.push({
      id: `mixed-arms:${node.id}`,
      kind: 'mixed-arms',
      group,
      nodes: [node.id, ...cavalry.map((child) => child.id)],
      sentence: `${node.name} holds ${thousands(men)} on foot and ${thousands(sabres)} on horse. One mixed unit (MX), or apart?`,
      options: [
        option('mixed', 'One mixed unit (MX)', [{ do: 'kind', node: node.id, kind: 'mixed' }]),
        option('apart', 'Foot and horse as two units', [{ do: 'note', node: node.id, note: APART }]),
      ],
      proposed: Math.min(men, sabres) * 10 < Math.max(men, sabres) ? 'mixed' : 'apart',
    });
  }
  return out;
}

/** Marks a brigade whose arms are to become units of their own. */
export const APART = 'foot and horse apart';

/** Guns in the row of a unit of another arm. NBC-SCN-05 */
function absorbedGuns(tree: OobTree): Doubt[] {
  const byArmy = new Map<string, OobNode[]>();
  for (const { node, above } of walk(tree.roots)) {
    if (node.children.length > 0 || (node.guns ?? 0) === 0 || node.kind === 'artillery' || node.level === 'battery')
      continue;
    if ((node.men ?? 0) === 0 && (node.sabres ?? 0) === 0) continue;
    const army = (above[0] ?? node).id;
    gather(byArmy, army, node);
  }
  return [...byArmy].flatMap(([army, nodes]) => {
    const asks = (few: boolean): Doubt[] => {
      const these = nodes.filter((node) => node.guns! < 6 === few);
      if (these.length === 0) return [];
      const guns = these.reduce((n, node) => n + node.guns!, 0);
      const names = these
        .slice(0, 3)
        .map((node) => node.name)
        .join(', ');
      return [
        {
          id: `absorbed-guns:${few ? 'few' : 'many'}:${army}`,
          kind: 'absorbed-guns',
          group: `absorbed-guns:${army}`,
          nodes: these.map((node) => node.id),
          sentence: `${these.length === 1 ? names : `${these.length} units (${names}${these.length > 3 ? ' …' : ''})`} ${these.length === 1 ? 'has' : 'have'} ${guns} guns of ${these.length === 1 ? 'its' : 'their'} own. Part of the unit, or batteries?`,
          options: [
            option('absorb', 'Part of the unit: 2 CP a battery'),
            option(
              'battery',
              'Batteries of their own',
              these.map((node) => ({ do: 'battery', node: node.id })),
            ),
            option(
              'out',
              'Leave the guns out',
              these.map((node) => ({ do: 'set', node: node.id, figure: 'guns', value: undefined })),
            ),
          ],
          proposed: few ? 'absorb' : 'battery',
        },
      ];
    };
    return [...asks(true), ...asks(false)];
  });
}
