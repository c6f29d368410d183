/** What the tests of the readers look at: a tree in one line per entry. */
import { codeOf } from '../../src/engine/message.ts';
import { type OobNode, type OobTree, type Reading, walk } from '../../src/orders-of-battle/tree.ts';
import { speak } from '../../src/words/speak.ts';

/** What went wrong in a reading, by its codes. */
export const codes = ({ problems }: Pick<Reading, 'problems'>): readonly string[] =>
  problems.map(({ said }) => codeOf(said));

/** A tree as our own table writes it: what the reader has to say is said. */
export function told(tree: OobTree): OobTree {
  const each = ({ made, ...node }: OobNode): OobNode => ({
    ...node,
    name: made ? speak(made) : node.name,
    notes: node.notes.map((note) => (typeof note === 'string' ? note : speak(note))),
    children: node.children.map(each),
  });
  return { ...tree, roots: tree.roots.map(each) };
}

/**
 * "brigade 1st Brigade (Pym) 1200m 300s 6g": level, name, commander and figures, indented by two per level. A name that the
 * reader makes has its code behind it.
 */
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
  const made = node.made && `<${node.made.code.replace('reader-', '')}>`;
  return [node.level, node.name, made, node.commander && `(${node.commander})`, ...figures].filter(Boolean).join(' ');
}

/** The one node of that name. */
export function named(tree: OobTree, name: string): OobNode {
  const found = [...walk(tree.roots)].filter(({ node }) => node.name === name);
  if (found.length !== 1) throw new Error(`${found.length} nodes are named ${name}`);
  return found[0]!.node;
}
