/** Nouns of unit in English, French and German, by the level and the arm they say. */
import type { Kind, Level } from '../tree.ts';

/** From the lowest level up: "Brigade Battery" is a battery. */
export const LEVEL_NOUNS: readonly { readonly level: Level; readonly noun: RegExp }[] = [
  {
    level: 'battery',
    noun: /\b(?:batter(?:y|ies)|batterie[ns]?|bt(?:t)?(?:y|ies)\.?|btry|half-battery|artillery company)\b/iu,
  },
  {
    level: 'squadron',
    noun: /(?<!\p{L})(?:squadrons?|sqd?ns?|sqdn|escadrons?|eskadron(?:s|en)?|schwadron(?:en)?|esc\.)(?!\p{L})/iu,
  },
  {
    level: 'battalion',
    noun: /(?<!\p{L})(?:battalions?|batt(?:alio)?ns?|bataill?on(?:s|e|en)?|bataljon(?:s)?|batts?\.|bttns?|btns?|bns?|bataill?\.|batt?s?(?=\.|$))(?!\p{L})/iu,
  },
  {
    level: 'regiment',
    noun: /(?<!\p{L})(?:r[eé]giments?|regimenter|rgts?|regts?|rgmts?|r[eé]g\.|rgt\.|demi-brigades?|hal(?:ve|b)[ -]?brigaden?|mezza brigata|media brigada)(?!\p{L})/iu,
  },
  {
    level: 'brigade',
    noun: /(?<!\p{L}|demi-|half-|hal(?:ve|b)[ -]?|mezza |media )(?:brigades?|brigaden|bdes?|brig\.|brigada)(?!\p{L})/iu,
  },
  {
    level: 'division',
    noun: /(?<!\p{L})(?:divisions?|divisionen|divs?\.?|command(?= \d)|(?<=^\d(?:st|nd|rd|th) )command|divisie|divisi[oó]n|truppendivision)(?!\p{L})/iu,
  },
  {
    level: 'corps',
    noun: /(?<!\p{L}|gardes? du |garde de |free |j(?:ä|ae|a)ger |rifle |volunteer |corps )(?:(?:armee-?|army )?(?:corps|korps)|cuerpo)(?! franc| princip|\p{L})/iu,
  },
  {
    level: 'wing',
    noun: /(?<!\p{L})(?:wing|aile|lieutenanc(?:y|e|ies)|luogotenenza|fl(?:ü|ue)gel|columns?|colonnes?|kolonnen?)(?!\p{L})/iu,
  },
  {
    level: 'army',
    noun: /(?<!\p{L})(?:(?:haupt|reserve|nord|süd|ost|west|rhein|main|donau|elb|landwehr|küsten|belagerungs|beobachtungs)?-?arm(?:y|[eé]e)|(?:haupt)?heer|forces)(?!\p{L})/iu,
  },
];

/** "1/6e", "III/IR 12": a battalion before its regiment. */
export const BATTALION_OF = /^(?:[IVX]{1,4}|\d{1,2}|F(?:us)?\.?|G(?:ren)?\.?)\s?\/\s?\S/u;

