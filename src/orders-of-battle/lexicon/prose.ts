/** Turns of phrase of running text about armies. */

const NAMED = "(?:\\p{Lu}[\\p{L}.-]+|of|de|del|la|le|von|van|di|d['’]\\p{Lu}\\p{L}+)";
const PARTICLE = "(?:(?:de|von|van|di|del)\\s|d['’])?";
const MAN = `(?<man>${PARTICLE}\\p{Lu}[\\p{L}.-]+(?:\\s${NAMED}){0,5}?)`;
const WHOLE_MAN = `(?<man>${PARTICLE}\\p{Lu}[\\p{L}.-]+(?:\\s${NAMED}){0,5}(?<!\\s(?:of|de|del|la|le|von|van|di)))`;
/** A rank in small letters, as languages but English write it: "le général Joubert". */
const RANK =
  '(?:(?:lieutenant-)?g[ée]n[ée]ral(?:e|es)?|mar[ée]chal|mariscal(?: de campo)?|maresciallo|Generals?(?:leutnants?|majors?)?|Marschalls?|Oberst(?:en|s)?(?:leutnants?)?|colonel(?:lo)?|coronel|prince|pr[ií]ncipe|duc|duque|duca|archiduc|archiduque|arciduca|feldzeugmestre|feld-?mar[ée]chal(?:-lieutenant)?|comte|conde|conte|baron|major|brigadier)(?:\\s(?:de|di)\\s(?:division|brigade|divisi[oó]n|brigada|divisione|brigata))?\\s';
const RANKED = `(?:${RANK}){0,2}`;
const ARTICLE = "(?:the |le |la |l[’']|el |il |dem |der )?";
const LEADS =
  '(?:under(?: the (?:orders|command) of)?|commanded by|led by|sous(?: les ordres d[eu])?|aux ordres d[eu]|(?:command|conduit|men|dirig)[ée]*e? par|que commandait|unter|geführt von|bajo|al mando de|mandad[oa] por|sotto|agli ordini de[li]|comandat[oa] da[l]?)';
const KIND =
  '(?:(?:[Ll]ight|[Hh]eavy|[Rr]eserve|leading|strong|weak|cavalry|infantry|own|insurrection|militia)\\s){0,2}';
const NOUNS =
  'divisions?|brigades?|corps|korps|cavalry|horse(?:men)?|dragoons|hussars|cuirassiers|lancers|infantry|foot|wing|column|colonne|contingent|vanguard|rear-?guard|avant-garde|advance(?:d)? guard|reserve(?:kavallerie)?|kavallerie|infanterie|vorhut|cavalerie|r[ée]serve|divisi[oó]n|brigada|caballer[íi]a|vanguardia|divisione|brigata|cavalleria';
const EITHER_CASE = NOUNS.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);
const NOUN = `(?<noun>(?:[IVX]+ |\\d{1,2}(?:st|nd|rd|th)? )?(?:${EITHER_CASE}))`;
const WHOLE = '(?<noun>[Dd]ivisions?|[Bb]rigades?|[Cc]orps|[Kk]orps|[Cc]olumn|[Ww]ing)';
const OF_ARM =
  '(?: of (?:light |heavy |line )?(?:cavalry|horse|dragoons|infantry|foot)| de (?:cavalerie|dragons|hussards|cuirassiers|grenadiers|ligne|caballer[íi]a))?';
/** "Severoli's Italians" */
const PEOPLE =
  'Italians|Poles|Bavarians|Saxons|Swiss|Portuguese|Spaniards|Germans|Dutch(?:men)?|Neapolitans|W[üu]rttembergers|Hessians|Badeners|Westphalians|Croats|Hungarians|Hanoverians|Brunswickers|Nassauers|[Cc]ossacks|[Gg]renadiers|[Gg]uards|troops|men|command';
const DID =
  'had|led|held|with|mustered|counted|numbered|came|marched|followed|arrived|joined|commanded|brought|occupied|occupait|suivait|amenait|comptait|avait|tenait|commandait|marchait|conduisait|gardait|poss[ée]dait|disposait|hatte|führte|hielt|zählte|brachte|folgte|ten[íi]a|mandaba|llevaba|contaba|ocupaba|aveva|comandava|teneva|contava';

