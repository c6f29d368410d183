/** Turns of phrase in lines of pages and books that say something of a unit beside its name, or nothing of it. */

/** What is said of the losses, of the share and of the past of a unit. */
export const ASIDES: readonly RegExp[] = [
  /(?<=^\d{1,2} (?:\p{L}+ ){0,2}(?:guns|pieces|cannon))\s(?:carried|brought|dragged|hauled|posted|placed|sited|emplaced|deployed)\s[^\d:;]*$/giu,
  /(?<=\s(?:mit|with|avec|con|com|met))\s+(?:zusammen|together|insgesamt|in all|samen|ensemble|in tutto|en total)(?=\s+(?:(?:etwa|ca\.|rund|about|environ)\s+)?\d)/giu,
  /(?<=\d{2}(?:\s\p{L}+\.?)?)\s+[–—-]\s+(?:left|lost|had|has|were|was|came|some|many|most|half)\s[^;]*$/giu,
  /(?:,|\s[–—-])\s(?:two|three|four|five|six|\d|deux|trois|quatre|zwei|drei|vier|dos|tres|due|tre)\s(?:columns|divisions|brigades|lines|colonnes|kolonnen|divisionen|brigaden|columnas|colonne)$/giu,
  /,\s(?:of which|dont|davon|wovon|di cui|de (?:los|las) cuales)\s[^,;]*(?:lost|taken|captured|dismounted|perdus?|prises?|verloren|perdid[oa]s?|pres[ei])\W*$/giu,
  /\s*[([](?:no|ohne|sans|sin|senza) (?:guns|artillery|geschütze?|artillerie|canons|piezas|pezzi)[)\]]/giu,
  /[,;]\s*\d[\d,.]*\s+(?:sick|killed|wounded|missing|prisoners|malades|bless[ée]s|kranke?|enfermos|heridos)(?=\s*(?:[,;.)]|$))/giu,
  /[,;]?\s*\(?(?:lost|losing|losses|loss|killed|wounded|missing|casualties|hors de combat|pertes?|verluste?|p[ée]rdidas|sick|(?:in )?hospital(?:es)?|ospedale|(?:aux )?h[ôo]pita(?:l|ux)|malades|enfermos|kranke?|ammalati)\s*:?\s*\d[\d,.]*(?:\s+(?:men|hommes|mann))?\)?(?=\s*(?:[,;.)]|$))/giu,
  /\s*\((?:[^()]*(?:per cent|percent|prozent|pour cent|p\.c\.|%)[^()]*)\)?/giu,
  /[,;]?\s*(?:about\s+)?\d{1,3}(?:[.,]\d+)?\s*(?:per cent\b\.?|percent|%|prozent|pour cent)/giu,
  /\s*\((?:[^()]*\b(?:raised|formed|recruited|levied|strong in|landed|returned|lev[ée]e?|errichtet)\b[^()]*)\)?/giu,
  /[,;]\s*\d[\d,.]*\s+strong\s+in\b.*$/giu,
  /(?<=\d)\s+(?:all told|in all|in total|altogether|all in|au total|en tout|im ganzen|en total|in tutto)(?=\s*(?:$|[,;)]))/giu,
  /,?\s*\d\s+adcs?(?=\))|\s{2,}adcs?\s*:?\s*\d\s*$/giu,
  /(?:call it|make (?:it|that)|say)\s+(?=~?\d)/giu,
  /,\s*(?:(?:aufteilung|breakdown|composition|d[ée]tails?)(?: is| not)? (?:unknown|unbekannt|inconnue?s?|known)!*)(?=\s*(?:$|[,;)]))/giu,
  /(?<=:\s)(?:zusammen|together|ensemble|in all)\s+(?=(?:(?:about|etwa|ca\.|rund|env\.|c\.)\s+)?\d)/giu,
  /\s+(?:(?:was|were|is|are) (?:made up|composed|formed)(?: as follows| of)?|consisted of(?: the following)?)(?=:$)|\s(?:only|alone)(?=:\s)/giu,
  /,\s*(?:came|arrived|joined|got|come|comes)\s+(?:up\s+|in\s+)?(?:too\s+)?late(?=\s*(?:$|[,;)]))/giu,
  /[,;(–-]\s*(?:but\s+)?(?:I|we)(?:['’](?:ve|m|d|ll))?\s+(?:can['’]?t|cannot|don['’]?t|do not|have|think|lost|could|am|guess|believe|reckon)(?!\p{L})[^,;\d]*$/giu,
  /\s+I (?:think|guess|believe|reckon|suppose)(?=\))/giu,
  /\s*\(not (?!engaged|in action|present|counted|included)[^()]*\)/giu,
  /\s*\((?:counts? as|treat(?:ed)? as|represented by)\s[^()]*\)/giu,
  /\s*\((?:command|leadership|rating|cmd|skill|ability|initiative)\s*[+–-]?\d[^()]*\)/giu,
];

/** When it comes: "(arrives 10:30)", "(from 14:30)", "(arriving at 2 pm)", "(2nd day)". */
export const ARRIVES =
  /(?:\s*[[(,.:;–—-]\s*|(?<=\))\s+|\s+(?=(?:arriv(?:es|ing)|arrivant|ankommend|llegando|arrivando)\s(?:(?:at|from|à|um|[aá] las|alle)\s|(?:on )?turn )\d))(?:(?:arriv(?:e[sd]?|ing|al|[ée]e?s?)|(?:arr|eintr|eintreff|anl)\.(?= \d)|(?:traf(?:en)?|r[üu]ckten?|kam(?:en)?|erschien(?:en)?)(?: erst)?(?= (?:um|gegen|ab) \d)|(?:on the (?:field|table) )(?=from)|enters?|entering|entr(?:ano?|an)(?= [\p{L}à]{1,4} )|entra(?= a)|reinforcements?|comes on|joins|(?:te hulp )?(?:aan)?gekomen|(?:kwam(?:en)?|komt|komen)(?: aan| op| bij)?(?= (?:om|te|tegen) )|cross(?:ed|es|ing)(?= (?:at|after|by|about) \d)|kommt|arrive|lleg[aó]|arriva|chega|komt|aankomst|pribyva\p{L}+|pribyl[ai]?|nade?sz\p{L}+|przyby\p{L}+|giunt[aoei](?: il \d{1,2} \p{L}+)?(?: verso)?(?= l?e? ?ore)|giunt[aoei]|(?:comes?|coming|came|gets?|got) (?:up|on|in)(?=\s(?:(?:at|about|around|by)\s|\d))|trifft(?: erst)?)(?:\s(?:on |am |le |il |el )?\d{1,2}(?:\s?\(\d{1,2}\))?\.? \p{L}{3,10},?(?= (?:at|about|um|gegen|à|vers|alle|a|om|k|v|o) ))?\s*(?:at|on|from|about|after|around|by|um|gegen|à|vers|[aá] las|(?:al)?le(?: ore)?|às|om|te|v|k|o(?: godzinie| godz\.)?)?(?<!(?<!\p{L})[vko](?=\p{L})):?\s*|(?:from|ab|dès|desde|dalle|(?:à|a) partir(?:e)? d(?:e|as|alle))\s+(?=\d{1,2}[:.h]\d\d|\d{1,2}\s*(?:[ap]\.?m|h|uhr)))(\d{1,2}(?:[:.h]\d\d)?(?:\s?[ap]\.?m\b\.?|\s?uhr|\s?h)?(?=:\s|\s(?:lieu|lt|gen|g[ée]n|maj|mar[ée]?[cs]h|prin[cz]|feld|fml|col|ober|brig|duke|count))|[^()[\],;]{1,24})(?:\s*\([^()\d]{1,30}\)|[^()[\],;]{1,40}(?=\))|[,;]\s*[^()\d]{1,40}(?=\))|(?<=turn \d{1,2})[,;]\s[^()\d]{3,40}$)?[\])]?|\s*\(((?:\d+(?:st|nd|rd|th)|first|second|third) day|turn \d{1,2}|T\d{1,2}|day \d)\)|(?:,|\s[–—-])\s+(?:(?:arriv\p{L}*|enters?)\s+)?(?:from\s+|on\s+|in\s+|ab\s+)?((?:turn|runde|tour|zug|turno|beurt) \d{1,2}|T\d{1,2})(?=\s*(?:$|\())/iu;

/** "12:30: Hünerbein's Brigade", "Von 13 Uhr an: Kosaken" */
export const AT_FIRST =
  /^(?:turn \d{1,2}\s*[(,–—-]\s*)?(\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?)\)?(?:\s?(?:hrs?|uhr|h)\.?)?(?::\s+|\s*[–—-]\s+|\s{2,})(?=\p{L})|^(?:von|ab|um|gegen|from|at|about|from about|à|vers|dès|(?:[àa] )?partire? d(?:e|a|alle)|dalle|alle|(?:desde|a) las)\s(?:ore\s)?(\d{1,2}(?:[:.h]\d\d)?\s?(?:(?<=[:.h]\d\d\s?)|uhr|h|ore|heures|hours|o['’]clock|[ap]\.?m\b\.?)(?:\s(?:nachm|vorm|de la|du|in the)\p{L}*\.?(?:\s\p{L}+)?)?)(?:\s(?:an|on|onwards?))?\s?:\s+(?=[\p{L}\d])/iu;

/** "Nostitz's cuirassiers (Gen. Nostitz), 11.30 am", "Major Borcke (um 1 Uhr Nachmittags)" */
export const AT_LAST =
  /(?:(?<=\)),\s+(\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\b\.?)|(?:,|\s[–—-]|\s\()\s?(?:at|about|um|gegen|[àa]|vers|(?:alle|[aá] las|às|om|te|k|v)(?: ore)?)\s(\d{1,2}\s?h\s\d\d|\d{1,2}(?:[.:h]\d\d)?\s?(?:uhr|uur|h|heures|ore|o['’]clock|[ap]\.?m\.?|pomeridiane|chas\p{L}*)(?:\s\p{L}{4,12})?|\d{1,2}(?: y media)? de la (?:tarde|noche|ma[ñn]ana))(?:,\s[^()\d]{3,30}(?=\)))?\.?\)?|(?:,|\s[–—-]|\s\()\s?(?:on )?(turn \d{1,2}),\s(?:from |on |at |by |via )?[^,()\d:]{3,30}\)?|\s\((\d{1,2}:\d\d)(?:,\s[^()\d]{3,40})?\))(?=\s*:?$)/iu;

const HOURS = "(?:uhr|uur|ore|h(?:eures?|rs?|ours)?|horas?|ch(?:as\\p{L}*|\\.)?|o['’]?clock)";
const MORNING =
  "(?:(?:in|of) the morning|vorm(?:ittags|\\.)|voormiddags?|morgens|['’]s (?:morgens|ochtends)|du matin|de la ma[ñn]ana|da manh[ãa]|d(?:i|el) mattin[ao]|antimeridian[eo]|utra|rano|f\\. ?m\\.)";
const EVENING =
  "(?:(?:in|of) the (?:afternoon|evening)|nachm(?:ittags|\\.)|namiddags?|abends|['’]s (?:na)?middags|['’]s avonds|de la (?:tarde|noche)|da tarde|(?:de l['’])?apr[eè]s-midi|du soir|di sera|del pomeriggio|pomeridian[eo]|popo[lł]udni\\p{L}?|dnya|vechera|e\\. ?m\\.)";
/** "3 Uhr nachmittags", "11 in the morning" */
export const BEFORE_NOON = new RegExp(`^(\\d{1,2}(?:[:.]\\d\\d)?)(?:\\s?${HOURS})?\\s${MORNING}.*$`, 'iu');
export const AFTER_NOON = new RegExp(`^(\\d{1,2}(?:[:.]\\d\\d)?)(?:\\s?${HOURS})?\\s${EVENING}.*$`, 'iu');
export const HOUR_ALONE = new RegExp(
  `^(?:(?:ore|kl\\.)\\s)?(\\d{1,2})(?:\\s?${HOURS})?(?:\\s(?:ein|an|aan|op))?$`,
  'iu',
);

const COMES =
  'arriv|arr\\.|appear|reach|join|(?:came|comes?|coming|got) (?:up|on|in)|up (?=at|by|about)|enter|on the field|until (?=\\d)|tr(?:af|ifft)|r[üu]ckt|kam(?:en)?(?= )|kommt|eintr|eingetr|erschien|auf dem (?:gefechts|schlacht)felde?|d[ée]bouch|entr(?:e|ou|ó|ò|ant|ée)|cheg|lleg|giun|sopragg|priby[lv]|podosh|podosp|framkom|ankom|kwam|gekomen|przyby|nadesz';
const HOUR = `(?:kl\\.? )?(?:\\d{4}(?=\\s?h)|\\d{1,2}(?:[:.h]\\d\\d|\\s?(?:½|1/2))?)\\s?(?:(?<=[:.h]\\d\\d)|[ap]\\.?m\\b\\.?|${HOURS}(?:\\s(?:${MORNING}|${EVENING}))?|${MORNING}|${EVENING})(?!\\p{L})|noon|mid-?day|midi|mittags?|mezzogiorno|mediod[ií]a|meio-dia|po[lł]udni\\p{L}*`;
/** "(débouche à 5 heures du soir)", "(up at noon)", "(podoshla v 2 1/2 ch. popoludni)": whatever word says that they come. */
export const COMES_AT = new RegExp(
  `\\s*[(;,–—-]\\s*(?:[^()\\d;,]{0,30}(?<!\\p{L}))?(?:${COMES})[^()\\d;]{0,40}?(?<![\\p{L}\\d])(${HOUR})(?:\\s(?:ein|an|aan|up|op))?(?:\\s(?:par|by|on|via|along|auf|über|por|per|from|van|da|langs)\\s[^()\\d;,]{3,40})?\\.?\\)?(?=\\s*(?:$|:))`,
  'iu',
);
/** The same in a sentence. */
export const COMES_IN = new RegExp(`(?<!\\p{L})(?:${COMES})`, 'iu');
export const HOUR_IN = new RegExp(`(?<![\\p{L}\\d])(turn \\d{1,2}|runde \\d{1,2}|${HOUR})(?!\\p{L})`, 'iu');

/** "Arriving turn 6 on the east road: Brigade Bagration": who comes stands in the same line. */
export const COMES_FIRST =
  /^(?:arriv(?:es?|ing|als?)|reinforcements?|enter(?:s|ing)?|coming(?: on)?|comes on|ankunft|verst(?:ä|ae)rkung(?:en)?|arriv[ée]e|renforts?|llegan?|refuerzos|arriv[oi]|rinforzi)\b\s*[,(–—-]?\s*(?:(?:at|on|from|um|à|[aá] las|alle|ab|in)\s+)?(\d{1,2}[:.h]\d\d(?:\s*[ap]\.?\s?m\b\.?)?|\d{1,2}\s*(?:[ap]\.?\s?m\b\.?|h|uhr)|turn \d{1,2}|runde \d{1,2}|day \d|noon|dusk|dawn)\)?[^\d:]{0,60}:\s+(?=\p{L}|\d{1,2}(?:st|nd|rd|th|er?|\.)\s)|^((?:turn |T)\d{1,2})\s*[:–—-]\s+(?=\p{L}|\d)/iu;

/** "turn 7 (11:00)", "turn 7 at 11:00": the clock says it. */
export const TURN_AT =
  /(?<=\S\s|[([])(?:on )?(?:turn|runde|tour|turno) \d{1,2}\s?(?:\(|,? (?:at|um|à|alle) |= ?)(\d{1,2}[:.h]\d\d(?:\s?[ap]\.?m\b\.?)?)\)?/iu;

/** "34th Line 1,200, not engaged": it is there, and may not be meant to fight. */
export const NOT_ENGAGED =
  /[,(]\s*(nicht im (?:gefecht|kampf)|not (?:engaged|in action)(?: until [^,;()]{3,30})?|non engag[ée]s?|took no part)!*\.?(?:\)|(?=\s*(?:$|[;)])))/iu;

/** Lines round a list, in letters to a forum and on sheets of scenarios. */
export const CHATTER =
  /^(?:my (?:blog|site|website|channel|podcast)(?!\p{L})|hallo|guten (?:tag|abend|morgen)|moin|servus|salut|bonjour|bonsoir|ciao|buongiorno|hola|buen[ao]s|appendix|annexe?|anlage|beilage|appendice|pi[eè]ces? justificatives?|allegato|ap[ée]ndice|documentos? justificativos?|anexo|excm[oa]|muy señor|mon g[ée]n[ée]ral|hi|hello|hey|yes(?= but|,)|yep|nope|dear|lol|haha|brilliant|cheers|thanks|thank you|regards|hope|edit|sorry|imo|btw|ps|p\.s\.|p(?:age|\.)? ?\d+$|objectives?|victory(?: conditions?)?|special rules?|set[- ]?up|deployment|game length|(?:army )?morale|(?:army )?break ?point|initiative|command rating|turns|start(?:s|ing|ing time| time)?(?= *:? *\d)|weather|terrain|scenario|map|situation(?!\s+d)|(?:from|to|cc|subject|date|sent|betreff|objet|as(?:s)?unto|oggetto|onderwerp|temat|ämne)(?=:\s)|(?:on|am|le) [^:]{3,60} (?:wrote|schrieb)|background|rules|n\.?b|nota(?=\s*[.:—–])|anmerkung|remarque|no se (?:incluy|cuent|comput)\p{L}+|not (?:included|counted|present)|nicht (?:eingerechnet|mitgerechnet|mitgez[äa]hlt|anwesend)|non (?:compr[ei]s[aei]*|y compris|present[ei])|sin contar|senza contare|sans compter)(?!\p{L})/iu;

/** "N.B. — La Peña's Spaniards, about 9,000 strong, took no part": a note, whatever it counts. */
export const IS_NOTE =
  /^(?:n\. ?b\.?|nota(?: bene)?|notes?|special rules?|regole speciali|reglas especiales|sonderregeln|r[èe]gles sp[ée]ciales|speciale regels|anm(?:erkung)?|hinweis|remarque|uwaga|opmerking|let op|avvertenza|losses|casualties|pertes|verluste|perdas|baixas|bajas|p[ée]rdidas|perdite|verliezen|straty|poteri|primechanie)\s*(?:[.:—–]|-\s)|^(?:der|die|ihre?|the|their|les?|la) (?:gesamt)?(?:verluste?|loss(?:es)?|casualties|pertes?|p[ée]rdidas?|perdite?)\s\p{L}/iu;

/** Verbs of sentences, which no line of a list has. */
export const TELLS_A_STORY =
  /(?<!\p{L})(?:was|were|is|are|had|has|did|lost|fell|stood|came|went|took|won|verlor(?:en)?|waren|war|wurden?|hatten?|standen?|kam(?:en)?|sind|ist|perdirent|perdit|[ée]tai(?:t|ent)|avai(?:t|ent)|(?:ne |n['’])\p{L}+|furent|fut|sont|est|perdieron|eran|era|hab[íi]a(?:n)?|fueron|fue|qued[óa]\p{L}*|perderam|foi|foram|estava(?:m)?|tinha(?:m)?|comandou|perdettero|erano|fu|furono|aveva(?:no)?|stonden|ble(?:ef|ven)|blieb(?:en)?|werd(?:en)?|hadden|verloren|zijn|by[łl][aoiy]?|straci[łl]i|poteryali|byl[aoi]?)(?!\p{L})/iu;

/** Both sides' friends together, whose nations stand below. */
export const ALLIED =
  /(?<!\p{L})(?:all(?:ied|ies)|[ck]oali[ctsz]\p{L}+|anglo-\p{L}+|combined|verb(?:ü|ue)ndete[nr]?|alli[ée](?:e|s|es)|aliad[oa]s|alleat[ie]|sprzymierz\p{L}*|geallieerde\p{L}*)(?!\p{L})/iu;

/** What an army's name is made of beside its nation. */
export const SIDE_WORDS =
  /^(?:the|die|das|les?|la|el|los|army|armies|player|kingdom|(?:grand )?duchy|empire|republic|forces?|force|troops|side|order of battle|arm[ée]e|armee|truppen|heer|ej[ée]rcito|esercito|truppe|tropas|troepen|vo[iy]ska|strona|seite|auf|aan|kant|zijde|lado|lato|c[ôo]t[ée]|leger|ex[ée]rcito|armi[yji]a|armata|wojska?|imperial|royal|partisans|contingent|friends|port|auxiliar(?:y|ies)|levies|[ivx]+[.)]|\d[.)]|[:–—-])$/iu;

/** The two sides of a siege. */
export const BESIEGED =
  /^(?:the |la |le |die |el )?(?:(?:french|british|spanish|allied|austrian|russian|prussian|polish) )?(?:garrison|garnison|guarnici[oó]n|guarnigione|guarni[çc][ãa]o|garnizon\p{L}*|besatzung|presidio|verteidiger|defenders|defensores|assi[ée]g[ée]s|belagerte)(?!\p{L})/iu;
export const BESIEGERS =
  /(?<!\p{L})(?:invaders|attackers|raiders|angreifer|assaillants|assalitori|atacantes|invasores|besieg(?:ers|ing)|siege (?:army|corps|force)|sitiador(?:es)?|assi[ée]geants?|arm[ée]e de si[eè]ge|corps de si[eè]ge|belager(?:er|ungs\p{L}+)|assedian(?:ti|te)|corpo d['’]assedio|sitiantes|obleg\p{L}+|oblężnicz\p{L}+)(?!\p{L})/iu;

/** Groups of an army that have neither number nor level. */
export const GROUPS =
  /^(?:the\s+)?(?:(?:army|corps|general|main|artillery|cavalry|infantry|grand|foot|horse|light|heavy|divisional)\s+)*(?:reserves?|(?:r[ée]serve|reserva|riserva)(?: d[ei] (?:la )?(?:cavalerie|caballer[íi]a|cavalaria|cavalleria))?|(?:kavaleriyskiy )?rezerv|(?:kavallerie|reiter)-?reserve|reserve-?(?:cavalerie|kavallerie|reiterei)|voorhoede|achterhoede|vanguarda|avanguardia|retroguardia|retaguardia|(?:garrison|garnison|besatzung|guarnici[oó]n|guarnigione|guarni[çc][ãa]o)(?: (?:of|de|du|von|di|da|van) (?:la |the )?\p{Lu}[\p{L}'’-]+)?|advance(?:d)? guard|vanguard|avant-?garde|avantgarde|vorhut|vanguardia|rear[- ]?guard|outposts|(?:\p{L}+ )?[ck]onting\p{L}*(?: \p{L}+)?|unattached|unbrigaded|vorposten|voorposten|avamposti|avant-postes|reinforcements?|renforts?|nachhut|arri[èe]re-?garde|(?:first|second|third) line|(?:erstes|zweites|drittes) treffen|(?:premi[eè]re|seconde|deuxi[eè]me) ligne|(?:left|right)(?: (?:flank|square|column))?|rechter fl[üu]gel|linker fl[üu]gel|zentrum|mitte|tsentr|(?:pravyy|levyy) flang|(?:\d-ya|pervaya|vtoraya) liniya|flank(?:ers| guard)?|main (?:body|army)|cent(?:re|er|ro|rum)|gros|hauptmacht|corps de bataille|(?:corps|cuerpo|corpo) principale?|(?:\p{L}+ )?(?:imperial|royal|young|old|middle) guard|(?:(?:vieille|jeune|alte|junge|mittlere) )?garde(?: imp[ée]riale| royale)?(?: italienne)?)(?: (?:artillery|cavalry|infantry|troops|park))?$/iu;

/** "1st Division Clausel", "Cavalry Curton": a number or an arm, and then a man. */
export const NUMBERED =
  /^((?:\d{1,2}\p{L}{0,3}\.?|[IVX]+\.?|first|second|third|fourth|fifth|left|right)\s+(?:division|brigade|corps|divisi[oó]n|wing)|(?:(?:light|heavy|reserve|cavalry|infantry)\s+)+(?:brigade|division|corps)|cavalry|infantry|artillery|reserve|cavalerie|kavallerie)\s+((?:[\p{Lu}][\p{L}'’.-]+|le|la|de|von|d['’]\p{L}+)(?:\s[\p{L}'’.-]+){0,2})$/iu;

/** What may stand so and is no man. */
export const LEADERLESS =
  /(?<!\p{L})(?:division|brigade|corps|battery|regiment|guards?|king|queen|prince|emperor|foot|horse|total|reserve|army|fusilier|hussar|light|heavy|union|household|irish|scottish|royal|highland|landwehr|militia|north|south|east|west|left|right|cent(?:re|er)|old|young|cossack|pulk|legion)s?(?!\p{L})/iu;

/** What a title of a page says: where and when they fought. */
export const BATTLES =
  /^(?:(?:the|la|le|el|il|die|das|der|o|a|lo)\s+)?(?:(?:second|first|third)\s+)?(?:prise|atta(?:que|ck)|assau(?:t|lt)|angriff|assalto|ataque|conqu[êe]te|capture|einnahme|toma|presa|battle|combat|siege|action|skirmish|storming|passage|engagement|schlacht|gefecht|bataille|batalla|battaglia|bitwa|slag|batalha|srazheni[yei]+|bo[yi]|losses and strengths)\s+(?:of|at|near|bei|an der|de|du|des|d['’]|di|del|pod|pri|bij|van)\s?/iu;

/** What a line takes back of what stands above it. */
export const PARTS_OF_ABOVE =
  /^(?:of (?:which|whom|these)|including|incl\.|davon|darunter|dont|de los cuales|di cui|w tym|waarvan)(?!\p{L})/iu;

/** A heading over those who come later, "Arriving 11:30 on the north road:", and one over those who are there. */
export const COMING =
  /^(?:arriv(?:es?|ing|als?)|reinforcements?|enter(?:s|ing)?|coming(?: on)?|comes on|ankunft|verst(?:ä|ae)rkungen|arriv[ée]e|renforts?|llegan?|refuerzos|arriv[oi]|rinforzi)\b\s*[,:(–—-]?\s*(?:(?:at|on|from|um|à|[aá] las|alle|ab)\s+)?(\d{1,2}[:.h]\d\d(?:\s*[ap]\.?\s?m\b\.?)?|\d{1,2}\s*(?:[ap]\.?\s?m\b\.?|h|uhr)|turn \d{1,2}|day \d|noon|dusk|dawn)\)?(?=$|[\s:,;)–—-])[^\d]{0,60}(?:\([^()]{1,80}\))?[:.]?$/iu;
/** Over those who are there when it begins. */
export const STARTING =
  /^(?:(?:troops |forces |units )?(?:(?:already )?(?:on|in) (?:the )?(?:table|field|board|map|place|position)|deployed|starting|present)(?: (?:at|from) (?:the )?(?:start|beginning))?|at (?:the )?start|initial (?:forces|set[- ]?up|deployment)|starting (?:forces|troops|units)|au d[ée]but|zu beginn|al (?:inicio|comienzo)|all['’]inizio)\s*[:.]?$/iu;

/** "3 foot batteries of 6-pounders", "of", "6 guns per battery": several parts, and what each of them has. */
export const SEVERAL =
  '(\\d{1,2}|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre)\\s+((?:\\p{L}+\\s+){0,2}(?:battalions|bataillone?|bataillons|bns?\\.?|bats?\\.?|squadrons|escadrons|sqn?s?\\.?|es[ck]\\.?|\\p{L}*batter(?:y|ie[sn]?)|btt?r?ys?|btries|companies|co(?:y|mp)?s?\\.?|troops|rot[yi]?|compañ[ií]as|compagnie|kompanien|bater[ií]as))((?:\\s(?:of|de)\\s\\d{1,2}-?\\p{L}+|\\s(?:[àa]\\s(?:pied|cheval|pie|caballo|piedi|cavallo)|te (?:voet|paard)|reitende))?)';
export const OF_OR_AT = '(?:(of|zu|de|à|von|po|da|@)|at|,|:)?(?:\\s+(je|each))?';
export const OF_EACH =
  '(?:(?:\\s+(\\p{L}+)\\.?)??\\s+(each|apiece|jeweils|chacune?|ea\\.?|(?:per|a|in|je|par|à|por)\\s+(?:each\\s+)?(?:battery|btt?r?y|batterie|battalion|batal\\p{L}+|bataill\\p{L}+|bat|bt?n|squadron|es[ck](?:adron)?|sqd?n|coy|company)\\.?)|(?:\\s+(\\p{L}+))?(?:\\s*=\\s*[\\d,.]+)?)';

/** What regiments consist of; and names of regiments that have neither number nor arm. */
export const PARTS_OF_REGIMENT =
  'battalions?|batt(?:alio)?ns?\\.?|bat(?:t|al)?\\.|bns?\\.?|bataill?ons?|bataillone|batall[oó]n(?:es)?|batalh(?:ão|ões)|battaglion[ei]|batal[ij]o[no]s?|batal[iy]on\\p{L}*|bataljon(?:en)?|wing|squadrons?|sqd?ns?\\.?|sqdn\\.?|escadrons?|eskadron|schwadron';
export const NAMED_REGIMENT =
  /^(?:the )?(?:\d{1,3}(?:st|nd|rd|th|er?|[èe]me|\.)(?:\s|$)|(?:royal|king['’]s|queen['’]s|prince|duke|coldstream|buffs|black watch|gordons?|camerons?|loyal|chasseurs britanniques)(?!\p{L})|[\p{L}. ]+(?:legion|guards?|fencibles|scots|watch|rangers|marines)\b)/iu;

/** "thats 2750 French bayonets vs about 6,770 foot": what a writer of a letter adds up. */
export const ADDS_UP =
  /^(?:so\s+)?(?:(?:I|we)(?: make (?:it|that|this))?(?=\s[\d~])|that['’]?s|that (?:is|makes|gives)|this (?:is|makes|gives)|which (?:is|makes|gives)|(?:das|macht) (?:sind|zusammen))\s.*\d{3}/iu;

/** "ok so 34th = 1450", "correction: the 34th is 1,450": a strength told anew of one that stands above. */
export const CORRECTS =
  /^(?:(?:ok|okay|so|actually|correction|corrected|edit(?:ed)?|update|sorry|oops|should be|korrektur|also)[\s:,–-]+)+(?:the\s+)?(\d{1,3}(?:st|nd|rd|th|er|e|\.)(?:\s\p{L}+){0,3}?)\s*(?:=|is|are|has|have|had|should be|at|:)\s*(?:only\s+|about\s+|~\s?)?(\d{1,2}[,.]\d{3}|\d{2,4})\s*(?:men|sabres)?[.!]*$/iu;

/** "VS", "and facing them", "the bad guys": those who stand against the ones above. */
export const OPPOSED =
  /^(?:vs\.?|versus|against|contra|gegen|contre|contro|przeciw|protiv|tegen)(?!\p{L})|(?<!\p{L})(?:facing (?:them|him)|opposed (?:to|by)|opposing|bad guys|baddies|the enemy|the opposition|feind|l['’]ennemi|el enemigo|il nemico|de vijand|nepriyatel\p{L}*)(?!\p{L})/iu;

/** "Saxon contingent": an ally's, in another's army. */
export const OF_ALLY = /(?<!\p{L})(?:[ck]onting|auxilia|ausiliar|hilfs|hulp|hj[äæ]lp|posi[łl]k)\p{L}*/iu;

/** "First the French.", "Now for the Austrians:" */
export const INTRODUCED =
  /^(?:(?:and|so|ok(?:ay)?),? )?(?:first(?:ly)?|now|next|then|second(?:ly)?|finally|zuerst|nun|dann|d['’]abord|ensuite|maintenant|primero|ahora|prima|ora|poi),? (?:for |to |on to |up,? |come |zu |aux? |para |ai )?(?=(?:the|die|den|les|los|gli|i) \p{Lu})/iu;

/** "Barclay's comand", "Brunswicks lot" */
export const OWNED_SIDE =
  /^(?:(?:sir|lord|SIR|LORD)\s)?(?:\p{Lu}[\p{L}-]+\s)?\p{Lu}[\p{L}-]+(?:['’][sS]?|s)\s(?:WING|ADVANCE|EXPEDITION|FORCES?|ARMY|CORPS|TROOPS|COLUMN|column|wing|lot|advance|expedition|com+and|boys|lads|men|forces?|army|corps|troops|side|people)$/u;

/** "…, 190; Hussars, 70. With these were four mountain guns." */
export const WITH_GUNS =
  /(?<=;.*\d)\.\s+(?:(?:with|to|beside) (?:these|them|it|him),? (?:was|were|went|came)\s)?(?=(?:one|two|three|four|an?|\d)\s[^.;]*(?:guns|pieces|batter))/iu;

/** "1st Regiment of Nassau, 3 battalions, Colonel von Steuben: 2841" */
export const PARTS_BEFORE_MAN =
  /^([^,:;()]{4,60}), (\d{1,2} (?:battalions?|squadrons?|companies|bataillons?|escadrons?|bataillone?|schwadronen)), (\p{Lu}[^,;]*)$/iu;

/** "Batteries: 3 @ 12 = 36" */
export const BATTERIES_AT =
  /^((?:\p{L}+\s)*(?:batter\p{L}*|guns|artillery|geschütze|canons))\s*[:.–-]*\s*(\d{1,2})\s*[@x×]\s*(\d{1,2})\s*=\s*(\d{1,3})$/iu;

/** "Pajol w/ 1,500 conscripts on horseback, lol" */
export const ON_HORSEBACK =
  /\s*(?:w\/|with|:|,)\s*(\d{1,2}[,.]\d{3}|\d{2,4})\s+(?:\p{L}+\s+){1,3}(?:on horseback|on horses)(?!\p{L}).*$/iu;

/** "another coy of the 60th, 50", "5/60th Rifles (one company) 62" */
export const FEW_OF_COMPANY =
  /^((?:\S+\s){0,3}(?:coy|company|compan(?:ies)|coys)(?:\s[^,:;]*)?(?=,)|[^,:;()]{4,40}\([^()]*(?:coys?|company|companies)\)(?=\s)),?\s+([2-9]\d|1\d\d)$/iu;
