/** Lines of words without a figure: what stands below them belongs to them. */
import { guessNation } from '../scenarios/nations.ts';
import { isFoe, isOfFrance, isSideName } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';

/** A line with nothing but words that are no unit's. */
export const isHead = (node: Sprout): boolean =>
  node.level === 'unknown' &&
  node.kind === undefined &&
  node.children.length === 0 &&
  node.parts === undefined &&
  node.marks.length === 0 &&
  [node.men, node.sabres, node.guns, node.points].every((figure) => figure === undefined);

export const isSide = ({ name, level }: Sprout): boolean => level === 'army' || isSideName(name);

/** "French 5th Corps" below "Prussian advance guard" */
const areFoes = (head: Sprout, node: Sprout): boolean =>
  isFormation(node.level) && isOfFrance(head, node) && isFoe(guessNation(head.name), guessNation(node.name));

/** A bare line above formations that stand no further in, as "ALLIES" above its corps, holds them up to the next one. */
export function underHeads(roots: readonly Sprout[]): Sprout[] {
  /** "Saxon Detachment: General Klengel" over nothing but units is all of them. */
  const isLed = roots.filter((node) => isHead(node) && node.commander !== undefined).length === 1;
  if (!isLed && !roots.some((node) => isFormation(node.level) || node.children.length > 0)) return [...roots];
  const out: Sprout[] = [];
  const held = new Set<Sprout>();
  for (const node of roots) {
    const head = out[out.length - 1];
    if (head && !isHead(node) && !isSide(node) && !areFoes(head, node) && (isHead(head) || held.has(head))) {
      head.children.push(node);
      held.add(head);
    } else out.push(node);
  }
  return out;
}
