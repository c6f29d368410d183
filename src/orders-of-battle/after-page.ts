/** What can only be told of a page when all of it is read: whose parts are whose, who leads by his name, whose troops they are. */
import { guessNation } from '../scenarios/nations.ts';
import { fewMen } from './few-men.ts';
import { isHead, isSide, underHeads } from './heads.ts';
import { outOfGuns, withItsArms, withItsRow } from './its-arms.ts';
import { leadersJoined, toldTwice } from './leaders-apart.ts';
import { chiefOfTitle } from './led-lines.ts';
import { GROUPS, OF_ALLY } from './lexicon/manners.ts';
import { mounted } from './mounted.ts';
import { isMan, ledAlike, namedByLeader } from './named-by-leader.ts';
import { hintsOf } from './nouns.ts';
import { nationOfLeader } from './of-leader.ts';
import { leads, settle } from './one-unit.ts';
import { isAllied, isArmName, isFoe, isSideName, withFriends, withNations } from './sides.ts';
import { shortTitle, withoutEnd } from './title-tails.ts';
import { isFormation, type Sprout, sprout, walk } from './tree.ts';
import { nationByVotes } from './votes.ts';
import {
  besideEquals,
  chasseursOf,
  comesWhole,
  leadersOfAll,
  MOST_SUMS,
  strength,
  tellsOfTroops,
  withArmysOwn,
  withFollowers,
  withGunners,
  withoutTotals,
  withParts,
  withPieces,
} from './whole.ts';
import { nationAlone, textOf, toldByTroops } from './whose-troops.ts';

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
/** As little of a whole nobody lists as its parts. */
const LEAST_SHARE = 0.5;

/**
 * A formation with a strength of its own holds what follows it no further in only as far as that adds up to it: the rest
 * stands beside it.
 */
