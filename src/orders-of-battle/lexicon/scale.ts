/** How wargamers say what their figures stand for. */

export const POINTS_OF_SCALE =
  /(?<!\p{L})(?:each|one|1|every|a)\s+(?:(infantry|foot|cavalry|horse|mounted|model|artillery)\s+)?(bases?|stands?|figures?|figs?\.?|models?|guns?)\s*(?:=|is|equals?|represents?|stands for)\s*(?:about\s+|roughly\s+|around\s+|~|c\.\s?)?(\d[\d,.]*\d|\d)\s*(men|real|actual|guns?|sabres|troopers)?/giu;

/** "5 bases", "6 bases of foot", "2 models" */
export const SCALED =
  /(?<![\p{L}\d,.])(\d{1,3})\s+(?:bases?|stands?|figures?|figs?\.?|models?(?:\s+guns?)?)(?:\s+of\s+(foot|horse|infantry|cavalry))?(?!\p{L})/giu;
