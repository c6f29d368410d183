/** Doubts about strengths that nobody gives: units without men, batteries without guns. */
import { say } from '../engine/message.ts';
import { MOST_GUNS } from './battery-units.ts';
import { type Doubt, type Edit, option, some } from './doubts.ts';
import { footOrHorse, isArmed, shared } from './figure-edits.ts';
import { hasFigure, ownStrength, partsTotal } from './totals.ts';
import { called, gather, isFormation, type OobNode, type OobTree, walk } from './tree.ts';

/** Less than this for each that is silent is no strength. */
const LEAST_SHARE = 50;

/** Units without a strength: what is left of the formation's own figure is shared out, or they wait for a figure. */
export function strengthDoubts(tree: OobTree): Doubt[] {
  const out: Doubt[] = unknownGuns(tree);
  const silent = (node: OobNode): boolean => node.children.length === 0 && !hasFigure(node) && node.kind !== 'other';
  const loose = new Map<string, OobNode[]>();
  for (const { node, above } of walk(tree.roots)) {
    const army = above[0] ?? node;
    if (node.children.length === 0) {
      if (above.length === 0 && silent(node) && !isFormation(node.level)) gather(loose, '', node);
      continue;
    }
    const waits = (child: OobNode): boolean =>
      silent(child) && !isArmed(child) && !(isFormation(child.level) && child.commander === undefined);
    const unknown = node.children.some(waits) ? node.children.filter(waits) : silentBelow(node, waits);
    if (unknown.length === 0 || node.counted === 'own') continue;
    const own = ownStrength(node);
    const coveredAbove =
      own === undefined && above.some((each) => !isFormation(each.level) && ownStrength(each) !== undefined);
    if (coveredAbove || (own !== undefined && !isFormation(node.level) && node.level !== 'unknown')) continue;
    const { men, sabres } = partsTotal(node);
    const rest = own === undefined ? 0 : own - (men + sabres);
    if (own === undefined || rest < unknown.length * LEAST_SHARE) gather(loose, army.id, ...unknown);
    else out.push(shareDoubt(node, army, own, rest, unknown));
  }
  return [...out, ...[...loose].map(([army, nodes]) => looseDoubt(army, nodes))];
}

/** Where a formation alone tells a strength: the units below its parts. */
function silentBelow(node: OobNode, waits: (unit: OobNode) => boolean): readonly OobNode[] {
  const { men, sabres } = partsTotal(node);
  if (ownStrength(node) === undefined || men + sabres > 0) return [];
  return [...walk(node.children)]
    .map(({ node: each }) => each)
    .filter((each) => each.children.length === 0 && waits(each));
}

const shareDoubt = (node: OobNode, army: OobNode, own: number, rest: number, unknown: readonly OobNode[]): Doubt => ({
  id: `unknown-strength:${node.id}`,
  kind: 'unknown-strength',
  group: `unknown-strength:${army.id}`,
  nodes: unknown.map((child) => child.id),
  asks: say('reader-strength-left', {
    unit: called(node),
    men: own,
    n: unknown.length,
    silent: some(unknown, 1),
    rest,
  }),
  options: [
    option(
      'share',
      say('reader-share-each', { n: Math.floor(rest / unknown.length) }),
      shared(unknown, rest, footOrHorse),
    ),
    option('whole', say('reader-whole-counts', { men: own }), [{ do: 'count', node: node.id, by: 'own' }]),
    option('later', 'reader-leave-unknown'),
  ],
  proposed: 'share',
});

const looseDoubt = (army: string, nodes: readonly OobNode[]): Doubt => ({
  id: `unknown-strength:loose:${army}`,
  kind: 'unknown-strength',
  group: `unknown-strength:loose`,
  nodes: nodes.map((node) => node.id),
  asks: say('reader-strength-unknown', { n: nodes.length, units: some(nodes) }),
  options: [
    option('later', 'reader-leave-to-set'),
    option(
      'usual',
      say('reader-usual', { battalion: USUAL.battalion, squadron: USUAL.squadron, regiment: USUAL.horseRegiment }),
      nodes.flatMap(usual),
    ),
  ],
  proposed: 'later',
});

