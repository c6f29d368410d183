/** Parts of a regiment that are called by their number alone. */
import { guessNation } from '../scenarios/nations.ts';
import { hintsOf } from './nouns.ts';
import type { Sprout } from './tree.ts';

/** No regiment had more; what has a higher number is one itself. */
const MOST_BATTALIONS = 8;

/** "2nd Jäger Battalion" is of no regiment. */
const OF_ITS_OWN =
  /(?<!\p{L})(?:j[äa]e?ger|light|leichte?s?|l[ée]g[eè]re?|grenz\p{L}*|landwehr|vol[ou]nt\p{L}*|sch[üu]tzen|freiwillig\p{L}*)(?!\p{L})/iu;

/** "Grenadier Battalions" are of several. */
const SEVERAL_PARTS = /(?:ons|one|bns)$/iu;

/** "1st Battalion", "II. Bataillon", "Depot Squadron": a part that does not say of which regiment. */
export const isNumberedPart = ({ name, level }: Sprout): boolean =>
  Number(/^\d+/.exec(name)?.[0] ?? 0) <= MOST_BATTALIONS &&
  (level === 'battalion' || level === 'squadron') &&
  !OF_ITS_OWN.test(name) &&
  !SEVERAL_PARTS.test(name) &&
  guessNation(name) === undefined &&
  hintsOf(name.split(' ').at(-1) ?? '').level === level &&
  /^(?:\d{1,2}(?:st|nd|rd|th|er?|re|ème|me|\.)?|[IVX]{1,4}\.?|depot|fusilier|grenadier|field|(?:first|second|third|fourth))\s+(?:\p{L}+\s+)?\p{L}+\.?$/iu.test(
    name,
  );
