/** Lists within a line: where one unit ends and the next begins. */
import { COUNTED_WORDS } from './lexicon/figures.ts';
import { GROUPS } from './lexicon/manners.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { isArmName } from './sides.ts';
import { isFormation } from './tree.ts';

const BATTALIONS = COUNTED_WORDS.find(({ of }) => of === 'battalion')?.word ?? '';
const NTH = '(?:\\d{1,2}(?:st|n?d|rd|th|er|e|\\.|º)?|[ivx]{1,3}\\.?|first|second|third|fourth)';
/** "5th Regiment, 1st Battalion" is one of them, and "26th Line, 3rd + 6th bns" two. */
const ITS_BATTALION = new RegExp(
  `^\\s*${NTH}(?:\\s*[+&]\\s*${NTH})*\\s+(?:batt?|${BATTALIONS})\\.?(?=\\s*(?:[,;:.(]|\\d{3}|[–—-]\\s|\\s{2}|$))`,
  'iu',
);

/** "11th Line, two batts.: 998" */
const ITS_PARTS =
  /^\s*(?:one|two|three|four|five|[1-6])\s+(?:batt?s?|battalions?|bns?|sqd?ns?|squadrons?)\.{0,2}(?=\s*(?::\s*\d|\(\s*\d{2}|(?:[–—-]\s*)?(?:\d{3}|\d[,.]\d{3})(?!\p{L})))/iu;

/** Cuts at a separator that stands outside all brackets. */
export function cutOutside(text: string, separators: string): string[] {
  if (![...separators].some((each) => text.includes(each))) return text.trim() === '' ? [] : [text.trim()];
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [i, c] of text.split('').entries()) {
    if (c === '(' || c === '[') depth += 1;
    else if (c === ')' || c === ']') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      separators.includes(c) &&
      !(c === ',' && /\d/.test(text[i - 1] ?? '') && /\d{3}/.test(text.slice(i + 1, i + 4))) &&
      !(c === ',' && (ITS_BATTALION.test(text.slice(i + 1)) || ITS_PARTS.test(text.slice(i + 1))))
    ) {
      out.push(text.slice(from, i));
      from = i + 1;
    }
  }
  out.push(text.slice(from));
  return out.map((part) => part.trim()).filter((part) => part !== '');
}

