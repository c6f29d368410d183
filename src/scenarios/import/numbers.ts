/** Figures as people write them: 1,200 · 1.200 · 1 200 · 1'200 · 6½ · approx. 800 · ? */

export interface ReadFigure {
  readonly value?: number;
  /** The text stands for "not known": blank, ?, -, -1, n/a, \N. */
  readonly unknown: boolean;
  readonly approximate: boolean;
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** A whole number with or without marks between the thousands, and perhaps a fraction; as the source of a pattern. */
export const NUMBER = "(?:\\d{1,3}(?:[,.'’\\u00a0\\u202f ]\\d{3})+(?!\\d)|\\d+)(?:\\s?[½¼¾⅓⅔]|\\s1\\/2(?!\\d))?|[½¼¾]";

const SIGNS_OF_UNKNOWN = /^(?:|\?+|-+|–|—|−1|-1|n\/?a|none given|unknown|unk\.?|tbd|null|nil|\\n|\.+|x)$/i;
const ABOUT = /^(?:approx(?:imately)?\.?|about|around|circa|ca?\.|c(?=\d)|env(?:iron|\.)|etwa|rund|vers|±|~|≈)\s*/i;

/** Reads a figure that stands alone, as in a cell. Noughts are figures here: whether they mean "none" is the format's to say. */
export function readFigure(text: string): ReadFigure {
  const plain = text.trim().replace(/^["']|["']$/g, '');
  if (SIGNS_OF_UNKNOWN.test(plain)) return { unknown: true, approximate: false };
  const about = ABOUT.test(plain) || /\?$|\+$/.test(plain);
  const bare = plain.replace(ABOUT, '').replace(/[?+]$/, '').trim();
  const value = numberOf(bare);
  return value === undefined
    ? { unknown: SIGNS_OF_UNKNOWN.test(bare), approximate: about }
    : { value, unknown: false, approximate: about };
}

/** A number that fills the whole text, or nothing. */
export function numberOf(text: string): number | undefined {
  const plain = text.trim();
  const fraction = /^(.*?)\s*([½¼¾⅓⅔]|\s1\/2)$/.exec(plain);
  if (fraction) {
    const whole = fraction[1]!.trim() === '' ? 0 : numberOf(fraction[1]!);
    return whole === undefined ? undefined : whole + (FRACTIONS[fraction[2]!.trim()] ?? 0.5);
  }
  if (/^-?\d{1,9}$/.test(plain)) return Number(plain);
  if (/^\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+$/.test(plain)) {
    const value = Number(plain.replace(/\D/g, ''));
    return value < 1e9 ? value : undefined;
  }
  if (/^-?\d{1,9}[.,]\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'));
  if (/^\d{1,9}[.,]0+$/.test(plain)) return Number(plain.split(/[.,]/)[0]);
  return undefined;
}

export type Counted = 'men' | 'sabres' | 'guns' | 'battalion' | 'squadron' | 'company' | 'battery' | 'base' | 'points';

const WORDS: readonly { readonly of: Counted; readonly word: string }[] = [
  {
    of: 'men',
    word: 'men|soldiers|troops|bayonets|bajonette|mann|hommes|inf(?:antry)?(?= *[,;)]|$)|all ranks|effectives|strong',
  },
  { of: 'sabres', word: 'sab(?:re|er)s?|horse(?:s|men)?(?! *art)|säbel|chevaux|cavaliers|reiter|troopers' },
  { of: 'guns', word: 'guns?|cannons?|pieces?|pi[eè]ces?|geschütze?|kanonen|canons?|howitzers?|haubitzen|obusiers?' },
  {
    of: 'battalion',
    word: 'battalions?|bataill?on(?:s|e|en)?|batt(?:alio)?ns?\\.?|batts?\\.?|bttns?\\.?|bns?\\.?|btns?\\.?|bons?\\.?',
  },
  {
    of: 'squadron',
    word: 'squadrons?|sqd?ns?\\.?|sqdns?\\.?|squ\\.?|esc(?:adron)?s?\\.?|eskadron(?:s|en)?|esk\\.?|schwadron(?:en)?',
  },
  { of: 'company', word: 'compan(?:y|ies)|coys?\\.?|cos?\\.(?! *of)|cos(?! *of)|compagnies?|kompanien?|komp\\.?' },
  { of: 'battery', word: 'batter(?:y|ies)|batterie[ns]?|bt(?:t)?(?:y|ies)s?\\.?|btrys?\\.?' },
  { of: 'base', word: 'bases?|stands?' },
  { of: 'points', word: 'hits?|points?|pts\\.?|steps?|SPs?' },
];

export interface FiguresInText {
  readonly found: readonly {
    readonly of: Counted;
    readonly value?: number;
    readonly was: string;
    readonly approximate: boolean;
  }[];
  /** What is left when the figures are taken out. */
  readonly rest: string;
}

const ABOUT_WORD = '(?:approx(?:imately|\\.)?|about|around|circa|ca?\\.|env(?:iron|\\.)|etwa|rund|~|≈)?';
const COUNTED = WORDS.map(({ of, word }) => ({
  of,
  pattern: new RegExp(
    `(?<![\\p{L}\\d#.,'’-]|(?<!\\bw)/)(${ABOUT_WORD})\\s*(${NUMBER}|\\?)\\s*(?:x\\s*(?:\\d+|\\?)\\s*-?\\s*(?:pdrs?|lbs?|pfd|livres|pounders?)?\\s*)?(?:\\d+\\s?-?\\s?(?:pdr|lb|pounder|pound)s?\\s+)?(?:(?:foot|horse|field|heavy|light)\\s+)?(?:${word})(?![\\p{L}])`,
    'giu',
  ),
}));
/** "6 x 12pdr": guns without the word. */
const BY_CALIBRE = /(?<![\p{L}\d/#])(\d{1,2})\s*[x×]\s*(\d+)\s*-?\s*(?:pdrs?|lbs?|pfd|pounders?)\.?/giu;

/** Figures with the word for what they count, wherever they stand in a line of text. */
export function figuresIn(text: string): FiguresInText {
  if (!/[\d½¼¾?]/.test(text)) return { found: [], rest: text.trim() };
  const found: FiguresInText['found'][number][] = [];
  let rest = text;
  for (const { of, pattern } of COUNTED) {
    rest = rest.replace(pattern, (was: string, about: string, figure: string) => {
      const value = figure === '?' ? undefined : numberOf(figure);
      found.push({ of, ...(value !== undefined && { value }), was: was.trim(), approximate: about !== '' });
      return ' ';
    });
  }
  rest = rest.replace(BY_CALIBRE, (was: string, count: string) => {
    found.push({ of: 'guns', value: Number(count), was: was.trim(), approximate: false });
    return ' ';
  });
  return {
    found,
    rest: rest
      .replace(/\(\s*[,;/&+–-]*\s*\)|\[\s*\]/g, ' ')
      .replace(/\s{2,}/g, ' ')
      .trim(),
  };
}

/** "(2)", "(2 )" or "(1,200)" at the end of a line: a small figure counts battalions or squadrons, a large one men. */
export const BARE_IN_BRACKETS = new RegExp(`\\((${ABOUT_WORD})\\s*(${NUMBER}|\\?)\\s*\\)\\s*$`, 'iu');
