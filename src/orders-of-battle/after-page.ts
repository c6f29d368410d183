/** What can only be told of a page when all of it is read: whose parts are whose, who leads by his name, whose troops they are. */
import { guessNation } from '../scenarios/nations.ts';
import { LEADERLESS, NUMBERED } from './lexicon/manners.ts';
import { isBareMan } from './names.ts';
import { settle } from './one-unit.ts';
import { isAllied, isArmName, isFoe, isSideName, OWNED_ARM, withNations } from './sides.ts';
import { isFormation, type Sprout, sprout } from './tree.ts';
import { nationByVotes } from './votes.ts';

const strength = ({ men, sabres }: Sprout): number | undefined =>
  men === undefined && sabres === undefined ? undefined : (men ?? 0) + (sabres ?? 0);

const below = (node: Sprout): number =>
  node.children.length > 0 && strength(node) === undefined
    ? node.children.reduce((sum, child) => sum + below(child), 0)
    : (strength(node) ?? 0);

const horsed = (node: Sprout): boolean =>
  node.children.length > 0
    ? node.children.every(horsed)
    : (node.sabres !== undefined || node.kind === 'cavalry') && (node.men === undefined || node.kind === 'cavalry');

/** "Cavalry: Latour, 4,012" above brigades that follow: he leads them, and they are what he has. */
function armsLed(node: Sprout): void {
  for (const child of node.children) armsLed(child);
  const [first, ...others] = node.children;
  if (!first || others.length === 0 || !isArmName(node) || node.commander !== undefined) return;
  const inHead = first.source.line === node.source.line && others.every((each) => each.source.line > node.source.line);
  if (!inHead || first.children.length > 0 || first.guns !== undefined || !isMan(first.name)) return;
  node.commander = first.name;
  if (strength(node) === undefined)
    for (const figure of ['men', 'sabres'] as const) if (first[figure] !== undefined) node[figure] = first[figure];
  node.marks.push(...first.marks);
  node.children = others;
}

/** As far as sums in print are from their parts. */
const NEAR = 0.02;

/**
 * A formation with a strength of its own holds what follows it no further in only as far as that adds up to it: the rest
 * stands beside it.
 */
function lifted(nodes: readonly Sprout[], flush: ReadonlySet<Sprout>): Sprout[] {
  return nodes.flatMap((node) => {
    node.children = lifted(node.children, flush);
    const own = strength(node);
    const first = node.children.findIndex((child) => flush.has(child));
    if (own === undefined || first < 0) return [node];
    const parts = node.children.slice(first);
    if (parts.some((part) => below(part) === 0 && part.guns === undefined)) return [node];
    const horse =
      node.sabres === undefined &&
      node.kind !== 'cavalry' &&
      parts.every((part) => horsed(part) || part.kind === 'artillery') &&
      parts.some(horsed);
    if (!horse && node.children.reduce((total, child) => total + below(child), 0) <= own * (1 + NEAR)) return [node];
    let kept = 0;
    let sum = node.children.slice(0, first).reduce((total, child) => total + below(child), 0);
    parts.forEach((part, i) => {
      sum += below(part);
      if (Math.abs(sum - own) <= own * NEAR) kept = i + 1;
    });
    node.children = node.children.slice(0, first + kept);
    return [node, ...parts.slice(kept)];
  });
}

