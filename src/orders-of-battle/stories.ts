/** Lines of a page that tell in sentences, and name no unit. */

import { chiefIn } from './chief-lines.ts';
import { beginsWithRank } from './commanders.ts';
import { TELLS_A_STORY } from './lexicon/manners.ts';
import { hintsOf } from './nouns.ts';
import type { PageLine } from './page.ts';
import { isFormation } from './tree.ts';

const MOST_WORDS = 24;

export const isProse = (text: string): boolean => {
  /** A title. */
  if (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) return false;
  const [head = '', man = ''] = text.split(/:\s+/);
  if ((isFormation(hintsOf(head).level ?? 'unknown') || chiefIn(text) !== undefined) && beginsWithRank(man))
    return false;
  /** "Galician Grenadiers (1 battalion) 470; Volunteers of the Crown (1 battalion) 565." */
  const items = text.split(/;\s/);
  const counted = items.filter((item) => /\d/.test(item)).length;
  if (items.length > 1 && counted >= Math.max(2, items.length - 1) && !TELLS_A_STORY.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > 9 && /[.!?]$/.test(text) && !/\d|,.*,.*,/.test(text)) return true;
  return words > MOST_WORDS && !/[;]|,.*,.*,/.test(text)
    ? true
    : words > 12 && /[.!?]$/.test(text) && /\b(?:was|were|is|are|had|has|his|their|the)\b/iu.test(text);
};

/** "Hope's Division", and no "Hope this helps". */
export const isHeading = (text: string): boolean => {
  const { level = 'unknown' } = hintsOf(text.split(/[:(]/)[0] ?? '');
  return text.split(/\s+/).length < 6 && level !== 'army' && isFormation(level) && !/[.!?]$/.test(text);
};

/** "Les Bavarois perdirent 2 000 hommes, dont 500 prisonniers.": a sentence of what befell them. */
export const tellsStory = ({ text, cells }: PageLine): boolean =>
  !cells && text.split(/\s+/).length > 5 && TELLS_A_STORY.test(text);
