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
