/** What a scan made of print: letters for figures and figures for letters, and gaps between all words. */

import { fieldOf } from './columns.ts';
import { menIn, readCommander } from './commanders.ts';
import { SUM_WORDS } from './lexicon/languages/index.ts';
import { SECTIONS } from './lexicon/pages.ts';
import type { RawLine } from './manners.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn, numberOf } from './numbers.ts';
import { uncolumned } from './side-by-side.ts';
import { isArmName } from './sides.ts';
import { isFormation } from './tree.ts';

const CONFUSED = /(?<![\p{L}\d])(?=[\dOIl|,.]*\d)[\dOIl|](?:[\dOIl|,.]*[\dOIl|])(?![\p{L}\d])/gu;

/** "2,4l7", "1,O19", "lst": letters that a scan took for figures. */
export const scanned = (text: string): string =>
  !/[OIl|]|(?<!\p{L})i(?:st)? /u.test(text)
    ? text
    : /\|.*\|.*\|/.test(text)
      ? text.split('|').map(scanned).join('|')
      : text
          .replace(CONFUSED, (figure) =>
            /[OIl|]/.test(figure) ? figure.replace(/[Il|]/g, '1').replace(/O/g, '0') : figure,
          )
          .replace(/(?<![\p{L}\d])[\dlIO]{1,3}(?=(?:st|nd|rd|th)(?!\p{L}))/gu, (n) =>
            n.replace(/[Il]/g, '1').replace(/O/g, '0'),
          )
          .replace(/(?<=\p{Lu})l(?=\p{Lu})/gu, 'I')
          .replace(/(?<![\p{L}\d])i(?=st \p{Lu}{4})|(?<=\()i(?= (?:batt?|bn|sqn?)\.)/gu, '1');

/** "O r d r e   d e   B a t a i l l e" */
export const unspaced = (text: string): string =>
  /^\s*(?:\p{L}\s){3,}\p{L}(?:\s{2,}|$)/u.test(text)
    ? text.replace(/(?<=(?<!\S)\S)\s(?=\S(?!\S))/gu, '').replace(/(?<=\S)\s{2,}/gu, ' ')
    : text;

/** "Tota1", "c0mpanies": figures that a scan took for letters. */
export const lettered = (text: string): string =>
  /\p{L}[01]|\do\d|0F/u.test(text)
    ? text
        .replace(/(?<=\p{L}\p{Ll})1+(?![\d\p{Lu}])/gu, (ones) => 'l'.repeat(ones.length))
        .replace(/(?<=\p{L})0(?=\p{Ll}{2})/gu, 'o')
        .replace(/(?<=\p{Lu})0(?=\p{Lu})|(?<!\S)0(?=F(?!\S))/gu, 'O')
    : text;

/** "First  Brigade,  Major-General  Hill": print with wide gaps between all words. */
export function narrowed(lines: readonly RawLine[]): readonly RawLine[] {
  const filled = lines.filter(({ text }) => /\p{L}.*\p{L}/u.test(text));
  const having = (gap: RegExp): number => filled.filter(({ text }) => gap.test(text)).length;
  const isWide =
    having(/\p{L}[,.;]? {2}\p{L}/u) * 2 > filled.length ||
    (having(WIDE) * 2 > filled.length && having(/\p{L}[,.;]? \p{L}/u) * 8 < filled.length);
  return isWide ? lines.map(({ line, text }) => ({ line, text: withoutGaps(text) })) : lines;
}

/** Words, and figures between words, where hardly any stand near each other. */
const WIDE = /\p{L}[,.;]? {2,3}\p{L}|, {2}\d|\d {2}\p{L}/u;
/** A gap between words; a row of headings has as wide ones, and before a figure stands a column. */
const GAP = /(?<=[^\s.])(?<![\p{Ll}\d]\.(?= {3})) {2,3}(?=[^\s.])|(?<=\p{L}\.) {2}(?=\S)/gu;
const withoutGaps = (text: string): string => {
  const words = text.replace(/^(\s*(?:[A-D]|[IVX]{1,3})\.) {2,}(?=\p{Lu})/u, '$1 ').replace(GAP, ' ');
  /** What stands in columns behind the words stays where it stood. */
  return words.replace(/(?<=\S) {3,}(?=[\d.–—-])/u, (gap) => gap + ' '.repeat(text.length - words.length));
};

/** Dots or a gap lead to the figure at the line's end. */
const LED_TO = /(?:(?:\s\.){3,}\s*|\.{4,}\s*|\s{4,})[\dOIl][\dOIl,.]*\s*$/u;
const indentOf = (text: string): number => text.search(/\S/);

/** "Ross's Brigade: 1/7th, 20th, and a" and further in, alone, "company of Oels . . . 1,826": time and again one entry on two lines. */
function hangingIn(lines: readonly RawLine[]): ReadonlySet<number> {
  const hung = lines.flatMap(({ line, text }, i) => {
    const [above = '', below = ''] = [lines[i - 1]?.text, lines[i + 1]?.text];
    const isHead = /:\s+\S/u.test(above) && !LED_TO.test(above) && !above.includes('\t') && !text.includes(':');
    const isAlone = below.trim() === '' || indentOf(below) < indentOf(text);
    return isHead && isAlone && indentOf(text) > indentOf(above) && LED_TO.test(text) ? [{ line, above }] : [];
  });
  const lists = hung.filter(({ above }) => /:\s.*(?:,|\(\d)/u.test(above)).length;
  return new Set(lists >= LEAST_HUNG ? hung.map(({ line }) => line) : []);
}
const LEAST_HUNG = 3;

/** Lines that a column of print or a letter broke: "Part-" and "ouneaux", "1,850" and "men". */
export function rejoined(lines: readonly RawLine[]): RawLine[] {
  const out: RawLine[] = [];
  const commas = lines.filter(({ text }) => /,\s*$/.test(text)).length * FEW < lines.length;
  const isNarrow = lines.filter(({ text }, i) => isCut(lines[i - 1]?.text ?? '', text)).length >= LEAST_CUTS;
  const hung = hangingIn(lines);
  for (const { line, text } of lines) {
    const last = out.at(-1);
    const bare = text.trim();
    if (last && hung.has(line)) {
      out[out.length - 1] = { line: last.line, text: `${last.text.trimEnd()} ${bare}` };
      continue;
    }
    if (last && (figureBroken(last.text, text) || wordBroken(last.text, text))) {
      const gap = /[\d-]\s*$/.test(last.text) ? '' : ' ';
      out[out.length - 1] = { line: last.line, text: last.text.trimEnd().replace(/\s\.$/, '') + gap + bare };
      continue;
    }
    /** Two lines of a table's heading. */
    const heads = last && !/\d/.test(last.text + bare) && [last.text, bare].every((each) => /\S {2,}\S/.test(each));
    const broken = last && !heads && /\p{L}-$/u.test(last.text.trimEnd());
    if (broken && /^\p{Ll}/u.test(bare)) {
      out[out.length - 1] = {
        line: last.line,
        text: last.text.trimEnd().replace(/(?<!(?<!\p{L})demi)-$/iu, '') + bare,
      };
      continue;
    }
    const [, name = '', man, told] = (last && OPENS.exec(last.text)) || [];
    const [closed, rest = ''] = (man !== undefined && CLOSES.exec(text)?.slice(1)) || [];
    if (last && closed !== undefined && told === undefined) {
      const leader = `(${man?.trimEnd()} ${closed.trim()}`;
      const from = text.length - rest.length;
      out.splice(-1, 1, { line: last.line, text: name.padEnd(from) + text.slice(from) }, { line, text: leader });
      continue;
    }
    if (last && /\p{L}$/u.test(last.text) && /^\p{Lu}\p{Ll}+\.$/u.test(bare) && menIn(last.text).length > 0)
      out[out.length - 1] = { line: last.line, text: `${last.text} ${bare}` };
    else if (
      last &&
      last.text.trim() !== '' &&
      bare !== '' &&
      (isOneLine(last.text, text, commas) || (isNarrow && runsOn(last.text, text)))
    )
      out[out.length - 1] = { line: last.line, text: `${last.text.trimEnd()} ${bare}` };
    else out.push({ line, text });
  }
  return out;
}

/** A word or a figure that was cut where its line ended: so narrow a page breaks its lines wherever they are full. */
const isCut = (above: string, text: string): boolean =>
  (/\p{L}-\s*$/u.test(above) && /^\s*\p{Ll}/u.test(text)) || figureBroken(above, text);
const LEAST_CUTS = 2;

/** On a narrow page a line runs on where its last word, its bracket or the next line's first word wants it to. */
function runsOn(above: string, text: string): boolean {
  /** "2nd Hussars, King's German" above "Legion ...... 181 sabres" */
  const isUnit = /^\s*\d[^.]*\p{L}\s*$/u.test(above) && !isFormation(hintsOf(above).level);
  if (isUnit && /^\s*\p{L}+\s\.{3,}.*\d/u.test(text)) return true;
  if (COLUMNS.test(above.trim()) || /[.:;!?\d]\s*$/.test(above)) return false;
  if (/\([^()]*$/u.test(above)) return /^[^()]*\)/u.test(text);
  return OPEN_END.test(above) || isLower(text.trim()) || rankOf(/\S+\s*$/u.exec(above)?.[0].trim() ?? '');
}
/** "General" at the end of a line, and the man in the next. */
const rankOf = (word: string): boolean => /^\p{Lu}/u.test(word) && readCommander(`${word} Xaver`).name === 'Xaver';

/** "Vanguardia (mariscal de campo", and below it "conde de Villariezo)": the figures stand in either line. */
const OPENS = /^(\s*[\p{L}\d][^()]*)\(([^()\d]*?)(\s{2,}[\d–—-].*)?$/u;
const CLOSES = /^\s*([^()\d]{2,60}\))(\s{2,}[\d–—-].*)?$/u;

const SUM = new RegExp(`^\\s*(?:totals?|${SUM_WORDS})(?!\\p{L})`, 'iu');

/** "Total: 19,180 foot," and below it "1,295 horse, 22 guns", where they stood in a column of their own. */
function sumsJoined(lines: readonly RawLine[]): RawLine[] {
  const out: RawLine[] = [];
  for (const each of lines) {
    const last = out.at(-1);
    if (last && SUM.test(last.text) && continues(last.text.trimEnd(), each.text.trim()))
      out[out.length - 1] = { line: last.line, text: `${last.text.trimEnd()} ${each.text.trim()}` };
    else out.push(each);
  }
  return out;
}

/** As many men for one officer at least. */
const MEN_OF_AN_OFFICER = 8;
const OFFICERS = /(?<=\t\s*|\s{2})(\d{1,3})\/\s*(\d{1,2}[.,]\d{3}|\d{2,4})(?=\s*$|\t|\s{2})/gu;

/** "14/502" in a column of its own: officers, who are not counted, and men. */
function withoutOfficers(lines: readonly RawLine[]): readonly RawLine[] {
  const pairs = lines.flatMap(({ text }) => [...text.matchAll(OFFICERS)]);
  const few = pairs.filter(([, one = '', many = '']) => Number(one) * MEN_OF_AN_OFFICER < (numberOf(many) ?? 0));
  if (pairs.length < 3 || few.length * 4 < pairs.length * 3) return lines;
  return lines.map(({ line, text }) => ({
    line,
    text: text.replace(OFFICERS, /guns?\s*$/iu.test(text) ? '$2 men' : '$2'),
  }));
}

const ADDED = /(?<=\S[\s.]{2,})(\d{1,3})\s{2,}(\d[\d.,]*)\s{2,}(\d[\d.,]*)\s*$/u;

/** "26    614    640" in row after row, under whatever headings: officers, men, and both together, who are counted. */
function withoutParts(lines: readonly RawLine[]): readonly RawLine[] {
  const rows = lines.flatMap(
    ({ text }) =>
      ADDED.exec(text)
        ?.slice(1)
        .map((figure) => numberOf(figure) ?? 0) ?? [],
  );
  const added = rows.filter((all, i) => i % 3 === 2 && (rows[i - 2] ?? 0) + (rows[i - 1] ?? 0) === all);
  const few = rows.filter((officers, i) => i % 3 === 0 && officers * MEN_OF_AN_OFFICER < (rows[i + 1] ?? 0));
  const isHeaded = lines.some(
    ({ text }) =>
      text
        .trim()
        .split(/\s{2,}/)
        .filter((cell) => fieldOf(cell) !== undefined).length > 1,
  );
  if (isHeaded || added.length < LEAST_ROWS || added.length * 3 < rows.length - 3 || few.length * 4 < rows.length)
    return lines;
  return lines.map(({ line, text }) => ({
    line,
    text: text.replace(ADDED, (whole, _, __, all: string) => all.padStart(whole.length)),
  }));
}
const LEAST_ROWS = 4;

/** "Ninth Brigade, General Borcke.        Men." above figures: what the column counts. */
const OVER_COLUMN =
  /^(\s*\S+(?: \S+)+)\s{3,}(?:men|guns|sabres|horses?|strength|mann|pferde|gesch[üu]tze|hommes|chevaux|canons|uomini|cavalli|hombres|caballos|piezas|paarden|stukken)\.?\s*$/iu;
const withoutColumns = (lines: readonly RawLine[]): readonly RawLine[] =>
  lines.map(({ line, text }, i) => {
    const [, head = ''] = OVER_COLUMN.exec(text) ?? [];
    const heads = isFormation(hintsOf(head).level ?? 'unknown') || isArmName({ name: head.split(',')[0] ?? '' });
    return { line, text: heads && /\d\s*$/.test(lines[i + 1]?.text ?? '') ? head : text };
  });

/** Columns each for itself: what a sum begins there goes on below it, and officers are no men. */
export const apart = (lines: readonly RawLine[]): readonly RawLine[] =>
  withoutColumns(withoutOfficers(withoutParts(sumsJoined(uncolumned(lines)))));

const SUM_BEHIND = new RegExp(
  `^([^:]*:.*\\d[^;]*?;?.*?\\d)[.;]\\s+((?:totals?|${SUM_WORDS})(?!\\p{L})[^;\\d]*\\d[\\d.,]*\\.?)$`,
  'iu',
);
/** "3rd Hussars = 410; 15th Chasseurs = 525. Total = 935.": the sum as a line of its own. */
export const withSumsBelow = (lines: readonly RawLine[]): readonly RawLine[] =>
  lines.flatMap(({ line, text }) => {
    const [, list, sum] = SUM_BEHIND.exec(text) ?? [];
    return list === undefined ? [{ line, text }] : [list, sum ?? ''].map((part) => ({ line, text: part }));
  });

/** Of so many lines at most one ends in a comma where it is broken. */
const FEW = 8;

/** "Browne: companies of 1/9th," and below it "1/28th and 2/82nd ... 536": a list that is broken at its comma. */
const goesOn = (above: string, text: string): boolean =>
  /(?<=\p{L}.{0,80})(?:,|\s(?:and|und|u\.|et|y|e|&))\s*$/iu.test(above) &&
  !/\d{3}|\t/.test(above) &&
  !isFormation(hintsOf(/\S+(?=,\s*$)/u.exec(above)?.[0] ?? '').level ?? 'unknown') &&
  /\d{3}\D*$/.test(text) &&
  text.search(/\S/) >= above.search(/\S/);

/** Letters; a shorter line ends where its writer ended it. */
const FULL_LINE = 58;
const COLUMNS = /\S\s{3,}\S|[\t|]|\.{3}/u;
const OPEN_END =
  /(?:,|\s(?:the|of|and|with|had|was|were|in|an?|to|at|by|on|from|his|for|or|der|die|das|und|von|mit|im|le|la|les|et|de|du|des|avec|el|los|y|con|i|e|di|il))\s*$/iu;

/** It begins with a small letter, and no "brigade Brouard" does. */
const isLower = (bare: string): boolean =>
  /^\p{Ll}{2,}(?!\.)/u.test(bare) && !isFormation(hintsOf(bare.split(/[:(,]/)[0] ?? '').level);

/** A sentence that goes on in the next line of its paragraph. */
const isWrapped = (above: string, bare: string): boolean =>
  above.trim().length >= FULL_LINE &&
  !/^[•·▪*–—-]/u.test(bare) &&
  !COLUMNS.test(above.trim()) &&
  !COLUMNS.test(bare) &&
  !/[.:;!?\d]\s*$/.test(above) &&
  (OPEN_END.test(above) || (isLower(bare) && !/\d[\d.,]*\s+\p{L}+\s*$/u.test(above)));

/** Lines of a title in the middle of the page, in capitals. */
const isTitleBroken = (above: string, text: string): boolean =>
  (/^\P{Ll}{12,}\s(?:AND|OF|THE|ET|UND|DE|DER|DES|Y|E)\s*$/u.test(above) &&
    /^\p{Lu}{4,}(?:\s\(.*)?$/u.test(text.trim())) ||
  ([above, text].every((each) => /^\s{8,}\S/.test(each) && each === each.toUpperCase() && /\p{Lu}{3}/u.test(each)) &&
    !/\S\s{3,}\S/.test(above.trim() + text.trim()) &&
    /(?:,|\s(?:THE|OF|AND|UNDER|BY|DE|DU|ET|DER|DES|UND))\s*$/u.test(above));

/** "commandant en chef." below a man. */
const OF_CHIEF =
  /^\s*(?:commandant(?: en chef)?|command(?:er|ing)[- ]in[- ]chief|commanding|g[ée]n[ée]ral en chef|oberbefehlshaber|general en jefe|comandante in capo)\.?\s*$/iu;

/** "Príncipe (3 battalions) 1,420; Zaragoza (1 battalion)" and below it "510; …": a list that goes on where its line ends. */
const listGoesOn = (above: string, text: string): boolean => {
  if (COLUMNS.test(above.trim()) || COLUMNS.test(text.trim())) return false;
  if (/\s(?:of|the|von|de|du|der|des|del|di)$/iu.test(above.trimEnd())) return /^\s*\p{Lu}/u.test(text);
  if (!/;[^;]*\d|(?:\d|\()\d[^;]*;/u.test(above)) return false;
  if (/\([^()]*$/u.test(above)) return /^[^()]*\)/u.test(text);
  const counted = above.slice(above.indexOf(':') + 1, above.lastIndexOf(';') + 1);
  const isList = above.includes(':') && /\d/.test(counted);
  if (isList && /\p{L}{3}\.\s*$/u.test(above)) return /^\s*\p{Ll}.*\d\.?\s*$/u.test(text);
  /** A running list broken between two of its entries. */
  if (isList && /;\s*$/.test(above)) return /^[^:]*\d{3}[^:]*(?:;|\.?$)/u.test(text);
  return (
    /;[^;.:]*[\p{L})]$/u.test(above.trimEnd()) &&
    !/\d{2}[^;]*$/u.test(above) &&
    figuresIn(above.split(';').at(-1) ?? '').found.every(({ of }) => of === 'battalion' || of === 'squadron') &&
    above.search(/\S/) === text.search(/\S/) &&
    /\d/.test(text)
  );
};

/** "79th Ligne (2" and "bns) 1,190", "Pest Hussars" and "(6 sqns) 720", "Salamon (1 bn)" and "520": a narrow page broke an entry. */
const entryBroken = (above: string, text: string): boolean =>
  (/\(\d{1,2}\s*$/u.test(above) && /^\s*\p{L}{2,12}\.?\)/u.test(text)) ||
  (/\([^()]{0,60}\d\s*$/u.test(above) && /^\s*\p{L}{2,12}\.?\)\s*$/u.test(text)) ||
  (/\p{L}\s*$/u.test(above) && !/\d{3}/.test(above) && /^\s*\(\d{1,2} \p{L}{2,12}\.?\)\s+\d[\d,.]*\s*$/u.test(text)) ||
  (/\(\d{1,2} \p{L}{2,12}\.?\)\s*$/u.test(above) && /^\s*\d[\d,.]{2,5}\s*$/.test(text));

/** "Hesse-" and "Darmstadt", "12 reserve" and "guns" */
const wordBroken = (above: string, text: string): boolean =>
  /^\s*\.[\s.]{2,}\d/.test(text) ||
  (/\d.*\p{Ll}\s*$/u.test(above) && /^\s*(?:guns|men|pieces|sabres|horse|foot)\.?\s*$/u.test(text)) ||
  (/\p{L}{3}-\s*$/u.test(above) && /^\s*\p{Lu}\p{Ll}/u.test(text));

/** "1,7" and "20", "96" and "5 M.", "61" and "5": no line begins with so small a figure that belongs to nobody. */
function figureBroken(above: string, text: string): boolean {
  const [, rest = '', noun = ''] = /^\s*(\d{1,2})(?:\s(\p{L}+\.?))?\s*$/u.exec(text) ?? [];
  if (rest === '') return false;
  const [, thousands = '', part = ''] = /\p{L}.*[\s,](?:(\d{1,2}[,.])?(\d{0,2}))\s*$/u.exec(above.trimEnd()) ?? [];
  if (part + thousands === '' || (noun !== '' && figuresIn(`1 ${noun}`).rest !== '')) return false;
  return thousands === ''
    ? part.length + rest.length < 5 && (noun === '' || rest.startsWith('0') || part.length + rest.length > 2)
    : part.length + rest.length === 3;
}

const isOneLine = (above: string, text: string, fewCommas: boolean): boolean =>
  entryBroken(above, text) ||
  (/,\s*$/.test(above) && SECTIONS.test(above.trim()) && !/\d{3}/.test(text)) ||
  continues(above.trimEnd(), text.trim()) ||
  (/^\s*\([^()\d]{3,60}$/u.test(above) && /^[^()\d]{2,60}\)?:?$/u.test(text.trim())) ||
  (fewCommas && goesOn(above, text)) ||
  (/\p{L},\s*$/u.test(above) && OF_CHIEF.test(text)) ||
  listGoesOn(above, text) ||
  isWrapped(above, text.trim()) ||
  isTitleBroken(above, text);

/** "1,850" with its "men", or a list that goes on behind its comma with nothing but figures. */
function continues(above: string, bare: string): boolean {
  const [first = ''] = bare.split(/[;,]/);
  const { found, rest } = figuresIn(`1 ${first}`);
  /** "foot bty, 8 guns" below "1er Dragons 380" counts no batteries. */
  const isNoun = rest === '' && (!/\d{3}$/.test(above) || found.every(({ of }) => of !== 'battery'));
  if (isNoun && /\d$/.test(above) && /^(?:\p{Ll}\D*|(?:Pf|Gesch|Mann|M\.)\p{L}*\.?)$/u.test(first)) return true;
  /** No line ends where its writer wants a figure to follow. */
  if (/\d.*\s(?:=|zu|je|of|de|à|di|da|von|mit|with)$/iu.test(above) && /^\d/.test(bare)) return true;
  return (
    /[,;]$/.test(above) &&
    /^\d/.test(bare) &&
    figuresIn(bare).found.length > 0 &&
    figuresIn(bare).rest.replace('.', '') === ''
  );
}
