/** Names of units and nations: what a unit's name says, without the asides that are no part of it. */
import { known } from '../scenarios/known.ts';
import { bare, beginsWithRank, CASUALTY } from './commanders.ts';
import { hintsOf, LONGEST_NAME, type NameHints } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { isFormation, type Parts } from './tree.ts';

/** Bracketed asides in a unit's name that tell its fate or whereabouts, and are no part of its name. */
const ASIDE =
  /[([](?:lost|less|minus|only|detached|attached|arriv|absent|not present|en route|from|captured|in reserve|see|joined|formerly|ex-|estimated|est\.?|approx|all w|each|incl|w\/|with)[^)\]]{0,120}[)\]]?|[†‡]/giu;

export interface ReadUnitName extends NameHints {
  readonly name: string;
  readonly notes: readonly string[];
  readonly parts?: Parts;
}

/** A unit's name without its asides, and what it says of level and arm. */
export function readUnitName(text: string): ReadUnitName {
  const notes: string[] = [];
  const noted = (mark: string): string => {
    notes.push(bare(mark));
    return ' ';
  };
  const plain = scanErrors(text.slice(0, LONGEST_NAME)).replace(/\s+/g, ' ');
  const name = (/[([†‡]/.test(plain) ? plain.replace(CASUALTY, noted).replace(ASIDE, noted) : plain)
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '');
  const parts = partsOf(name);
  return { name, notes, ...hintsOf(name), ...(parts && { parts }) };
}

const WORD_COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  zwei: 2,
  drei: 3,
  vier: 4,
};
const COUNTED_PARTS =
  /(?<![\p{L}\d#/])(\d{1,2}\/\d{1,2}|\d{1,2}[½]?|[½]|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|zwei|drei|vier)\s+(battalions|bataillons?|bataillone|bns|bttns|batts|squadrons|sqns|sqdns|escadrons|eskadrons|companies|compagnies|coys)(?!\p{L})/iu;

/** "five squadrons", "1er, 2e and 3e Bataillons": how many parts a name says it has. */
export function partsOf(name: string): Parts | undefined {
  const said = COUNTED_PARTS.exec(name);
  if (said) {
    /** "2/3 bns": two of the three. */
    const count = WORD_COUNTS[said[1]!.toLowerCase()] ?? numberOf(said[1]!.replace(/\/.*$/, ''));
    const of = /^b/i.test(said[2]!) ? 'battalion' : /^(?:comp|coy)/i.test(said[2]!) ? 'company' : 'squadron';
    return count ? { count, of } : undefined;
  }
  const list =
    /^((?:(?:\d+(?:er|re|e|st|nd|rd|th|\.)?|fusilier|grenadier)(?:\s*(?:,|and\b|et\b|und\b|&))+\s*)+(?:\d+(?:er|re|e|st|nd|rd|th|\.)?|fusilier|grenadier))\s+(bataill|battal|bat?tns?\b|bns\b|escadr|squadr|sqd?ns?\b|esc\.)/iu.exec(
      name,
    );
  if (!list) return undefined;
  const count = list[1]!.split(/\s*(?:,|\band\b|\bet\b|\bund\b|&)\s*/iu).filter((part) => part.trim() !== '').length;
  return { count, of: /^b/i.test(list[2]!) ? 'battalion' : 'squadron' };
}

/** What stands in brackets behind a formation and names no man: a nation, a place in the line. */
const NO_MAN =
  /(?:ian|ish|ese|ois|aise?|isch)$|^(?:french|dutch|saxon|swiss|hessian|guard|reserve|left|right|cent(?:re|er)|rear|advanced?|old|young|middle|new|provisional|combined|detached|heavy|light|line|north|south|east|west|part|remnants?|total|main|corps|army|forces?)\b/iu;

/** The commander who stands in brackets behind a formation's name, "4th Brigade (Pym)", and the name without him. */
export function leaderInBrackets(name: string): { readonly name: string; readonly leader: string } | undefined {
  const found = /^(.*\S)\s*\(([^()]{2,60})\)$/u.exec(name.slice(0, 200));
  if (!found) return undefined;
  const [, before, inside] = found as unknown as [string, string, string];
  if (beginsWithRank(inside)) return { name: before, leader: inside };
  return isFormation(hintsOf(before).level ?? 'unknown') && isBareMan(inside)
    ? { name: before, leader: inside }
    : undefined;
}

/** Up to three capitalised words that are no arm, level or nation. */
export function isBareMan(inside: string): boolean {
  const { kind, level } = hintsOf(inside);
  const words = inside.split(' ');
  return (
    /^(?:\p{Lu}[\p{L}'’.-]+|d['’]\p{Lu}[\p{L}-]+|v[ao]n|der?|zu|la)(?: (?:[\p{L}'’.-]+))*$/u.test(inside) &&
    words.length <= 4 &&
    kind === undefined &&
    level === undefined &&
    !NO_MAN.test(inside)
  );
}

/** "Total infantry", "Sous-total", "Insgesamt": no unit's name begins so, whatever comes behind. */
const TOTALS =
  /^(?:(?:grand |sub[- ]?|sous-|au |en )?tota(?:ls?|le|ux)|en tout|(?:somma|effectif) totale?|insgesamt|zusammen|hauptsumme|summa|suma|razem|ogółem)(?!\p{L})/iu;
/** The cell of a level that says nothing else. */
const TOTAL = /^(?:\p{L}+[- ])?\p{L}*tota(?:ls?|le|ux)$/iu;
const SUMS =
  /^(?:in all(?:em)?|sum|gesamt(?:summe|stärke|zahl)?|summe|somme|somma|ensemble|strength|army strength|effectifs?)(?!\p{L})\s*(?:[:=(–—-]|\d|of\b|g[ée]n[ée]ral|$)/iu;
const TOTAL_OF =
  /^(\S+(?: \S+){0,4}?) (?:sub-?)?(?:totale?|insgesamt|zusammen)(?: strength)?(?!\p{L})\s*[:=–—-]?\s*(.*)$/iu;
const ANY_WHOLE =
  /^(?:army|wing|corps|division(?:al)?|brigade|regiment(?:al)?|infantry|cavalry|artillery|infanterie|cavalerie|kavallerie|artillerie)$/iu;

/**
 * Whether a line or a cell is a sum of those above it. "Brigade total: 2,110" is; "2nd Brigade: total 1,900" is the brigade
 * itself, unless one of that name stands above.
 */
export function isSum(text: string, above: readonly string[] = []): boolean {
  const plain = text.trim();
  if (plain.length >= 200) return false;
  if (TOTALS.test(plain) || SUMS.test(plain)) return true;
  const [, whole, figures] = TOTAL_OF.exec(plain) ?? [];
  if (whole === undefined || figures === undefined) return false;
  const plainWhole = whole.replace(/[:,]$/, '');
  const isWhole = ANY_WHOLE.test(plainWhole) || above.includes(plainWhole);
  return figures === '' || (isWhole && !/\p{L}/u.test(figuresIn(figures).rest));
}

/** Whether the cell of a level is a sum's: "I Corps, 1st Division, Total". */
export const isTotal = (cell: string): boolean => TOTAL.test(cell.trim());

/** A small L read for a capital I, as scans of old books have it: "d'lnfanterie". */
const scanErrors = (text: string): string =>
  text.replace(/(?<=\b[dl]['’])l(?=n[fg])/gu, 'I').replace(/\blnf(?=ant|\.)/gu, 'Inf');

/** Nations by the letters that tables use for them. */
const NATION_CODES: Record<string, string> = {
  f: 'France',
  fr: 'France',
  r: 'Russia',
  ru: 'Russia',
  p: 'Prussia',
  pr: 'Prussia',
  a: 'Austria',
  au: 'Austria',
  s: 'Sweden',
  sw: 'Sweden',
  pl: 'Poland',
  po: 'Poland',
  g: 'German states',
  ger: 'German states',
  b: 'Britain',
  br: 'Britain',
  gb: 'Britain',
  uk: 'Britain',
  sp: 'Spain',
  sx: 'Saxony',
  sa: 'Saxony',
  bav: 'Bavaria',
  it: 'Italy',
  nl: 'Netherlands',
  pt: 'Portugal',
};

/** A nation as written, or spelled out where a short code is well known. */
export const nationOf = (text: string): string | undefined => {
  const plain = text.trim();
  return plain === '' ? undefined : (known(NATION_CODES, plain.toLowerCase()) ?? plain);
};
