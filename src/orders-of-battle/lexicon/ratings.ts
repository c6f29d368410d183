/** Words by which sources rate, as ratings of the game, and what sources call their ratings. */
import type { Rating } from '../../book/terms.ts';
import type { OfficerRatings } from '../../scenarios/ratings.ts';

/** Which rating a word of the source is like; the first that fits. */
export type Words = readonly (readonly [words: RegExp, rating: Rating])[];

/** Ratings of arms, which say nothing of the men. */
export const OF_ARMS = ['weapon', 'range', 'speed', 'ammo', 'fatigue'];

/** What sources call the ratings of officers, in small letters. NBC-SCN-07 */
export const OF_OFFICERS: { readonly [R in keyof OfficerRatings]: readonly string[] } = {
  A: ['ability', 'command', 'professionalskill', 'skill', 'tactics', 'competence'],
  L: ['leadership', 'inspiration', 'charisma'],
  T: ['temperament', 'aggression', 'aggressiveness', 'initiative'],
};

/** NBC-GL-22 */
export const TROOP_WORDS: Words = [
  [/\bguards?\b|garde/i, 6],
  [/\b(?:elite|crack|grenadier|superior|excellent)/i, 5],
  [/\b(?:vet(?:s|eran|\b)|seasoned|experienced|v[eé]t[eé]ran|good)/i, 4],
  [/\b(?:con(?:script|sc?r?\b)|green|recruit|landwehr|second|inferior|fair|konskrib)/i, 2],
  [/\b(?:mil(?:itia|\b)|raw|untrained|levy|lev[eé]e|poor|irregular|opol|landsturm)/i, 1],
  [/\b(?:reg(?:ular|\b)|line|ligne|trained|average|drilled|normal)/i, 3],
];

/** The game's own words first (NBC-SCN-08 to NBC-SCN-10), then those that come near them. */
export const OFFICER_WORDS: { readonly [R in keyof OfficerRatings]: Words } = {
  A: [
    [/^superior$/i, 6],
    [/^excellent$/i, 5],
    [/^good$/i, 4],
    [/^average$/i, 3],
    [/^poor$/i, 2],
    [/^despicable$/i, 1],
    [/^(?:mediocre|fair|competent)/i, 3],
    [/^(?:brilliant|genius|outstanding)/i, 6],
  ],
  L: [
    [/^magnetic$/i, 6],
    [/^charismatic$/i, 5],
    [/^inspirational$/i, 4],
    [/^normal$/i, 3],
    [/^impersonal$/i, 2],
    [/^uninspiring$/i, 1],
    [/^inspir/i, 4],
    [/^(?:despised|hated|loathed)/i, 1],
    [/^(?:average|usual|respected)/i, 3],
  ],
  T: [
    [/^belligerent$/i, 6],
    [/^aggressive$/i, 5],
    [/^forward$/i, 4],
    [/^even$/i, 3],
    [/^cautious$/i, 2],
    [/^timid$/i, 1],
    [/^(?:bold|daring|rash|reckless|impetuous)/i, 5],
    [/^(?:steady|normal|average)/i, 3],
  ],
};

/** How sheets of scenarios rate leaders and units, in a word or two behind them. */
const OF_LEADERS =
  'aggressive|genius|hesitant|plodding|(?:in)?competent|capable|skilled|skilful|unskilled|dashing|gifted|brilliant|excellent|good|average|poor|mediocre|able|inept|cautious|bold|rash|timid|inspirational|charismatic|exceptional|superior|experienced|uninspiring|steady';
const OF_TROOPS =
  '(?:very )?(?:raw|green|con(?:scripts?|sc?r?)?|mil(?:itia)?|trained|drilled|reg(?:ulars?)?|vet(?:eran)?s?|seasoned|elite|crack|average|inferior|superior|poor|unreliable|reliable|shaky|steady|stubborn|first class|second class|third class|class [a-f])';

/** "(Competent, command radius 18\")" */
export const LEADER_RATED = new RegExp(
  `\\s*\\((?:${OF_LEADERS})(?:[,;/]\\s[^()]*)?\\)|(?:,\\s|\\s[–—-]\\s)(?:${OF_LEADERS})\\s\\(\\d{1,2}\\)(?=$|[,;]|\\s[–—-])`,
  'giu',
);

/** "24 figures (Regular), 755 men" */
export const UNIT_RATED_INSIDE = new RegExp(`\\s*\\((${OF_TROOPS})\\)`, 'iu');

/** "– Veteran, skirmish 1/2" at the end of a line, and "900 Reg". */
export const UNIT_RATED = new RegExp(
  `(?:\\s[–—-]\\s+|\\s\\(|\\s\\[|[,;]\\s+|(?<=\\d)\\s+)(${OF_TROOPS}(?:[,;/]\\s?(?:${OF_TROOPS}|${OF_LEADERS}|(?:skirmish|sk|heavy|light|rifles?|impetuous|morale|small|large|lancers?|marksm[ae]n|no skirmish)[^,;()\\]]{0,20}))*)[)\\]]?\\s*$`,
  'iu',
);

/** "1,150, C, 5", "850, B+", "6 guns, D7, SK1": letters and figures by which a sheet rates, behind a strength. */
export const UNIT_CODED =
  /(?<=\d{3}|\d\s?\p{L}{3,8})(?:[,;]|\s[–—-])\s(?:class )?((?<=[–—-]\s)[Ll]ine|[A-F][+-]?|[A-Z]{1,3}\d{1,2}\+?)(?:[,;/]\s?(?:\d{1,2}\+?|[A-Z]{1,3}\d{0,2}\+?))*$/u;
