/** What may stand before the name of a man, in small letters. */
export const PARTICLE = '(?:d[aeiou]s?|de[lmnr]|v[ao]n|vom|zu[mr]?|te[nr]|l[aeo]s?|fon)';

/** Ranks and titles of men in many languages, and the marks of what befell them. */

/** Names of men: ranks, titles and what befell them are taken out and kept. */

export const RANKS: readonly string[] = [
  '(?:feld|ten(?:ente|\\.) ?)mar(?:esciallo|\\.)|t\\.m\\.|gen(?:erale|\\.) ?mag(?:giore|g?\\.)|gen(?:erale|\\.) in capo',
  "(?:lieutenant|major)[- ]g[ée]n[ée]ral|feld-?mar[ée]chal|g[ée]n[ée]ral (?:de (?:la )?cavalerie|d[eu] (?:l[’'])?infanterie)",
  "g[ée]n(?:[ée]ral|\\.)? ?(?:d(?:[eu] ?|['’])?)?(?:division|div\\.?|brigade|bde\\.?|brig\\.?)",
  "g[ée]n[ée]ral d['’]artillerie",
  'general of (?:division|brigade|(?:the )?(?:infantry|cavalry|artillery))',
  'general der (?:infanterie|kavallerie|artillerie)',
  'adjudant[- ]command(?:ant|er)',
  "chef[s]? (?:de bataillon|d['’]escadrons?)",
  'lieutenant[- ]field[- ]marshal|feldmarschall-?(?:leutnant|lt\\.?)|f\\.m\\.l\\.|field marshal lieutenant',
  'feldzeugmeister',
  'field[- ]marshal|(?:feld)?marschall|mar[ée]chal(?: d[eu] (?:camp|empire))?|marshal|mshl\\.?',
  '(?:lieutenant|lieut\\.?|lt\\.?|luitenant|leutnant)[- ]?gen(?:eral|eraal|\\.)?|general[- ]?l(?:eutn|ieuten)ant|lt\\.? ?gen\\.?|ltg',
  '(?:major|maj\\.?)[- ]?gen(?:eral|\\.)?|general[- ](?:lieutenant|adjutant)|general[- ]?major|generaal[- ]?majoor|generalmajor|gen\\.?[- ]?maj\\.?|gen\\.?[- ]?l(?:t|tn|ieut|eut)\\.?(?!\\p{L})',
  'brigadier(?:[- ]general)?|br(?:ig)?\\.?[- ]?gen\\.?|[blm]\\.-? ?gen\\.',
  '(?:lieutenant|lieut\\.?|lt\\.?|luitenant)[- ]?(?:colonel|col\\.?|kolonel)|oberst-?l(?:eutn|ieuten)ant|ltc',
  'colonel|col\\.|kolonel|oberst|obst\\.?',
  'captain[- ]general',
  'commandant|capitaine|captain|capt\\.?|kapitein|hauptmann|rittmeister|hptm\\.?',
  'major|majoor|maj\\.?',
  'lieutenant|leutnant|luitenant|lieut\\.|lt\\.',
  'g[ée]n[ée]ral|generaal|gen\\.',
  "general-ad['’]?[jy]utant|generala? ot (?:infanterii|kavalerii|artillerii)|gener(?:a[łl]|[ao]l) (?:dywizji|brygady)",
  'admiral|commodore|teniente general|mariscal de campo|coronel|generale? (?:di divisione|di brigata)|tenente[- ]generale?',
  '(?:GdD|GdB|GdC|GdI|GdK|GD|GB|GM|GL|FML|FZM|FM|MG|LG|BG|CdE|CdB|CB|AC|Obst|Oberstlt|Mj|Cpt)\\.?(?![\\p{Ll}])',
];

/** "M. le général", "el coronel": before a rank. */
export const HONOURS =
  '(?:(?:mm?\\.|mr\\.?|monsieur|messieurs|s\\. ?e(?:xc)?\\.) )?(?:le |el |il |der |the )?(?:excmo\\. sr\\. )?';

/** Titles that say nothing about who it was; Prince and Duke stay, for they often are the name. */
export const TITLE_OF_MAN =
  /^(?:d\.|excmo\. sr\. d\.|baron|barron|freiherr|frhr\.?|graf|count|comte|conte|conde|vicomte|viscount|marquis|marqu[eé]s|earl|chevalier|ritter|sir|lord|the hon(?:ourable|\.)?|hon\.?|don|gr[óo]f|hrabia|conde|barão|bar[óo]n|książę|ksi[ąa][żz][ęe]|knyaz|friherre|greve)\s+(?=\p{L})/iu;

export const POST_NOMINALS =
  /(?:,?\s+(?:K\.?C\.?B|G\.?C\.?B|K\.?G|C\.?B|K\.?C\.?H|G\.?C\.?H|K\.?B|Bt|Bart|M\.?P|K\.?T)\.?)+$/u;

/** (k), (w), (mw), (d.16h), (killed 14:00), †: what befell a man. */
export const CASUALTY =
  /\((?:k|w|mw|d|p|c|kia|wia|dow|pow|cap)(?:[.,;/ ][^)]{0,30})?(?:\)|$)|\((?:killed|wounded|mortally|captured|died|dead|absent|acting|commanding|in command|temporarily|ad interim|p\.i\.|prov|until|from|vice|repla)[^)]{0,80}\)?|[†‡]/giu;

/** "Lieut." and "Brig." of "Lieut. Gen.": no rank by themselves. */
export const SHORT_RANK = /^(?:lieut|lt|maj|brig|brigr|field|feldm|gen|g[ée]n|ten|mar)$/iu;
