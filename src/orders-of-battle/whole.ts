/** What a whole tells of its parts, and they of it: sums at its end, and the nation of most of them. */
import { word } from '../engine/message.ts';
import { guessNation } from '../scenarios/nations.ts';
import { near, sumsOf } from './accounts.ts';
import { CREWS } from './lexicon/figures.ts';
import { SUM_WORDS } from './lexicon/languages/index.ts';
import { GROUPS } from './lexicon/manners.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { settle } from './one-unit.ts';
import { isArmName, nationOfUnit, rankOf } from './sides.ts';
import { height, isFormation, type Sprout, sprout } from './tree.ts';

export const withParts = (node: Sprout): readonly Sprout[] => [node, ...node.children.flatMap(withParts)];

/** More lines no sum of an army takes. */
export const MOST_SUMS = 8;

/** What a sum of all is called where it stands as if it were a unit. */
const SUM_NAME = new RegExp(
  `^(?:guns|infantry|cavalry|artillery|horse|foot|\\d+ (?:guns|pieces|pi[eè]ces|geschütze|piezas|pezzi))$|(?<!\\p{L})(?:totals?|${SUM_WORDS})(?!\\p{L})`,
  'iu',
);

/** "Infantry 9,125" and "Allied total" at the end, where all that stands above comes to as much. */
export function withoutTotals(root: Sprout): void {
  const isSumOf = (node: Sprout): boolean =>
    node.commander === undefined && SUM_NAME.test(node.name) && node.children.every(isSumOf);
  const all = withParts(root);
  const last = Math.max(...all.filter((node) => !isSumOf(node)).map(({ source }) => source.line));
  const behind = all.filter((node) => isSumOf(node) && node.source.line > last);
  /** From the last one up: what stands above may be the sum of nothing. */
  let gone: readonly Sprout[] = [];
  for (const { source } of behind.slice(-MOST_SUMS).toReversed()) {
    const sums = behind.filter((node) => node.source.line >= source.line);
    const without = (node: Sprout): Sprout => ({
      ...node,
      children: node.children.filter((each) => !sums.includes(each)).map(without),
    });
    const { foot, horse, guns, gunners } = sumsOf({
      ...without(root),
      men: undefined,
      sabres: undefined,
      guns: undefined,
      level: 'army',
      kind: 'mixed',
    });
    const same = ({ men = 0, sabres = horse, guns: pieces = guns }: Sprout): boolean =>
      (men === 0 || [foot, foot + horse, foot + gunners, foot + horse + gunners].some((sum) => near(sum, men))) &&
      near(horse, sabres) &&
      pieces === guns;
    const figures = sums.flatMap(({ men, sabres, guns }) =>
      [men, sabres, guns].filter((figure) => figure !== undefined),
    );
    /** Two arms, or a word that says so: one figure that is as much as all others may be chance. */
    if (figures.length > 1 && sums.every(same)) gone = sums;
  }
  for (const node of all) node.children = node.children.filter((child) => !gone.includes(child));
}

/** "Army Artillery Reserve", "Armee-Reserve", and a "Cavalry Reserve" with brigades of two nations: of no corps among several. */
const isOfArmy = ({ name, children }: Sprout): boolean =>
  OF_ARMY.test(name) ||
  (GROUPS.test(name) && new Set(children.flatMap((child) => nationOfUnit(child.name) ?? [])).size > 1);
const OF_ARMY =
  /^(?:the )?(?:army|armee|general)[ -](?:\p{L}+[ -])?(?:reserve|artillery|artillerie|cavalry|kavallerie|troops)|(?:r[ée]serve|artillerie|cavalerie|reserva|riserva|artiller[íi]a|artiglieria) (?:g[ée]n[ée]rale?|de l['’]arm[ée]e|del ej[ée]rcito|dell['’]esercito)/iu;

/** "Guns: 24 pieces" below the last of several formations of which none has any: too many for one. */
function withItsGuns(root: Sprout): void {
  const last = root.children.at(-1);
  const guns = last?.children.at(-1);
  const isTold = (node: Sprout): boolean => node.kind === 'artillery' || node.guns !== undefined;
  const others = withParts(root).filter((node) => node !== guns && !guns?.children.includes(node));
  const pieces = sumsOf({ ...root, children: guns ? [guns] : [] }).guns;
  if (
    !last ||
    !guns ||
    root.children.length < 3 ||
    pieces <= MOST_OF_ONE ||
    !isTold(guns) ||
    !GUNS_ALONE.test(guns.name)
  )
    return;
  if (last.children.length > 1 && !others.some(isTold)) root.children.push(...last.children.splice(-1));
}
const MOST_OF_ONE = 16;
const GUNS_ALONE = /^(?:guns|cannons?|gesch[üu]tze?|pi[eè]ces|canons|piezas|pezzi|art(?:ill|igl)\p{L}*)$/iu;

