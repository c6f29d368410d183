/** Lines of a page that name no unit: titles, dates, what stands round the list. */

export const PAGE_TITLES =
  /\b(?:(?:forces|troops) engaged (?:at|in)|explanation of (?:the )?(?:plate|plan|map)|orders? of battle|ordre de bataille|schlachtordnung|oob|army lists?|ordin[ei] di battaglia|slagorde|gliederung der truppen|truppengliederung|porz[ąa]dek bitewny|raspisaniye voysk)\b|^estado de (?:la )?fuerzas?(?! de)|^(?:note|plate|table|appendix|beilage|annexe|anlage) (?:[a-z]|\d{1,2}|[ivxl]+)[.:]/iu;

/** "1. Verzeichnis der Truppenführer", "V. — Strength of the Troops": what is listed below, and of neither side alone. */
export const SECTIONS =
  /^(?:[\dIVX]{1,4}[.:)]*\s*[–—-]*\s*)?(?:the\s)?(?:strengths?|numbers|returns?|states?|lists?|commanders?|leaders|verzeichnis|st(?:ä|ae)rken?|listen?|übersicht|[ée]tats?|effectifs?|tableaux?|chefs|estados?|fuerzas?|lista|stati?|forze|mapas?|relação|wykaz|spisok|staat)\s(?:(?:nominal(?:e|is)?|gener[ae]l(?:e|is)?|numeric[oa])\s)?(?:of|der|des|de|du|del(?:l[aeo]?)?|de[gi]|d[ao]s?|van)\s.*?(?:troops?|armies|forces|leaders|commanders|officers|generals|truppen(?:f(?:ü|ue)hrer)?|armeen|streitkr(?:ä|ae)fte|f(?:ü|ue)hrer|befehlshaber|generale|troupes|arm[ée]es|g[ée]n[ée]raux|commandants|chefs|tropas|ej[ée]rcitos|generales|jefes|truppe|forze|eserciti|generali|comandanti|wojsk\p{L}*|voysk\p{L}*|troepen)(?!\p{L})/iu;

