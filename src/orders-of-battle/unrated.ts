/** How a source rates those whom a line names, taken out of their name. */
import { LEADER_RATED, UNIT_CODED, UNIT_RATED, UNIT_RATED_INSIDE } from './lexicon/ratings.ts';

/** Letters; what is longer is a paragraph. */
const LONGEST = 800;

/** "Brigade Nostitz (Competent)", "Hussars – 720 men – Veteran": how good they are is no part of their name. */
export function withoutRatings(text: string): { readonly text: string; readonly quality?: string } {
  if (text.length > LONGEST) return { text };
  const led = text.replace(LEADER_RATED, '');
  const [rated, quality] =
    (SPEAKS_OF_UNIT.test(led) && (UNIT_RATED.exec(led) ?? UNIT_RATED_INSIDE.exec(led) ?? UNIT_CODED.exec(led))) || [];
  return rated === undefined || !quality ? { text: led } : { text: led.replace(rated, ''), quality };
}
/** A figure, or the number of a regiment. */
const SPEAKS_OF_UNIT = /\d/;
