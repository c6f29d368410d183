/** Nouns of unit and rank in English, French and German: what a name says about level, arm and commander. */

import { numberOf } from './numbers.ts';
import type { Kind, Level, Parts } from './tree.ts';

/** From the lowest level up: "Brigade Battery" is a battery. */
const LEVEL_NOUNS: readonly { readonly level: Level; readonly noun: RegExp }[] = [
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
    noun: /(?<!\p{L})(?:r[eé]giments?|regimenter|rgts?|regts?|rgmts?|r[eé]g\.|rgt\.|demi-brigades?)(?!\p{L})/iu,
  },
  { level: 'brigade', noun: /(?<!\p{L}|demi-)(?:brigades?|brigaden|bdes?|brig\.|brigada)(?!\p{L})/iu },
  {
    level: 'division',
    noun: /(?<!\p{L})(?:divisions?|divisionen|divs?\.?|divisie|divisi[oó]n|truppendivision)(?!\p{L})/iu,
  },
  {
    level: 'corps',
    noun: /(?<!\p{L}|gardes? du |garde de |free |corps )(?:(?:armee-?|army )?(?:corps|korps)|cuerpo)(?! franc|\p{L})/iu,
  },
  { level: 'wing', noun: /(?<!\p{L})(?:wing|aile|fl(?:ü|ue)gel|columns?|colonnes?|kolonnen?)(?!\p{L})/iu },
  { level: 'army', noun: /(?<!\p{L})(?:army|arm[eé]e|heer|forces)(?!\p{L})/iu },
];

