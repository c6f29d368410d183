/** What stands behind the units of one line, and is their sum. */
import { beginsWithRank } from './commanders.ts';
import { cutOutside } from './items.ts';
import { formation } from './led-lines.ts';
import { figuresIn, numberOf } from './numbers.ts';

/** "Nassau (2 batts.), 911; Baden (2 batts.), 958 = 1,869": what the units of a line come to. */
export function withoutOwnSum(given: string): string {
  const text = given.replace(TOTAL_BEHIND, ' = $1');
  const [, list = '', noun = '', sum = ''] =
    /^([^:]*\d(\s\p{L}{3,})?)\s*=\s*(\d{1,3}(?:[.,]\d{3})+|\d{1,5})(?:\s\p{L}+)?\.?$/u.exec(text) ?? [];
  const ends = cutOutside(list, ';').map(
    (item) =>
      numberOf(/\d[\d.,]*$/.exec(item.endsWith(noun) ? item.slice(0, item.length - noun.length) : '')?.[0] ?? '') ?? 0,
  );
  return ends.length > 1 && ends.reduce((a, b) => a + b, 0) === numberOf(sum) ? list : text;
}

/** "7th Caçadores (420). Total, 2,590." */
const TOTAL_BEHIND =
  /(?<=[,;].*\d(?:\s\p{L}+)?\)?)[.;]\s+(?:total|totale|zusammen|insgesamt|ensemble|en tout|in all)[,:]?\s+(\d[\d.,]*\d)\.?$/iu;

/** "Brigade Dewinter : 38e, 1er bataillon de tirailleurs : 2.900 h.": no unit has a figure, and what stands behind them is the brigade's. */
export function withSumBehind(text: string): string {
  const [, head = '', list = '', sum = ''] =
    /^([^:,]{2,80}?)\s?:\s+([^:]+?)\s?:\s+((?:\d{1,3}(?:[,.]\d{3})+|\d{3,5})(?:\s\p{L}[\p{L} ]{0,20}\.?)?)$/u.exec(
      text,
    ) ?? [];
  const items = cutOutside(list, ',');
  const isNamed = (item: string): boolean => !/\d{3}/.test(item) && /\p{L}{2}/u.test(figuresIn(item).rest);
  return items.length > 1 && formation(head) && !beginsWithRank(list) && items.every(isNamed)
    ? `${head} (${sum}): ${list}`
    : text;
}

/** "A Brigade: 1/3rd, 2/48th, one company 5/60th = 2,045": the figure is the brigade's, whatever stands before it. */
export function withSum(text: string): string {
  const [, head = '', comma, list = '', mark, bare, worded] = LIST_AND_SUM.exec(text) ?? [];
  if (comma !== undefined && !(mark === '=' && formation(head))) return text;
  const sum = bare ?? worded ?? '';
  if (sum === '' || !/[,;]|\band\b|&/.test(list) || beginsWithRank(list)) return text;
  /** Each has its own, and this is the last one's. */
  if (mark !== '=' ? /\d{3}\s*,\s/.test(list) : /=\s*\d[^;]*;/.test(list)) return text;
  return `${head.trim()} (${sum}): ${list}`;
}

const FIGURE = `(?:(?:abt\\.?|about|c\\.|ca\\.|circa|some|near(?:ly)?|~)\\s*)?(?:\\d{1,3}(?:[,.]\\d{3})+|\\d{2,5})`;
const WORDED = `\\d[\\d,.]*\\s(?:men|foot|horse|infantry|cavalry|sabres|guns|pieces|hommes|chevaux|mann|pferde)`;
const LIST_AND_SUM = new RegExp(
  `^([^:]{2,80}?)(?::|\\s[–—-]|(,))\\s+(\\S.*?)\\s*,?\\s*(?:(=|[–—-]{1,2}|\\.{2,}|\\s{2,})\\s*(${FIGURE})|(?:=|\\.{3,})\\s*(?=${WORDED})(\\d[^.=]*?))\\.?$`,
  'iu',
);
