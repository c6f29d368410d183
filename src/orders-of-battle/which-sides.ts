/** Which lines of a page head its sides: all that speaks for a line is weighed together, and two that fit each other are both sides. */
import { known } from '../scenarios/known.ts';
import { guessNation } from '../scenarios/nations.ts';
import { chiefIn, commanderLine } from './chief-lines.ts';
import { beginsWithRank } from './commanders.ts';
import {
  BATTLES,
  BESIEGED,
  BESIEGERS,
  CHATTER,
  GROUPS,
  INTRODUCED,
  OF_ALLY,
  OPPOSED,
  OWNED_SIDE,
  TELLS_A_STORY,
} from './lexicon/manners.ts';
import { NATION_CODES } from './lexicon/names.ts';
import { DATE_INSIDE, PAGE_TITLES, SECTIONS } from './lexicon/pages.ts';
import { isBareMan, isSum, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { speaksOfTroops } from './numbers.ts';
import type { PageLine } from './page.ts';
import { isAllied, isArmName, isFoe, isSideName } from './sides.ts';
import { isFormation } from './tree.ts';

const HOST =
  /(?<!\p{L})(?:army|troops|forces?|arm[ée]e|troupes|forces|armee|truppen|heer|ej[ée]rcito|tropas|esercito|truppe|ex[ée]rcito|\p{L}*arm[ée]n|k[åa]ren|truppern?a?|vo[iy]ska|wojsk\p{L}*|leger|strona)(?!\p{L})/iu;
/** "I. ALLIES", "A) Esercito Napoletano" */
export const NUMBERED = /^\(?(I{1,2}|[AB]|[12])[.)°º:]+\s*[–—-]?\s*(?=\p{L})/u;
/** "Allied troops at Verderio on 28 April": where they fought. */
const WHERE = /\s(?:at|in|im|am|bei|vor|en|à|nella?|na)\s.*$/iu;
/** "IV. Französisches Korps" */
const ORDINAL = /(?<!\p{L})(?:[IVX]+\.?|\d{1,2}(?:st|nd|rd|th|er?|[èe]me|-?y[ai]?|[.ºª]+)?)\s+/giu;
/** "C in C", "bevelhebber": who leads all of a side, in its own line. */
const CHIEF =
  /(?<!\p{L})(?:c[- .]?in[- .]?c|commander|commanding|commandant|comandante|kommandeur|befehlshaber|bevelhebber|(?:över)?befälhavare|komanduyushchi\p{L}*|dow[óo]dca|general en jefe|en chef)(?!\p{L})/iu;
const LONGEST = 160;
const MOST_WORDS = 8;

interface Candidate {
  readonly at: number;
  readonly head: string;
  /** How well its words name a side. */
  readonly words: number;
  readonly score: number;
  readonly nations: readonly string[];
  readonly manner: string;
}

/** "The figures are from several books, rounded to 50.": of the list, and not in it. */
const isTalk = (text: string): boolean => text.split(/\s+/).length > MOST_WORDS && TELLS_A_STORY.test(text);

/** What counts troops; a year does not. */
const isEntry = ({ text, cells }: PageLine): boolean =>
  cells
    ? cells.some((cell, i) => i > 0 && /\d/.test(cell) && !isRating(cell))
    : !isTalk(text) &&
      (speaksOfTroops(text) || /(?:\s|[:x(])\d[\d.,]{1,5}\)?\.?$/u.test(text)) &&
      !DATE_INSIDE.test(text) &&
      !/\s1[78]\d\d\)?\.?$/u.test(text);

/** "FR (Soult)" */
const nationOfCode = (name: string): string | undefined =>
  /^\p{Lu}{2,3}$/u.test(name) ? known(NATION_CODES, name.toLowerCase()) : undefined;

