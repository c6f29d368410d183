/** Turns of phrase of running text about armies. */

const NAMED = "(?:\\p{Lu}[\\p{L}.-]+|of|de|del|la|le|von|van|di|d['’]\\p{Lu}\\p{L}+)";
const PARTICLE = "(?:(?:de|von|van|di|del|da)\\s|d['’])?";
const MAN = `(?<man>${PARTICLE}\\p{Lu}[\\p{L}.-]+(?:\\s${NAMED}){0,5}?)`;
const WHOLE_MAN = `(?<man>${PARTICLE}\\p{Lu}[\\p{L}.-]+(?:\\s${NAMED}){0,5}(?<!\\s(?:of|de|del|la|le|von|van|di)))`;
/** A rank in small letters, as languages but English write it: "le général Joubert". */
const RANK =
  '(?:(?:lieutenant-)?g[ée]n[ée]ral(?:e|es)?|mar[ée]chal|mariscal(?: de campo)?|maresciallo|Generals?(?:leutnants?|majors?)?|Marschalls?|Oberst(?:en|s)?(?:leutnants?)?|colonel(?:lo)?|coronel|prince|pr[ií]ncipe|duc|duque|duca|archiduc|archiduque|arciduca|feldzeugmestre|feld-?mar[ée]chal(?:-lieutenant)?|comte|conde|conte|baron|major|brigadier)(?:\\s(?:de|di)\\s(?:division|brigade|divisi[oó]n|brigada|divisione|brigata))?\\s';
const RANKED = `(?:${RANK}){0,2}`;
const ARTICLE = "(?:the |le |la |l[’']|el |il |dem |der )?";
const LEADS =
  '(?:(?:du|of|del|des)(?=\\s(?:g[ée]n[ée]ral|General|mar[ée]chal|Marshal|mariscal|Count|Prince|Baron|Graf|comte|conde)\\s)|belonged to|(?:was|were) (?:led|commanded) by|under(?: the (?:orders|command) of)?|commanded by|led by|sous(?: les ordres d[eu])?|aux ordres d[eu]|(?:command|conduit|men|dirig)[ée]*e? par|que commandait|unter|geführt von|bajo|al mando de|mandad[oa] por|sotto|agli ordini de[li]|comandat[oa] da[l]?)';
const KIND =
  '(?:(?:[Ll]ight|[Hh]eavy|[Rr]eserve|leading|strong|weak|cavalry|infantry|own|insurrection|militia|grenadier|two|three|four|five|six)\\s){0,2}';
const NOUNS =
  'artillery|regiments|squadrons|divisions?|brigades?|corps|korps|cavalry|horse(?:men)?|dragoons|hussars|cuirassiers|lancers|infantry|foot|wing|column|colonne|contingent|vanguard|rear-?guard|avant-garde|advance(?:d)? guard|reserve(?:kavallerie)?|reiterei|kavallerie|infanterie|vorhut|cavalerie|r[ée]serve|divisi[oó]n|brigada|caballer[íi]a|vanguardia|divisione|brigata|cavalleria';
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
    `(?:(?:grenadier|cavalry|artillery|infantry)\\s)?${NOUN}${OF_ARM}(?:\\s(?:of|des|von|du|de|del)|,?\\s${LEADS})\\s${ARTICLE}${RANKED}${WHOLE_MAN}(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(`(?<noun>Division|Brigade|Korps|[Dd]ivision|[Bb]rigade)${OF_ARM}\\s${WHOLE_MAN}(?!\\p{L})`, 'gu'),
  new RegExp(`(?<noun>[Tt]hat) of ${WHOLE_MAN}(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<=[;.]\\s(?:and\\s)?|^|(?:bridge|right|left|centre|river|them|hill|stood|lay|rode|while|whilst|where|and)\\s)${MAN}(?=\\s(?:${DID})\\s|,\\s(?:who|qui|der|que|che)\\s(?:${DID})\\s)(?<noun>)`,
    'gu',
  ),
  new RegExp(`(?:[Ll]e|[Ee]l|[Ii]l|[Dd]er)\\s${RANK}${MAN}(?=\\s(?:${DID})\\s)(?<noun>)`, 'gu'),
  new RegExp(`(?<=;\\s(?:and\\s)?|^)${MAN}['’]s(?=,)(?<noun>)`, 'gu'),
  /(?<number>[Ss]mall|[Mm]ain|[Gg]eneral|[Cc]avalry)\s(?<noun>[Rr]eserve)(?=\s(?:consisted|was|had|of|comprised|included)(?!\p{L}))/gu,
  /(?<number>Royal|Imperial|Old|Young|Middle|Italian|Russian)\s(?<noun>(?:Horse |Foot )?Guards?)(?=,|\s(?:with|had|remained|stood)\s)/gu,
];

