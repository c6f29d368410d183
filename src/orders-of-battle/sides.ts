/** Whose troops a heading speaks of: armies and nations at the top of a list, and who is whose friend. */
import { guessNation } from '../scenarios/nations.ts';
import { ALLIED, GROUPS, OF_ALLY, SIDE_WORDS } from './lexicon/manners.ts';
import { hintsOf } from './nouns.ts';
import { remembered } from './remembered.ts';
import { height, isFormation, type Sprout, walk } from './tree.ts';
import { nationOfMan, votesOf } from './votes.ts';

/** "British", "II. THE ENGLISH ARMY", "The Allies": no more than whose troops stand below. */
export const isSideName = remembered((name: string): boolean => {
  const words = name
    .replace(/^\(?[A-D][.)]\s+|\([^()]*\)|['’]s?(?!\p{L})|(?<=\p{L}{4})\.$/gu, ' ')
    .split(/[\s,/&+–—-]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 7) return false;
  const told = words.filter((word) => guessNation(word) !== undefined || ALLIED.test(word));
  /** "RUSSEN + ÖSIS" */
  if (told.length > 0 && words.length < 4 && /^\p{Lu}{4,} ?[+&] ?\p{Lu}{4,}(?:\s\(|$)/u.test(name)) return true;
  return (
    told.length > 0 &&
    words.every(
      (word) =>
        told.includes(word) ||
        SIDE_WORDS.test(word) ||
        /^(?:order|lists?|of|battle|and|et|und|y|e|i|main|italy)$/iu.test(word),
    )
  );
});

const FRENCH = [
  'France',
  'Italy',
  'Kingdom of Italy',
  'Kingdom of Holland',
  'Duchy of Warsaw',
  'Bavaria',
  'Württemberg',
  'Saxony',
  'Baden',
  'Westphalia',
  'Berg',
  'Naples',
  'Hesse-Darmstadt',
  'Denmark-Norway',
];
const COALITION = ['Britain', 'Portugal', 'Spain', 'Austria', 'Russia', 'Prussia', 'Sweden', 'Hanover', 'Brunswick'];

/** Of the last two nobody was an ally. */
const SIDE_OF: ReadonlyMap<string, number> = new Map(
  [FRENCH, COALITION, ['Ottoman'], ['United States']].flatMap((side, i) => side.map((nation) => [nation, i])),
);

/** Those who never stood on one side, whatever the year: nothing is said of those who changed it. */
export function isFoe(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [SIDE_OF.get(one ?? ''), SIDE_OF.get(other ?? '')];
  return a !== undefined && b !== undefined && a !== b;
}

/** One of two is of France; of her friends some changed sides. */
export const isOfFrance = (...two: readonly Sprout[]): boolean =>
  two.some(({ name }) => nationOfUnit(name) === 'France');

/** Nor is it said of those of whom nothing is known, and of those who changed it. */
export const mayBeFoes = (one: string, other: string): boolean =>
  one !== other &&
  !(COALITION.includes(one) && COALITION.includes(other)) &&
  !(FRENCH.includes(one) && FRENCH.includes(other));

export const isAllied = (name: string): boolean => ALLIED.test(name);

/** "España: 120 caballos" is a regiment; no side has so few. */
const LEAST_SIDE = 2000;
const isRegimentStrong = ({ men, sabres, children }: Sprout): boolean =>
  children.length === 0 && (men ?? sabres ?? LEAST_SIDE) < LEAST_SIDE;

/** The contingent of an ally holds his divisions and his horse. */
const LED_ALLY = 2.5;

/** How high a heading stands: 0 an army, 9 what is no heading. Groups and arms stand beside divisions. */
export function rankOf(unit: Sprout, isHeading: boolean): number {
  if (unit.level === 'army') return 0;
  if (isHeading && unit.level === 'unknown' && !isRegimentStrong(unit)) {
    if (OF_ALLY.test(unit.name) && unit.commander !== undefined && guessNation(unit.name) !== undefined)
      return LED_ALLY;
    if (OF_ALLY.test(unit.name) && isSideName(unit.name)) return 3;
    if (isSideName(unit.name)) return 0.5;
  }
  /** "Gros" in a column of brigades is a general, and no main body; "Reserve" there stands beside the others. */
  if (GROUPS.test(unit.name) && unit.level !== 'corps' && unit.level !== 'brigade') return 3;
  if (isFormation(unit.level)) return height(unit.level) ?? 9;
  /** "Dragoons – General Milhaud" over his regiments. */
  const led =
    unit.level === 'unknown' &&
    unit.kind !== undefined &&
    unit.commander !== undefined &&
    (unit.men ?? unit.sabres ?? unit.guns) === undefined &&
    !/\d/.test(unit.name);
  if (led && isHeading) return 3;
  /** "Captain Harris's Light Dragoons – 70" are a squadron. */
  const isUnit =
    unit.children.length === 0 && unit.sabres !== undefined && /(?:dragoons|hussars|cuirassiers)$/iu.test(unit.name);
  const owned = OWNED_ARM.test(unit.name) && !isUnit && !(unit.guns !== undefined && unit.men === undefined);
  if ((isArmName(unit) || owned) && isHeading) return 3;
  return unit.children.length > 0 && unit.level === 'unknown' ? 4 : 9;
}

/** "FRENCH - Marshal Masséna" */
export const headsSide = (cell: string): boolean => isSideName(cell.split(/\s[–—-]\s|[:.]\s/u)[0] ?? '');

/** "Franceschi's Cavalry" */
export const OWNED_ARM =
  /^\p{L}[^,;:\d]{1,30}(?:['’]s?|(?<!(?:hussar|dragoon|lancer|guard|uhlan|chasseur|cuirassier|volunteer|grenadier|marine|cossack|royal))s(?=\s(?:cavalry|cav)$))\s+(?:\p{L}+\s+)?(?:cavalry|cav|horse|artillery|reserve|(?:van|rear ?|advance(?:d)? )guard|column|detachment|contingent|command|wing|(?<!(?:queen|king|prince|duke|emperor)['’]s\s)(?:dragoons|hussars|cuirassiers))$/iu;

/** A heading over batteries. */
const GUNS = /^guns:?$/iu;
const ARM_NAME =
  /^(?:the\s+)?(?:(?:left|right|wing|advance guard|vanguard|corps|army|divisional|division|reserve|mounted|heavy|hvy\.?|light|lt\.?|field|foot|horse|general|guard|leichte|schwere|reitende)[\s-]+)*(?:infantry|cavalry|artillery|cav|cab|arty|art|inf|infanterie|cavall?erie|cavalrie|artillerie|artilery|garde-?(?:kavallerie|infanterie|artillerie)|kavallerie|reiterei|caballer[ií]a|artiller[ií]a|infanter[ií]a|cavalleria|artiglieria|fanteria|cavalaria|artilh[ae]ria|kawaleria|artyleria|jazda|konnica|piechota|[ck]oss?a[ck]k?(?:s|en|er)|cosa(?:ques|cos)|kozacy|kazaki|kavaleriya|artilleriya|(?:kavall|artill|infant)eriet?)(?:\s+(?:reserve|park|d[ei] (?:r[ée]serv[ea]|riserva)|l[ée]g[èe]re|ligera|leggera|of the (?:corps|army|division)|(?:de la|du|des|della?|der) (?:corps|arm[ée]e|divisione?|divisi[oó]n|brigad[ae]|brigata|corpo|cuerpo)))?$/iu;

export const isArmName = ({
  name,
  guns,
  men,
}: Pick<Sprout, 'name'> & Partial<Pick<Sprout, 'guns' | 'men'>>): boolean => {
  const bare = name.trim().replace(/\.$/, '');
  if (GUNS.test(bare) && (guns ?? men) === undefined) return true;
  const [, nation = '', arm = ''] = /^(\p{L}+)\s(.*)$/u.exec(bare) ?? [];
  return ARM_NAME.test(bare) || (ARM_NAME.test(arm) && guessNation(nation) !== undefined);
};

/** "Portuguese" behind "British", and "French" against both: of three armies two are one side's. */
export function withFriends(roots: readonly Sprout[]): Sprout[] {
  const nation = (root: Sprout): string | undefined =>
    root.nation ?? guessNation(root.name) ?? (isAllied(root.name) ? 'Austria' : undefined);
  if (roots.length < 3 || roots.some((root) => root.level !== 'army' || nation(root) === undefined)) return [...roots];
  const against = (one: Sprout, other: Sprout): boolean => isFoe(nation(one), nation(other));
  const sides: Sprout[] = [];
  for (const root of roots) {
    const friends = (side: Sprout): boolean =>
      !against(side, root) && roots.some((foe) => against(foe, side) && against(foe, root));
    /** "Russian Army" is one of its own, and so is "Prussians - Blücher" over corps; "Prussian Brigade" is none. */
    const { level = 'unknown' } = hintsOf(root.name);
    const part = level !== 'army' && isFormation(level) ? level : undefined;
    const isWhole = root.commander !== undefined && root.children.some((child) => isFormation(child.level));
    const alone = part === undefined && (isWhole || root.name.split(/\s+/).length > 1);
    const side = alone ? undefined : sides.find(friends);
    if (!side) sides.push(root);
    else {
      root.level = part ?? 'wing';
      root.nation ??= nation(root) ?? '';
      side.children.push(root);
    }
  }
  return sides.length === 2 ? sides : [...roots];
}

/** Names tell nations: a heading's holds for what stands below it, until one below says another. */
export function withNations(roots: readonly Sprout[]): void {
  let allies: ReadonlySet<string> = new Set();
  const visit = (node: Sprout, above: string | undefined, beside: readonly Sprout[]): void => {
    const told =
      node.nation === undefined
        ? (ofFriends(node, above) ?? nationIn(node, above, beside) ?? ofOtherAlly(node, above, allies))
        : undefined;
    if (told !== undefined && told !== above) node.nation = told;
    for (const child of node.children) visit(child, node.nation ?? above, node.children);
  };
  for (const root of roots) {
    /** "Armée de Belgique (French, under Dumouriez)" */
    const [, said = ''] = root.notes.flatMap((note) => /^(\p{L}+), \p{L}/u.exec(String(note)) ?? []);
    if (root.level === 'army') root.nation ??= guessNation(said);
    if (isAllied(root.name))
      for (const { node } of walk(root.children)) if (node.type === 'cossack') node.nation ??= 'Russia';
    withSecond(root);
    allies = new Set(root.name.split(/[^\p{L}]+/u).flatMap((word) => guessNation(word) ?? []));
    visit(root, undefined, roots);
  }
}

/** What is theirs nobody else is called; chevauxlegers and landwehr were of many. */
const ALONE_CALLED: ReadonlySet<string | undefined> = new Set(['Britain', 'Russia', 'Portugal']);
/** "7th Light Dragoons" among the Russians of an Anglo-Russian army: a name that only the other one's troops have. */
function ofOtherAlly({ name, children }: Sprout, above: string | undefined, allies: ReadonlySet<string>) {
  if (allies.size < 2 || above === undefined || children.length > 0) return undefined;
  const [own, ...more] = new Set(votesOf(name).map(({ nation }) => nation));
  return more.length === 0 && own !== undefined && own !== above && allies.has(own) && ALONE_CALLED.has(own)
    ? own
    : undefined;
}

/** Caçadores among the British. */
const ofFriends = ({ name }: Sprout, above: string | undefined): string | undefined =>
  above === 'Britain' && /(?<!\p{L})(?:ca[çc]adores|port\.)(?!\p{L})/iu.test(name) ? 'Portugal' : undefined;

/** Generals whose names begin as nations do. */
const GENERALS = /(?<!\p{L})(?:espagne|franceschi)(?=['’]s\s|\s*$)|^berg$|liechtenstein$|carlos de espa[ñn]a$/iu;
export const isCalledAsNation = (name: string): boolean => GENERALS.test(name);

/** "Brigade of the Prince of Hesse-Homburg" */
const OF_PRINCE =
  /(?<!crown |kron)(?<!\p{L})(?:k[öo]nig|prin(?:ce|cipe|s|z(?:en)?)|(?:erz|gro(?:ß|ss))?herzogs?|dukes?|duca|granduca|duc|duque|f[üu]rst(?:en)?)(?: \p{Lu}\p{Ll}+)?(?: [IVX]+)? (?:of|v\.|von|van|de|di|zu) \p{Lu}[\p{L}-]+/iu;

/** "Royal Corsican Rangers, with one company of Sicilian Volunteers" */
const WITH_OTHERS =
  /(?<=\S{3},? )(?:with|mit|avec|con) (?:an?|one|two|eine[rmn]?|zwei|une?|deux|una|un|dos|due|\d+) .*$/iu;

/** "Espagne's cavalry" is a general's. */
export const nationOfUnit = (name: string): string | undefined =>
  /** "Korps Berg (Russland)", and no "(Army of Portugal)" */
  guessNation(/\((?!(?:army|arm[ée]e|armata|ej[ée]rcito)\s)([^()]+)\)$/iu.exec(name)?.[1] ?? '') ??
  guessNation(name.replace(GENERALS, '').replace(OF_PRINCE, '').replace(WITH_OTHERS, '')) ??
  (OF_PRUSSIA.test(name) ? 'Prussia' : undefined);
/** Free corps that stood beside other nations' troops. */
const OF_PRUSSIA =
  /(?<!\p{L})(?:l[üu]e?tzow(?:er|['’]?s)?|reiche(?:['’]?s)?) (?:frei|free|j[äa]|inf|cav|kav|hus|uhl|horse)/iu;

/** Whose Cossacks are Russia's. */
const WITHOUT_COSSACKS = ['Prussia', 'Sweden', 'Britain', 'Austria'];

function nationIn(
  { name, level, children, type }: Sprout,
  above: string | undefined,
  beside: readonly Sprout[],
): string | undefined {
  const own =
    nationOfUnit(name) ?? (type === 'cossack' && WITHOUT_COSSACKS.includes(above ?? '') ? 'Russia' : undefined);
  /** "Army of Portugal", "Army of Italy": where it stands, not whose it is. */
  if (
    /(?<!\p{L})(?:of|de|du|von|des|d['’])\s*(?:the\s+)?\p{L}+(?:,|\s(?:[(–—-]|at\s|near\s|before\s|in\s)|$)/iu.test(
      name,
    ) &&
    level === 'army' &&
    own &&
    !isNamedFirst(name)
  ) {
    return /portugal|italy|italie|spain/iu.test(name) &&
      !children.some((c) => guessNation(c.name) === own) &&
      /^(?:the )?(?:army|arm[ée]e)/iu.test(name)
      ? 'France'
      : own;
  }
  /** Of Poles beside Bavarians no Prussian has enlisted any. */
  const isOfFrench = ({ name: other }: Sprout): boolean =>
    nationOfUnit(other) !== own && isFoe(nationOfUnit(other), above);
  /** "Polish Horse" among Russians. */
  const enlisted =
    (own === 'Duchy of Warsaw' && isFoe(own, above) && !beside.some(isOfFrench)) ||
    (above === 'Austria' && AUSTRIAN_OWNERS.test(name));
  if (enlisted && children.length === 0 && !isFormation(level)) return undefined;
  if (own !== undefined && isInPay(own, above, name) && level !== 'army') return undefined;
  return own === undefined || own === above ? undefined : own;
}

/** "Swiss of Reding" are Spain's, the Piedmontese of Napoleon France's, "IR Toscana Nr. 23" Austria's. */
const isInPay = (own: string, above: string | undefined, name: string): boolean =>
  own === 'Switzerland'
    ? !/(?<!\p{L})h?elv/iu.test(name)
    : above === 'France'
      ? own === 'Sardinia' || own === 'Italian minors'
      : above === 'Austria' &&
        (own === 'Confederation minors' || own === 'Italian minors') &&
        /(?<!\p{L})(?:n[ro]?\.? ?|#)\d|(?<!\p{L})(?:IR|dra[gh]\w*|cuirass\w*|k[üu]ras\w*)(?!\p{L})/iu.test(name);

/** Princes whose regiments stood in the Austrian army. */
const AUSTRIAN_OWNERS =
  /(?<!\p{L})(?:hess?en-homburg|sach?s?en-(?:coburg|teschen|hildburghausen)|nassau-usingen|w[üu]rttemberg|hohenzollern\p{L}*|anhalt-k[oö]then|kurf[üu]rst von \p{L}+|mecklenburg-strelitz)(?! (?:contingent|division|brigade))/iu;

/** "AUSTRIAN / RUSSIAN" over brigades of both: one is of the second nation that its own troops name. */
function withSecond(root: Sprout): void {
  const nations = root.name.split(/[^\p{L}]+/u).flatMap((word) => guessNation(word) ?? []);
  const [first, ...others] = new Set(nations);
  if (first === undefined || others.length === 0) return;
  for (const child of root.children) {
    const named = child.children.flatMap(({ name }) => nationOfUnit(name) ?? []);
    const whole = named.length * 2 > child.children.length || !child.children.some(({ level }) => isFormation(level));
    const told = new Set(whole ? named : []);
    const led = nationOfMan(child.commander ?? '');
    if (led !== undefined && others.includes(led)) child.nation = led;
    const [second] = told;
    if (told.size === 1 && (led === undefined || led === second) && second !== undefined && others.includes(second))
      child.nation = second;
  }
}

const isNamedFirst = (name: string): boolean => guessNation(name.split(/\s+/).slice(0, 2).join(' ')) !== undefined;
