/**
 * From a reviewed tree to units of the game: formations by the army's type (NBC-GL-02), brigades as units, batteries as
 * units of their own (NBC-SCN-05), men into combat points (NBC-SCN-01, NBC-SCN-02).
 */

import type { ArmyType, CavalryClass } from '../book/terms.ts';
import { say, word } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { guessNation } from '../scenarios/nations.ts';
import { isMixed } from '../scenarios/unit-sizes.ts';
import { absorbed, batteryOf, isBattery, withOwnGuns } from './battery-units.ts';
import { type Fighting, fightingParts } from './fighting-parts.ts';
import { ownArmy, ownFormation, ownUnit } from './own-units.ts';
import {
  figured,
  heading,
  type LeftOut,
  type ProposedArmy,
  type ProposedFormation,
  type ProposedPart,
  type ProposedUnit,
  type Rated,
  USUAL,
} from './proposed.ts';
import { mayBeFoes } from './sides.ts';
import { sizeProposals } from './sizes.ts';
import { ownStrength } from './totals.ts';
import { called, gather, height, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

interface UnitsOptions {
  /** Formations are corps in a Napoleonic army, divisions in a Traditional one. NBC-GL-02 */
  readonly armyType?: ArmyType;
  /** Quality and skirmish rating of an entry's men; all are Regular with SK 1 until somebody says better. */
  readonly rate?: (node: OobNode, above: readonly OobNode[]) => Rated;
  /** Batteries as units, or as CP of the units of their division. NBC-SCN-05 */
  readonly batteries?: 'units' | 'absorbed';
}

const isSupply = (root: OobNode): boolean => root.kind === 'other' && root.children.length === 0;

/** The armies at the top of a tree, in the order of the source; corps and divisions at the top go together by nation. */
export function armiesOf(tree: OobTree): readonly OobNode[] {
  const isArmy = (root: OobNode): boolean =>
    root.children.length > 0 &&
    (['army', 'wing'].includes(root.level) || (root.level === 'unknown' && root.commander === undefined));
  const byNation = new Map<string, OobNode[]>();
  for (const root of tree.roots) if (!isArmy(root) && !isSupply(root)) gather(byNation, root.nation ?? '', root);
  /** Corps of several nations that could not be enemies are one army. */
  const nations = [...byNation.keys()].filter((nation) => nation !== '').map((nation) => guessNation(nation) ?? nation);
  const allied = nations.length > 1 && !nations.some((one) => nations.some((other) => mayBeFoes(one, other)));
  if (allied) {
    const all = [...byNation.values()].flat();
    const [most] = [...byNation].filter(([nation, of]) => nation !== '' && of.length * 2 > all.length);
    byNation.clear();
    byNation.set(
      most?.[0] ?? '',
      tree.roots.filter((root) => all.includes(root)),
    );
  }
  const gathered = [...byNation].flatMap(([nation, children]): OobNode[] => {
    const [first] = children;
    if (!first) return [];
    const { id, source } = first;
    const made = nation === '' ? word('reader-army') : say('reader-army-of', { nation });
    const common = { notes: [], quality: [], marks: [], children, source, ...(nation !== '' && { nation }) };
    return [ledByOnly({ id: `army-${id}`, level: 'army', name: nation, made, ...common })];
  });
  /** As the source has them, one behind the other. */
  const at = ({ source }: OobNode): number => source.line;
  return [...tree.roots.filter(isArmy).map(ledByOnly), ...gathered].sort((a, b) => at(a) - at(b));
}

/** An army of one corps is led by the man who leads the corps. */
function ledByOnly(army: OobNode): OobNode {
  const [only, ...others] = army.children;
  if (army.commander !== undefined || !only || others.length > 0) return army;
  return isFormation(only.level) ? { ...army, ...leaderOf(only) } : army;
}
const leaderOf = ({ commander, rank }: OobNode): Pick<OobNode, 'commander' | 'rank'> => ({
  ...(commander !== undefined && { commander }),
  ...(rank !== undefined && { rank }),
});

/** The armies a tree proposes. */
export function toUnits(tree: OobTree, options: UnitsOptions = {}): readonly ProposedArmy[] {
  const armies = armiesOf(tree).map((root) => armyOf(withOwnGuns(root), options));
  const supplies = tree.roots.filter(isSupply);
  return armies
    .map((army, i): ProposedArmy => {
      const own = supplies.filter((root) => armies.findIndex((each) => each.nation === root.nation) === i);
      return { ...army, leftOut: [...army.leftOut, ...own.map(leftOut)] };
    })
    .filter((army) => army.formations.length > 0);
}

const leftOut = ({ name, made, source }: OobNode): LeftOut => ({ name, ...(made && { made }), source });

function armyOf(root: OobNode, options: UnitsOptions): ProposedArmy {
  const target = options.armyType === 'Traditional' ? 'division' : 'corps';
  const all = formationNodes(root, height(target), []).map(({ node, above }, i) =>
    formationOf(node, above, i + 1, options),
  );
  return {
    id: root.id,
    ...heading(root),
    ...ownArmy(root),
    formations: all.filter(stays),
    leftOut: all.filter((formation) => !stays(formation)).flatMap((formation) => formation.leftOut),
  };
}

/** Our own formations stay also while they are empty. */
const stays = ({ own, units }: ProposedFormation): boolean => own !== undefined || units.length > 0;

interface Top {
  readonly node: OobNode;
  readonly above: readonly OobNode[];
}

const holds = (node: OobNode, high: number): boolean =>
  [...walk(node.children)].some(
    ({ node: below }) => below.children.length > 0 && isFormation(below.level) && height(below.level) === high,
  );

/**
 * The entries that become formations: those of the wanted level; where an army has none, what stands right below it;
 * and one of its own for the troops that stand outside all others.
 */
function formationNodes(root: OobNode, high: number, above: readonly OobNode[]): Top[] {
  const way = [...above, root];
  const ours = (child: OobNode): boolean => child.card?.card === 'formation';
  const stands = (child: OobNode): boolean =>
    ours(child) || (child.children.length > 0 && (height(child.level) ?? 0) <= 3);
  const inside = root.children.filter(stands);
  if (inside.length === 0) return [{ node: root, above }];
  const formations = inside.flatMap((child) => {
    const own = height(child.level);
    const reached = own !== undefined && own >= high;
    return reached || ours(child) || !holds(child, high)
      ? [{ node: child, above: way }]
      : formationNodes(child, high, way);
  });
  const rest = root.children.filter((child) => !stands(child));
  if (rest.length === 0) return formations;
  const { commander: _, rank: __, men: ___, sabres: ____, guns: _____, counted: ______, ...bare } = root;
  const troops: OobNode = {
    ...bare,
    id: `${root.id}-own`,
    made: say('reader-army-troops', { army: called(root) }),
    children: rest,
    level: 'unknown',
  };
  return [...formations, { node: troops, above }];
}

/** The number in a name ("II Corps", "2e Division", "1st"), or its place among its siblings. */
function numberIn(name: string, place: number): string {
  const roman = /^(?:[IVX]+)(?=[.\s])/.exec(name.trim())?.[0];
  const figure = /^(\d{1,2})(?:st|nd|rd|th|er|re|e|ère|ème|me|\.|°|\s|$)/iu.exec(name.trim())?.[1];
  return roman ?? figure ?? String(place);
}

function formationOf(
  node: OobNode,
  above: readonly OobNode[],
  place: number,
  options: UnitsOptions,
): ProposedFormation {
  const context: Context = { options, leftOut: [], units: [] };
  harvest(node, [...above, node], [numberIn(node.name, place)], context);
  const units = options.batteries === 'absorbed' ? absorbed(context.units) : context.units;
  return {
    id: node.id,
    ...heading(node),
    ...(node.arrival && { arrival: node.arrival }),
    ...ownFormation(node),
    units: sizeProposals(units),
    leftOut: context.leftOut,
  };
}

interface Context {
  readonly options: UnitsOptions;
  readonly leftOut: LeftOut[];
  readonly units: ProposedUnit[];
}

/** Below this a unit beside others is part of a brigade, not one itself. NBC-SCN-01 has brigades from 1,500 and 1,000. */
const LEAST = { infantry: 1000, cavalry: 700 } as const;

/** Whether the entries below are each as strong as a brigade, as where a source lists regiments right under divisions. */
function strongParts(node: OobNode): boolean {
  const fighting = node.children.filter((child) => !isBattery(child) && child.kind !== 'other');
  const strong = fighting.filter(
    (child) =>
      child.points !== undefined ||
      (ownStrength(child) ?? 0) >= LEAST[child.kind === 'cavalry' ? 'cavalry' : 'infantry'],
  );
  return strong.length > fighting.length / 2;
}

/** Brigades, and the lowest formations that hold only small units, become units; strong units stand for themselves. */
function harvest(node: OobNode, way: readonly OobNode[], ref: readonly string[], context: Context): void {
  const below = node.children.filter((child) => child.children.length > 0 || isFormation(child.level));
  const lowest = below.length === 0 && !strongParts(node);
  const isUnit =
    node.children.length === 0 ||
    node.level === 'brigade' ||
    (height(node.level) ?? 0) > 4 ||
    lowest ||
    standsAlone(node);
  const ours = node.card?.card;
  if (ours === 'unit' || (ours !== 'formation' && isUnit && !isPark(node))) {
    makeUnits(node, way, ref, context);
    return;
  }
  const before = context.units.length;
  node.children.forEach((child, i) => {
    harvest(child, [...way, child], [...ref, numberIn(child.name, i + 1)], context);
  });
  if (node.counted === 'own') makeOthers(node, way, ref, context, before);
}

/** So large a share of a formation is more than its staff. */
const MORE_THAN_STAFF = 0.05;

/** The builder says that a formation is as strong as it tells itself: whom its parts do not list become a unit of their own. */
function makeOthers(
  node: OobNode,
  way: readonly OobNode[],
  ref: readonly string[],
  context: Context,
  from: number,
): void {
  const own = ownStrength(node) ?? 0;
  const listed = context.units.slice(from).flatMap(({ parts }) => parts);
  const rest = own - listed.reduce((sum, { men }) => sum + men, 0);
  if (rest <= own * MORE_THAN_STAFF) return;
  const { id, source, nation, kind, type } = node;
  const others: OobNode = {
    ...{ id: `${id}-others`, level: 'unknown', name: '', made: say('reader-others-of', { unit: called(node) }) },
    ...{ notes: [], quality: [], marks: [], children: [], source },
    ...(nation && { nation }),
    ...(kind && { kind }),
    ...(type && { type }),
    ...(kind === 'cavalry' ? { sabres: rest } : { men: rest }),
  };
  makeUnits(others, [...way, others], [...ref, String(node.children.length + 1)], context);
}

/** A formation that tells its strength, and no part of which fights. */
const standsAlone = (node: OobNode): boolean =>
  ownStrength(node) !== undefined &&
  [...walk(node.children)].every(
    ({ node: each }) => each.children.length > 0 || isBattery(each) || each.kind === 'other',
  );

/** A formation of nothing but batteries, and no men of its own, is no unit: each battery is. */
const isPark = (node: OobNode): boolean =>
  node.children.length > 0 &&
  (node.kind === 'artillery' || ownStrength(node) === undefined) &&
  node.children.every((child) => child.kind === 'artillery' || child.kind === 'other');

function makeUnits(node: OobNode, way: readonly OobNode[], ref: readonly string[], context: Context): void {
  const { options, units } = context;
  if (node.kind === 'other' && node.children.length === 0) {
    context.leftOut.push(leftOut(node));
    return;
  }
  const within = way[way.length - 2]?.id ?? node.id;
  if (node.card?.card === 'unit') {
    units.push(ownUnit(node, node.card, within));
    besides(node, ref, context);
    return;
  }
  if (isBattery(node)) {
    units.push(batteryOf(node, within, ref));
    return;
  }
  const fighting = fightingParts(node, way, options.rate ?? (() => USUAL));
  const ids = node.apart ? (['infantry', 'cavalry'] as const) : ([undefined] as const);
  for (const arm of ids) {
    const parts = arm ? fighting.parts.filter((part) => part.arm === arm) : fighting.parts;
    const nothing = parts.length === 0 && fighting.unknown.length === 0 && fighting.points === undefined;
    if (nothing || (arm && parts.length === 0)) continue;
    /** Foot and horse of one entry have labels of their own. */
    const own = arm === 'cavalry' && fighting.parts.length > parts.length ? [...ref, 'Cav'] : ref;
    units.push(unitOf(node, parts, fighting, within, own, arm));
  }
  besides(node, ref, context);
}

/** What is listed in a unit and is no part of it: its batteries, and what is left out. */
function besides(node: OobNode, ref: readonly string[], context: Context): void {
  let n = 0;
  for (const { node: child } of walk(node.children)) {
    if (isBattery(child)) {
      n += 1;
      context.units.push(batteryOf(child, node.id, [...ref, n === 1 ? 'Art' : `Art${n}`]));
    } else if (child.kind === 'other' && child.children.length === 0) context.leftOut.push(leftOut(child));
  }
}

const HORSE: Record<string, CavalryClass> = {
  cuirassier: 'heavy',
  heavy: 'heavy',
  guard: 'heavy',
  dragoon: 'medium',
  hussar: 'light',
  lancer: 'light',
  light: 'light',
  cossack: 'skirmish',
};

/** NBC-GL-24: the class that most of its sabres are of. */
function horseOf(node: OobNode): CavalryClass {
  const counts = new Map<CavalryClass, number>();
  for (const { node: each } of walk([node])) {
    if (each.children.length > 0 && each !== node) continue;
    const horse = known(HORSE, each.type ?? '');
    if (horse) counts.set(horse, (counts.get(horse) ?? 0) + (each.sabres ?? 1));
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'medium';
}

/** When it comes: as it says itself, or as all its parts say alike. */
function arriving(node: OobNode): { readonly arrival?: string } {
  const arrival = node.arrival ?? node.children[0]?.arrival;
  if (!arrival || (!node.arrival && node.children.some((child) => child.arrival !== arrival))) return {};
  return { arrival };
}

function unitOf(
  node: OobNode,
  parts: readonly ProposedPart[],
  fighting: Fighting,
  within: string,
  ref: readonly string[],
  only?: 'infantry' | 'cavalry',
): ProposedUnit {
  const horsed = node.kind === 'cavalry' || [...walk(node.children)].some(({ node: n }) => n.kind === 'cavalry');
  const arm = isMixed(parts)
    ? 'mixed'
    : (parts[0]?.arm ?? (horsed && node.kind !== 'infantry' ? 'cavalry' : 'infantry'));
  const horse = arm === 'cavalry' ? horseOf(node) : undefined;
  return {
    id: only === 'cavalry' ? `${node.id}-cavalry` : node.id,
    ref: ref.join('/').slice(0, 24),
    ...heading(node),
    ...(only === 'cavalry' && { made: say('reader-cavalry-of', { unit: called(node) }) }),
    arm,
    ...figured(
      parts,
      only === 'cavalry' ? 0 : fighting.gunPoints,
      USUAL.quality,
      parts.length === 0 ? fighting.points : undefined,
    ),
    ...(arm !== 'cavalry' && { sk: fighting.sk }),
    ...(horse && { horse }),
    ...(horse === 'skirmish' && { cossack: true }),
    unknown: fighting.unknown,
    proposals: [],
    notes: node.notes,
    ...arriving(node),
    sources: parts.length > 0 ? [node.source, ...parts.map((part) => part.source)] : [node.source],
    within,
  };
}
