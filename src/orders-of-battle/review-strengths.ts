/** Doubts about strengths that nobody gives: units without men, batteries without guns. */
import { say } from '../engine/message.ts';
import { MOST_GUNS } from './battery-units.ts';
import { about, counts, type Doubt, type Edit, option, sets, some } from './doubts.ts';
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
  ...about('unknown-strength', node.id, army.id, unknown),
  asks: say('reader-strength-left', {
    unit: called(node),
    men: own,
    n: unknown.length,
    silent: some(unknown, 1),
    rest,
  }),
  options: [
    shareOption(node, unknown, rest),
    option('whole', say('reader-whole-counts', { men: own }), [counts(node, 'own')]),
    option('later', 'reader-leave-unknown'),
  ],
  proposed: 'share',
});

const looseDoubt = (army: string, nodes: readonly OobNode[]): Doubt => ({
  ...about('unknown-strength', `loose:${army}`, 'loose', nodes),
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
      ...about('unknown-strength', `guns:${node.id}`, `guns:${(above[0] ?? node).id}`, silent),
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
    isArmed(node) && node.children.length === 0 && lacksGuns(node) && !settled.has(node.id) && !hasGunsOver(above)
      ? [node]
      : [],
  );
  return [...out.reverse(), ...(silent.length > 0 ? [gunsDoubt(silent.reverse())] : [])];
}

/** Above it somebody tells how many guns all have together. */
const hasGunsOver = (above: readonly OobNode[]): boolean => above.some(({ guns = 0 }) => guns > 0);

/** More men are no gunners of guns that nobody counts. */
const MOST_CREWS = 500;
const lacksGuns = (node: OobNode): boolean =>
  !hasFigure(node) || (node.guns === undefined && node.points === undefined && (node.men ?? 0) > MOST_CREWS);

/** What a battery had, as a rule: six pieces or eight. */
const USUAL_PIECES = [6, 8] as const;

const gunsDoubt = (silent: readonly OobNode[]): Doubt => ({
  ...about('unknown-strength', 'guns:loose', 'guns:loose', silent),
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

/** What such units had on the average. */
const USUAL = { battalion: 600, squadron: 120, horseRegiment: 450, footRegiment: 1500 } as const;

function usualStrength({ kind, parts, level }: OobNode): number | undefined {
  if (parts?.of === 'squadron') return Math.round(parts.count * USUAL.squadron);
  if (parts?.of === 'battalion') return Math.round(parts.count * USUAL.battalion);
  if (level === 'squadron') return USUAL.squadron;
  if (level === 'battalion') return USUAL.battalion;
  if (level !== 'regiment') return undefined;
  return kind === 'cavalry' ? USUAL.horseRegiment : USUAL.footRegiment;
}

/** An offer for lists without any figures. */
function usual(node: OobNode): Edit[] {
  const value = isArmed(node) ? undefined : usualStrength(node);
  return value === undefined ? [] : [sets(node, footOrHorse(node), value)];
}

/** A whole shared out by what such units have, to the last man; evenly where that says nothing of one of them. */
function bySize(nodes: readonly OobNode[], whole: number): Edit[] {
  const sizes = nodes.map((node) => usualStrength(node) ?? 0);
  if (sizes.includes(0)) return shared(nodes, whole, footOrHorse);
  const all = sizes.reduce((a, b) => a + b, 0);
  let given = 0;
  let told = 0;
  return nodes.map((node, i) => {
    told += sizes[i] ?? 0;
    const value = Math.round((whole * told) / all) - given;
    given += value;
    return sets(node, footOrHorse(node), value);
  });
}

/** What is left of a formation's strength: of its horse for its horse, where it tells both. */
function sharesOf(whole: OobNode, unknown: readonly OobNode[], rest: number): Edit[] {
  const horse = unknown.filter(({ kind }) => kind === 'cavalry');
  const foot = unknown.filter((each) => !horse.includes(each));
  const parts = partsTotal(whole);
  const [men, sabres] = [(whole.men ?? 0) - parts.men, (whole.sabres ?? 0) - parts.sabres];
  const apart = horse.length > 0 && foot.length > 0 && men > 0 && sabres > 0;
  return apart ? [...bySize(foot, men), ...bySize(horse, sabres)] : bySize(unknown, rest);
}

function shareOption(whole: OobNode, unknown: readonly OobNode[], rest: number) {
  const shares = sharesOf(whole, unknown, rest);
  const values = shares.map((edit) => ('value' in edit && typeof edit.value === 'number' ? edit.value : 0));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const label =
    most - least > 1 ? say('reader-share-by-size', { least, most }) : say('reader-share-each', { n: least });
  return option('share', label, shares);
}
