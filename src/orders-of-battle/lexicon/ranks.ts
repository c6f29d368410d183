/** What may stand before the name of a man, in small letters. */
export const PARTICLE = '(?:d[aeiou]s?|de[lmnr]|v[ao]n|vom|zu[mr]?|te[nr]|l[aeo]s?|fon)';

/** Ranks and titles of men in many languages, and the marks of what befell them. */

/** Names of men: ranks, titles and what befell them are taken out and kept. */

export const RANKS: readonly string[] = [
  '(?:feld|ten(?:ente|\\.) ?)mar(?:esciallo|\\.)|t\\.m\\.|gen(?:erale|\\.) ?mag(?:giore|g?\\.)|gen(?:erale|\\.) in capo',
  "(?:lieutenant|major)[- ]g[ée]n[ée]ral|feld-?mar[ée]chal|g[ée]n[ée]ral (?:de (?:la )?cavalerie|d[eu] (?:l[’'])?infanterie)",
  "g[ée]n(?:[ée]ral|\\.)? ?(?:d(?:[eu] ?|['’])?)?(?:division|div\\.?|brigade|bde\\.?|brig\\.?)",
  "g[ée]n[ée]ral d['’]artillerie",
  '(?:divisions|brigade)general|div\\.-? ?gen(?:eral|\\.)|general of (?:division|brigade|(?:the )?(?:infantry|cavalry|artillery))',
  'general der (?:infanterie|kavallerie|artillerie)',
  'adjudant[- ](?:command(?:ant|er)|g[ée]n[ée]ral)',
  "chef[s]?(?: (?:de (?:bataillon|(?:demi-)?brigade)|d['’]escadrons?)|(?= (?!d[eu]?(?!\\p{L}))\\p{L}))",
  'lieutenant[- ]field[- ]marshal|feldmarschall-?(?:leutnant|lt\\.?)|f\\. ?m\\.(?: ?l\\.)?|f\\. ?z\\. ?m\\.|g\\. ?m\\.|field marshal lieutenant',
  'feldzeugmeister',
  'field[- ]marshal|(?:feld)?marschall|mar[ée]chal(?: d[eu] (?:camp|empire))?|marshal|mshl\\.?',
  '(?:lieutenant|lieut\\.?|lt\\.?|luitenant|leutnant)[- ]?gen(?:eral|eraal|\\.)?|general[- ]?l(?:eutn|ieuten)ant|lt\\.? ?gen\\.?|ltg',
  '(?:major|maj\\.?)[- ]?gen(?:eral|\\.)?|general[- ](?:lieutenant|adjutant)|general[- ]?major|generaal[- ]?majoor|generalmajor|gen\\.?[- ]?maj\\.?|gen\\.?[- ]?l(?:t|tn|ieut|eut)\\.?(?!\\p{L})',
  'brigadier(?:[- ]general)?|br(?:ig)?\\.?[- ]?gen\\.?|[blm]\\.-? ?gen\\.|[lm]gen\\.',
  '(?:lieutenant|lieut\\.?|lt\\.?|luitenant)[- ]?(?:colonel|col\\.?|kolonel)|oberst-?l(?:eutn|ieuten)ant|ltc',
  'colonel|col(?:\\.|(?=\\s\\p{L}))|kolonel|oberst|obst\\.?',
  'captain[- ]general|(?:ober|divisions-?|brigade-?)general',
  'commandant|capitaine|captain|capt\\.?|kapitein|hauptmann|rittmeister|hptm\\.?',
  'major|majoor|maj\\.?',
  'lieutenant|leutnant|luitenant|lieut\\.|lt\\.',
  'g[ée]n[ée]ral|generaal|gen(?:\\.|(?=\\s\\p{L}))',
  "general-ad['’]?[jy]utant|generala? ot (?:infanteri|kavaleri|artilleri)\\p{L}*|gener(?:a[łl]|[ao]l) (?:dywizji|brygady)",
  'admiral|commodore|teniente general|mariscal de campo|mar(?:esciallo|\\.)? di campo|coronel|generale? (?:di divisione|di brigata)|tenente[- ]generale?',
  '(?:GLt|GMaj|GdD|GdB|GdC|GdI|GdK|GD|GB|GM|GL|FML|FZM|FM|MG|LG|BG|CdE|CdB|CB|AC|Obst|Oberstlt|Mj|Cpt)\\.?(?![\\p{Ll}])',
];

/** "M. le général", "el coronel": before a rank. */
export const HONOURS =
  '(?:(?:mm?\\.|mr\\.?|monsieur|messieurs|s\\. ?e(?:xc)?\\.) )?(?:le |el |il |der |the )?(?:excmo\\. sr\\. )?';