export const FURNITURE =
  /^(?:posts: \d|(?:[^\s:]{2,30} ){1,3}(?:wrote|said|schrieb|a [ée]crit|ha scritto|escribi[óo]):$|(?:\p{Lu}[\p{L}-]+, \p{Lu}[^\d;:]{10,80}, 1[6-9]\d\d(?:[;.]\s.*)?$)|\p{Lu}[\p{L}-]+, (?:\p{Lu}\. ?){1,3},? .*1[6-9]\d\d\W*$|(?:game )?length:|\[?thread:|#\d{1,4}\s+\S+\s+(?:wrote|said|schrieb)\b|figure (?:ratio|scale)\b|#?\d{1,4}\s+[^\s:]+\s.*\d{1,2}[:.]\d\d(?:\s?[ap]m)?$|[^>»›]{3,40}(?:\s[>»›]\s(?=[^>»›]*\p{L})[^>»›]{3,40}){2,}$|(?:\p{L}+ )?ratings?:|https?:|www\.|free download|not for resale|downloaded from|for (?:personal|private|club) use|sources?\b|quellen?\b|fonti\b|fuentes\b|fontes\b|bronnen\b|istochniki\b|references?\b|notes?:|see also|external links|contents|copyright|©|back to|home\b|retrieved|page \d|\[?edit\]?$|key:|legend|\^|from (?:\w+, )?the free|(?:[\p{L}.]{1,6}|\p{Lu}[\p{L}.-]{1,8}) ?= ?\p{L}\D*$|page last \p{L}+|you are visitor|this (?:page|list|article|section) (?:lists|shows|gives|is)|jump to|posted (?:by|on|in|at)|by \S{2,40} (?:»|›|>>|on) .*(?:19|20)\d\d|(?:verfasst|geschrieben) von|post[ée] par|publi[ée] par|[^:\d]*(?<!\p{L})(?:archiv\p{L}*|arkhiv|fonds|cartons?|manuscripts?|mss|biblioth\p{L}+)(?!\p{L})[^:]*$|escrito por|scritto da|filed under|anonymous said|originally posted|quote:|next (?:week|time|month)|last (?:edit|update|modified)|read more|share this|tags?:|\([\p{L}'’ .]+(?:\/[\p{L}'’ .]+)+\)$|(?:all )?(?:the )?(?:first|second|figures?|numbers?|strengths?|\S+ figures) (?:figures?|numbers?|in (?:parenthes[ei]s|brackets)|(?:is|are|given) (?:officers|of|as|in|by|for|men|bayonets))|(?:(?:[^,\d]|1[78]\d\d)+,\s)+\p{Lu}[\p{L}. ]+ (?:18[2-9]\d|19\d\d|20[0-2]\d)\.?$|(?:[^,\d]+,\s){2,}(?:(?:vol|bd|tom[eo]?)\.? ?[\divxl]+, )?(?:18[2-9]\d|19\d\d|20[0-2]\d)\.?$|.*(?:copyright|©|\(c\)) |\D*(?:geschichte|histoire|history|historia|storia|memoir|m[ée]moires|correspondance|leben)(?!\p{L})[^\d:]*(?:[,;]|$).*(?:\b(?:vol|bd|tom[eo]?|pp?|s)\.? ?[\divxl]+|(?:17|18|19|20)\d\d)\.?$)/iu;

/** The month or the day of a page that is of our own time. */
const MODERN =
  '(?:(?:jan|f[eé][bv]|apr|a[vb]ril|ju[nli]|aug|ao[uû]|ago|sep|sett|o[ck]t|ott|nov|d[eéi][cz]|genn|enero)\\p{L}{0,6}|ma[iy]|ma(?:yo|ggio|io|r(?:ch|s|zo|ço|z))|märz)\\.?,?(?:\\s\\d{1,2}(?:st|nd|rd|th)?,)?(?: de)?\\s(?:19[5-9]|20[0-2])\\d(?!\\d)|\\d{1,2}[./]\\d{1,2}[./](?:19[5-9]|20[0-2])\\d(?!\\d)';
/** What a page, a post or a club's sheet says of itself, whatever it counts. */
export const OF_PAGE = new RegExp(
  `(?<!\\p{L})(?:${MODERN}|web ?master|best viewed|click here|(?:powered|hosted) by|mis(?:e)? [àa] jour|all rights|droits r[ée]serv\\p{L}*|\\d{3,4}\\s?[x×]\\s?\\d{3,4}|\\S+@\\S+|\\S+\\.(?:jpe?g|gif|html?|pdf|docx?))(?!\\p{L})|^(?:(?:compiled|translated|zusammengestellt|compil[ée]e?|r[ée]dig[ée]e?|compilato)(?: (?:by|von|par|por|da|in|on|im)(?!\\p{L}))|(?:authors?|auteurs?|autor\\p{L}*|verfasser|version|joined|location|rep(?:utation)?|likes|views|hits|attachments?|players|(?:board|table|base|figure) (?:size|scale)|(?:ground |figure |time )?scale|(?:number of )?turns|game time|figures (?:needed|required)|dice|umpire|deployment zones?|(?:victory|special) (?:points?|rules?))\\s*:|visit(?:ors|eurs)(?!\\p{L})|(?:retour|return) (?:to|au|[àa])(?!\\p{L})|(?:senior|junior) member$|plan du site)`,
  'iu',
);

const MONTHS =
  'yan|iyu[ln]|avg|okt|noy|dek|en[eo]r?o|ago|sett|setem|outub|ottob|genna|stycz|kwie[ct]|czerw|lipca|sierp|wrze[śs]|pa[źz]dz|listop|grud|abr|jan|feb|f[ée]v|m[aä]r|mars|apr|avr|ma[iy]|jun|juin|jul|juil|aug|ao[uû]t|sep|o[ck]t|nov|d[ée][cz]';

const REPUBLICAN =
  'vend[ée]m|brum|frim|niv[ôo]se|pluvi|vent[ôo]se|germinal|flor[ée]al|prairial|messidor|thermidor|fructidor';

/** "10/11", "5th and 6th", "16, 17 et 18" */
const DAYS =
  '\\d{1,2}(?:st|nd|rd|th|er|\\.)?(?:\\s*(?:[-–/,&]|and|und|et|y|e|i|en|to|bis|au|al)\\s*\\d{1,2}(?:st|nd|rd|th|er|\\.)?){0,3}';

const DAY = `(?:le )?\\d{1,2}\\s+(?:${REPUBLICAN})\\p{L}*\\s+an\\s+[\\dIVX]+|(?:${MONTHS})\\p{L}*\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|${DAYS}\\s*(?:of\\s+|de\\s+)?(?:${MONTHS})\\p{L}*\\.?,?\\s+(?:de\\s+)?\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}|(?:${MONTHS})\\p{L}*\\.?,?\\s+(?:de\\s+)?1[78]\\d\\d`;

/** "15 May 1811", "May 15th, 1811", "15.5.1811": when it was, not who. */
export const DATE = new RegExp(`^(?:(?:le|den|am|on|el|il)\\s)?(?:${DAY}|\\(?1[78]\\d\\d\\)?)(?:$|,|\\s*\\()`, 'iu');

/** "By the return of 7 May 1809": a line that says when. */
export const DATE_INSIDE = new RegExp(`(?<!\\p{L})(?:${DAY})(?:$|[,.:]|\\s*\\(|\\s(?:[–—-]|r\\.))`, 'iu');

/** Dates wherever they stand. */
export const DATES = new RegExp(
  `(?<![\\p{L}\\d])(?:${DAY}|\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?\\s*(?:of\\s+|de\\s+)?(?:${MONTHS})\\p{L}*)(?!\\p{L})`,
  'giu',
);

/** "— 417 —", "[417]" on a line of its own. */
export const PAGE_NUMBER =
  /^\s*(?:(?<=^\s{8,})\d{1,3}|\d{3}\p{Lu}{2,6}|\[?[Pp](?:age|\.)\s\d{1,4}\]?|\d{1,4}\s{3,40}\p{Lu}[\p{Lu} ’',.-]{7,}(?:\[[^\]]*\]?)?|\p{Lu}[\p{Lu} ’',.\]-]{7,80}[^\s\d.]\s{4,40}\d{3}|\p{Lu} ?(?:\p{Ll}|\d)|[—–-]+\s*\d{1,4}\s*[—–-]+|\[\d{1,4}\]|\d{1,4}\s*\|\s*[Pp]age)\s*$/u;

/** The labels in the box of an encyclopaedia's battle. */
export const BOX =
  /^\s*(?:belligerents|commanders and leaders|strength|casualties and losses|units involved|bellig[ée]rants|commandants|forces en pr[ée]sence|pertes|konfliktparteien|befehlshaber|truppenst[äa]rke|verluste|beligerantes|comandantes|fuerzas en combate|fuerzas|bajas|schieramenti|comandanti|effettivi|perdite|strijdende partijen|leiders|troepensterkte|verliezen|intervenientes|for[çc]as|strony konfliktu|dow[óo]dcy|si[łl]y|straty)\s*$/iu;

/** "Order of battle[edit]", "Ordre de bataille[modifier | modifier le code]" */
export const EDITED =
  /^(\S.*?)\s*\[(?:edit|bearbeiten|modifier|editar|modifica|bewerken|edytuj|redigera)(?: [^\]]*)?\]\s*$/iu;