/** "54th Line", with whatever else is told before its strength. */
const NAMED = /\p{L}{2}|\d\p{L}|\d\/\d/u;
/** "54th Line: 1,200 [Veteran]": what is said of those who are counted stands before the figure. */
const BEHIND_FIGURE =
  /^(.*\p{L}.*?)(\s*(?::|=|\s[–—-])?\s*(?<![\d.,'])(?:\d{1,3}[,.' ]\d{3}|\d{3,5})(?:\s(?!and|und|et)\p{L}+\.?)?)\s*([[(](?!each|all|est|approx|apiece|je\b|chacun|lost|loss|incl|dont|davon)[\p{L} ,'’-]{4,}[\])])$/iu;

/** " - 3 sqns" */
const PARTS_LAST = /\s[–—-]\s\d{1,2}\s\p{L}+\.?$/u;

/** What is said of those who are counted, brought before their figure; behind a formation it is the man who leads it. */
export const saidFirst = (text: string): string =>
  text.replace(BEHIND_FIGURE, (whole, name: string, figure: string, said: string) =>
    isFormation(hintsOf(name).level ?? 'unknown') || isArmName({ name }) || GROUPS.test(name)
      ? whole
      : `${name.replace(PARTS_LAST, '')} ${said}${PARTS_LAST.exec(name)?.[0] ?? ''}${figure}`,
  );

/** What counts those of a name: "3 bns" alone does not. */
const STRENGTHS: ReadonlySet<string> = new Set(['men', 'sabres', 'guns', 'points']);
const AT_END =
  /(?:[:=(~–—-]|,\s|\.{2,}|\p{L}\.?|\d\/\d{1,3}\s|\([^()]*,)\s*(?:(?:c|ca|about|etwa|env)\.?\s*)?(\d[\d.,'’ \u00a0]*)\)?$/u;

/** "8 guns", "1 battery (6 guns)" in a list of units. */
const isGunsOnly = (piece: string): boolean => {
  const { found, rest } = figuresIn(piece);
  return (
    rest === '' && found.some(({ of }) => of === 'guns') && found.every(({ of }) => of === 'guns' || of === 'battery')
  );
};

const lacksGuns = (item: string): boolean => {
  const { found } = figuresIn(item);
  return found.every(({ of }) => of !== 'guns') && hintsOf(item).kind === 'artillery';
};

/** Whether a piece of a list names somebody and ends in a strength. */
function isWhole(told: string): boolean {
  const piece = told.replace(/\s*[([][^()[\]\d]*[)\]]$/u, '');
  const { found, rest } = figuresIn(piece);
  const counted = found.some(({ of }) => STRENGTHS.has(of));
  if (counted) return NAMED.test(rest) || isGunsOnly(piece);
  const end = numberOf(AT_END.exec(piece)?.[1]?.trim() ?? '');
  return end !== undefined && end >= 100 && NAMED.test(piece.slice(0, 40).replace(/\d.*$/, '') || rest);
}

/** "3 bns: 1,110", "1,110 men": what is told of a unit whose name stands before it. */
const goesOn = (piece: string): boolean => /^\d/.test(piece) && !NAMED.test(figuresIn(piece).rest);

/** "Brayat: 34th Line 880": the first of those who stand under him. */
const isUnderMan = (item: string): boolean => {
  const [, head = '', below = ''] = /^([^:]*\p{L}[^:]*):\s+(.+)$/u.exec(item) ?? [];
  return head !== '' && isWhole(below) && NAMED.test(figuresIn(below).rest);
};

/** As few as stand in a list without a word for them. */
const FEWEST = 20;
const LARGE = 100;

/** "2/87th Foot, 560; one company 95th Rifles, 75; Artillery, 83, ten guns": each is one, however few they are. */
function betweenSemicolons(text: string): readonly string[] | undefined {
  const pieces = cutOutside(text, ';');
  const ends = pieces.map((piece) => {
    const end = numberOf(AT_END.exec(piece)?.[1]?.trim() ?? '') ?? 0;
    const isOne = cutOutside(piece, ',').filter(isWhole).length < 2 && NAMED.test(figuresIn(piece).rest);
    return isOne ? (isWhole(piece) ? Math.max(end, LARGE) : end) : 0;
  });
  const large = ends.filter((end) => end >= LARGE).length;
  if (pieces.length < 3 || large * 2 <= pieces.length || ends.some((end) => end < FEWEST)) return undefined;
  return pieces.map((piece, i) => ((ends[i] ?? 0) < LARGE ? `${piece} men` : piece));
}

/**
 * "54th Line, 2 bns: 1,110, 17th Line: 640": the units of a list in which each ends in its strength, whatever commas stand
 * before it. Nothing where any has none.
 */
export function itemsIn(text: string): readonly string[] | undefined {
  const pieces = cutOutside(text, ',;');
  if (pieces.length < 2 || pieces.length > 90) return undefined;
  const apart = betweenSemicolons(text);
  if (apart && !isUnderMan(apart[0] ?? '')) return apart;
  const items: string[] = [];
  let open = '';
  for (const piece of pieces) {
    if (open !== '' && !goesOn(piece)) return undefined;
    open = open === '' ? piece : `${open}, ${piece}`;
    if (!isWhole(open)) continue;
    /** "two foot batteries (212), 12 guns" */
    if (isGunsOnly(open) && lacksGuns(items.at(-1) ?? '')) items.push(`${items.pop()}, ${open}`);
    else items.push(open);
    open = '';
  }
  const named = items.filter((item) => !isGunsOnly(item));
  /** "1st Dragoons (three squadrons), 418" alone. */
  const isOne =
    pieces.length === 2 && named.length === 1 && /^\d/.test(text.trim()) && /^[\d.,]+$/.test(pieces[1] ?? '');
  return open === '' && (named.length > 1 || isOne) && !isUnderMan(items[0] ?? '') ? items : undefined;
}

const JOINED = /^(.+?)\s+(?:&|and|und|et|y|e|ed?|i|en|och)\s+(.+)$/u;

/** "40th Line & 64th Line": two units whose names are whole, and neither of them counted. */
export function unjoinedNames(piece: string): readonly string[] {
  const [, one = '', other = ''] = JOINED.exec(piece) ?? [];
  if (one.lastIndexOf('(') > one.lastIndexOf(')')) return [piece];
  const names = (text: string): boolean => {
    const { level, kind } = hintsOf(text);
    return (level ?? kind) !== undefined && /^[\p{Lu}\d]/u.test(text);
  };
  return names(one) && names(other) && figuresIn(piece).found.length === 0 && !/\d{3}\)?$/.test(piece)
    ? [one, ...unjoinedNames(other)]
    : [piece];
}