/** "54e Ligne", "7th Hussars", "IR 25": a number and the arm, and no other noun. */
export const REGIMENT_BY_NUMBER =
  /(?<!\p{L})(?:\d+\s?(?:er|re|e|è|ème|eme|me|nd|st|rd|th|\.|°|º)?)\s*(?:(?:l(?:t|ight)|h(?:v|eav)y|horse|line|royal)\.?\s+)*(?:(?:de |d['’])?(?:la )?ligne|l[ée]g(?:[èe]re?|er)?(?!\p{L})|hussars?|huss?ards|chass(?:eurs|\.)|drag(?:oons|ons|\.)|cuir(?:assiers?|\.)|lanc(?:iers|ers|\.)|foot|line|light(?! (?:div|brig|bde|cav))|infanterie|linie|fusiliers|grenadiers|carabiniers|uhlans?|ulanen|husaren|dragoner|k[üu]rassiere?)|(?<!\p{L})(?:IR|LIR|HR|DR|KR|CR|UR)\s?(?:Nr\.?|#)?\s?\d+/iu;

export const KIND_NOUNS: readonly { readonly kind: Kind; readonly type?: string; readonly noun: RegExp }[] = [
  {
    kind: 'other',
    type: 'staff',
    noun: /\b(?:head-?quarters|h\.?q\.?|general staff|staff|stab|état-major|etat-major)\b/iu,
  },
  {
    kind: 'other',
    type: 'train',
    noun: /\b(?:(?:supply|baggage|bridging|equipment|wagon|artillery) train|train (?:d['’]artillerie|des équipages|squadron|company)|supply(?! escort)|baggage|wagons?|chariots?|convoy|parc des équipages|ambulances?|hospital|lazarett|(?:military )?e+qui(?:p+age|pages)s?|train squadron|train)\b/iu,
  },
  {
    kind: 'other',
    type: 'engineers',
    noun: /\b(?:sapp?e(?:u)?r(?:e?[ns]?)|sapeurs?|engineers?|g[ée]nie|pioneers?|pionn?iers?|pioniere|miners?|mineurs?|pontoniers?|pontonn?iers?|pontoons?|ouvriers)\b/iu,
  },
  {
    kind: 'artillery',
    type: 'horse artillery',
    noun: /\b(?:horse[ -]art(?:iller(?:y|ie)|\.)?|mounted artillery|horse batt?(?:er(?:y|ies)|ys?|ies)|horse bt(?:t)?y|reitende[rn]? (?:art|batt)\w*|art(?:iller(?:ie|y)|\.)? [àa] cheval|art(?:illerie)? volante|cavalry batter(?:y|ies)|kavallerie-?batterien?|RHA)\b/iu,
  },
  {
    kind: 'artillery',
    type: 'howitzer',
    noun: /\b(?:howitzers?|haubitzen?|haubitz-?batterie|obusiers?|licornes?|unicorns?)\b/iu,
  },
  { kind: 'artillery', type: 'rocket', noun: /\b(?:rockets?|raketen?)\b/iu },
  {
    kind: 'artillery',
    type: 'heavy',
    noun: /\b(?:(?:position|heavy|siege|reserve) (?:batter(?:y|ies)|bt(?:t)?y|artillery)|positionsbatterie|12[- ]?(?:pdr|pounder|pound|lb|livres|pf(?:ünd\w*|d))|(?:batterie|pièces) de 12)\b/iu,
  },
  {
    kind: 'artillery',
    type: 'foot artillery',
    noun: /\b(?:foot art(?:iller(?:y|ie)|\.)?|foot batter(?:y|ies)|foot bt(?:t)?y|art(?:iller(?:ie|y)|\.)? [àa] pied|fu(?:ss|ß)(?:artillerie|batterien?))(?!\p{L})/iu,
  },
  {
    kind: 'artillery',
    noun: /\b(?:art(?:iller(?:y|ie|eurs|ist\w*)|\.)|gunners|canonniers|kanoniere|batter(?:y|ies)|batterien?|bt(?:t)?(?:y|ies)|btry|guns|cannons?|geschütze?|\d+-?(?:pdr|pounder|lb)s?)(?!\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'light',
    noun: /\b(?:chass(?:eurs|\.) [àa] pied|fuss-?j[äa]ger|foot (?:chasseurs|guards chasseurs)|dismounted)(?!\p{L})/iu,
  },
  { kind: 'infantry', type: 'line', noun: /\bfoot dragoons\b/iu },
  {
    kind: 'infantry',
    type: 'guard',
    noun: /\b(?:foot guards?|guards? (?:infantry|grenadiers?|fusiliers?|jägers?|j[äa]ger)|(?:grenadiers?|fusiliers|tirailleurs|voltigeurs|flanqueurs) (?:[àa] pied )?de la garde|(?:old|middle|young) guard(?! (?:cav|horse|art))|coldstream|vieille garde|jeune garde)\b/iu,
  },
  {
    kind: 'cavalry',
    type: 'guard',
    noun: /\b(?:guard(?:s|e)?[ -](?:cav(?:alry|alerie)?\b|hussars?|dragoons?|cuirassiers?|uhlans?|lancers?|chasseurs?)|governor[- ]general['’]s body[ -]?guard|(?<=^|\d(?:st|nd|rd|th) |household )life ?guards?|horse guards?|gardes? (?:du|de) corps|grenadiers? [àa] cheval|horse grenadiers?|guards? of honou?r|gendarmes d['’][ée]lite|garde-?kavallerie|mam[e]?lu(?:k|c)\w*|dragons de l['’]imp\w*|chevalier garde)/iu,
  },
  {
    kind: 'cavalry',
    type: 'cuirassier',
    noun: /(?<!\p{L})(?:cuir(?:ass?iers?|\.)?|k[üu]rassiere?|kuerassiere?|(?<!chasseurs[- ])carabiniers?(?:[- ][àa][- ]cheval)?)(?!\p{L}| (?:bat|bns?|(?:of the|de la|du) \d))/iu,
  },
  {
    kind: 'cavalry',
    type: 'heavy',
    noun: /\b(?:heavy (?:cavalry|dragoons?|horse|brigade of cavalry)|hvy(?: cav)?|household cavalry|royal dragoons|grosse cavalerie|cavalerie lourde|schwere (?:kavallerie|reiter))\b/iu,
  },
  {
    kind: 'cavalry',
    type: 'cossack',
    noun: /\b(?:cossacks?|kosaken?|cosaques?|pulk|kalmucks?|bashkirs?|opolchenie cavalry)\b/iu,
  },
  { kind: 'cavalry', type: 'hussar', noun: /(?<!\p{L})(?:hus(?:s(?:ars?|ards?|\.)?|\.)?|husare?n?)(?!\p{L})/iu },
  {
    kind: 'cavalry',
    type: 'lancer',
    noun: /(?<!\p{L})(?:lanc(?:ers?|iers?|\.)|chevau[- ]?l[ée]gers?(?:[- ]lanciers)?|chev(?:au)?x?[- ]?l[ée]g\w*|uhl(?:an(?:s|en)?|\.)?|ulanen?|u[lh]l?an)(?!\p{L})/iu,
  },
  {
    kind: 'cavalry',
    type: 'light',
    noun: /(?<=^\d{1,2}\p{L}{0,2} )ch\.?$|(?<!\p{L})(?:chass(?:eurs?|\.|)[- ][àa][- ]ch(?:eval|\.)?|j[äa]e?gers? zu pferde?|(?:mounted|mtd\.?|beritten\p{L}*|reitende) j[äa]e?gers?|light (?:cavalry|dragoons?|horse)|lt\.? (?:cav|drag\w*)|cavalerie l[ée]g[èe]re|leichte (?:kavallerie|dragoner)|guerrilla cavalry|gu[ií]das|guides|karabiniers?)(?!\p{L})/iu,
  },
  { kind: 'cavalry', type: 'dragoon', noun: /(?<!\p{L})(?:drag(?:oons?|ons?|oner|\.)|dragones)(?!\p{L})/iu },
  {
    kind: 'cavalry',
    noun: /(?<!\p{L})(?:cav(?:alry|alerie|aler[ií]a|\.|)|kav(?:allerie|\.)|reiter(?:ei|s)|horse|squadrons?|escadrons?|eskadrons?|yeomanry)(?!\p{L})/iu,
  },
  { kind: 'infantry', type: 'grenadier', noun: /(?<!\p{L})(?:gren(?:adiers?|adiere|\.)|granaderos)(?!\p{L})/iu },
  {
    kind: 'infantry',
    type: 'guard',
    noun: /(?<!\p{L}|(?:adv(?:ance|anced|\.)?|van|rear|avant|arri[èe]re|flank|head-?quarters?)[- ])(?:guards?|gardes?|leib-?garde)(?! nationale| d['’]honneur|\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'light',
    noun: /(?<!\p{L})(?:l[ée]g[èe]re|léger|(?<=\d\p{L}{0,4}\.?\s)leger|l[ée]g\.|light (?:infantry|bns?|battalions?|inf\.?|company|division|brigade)|j[äa]e?gers?|grenz(?:er|infanterie)?|rifles?|riflemen|ca[çc]adores|cazadores|tirailleurs|voltigeurs|carabiniers? (?:bat\p{L}*|bns?\.?|(?:of the|de la|du) \d+\p{L}*)|schützen|chasseurs?|feldj[äa]ger|skirmishers|leichte infanterie|(?<=\d(?:st|nd|rd|th) )light(?=$|,)|fusilier (?:battalions?|bataillone?))(?!\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'militia',
    noun: /(?<!\p{L})(?:landwehr|landsturm|militia|milice|miliz|opol[ct]henie|garde nationale|national guards?|insurrection|volunteers?|voluntarios|freikorps|free ?corps|guerrillas?|urban guard)(?!\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'line',
    noun: /(?<!\p{L})(?:ligne|line|linie|inf(?:antr?(?:y|ie|erie)|anterie|\.|)|fus(?:iliers?|ileers?|\.)|musk?et(?:iers?|eers?|iere|\.)|foot|fuss|IR|pied|bataljon|infanter[ií]a|highlanders?|seamen|sailors|marines|marins|matrosen|marin(?:er)?os|marinai)(?!\p{L})/iu,
  },
];

/**
 * "Fußartillerie", "Kavallerie-Batterie", "Horse Art.": what a compound ends in is what it is. Of "infantry - artillery",
 * in whatever language they are joined, nothing is.
 */
export const GUNNERS =
  /^(?:(?:foot|horse|cav(?:alry|\.)|kav(?:allerie|\.)|fu(?:ss|ß)) )?(?!train|inf)[\p{L}.-]*(?:artiller\p{L}*|art\.?|batter\p{L}*)$/u;

export const LEVEL_LETTERS: Record<string, Level> = {
  a: 'army',
  w: 'wing',
  c: 'corps',
  d: 'division',
  b: 'brigade',
  r: 'regiment',
};