/** What its last corps holds of the whole army stands beside the corps. */
export function withArmysOwn(root: Sprout): void {
  withItsGuns(root);
  const corps = root.children.filter(({ level }) => level === 'corps');
  const last = root.children.at(-1);
  if (corps.length < 2 || last?.level !== 'corps') return;
  const from = last.children.findIndex((child, i) => i > 0 && isOfArmy(child));
  if (from > 0) root.children.push(...last.children.splice(from));
}

/** "Corps russe" heads a side and holds "Corps prussien": the first of several, one beside the other. */
export function besideEquals(root: Sprout): Sprout {
  const { level = 'unknown' } = hintsOf(root.name);
  const high = height(level) ?? 0;
  const from = root.children.findIndex(
    (child) => isFormation(child.level) && child.commander !== undefined && (height(child.level) ?? 9) <= high,
  );
  if (root.level !== 'army' || level === 'army' || !isFormation(level) || from < 1) return root;
  const children = [root, ...root.children.splice(from)];
  root.level = level;
  return sprout('', root.source.line, root.source.text, { level: 'army', made: word('reader-army'), children });
}

/** "III Corps: Thielmann" alone in its line, and behind it brigades that stand no further in: his. */
export function withFollowers(nodes: readonly Sprout[]): Sprout[] {
  for (const node of nodes) node.children = withFollowers(node.children);
  const at = nodes.findIndex(
    ({ level, commander, children, men, sabres, guns }) =>
      (level === 'corps' || level === 'division') &&
      commander !== undefined &&
      children.length === 0 &&
      (men ?? sabres ?? guns) === undefined,
  );
  const head = nodes[at];
  const behind = nodes.slice(at + 1);
  const high = head ? (height(head.level) ?? 9) : 9;
  if (!head || behind.length < 2 || behind.some((node) => rankOf(node, true) <= high || node.children.length === 0))
    return [...nodes];
  head.children = behind;
  return nodes.slice(0, at + 1);
}

/** The Crown Prince of Württemberg leads his own. */
export const nationOfHeir = ({ commander = '' }: Sprout): string | undefined =>
  /^(?:the )?(?:crown prince|kronprinz|king) (?:of|von) /iu.test(commander) ? guessNation(commander) : undefined;

/** "Friedrich Wilhelm, Duke of Brunswick-Oels" over "Brunswick Hussars", and over nobody of another nation. */
export function nationOfPrince(army: Sprout): string | undefined {
  const nation = guessNation(
    /(?<!\p{L})(?:duke|elector|king|herzog|kurf[üu]rst|k[öo]nig) (?:of|von|zu) (\p{Lu}.*)/iu.exec(
      army.source.text + (army.notes.join(' ') + (army.commander ?? '')),
    )?.[1] ?? '',
  );
  const told = new Set(withParts(army).flatMap((node) => node.nation ?? []));
  return nation !== undefined && told.size === 1 && told.has(nation) ? nation : undefined;
}

/** A formation of none is of the nation that most of its parts are of. */
export function ofMost(node: Sprout, above?: string): void {
  for (const child of node.children) ofMost(child, node.nation ?? above);
  /** Of a nation's troops those who say nothing are hers. */
  if (node.nation !== undefined || (above !== undefined && node.children.some(({ nation }) => nation === undefined)))
    return;
  const counts = new Map<string | undefined, number>();
  for (const { nation } of node.children) counts.set(nation, (counts.get(nation) ?? 0) + 1);
  const [most] = [...counts].filter(([, n]) => n * 2 > node.children.length);
  if ((isFormation(node.level) || node.level === 'unknown') && node.level !== 'army' && most?.[0] !== undefined)
    [node.nation] = most;
}

const COMPANY = /(?<!\p{L})(?:compan|compañ|compagn|kompan|coys?(?!\p{L})|rot[aey])/iu;

/** What stands below "Artillery" and names no other arm serves guns, and its name may tell how many. */
function serves(node: Sprout): void {
  for (const child of node.children) {
    if (child.kind !== undefined || isFormation(child.level)) continue;
    child.kind = 'artillery';
    const told = figuresIn(child.name).found.find(({ of }) => of === 'guns');
    if (child.children.length === 0) child.guns ??= told?.value;
    serves(child);
  }
}