function lifted(nodes: readonly Sprout[], flush: ReadonlySet<Sprout>, page: readonly Sprout[]): Sprout[] {
  return nodes.flatMap((node) => {
    node.children = lifted(node.children, flush, page);
    const own = strength(node);
    const first = node.children.findIndex((child) => flush.has(child));
    if (own === undefined || first < 0) return [node];
    const parts = node.children.slice(first);
    /** Others have theirs, and nothing below; of guns alone the whole page tells it. */
    const all = node.children.reduce((total, child) => total + below(child), 0);
    const told = (parts.some((part) => below(part) > 0) ? nodes : page).filter(
      (other) =>
        other !== node && other.level === node.level && other.children.length === 0 && strength(other) !== undefined,
    );
    if (told.length > 0 && Math.abs(all - own) > 1 && first === 0) {
      node.children = [];
      return [node, ...parts];
    }
    if (parts.some((part) => below(part) === 0 && part.guns === undefined)) return [node];
    const horse =
      node.sabres === undefined &&
      node.kind !== 'cavalry' &&
      parts.every((part) => horsed(part) || part.kind === 'artillery') &&
      parts.some(horsed);
    if (!horse && all <= own * (1 + NEAR) && (node.level !== 'brigade' || all > own * LEAST_SHARE)) return [node];
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

/** Those of one kind at the beginning that have together as many. */
function addingUpTo(own: number, nodes: readonly Sprout[], isOne: (node: Sprout) => boolean): readonly Sprout[] {
  let sum = 0;
  const end = nodes.findIndex((node) => {
    if (sum >= own || !isOne(node)) return true;
    sum += below(node);
    return false;
  });
  return sum === own ? nodes.slice(0, end < 0 ? nodes.length : end) : [];
}

/** The batteries at the beginning, if they have together as many guns. */
function gunsUpTo(own: number | undefined, nodes: readonly Sprout[]): readonly Sprout[] {
  const end = nodes.findIndex(({ kind, guns, men, sabres }) => kind !== 'artillery' || !guns || men || sabres);
  const batteries = nodes.slice(0, end < 0 ? nodes.length : end);
  return batteries.reduce((sum, { guns = 0 }) => sum + guns, 0) === own ? batteries : [];
}

/**
 * "Cavalry: Freire (5,700)" over divisions that stand no further in, count from one again and have as many, or over regiments
 * of horse that have: its own.
 */
function adopted(nodes: readonly Sprout[]): Sprout[] {
  const taken = new Set<Sprout>();
  nodes.forEach((node, i) => {
    node.children = adopted(node.children);
    const own = strength(node);
    if (node.children.length > 0 || taken.has(node) || !(isArmName(node) || GROUPS.test(node.name))) return;
    const before = new Set(nodes.slice(0, i).map(({ name }) => name));
    const rest = nodes.slice(i + 1);
    if (own === undefined) {
      /** "Cavalry: General Freire" tells none, and they count from one again. */
      const [first] = node.commander !== undefined && node.guns === undefined ? rest : [];
      const end = rest.findIndex(({ level }) => level !== first?.level);
      if (first && isFormation(first.level) && before.has(first.name))
        node.children = rest.slice(0, end < 0 ? rest.length : end);
      for (const part of node.children) taken.add(part);
      return;
    }
    const formations = addingUpTo(own, rest, ({ level }) => isFormation(level));
    const parts = formations.length > 1 ? formations : addingUpTo(own, rest, (each) => !isFormation(each.level));
    /** "Center: Masséna (13,280)" over two divisions that have as many. */
    const ofDivisions = parts.every(({ level }) => level === 'division') && !isArmName(node);
    if (parts.length < 2 || !(ofDivisions || parts.some(({ name }) => before.has(name)) || parts.every(horsed))) return;
    node.children = [...parts, ...gunsUpTo(node.guns, rest.slice(parts.length))];
    for (const part of node.children) taken.add(part);
  });
  return nodes.filter((node) => !taken.has(node));
}

/** "Caballería", "Artillería" behind each of several formations: the formation's own. */
function armsOfEach(nodes: readonly Sprout[], flush: ReadonlySet<Sprout>, page: readonly Sprout[]): Sprout[] {
  const owners = new Map<Sprout, Sprout>();
  let above: Sprout | undefined;
  for (const node of nodes) {
    node.children = armsOfEach(node.children, flush, page);
    /** A column of brigades names those that stand beside each other. */
    const isArm = isArmName(node) && node.commander === undefined && !isFormation(node.level);
    if (!isArm)
      above = (isFormation(node.level) || GROUPS.test(node.name)) && node.children.length > 0 ? node : undefined;
    else if (above) owners.set(node, above);
  }
  const namesakes = ({ name }: Sprout): readonly Sprout[] => nodes.filter((node) => node.name === name);
  const isEach = (arm: Sprout): boolean => {
    const whose = namesakes(arm).map((each) => owners.get(each));
    const [owner] = whose;
    if (whose.length > 1 || !owner) return !whose.includes(undefined) && new Set(whose).size === whose.length;
    const held = page.filter(({ children }) => children.some(({ name, commander }) => name === arm.name && !commander));
    const isFlush = owner.children.every((child) => flush.has(child));
    return (
      isFlush &&
      !held.includes(owner) &&
      pieces(arm) <= MOST_PIECES &&
      held.some(({ level }) => level === owner.level || (GROUPS.test(owner.name) && level !== 'army'))
    );
  };
  const taken = [...owners].filter(([arm]) => isEach(arm));
  for (const [arm, owner] of taken) owner.children.push(arm);
  return nodes.filter((node) => !taken.some(([arm]) => arm === node));
}

/** More guns are no one formation's. */
const MOST_PIECES = 12;
const pieces = ({ guns = 0, children }: Sprout): number =>
  guns + children.reduce((sum, child) => sum + pieces(child), 0);

/** "1st Provisional" and below it, further in and alone, "Chasseurs 310": a name that a narrow column broke. */
function rejoinedNames(node: Sprout): void {
  for (const child of node.children) rejoinedNames(child);
  const [only, ...others] = node.children;
  const bare =
    node.level === 'unknown' &&
    node.kind === undefined &&
    node.commander === undefined &&
    !tellsOfTroops({ ...node, children: [] });
  if (!only || others.length > 0 || !bare || only.children.length > 0 || only.source.line !== node.source.line + 1)
    return;
  const rest = only.kind !== undefined && !/\d/.test(only.name) && only.name.split(' ').length < 3;
  if (!rest || !/^\d/.test(node.name)) return;
  const { name } = node;
  Object.assign(node, only, { name: `${name} ${only.name}`, source: node.source, ...hintsOf(`${name} ${only.name}`) });
  settle(node);
}

/** Whether all that stands at the top is rows of one table, or parts of what the title names. */
const isOneArmy = (roots: readonly Sprout[], rows: ReadonlySet<Sprout>): boolean =>
  roots.length > 0 &&
  roots.every((root) => root.level !== 'army') &&
  ((roots.length > 1 && roots.every(isArmName)) ||
    (roots.length > 1 && roots.some((root) => guessNation(root.name) === undefined) && areFriends(roots)) ||
    (new Set(roots.map(({ name }) => guessNation(name))).size > 2 && roots.every((root) => rows.has(root))));

interface AfterPage {
  /** What stands no further in than the heading it was put under. */
  readonly flush: ReadonlySet<Sprout>;
  /** Rows of tables. */
  readonly rows: ReadonlySet<Sprout>;
  readonly title: string | undefined;
  readonly chief: string | undefined;
  readonly text: string;
}

/** Corps of one side by side: none of them could be another's enemy, as far as their names tell. */
const areFriends = (roots: readonly Sprout[]): boolean => {
  return new Set(roots.map(({ name }) => guessNation(name))).size > 1 && areAllies(roots);
};

/** "Coalition forces" over "Army of Bohemia: Schwarz", and nothing beside it: one army, of the nation that stands above. */
function onlyArmies(roots: readonly Sprout[]): Sprout[] {
  return roots.flatMap((root) => {
    const [only, ...more] = root.children;
    const bare = root.commander === undefined && strength(root) === undefined && root.guns === undefined;
    if (!only || !bare) return root;
    /** A title over all of the page. */
    const title = roots.length === 1 && !isAllied(root.name) && guessNation(root.name) === undefined;
    const wings = root.children.filter((child) => !isHead(child));
    const two = title ? inParagraphs(wings) : undefined;
    if (two) return two;
    /** "Who commanded what" over "French rear-guard" */
    const ofNation = roots.length > 1 && more.length === 0 && guessNation(root.name) === undefined;
    if (ofNation && only.level === 'unknown' && only.children.length > 0 && guessNation(only.name) !== undefined)
      return Object.assign(only, { level: 'army' });
    if (!(more.length > 0 ? isSide(only) : only.level === 'army')) return root;
    if (more.length > 0) return title && more.every(isSide) ? root.children : root;
    const nation = root.nation ?? guessNation(root.name);
    if (nation !== undefined) only.nation ??= nation;
    return only;
  });
}

/** Two paragraphs, each with formations of another nation: both sides. */
function inParagraphs(wings: readonly Sprout[]): Sprout[] | undefined {
  const lines = [...new Set(wings.map(({ source }) => source.line))];
  if (lines.length !== 2) return undefined;
  const [one = [], other = []] = lines.map((line) => wings.filter(({ source }) => source.line === line));
  const [a, b] = [one, other].map((of) => nationByVotes(of.map(textOf).join('\n')));
  if (one.length < 2 || other.length < 2 || !isFoe(a, b)) return undefined;
  return [one, other].flatMap(([whole, ...rest], i) => {
    const nation = i === 0 ? a : b;
    if (!whole) return [];
    namedByLeader(whole);
    whole.children.push(...rest);
    return [Object.assign(whole, { level: 'army' as const, ...(nation && { nation }) })];
  });
}

/** A side's heading holds all that follows it up to the next one; where no side has a heading, all are one army. */
function sided(roots: readonly Sprout[], title: string | undefined): Sprout[] {
  if (roots.length < 2) return [...roots];
  const [first] = roots;
  const sides = roots.filter(isSide);
  const ofLists = roots.filter(
    (root) => !isSide(root) && (isFormation(root.level) || isArmName(root) || GROUPS.test(root.name)),
  );
  if (!first) return [];
  if (sides.length === 0) {
    /** What stands beside formations, and would be an army by itself. */
    const loose = roots.some(({ level, children }) => level === 'wing' || (level === 'unknown' && children.length > 0));
    if (!loose || ofLists.length === 0 || (ofLists.length < 2 && roots.length < 3)) return [...roots];
    const name = title !== undefined && guessNation(title) !== undefined ? title : '';
    return [sprout(name, first.source.line, first.source.text, { level: 'army', children: [...roots] })];
  }
  const empty = !tellsOfTroops(first);
  if (empty && (!isSide(first) || sides.length > 2)) {
    if (!isOverAllies(first, sides.slice(1))) return sided(roots.slice(1), title);
    first.children = underHeads(roots.slice(1));
    return [first];
  }
  const out: Sprout[] = [];
  for (const root of roots) {
    const last = out.at(-1);
    const foe = last && isFoeOf(last.name, guessNation(root.name));
    if (last && isSide(last) && !foe && (ofLists.includes(root) || (sides.length > 1 && !isSide(root))))
      last.children.push(root);
    else out.push(root);
  }
  return out;
}

/** "NASSAU CONTINGENT" behind those who could be no foes of theirs, "French troops" behind the Bavarians of a French wing: a part. */
function withAllies(roots: readonly Sprout[]): Sprout[] {
  const out: Sprout[] = [];
  for (const root of roots) {
    const [before] = out.slice(-1);
    const [one, other] = [before, root].map((each) => each?.nation ?? guessNation(each?.name ?? ''));
    const isAlike = before?.commander !== undefined && root.commander === undefined && isSideName(root.name);
    const isOwn = OF_ALLY.test(root.name) ? !isFoe(one, other) : isAlike && one !== undefined && one === other;
    if (isOwn && before && before.children.length > 0) before.children.push(Object.assign(root, { level: 'unknown' }));
    else out.push(root);
  }
  return out;
}

/** "AUSTRO-SAXON ARMY" is of both. */
const isFoeOf = (name: string, nation: string | undefined): boolean =>
  isFoe(guessNation(name), nation) && !name.split(/[^\p{L}]+/u).some((word) => guessNation(word) === nation);

/** "Bavarian-Austrian Army" over its Bavarians and its Austrians. */
function isOverAllies({ name }: Sprout, sides: readonly Sprout[]): boolean {
  const joined = /\p{L}+(?:[-–]\p{L}+)+/u.exec(name)?.[0].split(/[-–]/).map(guessNation) ?? [];
  if (sides.filter((side) => joined.includes(guessNation(side.name))).length > 1) return true;
  if (!areAllies(sides) || sides.some((side) => guessNation(side.name) === undefined)) return false;
  const words = new Set(name.split(/[^\p{L}]+/u).map(guessNation));
  return isAllied(name) || sides.filter((side) => words.has(guessNation(side.name))).length > 1;
}

/** None of them could be another's enemy. */
const areAllies = (sides: readonly Sprout[]): boolean => {
  const nations = [...new Set(sides.map(({ name }) => guessNation(name) ?? (isAllied(name) ? 'Austria' : undefined)))];
  return nations.every((one) => nations.every((other) => !isFoe(one, other)));
};

export function afterPage(given: readonly Sprout[], { flush, rows, title, chief, text }: AfterPage): readonly Sprout[] {
  for (const root of given) {
    rejoinedNames(root);
    leadersOfAll(root);
    comesWhole(root);
    armsLed(root);
  }
  const all = given.flatMap(withParts);
  fewMen(all);
  let roots = withItsArms(onlyArmies(armsOfEach(adopted(lifted(outOfGuns(given), flush, all)), flush, all)));
  for (const root of roots) {
    namedByLeader(root);
    mounted(root, false);
    if (root.level === 'unknown' && (!rows.has(root) || root.children.length > 0) && isSideName(root.name))
      root.level = 'army';
  }
  roots = withAllies(roots);
  ledAlike(roots);
  if (roots.length === 2) for (const root of roots) calledByChief(root, roots);
  const [first] = roots;
  if (first && isOneArmy(roots, rows)) {
    const named = title !== undefined && guessNation(title) !== undefined ? title : '';
    const others = roots.slice(1).every((root) => !isFormation(root.level));
    const nation = named === '' && others ? guessNation(first.name) : undefined;
    const children = [...roots];
    roots = [
      sprout(named, first.source.line, first.source.text, { level: 'army', ...(nation && { nation }), children }),
    ];
  }
  roots = sided(leadersJoined(toldTwice(roots)), title).map(besideEquals);
  if (chief !== undefined && roots.length > 1 && !roots.some(isSide) && areAllies(roots) && first)
    roots = [sprout('', first.source.line, first.source.text, { level: 'army', children: roots })];
  const [army] = roots;
  if (
    chief !== undefined &&
    army &&
    army.commander === undefined &&
    roots.every((root) => root === army || root.commander)
  )
    leads(army, chief);
  const [alone] = roots;
  const [formation, ...others] = alone?.children ?? [];
  if (alone && formation && roots.length === 1 && others.length === 0 && isTitleOf(alone, formation))
    roots = [formation];
  const [only] = roots;
  const led = roots.filter(({ level, commander }) => level === 'unknown' && commander !== undefined);
  for (const root of led)
    if (
      (roots.length === 1 || guessNation(root.name) !== undefined || isOther(root, roots)) &&
      (root.children.some(({ level }) => isFormation(level)) ||
        (root.children.length > 1 && (roots.length === 1 || roots.some(({ level }) => level === 'army'))))
    )
      root.level = 'army';
  if (only && roots.length === 1 && title !== undefined && guessNation(only.name) === undefined) {
    const nation = nationAlone(title);
    if (nation !== undefined) only.nation ??= nation;
  }
  const [sole] = roots;
  if (
    sole &&
    roots.length === 1 &&
    sole.level === 'unknown' &&
    sole.children.filter(({ children }) => children.length > 0).length > 1
  )
    sole.level = 'army';
  if (sole && roots.length === 1 && sole.commander === undefined && sole.children.length > 0) {
    const bare = given
      .flatMap(withParts)
      .filter((node) => !tellsOfTroops(node) || node.children.every((child) => !tellsOfTroops(child)));
    const man = [sole.name, title ?? '', ...bare.slice(0, MOST_SUMS).map(({ name }) => name)].flatMap(
      (text) => chiefOfTitle(text) ?? [],
    )[0];
    if (man !== undefined && !sole.children.some(({ commander }) => commander !== undefined && man.includes(commander)))
      leads(sole, man);
  }
  for (const root of roots) {
    withItsRow(root, rows);
    withArmysOwn(Object.assign(root, { children: withFollowers(root.children) }));
    withPieces(root);
    root.children = adopted(root.children);
    withoutTotals(root);
    withGunners(root);
  }
  toldByTroops(roots, text);
  for (const root of roots) ledByWhole(root, rows);
  withNations(roots);
  for (const root of roots) chasseursOf(root, root.nation ?? nationAlone(root.name));
  for (const root of roots) {
    const chief = root.level === 'unknown' || root.level === 'army' ? chiefOfTitle(root.name) : undefined;
    if (chief !== undefined && root.commander === undefined) leads(root, chief);
    root.name = shortTitle(root.name);
  }
  for (const { node } of walk(roots)) node.name = withoutEnd(node.name);
  return withFriends(roots);
}

/** "SUCHET" over divisions, beside "MURRAY'S ARMY". */
function calledByChief(root: Sprout, roots: readonly Sprout[]): void {
  const man = root.name.replace(/(?<=\p{L})\p{L}+/gu, (rest) =>
    rest === rest.toUpperCase() ? rest.toLowerCase() : rest,
  );
  const other = roots.find((each) => each !== root);
  const isForce = root.commander === undefined && root.children.some(({ level }) => isFormation(level));
  if (!isForce || isFormation(root.level) || !isMan(man) || man.includes(' ')) return;
  if (nationOfLeader(man) === undefined && chiefOfTitle(other?.name ?? '') === undefined) return;
  root.commander = man;
  root.level = 'army';
}

/** "BRITISH: Right Division" and below it who leads it, where it is all they have. */
function ledByWhole(root: Sprout, rows: ReadonlySet<Sprout>): void {
  const [whole, ...rest] = root.children;
  if (!whole?.commander || rows.has(whole) || root.commander !== undefined) return;
  const isAll = isFormation(whole.level) && rest.every(({ level }) => level !== whole.level);
  if (isAll && whole.source.line === root.source.line) root.commander = whole.commander;
}

/** What is no arm and no group stands beside one army: the other side. */
const isOther = (root: Sprout, roots: readonly Sprout[]): boolean =>
  root.kind === undefined &&
  !GROUPS.test(root.name) &&
  roots.length === 2 &&
  roots.every(({ level, children }) => level === 'army' || (level === 'unknown' && children.length > 1));

/** A line of words above one formation, which is all there is. */
const isTitleOf = (root: Sprout, formation: Sprout): boolean =>
  root.level === 'unknown' &&
  root.commander === undefined &&
  guessNation(root.name) === undefined &&
  strength(root) === undefined &&
  isFormation(formation.level);
