/** Turns of phrase of running text about armies. */

const NAMED = "(?:\\p{Lu}[\\p{L}.-]+|of|de|del|la|le|von|van|di|d['’]\\p{Lu}\\p{L}+)";
const MAN = `(?<man>\\p{Lu}[\\p{L}.-]+(?:\\s${NAMED}){0,5}?)`;
const WHOLE_MAN = `(?<man>\\p{Lu}[\\p{L}.-]+(?:\\s${NAMED}){0,5}(?<!\\s(?:of|de|del|la|le|von|van|di)))`;
const KIND = '(?:(?:light|heavy|reserve|leading|strong|weak|cavalry|infantry|own)\\s){0,2}';
const NOUNS =
  'divisions?|brigades?|corps|korps|cavalry|horse(?:men)?|dragoons|hussars|cuirassiers|lancers|infantry|foot|wing|column|contingent|vanguard|rear-?guard|advance(?:d)? guard|reserve(?:kavallerie)?|kavallerie|infanterie|vorhut|cavalerie|r[ée]serve';
const EITHER_CASE = NOUNS.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);
const NOUN = `(?<noun>(?:[IVX]+ |\\d{1,2}(?:st|nd|rd|th)? )?(?:${EITHER_CASE}))`;
const WHOLE = '(?<noun>[Dd]ivisions?|[Bb]rigades?|[Cc]orps|[Kk]orps|[Cc]olumn|[Ww]ing)';
const OF_ARM = '(?: of (?:light |heavy |line )?(?:cavalry|horse|dragoons|infantry|foot))?';

/** A formation by the man who owns it, by its number, or by the man who leads it. */
export const FORMATION: readonly RegExp[] = [
  new RegExp(`${MAN}['’]s?\\s+${KIND}${NOUN}${OF_ARM}(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<number>(?:\\d{1,2}(?:st|nd|rd|th|e|\\.)|[IVX]+\\.?|First|Second|Third|Fourth|Fifth|Sixth))\\s${KIND}${WHOLE}(?:\\s(?:under|of|unter|sous)\\s(?:the\\s)?${WHOLE_MAN})?(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `${NOUN}${OF_ARM}\\s(?:of|under|commanded by|led by|unter|des|von|du|de)\\s(?:the\\s)?${WHOLE_MAN}(?![\\p{L}])`,
    'gu',
  ),
  new RegExp(`(?<noun>Division|Brigade|Korps|[Dd]ivision|[Bb]rigade)\\s${WHOLE_MAN}(?!\\p{L})`, 'gu'),
  new RegExp(`(?<noun>[Tt]hat) of ${WHOLE_MAN}(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<=[;.]\\s(?:and\\s)?|^|(?:bridge|right|left|centre|river|them|hill)\\s)${MAN}(?=\\s(?:had|led|held|with|mustered|counted|came|marched|followed|arrived|joined)\\s)(?<noun>)`,
    'gu',
  ),
  new RegExp(`(?<=[;,]\\s(?:and\\s)?|^)${MAN}['’]s(?=,)(?<noun>)`, 'gu'),
];

/** "the 3rd and 6th regiments", "the 39th Line", "Erzherzog Joseph hussars" */
export const UNIT =
  /(?<![\p{L}\d])(?:\d{1,3}(?:st|nd|rd|th|er|e|[èe]me)(?:(?:,|,? and|,? et|,? und)\s(?:the\s)?\d{1,3}(?:st|nd|rd|th|e))*(?:\s(?:[Ll]ight|[Ll]ine|[Ff]oot|[Ll][ée]g[èe]re?|[Ll]igne|de ligne|[Hh]ussars?|[Dd]ragoons?|[Cc]hasseurs?(?: à cheval)?|[Cc]uirassiers?|[Ll]ancers?|[Rr]egiments?|\p{Lu}\p{L}+)){0,3}|\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\s(?:regiment|hussars|dragoons|cuirassiers|grenadiers|uhlans|chevau-?l[ée]gers|Cossacks|cossacks))(?!\p{L})/gu;

/** Between two sentences, and no mark of a short word. */
export const STOPS =
  /(?<=[.!?])(?<!(?:^|\s)(?:\d{1,2}|Gen|Lt|Lieut|Col|Maj|Brig|St|Mr|No|Capt|G[ée]n|Div|vol|pp?|\p{Lu})\.)\s+(?=[\p{Lu}“"])/u;

/** Words that join others to sentences. */
export const RUNNING =
  /(?<!\p{L})(?:the|of|and|was|were|had|with|in|on|a|an|his|by|to|which|that|der|die|das|und|mit|von|den|dem|auf|le|la|les|et|de|du|des|avec|el|los|las|y|con|il)(?!\p{L})/giu;

/** "The French army", "the Spanish" before whatever they had. */
export const HOST_WORDS =
  /(?<!\p{L})(?:[Tt]he|[Dd]ie|[Dd]as|[Ll]es?|[Ll]a|[Ll]’)?\s?(\p{Lu}[\p{L}-]+)(?:\s\p{L}+){0,2}?\s(?:army|forces?|troops|side|host|left|right|centre|corps|Armee|Heer|Korps|stood|lay|were|under|had|brought|mustered|counted|numbered)(?!\p{L})/u;

/** Whom a sentence sets against those who were told before. */
export const AGAINST =
  /(?<!\p{L})(?:against (?:them|him|these|this|which|whom)|oppos(?:ed|ing|ition|ite|nents?)|(?:the|their|his) (?:enemy|enemies|opponents?|adversary|foe)|facing (?:them|him)|on the other side|confronted|ihm gegenüber|ihnen gegenüber|gegenüber stand|en face)(?!\p{L})/iu;

/** "Marshal Soult brought": who leads the other side, or the one of whom nobody led. */
export const CHIEF =
  /^((?:Marshal|General|Mar[ée]chal|Marschall|Mariscal|The Duke of|The Archduke|Archduke|Lord|Prince)\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s(?:brought|opposed|disposed|mustered|commanded|could|had at)/u;

/** A figure of those who were hit. */
export const LOST =
  /(?<!\p{L})(?:los[st]|losing|losses|killed|wounded|casualties|prisoners|missing|fell|sick)(?!\p{L})/iu;
export const SUMMED = /(?<!\p{L})(?:total|in all|together|altogether|all told|some)\s*(?:of|about|to|,)?\s*$/iu;
export const OF_WHOM = /(?:of (?:whom|which|these)|including|dont|davon)\s+(?:only\s|about\s|some\s)?$/iu;
/** "Each of the two divisions dragged a battery of eight guns" */
export const OF_EACH =
  /(?<!\p{L})[Ee]ach (?:of (?:the|these|them)|division|brigade|had)(?: (two|three|four|five|six))?/u;

/** A word at the beginning of a sentence, before a name. */
export const STARTS =
  /^(?:(?:In|On|At|Of|The|With|Behind|Then|And|But|To|From|By|Next|Beyond|Against|Under|Across|Beside|While|When|There|Here)\s+)+/u;
