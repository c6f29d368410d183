/** Words for figures: for what is counted, for what is not known, for about how many. */
import type { Counted } from '../numbers.ts';
import { countedWords } from './languages/index.ts';

export const SIGNS_OF_UNKNOWN =
  /^(?:|\?+|-+|»|«|–|—|−1|-1|n\/?[adk]\.?|(?:none|not) given|(?:left )?blank|\(?(?:em branco|en blanc[o]?|in bianco)[^()\d]{0,20}\)?|sin datos|keine angaben?|geen opgave|unknown|unknow|inconnue?s?|unbekannt|ignot[oi]|\(?unk\.?\)?|not known|tbd|null|nil|#n\/a|#value!|nan|\\n|\.+|…|x)$/i;

export const ABOUT_BEFORE =
  /^(?:approx(?:imately)?\.?|abt\.?|about|around|circa|ca?\.|c(?=\s?\d)|env(?:iron|\.)|etwa|ungef(?:ä|ae)hr|rund|vers|est(?:imated|\.)?|over|some|[±~≈<>])\s*/i;

/** Marks of footnotes and of doubt behind a figure. */
export const MARK_BEHIND = /\s*(?:\[\w{1,4}\]|\((?:est\.?|estimated|approx\.?|\?)\)|est\.?|approx\.?|[*†‡?+]+)$/i;

export const COUNTED_WORDS: readonly { readonly of: Counted; readonly word: string }[] = [
  {
    of: 'men',
    word: `men|soldiers|troops|bayonets|baïonnettes|bajonette|muskets|fusils|mann(?: zu fu(?:ß|ss))?|hommes(?: [àa] pied)?|combatt?ants|hombres|uomini|inf(?:antry|\\.)?(?= *(?:[,;)]|and |und |et |with |plus |$))|(?:on )?foot(?= *(?:[,;)]|and |und |et |with |plus |$))|rank and file|other ranks|(?:of )?all ranks|officers (?:and|&) men|all arms|effectives|strong|${countedWords('men')}`,
  },
  {
    of: 'sabres',
    word: `sab(?:re|er)s?|horse(?:s|men)?(?! *(?:art|bat|bt|gun|comp|coy|troop))|säbel|chevaux|cavaliers|reiter|mann zu pferde|hommes [àa] cheval|pferde|caballos|cavalli|troopers|lances|cav(?:alry)?(?= *(?:[,;)]|and |und |et |with |plus |$))|${countedWords('sabres')}`,
  },
  {
    of: 'guns',
    word: `guns?|cannons?|pieces?(?: of (?:cannon|artillery|ordnance))?|pi[eè]ces?|bouches? [àa] feu|geschützen?|kanonen|canons?|how(?:itzers?(?! +(?:batt|btt?[yr]))|s|\\.)?|haubitzen?|obusiers?|licornes?|unicorns?|mortars?|rocket (?:tubes|launchers)|cañones|cannoni|${countedWords('guns')}`,
  },
  {
    of: 'battalion',
    word: `battalions?|bataill?on(?:s|e|en)?|bat(?:t|ta)gli?on[ei]|batall(?:ones|[oó]n)|batt(?:alio)?ns?\\.?|batt?s?\\.|batt?s|batt|bttns?\\.?|bns?\\.?|btns?\\.?|bons?\\.?|baone?\\.?|${countedWords('battalion')}`,
  },
  {
    of: 'squadron',
    word: `squadrons?|sqd?ns?\\.?|sqdns?\\.?|squ\\.?|esc(?:adron)?s?\\.?|eskadron(?:s|en)?|esk\\.?|schwadron(?:en)?|squadron[ei]|escuadr(?:ones|[oó]n)|${countedWords('squadron')}`,
  },
  { of: 'company', word: 'compan(?:y|ies)|coys?\\.?|cos?\\.(?! *of)|cos(?! *of)|compagnies?|kompanien?|komp\\.?' },
  {
    of: 'battery',
    word: `batter(?:y|ies)|batterie[ns]?|bt(?:t)?(?:y|ies)s?\\.?|btrys?\\.?|${countedWords('battery')}`,
  },
  { of: 'base', word: 'bases?|stands?|models?|figures?|figs\\.?' },
  { of: 'points', word: 'hits?|points?|pts\\.?|steps?|SPs?' },
];

export const ABOUT_WORD =
  '(?:approx(?:imately|\\.)?|abt\\.?|about|some(?=\\s+\\d)|nearly|roughly|almost|over(?=\\s+\\d)|around|circa|ca?\\.|env(?:iron|\\.)|etwa|rund|est\\.|~|≈)?';

const UNITS = [
  'one un une eine ein uno una een',
  'two deux zwei dos due twee',
  'three trois drei tres tre drie',
  'four quatre vier cuatro quattro',
  'five cinq fünf cinco cinque vijf',
  'six sechs seis sei zes',
  'seven sept sieben siete sette',
  'eight huit acht ocho otto',
  'nine neuf neun nueve nove',
  'ten dix zehn diez dieci',
  'eleven onze elf once undici',
  'twelve douze zwölf doce dodici',
];
const TENS = [
  'twenty vingt zwanzig veinte venti',
  'thirty trente dreißig treinta trenta',
  'forty quarante vierzig cuarenta quaranta',
  'fifty cinquante fünfzig cincuenta cinquanta',
  'sixty soixante sechzig sesenta sessanta',
  'seventy siebzig setenta settanta',
  'eighty achtzig ochenta ottanta',
  'ninety neunzig noventa novanta',
];
const first = (words: string): string => words.split(' ')[0] ?? '';

/** "six", "douze", "fifty", "twenty-four" */
export const COUNTING_WORDS: Record<string, number> = Object.fromEntries([
  ...TENS.flatMap((ten, t) =>
    UNITS.slice(0, 9).map((unit, u) => [`${first(ten)}-${first(unit)}`, (t + 2) * 10 + u + 1] as const),
  ),
  ...[
    ...UNITS.map((words, i) => [words, i + 1] as const),
    ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'].map(
      (word, i) => [word, i + 13] as const,
    ),
    ...TENS.map((words, i) => [words, (i + 2) * 10] as const),
    ['quatorze vierzehn catorce quattordici', 14] as const,
    ['seize sechzehn dieciséis sedici', 16] as const,
    ['dix-huit achtzehn dieciocho diciotto', 18] as const,
  ].flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
]);

const OFFICER_WORDS = 'offi[cz]iers?(?:en?)?|offi[cz]iere|officers?|officerare|ufficiali?|oficia(?:l|les|is)|offs?\\.';
/** "26 officers, 928 men" */
export const OFFICERS_AND_MEN = new RegExp(
  `(\\d{1,3}) (?:${OFFICER_WORDS}),?\\s*(?:(?:and|et|und|en|[yei]) |[&+])?\\s*(\\d{1,2}[,. ]\\d{3}|\\d{1,4}) (\\p{L}+(?: ranks| and file)?)`,
  'giu',
);
/** How many of them lead says nothing of how strong a unit is. */
export const OFFICERS = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,])\\d{1,3}\\s+(?:${OFFICER_WORDS})(?! (?:and|&) men)(?!\\p{L})(?:\\s*(?:,|and|et|und|[yei]|&|\\+)(?!\\p{L}))?`,
  'giu',
);

/** Those who serve guns. */
export const CREWS =
  /(?<!\p{L})(?:gunners|artillerymen|matrosses|canonniers|artilleurs|kanoniere|artilleristen|artilleros|artilheiros|sirvientes|serventes|servants|artiglieri|cannonieri)(?!\p{L})/iu;
