/** Lines that only speak of a man: who commands what stands above, and his staff. */
import { beginsWithRank, readCommander, speaksOfRank } from './commanders.ts';
import { COMMANDED_BY, STAFF, STAFF_INSIDE } from './lexicon/lines.ts';
import { isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';

/** "Commander in chief: Marshal X" */
export const chiefIn = (text: string): string | undefined =>
  STAFF.test(text) ? undefined : COMMANDED_BY.exec(text)?.[1];

/** A line that only speaks of a man: who commands what stands above it. */
export function commanderLine(text: string): string | undefined {
  const chief = chiefIn(text);
  if (chief !== undefined) return chief;
  const titled = text.replace(/^\(([^()]+?)\.?\)$/u, '$1');
  if (isTitled(titled) || TITLED_BEHIND.test(titled)) return titled;
  if (!beginsWithRank(text) || /['’]s\s/u.test(text) || /[:;]/.test(text)) return undefined;
  const { name } = readCommander(text);
  const { level, kind } = hintsOf(name);
  return level === undefined && kind === undefined && name !== '' && !/\d/.test(name) ? text : undefined;
}

/** "Louis Philippe, Duke of Chartres" */
const TITLED_BEHIND =
  /^(?:\p{Lu}[\p{L}.'’-]+\s?){1,4},\s(?:(?:the|le|il|el)\s)?(?:arch|grand )?(?:duke|count|prince|earl|marquess|marquis|viscount|duc|comte|duca|conte|duque|conde|pr[ií]ncipe|herzog|graf|fürst)\s(?:of|de|d['’]|di|von|del|della?)\s?(?:la\s)?\p{Lu}[\p{L}-]+$/iu;

/** Staff who stand in a list as if they were units. */
export const isStaffLine = (text: string): boolean =>
  STAFF.test(text) || (STAFF_INSIDE.test(text) && speaksOfRank(text));