/** A formation tells its guns, and its batteries do not: the guns are shared out among them. */
function unknownGuns(tree: OobTree): Doubt[] {
  const out: Doubt[] = [];
  const settled = new Set<string>();
  const inside = [...walk(tree.roots)].reverse();
  for (const { node, above } of inside) {
    const { guns = 0 } = node;
    if (guns === 0 || node.children.length === 0) continue;
    const batteries = [...walk(node.children)]
      .map(({ node: each }) => each)
      .filter((each) => isArmed(each) && each.children.length === 0);
    const silent = batteries.filter((each) => each.guns === undefined && !settled.has(each.id));
    const rest = guns - partsTotal(node).guns;
    if (silent.length === 0 || rest < silent.length * 2 || rest > silent.length * MOST_GUNS) continue;
    for (const each of silent) settled.add(each.id);
    const n = Math.floor(rest / silent.length);
    out.push({
      id: `unknown-guns:${node.id}`,
      kind: 'unknown-strength',
      group: `unknown-guns:${(above[0] ?? node).id}`,
      nodes: silent.map((each) => each.id),
      asks: say('reader-guns-left', { unit: called(node), guns, n: silent.length, rest }),
      options: [
        option(
          'share',
          rest % silent.length === 0 ? say('reader-share-each', { n }) : say('reader-share-or', { n, more: n + 1 }),
          shared(silent, rest, () => 'guns'),
        ),
        option('later', 'reader-leave-unknown'),
      ],
      proposed: 'share',
    });
  }
  const silent = inside.flatMap(({ node, above }) =>
    isArmed(node) && node.children.length === 0 && !hasFigure(node) && !settled.has(node.id) && !hasGunsOver(above)
      ? [node]
      : [],
  );
  return [...out.reverse(), ...(silent.length > 0 ? [gunsDoubt(silent.reverse())] : [])];
}

/** Above it somebody tells how many guns all have together. */
const hasGunsOver = (above: readonly OobNode[]): boolean => above.some(({ guns = 0 }) => guns > 0);

/** What a battery had, as a rule: six pieces or eight. */
const USUAL_PIECES = [6, 8] as const;

const gunsDoubt = (silent: readonly OobNode[]): Doubt => ({
  id: 'unknown-guns:loose',
  kind: 'unknown-strength',
  group: 'unknown-guns:loose',
  nodes: silent.map(({ id }) => id),
  asks: say('reader-guns-unknown', { n: silent.length, units: some(silent) }),
  options: [
    option('later', 'reader-leave-to-set'),
    ...USUAL_PIECES.map((n) =>
      option(
        `${n}`,
        say('reader-share-each', { n }),
        shared(silent, n * silent.length, () => 'guns'),
      ),
    ),
  ],
  proposed: 'later',
});

/** What such units had on the average; an offer for lists without any figures. */
const USUAL = { battalion: 600, squadron: 120, horseRegiment: 450, footRegiment: 1500 } as const;

function usual(node: OobNode): Edit[] {
  if (node.kind === 'artillery' || node.level === 'battery') return [];
  const horse = node.kind === 'cavalry';
  const figure = horse ? 'sabres' : 'men';
  const each = node.parts?.of === 'squadron' ? USUAL.squadron : USUAL.battalion;
  const value =
    node.parts && ['battalion', 'squadron'].includes(node.parts.of)
      ? Math.round(node.parts.count * each)
      : node.level === 'squadron'
        ? USUAL.squadron
        : node.level === 'battalion'
          ? USUAL.battalion
          : node.level === 'regiment'
            ? horse
              ? USUAL.horseRegiment
              : USUAL.footRegiment
            : undefined;
  return value === undefined ? [] : [{ do: 'set', node: node.id, figure, value }];
}
