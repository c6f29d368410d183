/** Words with a capital letter that name nobody. */
export const NO_PERSON =
  /^(?:divisional|regimental|reinforcements?|attached|detach\p{L}*|d[ée]tach\p{L}*|indep\p{L}*|brigadas?|unbrigaded|unattached|art|abteilung|truppen?|trupp[ae]|troops?|troupes|generals?|one|two|three|four|five|six|parc|park|room|units?|other|others|various|combined|converged|provisional|remnants?|left|right|cent(?:re|er)|middle|main|body|first|second|third|fourth|fifth|sixth|front|rear|advanced?|artilleriereserve|reserv\p{L}*|r[ée]serve|auxiliary|royal|imperial|old|young|new|total|field|command|hungarians?|table|allied|allies|contingent|the|and|des|corps|household|dromedary|flank|garnizon|garrison|haupt\p{L}*|kozacy|pervaya|vtoraya|liniya|kol|brig|col|attackers?|defenders?|observation|consuls?|grande?)$/iu;

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

/** Words of tables, ratings, times and talk. */
export const NO_NAME =
  /^(?:commander|commanding|command(?:ed)?|officers?|chief|lead(?:er|ing)?|governor|formations?|units?|strengths?|present|effectif|st[äa]rke|killed|wounded|missing|sick|prisoners|quality|morale|notes?|figs|figures|bases|stands|type|rank|file|cavlary|cavalary|excellent|brilliant|good|average|poor|able|capable|competent|skilled|plodding|cautious|hesitant|dashing|aggressive|veterans?|elite|trained|raw|green|regulars?|arriv\p{L}*|enters?|arrival|turns?|behind|others?|north|south|east|west|they|when|what|this|that|note|page|appendix|state|return|roll|when|where|january|february|march|april|june|july|august|september|october|november|december|januar|februar|oktober|dezember|baone?|komp|stück|geschützen?|schw|pferde|mann|reiter|gesch|piezas|hombres|kanonen|canons|bouches|pezzi|uomini|bons|corpi|oddzia[łl]|dzia[łl]a|lyudei|ferner|anmerkung|nota|bemerkung|total\p{L}*|grand|sum\p{L}*|razem|zusammen|somma|graf|count|prince|conde|duke|lord|baron|baronet|general\p{L}*|g[ée]n[ée]r\p{L}*|marsh?al\p{L}*|mar[ée]chal|colonel|oberst|lieut\p{L}*|brigadier|major|captain|feldmarsch\p{L}*|mariscal|campo|coronel|tenente|teniente|capit[aá]n|adjutant|l[’']adjudant|ordre|ordine|order|bataille|battle|battaglia|schlacht|action|reinforcements?|sources?|there|then|with|also|attached|plus|including|from|under)$/iu;

/** Irregulars, called by who leads them: "Sysoev's Cossacks". */
export const IRREGULAR_TROOPS = 'cossacks|raiders|partisans|guerr?ill\\p{L}+|flying column';