/** "Stopford's Brigade", "1st Division Clausel": who leads stands in the name. */
function namedByLeader(node: Sprout): void {
  for (const child of node.children) namedByLeader(child);
  if (node.commander !== undefined) return;
  const { name } = node;
  const formation = isFormation(node.level) && node.level !== 'army';
  const [, owner = ''] = /^(\p{Lu}[\p{L} .'-]*?)['’]s?\s+\p{L}/u.exec(name) ?? [];
  if (formation && owner !== '' && isMan(owner)) node.commander = owner;
  const [, unit = '', man = ''] = NUMBERED.exec(name) ?? [];
  if (unit !== '' && isMan(man) && (isArmName({ name: unit }) || formation)) {
    node.name = unit;
    node.commander = man;
  }
}

const isMan = (text: string): boolean => isBareMan(text) && guessNation(text) === undefined && !LEADERLESS.test(text);

const told = (node: Sprout): boolean =>
  node.children.length > 0 || strength(node) !== undefined || node.guns !== undefined;

/** Whether all that stands at the top is rows of one table, or parts of what the title names. */
const isOneArmy = (roots: readonly Sprout[], title: string | undefined, rows: ReadonlySet<Sprout>): boolean =>
  roots.length > 0 &&
  roots.every((root) => root.level !== 'army') &&
  ((title !== undefined && guessNation(title) !== undefined) ||
    (roots.length > 1 && roots.every(isArmName)) ||
    (roots.length > 1 && roots.some((root) => guessNation(root.name) === undefined) && areFriends(roots)) ||
    (new Set(roots.map(({ name }) => guessNation(name))).size > 2 && roots.every((root) => rows.has(root))));

interface AfterPage {
  /** What stands no further in than the heading it was put under. */
  readonly flush: ReadonlySet<Sprout>;
  /** Rows of tables. */
  readonly rows: ReadonlySet<Sprout>;
  readonly title: string | undefined;
  readonly text: string;
}

/** Names that foot and horse have alike, and squadrons: in a formation of horse they are horse. */
const EITHER =
  /(?<!\p{L})(?:chass\p{L}*|j[äa]e?gers?|cazadores|cacciatori|strzelc\p{L}*|carabin\p{L}*|volunt\p{L}*)(?!\p{L})/iu;

function mounted(node: Sprout, inHorse: boolean): void {
  const either =
    node.kind === undefined || (node.kind === 'infantry' && node.type === 'light' && EITHER.test(node.name));
  const squadrons = node.parts?.of === 'squadron' && node.kind !== 'artillery';
  if (
    node.level !== 'army' &&
    ((inHorse && either && (node.children.length === 0 || node.kind === undefined)) || squadrons)
  ) {
    node.kind = 'cavalry';
    settle(node);
  }
  const horse =
    (inHorse && node.kind !== 'infantry' && node.kind !== 'artillery') ||
    (node.kind === 'cavalry' && (isFormation(node.level) || isArmName(node) || OWNED_ARM.test(node.name)));
  for (const child of node.children) mounted(child, horse);
}

/** A nameless arm's figure that is all that stands before it, whatever the line is called: a sum of them. */
function withoutSums(nodes: readonly Sprout[]): Sprout[] {
  let sum = 0;
  let n = 0;
  return nodes.flatMap((node) => {
    node.children = withoutSums(node.children);
    const own = strength(node);
    const bare = node.level === 'unknown' && node.kind === undefined && node.children.length === 0;
    if (bare && own !== undefined && own === sum && n > 1) return [];
    sum += below(node);
    n += 1;
    return [node];
  });
}

/** Corps of one side by side: none of them could be another's enemy, as far as their names tell. */
const areFriends = (roots: readonly Sprout[]): boolean => {
  const nations = roots.map(({ name }) => guessNation(name));
  const told = new Set(nations);
  return told.size > 1 && nations.every((one) => nations.every((other) => !isFoe(one, other)));
};

/** "Commanders of the Army of Silesia" above "Army: Blücher": one army. */
function joinedArmies(roots: readonly Sprout[]): Sprout[] {
  const [first, second, ...more] = roots;
  if (!first || !second || first.level !== 'army' || told(first) || first.commander !== undefined) return [...roots];
  if (!/^(?:the )?(?:army|arm[ée]e|armee|heer|ej[ée]rcito|esercito|armata)$/iu.test(second.name)) return [...roots];
  second.name = first.name;
  return [second, ...more];
}

/** "Coalition forces" over "Army of Bohemia: Schwarz", and nothing beside it: one army, of the nation that stands above. */
function onlyArmies(roots: readonly Sprout[]): Sprout[] {
  return roots.flatMap((root) => {
    const [only, ...more] = root.children;
    const bare = root.commander === undefined && strength(root) === undefined && root.guns === undefined;
    if (only?.level !== 'army' || !bare) return root;
    /** A title over all of the page. */
    const title = roots.length === 1 && !isAllied(root.name) && guessNation(root.name) === undefined;
    if (more.length > 0) return title && more.every(({ level }) => level === 'army') ? root.children : root;
    const nation = root.nation ?? guessNation(root.name);
    if (nation !== undefined) only.nation ??= nation;
    return only;
  });
}

/** A division alone on its page, and behind it the arms that are part of it. */
function withItsArms(roots: readonly Sprout[]): Sprout[] {
  const [whole, ...arms] = roots;
  if (!whole || arms.length === 0 || whole.children.length === 0) return [...roots];
  if ((whole.level !== 'division' && whole.level !== 'corps') || !arms.every(isArmName)) return [...roots];
  whole.children.push(...arms);
  return [whole];
}

export function afterPage(given: readonly Sprout[], { flush, rows, title, text }: AfterPage): readonly Sprout[] {
  const stays = (root: Sprout): boolean => told(root) || !isBareHead(root) || !isTitle(root, given);
  for (const root of given) armsLed(root);
  let roots = withItsArms(onlyArmies(joinedArmies(withoutSums(lifted(given, flush)))).filter(stays));
  for (const root of roots) {
    namedByLeader(root);
    mounted(root, false);
    if (root.level === 'unknown' && !rows.has(root) && isSideName(root.name)) root.level = 'army';
  }
  const [first] = roots;
  if (first && isOneArmy(roots, title, rows)) {
    const named = title !== undefined && guessNation(title) !== undefined ? title : '';
    const others = roots.slice(1).every((root) => !isFormation(root.level));
    const nation = named === '' && others ? guessNation(first.name) : undefined;
    const children = [...roots];
    roots = [
      sprout(named, first.source.line, first.source.text, { level: 'army', ...(nation && { nation }), children }),
    ];
  }
  withNations(roots);
  const nation = roots.every((root) => root.nation === undefined) ? nationByVotes(text) : undefined;
  const one =
    roots.length === 1 ? roots[0]?.level !== 'unknown' : roots.every((root) => root.level !== 'army' && told(root));
  if (nation !== undefined && one) for (const root of roots) root.nation = nation;
  return roots;
}

const isBareHead = ({ level, kind, parts, marks }: Sprout): boolean =>
  !isFormation(level) && kind === undefined && parts === undefined && marks.length === 0;

/** A line of words above everything, where armies stand below it. */
const isTitle = (root: Sprout, all: readonly Sprout[]): boolean =>
  root === all[0] && all.filter((each) => each.level === 'army' || isSideName(each.name)).length > 1;
