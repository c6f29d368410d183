/** Words with a capital letter that name nobody. */
export const NO_PERSON =
  /^(?:divisional|regimental|reinforcements?|attached|detach\p{L}*|d[ée]tach\p{L}*|indep\p{L}*|brigadas?|unbrigaded|unattached|art|truppen?|trupp[ae]|troops?|troupes|generals?|one|two|three|four|five|six|parc|park|room|units?|other|others|various|combined|converged|provisional|remnants?|left|right|cent(?:re|er)|middle|main|body|first|second|third|fourth|fifth|sixth|front|rear|advanced?|artilleriereserve|reserv\p{L}*|r[ée]serve|auxiliary|royal|imperial|old|young|new|total|field|command|hungarians?|table|allied|allies|contingent|the|and|des|corps|household|dromedary|flank|garnizon|garrison|haupt\p{L}*|kozacy|pervaya|vtoraya|liniya|kol|brig|col|attackers?|defenders?|observation|consuls?|grande?)$/iu;

/** Before a place, and no man. */
export const TO_A_PLACE =
  /(?<!\p{L})(?:from|at|near|in|to|on|by|bei|nach|aus|vor|à|près de|en|a|presso|da|zu|the|before|upon|behind|des|de la|della|aux|army of|arm[ée]e d[eu'’])\s*$/iu;

/** Before a name, and a part of it. */
export const TITLE_IN_NAME = /(?<!\p{L})(?:(?:st\.?|ste\.?|saint|v\.|v[ao]n|van der|pr\.?|prin[cz]e?)\s)+$/iu;

/** Troops of these names were on foot in one army and on horse in another. */
export const EITHER_ARM =
  /(?<!\p{L})(?:chass(?:eurs?|\.)|carabin\p{L}*|cazadores|cacciatori|gendarmes?|gendarmerie|guides?|gu[ií]as)(?! [àa] (?:ch|pied)| zu pferde?|\p{L})/iu;

/** In its line it says which, or is told by squadrons or battalions. */
export const SAYS_ARM =
  /(?<!\p{L})(?:mounted|dismounted|horse|foot|cav(?:alry|alerie|\.)|inf(?:antry|anterie|\.)|[àa] (?:cheval|pied|cavallo|caballo|piedi|pie|cavalo)|te paard|te voet|bereden|zu (?:pferde?|fu(?:ß|ss)e?)|beritten\p{L}*|ruiters?|squadrons?|sqd?n?s?|esc\p{L}*|esk\p{L}*|battalions?|bat\p{L}*|bns?)(?!\p{L})/iu;