/** Allies stood against France. */
const nationsNamed = (name: string): readonly string[] => {
  const code = nationOfCode(name);
  if (code !== undefined) return [code];
  const nations = name.split(/[^\p{L}'’]+/u).flatMap((word) => guessNation(word) ?? []);
  const whole =
    nations.length === 0 &&
    (guessNation(name) ?? (isAllied(name) || /^k\. ?k\.\s/iu.test(name) ? 'Austria' : undefined));
  return whole ? [whole] : [...new Set(nations)];
};

/** A title of both sides of a siege. */
export const isOfSiege = (text: string): boolean =>
  BESIEGERS.test(text) && text.split(/\s/).some((_, i, all) => BESIEGED.test(all.slice(i).join(' ')));

/** "Army morale 62%" beside "FRENCH V CORPS": no figure of troops. */
export const isRating = (cell: string): boolean => /^\p{L}[\p{L} ]+\s\d{1,3}%?$/u.test(cell);

/** The words that would name a side, without its number, its leader and what is said of it. */
function headOf({ text, cells, bullet, tooLong }: PageLine): string | undefined {
  if (bullet || tooLong || text.length > LONGEST) return undefined;
  const [, ...beside] = cells?.filter((cell) => cell !== '') ?? [];
  const isAlone = beside.length > 0 && beside.every(isRating);
  if (cells && !isAlone && (beside.length > 1 || cells.some((cell) => /\d/.test(cell)))) return undefined;
  const told = (cells?.find((cell) => cell !== '') ?? text).replace(NUMBERED, '').replace(INTRODUCED, '');
  const alone = told.replace(WHERE, '');
  const whole = isSideName(alone) ? alone : told;
  const [first = ''] = whole.split(/[:;(]|,\s|\.(?:\s|$)(?<!(?<!\p{L})(?:[IVX\d]+|k\.\s?[kb])\.\s?)|\s[–—-]\s/u);
  const head = first.trim();
  const words = head.split(/\s+/).length;
  if (!(/\p{L}{3}/u.test(head) || nationOfCode(head)) || words > MOST_WORDS || beginsWithRank(head) || CHIEF.test(head))
    return undefined;
  if (
    commanderLine(text) !== undefined ||
    (isTitled(head) && !OWNED_SIDE.test(head)) ||
    SECTIONS.test(text) ||
    BATTLES.test(text) ||
    CHATTER.test(text) ||
    isSum(text) ||
    isSum(head)
  )
    return undefined;
  return PAGE_TITLES.test(text) && !isSideName(head) ? undefined : head;
}

/** How well the words alone name a side. */
function named(head: string): number {
  const { level, kind } = hintsOf(head);
  if (OF_ALLY.test(head)) return 1;
  if (isSideName(head)) return 4;
  if (BESIEGED.test(head) || BESIEGERS.test(head)) return isOfSiege(head) ? 0 : 3;
  const plain = head.replace(ORDINAL, '');
  if (/\d/.test(plain) || isArmName({ name: plain }) || GROUPS.test(plain)) return 0;
  const numbered = plain !== head ? 1 : 0;
  const nation = nationsNamed(plain).length > 0;
  if (level === 'army' || HOST.test(plain)) return nation ? 4 : 3 - numbered;
  if (level !== undefined && !isFormation(level)) return 0;
  if (kind !== undefined) return 0;
  if (OWNED_SIDE.test(plain)) return 2;
  if (nation) return (level === 'brigade' ? 1 : 2) - (level === 'corps' ? 0 : numbered);
  return level === 'corps' && numbered === 0 ? 1 : 0;
}

/** What speaks for each line. */
function candidatesIn(lines: readonly PageLine[]): readonly Candidate[] {
  return lines.flatMap((each, at): Candidate[] => {
    const head = headOf(each);
    if (head === undefined) return [];
    const [before, next] = [lines[at - 1], lines[at + 1]];
    const words = named(head);
    const apart = !before || each.line - before.line > 1;
    const open = next !== undefined && next.line - each.line > 1;
    const rest = each.text.slice(each.text.indexOf(head) + head.length).replace(/^[\s,:;(–—.-]+/u, '');
    const chief = CHIEF.test(rest) || (next !== undefined && (chiefIn(next.text) !== undefined || isChief(next)));
    const leads =
      chief || beginsWithRank(rest) || isTitled(rest) || (next !== undefined && commanderLine(next.text) !== undefined);
    const closed = before !== undefined && isSum(before.cells?.[0] ?? before.text);
    const says = OPPOSED.test(each.text);
    const opposed = says || (before !== undefined && OPPOSED.test(before.text) && !isEntry(before));
    if (words === 0 && isBareMan(head)) return [];
    const isApart = apart && (open || (next !== undefined && commanderLine(next.text) !== undefined));
    if (words === 0 && !(isApart && leads && (closed || at < FIRST_LINES)) && !opposed) return [];
    if (words === 0 && says && /^\P{Lu}*$/u.test(each.text)) return [];
    const manner = [
      capital(head) ? 'C' : 'c',
      NUMBERED.test(each.text) ? 'N' : 'n',
      each.heading ?? '-',
      chief ? 'M' : leads ? 'L' : 'm',
      isSideName(head) ? 'S' : HOST.test(head) ? 'H' : 's',
    ].join('');
    const score =
      words +
      [
        apart,
        open,
        leads,
        chief,
        closed,
        closed,
        opposed,
        opposed,
        opposed,
        capital(head),
        NUMBERED.test(each.text),
        each.heading !== undefined,
      ].filter(Boolean).length -
      (isEntry(each) || /1[78]\d\d/.test(each.text) ? 2 : 0) -
      (isListed(each, next) ? 3 : 0);
    return [{ at, head, words, score, nations: nationsNamed(head), manner }];
  });
}
/** One of a list, whose next line is another. */
const isListed = (each: PageLine, next: PageLine | undefined): boolean =>
  next !== undefined && [each, next].every(isEntry) && next.line - each.line === 1 && next.indent === each.indent;
const isChief = (each: PageLine): boolean => CHIEF.test(each.text) && !isEntry(each) && each.text.length < LONGEST / 2;
const FIRST_LINES = 4;

const capital = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
/** Both in capitals, or headings as high as each other, and no other behind the first. */
function isPair(lines: readonly PageLine[], one: number, other: number): boolean {
  const like = (each: PageLine): boolean =>
    lines[one]?.heading === undefined
      ? capital(headIn(each.text)) && !/\d/.test(each.text)
      : each.heading !== undefined && each.heading <= (lines[one]?.heading ?? 0);
  return lines.every((each, i) => i < one || like(each) === (i === one || i === other));
}

/** "A." and "B.", and no other of them. */
function counts(lines: readonly PageLine[], one: number, other: number): boolean {
  const [first, second, ...more] = lines.flatMap(({ text }, at) => {
    const [, sign] = NUMBERED.exec(text) ?? [];
    return sign === undefined ? [] : [{ at, sign }];
  });
  return (
    more.length === 0 &&
    first?.at === one &&
    second?.at === other &&
    ['A B', 'I II', '1 2'].includes(`${first.sign} ${second.sign}`)
  );
}

/** "1st Division" below both. */
function beginsAgain(lines: readonly PageLine[], one: number, other: number): boolean {
  const [a, b] = [one, other].map((at) => {
    const below = lines
      .slice(at + 1, at + MOST_BELOW)
      .find(({ text }) => isFormation(hintsOf(headIn(text)).level ?? 'unknown'));
    return (
      below &&
      hintsOf(headIn(below.text)).level + (/^\D{0,12}?(?:1(?!\d)|I(?![\p{L}])|first)/iu.exec(below.text) ? '1' : '')
    );
  });
  return a !== undefined && a === b && a.endsWith('1');
}
/** Right below both stands the same row of headings. */
const haveOneHead = (lines: readonly PageLine[], one: number, other: number): boolean => {
  const [a, b] = [lines[one + 1], lines[other + 1]];
  return a?.cells !== undefined && a.text === b?.text && !/\d/.test(a.text);
};
/** "BRUNSWICK CORPS.—The Duke" behind "FIFTH DIVISION.—Picton", both below "ANGLO-ALLIED ARMY": the next formation. */
const isNext = (between: readonly PageLine[], one: Candidate, { head, nations }: Candidate): boolean =>
  isPartOf(head) &&
  against(one.nations, nations) <= 0 &&
  between.slice(0, -1).some(({ heading, text }) => {
    const name = headIn(text);
    return isPartOf(name) && (heading ? heading === between.at(-1)?.heading : capital(name) && capital(head));
  });
const isPartOf = (head: string): boolean => {
  const { level } = hintsOf(head);
  return level !== 'army' && (isFormation(level) || OF_ALLY.test(head));
};
const headIn = (text: string): string => text.split(/[:;(]|,\s/)[0] ?? '';
const MOST_BELOW = 6;

const alike = (one: string, other: string): number => [...one].filter((mark, i) => mark === other[i]).length;

/** Both stood against France. */
const areFriends = (one: string, other: string): boolean =>
  !isFoe(one, other) && isFoe(one, 'France') && isFoe(other, 'France');

/** Their troops stood beside their friends' only. */
const NEVER_ALONE = ['Portugal', 'Hanover', 'Brunswick'];

/** What two sides' nations say: foes, or friends. */
function against(one: readonly string[], other: readonly string[]): number {
  if (other.length > 0 && other.every((nation) => one.includes(nation))) return -6;
  /** "Bavarian-Austrian Army" and "Russian partisans" may be friends. */
  const friends = one.some((a) => other.some((b) => areFriends(a, b)));
  if ([one, other].some((each) => each.some((nation) => NEVER_ALONE.includes(nation))) && friends) return -6;
  if (!friends && one.some((a) => other.some((b) => isFoe(a, b)))) return 3;
  return one.some((a) => other.includes(a)) ? -4 : 0;
}

/** Those in a fortress, and those before it. */
const areOfSiege = (one: string, other: string): boolean =>
  [one, other].some((head) => BESIEGED.test(head)) && [one, other].some((head) => BESIEGERS.test(head));
const OF_SIEGE = 4;

/** "Brunswick and Westphalian Forces": the title of both sides. */
const isOfFoes = ({ head, nations: [one, other] }: Candidate): boolean =>
  AND.test(head) && !ONE.test(head) && isFoe(one, other);
const ONE = /(?<!\p{L})(?:army|arm[ée]e|heer|corps|ej[ée]rcito|esercito|ex[ée]rcito|leger|coalition)(?!\p{L})/iu;
const AND = /\s(?:and|und|et|y|e|en|i|og|och|&)\s/iu;

/** "British" below "Allied army", "Bavarians" below "Bavarian-Austrian Army": a part of it. */
const isWithin = (outer: Candidate, inner: Candidate): boolean =>
  inner.words > 0 &&
  (outer.words > 2 || outer.nations.length > 1) &&
  !isOfFoes(outer) &&
  (isAllied(outer.head) ||
    (inner.nations.length > 0 && inner.nations.every((nation) => outer.nations.includes(nation))));

/** No page has more lines that could head its sides. */
const MOST_WEIGHED = 16;
/** As much as speaks for two lines that are both sides. */
const DECIDES = 16;

/** The lines that head both sides, where the evidence decides. */
export function whichSides(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const all = candidatesIn(lines);
  const entries = lines.map(isEntry);
  /** A figure alone is a title's. */
  const first = entries.findIndex((is, i) => is && entries.slice(i + 1, i + FIRST_LINES).includes(true));
  const last = entries.lastIndexOf(true);
  const before = all.filter(({ at }) => at <= first).slice(-MOST_WEIGHED);
  const behind = all
    .filter(({ at }) => at > first && at < last)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_WEIGHED);
  const pairs = before.flatMap((one, i) =>
    behind.map((other) => {
      const between = all.filter(({ at }) => at > one.at && at < other.at);
      const inside = one.nations.length > 0 ? one.nations : between.flatMap(({ nations }) => nations);
      const level = lines[one.at]?.indent === lines[other.at]?.indent ? 1 : 0;
      const lower = (lines[other.at]?.heading ?? 0) > (lines[one.at]?.heading ?? 9) ? 8 : 0;
      const part = before.slice(0, i).some((outer) => isWithin(outer, one)) ? 3 : 0;
      /** A list of leaders stands above. */
      const listed = before.slice(i + 1).some((each) => against(one.nations, each.nations) > 0) ? 6 : 0;
      const score =
        one.score +
        other.score +
        against(inside, other.nations) +
        (areOfSiege(one.head, other.head) ? OF_SIEGE : 0) +
        level +
        alike(one.manner, other.manner) +
        (isPair(lines, one.at, other.at) ? 2 : 0) +
        (beginsAgain(lines, one.at, other.at) ? 2 : 0) +
        (counts(lines, one.at, other.at) ? 4 : 0) +
        (haveOneHead(lines, one.at, other.at) ? 3 : 0) -
        (isNext(
          lines.slice(one.at + (before.slice(0, i).some(({ words }) => words > 2) ? 0 : 1), other.at + 1),
          one,
          other,
        )
          ? 8
          : 0) -
        part -
        lower -
        listed;
      return { one, other, score, between };
    }),
  );
  const [best] = pairs.sort((a, b) => b.score - a.score);
  if (!best || best.score < DECIDES) return new Set();
  const { one, other, between } = best;
  const behindIt = all.filter(({ at }) => at > other.at);
  const third = between.some((each) => isThird(one, other, each)) || behindIt.some((each) => isThird(other, one, each));
  return third ? new Set() : new Set([one, other].flatMap(({ at }) => lines[at] ?? []));
}

/** "Russian Army" behind "Prussian Army" is one of its own. */
const isThird = (side: Candidate, foe: Candidate, each: Candidate): boolean =>
  each.words > 3 &&
  each.score >= side.score - 1 &&
  side.nations.length > 0 &&
  !isWithin(side, each) &&
  !(/^\S+$/u.test(each.head) && against(foe.nations, each.nations) > 0);
