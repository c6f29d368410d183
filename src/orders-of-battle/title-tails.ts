/** Titles of armies, without the battle and the day that stand behind them. */
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank } from './commanders.ts';
import { BATTLES } from './lexicon/manners.ts';
import { DATE, PAPER, WHERE } from './lexicon/pages.ts';
import type { RawLine } from './manners.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn } from './numbers.ts';
import { isFormation } from './tree.ts';
import { nationOfMan } from './votes.ts';

const LONGEST_TITLE = 120;
/** "— Battle of Zurich, 3 vendémiaire", ", 22nd July 1812": where and when an army of a title fought. */
const TAIL_OF_TITLE = new RegExp(
  `(?:(?:\\s*[.,:(–—]+|\\s-+)\\s*|\\s+(?=(?:am|vom|den|on|le|el|il)\\s\\d))(?:\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?,\\s)?(?:${BATTLES.source.slice(1)}.*|(?:(?:on|in|le|am|den|vom|el|il|em)\\s)?(?:the\\s)?(?:${DATE.source.slice(1)}.{0,20}))$`,
  'iu',
);
/** "…, June 1812 (Marmont)" */
function keepingItsLeader(tail: string): string {
  const [bracket = '', inside = ''] = /\s\(([^()]{2,60})\)$/u.exec(tail) ?? [];
  return bracket !== tail && (nationOfMan(inside) !== undefined || beginsWithRank(inside)) ? bracket : '';
}
export const withoutTail = (text: string): string => {
  const cut = text.length < LONGEST_TITLE ? text.replace(TAIL_OF_TITLE, keepingItsLeader) : text;
  return cut !== text &&
    figuresIn(text).found.length === 0 &&
    (isFormation(hintsOf(cut).level) || guessNation(cut) !== undefined)
    ? cut
    : text;
};

/** "Sehested 10.12.1813 - Allies (Wallmoden)": the battle and its year before each of several headings. */
const BATTLE_BEFORE = /^\s*(\p{Lu}.{0,60}?(?<!\d)1[78]\d\d)\)?(?:\s*[:–—]|,|\s-)\s+(?=\p{L}[^\d\t|]{3,80}$)/u;
export function withoutSharedTitle(lines: readonly RawLine[]): readonly RawLine[] {
  const titles = lines.map(({ text }) => BATTLE_BEFORE.exec(text)?.[1]);
  return lines.map((each, i) =>
    titles[i] !== undefined && titles.filter((title) => title === titles[i]).length > 1
      ? { line: each.line, text: each.text.replace(BATTLE_BEFORE, '') }
      : each,
  );
}

const LONG_NAME = 36;

/** The name of an army out of a title: no kind of paper, no place and no day, where what is left still names troops. */
export function shortTitle(title: string): string {
  if (title.length > LONGEST_TITLE * 2) return title;
  const name = title.replace(/^(?:[A-D]|[IVX]+)[.)]\s+(?=\p{Lu}{4}.*\s)/u, '');
  const ends = [name.replace(PAPER, '')];
  if ((ends[0] ?? '').length > LONG_NAME) ends.unshift((ends[0] ?? '').replace(WHERE, ''));
  const [first] = ends.map((end) => end.replace(/[.,:;]$/u, '').trim());
  const named = ends
    .map((end) => end.replace(/^(?:the|der|des|den|l['’]|les|de la|del?|du|da)\s+(?=\S{4})/iu, '').trim())
    .find((end) => end.length > 3 && (isFormation(hintsOf(end).level) || guessNation(end) !== undefined));
  return first === name.trim() || named === undefined ? name : named;
}

/** "2ND DIVISION —", "Flank Battalion.", "1st batt..": what led on to the figures. */
export const withoutEnd = (name: string): string =>
  name.replace(/\s*[–—:;,]+$/u, '').replace(/(?<=\p{L}{4}(?:[aeiouyn]|[^s]s|er))\.$|(?<=\.)\.$/u, '');