/** "S. A. I. le prince Eugène", "HRH the Duke of York" */
export const STYLES =
  /(?<!\p{L})(?:S\. ?A\. ?[EIRS]\.|S\. ?[KM]\. ?H\.|S\. ?M\.|H\. ?[RI]\. ?H\.|H\. ?M\.|HRH|HIH|S\. ?(?:E|Exc)\.)\s(?:(?:the|le|der|il|el|l['’])\s?)?(?=(?:crown |grand |kron|gro[ßs]+|arch?i?|erz)?(?:prin|pr[ií]n|duke|duc|duque|herzog|king|roi|rey?\s|kön|g[ée]n|mar|vice))/iu;

/** Titles that say nothing about who it was; Prince and Duke stay, for they often are the name. */
export const TITLE_OF_MAN =
  /^(?:d\.|excmo\. sr\. d\.|baron|barron|freiherrn?|frhr\.?|graf(?:en)?|count|comte|conte|conde|barone|vicomte|viscount|marquis|marqu[eé]s|earl|chevalier|ritter|sir|lord|the hon(?:ourable|\.)?|hon\.?|don|gr[óo]f|hrabia|conde|barão|bar[óo]n|książę|ksi[ąa][żz][ęe]|knyaz['’]?|friherre|greve)\s+(?=\p{L})/iu;

export const POST_NOMINALS =
  /(?:,?\s+(?:K\.?C\.?B|G\.?C\.?B|K\.?G|C\.?B|K\.?C\.?H|G\.?C\.?H|K\.?B|Bt|Bart|M\.?P|K\.?T)\.?)+$/u;

/** (k), (w), (mw), (d.16h), (killed 14:00), †: what befell a man. */
export const CASUALTY =
  /\((?:k|w|mw|d|p|c|kia|wia|dow|pow|cap)(?:[.,;/ ][^)]{0,30})?(?:\)|$)|\((?:killed|wounded|mortally|rann[ya]|zabit|w zast|verwundet|gefallen|bless[ée]|tu[ée](?!\p{L})|ferit|herido|muert|ferido|gewond|gesneuv|captured|died|dead|absent|acting|commanding|in command|temporarily|ad interim|p\.i\.|prov|until|from|vice|repla|(?:for|pour|für|anstelle|statt|instead|in place|per|por|voor|zamiast|za|in vece|en lugar)\s(?=[^)]*\p{Lu}))[^)]{0,80}\)?|[†‡]/giu;

const ELSEWHERE =
  '(?:at|near|before|on|bei|vor|am|[àa]|ad?|devant|le|presso|en|el|il|em|bij|op|pod|pri)\\s(?:the\\s)?(?=\\p{Lu}|\\d(?!\\d?(?:[:.h]\\d|\\s?(?:[ap]\\.?m|uhr|h|ore|o.clock)(?!\\p{L}))))';
/** Not there on the day: ill, away, taken, or hit in another fight. */
export const AWAY = new RegExp(
  `(?<!\\p{L})(?:ill|sick|absent|away|detached|on leave|captured|taken|prisoner|sent (?:back|away|off)|indisposed|(?:er)?krank(?:t)?|abwesend|beurlaubt|gefangen|detachiert|abkommandiert|malade|d[ée]tach[ée]|en cong[ée]|prisonnier|pris|(?:am)?malato|assente|distaccato|in licenza|prigioniero|enfermo|ausente|destacado|prisionero|doente|ziek|afwezig|chory|nieobecny|bolen)(?!\\p{L})|(?<!\\p{L})(?:killed|wounded|fell|hit|hurt|gefallen|verwundet|bless[ée]|tu[ée]|ferito|ucciso|caduto|herido|muerto|ferido|gewond|gesneuveld|ranny|ranen)\\s${ELSEWHERE}`,
  'iu',
);
/** Before the man who came for another, and behind him. */
export const INSTEAD_OF_HIM =
  /^(?:(?:and|und|et|e|y)\s)?(?:relieved by|represented by|vertreten durch|abgel[öo]st durch|(?:his place|place) taken by|command passed to|suppl[ée]{1,2} par|relev[ée] par|rilevato da|relevado por|afgelost door)\s+|\s+(?:in his (?:place|stead)|for him|an seiner stelle|für ihn|[àa] sa place|pour lui|al suo posto|en su lugar|no seu lugar|in zijn plaats)$/iu;
export const REPLACED_BY =
  /^(?:(?:and|und|et|e|y)\s)?(?:replaced by|succeeded by|then|now|ersetzt durch|dann|jetzt|remplac[ée] par|puis|sostituito da|poi|ora|sustituido por|luego|despu[ée]s|substitu[íi]do por|vervangen door|daarna|(?:commanded|led) by|manda(?: el)?|comanda(?: il)?|commande)\s+|\s+(?:commanding|commands|in command|kommandiert|commande|comanda|manda)(?: (?:par|ad|per) int[ée]rim| interinamente| vertretungsweise| in his place)?\.?$/iu;

/** "Lieut." and "Brig." of "Lieut. Gen.": no rank by themselves. */
export const SHORT_RANK = /^(?:lieut|lt|maj|brig|brigr|field|feldm|gen|g[ée]n|ten|mar)$/iu;
