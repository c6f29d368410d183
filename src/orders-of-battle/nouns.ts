/** Nouns of unit in English, French and German: what a name says about level and arm. */
import { known } from '../scenarios/known.ts';
import { remembered } from './remembered.ts';
import type { Kind, Level } from './tree.ts';

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
  /(?<!\p{L})(?:\d+\s?(?:er|re|e|è|ème|eme|me|nd|st|rd|th|\.|°|º)?)\s*(?:(?:l(?:t|ight)|h(?:v|eav)y|horse|line|royal)\.?\s+)*(?:(?:de |d['’])?(?:la )?ligne|l[ée]g(?:[èe]re?|er)?(?!\p{L})|hussars?|huss?ards|chass(?:eurs|\.)|drag(?:oons|ons|\.)|cuir(?:assiers?|\.)|lanc(?:iers|ers|\.)|foot|line|light(?! (?:div|brig|bde|cav))|infanterie|linie|fusiliers|grenadiers|carabiniers|uhlans?|ulanen|husaren|dragoner|k[üu]rassiere?)|(?<!\p{L})(?:IR|LIR|HR|DR|KR|CR|UR)\s?(?:Nr\.?|#)?\s?\d+/iu;

const KIND_NOUNS: readonly { readonly kind: Kind; readonly type?: string; readonly noun: RegExp }[] = [
  {
    kind: 'other',
    type: 'staff',
    noun: /\b(?:head-?quarters|h\.?q\.?|general staff|staff|stab|état-major|etat-major)\b/iu,
  },
  {
    kind: 'other',
    type: 'train',
    noun: /\b(?:(?:supply|baggage|bridging|equipment|wagon|artillery) train|train (?:d['’]artillerie|des équipages|squadron|company)|supply|baggage|wagons?|chariots?|convoy|parc des équipages|ambulances?|hospital|lazarett|(?:military )?e+qui(?:p+age|pages)s?|train squadron|train)\b/iu,
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
    noun: /\b(?:guard(?:s|e)?[ -](?:cav(?:alry|alerie)?\b|hussars?|dragoons?|cuirassiers?|uhlans?|lancers?|chasseurs?)|life ?guards?|horse guards?|gardes? (?:du|de) corps|grenadiers? [àa] cheval|horse grenadiers?|garde-?kavallerie|mam[e]?lu(?:k|c)\w*|dragons de l['’]imp\w*|chevalier garde)/iu,
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
    noun: /(?<!\p{L}|(?:adv(?:ance|anced|\.)?|van|rear|avant|arri[èe]re|flank|head-?quarters?)[- ])(?:guards?|gardes?|leib-?garde)(?! nationale| d['’]honneur|\p{L})/iu,
  },
  {
    kind: 'infantry',
    type: 'light',
    noun: /(?<!\p{L})(?:l[ée]g(?:[èe]re|er|\.)|light (?:infantry|bns?|battalions?|inf\.?|company|division|brigade)|j[äa]e?gers?|grenz(?:er|infanterie)?|rifles?|riflemen|ca[çc]adores|cazadores|tirailleurs|voltigeurs|schützen|chasseurs?|feldj[äa]ger|skirmishers|leichte infanterie|(?<=\d(?:st|nd|rd|th) )light(?=$|,)|fusilier (?:battalions?|bataillone?))(?!\p{L})/iu,
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

const hasRegiment = (name: string, nouns: readonly Level[]): boolean =>
  nouns.includes('regiment') || REGIMENT_BY_NUMBER.test(name);

/** The level that a name says, looking for the lowest noun; several battalions of one regiment are the regiment. */
function levelOf(name: string): Level | undefined {
  const nouns = LEVEL_NOUNS.filter(({ noun }) => noun.test(name)).map(({ level }) => level);
  if (nouns.length === 0) {
    if (BATTALION_OF.test(name)) return 'battalion';
    return REGIMENT_BY_NUMBER.test(name) ? 'regiment' : undefined;
  }
  const lowest = nouns[0]!;
  if (lowest === 'regiment' && BATTALION_OF.test(name)) return 'battalion';
  const several =
    /\b(?:and|et|und|&)\b.*\b(?:bataill|battal|bns|bttns)|(?:battalions|bataillone?s?|bns|bttns|squadrons|escadrons|sqns)\b/iu;
  if ((lowest === 'battalion' || lowest === 'squadron') && several.test(name) && hasRegiment(name, nouns))
    return 'regiment';
  return lowest;
}

/** The arm and its closer type that a name says. */
function kindOf(name: string): { readonly kind?: Kind; readonly type?: string } {
  const found = KIND_NOUNS.find(({ noun }) => noun.test(name));
  return found ? { kind: found.kind, ...(found.type && { type: found.type }) } : {};
}

/** Letters; nothing that is longer names a unit. */
export const LONGEST_NAME = 400;

/** No noun asks which number it is but for the calibre of twelve: "54e Ligne" says what "61e Ligne" says. */
const ofAnyNumber = (name: string): string =>
  name.replace(/\d+/g, (figures) => (figures === '12' ? figures : '7'.repeat(Math.min(figures.length, 3))));

/** All that a name says of itself. */
export const hintsOf = (text: string): NameHints => hintsOfSuch(ofAnyNumber(text.slice(0, LONGEST_NAME)));

const hintsOfSuch = remembered((name: string): NameHints => {
  const level = levelOf(name);
  const arm = kindOf(name);
  /** "5/2e Art. à Pied" is a company of gunners, which is a battery. */
  if (level === 'battalion' && arm.kind === 'artillery') return { level: 'battery', ...arm };
  return { ...(level && { level }), ...arm };
});

/**
 * "Fußartillerie", "Kavallerie-Batterie", "Horse Art.": what a compound ends in is what it is. Of "infantry - artillery",
 * in whatever language they are joined, nothing is.
 */
const GUNNERS =
  /^(?:(?:foot|horse|cav(?:alry|\.)|kav(?:allerie|\.)|fu(?:ss|ß)) )?(?!train|inf)[\p{L}.-]*(?:artiller\p{L}*|art\.?|batter\p{L}*)$/u;

/** A word for an arm on its own: "i", "Inf", "CAVALRY", "artillerie". */
export function kindOfWord(word: string): Kind | undefined {
  const plain = word.trim().toLowerCase();
  if (GUNNERS.test(plain)) return 'artillery';
  if (/^(?:[lhm]?i|inf.*|foot|fu(?:ss|ß).*)$/.test(plain)) return 'infantry';
  if (/^(?:[lhm]?c|cav.*|kav.*|horse)$/.test(plain)) return 'cavalry';
  if (/^(?:[fh]?a|art.*|guns?)$/.test(plain)) return 'artillery';
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
  return known(LEVEL_LETTERS, plain) ?? levelOf(plain) ?? (/^bat/.test(plain) ? 'battalion' : undefined);
}
