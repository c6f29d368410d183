/** Entries as a hand moves them about: a heading that a reading missed holds what stands below it. */
import { hasFigure, totals } from './totals.ts';
import { growAsItStands, isFormation, LEVELS, type Level, type OobNode, type Sprout, sprout, walk } from './tree.ts';
import { unitsInLine } from './unit-lines.ts';

/** An entry while it is moved about. */
export type Loose = Omit<OobNode, 'children'> & { children: Loose[] };
export interface Place {
  readonly node: Loose;
  readonly siblings: Loose[];
  readonly above: readonly Loose[];
}

export const loose = (node: OobNode): Loose => ({ ...node, children: node.children.map(loose) });

export function placeOf(roots: Loose[], id: string, above: readonly Loose[] = []): Place | undefined {
  for (const node of roots) {
    if (node.id === id) return { node, siblings: roots, above };
    const found = placeOf(node.children, id, [...above, node]);
    if (found) return found;
  }
  return undefined;
}

/** From armies down to formations; all units stand below. */
const rankOf = (level: Level): number => (isFormation(level) ? LEVELS.indexOf(level) : LEVELS.length);

const strengthOf = (node: OobNode): number => {
  const { men, sabres } = totals(node);
  return men + sabres;
};

/** Takes what follows a place out of its list, up to the next entry of a rank. */
function following(siblings: Loose[], from: number, rank: number): Loose[] {
  const until = siblings.findIndex(({ level }, i) => i >= from && rankOf(level) <= rank);
  return siblings.splice(from, (until < 0 ? siblings.length : until) - from);
}

/**
 * An entry that is said to be a formation stands in one of a higher level, and holds what follows it in the text. An
 * entry with a strength of its own holds only what comes to it.
 */
export function heads({ node, siblings, above }: Place, level: Level, roots: Loose[]): void {
  const rank = rankOf(level);
  const now: Loose = { ...node, level };
  const own = node.men ?? node.sabres;
  let list = siblings;
  let at = list.indexOf(node);
  list.splice(at, 1);
  const parents = [...above];
  const below: Loose[] = [];
  const leaf = node.children.length === 0;
  const climbs = rankOf(parents.at(-1)?.level ?? 'army') >= rank && parents.length > 0;
  if (leaf || climbs) below.push(...following(list, at, rank));
  for (let parent = parents.pop(); parent && rankOf(parent.level) >= rank; parent = parents.pop()) {
    list = parents.at(-1)?.children ?? roots;
    at = list.indexOf(parent) + 1;
    below.push(...following(list, at, rank));
  }
  const sum = below.reduce((all, each) => all + strengthOf(each), 0);
  const holds = own === undefined || node.children.length > 0 || sum === own;
  list.splice(at, 0, ...(holds ? [{ ...now, children: [...now.children, ...below] }] : [now, ...below]));
}

/** "Vane's Spaniards were on the left, about 3,900 for the lot": called by its beginning, as strong as its one large figure. */
function ofSentence(text: string, line: number, read?: Sprout): Sprout {
  const [, name = text] = /^(.{3,60}?)(?:[,;:.(]\s|\s(?:was|were|is|are|had|has|with|under|[–—-])\s)/u.exec(text) ?? [];
  const [unit = sprout(name, line, text)] = unitsInLine(name, line);
  const [figure, ...more] =
    text.match(/(?<![\d.,:])\d{1,3}(?:[.,]\d{3})+(?![\d:])|(?<![\d.,:])\d{3,5}(?![\d:])/gu) ?? [];
  if (figure !== undefined && more.length === 0 && !hasFigure(unit)) unit.men = Number(figure.replace(/\D/g, ''));
  if (read?.parts) unit.parts = read.parts;
  unit.source = { line, text };
  return unit;
}

/** The entries of a line that a reading set aside, right behind what stands before it in the text. */
export function taken(roots: Loose[], text: string, line: number, id: string): readonly string[] {
  // A piece of it may be left where its first entry was split or taken out.
  for (const { node } of walk(roots)) if (node.id.startsWith(id)) return [];
  const ids: string[] = [];
  const named = (node: OobNode): Loose => {
    ids.push(ids.length === 0 ? id : `${id}-${ids.length}`);
    return { ...node, id: ids.at(-1) ?? id, children: node.children.map(named) };
  };
  const units = unitsInLine(text, line);
  const [only, ...others] = units;
  const isSaid = only === undefined || (others.length === 0 && only.children.length === 0 && !hasFigure(only));
  const now = growAsItStands(isSaid ? [ofSentence(text, line, only)] : units).tree.roots.map(named);
  let before: { readonly node: Loose; readonly above: readonly Loose[] } | undefined;
  for (const each of walk(roots)) {
    const at = each.node.source.line;
    if (at < line && at >= (before?.node.source.line ?? 0)) before = each;
  }
  const inside = before && (isFormation(before.node.level) || before.node.children.length > 0);
  const siblings = (inside ? before?.node : before?.above.at(-1))?.children ?? roots;
  siblings.splice(before && !inside ? siblings.indexOf(before.node) + 1 : 0, 0, ...now);
  return ids;
}
