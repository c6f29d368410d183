/** Figures as people write them: 1,200 · 1.200 · 1 200 · 1'200 · 6½ · approx. 800 · ? */
import {
  ABOUT_BEFORE,
  ABOUT_WORD,
  COUNTED_WORDS,
  COUNTING_WORDS,
  MARK_BEHIND,
  OFFICERS,
  SIGNS_OF_UNKNOWN,
} from './lexicon/figures.ts';
import { remembered } from './remembered.ts';

interface ReadFigure {
  readonly value?: number;
  /** The text stands for "not known": blank, ?, -, -1, n/a, \N. */
  readonly unknown: boolean;
  readonly approximate: boolean;
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** Marks between the thousands, by what people and their programs write. */
const THOUSANDS = "[,.'’ʼ´\\u00a0\\u2007-\\u200a\\u202f _]";
/** Marks of the direction of writing and joints without width, which pages leave in what is copied from them. */
const visible = (text: string): string => text.replace(/[\u200b-\u200f\u2060]/g, '');

/** "1.1k", or a whole number with or without marks between the thousands, and perhaps a fraction; as the source of a pattern. */
export const NUMBER = `\\d{1,2}(?:[.,]\\d)?k(?!\\w)|(?:\\d{1,3}(?:${THOUSANDS}\\d{3})+(?!\\d)|\\d{1,3}[.,](?:25|50?|75)(?!\\d)|\\d+)(?:\\s?[½¼¾⅓⅔]|\\s1\\/2(?!\\d))?|[½¼¾]`;
/** No figure is longer; what is, is not looked at. */
const LONGEST = 60;

/** Reads a figure that stands alone, as in a cell. Noughts are figures here: whether they mean "none" is the format's to say. */
export function readFigure(text: string): ReadFigure {
  const plain = visible(text)
    .trim()
    .replace(/^["'](.*)["']$/, '$1')
    .trim();
  if (plain.length > LONGEST) return { unknown: false, approximate: false };
  if (SIGNS_OF_UNKNOWN.test(plain)) return { unknown: true, approximate: false };
  const ahead = plain.replace(ABOUT_BEFORE, '');
  const mark = MARK_BEHIND.exec(ahead)?.[0] ?? '';
  const bare = ahead.slice(0, ahead.length - mark.length).trim();
  const about = ahead !== plain || /[?+ea]/i.test(mark.replace(/\[\w+\]/, ''));
  const [, from = '', to = ''] = /^(\d[^–—-]*?)\s*(?:[–—-]|\bto\b|\bbis\b|\bà\b)\s*(\d.*)$/.exec(bare) ?? [];
  const [least, most] = [numberOf(from), numberOf(to)];
  if (least !== undefined && most !== undefined && most > least)
    return { value: Math.round((least + most) / 2), unknown: false, approximate: true };
  const value = numberOf(bare);
  return value === undefined
    ? { unknown: SIGNS_OF_UNKNOWN.test(bare), approximate: about }
    : { value, unknown: false, approximate: about };
}

const GROUPED = new RegExp(`^\\d{1,3}(?:${THOUSANDS}\\d{3})+$`);
/** "2.300,50" and "2,300.0": the last mark, unlike those before it, cuts off the decimals. */
const GROUPED_AND_CUT = new RegExp(`^(\\d{1,3}(${THOUSANDS})\\d{3}(?:\\2\\d{3})*)(?!\\2)[.,](\\d{1,2})$`);

/** A number that fills the whole text, or nothing. */
export function numberOf(text: string): number | undefined {
  const plain = visible(text).trim();
  if (plain.length > LONGEST) return undefined;
  const [, before = '', fraction] = /^(.*?)\s*([½¼¾⅓⅔]|\s1\/2)$/.exec(plain) ?? [];
  if (fraction !== undefined) {
    const whole = before.trim() === '' ? 0 : numberOf(before);
    return whole === undefined ? undefined : whole + (FRACTIONS[fraction.trim()] ?? 0.5);
  }
  if (/^-?\d{1,9}$/.test(plain)) return Number(plain);
  if (GROUPED.test(plain)) {
    const value = Number(plain.replace(/\D/g, ''));
    return value < 1e9 ? value : undefined;
  }
  const [, grouped, , decimals] = GROUPED_AND_CUT.exec(plain) ?? [];
  if (grouped !== undefined) return Number(`${grouped.replace(/\D/g, '')}.${decimals}`);
  if (/^-?\d{1,9}[.,]\d{1,2}$/.test(plain)) return Number(plain.replace(',', '.'));
  if (/^\d{1,9}[.,]0+$/.test(plain)) return Number(plain.split(/[.,]/)[0]);
  const thousands = /^(\d{1,2}(?:[.,]\d)?)k$/i.exec(plain);
  if (thousands) return Math.round(Number(thousands[1]?.replace(',', '.')) * 1000);
  const sum = /^(\d{1,6})\s*\+\s*(\d{1,6})$/.exec(plain);
  return sum ? Number(sum[1]) + Number(sum[2]) : undefined;
}

export type Counted = 'men' | 'sabres' | 'guns' | 'battalion' | 'squadron' | 'company' | 'battery' | 'base' | 'points';

interface FiguresInText {
  readonly found: readonly {
    readonly of: Counted;
    readonly value?: number;
    readonly was: string;
    readonly approximate: boolean;
  }[];
  /** What is left when the figures are taken out. */
  readonly rest: string;
}

const HEAVIEST = 12;
const COUNTING = Object.keys(COUNTING_WORDS).join('|');
/** No piece was heavier than these words say, and a shorter list is quicker to look through. */
const WEIGHTS = Object.keys(COUNTING_WORDS)
  .filter((word) => (COUNTING_WORDS[word] ?? 0) <= HEAVIEST)
  .join('|');
/** "6pdr", "12-pounder", "six-pounder", "5½-inch", "5.5\"", "6-pfünd.", "6#": how heavy a piece is, never how many. */
export const CALIBRE = `(?:\\d{1,2}(?:[.,]\\d{1,2}|\\s?[½¼¾])?\\s?-?\\s?(?:pdrs?|pounders?|pound|lbs?|livres?|pfd|pfünd\\p{L}{0,5}|ponders?|funt\\p{L}*|inch(?:es)?|in|zoll|pouces?|["”″#]|'')|(?:${WEIGHTS})(?:[- ]p(?:ounde|d)rs?|pfünder))\\.?`;
/** Not right behind the number of a regiment, whose own figures it would swallow: "No. 3 450 men". */
const BEFORE =
  "(?<![\\p{L}\\d#.,'’-]|(?<!\\bw|\\p{L}{3}|\\s)/|(?<!\\p{L})(?:no|nr|n°|n.?º|n[uú]m|ir|lir|hr|dr|kr|ur|cr)\\.?\\s?)";
/** "12 battalion guns", "6 schwere Geschütze" */
const MADE_AS = 'foot|horse|field|mountain|siege|heavy|light|medium|long|short|position|leichte|schwere|reitende';
/** "14 British field guns" */
const NATIONS =
  'british|english|french|austrian|russian|prussian|spanish|portuguese|saxon|bavarian|hanoverian|swedish|danish|polish|italian|dutch|neapolitan|turkish|württemberg';
const COUNTED = COUNTED_WORDS.map(({ of, word }) => ({
  of,
  noun: new RegExp(`(?:${word})(?!\\p{L})`, 'iu'),
  pattern: new RegExp(
    `${BEFORE}(${ABOUT_WORD})\\s*(${NUMBER}|\\?${of === 'guns' ? `|(?:${COUNTING})(?=\\s)` : ''})(?!\\d)\\s*(?:[x×]\\s*|-(?=\\d|how|haub|obus))?(${CALIBRE}\\s*)?(?:\\?\\s*-?pdr\\s*)?${of === 'guns' ? `(?:(?:${NATIONS})\\s+)?` : ''}(?:(?:${MADE_AS}${of === 'guns' ? '|siege|battalion|regimental|cavalry' : ''})\\s+)?(?:${word})(?![\\p{L}])${of === 'battalion' ? '(?!\\s+(?:guns|pieces|how))' : ''}${of === 'guns' ? '(?:\\s+(?:de|of|von|à)\\s+\\d{1,2}(?!\\d)(?:\\s*(?:livres?|pouces?|pfd\\.?|lbs?|pdrs?))?)?' : ''}`,
    'giu',
  ),
}));
/** Most lines count one thing or nothing, and to look for a noun is quicker than to look for a figure before it. */
const ANY_NOUN = new RegExp(`(?:${COUNTED_WORDS.map(({ word }) => word).join('|')})(?!\\p{L})`, 'iu');
/** "6 x 12pdr", "four 6-pdrs", "8-6pdrs": guns without the word. Of "2 x 9pdr batteries" the figure counts batteries. */
const BY_CALIBRE = new RegExp(
  `(?<![\\p{L}\\d/#.,])(?:(\\d{1,3})\\s*[x×]\\s*|(${COUNTING})[\\s-]+|(\\d{1,2})(?:\\s+|\\s?-\\s?))${CALIBRE}(?![\\p{L}\\d]|[-\\s]*(?:[\\p{L}-]+\\s+)?(?:bat|bt|com|co[sy]|kom|\\p{L}+-?batt?er))`,
  'giu',
);
/** "Position Battery 3 12pdr" is the third; behind any of these it has three guns. */
const BEFORE_COUNT = /(?:^|[([,;:&+=–—-]|\b(?:and|und|et|plus))\s*$/iu;
const SPEAKS_OF_FIGURES = new RegExp(`[\\d½¼¾⅓⅔?]|(?<!\\p{L})(?:${COUNTING})\\s`, 'iu');

/** "2 brigadas de 6 bocas de fogo: 12 peças" are twelve. */
const ofEach = ([each = 0, all = 0]: readonly number[], text: string): number | undefined =>
  each > 0 &&
  all > each &&
  new RegExp(`(?<!\\d)${all / each}\\s\\p{L}+\\s(?:de|of|à|zu|von|di|da|po)\\s${each}(?!\\d)`, 'iu').test(text)
    ? all
    : undefined;

/** Figures with the word for what they count, wherever they stand in a line of text. */
export const figuresIn = remembered((text: string): FiguresInText => {
  if (!SPEAKS_OF_FIGURES.test(text)) return { found: [], rest: text.trim() };
  const found: FiguresInText['found'][number][] = [];
  /** The guns that are told by their calibre, and those that are not. */
  const pieces: { byCalibre: number; readonly others: number[] } = { byCalibre: 0, others: [] };
  let rest = text.replace(OFFICERS, ' ');
  for (const { of, noun, pattern } of ANY_NOUN.test(rest) ? COUNTED : []) {
    if (!noun.test(rest)) continue;
    rest = rest.replace(pattern, (was: string, about: string, figure: string, calibre: string | undefined) => {
      const value = figure === '?' ? undefined : (COUNTING_WORDS[figure.toLowerCase()] ?? numberOf(figure));
      if (of === 'guns' && value !== undefined) {
        if (calibre !== undefined || /(?<!\p{L})(?:how|haub|obus|licor|unic)/iu.test(was)) pieces.byCalibre += value;
        else pieces.others.push(value);
      }
      found.push({ of, ...(value !== undefined && { value }), was: was.trim(), approximate: about !== '' });
      return ' ';
    });
  }
  rest = rest.replace(BY_CALIBRE, (was: string, count?: string, word?: string, bare?: string, at?: number) => {
    if (
      bare !== undefined &&
      !/(?:pdrs|pounders|ponders|pfünder)\.?$/i.test(was) &&
      !BEFORE_COUNT.test(rest.slice(0, at))
    )
      return was;
    const value = Number(count ?? bare ?? COUNTING_WORDS[(word ?? '').toLowerCase()]);
    pieces.byCalibre += value;
    found.push({ of: 'guns', value, was: was.trim(), approximate: false });
    return ' ';
  });
  const [all = 0, ...kinds] = pieces.others;
  const small =
    kinds.length === 0
      ? []
      : [...rest.matchAll(/(?<![\p{L}\d/.,])\d{1,2}(?![\p{L}\d/.,º°])/gu)].map(([n]) => Number(n));
  if (kinds.length > 0 && all === [...kinds, ...small].reduce((sum, n) => sum + n, 0)) {
    const first = found.findIndex((each) => each.of === 'guns');
    return {
      found: found.filter((each, i) => each.of !== 'guns' || i === first),
      rest: rest.replace(/[,;]?\s*(?:\p{L}+\s+){0,4}\d{1,2}(?:\s+[\p{L}]+){0,3}\s*$/u, '').trim(),
    };
  }
  /** "8 guns (6 x 6pdr, 2 howitzers)" are eight: the kinds of pieces repeat the whole. */
  const armed = found.flatMap(({ of, value }) => (of === 'guns' && value !== undefined ? [value] : []));
  const sum = armed.reduce((a, b) => a + b, 0);
  const repeated =
    pieces.others.length === 1 && pieces.others[0] === pieces.byCalibre
      ? pieces.others[0]
      : armed.length > 2
        ? armed.find((value) => value * 2 === sum && pieces.others.includes(value))
        : ofEach(armed, text);
  const whole = found.findIndex(({ of, value }) => of === 'guns' && value === repeated);
  return {
    found: repeated === undefined ? found : found.filter(({ of }, i) => of !== 'guns' || i === whole),
    rest: rest
      .replace(/\(\s*(?:(?:and|und|et|plus|[,;:/&+–—-])\s*)*\)|\[\s*\]/giu, ' ')
      .replace(
        /^(?:\s*(?:and|und|et|plus|[,;&+]))+\s+|(?:\s+(?:and|und|et|plus|with|mit|avec|[,;&+/–—-]))+\s*$/giu,
        ' ',
      )
      .replace(/(?:\s+[–—-])?\s+([,;])|\s+[–—-]([,;])/g, '$1$2')
      .replace(/([:;,])(?:\s*[,;])+/g, '$1')
      .replace(/(?:\s*[:;,])?\s+\.$/, '')
      .replace(/(\s[–—-])(?:\s+[–—-])+(?=\s|$)/g, '$1')
      .replace(/\s*[,;]\s*(?=\))|(?<=\()\s*[,;]\s*/g, '')
      .replace(/\s{2,}/g, ' ')
      .trim(),
  };
});

/** Whether a text counts anything. */
export const speaksOfTroops = (text: string): boolean => figuresIn(text).found.length > 0;

/** "(2)", "(2 )" or "(1,200)" at the end of a line: a small figure counts battalions or squadrons, a large one men. */
export const BARE_IN_BRACKETS = new RegExp(`\\((${ABOUT_WORD})\\s*(${NUMBER}|\\?)\\s*\\)\\s*$`, 'iu');
