/** "3 battalions of 640 men each": what each of several has, as many as they are together. */
import { COUNTED_WORDS, COUNTING_WORDS, OFFICERS_AND_MEN } from './lexicon/figures.ts';
import { OF_EACH, OF_OR_AT, SEVERAL } from './lexicon/manners.ts';
import { CALIBRE, numberOf } from './numbers.ts';
import { isArmName } from './sides.ts';

/**
 * "3 battalions of 640 men each", "2 bns @ 900 men = 1800", "3 batteries of 6 guns", "4 foot batteries (8 × 6-pdr each)", "2 batteries (6-12pdrs each)",
 * "2 foot batteries of 6-pounders (6 guns per battery)"
 */
const EACH = new RegExp(
  `(?<![\\p{L}\\d/])${SEVERAL}\\s*\\(?\\s*${OF_OR_AT}\\s*(\\d{1,2}[,.]\\d{3}|\\d{1,4})(?!\\d)(?:\\s*[x×-]\\s*(${CALIBRE}))?${OF_EACH}\\s*\\)?(?!\\p{L}|\\s+in\\s)`,
  'giu',
);
const gunWords = COUNTED_WORDS.find(({ of }) => of === 'guns')?.word ?? '';
/** Of one battery. */
const MOST_PIECES = 16;
const PIECES = /^(?:guns|pieces|pi[eè]ces|piezas|pezzi|peças|stücke?|orudi\p{L}*|geschützen?)$/iu;

/** Parts and what each of them has, as many as they are together; nothing where it is not each that has as many. */
function together(whole: string, ...told: readonly (string | undefined)[]): string {
  const [count = '', parts = '', kind = '', of, apiece, figure = '', calibre, before, each, alone] = told;
  const noun = before ?? alone;
  const guns =
    calibre !== undefined ||
    (noun === undefined
      ? /batt|bt(?:t)?r?[yi]/iu.test(parts) && Number(figure) <= MOST_PIECES && !/^(?:de|à|di|da)$/iu.test(of ?? '')
      : PIECES.test(noun));
  const ofEach = each !== undefined || apiece !== undefined || of === '@' || /^(?:à|zu)$/iu.test(of ?? '');
  if (!ofEach && !(of !== undefined && guns)) return whole;
  const n = COUNTING_WORDS[count.toLowerCase()] ?? Number(count);
  return `${count} ${parts}${kind} (${n * Number(figure.replace(/\D/g, ''))} ${guns ? 'guns' : (noun ?? 'men')})`;
}

/** "16 guns (one horse battery of 4, two foot batteries of 6)": the whole stands before. */
const IN_GUNS = new RegExp(`(?<!\\d)\\d{1,3} (?:${gunWords})\\s*\\([^()]*$`, 'iu');

const LISTED_EACH =
  /^(.*?:\s*)((?:[^,:]+,)*[^,:]+?\s(?:and|und|et|&)\s[^,:]+?),\s*(?:(?:about|abt\.?|some|c\.|ca\.|etwa|env\.|~)\s*)?(\d{1,2}[,.]\d{3}|\d{3,4})\s+(?:(men|sabres|mann|hommes)\s+)?(?:each|apiece|chacun)\.?$/iu;

/** "= 1,972" at the end */
const ALL_TOGETHER = /\s*=\s*(\d[\d,. ]*\d)\W*$/;
/** "(26 officers, 928 men), … = 1,972": where the sum counts the officers, the parts do. */
function withOfficers(text: string): string {
  const sum = numberOf(ALL_TOGETHER.exec(text)?.[1] ?? '');
  const told = [...text.matchAll(OFFICERS_AND_MEN)].map(
    ([, officers, men = '']) => Number(officers) + (numberOf(men) ?? 0),
  );
  return sum !== undefined && told.length > 0 && told.reduce((a, b) => a + b, 0) === sum
    ? text
        .replace(
          OFFICERS_AND_MEN,
          (_, officers: string, men: string, what: string) => `${Number(officers) + (numberOf(men) ?? 0)} ${what}`,
        )
        .replace(ALL_TOGETHER, told.length > 1 ? '$&' : '')
    : text;
}

const GUNS_OF_KIND =
  /(\d{1,2}) (line|reserve|foot|horse|field|heavy|light|siege|position|battalion|regimental) guns/giu;
/** "Artillery: 32 line guns, 12 reserve guns" */
const ARM_AND_GUNS = /^(\p{L}+): ((?:\d{1,2} \p{L}+ guns(?:, (?:and )?| and )?)+)\.?$/iu;

/** "2 x 550 men", and no pieces: two of them. */
const TIMES =
  /(?<![\p{L}\d.,/])([2-9]|1\d)\s?[x×]\s?(\d{3,4}|\d{1,2}[.,]\d{3})(?![\d.,]*\d|\s?-?(?:p(?:d|f|ound)|lb|li?v|mm))/giu;

/** "3 battalions of 640 men each": as many as they are together. */
export function multiplied(given: string): string {
  const times = given.replace(TIMES, (_, n: string, of: string) => String(Number(n) * (numberOf(of) ?? 0)));
  const text = withOfficers(times).replace(ARM_AND_GUNS, (whole, head: string, list: string) =>
    isArmName({ name: head }) ? `${head}: ${list.replace(GUNS_OF_KIND, '$2 guns ($1 guns)')}` : whole,
  );
  const [, head, list = '', each = '', noun] = LISTED_EACH.exec(text) ?? [];
  if (head !== undefined) {
    const n = list.split(/,|\s(?:and|und|et|&)\s/iu).length;
    return `${head.replace(/:\s*$/, '')} (${n * Number(each.replace(/\D/g, ''))} ${noun ?? 'men'}): ${list.split(/\s(?:and|und|et|&)\s/iu).join(', ')}`;
  }
  return text.replace(EACH, (whole, ...told) => {
    const before = text.slice(0, text.indexOf(whole));
    return IN_GUNS.test(before) ? whole : together(whole, ...told);
  });
}
