/** Lines of units in right texts, and changes of some of them. */
import { type OobNode, walk } from '../../../src/orders-of-battle/tree.ts';
import type { Chance } from '../generated/chance.ts';
import { type Change, changed, type Given, isInColumns, isPage } from './lines.ts';

/** A unit and the line that tells of it alone. */
export interface UnitLine {
  readonly node: OobNode;
  readonly at: number;
  readonly line: string;
  /** Its strength, and where that stands. */
  readonly figure: string;
  readonly from: number;
}

export const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Units with a line of their own in which their strength stands once. */
export function unitLines({ text, tree }: Given): readonly UnitLine[] {
  const rows = text.split('\n');
  const all = [...walk(tree.roots)].map(({ node }) => node);
  const alone = (node: OobNode): boolean => all.filter(({ source }) => source.line === node.source.line).length === 1;
  return all.flatMap((node): UnitLine[] => {
    const at = node.source.line - 1;
    const line = rows[at] ?? '';
    const value = node.men ?? node.sabres;
    if (node.children.length > 0 || value === undefined || value < 50 || !alone(node) || /[|\t;]|","/.test(line))
      return [];
    const grouped = String(value).replace(/(\d)(?=(\d{3})+$)/g, "$1[.,'’ ]?");
    const found = [...line.matchAll(new RegExp(`(?<![\\d.,/])${grouped}(?![\\d/]|[.,]\\d)`, 'g'))];
    const [only] = found;
    return only && found.length === 1 && only.index > 3 ? [{ node, at, line, figure: only[0], from: only.index }] : [];
  });
}

/** Changes the lines of some units, most of them or one. */
export const ofUnits =
  (change: (unit: UnitLine, chance: Chance) => string | undefined, most = 99, columns = true): Change =>
  (given, chance) => {
    if (!isPage(given) || (!columns && isInColumns(given.text))) return undefined;
    const rows = given.text.split('\n');
    const units = chance.some(unitLines(given), most);
    for (const unit of units) rows[unit.at] = change(unit, chance) ?? unit.line;
    return changed(given, { text: rows.join('\n'), truth: given.truth });
  };

export const around = ({ line, from, figure }: UnitLine): readonly [string, string] => [
  line.slice(0, from),
  line.slice(from + figure.length),
];