/** "France Marshal Masséna": what a picture of a flag says, and what stands behind it. */
export const FLAG =
  /^\s*(?:(?:(?:first |second )?(?:french|austrian|russian|ottoman|holy roman|british) (?:empire|republic)|habsburg monarchy|united kingdom(?: of great britain and ireland)?|great britain|(?:kingdom|(?:grand )?duchy|electorate|empire|royaume|duch[ée]|regno|ducato|reino|ducado|königreich|kaisertum|(?:gro[ßs]+)?herzogtum|koninkrijk)(?: (?:of|de|du|di|d['’]))* ?\p{Lu}\p{L}+|empire (?:fran[çc]ais|russe|d['’]autriche)|monarchia asburgica|france|austria|prussia|russia|spain|portugal|saxony|bavaria|sweden|denmark|francia|prusia|rusia|espa[ñn]a|frankreich|österreich|preu(?:ß|ss)en|russland|autriche|prusse|russie|espagne)\s)+(\S.*)$/iu;

/** A list of contents, and what stands in it. */
export const CONTENTS =
  /^\s*(?:contents|inhalt(?:sverzeichnis)?|sommaire|[íi]ndice|indice|inhoud)(?:\s*\[[^\]]*\])?\s*$/iu;
export const CONTENTS_LINE = /^\s*\d{1,2}(?:\.\d{1,2})*\.?\s+(?!.*\d{3})[^:]{2,80}$/u;

