/** Nouns of unit in English, French and German: what a name says about level and arm. */

import { known } from '../scenarios/known.ts';
import { ARM_WORDS, LEVEL_WORDS } from './lexicon/languages/index.ts';
import { BATTALION_OF, GUNNERS, KIND_NOUNS, LEVEL_LETTERS, LEVEL_NOUNS, REGIMENT_BY_NUMBER } from './lexicon/nouns.ts';
import { remembered } from './remembered.ts';
import { LEVELS as DOWN, type Kind, type Level } from './tree.ts';

const LEVELS_UP: readonly Level[] = [...DOWN].reverse();

export interface NameHints {
  readonly level?: Level;
  readonly kind?: Kind;
  readonly type?: string;
}

const hasRegiment = (name: string, nouns: readonly Level[]): boolean =>
  nouns.includes('regiment') || REGIMENT_BY_NUMBER.test(name);

/** "Cavalry of the Corps" is no corps. */
const OF_ANOTHER =
  /^(?:(?:left|right|first|second|third) )?(?:corps|army|wing|div(?:ision(?:al)?|\.)?|brigade|armee|korps|armeekorps)[- ](?=(?:artill?er|arty|cavalr|caval|kavall|guns|batter|troops|engineer|train|park|reserve))|(?<=\p{L}\s)(?:of the|du|des|della|del|der|do|da|de la) (?:corps|army|divisione?|divisi[oó]n|divis[ãa]o|brigad[ae]|brigata|[ck]orps|corpo|cuerpo)(?!\p{L})/giu;
/** From the lowest level up. */
const LEVELS = [...LEVEL_NOUNS, ...LEVEL_WORDS].sort((a, b) => LEVELS_UP.indexOf(a.level) - LEVELS_UP.indexOf(b.level));
/** What would be taken for something plainer by a word in it: "Landwehr-Reiter", "artiglieria a cavallo". */
const isNarrow = ({ kind, type }: (typeof ARM_WORDS)[number]): boolean =>
  kind === 'other' || type === 'horse artillery' || (kind === 'cavalry' && (type === 'light' || type === 'guard'));
const KINDS = [...ARM_WORDS.filter(isNarrow), ...KIND_NOUNS, ...ARM_WORDS.filter((each) => !isNarrow(each))];

/** The level that a name says, looking for the lowest noun; several battalions of one regiment are the regiment. */
function levelOf(whole: string): Level | undefined {
  const name = whole.replace(OF_ANOTHER, '');
  const nouns = LEVELS.filter(({ noun }) => noun.test(name)).map(({ level }) => level);
  const [lowest] = nouns;
  if (lowest === undefined) {
    if (BATTALION_OF.test(name)) return 'battalion';
    return REGIMENT_BY_NUMBER.test(name) ? 'regiment' : undefined;
  }
  if (lowest === 'regiment' && BATTALION_OF.test(name)) return 'battalion';
  const several =
    /\b(?:and|et|und|&)\b.*\b(?:bataill|battal|bns|bttns)|(?:battalions|bataillone?s?|bns|bttns|squadrons|escadrons|sqns)\b/iu;
  if ((lowest === 'battalion' || lowest === 'squadron') && several.test(name) && hasRegiment(name, nouns))
    return 'regiment';
  return lowest;
}

const ON_HORSEBACK = /(?<!\p{L})(?:[aà] c(?:aball|avall|aval|hev)\p{L}+|zu pferde?|te paard|till häst)(?!\p{L})/iu;

/** The arm and its closer type that a name says. */
function kindOf(name: string): { readonly kind?: Kind; readonly type?: string } {
  const found = KINDS.find(({ noun }) => noun.test(name));
  /** "Cazadores de Olivencia (a caballo)" */
  if (found?.kind === 'infantry' && ON_HORSEBACK.test(name))
    return { kind: 'cavalry', ...(found.type === 'light' && { type: 'light' }) };
  return found ? { kind: found.kind, ...(found.type && { type: found.type }) } : {};
}

/** Letters; nothing that is longer names a unit. */
export const LONGEST_NAME = 400;

/** No noun asks which number it is but for the calibre of twelve: "54e Ligne" says what "61e Ligne" says. */
const ofAnyNumber = (name: string): string =>
  name.replace(/\d+/g, (figures) => (figures === '12' ? figures : '7'.repeat(Math.min(figures.length, 3))));

/** All that a name says of itself. */
export const hintsOf = remembered((text: string): NameHints => hintsOfSuch(ofAnyNumber(text.slice(0, LONGEST_NAME))));

/** "Kürassierregiment" as "Kürassier-regiment": of a compound each part is a noun. */
const COMPOUND =
  /(?<=\p{L}{2}(?:ier|oner|aren|usar|anen|ulan|jäger|allerie|anterie|leger|schützen|wehr))s?(?=(?:regiment|bataillon|bataljon|brigade|division|schwadron|eskadron|kompanie|abteilung)s?(?!\p{L}))/giu;

const hintsOfSuch = remembered((given: string): NameHints => {
  const name = given.replace(COMPOUND, '-');
  const level = levelOf(name);
  const arm = kindOf(name);
  /** "5/2e Art. à Pied" is a company of gunners, which is a battery. */
  if (level === 'battalion' && arm.kind === 'artillery') return { level: 'battery', ...arm };
  return { ...(level && { level }), ...arm };
});

/** Whether it names a level or an arm. */
export const speaksOfUnit = (text: string): boolean => {
  const { level, kind } = hintsOf(text);
  return level !== undefined || kind !== undefined;
};

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

/** A word for a level on its own: "d", "Div", "BRIGADE". */
export function levelOfWord(word: string): Level | undefined {
  const plain = word.trim().toLowerCase();
  return known(LEVEL_LETTERS, plain) ?? levelOf(plain) ?? (/^bat/.test(plain) ? 'battalion' : undefined);
}