/** "1/6e", "III/IR 12": a battalion before its regiment. */
const BATTALION_OF = /^(?:[IVX]{1,4}|\d{1,2}|F(?:us)?\.?|G(?:ren)?\.?)\s?\/\s?\S/u;
/** "54e Ligne", "7th Hussars", "IR 25": a number and the arm, and no other noun. */
const REGIMENT_BY_NUMBER =
  /(?<!\p{L})(?:\d+\s?(?:er|re|e|è|ème|eme|me|nd|st|rd|th|\.|°|º)?)\s*(?:(?:l(?:t|ight)|h(?:v|eav)y|horse|line|royal)\.?\s+)*(?:ligne|l[ée]g(?:[èe]re)?\b|hussars?|huss?ards|chass(?:eurs|\.)|drag(?:oons|ons|\.)|cuir(?:assiers?|\.)|lanc(?:iers|ers|\.)|foot|infanterie|linie|fusiliers|grenadiers|carabiniers|uhlans?|ulanen|husaren|dragoner|k[üu]rassiere?)|(?<!\p{L})(?:IR|LIR|HR|DR|KR|CR|UR)\s?(?:Nr\.?|#)?\s?\d+/iu;

const KIND_NOUNS: readonly { readonly kind: Kind; readonly type?: string; readonly noun: RegExp }[] = [
  {
    kind: 'other',
    type: 'staff',
    noun: /\b(?:head-?quarters|h\.?q\.?|general staff|staff|stab|état-major|etat-major)\b/iu,
  },
  {
    kind: 'other',
    type: 'train',
    noun: /\b(?:(?:supply|baggage|bridging|equipment|wagon|artillery) train|train (?:d'artillerie|des équipages|squadron|company)|supply|baggage|wagons?|chariots?|convoy|parc des équipages|ambulances?|hospital|lazarett|(?:military )?e+qui(?:p+age|pages)s?|train squadron|train)\b/iu,
  },
  {
    kind: 'other',
    type: 'engineers',
    noun: /\b(?:sapp?e(?:u)?rs?|sapeurs?|engineers?|g[ée]nie|pioneers?|pionn?iers?|pioniere|miners?|mineurs?|pontoniers?|pontonn?iers?|pontoons?|ouvriers)\b/iu,
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
    noun: /\b(?:(?:position|heavy|siege|reserve) (?:batter(?:y|ies)|bt(?:t)?y|artillery)|positionsbatterie|12[- ]?(?:pdr|pounder|lb|pfünd\w*))\b/iu,
  },
  {
    kind: 'artillery',
    type: 'foot artillery',
    noun: /\b(?:foot art(?:iller(?:y|ie)|\.)?|foot batter(?:y|ies)|foot bt(?:t)?y|art(?:iller(?:ie|y)|\.)? [àa] pied|fu(?:ss|ß)(?:artillerie|batterien?))(?!\p{L})/iu,
  },
  {
    kind: 'artillery',
    noun: /\b(?:art(?:iller(?:y|ie|ist\w*)|\.)|batter(?:y|ies)|batterien?|bt(?:t)?(?:y|ies)|btry|guns|cannons?|geschütze?|\d+-?(?:pdr|pounder|lb)s?)(?!\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'light',
    noun: /\b(?:chass(?:eurs|\.) [àa] pied|fuss-?j[äa]ger|foot (?:chasseurs|guards chasseurs)|dismounted \w+)(?!\p{L})/iu,
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
    noun: /\b(?:guard(?:s|e)?[ -](?:cav(?:alry|alerie)?\b|hussars?|dragoons?|cuirassiers?|uhlans?|lancers?|chasseurs?)|life ?guards?|horse guards?|gardes? (?:du|de) corps|grenadiers? [àa] cheval|horse grenadiers?|garde-?kavallerie|mam[e]?lu(?:k|c)\w*|dragons de l'imp\w*|chevalier garde)/iu,
  },
  {
    kind: 'cavalry',
    type: 'cuirassier',
    noun: /(?<!\p{L})(?:cuir(?:ass?iers?|\.)?|k[üu]rassiere?|kuerassiere?|carabiniers?(?:[- ][àa][- ]cheval)?)(?!\p{L})/iu,
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
  { kind: 'cavalry', type: 'hussar', noun: /(?<!\p{L})(?:huss(?:ars?|ards?|\.)|husaren?)(?!\p{L})/iu },
  {
    kind: 'cavalry',
    type: 'lancer',
    noun: /(?<!\p{L})(?:lanc(?:ers?|iers?|\.)|chevau[- ]?l[ée]gers?(?:[- ]lanciers)?|chev(?:au)?x?[- ]?l[ée]g\w*|uhlans?|ulanen?|u[lh]l?an)(?!\p{L})/iu,
  },
  {
    kind: 'cavalry',
    type: 'light',
    noun: /(?<!\p{L})(?:chass(?:eurs?|\.|)[- ][àa][- ]ch(?:eval|\.)?|j[äa]ger zu pferde|mounted j[äa]gers?|light (?:cavalry|dragoons?|horse)|lt\.? (?:cav|drag\w*)|cavalerie l[ée]g[èe]re|leichte (?:kavallerie|dragoner)|guerrilla cavalry|gu[ií]das|guides|karabiniers?)(?!\p{L})/iu,
  },
  { kind: 'cavalry', type: 'dragoon', noun: /(?<!\p{L})(?:drag(?:oons?|ons?|oner|\.)|dragones)(?!\p{L})/iu },
  {
    kind: 'cavalry',
    noun: /(?<!\p{L})(?:cav(?:alry|alerie|aler[ií]a|\.|)|kavallerie|reiterei|horse|squadrons?|escadrons?|eskadrons?|yeomanry)(?!\p{L})/iu,
  },
  { kind: 'infantry', type: 'grenadier', noun: /(?<!\p{L})(?:gren(?:adiers?|adiere|\.)|granaderos)(?!\p{L})/iu },
  {
    kind: 'infantry',
    type: 'guard',
    noun: /(?<!\p{L})(?:guards?|gardes?|leib-?garde)(?! nationale| d'honneur|\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'light',
    noun: /(?<!\p{L})(?:l[ée]g(?:[èe]re|\.)|light (?:infantry|bns?|battalions?|inf\.?|company|division|brigade)|j[äa]e?gers?|grenz(?:er|infanterie)?|rifles?|riflemen|ca[çc]adores|cazadores|tirailleurs|voltigeurs|schützen|chasseurs?|feldj[äa]ger|skirmishers|leichte infanterie|fusilier (?:battalions?|bataillone?))(?!\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'militia',
    noun: /(?<!\p{L})(?:landwehr|landsturm|militia|milice|miliz|opol[ct]henie|garde nationale|national guards?|insurrection|volunteers?|voluntarios|freikorps|free ?corps|guerrillas?|urban guard)(?!\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'line',
    noun: /(?<!\p{L})(?:ligne|line|linie|inf(?:antr?(?:y|ie|erie)|anterie|\.|)|fus(?:iliers?|ileers?|\.)|musk?et(?:iers?|eers?|iere|\.)|foot|fuss|IR|pied|bataljon|infanter[ií]a|highlanders?)(?!\p{L})/iu,
  },
];

export interface NameHints {
  readonly level?: Level;
  readonly kind?: Kind;
  readonly type?: string;
}

/** The level that a name says, looking for the lowest noun; several battalions of one regiment are the regiment. */
export function levelOf(name: string): Level | undefined {
  const nouns = LEVEL_NOUNS.filter(({ noun }) => noun.test(name)).map(({ level }) => level);
  if (nouns.length === 0) {
    if (BATTALION_OF.test(name)) return 'battalion';
    return REGIMENT_BY_NUMBER.test(name) ? 'regiment' : undefined;
  }
  const lowest = nouns[0]!;
  if (lowest === 'regiment' && BATTALION_OF.test(name)) return 'battalion';
  const several =
    /\b(?:and|et|und|&)\b.*\b(?:bataill|battal|bns|bttns)|(?:battalions|bataillone?s?|bns|bttns|squadrons|escadrons|sqns)\b/iu;
  if ((lowest === 'battalion' || lowest === 'squadron') && nouns.includes('regiment') && several.test(name))
    return 'regiment';
  return lowest;
}

/** The arm and its closer type that a name says. */
export function kindOf(name: string): { readonly kind?: Kind; readonly type?: string } {
  const found = KIND_NOUNS.find(({ noun }) => noun.test(name));
  return found ? { kind: found.kind, ...(found.type && { type: found.type }) } : {};
}

/** All that a name says of itself. */
export function hintsOf(name: string): NameHints {
  const level = levelOf(name);
  const arm = kindOf(name);
  /** "5/2e Art. à Pied" is a company of gunners, which is a battery. */
  if (level === 'battalion' && arm.kind === 'artillery') return { level: 'battery', ...arm };
  return { ...(level && { level }), ...arm };
}

/** A word for an arm on its own: "i", "Inf", "CAVALRY", "artillerie". */
export function kindOfWord(word: string): Kind | undefined {
  const plain = word.trim().toLowerCase();
  if (/^(?:i|inf.*|foot|fu(?:ss|ß).*)$/.test(plain)) return 'infantry';
  if (/^(?:c|cav.*|kav.*|horse)$/.test(plain)) return 'cavalry';
  if (/^(?:a|art.*|guns?)$/.test(plain)) return 'artillery';
  if (/^(?:mx|mix.*|combined|all arms)$/.test(plain)) return 'mixed';
  if (/^(?:other|misc.*|supply|train|eng.*|hq|staff)$/.test(plain)) return 'other';
  return kindOf(word).kind;
}

const LEVEL_LETTERS: Record<string, Level> = {
  a: 'army',
  w: 'wing',
  c: 'corps',
  d: 'division',
  b: 'brigade',
  r: 'regiment',
};

/** A word for a level on its own: "d", "Div", "BRIGADE". */
export function levelOfWord(word: string): Level | undefined {
  const plain = word.trim().toLowerCase();
  return LEVEL_LETTERS[plain] ?? levelOf(plain) ?? (/^bat/.test(plain) ? 'battalion' : undefined);
}

const RANKS: readonly string[] = [
  'g[ée]n[ée]ral d[eu] division',
  'g[ée]n[ée]ral d[eu] brigade',
  "g[ée]n[ée]ral d['’]artillerie",
  'general of (?:division|brigade|(?:the )?(?:infantry|cavalry|artillery))',
  'general der (?:infanterie|kavallerie|artillerie)',
  'adjudant[- ]command(?:ant|er)',
  "chef[s]? (?:de bataillon|d['’]escadrons?)",
  'lieutenant[- ]field[- ]marshal|feldmarschall-?leutnant|field marshal lieutenant',
  'feldzeugmeister',
  'field[- ]marshal|feldmarschall|mar[ée]chal(?: d[eu] (?:camp|empire))?|marshal',
  '(?:lieutenant|lt\\.?|luitenant|leutnant)[- ]?gen(?:eral|eraal|\\.)?|general[- ]?leutnant|generalleutnant|lt\\.? ?gen\\.?|ltg',
  '(?:major|maj\\.?)[- ]?gen(?:eral|\\.)?|general[- ]?major|generaal[- ]?majoor|generalmajor|gen\\.? ?maj\\.?',
  'brigadier(?:[- ]general)?|brig\\.?[- ]?gen\\.?',
  '(?:lieutenant|lt\\.?|luitenant)[- ]?(?:colonel|col\\.?|kolonel)|oberst-?leutnant|ltc',
  'colonel|col\\.|kolonel|oberst|obst\\.?',
  'commandant|capitaine|captain|capt\\.?|kapitein|hauptmann|rittmeister|hptm\\.?',
  'major|majoor|maj\\.',
  'lieutenant|leutnant|luitenant|lt\\.',
  'g[ée]n[ée]ral|generaal|gen\\.',
  'admiral|commodore',
  '(?:GdD|GdB|GdC|GdI|GdK|GD|GB|GM|GL|FML|FZM|FM|MG|LG|BG|CdE|CdB|CB|AC|Obst|Oberstlt|Mj|Cpt)\\.?(?![\\p{Ll}])',
];
const RANK = new RegExp(`^(?:(?:${RANKS.slice(0, -1).join('|')})(?![\\p{L}]))\\.?`, 'iu');
const RANK_LETTERS = new RegExp(`^${RANKS[RANKS.length - 1]}(?=[\\s.])`, 'u');
const ANY_RANK = new RegExp(`(?<![\\p{L}])(?:${RANKS.slice(0, -1).join('|')})(?![\\p{L}])`, 'iu');

/** Titles that say nothing about who it was; Prince and Duke stay, for they often are the name. */
const TITLE =
  /^(?:baron|barron|freiherr|frhr\.?|graf|count|comte|conte|conde|vicomte|viscount|marquis|marqu[eé]s|earl|chevalier|ritter|sir|lord|the hon(?:ourable|\.)?|hon\.?|don)\s+(?=\p{L})/iu;
const POST_NOMINALS =
  /(?:,?\s+(?:K\.?C\.?B|G\.?C\.?B|K\.?G|C\.?B|K\.?C\.?H|G\.?C\.?H|K\.?B|Bt|Bart|M\.?P|K\.?T)\.?)+$/u;
/** (k), (w), (mw), (d.16h), (killed 14:00), †: what befell a man. */
const CASUALTY =
  /\((?:k|w|mw|d|p|c|kia|wia|dow|pow|cap)(?:[.,;/ ][^)]{0,30})?(?:\)|$)|\((?:killed|wounded|mortally|captured|died|dead|absent|acting|commanding|in command|temporarily|ad interim|p\.i\.|prov|until|from|vice|repla)[^)]{0,80}\)?|[†‡]/giu;

export interface ReadName {
  readonly name: string;
  readonly rank?: string;
  readonly notes: readonly string[];
}

/** "Général de Brigade Baron Nicolas Schmitz (w)" is Nicolas Schmitz, Général de Brigade; the rest becomes notes. */
export function readCommander(text: string): ReadName {
  const notes: string[] = [];
  let rest = text
    .replace(/\s+/g, ' ')
    .replace(CASUALTY, (mark) => {
      notes.push(bare(mark));
      return ' ';
    })
    .trim();
  const fell = /\s(?:wounded|killed|mortally wounded|replaced by|succeeded by|then)\b.*$/iu.exec(rest);
  if (fell && fell.index > 2) {
    notes.push(fell[0].trim());
    rest = rest.slice(0, fell.index);
  }
  const after = POST_NOMINALS.exec(rest);
  if (after) {
    notes.push(after[0].replace(/^,?\s+/, ''));
    rest = rest.slice(0, after.index);
  }
  let rank: string | undefined;
  for (let i = 0; i < 4; i += 1) {
    const found = RANK.exec(rest) ?? RANK_LETTERS.exec(rest);
    const title = TITLE.exec(rest);
    if (found && rest.length > found[0].length) {
      if (rank) notes.push(found[0].trim());
      else rank = found[0].trim();
      rest = rest.slice(found[0].length).replace(/^[.,\s]+/, '');
    } else if (title) {
      notes.push(title[0].trim());
      rest = rest.slice(title[0].length);
    } else break;
  }
  const name = rest.replace(/\s{2,}/g, ' ').replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '');
  const known = name !== '' && !/^(?:unknown|vacant|none|n\/?a|tbd|\?+|-+)$/i.test(name);
  return { name: known ? name : '', ...(rank && { rank }), notes };
}

/** Whether a text speaks of a man: it begins with a rank or holds one that is spelled out. */
export const speaksOfRank = (text: string): boolean => {
  const plain = text.trim();
  return RANK.test(plain) || RANK_LETTERS.test(plain) || ANY_RANK.test(plain);
};
export const beginsWithRank = (text: string): boolean => RANK.test(text.trim()) || RANK_LETTERS.test(text.trim());

/** Bracketed asides in a unit's name that tell its fate or whereabouts, and are no part of its name. */
const ASIDE =
  /[([](?:lost|less|minus|only|detached|attached|arriv|absent|not present|en route|from|captured|in reserve|see|joined|formerly|ex-|estimated|est\.?|approx|all w|each|incl|w\/|with)[^)\]]{0,120}[)\]]?|[†‡]/giu;

export interface ReadUnitName extends NameHints {
  readonly name: string;
  readonly notes: readonly string[];
  readonly parts?: Parts;
}

/** A unit's name without its asides, and what it says of level and arm. */
export function readUnitName(text: string): ReadUnitName {
  const notes: string[] = [];
  const noted = (mark: string): string => {
    notes.push(bare(mark));
    return ' ';
  };
  const plain = scanErrors(text).replace(/\s+/g, ' ');
  const name = (/[([†‡]/.test(plain) ? plain.replace(CASUALTY, noted).replace(ASIDE, noted) : plain)
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '');
  const parts = partsOf(name);
  return { name, notes, ...hintsOf(name), ...(parts && { parts }) };
}

const WORD_COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  zwei: 2,
  drei: 3,
  vier: 4,
};
const COUNTED_PARTS =
  /(?<![\p{L}\d#])(\d{1,2}[½]?|[½]|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|zwei|drei|vier)\s+(battalions|bataillons?|bataillone|bns|bttns|batts|squadrons|sqns|sqdns|escadrons|eskadrons|companies|compagnies|coys)(?!\p{L})/iu;

/** "five squadrons", "1er, 2e and 3e Bataillons": how many parts a name says it has. */
export function partsOf(name: string): Parts | undefined {
  const said = COUNTED_PARTS.exec(name);
  if (said) {
    const count = WORD_COUNTS[said[1]!.toLowerCase()] ?? numberOf(said[1]!);
    const of = /^b/i.test(said[2]!) ? 'battalion' : /^(?:comp|coy)/i.test(said[2]!) ? 'company' : 'squadron';
    return count ? { count, of } : undefined;
  }
  const list =
    /^((?:(?:\d+(?:er|re|e|st|nd|rd|th|\.)?|fusilier|grenadier)(?:\s*(?:,|and|et|und|&)\s*)+)+(?:\d+(?:er|re|e|st|nd|rd|th|\.)?|fusilier|grenadier))\s+(bataill|battal|escadr|squadr)/iu.exec(
      name,
    );
  if (!list) return undefined;
  const count = list[1]!.split(/\s*(?:,|\band\b|\bet\b|\bund\b|&)\s*/iu).filter((part) => part.trim() !== '').length;
  return { count, of: /^b/i.test(list[2]!) ? 'battalion' : 'squadron' };
}

const bare = (mark: string): string => mark.replace(/^[([]|[)\]]$/g, '').trim();

/** A small L read for a capital I, as scans of old books have it: "d'lnfanterie". */
const scanErrors = (text: string): string =>
  text.replace(/(?<=\b[dl]['’])l(?=n[fg])/gu, 'I').replace(/\blnf(?=ant|\.)/gu, 'Inf');

/** Nations by the letters that tables use for them. */
const NATION_CODES: Record<string, string> = {
  f: 'France',
  fr: 'France',
  r: 'Russia',
  ru: 'Russia',
  p: 'Prussia',
  pr: 'Prussia',
  a: 'Austria',
  au: 'Austria',
  s: 'Sweden',
  sw: 'Sweden',
  pl: 'Poland',
  po: 'Poland',
  g: 'German states',
  ger: 'German states',
  b: 'Britain',
  br: 'Britain',
  gb: 'Britain',
  uk: 'Britain',
  sp: 'Spain',
  sx: 'Saxony',
  sa: 'Saxony',
  bav: 'Bavaria',
  it: 'Italy',
  nl: 'Netherlands',
  pt: 'Portugal',
};

/** A nation as written, or spelled out where a short code is well known. */
export const nationOf = (text: string): string | undefined => {
  const plain = text.trim();
  return plain === '' ? undefined : (NATION_CODES[plain.toLowerCase()] ?? plain);
};