/** Nouns that name a unit without a capital. */
export const NOUN_IN_NAME =
  /^(?:half|horse|foot|field|mounted|light|heavy|line|grenadier|rifle|mountain|brass|artillery|batter(?:y|ies)|troops?|compan(?:y|ies)|detachments?|squadrons?|battalions?|regiments?|more|hussars?|dragoons?|lancers|cuirassiers|grenadiers|u[h]?lans|chasseurs|volunteers|militia|cossacks|chevau-?l[ée]gers|guards?|l[ée]g[èe]re?|ligne|r[ée]giments?|bataillons?|compagnies?|escadrons?|hussards|dragons|lanciers|grenadiers|voltigeurs|chasseurs|cavalerie|artillerie|batterie|pied|cheval|portugais\p{L}*|espagnol\p{L}*|italien\p{L}*|batall[oó]n(?:es)?|regimientos?|l[ií]nea|h[uú]sares|dragones|lanceros|cazadores|granaderos|voluntarios|battaglion[ei]|reggimento|linea|ussari|dragoni|cacciatori|reserve)$/iu;
/** Within a name. */
export const JOINS_NAMES = /^(?:of|the|de|du|des|del|della|di|la|le|les|los|von|van|zu|à|d['’]\p{L}*)$/iu;
export const AND = /^(?:and|et|und|y|e)$/iu;
export const CLAUSES = /[,;:(–—]|\s(?:then|puis|ferner|while|whom|which|que|welche)\s/u;
/** What stands between a unit and its figure. */
export const BEFORE_FIGURE =
  /(?:(?:^|\s)(?:with|of|at|about|some|only|but|just|nearly|each|strong|counted|counting|numbered|numbering|mustered|which|who|that|had|have|has|was|were|is|also|not|above|over|avec|mit|de|fort|forte|compt(?:ait|ant)|qui|avait|ne|nur|etwa|zählte|hatte|con|unos|di|circa|now|still|perhaps|to|say|for|its|another|a|an|and|et|und|y))+$/iu;
/** "400 of the 89th Foot" */
export const OF_THE = /^\s?(?:of (?:the|his|her|its)|d[eu]s? (?:la |l['’])?|vom|von (?:den|dem)|der|d?el|della)\s/iu;
/** "three more regiments": names without a noun follow. */
export const PLURAL =
  /(?<!\p{L})(?:regiments|battalions|squadrons|r[ée]giments|bataillons|Regimenter|Bataillone|regimientos|batallones)(?!\p{L})/u;
export const WITH_THEM =
  /^[^.;,\d]{0,30}(?<!\p{L})(?:(?:with|behind|beside|supported|served) (?:them|it|him|her)|l[ea]s? (?:soutenai(?:en)?t|suivai(?:en)?t)|avec (?:elle|lui|eux))(?!\p{L})/iu;

/** Between two sentences, and no mark of a short word. */
export const STOPS =
  /(?<=[.!?])(?<!(?:^|\s)(?:\d{1,2}|(?:das|der|die|dem|des|vom)\s\d{1,3}|Gen|Lt|Lieut|Col|Maj|Brig|St|Mr|No|Capt|G[ée]n|Div|vol|pp?|\p{Lu})\.)\s+(?=[\p{Lu}“"])/u;

/** Words that join others to sentences. */
export const RUNNING =
  /(?<!\p{L})(?:the|of|and|was|were|had|with|in|on|a|an|his|by|to|which|that|der|die|das|und|mit|von|den|dem|auf|le|la|les|et|de|du|des|avec|el|los|las|y|con|il)(?!\p{L})/giu;

/** "The French army", "the Spanish" before whatever they had. */
export const HOST_WORDS =
  /(?<!\p{L})(?:[Tt]he|[Dd]ie|[Dd]as|[Ll]es?|[Ll]a|[Ll]’)?\s?(\p{Lu}[\p{L}-]+)(?:\s\p{L}+){0,2}?\s(?:[Aa]rmy|[Ff]orces?|troops|side|host|left|right|centre|corps|Armee|Heer|Korps|stood|lay|were|under|had|brought|mustered|counted|numbered|(?:du|of|del|des)\s(?:g[ée]n[ée]ral|General|mar[ée]chal|Marshal))(?!\p{L})/u;
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
  /^\p{Lu}\p{L}+ (?:attacked|fell upon|assailed)|(?<!\p{L})(?:against (?:them|him|these|this|which|whom)|oppos(?:ed|ing|ition|ite|nents?)|(?:the|their|his) (?:enemy|enemies|opponents?|adversary|foe)|facing (?:them|him)|on the other side|confronted|(?:lui|leur|le) oppos\p{L}+|les? opuso|ihm gegenüber|ihnen gegenüber|gegenüber stand|en face)(?!\p{L})/iu;

/** "Marshal Soult brought": who leads the other side, or the one of whom nobody led. */
export const CHIEF =
  /^((?:The )?\p{Lu}[\p{L}.]+(?: of| de| von)?\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s(?:brought|opposed|disposed|mustered|commanded|could|had at)/u;

/** "The Viceroy Eugène had under his hand", "Against them the Archduke John could set" */
export const CHIEF_INSIDE =
  /(?<!\p{L})(?:[Tt]he\s)?((?:Marshal|General|Mar[ée]chal|Marschall|Mariscal|Viceroy|Archduke|Lord|Prince|Duke of)\s(?:von\s|de\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s(?:had|verfügte|hatte|disposait|avait|ten[íi]a|aveva|came|marched|advanced|moved|took|could|brought|opposed|disposed|mustered|commanded)(?!\p{L})/u;

/** "le général Lannes n'avait d'abord avec lui que" */
export const CHIEF_WITH =
  /(?:[Ll]e\s)?(?:g[ée]n[ée]ral|mar[ée]chal)\s(\p{Lu}[\p{L}-]+)\s(?:n['’])?avait\s(?:[\p{L}'’]+\s)?avec lui/u;
export const SUBJECT = new RegExp(
  `(?<!\\p{L}|(?:whom|which|that|que)\\s)(\\p{Lu}[\\p{L}-]+)(?=\\s(?:${DID})\\s)`,
  'gu',
);
/** Somebody, and what he does. */
export const DOES = new RegExp(
  `(?<![\\p{L}’'-]|(?:[Aa]t|[Oo]f|[Ii]n|[Nn]ear|the|de|von|bei|[àa])\\s)((?:\\p{Lu}[\\p{L}.]+\\s){0,2}\\p{Lu}[\\p{L}-]+)(?=\\s(?:${DID}|could|set|opposed|attacked|\\p{Ll}{2,}ed)\\s)|(?<=(?:verfügte|stand|lui oppos\\p{L}+)\\s)(\\p{Lu}[\\p{L}-]+)`,
  'gu',
);
/** "Marshal Ney commanded the French", "Le général Reille, qui commandait les Français" */
export const COMMANDS =
  /((?:\p{Lu}[\p{L}.]+|g[ée]n[ée]ral|mar[ée]chal)(?:\s(?:von|de|\p{Lu}[\p{L}.-]+)){1,3}),?\s(?:who |qui |der |que )?(?:commanded|commandait|befehligte|mandaba|comandava)\s(?:the|les|die|los|gli|i)?\s?(\p{Lu}\p{L}+)/u;
/** "brought his brigade of militia" */
export const LEADS_IT = new RegExp(
  `^\\s(?:${DID})\\s(?:up\\s)?(?:his|its|the|a)\\s((brigades?|divisions?|column|corps|wing|cavalry|horse|artillery)(?:\\sof\\s\\p{Ll}+(?:\\sand\\s\\p{Ll}+)?)?)(?!\\p{L})`,
  'u',
);
export const WITH_BEFORE =
  /(?<!\p{L})(?:dazu kam\p{L}*|with (?:it|them|him)(?: (?:were|was|stood|came))?|ferner(?: über)?|en outre|plus)\s*$/iu;
/** "crossed with Watrin" */
export const WITH_MAN = /^\s(?:\p{Ll}+\s){1,4}(?:with|under|avec|mit)\s(\p{Lu}\p{L}+)/u;
/** Who was not there. */
export const STOOD_BY =
  /^(?:\p{L}+\s){0,2}(?:loss|losses|Verluste?|pertes?|p[ée]rdidas?|perdite)(?!\p{L})|(?<!\p{L})(?:never (?:stirred|came|moved)|not engaged|took no (?:part|share)|a day['’]s march|who never came|nicht ins Gefecht|nahm(?:en)? nicht teil|ne prit part|no tom[óo] parte|non prese(?:ro)? parte)(?!\p{L})/iu;
export const CAME =
  /(?<!\p{L})(?:arriv\p{L}*|came|come|comes|reach\p{L}*|appear\p{L}*|marched|brought|joined|eingetroffen|traf(?:en)?|kam(?:en)?|llega\p{L}*|lleg[óo]|giun\p{L}*)(?!\p{L})/iu;
const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** "about nine o’clock", "at half past four", "vers 14 heures" */
export const HOUR = new RegExp(
  `(?<!\\p{L})(?:at|about|until|till|vers|à|um|gegen|nach|a las|alle(?: ore)?)\\s(?:about )?(?<half>half[- ]past\\s|halb\\s)?(?:(?<hour>${HOURS})(?=[,.;]|$|\\s(?:o['’]clock|in the|with|and))|(?<figure>\\d{1,2})(?:[:.h](?<minutes>\\d\\d))?(?:(?<=:\\d\\d)(?=[,.;\\s]|$)|\\s?(?<of>heures|h|o['’]clock|uhr|p\\.m|a\\.m)))`,
  'iu',
);
export const LATE =
  /(?<!\p{L})(?:afternoon|evening|night|dark|dusk|p\.m|nachmittags?|abends?|soir|tarde|noche|sera)(?!\p{L})/iu;

/** A figure of those who were hit. */
export const LOST =
  /(?<!\p{L})(?:los[st]|losing|losses|killed|wounded|casualties|prisoners|missing|fell|sick|lay (?:dead|on))(?!\p{L})/iu;
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
