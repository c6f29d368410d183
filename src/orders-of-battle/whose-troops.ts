/** Whose troops the armies of a page are, by what their troops, leaders and princes tell. */
import { guessNation } from '../scenarios/nations.ts';
import { isAllied, isFoe, withNations } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';
import { nationByVotes, nationOfLeaders, nationOfMan, votesOf } from './votes.ts';
import { nationOfHeir, nationOfPrince, ofMost, tellsOfTroops } from './whole.ts';

const OF_PLACE = /(?<!\p{L})(?:of|in|at|de|du|von|bei|di|pod)\s+\p{L}+/giu;
export const textOf = ({ source, children }: Sprout): string => [source.text, ...children.map(textOf)].join('\n');

/** What those say of whom nothing is told. */
const silentText = ({ nation, source, children }: Sprout): string =>
  nation === undefined ? [source.text, ...children.map(silentText)].join('\n') : '';

/** Beside an army whose nation is told, the other one's troops tell theirs. */
function votedApart(root: Sprout, roots: readonly Sprout[], whose?: string, elsewhere = ''): void {
  if (root.nation !== undefined) return;
  const nation = nationByVotes(textOf(root), elsewhere);
  /** "Prussian Corps" beside others who say nothing: it alone has spoken. */
  const told = root.children.map((child) => child.nation);
  if (isAllied(root.name) && told.includes(nation) && told.includes(undefined)) return;
  /** Of allies several nations' troops speak. */
  const others = votesOf(textOf(root)).filter((vote) => vote.nation !== nation).length;
  if (isAllied(root.name) && others >= SEVERAL) return;
  const led = nationOfLeaders(root) ?? nation;
  if (nation !== undefined && nation === led && !roots.some((each) => each.nation === nation) && !isFoe(nation, whose))
    root.nation = nation;
}

const SEVERAL = 3;

/** Of allies each formation's troops tell theirs. */
export function alliesVoted(roots: readonly Sprout[]): void {
  for (const root of roots.filter(({ name }) => isAllied(name))) {
    const others = roots.filter((other) => other !== root).map(textOf);
    const vote = (node: Sprout): void => {
      votedApart(node, [], root.nation, others.join('\n'));
      if (root.nation === undefined && node.nation === undefined)
        for (const child of node.children) if (child.children.length > 0) vote(child);
    };
    for (const child of root.children) vote(child);
  }
}

/** Allies who name the nation of some of them: the others are of the nation of him who leads them all. */
function ofCommander({ name, nation, commander = '', children }: Sprout): void {
  const own = nationOfMan(commander);
  if (nation !== undefined || own === undefined || !isAllied(name)) return;
  if (children.some((child) => child.nation !== undefined && child.nation !== own))
    for (const child of children) child.nation ??= own;
}

/**
 * "Armée de Portugal": the French called their armies by where they stood. Who it was is told by its troops and leaders,
 * and by who stands against it.
 */
function ofTheatre(root: Sprout, roots: readonly Sprout[]): void {
  const isOfPlace = ({ name }: Sprout): boolean => OF_THEATRE.test(name);
  /** A king's army is of his kingdom. */
  if (!isOfPlace(root) || /^(?:king|k[öo]nig|le roi|roi|re|rey)\s/iu.test(root.commander ?? '')) return;
  const nation = root.nation ?? guessNation(root.name);
  const others = roots.filter((other) => other !== root && (other.nation ?? guessNation(other.name)) === nation);
  const voted = nationByVotes(root.children.map(textOf).join('\n'));
  /** A page in the language of the place speaks for nobody. */
  const told = nationOfLeaders(root) ?? (voted === guessNation(root.name) ? undefined : voted);
  if (told !== undefined) root.nation = told;
  else if (nation !== undefined && others.length === 1 && !others.some(isOfPlace)) root.nation = 'France';
}
const OF_THEATRE =
  /^(?:the |l['’])?(?:arm[ée]e|army|armee|armata|esercito|ej[ée]rcito)\s(?:de|d['’]|of|von|di)\s?\p{Lu}/iu;

/** Whose army a title names; one that is called by where it stood is its troops'. */
export const nationOfTitle = (title: string, troops: string): string | undefined =>
  (title.split('\n').some((line) => OF_THEATRE.test(line.trim())) ? nationByVotes(troops) : undefined) ??
  guessNation(title);

/** "Allied Forces" over Russians and Prussians. */
const isOfSeveral = ({ name, children }: Sprout): boolean =>
  isAllied(name) && new Set(children.flatMap(({ nation }) => nation ?? [])).size > 1;

/** The one nation that a title names. */
export function nationAlone(title: string): string | undefined {
  const nations = new Set(
    title
      .replace(OF_PLACE, ' ')
      .split(/[^\p{L}]+/u)
      .flatMap((word) => guessNation(word) ?? []),
  );
  return nations.size === 1 ? [...nations][0] : undefined;
}

/** Names, then most of the parts, then the words of the text, then who leads: each where those before it say nothing. */
export function toldByTroops(roots: readonly Sprout[], text: string): void {
  withNations(roots);
  for (const root of roots) {
    ofMost(root);
    if (root.nation === undefined) for (const child of root.children) child.nation ??= nationOfHeir(child);
  }
  const silent = roots.filter((root) => root.nation === undefined);
  const partly = roots.some(
    ({ children }) =>
      children.some((child) => child.nation !== undefined) &&
      children.some((child) => child.nation === undefined && isFormation(child.level)),
  );
  const nation =
    silent.length * 2 > roots.length ? nationByVotes(partly ? silent.map(silentText).join('\n') : text) : undefined;
  const one =
    roots.length === 1
      ? roots[0]?.level !== 'unknown'
      : roots.every((root) => root.level !== 'army' && tellsOfTroops(root));
  if (nation !== undefined && one) for (const root of silent) root.nation = nationOfMan(root.commander ?? '') ?? nation;
  else if (roots.length > 1)
    for (const root of roots.filter((each) => !isOfSeveral(each) && roots.some(({ level }) => level === 'army')))
      votedApart(root, roots);
  alliesVoted(roots);
  for (const root of roots) {
    ofCommander(root);
    ofTheatre(root, roots);
  }
  const isAlone = (each: Sprout): boolean => roots.every((other) => other === each || !tellsOfTroops(other));
  for (const root of roots.filter(
    (each) =>
      (each.level === 'army' || (isFormation(each.level) && isAlone(each))) &&
      each.nation === undefined &&
      !isAllied(each.name),
  )) {
    const whose = nationOfLeaders(root) ?? nationOfPrince(root);
    if (whose !== undefined && !roots.some((other) => other.nation === whose)) root.nation = whose;
  }
}
