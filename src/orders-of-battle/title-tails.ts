/** Titles of armies, without the battle and the day that stand behind them. */
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank } from './commanders.ts';
import { BATTLES } from './lexicon/manners.ts';
import { DATE } from './lexicon/pages.ts';
import { hintsOf } from './nouns.ts';
import { figuresIn } from './numbers.ts';
import { isFormation } from './tree.ts';
import { nationOfMan } from './votes.ts';

const LONGEST_TITLE = 120;
/** "— Battle of Zurich, 3 vendémiaire", ", 22nd July 1812": where and when an army of a title fought. */
const TAIL_OF_TITLE = new RegExp(
  `(?:\\s*[.,:(–—-]+\\s*|\\s+(?=(?:am|vom|den|on|le|el|il)\\s\\d))(?:\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?,\\s)?(?:${BATTLES.source.slice(1)}.*|(?:(?:on|in|le|am|den|vom|el|il|em)\\s)?(?:the\\s)?(?:${DATE.source.slice(1)}.{0,20}))$`,
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
