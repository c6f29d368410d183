/** "Sappers 80": where others tell their strength at the end of the line, a small figure there is one too. */
import { isBare, tellsFigure } from './figures-of.ts';
import { settle } from './one-unit.ts';
import { isFormation, type Sprout } from './tree.ts';

/** As many of those that tell a strength tell it so. */
const MOST = 0.6;
const LEAST = 3;

const TAIL = /^(.*\p{L}.?) (\d{2})$/u;
const endsInFigure = ({ source }: Sprout): boolean => /[\p{L}.)] \d{1,3}(?:[,.]\d{3})?\d?$/u.test(source.text.trim());

export function fewMen(nodes: readonly Sprout[]): void {
  const units = nodes.filter(({ level }) => !isFormation(level));
  const told = units.filter(tellsFigure);
  const bare = told.filter(endsInFigure);
  /** "Infanterie-Regiment 47" has its number there. */
  const numbered = told.some(({ name }) => /\p{L}.*\s\d+$/u.test(name));
  if (numbered || bare.length < Math.max(LEAST, told.length * MOST)) return;
  for (const node of units) {
    const [, name, figure] =
      isBare(node) && node.kind !== 'artillery' && endsInFigure(node) ? (TAIL.exec(node.name) ?? []) : [];
    if (name === undefined) continue;
    node.name = name;
    node.men = Number(figure);
    settle(node);
  }
}
