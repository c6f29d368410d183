/** Arms that stand beside the one formation whose part they are. */
import { isArmName } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';

/** A division alone on its page, and behind it the arms that are part of it. */
export function withItsArms(roots: readonly Sprout[]): Sprout[] {
  const [whole, ...arms] = roots;
  if (!whole || arms.length === 0 || whole.children.length === 0) return [...roots];
  if ((whole.level !== 'division' && whole.level !== 'corps') || !arms.every(isArmName)) return [...roots];
  whole.children.push(...arms);
  return [whole];
}

/** A brigade alone in its army, and the last row of its table, which names its guns. */
export function withItsRow(army: Sprout, rows: ReadonlySet<Sprout>): void {
  const [whole, arm, ...more] = army.children;
  const last = whole?.children.at(-1);
  if (!whole || !arm || !last || more.length > 0 || !isFormation(whole.level) || !rows.has(arm)) return;
  if (!rows.has(last) || !isArmName(arm) || arm.children.length > 0 || arm.source.line !== last.source.line + 1) return;
  whole.children.push(arm);
  army.children = [whole];
}

/** "Dolgorukov's raiders: Ingermanland Dragoons" below "Artillery": no guns, and beside them. */
export function outOfGuns(nodes: readonly Sprout[]): Sprout[] {
  return nodes.flatMap((node) => {
    node.children = outOfGuns(node.children);
    if (node.kind !== 'artillery' || !isArmName(node)) return [node];
    const isOther = ({ children }: Sprout): boolean =>
      children.length > 0 && children.every(({ kind }) => kind === 'cavalry' || kind === 'infantry');
    const others = node.children.filter(isOther);
    node.children = node.children.filter((child) => !others.includes(child));
    for (const other of others) if (other.kind === 'artillery') delete other.kind;
    return [node, ...others];
  });
}