/** A formation by the man who owns it, by its number, or by the man who leads it. */
export const FORMATION: readonly RegExp[] = [
  new RegExp(`${MAN}['’]s?\\s+(?:\\p{Lu}\\p{Ll}+\\s)?${KIND}${NOUN}${OF_ARM}(?!\\p{L})`, 'gu'),
  new RegExp(`${MAN}['’]s?\\s+(?<noun>${PEOPLE})(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<number>(?:\\d{1,2}(?:st|nd|rd|th|e|\\.)|[IVX]+\\.?|First|Second|Third|Fourth|Fifth|Sixth))\\s${KIND}${WHOLE}(?:(?:\\sof|,?\\s${LEADS})\\s${ARTICLE}${RANKED}${WHOLE_MAN})?(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<number>(?:[Ll]a|[Ll]e|[Dd]ie)\\s(?:premi|deuxi|troisi|quatri|cinqui|sixi|septi|huiti)[èe](?:me|re)?|la seconde)(?<noun>)(?:\\senfin)?,\\s(?:celle\\s)?(?:du|de|${LEADS})\\s${ARTICLE}${RANKED}${WHOLE_MAN}(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `${NOUN}${OF_ARM}(?:\\s(?:of|des|von|du|de|del)|,?\\s${LEADS})\\s${ARTICLE}${RANKED}${WHOLE_MAN}(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(`(?<noun>Division|Brigade|Korps|[Dd]ivision|[Bb]rigade)${OF_ARM}\\s${WHOLE_MAN}(?!\\p{L})`, 'gu'),
  new RegExp(`(?<noun>[Tt]hat) of ${WHOLE_MAN}(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<=[;.]\\s(?:and\\s)?|^|(?:bridge|right|left|centre|river|them|hill|stood|lay|rode)\\s)${MAN}(?=\\s(?:${DID})\\s)(?<noun>)`,
    'gu',
  ),
  new RegExp(`(?:[Ll]e|[Ee]l|[Ii]l|[Dd]er)\\s${RANK}${MAN}(?=\\s(?:${DID})\\s)(?<noun>)`, 'gu'),
  new RegExp(`(?<=[;,]\\s(?:and\\s)?|^)${MAN}['’]s(?=,)(?<noun>)`, 'gu'),
  /(?<number>Royal|Imperial|Old|Young|Middle|Italian|Russian)\s(?<noun>(?:Horse |Foot )?Guards?)(?=,|\s(?:with|had|remained|stood)\s)/gu,
];

/** "the 3rd and 6th regiments", "the 39th Line", "Erzherzog Joseph hussars" */
export const UNIT =
  /(?<![\p{L}\d])(?:\d{1,3}(?:st|nd|rd|th|er|e|[èe]me)(?:(?:,|,? and|,? et|,? und)\s(?:the\s)?\d{1,3}(?:st|nd|rd|th|e))*(?:\s(?:[Ll]ight|[Ll]ine|[Ff]oot|[Ll][ée]g[èe]re?|[Ll]igne|de ligne|de cavalerie|[Hh]uss(?:ar|ard)s?|[Dd]rago(?:on|n)s?|[Cc]hasseurs?(?: à cheval)?|[Cc]uirassiers?|[Ll]ancers?|[Rr]egiments?|\p{Lu}\p{L}+)){0,3}|\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\s(?:regiment|hussars|dragoons|cuirassiers|grenadiers|uhlans|chevau-?l[ée]gers|Cossacks|cossacks))(?!\p{L})/gu;

/** Between two sentences, and no mark of a short word. */
export const STOPS =
  /(?<=[.!?])(?<!(?:^|\s)(?:\d{1,2}|Gen|Lt|Lieut|Col|Maj|Brig|St|Mr|No|Capt|G[ée]n|Div|vol|pp?|\p{Lu})\.)\s+(?=[\p{Lu}“"])/u;

/** Words that join others to sentences. */
export const RUNNING =
  /(?<!\p{L})(?:the|of|and|was|were|had|with|in|on|a|an|his|by|to|which|that|der|die|das|und|mit|von|den|dem|auf|le|la|les|et|de|du|des|avec|el|los|las|y|con|il)(?!\p{L})/giu;

/** "The French army", "the Spanish" before whatever they had. */
export const HOST_WORDS =
  /(?<!\p{L})(?:[Tt]he|[Dd]ie|[Dd]as|[Ll]es?|[Ll]a|[Ll]’)?\s?(\p{Lu}[\p{L}-]+)(?:\s\p{L}+){0,2}?\s(?:[Aa]rmy|[Ff]orces?|troops|side|host|left|right|centre|corps|Armee|Heer|Korps|stood|lay|were|under|had|brought|mustered|counted|numbered)(?!\p{L})/u;
/** "L'armée autrichienne", "el ejército francés" */
export const HOST_NAMED =
  /(?<!\p{L})(?:arm[ée]e|troupes|forces|corps|ej[ée]rcito|tropas|fuerzas|esercito|truppe|forze|armata)\s(?:\p{L}+\s)??(\p{Ll}{5,})/iu;
/** Who leads the army of which a sentence speaks. */
export const LED_BY = new RegExp(
  `(?<!\\p{L})${LEADS}\\s+${ARTICLE}${RANKED}((?:\\p{Lu}[\\p{L}.-]+|of|de|del|von|la)(?:\\s(?:\\p{Lu}[\\p{L}.-]+|of|de[lr]?|von|la|le))*)`,
  'u',
);

/** Whom a sentence sets against those who were told before. */
export const AGAINST =
  /^\p{Lu}\p{L}+ (?:attacked|fell upon|assailed)|(?<!\p{L})(?:against (?:them|him|these|this|which|whom)|oppos(?:ed|ing|ition|ite|nents?)|(?:the|their|his) (?:enemy|enemies|opponents?|adversary|foe)|facing (?:them|him)|on the other side|confronted|ihm gegenüber|ihnen gegenüber|gegenüber stand|en face)(?!\p{L})/iu;

/** "Marshal Soult brought": who leads the other side, or the one of whom nobody led. */
export const CHIEF =
  /^((?:Marshal|General|Mar[ée]chal|Marschall|Mariscal|The Duke of|The Archduke|Archduke|Lord|Prince)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s(?:brought|opposed|disposed|mustered|commanded|could|had at)/u;

/** "The Viceroy Eugène had under his hand", "Against them the Archduke John could set" */
export const CHIEF_INSIDE =
  /(?<!\p{L})(?:[Tt]he\s)?((?:Marshal|General|Mar[ée]chal|Marschall|Mariscal|Viceroy|Archduke|Lord|Prince|Duke of)\s(?:von\s|de\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s(?:had|verfügte|hatte|disposait|avait|ten[íi]a|aveva|came|marched|advanced|moved|took|could|brought|opposed|disposed|mustered|commanded)(?!\p{L})/u;

/** "le général Lannes n'avait d'abord avec lui que" */
export const CHIEF_WITH =
  /(?:[Ll]e\s)?(?:g[ée]n[ée]ral|mar[ée]chal)\s(\p{Lu}[\p{L}-]+)\s(?:n['’])?avait\s(?:[\p{L}'’]+\s)?avec lui/u;
/** "arrivée vers 14 heures" */
export const ARRIVED =
  /(?<!\p{L})(?:arriv(?:ed|ing|ée?s?)|came up|eingetroffen|llegad[oa]|giunt[oa])\s(?:only\s)?(?:vers|at|about|à|um|gegen|a las|alle(?: ore)?)\s(\d{1,2})(?:\s?(?:heures|h|o['’]clock|uhr))/iu;

/** A figure of those who were hit. */
export const LOST =
  /(?<!\p{L})(?:los[st]|losing|losses|killed|wounded|casualties|prisoners|missing|fell|sick)(?!\p{L})/iu;
export const SUMMED =
  /(?<!\p{L})(?:total|in all|together|altogether|all told|some|en tout|au total|en total|in tutto|insgesamt)\s*(?:of|about|to|,)?\s*$/iu;
/** "with six horse guns between them" */
export const BETWEEN_THEM = /^[^.;,\d]{0,30}(?<!\p{L})(?:between them|among them|à eux deux|zusammen)(?!\p{L})/iu;
/** "1,050 cavalry under Colonel Viana" */
export const UNDER_MAN = new RegExp(`^\\s${LEADS}\\s${ARTICLE}${RANKED}${WHOLE_MAN}`, 'u');
/** "Each of the two divisions dragged a battery of eight guns" */
export const OF_EACH =
  /(?<!\p{L})[Ee]ach (?:of (?:the|these|them)|division|brigade|had)(?: (two|three|four|five|six))?/u;

/** "Sie hatte", "It had": the one that was named last. */
export const STILL = /^(?:It|They|He|She|Sie|Er|Es|Elle|Ils?|Elles|Ella|Este|Essa|Egli)\s/u;
/** A word at the beginning of a sentence, before a name. */
export const STARTS =
  /^(?:(?:In|On|At|Of|The|With|Behind|Then|And|But|To|From|By|Next|Beyond|Against|Under|Across|Beside|While|When|There|Here)\s+)+/u;