/** What ends a list: notes, sources, comments, the foot of a letter. */
export const ENDS_LIST =
  /^[\s=#*'>]*(?:\d{1,2}\.\s+)?(?:--\s*$|[@aà]\s?\+{1,2}\s*$|to[- ]?do\W*$|sent from my|(?:cheers|(?:best |kind )?regards|best wishes|yours(?: sincerely)?|many thanks|(?:viele |beste |liebe |sch[öo]ne |mit freundlichen )?gr(?:ü|ue|u)(?:ß|ss)(?:en?)?|lg|vg|mfg|(?:bien )?cordialement|amicalement|(?:un |mil )?saludos?|a presto|(?:cordiali )?saluti|um abra[çc]o|cumprimentos|(?:met vriendelijke )?groet(?:en)?|s uvazheniyem)(?:,?\s+\p{L}{2,12})?[,.!]*\s*$|(?:foot)?notes?(?: and references)?\W*(?:\[[^\]]*\])?\W*$|references?(?: and notes)?\W*(?:\[[^\]]*\])?\W*$|external links|see also|further reading|bibliograph?[yi]e?a?\W*$|sources?\W*$|literatur\W*$|einzelnachweise|anmerkungen\W*$|quellen\W*$|notes et r[ée]f[ée]rences|referencias|note al testo|\d+ (?:comments?|replies|responses)\W*$|comments?\W*$|leave a (?:comment|reply)|categor(?:y|ies):|kategorien?:|retrieved from|(?:the )?(?:losses|casualties|aftermath|outcome|consequences|pertes|bilan|suites|cons[ée]quences|verluste|folgen|perdas|baixas|bajas|p[ée]rdidas|consecuencias|perdite|conseguenze|verliezen|gevolgen|straty|poteri|forluster)\W*(?:\[[^\]]*\])?\W*$)/iu;

/** What stands behind the list on a sheet of a scenario: how it is won, where it is fought. */
export const ENDS_SHEET =
  /^[\s=#*'>•-]*(?:victory(?: conditions?| points?)?|army morale|winning(?: the game)?|(?:special |scenario )?rules|terrain(?: notes?)?|deployment|set[- ]?up|game length|objectives?|designers?['’]?s? notes?|scenario notes?|siegbedingungen|gelände|conditions de victoire)\s*(?:[:.–—-]\s.*|:?\W*)$/iu;

/** "(a) less 200 detached", "[1] Figures of the morning", "^ …" */
export const FOOTNOTE =
  /^\s*(\([a-z\d]\)|\[[a-z\d]{1,2}\]|[†‡]{1,3}|[¹²³⁴⁵⁶⁷⁸⁹⁰]{1,2}|\*{1,3}(?=\s.*[.;]\s*$)|\d(?=\s{2,}\p{Lu}.*[\].]\s*$|\s\p{Lu}.{40,}))\s+\S/iu;

/** "Return of the strength of the", "Estado de fuerza del": what kind of paper it is. */
export const PAPER =
  /^(?:(?:the|das|die|der|le|la|el|los?|il|einer?) )?(?:(?:(?:effective|fighting|relative|morning|general|boevoe|numerical) )?(?:strength|composition|returns?|states?|orders? of battle|list|raspisanie|sostav|st(?:ä|ae)rke|stand|ausweis|ordre de bataille|[ée]tats?|tableau|situation|effectifs?|estado|fuerza|mapp?a|quadro|cuadro|stato|situazione|prospetto|wykaz|forze|for[çc]a|voysk)(?: (?:and|und|et|y|e|of|the|der|des|de|du|del|della|delle|da|do|dos|las?|los|losses|loss|composition|strength|fuerzas?|for[çc]as?|efectiva|effectifs?|voysk|tropas|troupes|general|numerico|con que se halló))*)[ :,]+(?=\S{4})/iu;
/** "at Talavera, from the state of July 25", "en la acción de Castalla": where, when and under whom. */
export const WHERE = new RegExp(
  `(?:,|\\s[–—-])?\\s+(?:${[
    'at|before|near|on|from|in (?:the battle|position)|under the command|commanded by',
    'bei|vor|am|vom|den|in der schlacht|im (?:gefecht|treffen)\\p{L}*',
    '[àa] la (?:bataille|batalla)|au (?:combat|matin|soir|\\d)|devant|le(?= \\d)|pr[èe]s d[eu]',
    'en la (?:acci[óo]n|batalla)|presente na|na (?:batalha|ac[çc][ãa]o)|al mando(?: interino)? del?|en(?= \\d)|al (?:1|\\d)|alla battaglia|nella battaglia',
    'pri|pod|k(?= \\d|\\sboyu)|v srazhenii',
  ].join('|')})(?= ).*$`,
  'iu',
);
