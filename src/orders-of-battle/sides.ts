/** Whose troops a heading speaks of: armies and nations at the top of a list, and who is whose friend. */
import { guessNation } from '../scenarios/nations.ts';
import { ALLIED, GROUPS, SIDE_WORDS } from './lexicon/manners.ts';
import { height, isFormation, type Sprout } from './tree.ts';

/** "British", "II. THE ENGLISH ARMY", "The Allies": no more than whose troops stand below. */
export function isSideName(name: string): boolean {
  const words = name
    .replace(/\([^()]*\)|['’]s?(?!\p{L})/gu, ' ')
    .split(/[\s,–—-]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 7) return false;
  const told = words.filter((word) => guessNation(word) !== undefined || ALLIED.test(word));
  return (
    (told.length > 0 || /^kingdom of italy$/iu.test(name)) &&
    words.every(
      (word) =>
        told.includes(word) || SIDE_WORDS.test(word) || /^(?:order|of|battle|and|et|und|y|e|main|italy)$/iu.test(word),
    )
  );
}

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
  'Confederation minors',
];
const COALITION = ['Britain', 'Portugal', 'Spain', 'Austria', 'Russia', 'Prussia', 'Sweden', 'Hanover', 'Brunswick'];

/** Those who never stood on one side, whatever the year: nothing is said of those who changed it. */
export function isFoe(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return false;
  const of = (nation: string): string =>
    FRENCH.includes(nation) ? 'french' : COALITION.includes(nation) ? 'coalition' : nation === 'Ottoman' ? nation : '';
  const [a, b] = [of(one), of(other)];
  return a !== '' && b !== '' && a !== b;
}

/** Nor is it said of those of whom nothing is known, and of those who changed it. */
export const mayBeFoes = (one: string, other: string): boolean =>
  one !== other &&
  !(COALITION.includes(one) && COALITION.includes(other)) &&
  !(FRENCH.includes(one) && FRENCH.includes(other));

export const isAllied = (name: string): boolean => ALLIED.test(name);

/** How high a heading stands: 0 an army, 9 what is no heading. Groups and arms stand beside divisions. */
export function rankOf(unit: Sprout, isHeading: boolean): number {
  if (unit.level === 'army') return 0;
  if (isHeading && unit.level === 'unknown' && isSideName(unit.name)) return 0.5;
  if (GROUPS.test(unit.name) && unit.level !== 'corps') return 3;
  if (isFormation(unit.level)) return height(unit.level) ?? 9;
  if ((isArmName(unit) || OWNED_ARM.test(unit.name)) && isHeading) return 3;
  return unit.children.length > 0 && unit.level === 'unknown' ? 4 : 9;
}

/** Whether cells are a row of sides, one beside the other, behind a heading of their rows or none. */
export const areSidesAcross = ([first = '', ...others]: readonly string[]): boolean => {
  const told = others.filter((cell) => cell !== '');
  return (
    told.every(isSideName) &&
    told.length + (isSideName(first) ? 1 : 0) > 1 &&
    (first === '' || isSideName(first) || told.length > 1)
  );
};

/** "Franceschi's Cavalry" */
export const OWNED_ARM =
  /^\p{L}[^,;:\d]{1,30}['’]s?\s+(?:\p{L}+\s+)?(?:cavalry|horse|artillery|reserve|(?:van|rear ?|advance(?:d)? )guard|column|detachment|contingent|command|wing|(?<!(?:queen|king|prince|duke|emperor)['’]s\s)(?:dragoons|hussars))$/iu;

export const ARM_NAME =
  /^(?:the\s+)?(?:(?:corps|army|divisional|division|reserve|mounted|heavy|light|field|foot|horse|general|guard)\s+)*(?:infantry|cavalry|artillery|cav|arty|infanterie|cavall?erie|cavalrie|artillerie|artilery|kavallerie|reiterei|caballer[ií]a|artiller[ií]a|infanter[ií]a|cavalleria|artiglieria|fanteria|cavalaria|artilharia|kawaleria|artyleria|jazda|konnica|piechota|kavaleriya|artilleriya|(?:kavall|artill|infant)eriet?)(?:\s+(?:reserve|park|of the (?:corps|army|division)))?$/iu;

export const isArmName = ({ name }: Pick<Sprout, 'name'>): boolean => {
  const bare = name.trim().replace(/\.$/, '');
  const [, nation = '', arm = ''] = /^(\p{L}+)\s(.*)$/u.exec(bare) ?? [];
  return ARM_NAME.test(bare) || (ARM_NAME.test(arm) && guessNation(nation) !== undefined);
};

/** Names tell nations: a heading's holds for what stands below it, until one below says another. */
export function withNations(roots: readonly Sprout[]): void {
  const visit = (node: Sprout, above: string | undefined): void => {
    const told = node.nation === undefined ? nationIn(node, above) : undefined;
    if (told !== undefined && told !== above) node.nation = told;
    for (const child of node.children) visit(child, node.nation ?? above);
  };
  for (const root of roots) visit(root, undefined);
}

/** "Espagne's cavalry" is a general's. */
export const nationOfUnit = (name: string): string | undefined => guessNation(name.replace(/^espagne['’]s\s/iu, ''));

function nationIn({ name, level, children, commander }: Sprout, above: string | undefined): string | undefined {
  const own = nationOfUnit(name);
  /** "Army of Portugal", "Army of Italy": where it stands, not whose it is. */
  if (
    /(?<!\p{L})(?:of|de|du|von|des|d['’])\s*(?:the\s+)?\p{L}+(?:\s\(|$)/iu.test(name) &&
    level === 'army' &&
    own &&
    !isNamedFirst(name)
  ) {
    return (
      (commander && guessNation(commander)) ||
      (/portugal|italy|italie|spain/iu.test(name) &&
      !children.some((c) => guessNation(c.name) === own) &&
      /^(?:the )?(?:army|arm[ée]e)/iu.test(name)
        ? 'France'
        : own)
    );
  }
  return own === undefined || own === above ? undefined : own;
}

const isNamedFirst = (name: string): boolean => guessNation(name.split(/\s+/).slice(0, 2).join(' ')) !== undefined;
