/** What the tests of the readers look at: a tree in one line per entry. */
import { type OobNode, type OobTree, walk } from '../../src/orders-of-battle/tree.ts';

/** "brigade 1st Brigade (Pym) 1200m 300s 6g": level, name, commander and figures, indented by two per level. */
export function lines(tree: OobTree): string[] {
  return [...walk(tree.roots)].map(({ node, above }) => '  '.repeat(above.length) + line(node));
}

export function line(node: OobNode): string {
  const figures = [
    node.men !== undefined && `${node.men}m`,
    node.sabres !== undefined && `${node.sabres}s`,
    node.guns !== undefined && `${node.guns}g`,
    node.points !== undefined && `${node.points}p`,
  ].filter(Boolean);
  return [node.level, node.name, node.commander && `(${node.commander})`, ...figures].filter(Boolean).join(' ');
}

/** The one node of that name. */
export function named(tree: OobTree, name: string): OobNode {
  const found = [...walk(tree.roots)].filter(({ node }) => node.name === name);
  if (found.length !== 1) throw new Error(`${found.length} nodes are named ${name}`);
  return found[0]!.node;
}
