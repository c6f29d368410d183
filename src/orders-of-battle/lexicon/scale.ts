/** How wargamers say what their figures stand for. */

const ONE = '(?:each|one|1|every|an?|jede[rs]?|eine?|une?|chaque|una?|cada|ogni)';
const FIGURE =
  '(?:figures?|figs?\\.?|castings?|figur(?:en)?|figurines?|figurin[ie]|miniatur(?:e[ns]?|as?)|figuras?|miniature)';
const BASE = '(?:bases?|stands?|elements?|socles?|peanas?|basett[ae]|basi)';
const THING = `(${BASE}|${FIGURE}|models?|guns?)`;
const ARM = '(?:(infantry|foot|cavalry|horse|mounted|model|artillery|gun)\\s+)?';
const NOUN = '(men|real|actual|guns?|sabres|troopers|mann|hommes|hombres|uomini|homens)';
const ABOUT = '(?:about\\s+|roughly\\s+|around\\s+|etwa\\s+|environ\\s+|~|c\\.\\s?)?(\\d[\\d,.]*\\d|\\d)';

/** "Each infantry base = 500 men", "eine Figur steht für 30 Mann" */
export const POINTS_OF_SCALE = new RegExp(
  `(?<!\\p{L})${ONE}\\s+${ARM}${THING}\\s*(?:=|is|are|equals?|represents?|stands for|steht für|entspricht|ist|sind|vaut|repr[ée]sente|est|equivale a|representa|vale|rappresenta|son|sono|[èe])\\s*${ABOUT}\\s*${NOUN}?`,
  'giu',
);
/** "…, one cavalry base 100 men", behind another that has the verb */
export const MORE_OF_SCALE = new RegExp(
  `,\\s+(?:and\\s+|und\\s+|et\\s+)?${ONE}\\s+${ARM}${THING}\\s+${ABOUT}\\s*${NOUN}`,
  'giu',
);
/** "33 men to a figure" */
export const SCALE_TURNED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{2,3})\\s+${NOUN}\\s+(?:to|per|pro|par|por|a|je)\\s+(?:${ONE}\\s+)?${ARM}${THING}(?!\\p{L})`,
  'giu',
);
/** "Figure scale 1:33" */
export const RATIO =
  /(?:figures?|figuren|figurines?)[- ]?(?:scale|ratio|ma(?:ß|ss)stab)\D{0,6}1\s?(?::|to|zu|=)\s?(\d{2,3})/giu;

/** "5 bases", "6 bases of foot", "5 cavalry bases", "2 models" */
export const SCALED = new RegExp(
  `(?<![\\p{L}\\d,.])(\\d{1,3})\\s+(?:(infantry|foot|cavalry|horse|gun)\\s+)?(${BASE}|${FIGURE}|models?(?:\\s+guns?)?)(?:\\s+(?:of\\s+)?(foot|horse|infantry|cavalry))?(?!\\p{L})`,
  'giu',
);

/** Men stand on bases, and a model may be either. */
export const IS_BASE = new RegExp(`^${BASE}`, 'iu');
export const IS_FIGURE = new RegExp(`^${FIGURE}`, 'iu');