/** "2 companies (Duncan), 10 guns", "a horse battery, 6 guns; 100 gunners": batteries, their pieces and those who serve them. */
export function withPieces(node: Sprout): void {
  if (node.kind === 'artillery' && isArmName(node)) serves(node);
  for (const child of node.children) withPieces(child);
  const { level, men: crew, sabres, guns } = node;
  if (node.children.length === 0 && guns !== undefined && (crew ?? sabres) === undefined && !isFormation(level)) {
    /** "Horse Company No. 4" */
    const horse = node.kind === 'cavalry' && /(?<!\p{L})(?:coy|company|rota)(?!\p{L})/iu.test(node.name);
    if ((node.kind === undefined && level === 'unknown') || horse)
      Object.assign(node, { kind: 'artillery', level: 'battery' });
  }
  if (node.kind !== 'artillery' || node.children.some(({ children }) => children.length > 0)) return;
  /** "Foot Companies (8/251)(12)" below "Artillery": what is counted there are pieces. */
  for (const child of isArmName(node) ? node.children : [])
    if (child.guns === undefined && child.kind !== 'artillery' && child.parts && COMPANY.test(child.name)) {
      Object.assign(child, { kind: 'artillery', guns: child.parts.count, men: child.men ?? child.sabres });
      delete child.parts;
      delete child.sabres;
    }
  const kept = node.children;
  for (const child of kept) if (child.guns !== undefined) child.kind ??= 'artillery';
  const crews = kept.filter((child) => CREWS.test(child.name) && child.guns === undefined);
  const batteries = kept.filter((child) => child.kind === 'artillery' && !crews.includes(child));
  const others = kept.filter((child) => child.kind !== 'artillery' && !crews.includes(child));
  const [gunners] = crews;
  const men = gunners ? (gunners.men ?? numberOf(/\d[\d.,]*\d/u.exec(gunners.name)?.[0] ?? '')) : node.men;
  if (men === undefined || crews.length > 1 || (gunners && node.men !== undefined)) return;
  if (batteries.length === 0 || batteries.some(({ guns, men: own }) => guns === undefined || own !== undefined)) return;
  const [battery, ...more] = batteries;
  if (battery && more.length === 0) battery.men = men;
  else if (gunners) node.notes.push(gunners.source.text);
  else return;
  node.children = [...batteries, ...others];
  if (!gunners) delete node.men;
}

export const strength = ({ men, sabres }: Sprout): number | undefined =>
  men === undefined && sabres === undefined ? undefined : (men ?? 0) + (sabres ?? 0);

export const tellsOfTroops = (node: Sprout): boolean =>
  node.children.length > 0 || strength(node) !== undefined || node.guns !== undefined;

/** A whole that counts its gunners, as its parts do, is told by them: they are no foot. */
export function withGunners(node: Sprout): number {
  const gunners = node.kind === 'artillery' || node.level === 'battery';
  const parts = node.children.map(withGunners).reduce((a, b) => a + b, 0);
  const own = strength(node) ?? parts;
  const served = node.children.some(
    (child) => (child.kind === 'artillery' || child.level === 'battery') && (child.men ?? 0) > 0,
  );
  if (node.children.length > 0 && served && own === parts && !gunners) node.counted = 'parts';
  return own;
}

/** One man in row after row of a group leads the group. */
export function leadersOfAll(node: Sprout): void {
  const [first, ...others] = node.children;
  const man = first?.commander;
  const alike =
    others.length > 0 && node.children.every((each) => each.commander === man && each.children.length === 0);
  if (man !== undefined && alike && (node.commander ?? man) === man) {
    node.commander = man;
    if (first?.rank) node.rank ??= first.rank;
    for (const child of node.children) {
      delete child.commander;
      delete child.rank;
    }
  }
  for (const child of node.children) leadersOfAll(child);
}

/** When all its rows come, a formation comes. */
export function comesWhole(node: Sprout): void {
  for (const child of node.children) comesWhole(child);
  const [first, ...others] = node.children;
  const when = first?.arrival;
  const led = others.length > 0 || (node.commander !== undefined && first && !isFormation(first.level));
  if (led && node.children.every(({ arrival }) => arrival === when)) node.arrival ??= when;
}

/** "11th Chasseurs", "remnants of 6th, 16th and 23rd Chasseurs" */
const CHASSEURS =
  /^(?:\p{L}+ (?:of|de|des|der|von) (?:the )?)?(?:\d{1,2}\p{L}{0,3}\.?(?:, | and | & | et | und ))*\d{1,2}\p{L}{0,3}\.? chass\p{L}*\.?$/iu;

/** Of the line of France they are horse; those of her Guard may be foot, and those of nations that rode under other names are. */
export function chasseursOf(node: Sprout, whose: string | undefined): void {
  const nation = node.nation ?? nationOfUnit(node.name) ?? whose;
  const guard = nation === 'France' && /(?<!\p{L}|(?:advanced?|van|rear)[ -])gu?ard/iu.test(node.name);
  if (guard || (nation !== 'France' && node.kind === 'cavalry' && node.children.length > 0)) return;
  if (node.kind === 'infantry' && nation === 'France' && CHASSEURS.test(node.name)) {
    node.kind = 'cavalry';
    settle(node);
  } else if (node.kind === 'cavalry' && HAVE_JAEGERS.includes(nation ?? '') && CHASSEURS.test(node.name)) {
    const { sabres, men = sabres } = node;
    Object.assign(node, { kind: 'infantry', men, sabres: undefined });
  }
  for (const child of node.children) chasseursOf(child, nation);
}
/** Their jägers are numbered, and no horse of theirs is called so. */
const HAVE_JAEGERS = ['Russia', 'Austria', 'Prussia', 'Bavaria', 'Portugal'];
