/** Names of units and nations: what a unit's name says, without the asides that are no part of it. */

import { known } from '../scenarios/known.ts';
import { bare, beginsWithRank } from './commanders.ts';
import { GROUPS } from './lexicon/manners.ts';
import {
  ANY_WHOLE,
  ASIDE,
  COUNTED_PARTS,
  LISTED_BETWEEN,
  LISTED_PARTS,
  NATION_CODES,
  NO_MAN,
  SUMS,
  TOTAL,
  TOTAL_OF,
  TOTALS,
  WORD_COUNTS,
} from './lexicon/names.ts';
import { CASUALTY, PARTICLE } from './lexicon/ranks.ts';
import { hintsOf, LONGEST_NAME, type NameHints } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { isArmName, isSideName } from './sides.ts';
import { isFormation, type Parts } from './tree.ts';

interface ReadUnitName extends NameHints {
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
    .replace(/(?<=\()\s+|\s+(?=\))/g, '')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$|(?:\s\.)+$/g, '');
  const parts = partsOf(name);
  return { name, notes, ...hintsOf(name), ...(parts && { parts }) };
}

/** "five squadrons", "1er, 2e and 3e Bataillons": how many parts a name says it has. */
export function partsOf(name: string): Parts | undefined {
  const [, number, counted = ''] = COUNTED_PARTS.exec(name) ?? [];
  if (number !== undefined) {
    /** "2/3 bns": two of the three. */
    const count = WORD_COUNTS[number.toLowerCase()] ?? numberOf(number.replace(/\/.*$/, ''));
    const of = /^b/i.test(counted) ? 'battalion' : /^(?:comp|coy)/i.test(counted) ? 'company' : 'squadron';
    return count ? { count, of } : undefined;
  }
  const [, list, noun = ''] = LISTED_PARTS.exec(name) ?? [];
  if (list === undefined) return undefined;
  const count = list.split(LISTED_BETWEEN).filter((part) => part.trim() !== '').length;
  return { count, of: /^b/i.test(noun) ? 'battalion' : 'squadron' };
}

/** The commander who stands behind a formation's name, "4th Brigade (Pym)", "13e division : Delzons", and the name without him. */
export function leaderInBrackets(name: string): { readonly name: string; readonly leader: string } | undefined {
  const [, before, inside] =
    /^(.*\S)\s*\(([^()]{2,60})\)$/u.exec(name.slice(0, 200)) ??
    /^([^:]*\S)(?:\s*:|\s[–—-])\s+([^:]{2,60})$/u.exec(name.slice(0, 200)) ??
    [];
  if (before === undefined || inside === undefined) return undefined;
  if (beginsWithRank(inside)) return { name: before, leader: inside };
  const led =
    isFormation(hintsOf(before).level ?? 'unknown') ||
    isArmName({ name: before }) ||
    GROUPS.test(before) ||
    isSideName(before);
  return led && isBareMan(inside) ? { name: before, leader: inside } : undefined;
}

/** "1st Division Lt Gen Sir David Baird": the formation, and who leads it. */
export function rankedBehind(name: string): readonly [string, string] | undefined {
  if (name.length > 120) return undefined;
  for (const { index } of name.matchAll(/\s(?=\p{Lu})/gu)) {
    const [before, behind] = [name.slice(0, index), name.slice(index + 1)];
    const isNoun = isFormation(hintsOf(/\S+$/u.exec(before)?.[0] ?? '').level ?? 'unknown');
    if (isNoun && beginsWithRank(behind) && !/[\d:;]/.test(behind)) return [before, behind];
  }
  return undefined;
}

const TITLED =
  /^(?:el |le |il |de |l['’])?(?:re|roi|rey|koning|król|(?:his|her|sa|s\.?a\.?|h\.?)\s?(?:(?:serene|royal|imperial|altesse|s\.|r\.|i\.)\s?)+(?:highness|royale|h\.|)|(?:the )?(?:grand |arch)?duke|emperor|empereur|king|kaiser|k[öo]nig|tsar|viceroy|vicer[eé]|archiduc|archiduque|arciduca|arcyksiążę|książę|marquess|grand vizier|earl|viscount|duque|pr[ií]ncipe|principe|duc|duca|hertog|kn(?:yaz|\.)|gr\.|(?:the |crown |h\.?r\.?h\.? )?prince|pr\.?|(?:the )?hon(?:ourable|\.)|lord|sir|count|graf|baron|marquis|marqu[eé]s|conde|comte|infante|aga|pasha|don|f[üu]rst|herzog|prin[sz]|erzherzog)\s+\p{L}/iu;

/** "Sir Stapleton Cotton": a man, for he has a title before his name. */
export const isTitled = (text: string): boolean => TITLED.test(text) && isBareMan(text);

const MAN = new RegExp(
  `^(?:(?:${PARTICLE}|v\\.) )*(?:\\p{Lu}[\\p{L}'’.-]+|d['’]\\p{Lu}[\\p{L}-]+)(?: (?:[\\p{L}'’.-]+))*$`,
  'u',
);

/** Up to three capitalised words that are no arm, level or nation. */
export function isBareMan(told: string): boolean {
  /** "Bakhmetiev 1" */
  const inside = told.replace(/(?<=\p{L}{4}) [1-5]$/u, '');
  const { kind, level } = hintsOf(inside);
  if (TITLED.test(inside) && kind === undefined && level === undefined && !/\d/.test(inside)) return true;
  const words = inside.split(' ');
  return (
    MAN.test(inside) &&
    words.length <= (words.some((word) => /^d[ei]$/.test(word)) ? 5 : 4) &&
    kind === undefined &&
    level === undefined &&
    !/^(?:\p{Lu}\.\s?)+$|^[IVX]+$/u.test(inside) &&
    !NO_MAN.test(inside) &&
    /** "FRENCH (FR)" */
    !(/^\p{Lu}{2,3}$/u.test(inside) && known(NATION_CODES, inside.toLowerCase()))
  );
}

/**
 * Whether a line or a cell is a sum of those above it. "Brigade total: 2,110" is; "2nd Brigade: total 1,900" is the brigade
 * itself, unless one of that name stands above.
 */
export function isSum(text: string, above: readonly string[] = []): boolean {
  const plain = text.trim();
  if (plain.length >= 200) return false;
  if (TOTALS.test(plain) || SUMS.test(plain)) return true;
  const [, whole, figures] = TOTAL_OF.exec(plain) ?? [];
  if (whole === undefined || figures === undefined || /[:=]\s*\d/.test(whole)) return false;
  const plainWhole = whole.replace(/[:,]$/, '');
  const isWhole = ANY_WHOLE.test(plainWhole) || above.includes(plainWhole);
  return figures === '' || (isWhole && !/\p{L}/u.test(figuresIn(figures).rest));
}

/** Whether the cell of a level is a sum's: "I Corps, 1st Division, Total". */
export const isTotal = (cell: string): boolean => TOTAL.test(cell.trim());

/** A small L read for a capital I, as scans of old books have it: "d'lnfanterie". */
const scanErrors = (text: string): string =>
  text.replace(/(?<=\b[dl]['’])l(?=n[fg])/gu, 'I').replace(/\blnf(?=ant|\.)/gu, 'Inf');
/** A nation as written, or spelled out where a short code is well known. */
export const nationOf = (text: string): string | undefined => {
  const plain = text.trim();
  return plain === '' ? undefined : (known(NATION_CODES, plain.toLowerCase()) ?? plain);
};
