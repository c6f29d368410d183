/** Makes edits to a tree. The tree that was read stays as it is: without the edits it is there again. */
import { say, word } from '../engine/message.ts';
import { batteryWith } from './battery-units.ts';
import type { Edit } from './doubts.ts';
import { GROUPS } from './lexicon/manners.ts';
import { isArmName } from './sides.ts';
import { called, gather, type OobNode, type OobTree, walk } from './tree.ts';

/** A tree with edits made. Edits to nodes that are not there change nothing. */
export function applyEdits(tree: OobTree, edits: readonly Edit[]): OobTree {
  if (edits.length === 0) return tree;
  const byNode = new Map<string, Edit[]>();
  for (const edit of edits) gather(byNode, edit.node, edit);
  const dropped = new Set(edits.filter((edit) => edit.do === 'drop').map((edit) => edit.node));
  const movedTo = new Map<string, string>();
  for (const edit of edits)
    if (edit.do === 'adopt' && !dropped.has(edit.node))
      for (const part of edit.parts) if (part !== edit.node && !movedTo.has(part)) movedTo.set(part, edit.node);

  const moved = new Map<string, OobNode[]>();
  const within = new Set<string>();
  const present = new Set<string>();
  for (const { node, above } of walk(tree.roots)) {
    present.add(node.id);
    const home = movedTo.get(node.id);
    if (home === undefined || above.some(({ id }) => id === home) || within.has(node.id)) continue;
    gather(moved, home, node);
    within.add(node.id);
  }

  const armies = new Map<Edit, OobNode[]>();
  const raised = new Map<string, Edit>();
  for (const edit of edits)
    if (edit.do === 'army') for (const id of [edit.node, ...(edit.parts ?? [])]) raised.set(id, edit);
  const each = (nodes: readonly OobNode[], adopted: boolean): OobNode[] =>
    nodes.flatMap((node) => {
      const leaves = !adopted && within.has(node.id) && present.has(movedTo.get(node.id) ?? '');
      if (dropped.has(node.id) || leaves) return [];
      const children = [...each(node.children, false), ...each(moved.get(node.id) ?? [], true)];
      const changed = children.length === 0 && node.children.length === 0 ? node : { ...node, children };
      const army = raised.get(node.id);
      if (army && (army.do === 'army' && army.parts ? true : !tree.roots.includes(node))) {
        gather(armies, army, changed);
        return [];
      }
      return (byNode.get(node.id) ?? []).reduce(
        (list, edit) => list.flatMap((n) => (n.id === node.id ? edited(n, edit) : [n])),
        [changed],
      );
    });
  const roots = each(tree.roots, false);
  return { ...tree, roots: [...roots, ...[...armies].flatMap(([edit, nodes]) => armyOf(edit, nodes))] };
}

/** One formation is an army by itself; several stand in one. */
function armyOf(edit: Edit, nodes: readonly OobNode[]): OobNode[] {
  const [first] = nodes;
  if (!first || edit.do !== 'army') return [];
  if (!edit.parts) return [{ ...first, level: 'army' }];
  const { nation } = edit;
  const made = nation ? say('reader-army-of', { nation }) : word('reader-army');
  const own: Omit<OobNode, 'id' | 'children' | 'source'> = {
    level: 'army',
    name: '',
    made,
    notes: [],
    quality: [],
    marks: [],
  };
  return [{ ...own, ...(nation && { nation }), id: `${first.id}a`, children: nodes, source: first.source }];
}

function edited(node: OobNode, edit: Edit): OobNode[] {
  if (edit.do === 'set') {
    const { [edit.figure]: _, ...rest } = node;
    const marks = node.marks.filter((mark) => mark.figure !== edit.figure);
    return [edit.value === undefined ? { ...rest, marks: node.marks } : { ...rest, [edit.figure]: edit.value, marks }];
  }
  if (edit.do === 'count') return [{ ...node, counted: edit.by }];
  if (edit.do === 'rename') {
    const { made: _, ...rest } = node;
    return [{ ...rest, name: edit.name }];
  }
  if (edit.do === 'apart') return [{ ...node, apart: true }];
  if (edit.do === 'kind') return [{ ...node, kind: edit.kind }];
  if (edit.do === 'arrival') return [{ ...node, arrival: edit.arrival }];
  if (edit.do === 'lead') {
    const { commander: _, rank: __, ...rest } = node;
    return [edit.commander === undefined ? rest : { ...rest, commander: edit.commander }];
  }
  if (edit.do === 'note') return [{ ...node, notes: [...node.notes, edit.note] }];
  if (edit.do === 'battery') return ownBattery(node);
  if (edit.do === 'split-arms') return byArms(node);
  return [node];
}

/** The guns leave the unit and stand beside it. */
function ownBattery(node: OobNode): OobNode[] {
  if (node.guns === undefined) return [node];
  const { guns, ...rest } = node;
  /** A regiment has its battery beside it. */
  const isUnit = ['regiment', 'battalion', 'squadron'].includes(node.level);
  const whole =
    node.children.length === 0 &&
    !isUnit &&
    (isArmName(node) ||
      (node.men ?? 0) + (node.sabres ?? 0) >= MOST_OF_UNIT ||
      node.level !== 'unknown' ||
      node.commander !== undefined ||
      OF_MAN.test(node.name) ||
      GROUPS.test(node.name));
  const battery = batteryWith(node, guns);
  return whole ? [{ ...rest, children: [battery] }] : [rest, battery];
}

/** Men; more of them are no unit, whatever they are called. */
const MOST_OF_UNIT = 2100;
/** "Caballería ligera de Lasalle", "Foy's men" */
const OF_MAN = /(?:\sde|['’]s)\s\p{Lu}/u;

function byArms(node: OobNode): OobNode[] {
  if (node.men === undefined || node.sabres === undefined || node.children.length > 0) return [node];
  const { sabres, ...foot } = node;
  const { men: _, guns: __, commander: ___, rank: ____, ...horse } = node;
  return [
    { ...foot, kind: 'infantry' },
    {
      ...horse,
      id: `${node.id}c`,
      made: say('reader-cavalry-of', { unit: called(node) }),
      sabres,
      kind: 'cavalry',
      notes: [],
      marks: [],
    },
  ];
}
