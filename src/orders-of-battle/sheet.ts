/** A reading as it is laid beside its text: each entry with its line, what it was said to be and what its parts come to. */
import { guessNation } from '../scenarios/nations.ts';
import { piecesOf, shapeOf, shapesIn } from './corrections.ts';
import type { Doubt } from './doubts.ts';
import { type Heading, heading } from './proposed.ts';
import { armiesOf } from './to-units.ts';
import { ownStrength, partsTotal, totals } from './totals.ts';
import { gather, type Kind, type Level, type OobNode, type OobTree, walk } from './tree.ts';

/** Another entry, as the verbs of one name it. */
interface Beside extends Pick<Heading, 'name' | 'made'> {
  readonly id: string;
}

export interface SheetEntry extends Heading {
  readonly id: string;
  /** Counted from 1 through all sources. */
  readonly line: number;
  readonly depth: number;
  readonly level: Level;
  readonly kind?: Kind;
  readonly type?: string;
  readonly nation?: string;
  /** Neither its name nor the whole it stands in says so. */
  readonly foreign?: true;
  readonly arrival?: string;
  /** Who leads what stands right below it. */
  readonly leaders: readonly { readonly name: string; readonly of: Beside }[];
  /** Which of the armies it stands in. */
  readonly army: number;
  /** Entries at the ends below it. */
  readonly units: number;
  readonly men: number;
  readonly guns: number;
  /** What the source says of the whole, and what the parts come to; only where it says it. */
  readonly sum?: { readonly stated: number; readonly read: number };
  readonly doubts: readonly string[];
  /** Whom it would stand beside, under, or be one with. */
  readonly raise?: Beside;
  readonly lower?: Beside;
  readonly pieces: number;
  /** All lines built as its own, and how many. */
  readonly shape: string;
  readonly alike: number;
  readonly holds: boolean;
}

interface SheetArmy extends Heading {
  readonly id: string;
  readonly men: number;
  readonly guns: number;
  readonly units: number;
}

export interface Sheet {
  readonly entries: readonly SheetEntry[];
  readonly armies: readonly SheetArmy[];
  /** The ids of the doubts, the weightiest first. */
  readonly byWeight: readonly string[];
}

const unitsIn = (node: OobNode): number =>
  node.children.length === 0 ? 1 : node.children.reduce((sum, child) => sum + unitsIn(child), 0);

const nationOf = (node: OobNode | undefined): string | undefined =>
  node?.nation && (guessNation(node.nation) ?? node.nation);

const beside = ({ id, name, made }: OobNode): Beside => ({ id, name, ...(made && { made }) });

/** What a gun weighs against men where doubts are put in an order. */
const MEN_PER_GUN = 100;

/** The doubts by what hangs on them: men and guns of all they speak of. Where nothing is known to be wrong, nothing does. */
function weighed(doubts: readonly Doubt[], tree: OobTree): readonly string[] {
  const weight = new Map<string, number>();
  for (const { node } of walk(tree.roots)) {
    const { men, sabres, guns } = totals(node);
    weight.set(node.id, men + sabres + guns * MEN_PER_GUN);
  }
  const of = ({ kind, nodes }: Doubt): number =>
    kind === 'least-sure' ? -1 : nodes.reduce((sum, id) => sum + (weight.get(id) ?? 0), 0);
  return [...doubts].sort((a, b) => of(b) - of(a)).map(({ id }) => id);
}

interface SheetOf {
  /** As the corrections leave it, and as the answers do after them. */
  readonly tree: OobTree;
  readonly answered: OobTree;
  readonly doubts: readonly Doubt[];
}

export function sheetOf({ tree, answered, doubts }: SheetOf): Sheet {
  const of = new Map<string, string[]>();
  for (const { id, nodes } of doubts) for (const first of nodes.slice(0, 1)) gather(of, first, id);
  const roots = armiesOf(answered);
  const armyOf = new Map<string, number>();
  roots.forEach((root, i) => {
    for (const { node } of walk([root])) armyOf.set(node.id, i);
  });
  const shapes = shapesIn(tree);
  const entries: SheetEntry[] = [];
  for (const { node, above } of walk(answered.roots)) {
    const siblings = above.at(-1)?.children ?? answered.roots;
    const before = siblings[siblings.indexOf(node) - 1];
    const parent = above.at(-1);
    const own = ownStrength(node);
    const { men, sabres, guns } = totals(node);
    const parts = partsTotal(node);
    const shape = shapeOf(node);
    const nation = nationOf(node);
    const around = nationOf(above.findLast((each) => each.nation));
    entries.push({
      id: node.id,
      ...heading(node),
      line: node.source.line,
      depth: above.length,
      level: node.level,
      ...(node.kind && { kind: node.kind }),
      ...(node.type && { type: node.type }),
      ...(nation && { nation }),
      ...(nation && nation !== around && nation !== guessNation(node.name) && { foreign: true as const }),
      ...(node.arrival && { arrival: node.arrival }),
      leaders: node.children.flatMap((each) => (each.commander ? [{ name: each.commander, of: beside(each) }] : [])),
      army: armyOf.get(node.id) ?? -1,
      units: unitsIn(node),
      men: men + sabres,
      guns,
      ...(own !== undefined &&
        node.children.length > 0 &&
        parts.men + parts.sabres > 0 && { sum: { stated: own, read: parts.men + parts.sabres } }),
      doubts: of.get(node.id) ?? [],
      ...(parent && { raise: beside(parent) }),
      ...(before && { lower: beside(before) }),
      pieces: piecesOf(node).length,
      shape,
      alike: shapes.get(shape)?.length ?? 0,
      holds: node.children.length > 0,
    });
  }
  const armies = roots.map((root): SheetArmy => {
    const sum = totals(root);
    return { id: root.id, ...heading(root), men: sum.men + sum.sabres, guns: sum.guns, units: unitsIn(root) };
  });
  return { entries, armies, byWeight: weighed(doubts, answered) };
}
