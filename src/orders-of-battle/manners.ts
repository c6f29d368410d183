/** Lines as people write them, brought to one manner before they are read: what a scan broke, who leads, what a sum sums. */

import { guessNation } from '../scenarios/nations.ts';
import { figuresBeside, smallFigures } from './beside.ts';
import { unbraced } from './braces.ts';
import { bulleted, letteredOver, unpictured } from './bullets.ts';
import { cellsJoined } from './cells-broken.ts';
import { uncluttered } from './clutter.ts';
import { type Field, fieldOf } from './columns.ts';
import { beginsWithRank, readCommander } from './commanders.ts';
import { multiplied } from './each.ts';
import { gridded } from './grid.ts';
import { comingIn } from './hours.ts';
import { saidFirst } from './items.ts';
import { formation, isLed, withLeader, withMan } from './led-lines.ts';
import { legended } from './legend.ts';
import { inLatin } from './lexicon/cyrillic.ts';
import { COUNTING_WORDS } from './lexicon/figures.ts';
import { COMMANDED_BY } from './lexicon/lines.ts';
import {
  ASIDES,
  BATTERIES_AT,
  BATTLES,
  FEW_OF_COMPANY,
  NOT_ENGAGED,
  ON_HORSEBACK,
  PARTS_BEFORE_MAN,
  WITH_GUNS,
} from './lexicon/manners.ts';
import { STYLES } from './lexicon/ranks.ts';
import { withoutOwnSum, withSum, withSumBehind } from './list-sums.ts';
import { isBareMan, isTitled } from './names.ts';
import { addressed, narrated, toldInList } from './narrated.ts';
import { CALIBRE, figuresIn } from './numbers.ts';
import { ownFigures } from './own-figures.ts';
import { unpaged } from './page-breaks.ts';
import { ofItsRegiment, PART_OF, WITH_PART, withPart } from './parts-of-regiments.ts';
import { relieved } from './relieved.ts';
import { runIn, unfolded } from './run-in.ts';
import { scaled, unpriced } from './scale.ts';
import { apart, lettered, narrowed, rejoined, scanned, unspaced, withSumsBelow } from './scans.ts';
import { headsSide, isSideName } from './sides.ts';
import { respelt } from './spelling.ts';
import { stroked } from './strokes.ts';
import { withoutSharedTitle, withoutTail } from './title-tails.ts';
import { withoutRatings } from './unrated.ts';

export interface RawLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** "--- French Army ---", ">>> French <<<": a line between rules; "-> Brigade Chassé": one behind an arrow. */
const unruled = (text: string): string =>
  text
    .replace(/^\s*(?:[-–—~_*]{2,}|=)\s+(\S.*?\S)\s+(?:[-–—~_*]{2,}|=)\s*$/u, '$1')
    .replace(/^(\s*\S.*?)\s*<{2,}\s*$/u, '$1')
    .replace(/^(\s*)(?:[-=–]{1,2}>|[→⇒➔])\s*(?=[\p{L}\d])/u, '$1- ');

/** "A. Right Wing" over "1. First Line" over "a. 3e Ligne": the marks of an outline are no numbers of formations. */
function unlettered(lines: readonly RawLine[]): readonly RawLine[] {
  const depth = (mark: RegExp): number => lines.find(({ text }) => mark.test(text))?.text.search(/\S/) ?? -1;
  const [one, two, three] = [depth(/^\s*A\.\s/), depth(/^\s*1\.\s/), depth(/^\s*a\.\s/)];
  if (one < 0 || two <= one || three <= two) return lines;
  return lines.map(({ line, text }) => ({ line, text: text.replace(/^(\s*)(?:[A-HJ-Z]|\d{1,2})\.\s+(?=\S)/u, '$1') }));
}

/** "> > 5th Brigade": what a letter quotes. */
export const unquoted = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/^[ \t]*(?:>[ \t]?)+/, '')
    .replace(BOARD_TAGS, '');
const BOARD_TAGS =
  /\[([bius])\](?=.*\[\/\1\])|\[\/[bius]\]|\[\/?(?:quote|code|list|url|size|colou?r|font|center|spoiler|\*)(?:=[^\]]{0,80})?\]/gu;

/** What a column of figures may be headed with. */
const COUNTING: ReadonlySet<Field | undefined> = new Set([
  ...(['men', 'sabres', 'guns', 'points', 'battalions', 'squadrons'] as const),
]);

/**
 * A table that was copied with each cell on a line of its own: its headings stand below each other. Where none of them
 * counts, or cells are missing, only the headings are taken away.
 */
function unstacked(lines: readonly RawLine[]): readonly RawLine[] {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const from = filled.findIndex(
    (_, i) => filled.slice(i, i + 3).length === 3 && filled.slice(i, i + 3).every(({ text }) => isHeading(text)),
  );
  if (from < 0) return lines;
  const width = filled.slice(from).findIndex(({ text }) => !isHeading(text));
  const body = filled.slice(from + width);
  const rows = Array.from({ length: body.length / width + 1 }, (_, i) =>
    filled.slice(from + i * width, from + (i + 1) * width),
  );
  const [heads = [], ...below] = rows;
  const counting = heads.flatMap(({ text }, i) => (COUNTING.has(fieldOf(text)) ? [i] : []));
  const filledIn = below.every((row) => counting.every((at) => !/\p{L}{3}/u.test(row[at]?.text ?? '')));
  const isTable = body.length >= width * 2 && body.length % width === 0 && counting.length > 0 && filledIn;
  if (width < 3 || !isTable) return counting.length > 0 ? lines : withoutHeadings(lines);
  return [
    ...filled.slice(0, from),
    ...rows.map((cells) => ({ line: cells[0]?.line ?? 1, text: cells.map(({ text }) => text.trim()).join('\t') })),
  ];
}

/** Three headings below each other, wherever they stand. */
function withoutHeadings(lines: readonly RawLine[]): readonly RawLine[] {
  const heads = (i: number): boolean =>
    [0, 1, 2].some((back) => [0, 1, 2].every((n) => isHeading(lines[i - back + n]?.text ?? '')));
  return lines.filter((_, i) => !heads(i));
}

const isHeading = (text: string): boolean => !/\d/.test(text) && text.trim().length < 30 && fieldOf(text) !== undefined;

const STEPS: readonly ((lines: readonly RawLine[]) => readonly RawLine[])[] = [
  withoutSharedTitle,
  unpictured,
  bulleted,
  letteredOver,
  unlettered,
  cellsJoined,
  legended,
  unpaged,
  unbraced,
  stroked,
  narrowed,
  rejoined,
  uncluttered,
  narrated,
  toldInList,
  unstacked,
  figuresBeside,
  unfolded,
  apart,
  withSumsBelow,
  gridded,
  smallFigures,
  unpriced,
  scaled,
];

/** ". . . ." as one row of dots, as wide. */
const leadersOf = (dots: string): string => {
  const blank = dots.slice(dots.trimEnd().length);
  return ` ${'.'.repeat(Math.max(5, dots.length - blank.length - 1))}${blank === '' ? ' ' : blank}`;
};

/** "1:042", as the Portuguese wrote it. */
const thousands = (text: string): string => text.replace(/(?<![\d:])(\d{1,3}):(\d{3})(?![\d:])/g, '$1,$2');

/** A line as a scan, a letter or another alphabet has it, made legible. */
export const legible = (raw: string): string => lettered(thousands(scanned(inLatin(unspaced(unquoted(raw))))));

/** The lines of a plain text with what scans, columns and letters did to them undone. */
export const rawLines = (text: string): readonly RawLine[] =>
  STEPS.reduce<readonly RawLine[]>(
    (lines, step) => step(lines),
    text.split('\n').map((given, i) => {
      const raw = given.replace(TOO_FAR_IN, '');
      return {
        line: i + 1,
        text:
          raw.length > 4000
            ? raw
            : respelt(
                lettered(
                  thousands(scanned(addressed(unruled(inLatin(unspaced(unquoted(raw))))))).replace(
                    /(?:\s{1,4}\.){3,}\s*/g,
                    leadersOf,
                  ),
                ),
              ),
      };
    }),
  );

/** No list stands as far in, and patterns look at each blank again from the next. */
const TOO_FAR_IN = /(?<=^ {200}) +/;

const TURNED = new RegExp(`(${CALIBRE})\\s*[x×]\\s*(\\d{1,2})(?!\\d)`, 'giu');

/** "battaglioni 1, uomini 540", "pezzi 32": the noun before its figure. */
const NOUN_FIRST =
  /(?<=[,;:]\s*)((?:battaglion|squadron|batal?l|escuadr|bataill|escadr)\p{L}*|pezzi|piezas|pi[èe]ces|uomini|hombres|hommes|mann|cavalli|caballos|chevaux|cannonieri|artilleros|canonniers|artilleurs)\s+(\d{1,2}[.,]\d{3}|\d{1,4})(?=\s*(?:[,;.]|$))/giu;

/** "Artillery: Rogers' Battery, 6; Braun's Battery, 6" */
const BATTERIES = /^(?:artiller(?:y|ie)|artiller[ií]a|artiglieria)\s*[:.–—-].*$/iu;
const PIECES_OF_EACH = /(?:,|\s[–—-])\s*([2-9]|1\d|2[0-4])(?=\s*(?:[;.]|$))/gu;

/** "12 guns with the right wing, 8 with the left": each counts the same. */
const SAME_PIECES =
  /(?<!\d)(\d{1,2}) (guns|pieces|bouches [àa] feu|pi[eè]ces|geschütze|piezas|pezzi|canons|cannoni|cañones) (with|at|in|[àa]|au|aux|bei|beim|en|con|alla|presso)(?=\s)/iu;
function withSamePieces(text: string): string {
  const [, , noun = '', where = ''] = SAME_PIECES.exec(text) ?? [];
  return noun === '' ? text : text.replace(new RegExp(`(?<=[,;]\\s)(\\d{1,2})(?= ${where}\\s)`, 'giu'), `$1 ${noun}`);
}

/** "18 with each wing, 24 in the centre. In all 60 guns": the sum is all that is told of whole batteries. */
const IN_ALL =
  /^(?=.*\d.*\d).*(?:zusammen|in all(?:em)?|together|insgesamt|en tout|in tutto|en total)\s*:?\s*(\d{1,3})\s+(?:guns|pieces|stücke?|geschütze?|bouches [àa] feu|pi[èe]ces|pezzi|piezas)\.?$/iu;

/** "60 guns. Behind the village.": where they stand, behind what they have. */
function withoutPlace(text: string): string {
  const [, told = '', place = ''] = /^(.*\d.*?\p{L}{3,})\.\s+(\p{Lu}[^\d:]*)$/u.exec(text) ?? [];
  return place !== '' && figuresIn(told).found.length > 0 && figuresIn(told).rest !== told && !formation(place)
    ? told
    : text;
}

/** "II Cavalry Corps, Gen Sebastiani. Horses in a shocking state, read Thirion on that." */
function withoutRemark(text: string): string {
  const [, head = '', man = ''] =
    /^([^.,:;]{4,40}),\s([^.,:;]{4,40}?\p{L}{4})\.\s+\p{Lu}(?:[^\d\s]+\s){4,}\D*[.!?]$/u.exec(text) ?? [];
  if (formation(head) && beginsWithRank(man)) return `${head}, ${man}`;
  /** "Le Marchant's Brigade: only one of its three regiments was up in time." */
  const [, owned = ''] = /^([^\d:]{4,40}):\s+\p{Ll}(?:[^\d\s:]+\s){4,}[^\d\s:]+\.$/u.exec(text) ?? [];
  if (owned !== '' && isLed(owned)) return owned;
  const bare = text.replace(/\s\((?:goes|rest of|most of|some of|all of|part of|only|they)\s[^()\d]{3,40}\)$/iu, '');
  if (bare !== text && (isLed(bare) || /['’]?s\s\p{L}+$/u.test(bare))) return bare;
  const [, name = '', bracket = ''] = BEHIND_HEAD.exec(text) ?? [];
  return isLed(name) ? name + bracket : text;
}
/** "Bassecourts division, behind the bridge", "Cavalry (Alburquerque himself) - most of them watering their horses" */
const BEHIND_HEAD =
  /^(\p{L}[^\d,:;()–—]{3,40}?)(\s\([^()\d]{3,40}\))?(?:,\s|\s[–—-]\s)(?:behind|in front|in the|on the|most of|some of|all of|they|who|which|goes?|watching|holding)(?!\p{L})[^\d:;]*$/iu;

/** "EJÉRCITO ESPAÑOL. General en jefe: Teniente general Reding" */
const CHIEF_INSIDE = /^([^.;:()]*\p{L}{4})[.;]\s+(\p{L}.*)$/u;
/** "Feldmarschall: Dagobert Sigmund von Wurmser" */
const RANK_AND_MAN = /^([\p{L}. -]{4,40}):\s+(\p{Lu}\D{3,50})$/u;
/** "Barclay de Tolly (CinC)" */
const CHIEF_BEHIND =
  /^(\p{Lu}[^\d:;()]{2,60}?(?: \([^():;\d]{4,40}\))?)\s*[,(]\s*(?:c[- .]?in[- .]?c\.?|commander(?:[- ]in[- ]chief)?|commanding(?: the [^\d:;()]{4,40})?|in charge|commandant(?: en chef)?|g[ée]n[ée]ral(?:issime)? (?:commandant )?en chef|general en jefe|oberbefehlshaber|comandante in capo)\s*[).]{0,2}(?:\[\w{1,3}\])?$/iu;
/** "The First Consul Bonaparte; commander in chief, Berthier" */
const CHIEF_BETWEEN =
  /^(?:le |the |der |el |il )?(\p{Lu}[^\d:;()]{2,40}?)\s*[;,]\s*(?:commander[- ]in[- ]chief|g[ée]n[ée]ral en chef|oberbefehlshaber|general en jefe|(?:comandante|generale) in capo)\s*[,:]\s*\p{Lu}[^\d:;()]{2,30}$/iu;
/** "a horse battery of 6 guns and one on foot of 4": two. */
const TWO_BATTERIES =
  /(?<!\p{L})(?:an?|one|une?|una|eine?|1)\s+((?:\p{L}+\s+){0,2}?(batt?er\p{L}+|bater[íi]a)(?:\s(?!of\s|zu\s)\p{L}+){0,3}?)\s+(?:of|with|de|con|com|von|mit|zu|à|avec|di|da)\s+(\d{1,2})\s+(?:guns|pieces|piezas|pi[èe]ces|pezzi|geschützen?)\s+(?:and|und|et|y|e)\s+(?:an?|one|another|une?|una|otra|eine?)\s+((?:\p{L}+\s+){0,3}?)(?:of|with|de|con|com|von|mit|zu|à|avec|di|da)\s+(\d{1,2})(?!\d)(?:\s+(?:guns|pieces|piezas|pi[èe]ces|pezzi|geschützen?))?/iu;
const ARTICLE = /^(?:le|la|de|den|el|il|dem|the)\s/u;
/** "Artillery: 72 guns (General Drouot)": who leads it, behind what it has. */
const LED_BEHIND = /^([^:()]{3,40}):\s+([^:()]*\d[^:()]*?)\s*\(([^()]{3,50})\)$/u;

/** "Artillery: Captain Frazer. A horse battery of 6 guns": who leads it, before what it has. */
const LED_BEFORE = /^([^:()]{3,40}):\s+([^:()\d]{5,50}?\p{L}{3})\.\s+(\p{Lu}[^:]*\d.*)$/u;

/** "Lieutenant-General Graham commanding" */
const MAN_COMMANDING = /^([^\d:;(),]{5,60}\p{L})\s+(?:commanding|al mando|kommandierend)\.?$/iu;
/** "Bouches à feu de la division : 10, dont 4 obusiers" */
const GUNS_OF_WHICH =
  /^(?:bouches [àa] feu|pi[èe]ces|canons|guns|cannon|geschütze|piezas|pezzi)(?:\s[^\d:]*)?\s*:\s*(\d{1,3}),?\s+(?:dont|of which|including|davon|darunter|di cui|de (?:los|las) cuales)\s[^:;]*$/iu;

const COMMANDS =
  /\(\s*(?:c[. -]?in[. -]?c\.?|commander(?:-in-chief)?|commanding|commanded by|led by|cmdr?\.?|under|sous|unter|bajo|sotto|onder|(?:general|g[ée]n[ée]ral|commandant|comandante|generale) (?:en|in) (?:chef|jefe|capo)|oberbefehlshaber|chef|commandant|kommandeur|comandante)\s*[:.]?\s+(?=\p{L})/iu;
/** "Avantgarde under Yermolov, 2 jäger regiments": who leads it. */
const UNDER =
  /^([\p{L}\d][^,:;()]{2,40}?),?\s+(?:under|led by|commanded by|unter|sous|bajo|sotto|onder|sob|pod(?: komandoy)?|(?:al mando|a las órdenes|agli ordini|al comando) del?|sous les ordres d[ue])\s+((?:(?:le|la|de|den|el|il|dem|the)\s)?(?:\p{Ll}{4,10}\s){0,2}(?:(?:van|von|de|di)\s)?\p{Lu}[\p{L}.'’ -]{1,40})(?=\s*[,:;(–—]|$)/u;
/** Behind "artillery" a larger figure counts its men. */
const MOST_GUNS = 300;
/** "Guns 54", "Art: 28" */
const GUNS_ALONE =
  /^(guns|cannons?|art(?:illery|illerie|\.)?|geschütze|pi[eè]ces|piezas|cannoni)\s*[:=–-]?\s*(?:(?:another|a further|plus|\+)\s*)?(\d{1,3})(\s*\([^()]*\))?$/iu;
/** "16 (12 light, 4 horse)" */
const addsUpTo = (all: number, said: string): boolean =>
  (said.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0) === all;
/** "Benckendorff: 1,500 Cossacks" */
const COUNTED_KIND =
  /^((?:[^\d:;,]{3,40}(?::|\s[–—-])\s+)?)(\d{1,2}[,.]\d{3}|\d{3,4})\s+((?:\p{L}+\s){0,2}(?:cossacks|kosaken|grenadiers|hussars|husaren|dragoons|dragoner|lancers|uhlans|ulanen|cuirassiers|chasseurs|j[äa]e?gers?|landwehr|militia|guards(?:men)?|riflemen|voltigeurs|volunteers))$/iu;
/** "about 5,000 in 10 battalions" */
const IN_PARTS =
  /(\d{3}(?:\s(?:men|foot|infantry|sabres|horse))?)\s+in\s+(\d{1,2}|\p{L}{3,6})(?=\s+(?:bat|bns?|sq|esc|compan|regim))/giu;
/** "(2 bns/1,340)", "(6-6pdrs & 2 howitzers/110 men)" */
const PARTS_AND_MEN = /(?<=\()(\d[^()/]*\p{L}\.?)\s*\/\s*(?=\d{1,3}(?:[,.]\d{3})?(?:\s\p{L}+)?\))/gu;
/** "9th Léger, two battalions – 1,010" */
const SPELLED_PARTS = new RegExp(
  `(?<=[,(]\\s?)(${Object.keys(COUNTING_WORDS).join('|')})(?=\\s(?:battalions|bata(?:ill|ll)\\p{L}+|battagl\\p{L}+|squadron[eis]|companies|bns?|sqd?ns?|coys?|batalj\\p{L}+|es[ck](?:ua)?dr[oó]n\\p{L}*|schwadron(?:en)?)(?!\\p{L}))`,
  'giu',
);
/** "2nd Line 650 and 1st Light 540": each has its figure. */
const AND_IN_BRACKETS = /(?<=\d[^()]*)\)\s+(?:and|und|et|en|y|e|i)\s+(?=\d{1,3}\p{L}[^,;:()]*\(\d)/giu;
const AND_ANOTHER = /(?<=\d{3})\s+(?:and|und|et)\s+(?=\d{1,3}\p{L}[^,;:]*\s\d[\d,.]{2,5}\s*(?:[,;]|$))/giu;
/** "- on table at start": where they are tells nothing of who they are. */
const PLACED =
  /\s*\(\d{1,2} players?\)\s*$|\s*\((?:(?:starts?|begins?|deployed) )?(?:on|in) (?:the )?(?:map|table|board)[^()]*\)|\s*[(.–—,-]\s*(?:(?:all\s+)?(?:on|in)\s+(?:the\s+)?(?:table|field|board|place|position)(?:\s+(?:at|from)\s+(?:(?:the\s+)?start|\d{1,2}[:.]\d\d))?|deployed|at (?:the )?start|from the (?:start|beginning))\)?\.?\s*$/iu;
/** "6 battalions, 4,310; 8 squadrons, 1,040": how many stand in them. */
const PARTS_AND_STRENGTH =
  /(?<=\s)\d{1,2} (?:(?:bat(?:tal|ail)\p{L}*|bns?)|(squadr\p{L}*|escadr\p{L}*|sqn?s?)), \d[\d,.]*\d{2}(?=\s*(?:;|\. \p{Lu}|$))/gu;
/** "You are Count Vorontsov. Hold until you are told to go.": the sheet of him who leads a side. */
const YOU_ARE = /^you (?:are|play|command as) (?:the )?(\p{Lu}[^.,;:\d]{3,40})\.(?:\s.*)?$/iu;
const LIST_OF =
  /^(?:(?:the )?(?:infantry|foot) of (?=\p{Lu}[\p{L} ]+['’]s (?:division|brigade|corps))|(?:table|plate|tableau|tafel) [ivxl\d]+\s*[.:]\s*|(?:(?:player|team|umpire|side)s?['’]?s? )?(?:(?:sheet|brief(?:ing)?|card|notes|player|side|team)s?(?: (?:\d|[a-c]|one|two))?)(?<=\d|[a-c]|one|two|s?['’]?s? (?:sheet|brief(?:ing)?|card|notes))\s*[:–—-]\s*|(?:commanders?|leaders|generals|officers|befehlshaber|chefs) (?:of|in|der|des|de) (?:the )?(?!chief)|(?:situation|[ée]tat|estado|return|state|stand)(?: (?:des? (?:las )?troupes|de las tropas|of the troops))? (?:du|de la|de l['’]|des|del|of the|der) ?)(?=[\p{L}\d])|^(?:orders? of battle|ordre de bataille|schlachtordnung|(?:truppen-?)?eint(?:h)?eilung(?: und st[äa]rke)?|ordine di battaglia|orden de batalla|ordem de batalha|slagorde)(?: (?:of(?: the)?|de la|des?|du|del(?:la)?|der|do|da|van(?: het)?)\s| (?:de l|dell)['’])(?=[\p{L}\d])/iu;
/** "Command 1: Right Wing, Lieut.-Gen. Essen": one formation, whatever stands in it for a name. */
const NTH_COMMAND =
  /^((?:command|formation|group|kommando|verband|commandement|groupement|mando|agrupaci[óo]n|comando|gruppo)\s(?:\d{1,2}|[ivx]{1,4}|[a-h]))\s*[:.–—-]\s+(\p{Lu}[^\d:,(]{2,40})(?:,|\s[–—-])\s+([^\d:,()]{3,40}?)(\s\([^()]*\))?$/iu;
/** "Army: Prussian advance guard" */
const SIDE_LABEL =
  /^(?:besiegers|garrison|attackers?|defenders?|relief force|army|arm[ée]e|armee|side|forces?)\s*:\s*(\S.*)$/iu;
const SENTENCE =
  /(?<=\d|guns|cannon|men|sabres|horse|hommes|chevaux|mann|pferde|geschütze|pi[eè]ces|piezas|cannoni|uomini|cavalli|hombres|caballos)\.$|(?<=\d[^()]*\))\.$/iu;
/** Letters; what is longer is a paragraph. */
const LONGEST = 800;
const NOTHING = /(?!)/u;
const RANGE =
  /(\(\s*|(?<=[:=]\s|\p{L}\s))(\d{1,2}[,.' ]?\d{3}|\d{3})\s*[-–—]\s*(\d{1,2}[,.' ]?\d{3}|\d{3})(?:\s*\)|(?=\s*$|\s\p{L}|[,;)]))/gu;
/** "54th Line [1,200]" */
const SQUARE = /\[\s*((?:(?:c|ca)\.\s)?(?:\d{1,3}[,.' ]\d{3}|\d{3,5})(?:\s\p{L}+\.?)?)\s*\]/gu;

/** "(1,200-1,400)" is about the middle of it. */
function between(whole: string, bracket: string, from: string, to: string): string {
  const [least, most] = [from, to].map((figure) => Number(figure.replace(/\D/g, '')));
  const isRange = least !== undefined && most !== undefined && most > least && (bracket !== '' || most < least * 2);
  const isOfYears = least !== undefined && most !== undefined && least > 1788 && most < 1817;
  if (!isRange || (isOfYears && bracket === '')) return whole;
  const middle = `c. ${Math.round((least + most) / 2)}`;
  return bracket === '' ? middle : `(${middle})`;
}

/** "1/4th 754 / 1/42nd 880 / 1/50th 794": a list between strokes, each with its figure. */
function unstruck(text: string): string {
  const [, head = '', list = ''] = /^(.*?(?::|\s[–—-])\s+)?([^:]*\s\/\s[^:]*)$/u.exec(text) ?? [];
  const pieces = list.split(/\s+[/|]\s+/);
  return pieces.length > 1 &&
    /\d{3}/.test(list.replace(/^.*?\p{L}/u, '')) &&
    pieces.every((piece) => /\p{L}.*\s\d{2,4}$|\p{L}.*\s\d{1,2}[,.]\d{3}$/u.test(piece.trim()))
    ? `${head.replace(/\s[–—-]\s+$/u, ': ')}${pieces.join(', ')}`
    : text;
}

/** "330 (Duke of Arenberg's lot, he got captured lol)", "300 (Campbell's)": said of it behind its strength. */
const OF_NOBODY =
  /(?<=\s~?\d{1,2}[,.]?\d{2,3}(?:\s\p{L}+)?)\s+\((?!(?:under|led|commanded|sous|unter|incl|with)\b)(?:\p{Lu}[\p{L}-]+['’]s|(?:[\p{L}'’,-]+\s){4,}[\p{L}'’.!-]+)\)\s*$/u;

interface Mannered {
  readonly text: string;
  /** When those come on whom it names. */
  readonly arrival?: string;
  /** How its source rates them. */
  readonly quality?: string;
  readonly absent?: string;
}

/** "Habert's division -> General Habert" */
const ARROW = /(?<=[\p{L}\d).])\s*(?:[-=]{1,2}>|[→⇒➔])\s*(?=[\p{L}\d])/gu;

/** "1st Division [Lowry Cole]", and no "[edit]" of a page. */
const IN_BRACKETS = /(?<=[\p{L}\d]) \[(\p{L}[\p{L} .'’-]{2,60})\](?=\s*(?:[:,(–—-]|$))/gu;
const OF_PAGE = /^(?:Bearbeiten|Verbergen|Anzeigen|Editar|Modifi|Edit)/u;
const manInBrackets = (whole: string, inside: string): string =>
  !OF_PAGE.test(inside) && (/^\p{Lu}/u.test(inside) || beginsWithRank(inside) || isTitled(inside))
    ? ` (${inside})`
    : whole;

/** "Guard 2 bns 1200 + Royal Guard light horse 300" */
const PLUS_ANOTHER = /\s\+\s(?<=\s\d{3,4}\s\+\s)(?=\d{0,3}\p{L}.*\d{2}$)/gu;
/** "Cavalry (Freire): 4 divisions, 5,700 sabres": what stands below it, of which nothing is told. */
const SO_MANY_FORMATIONS =
  /(?<=:\s)(?:\d{1,2}|two|three|four|five|six|seven|eight) (?:divs?\.?|divisions|bdes?\.?|brigades|regiments|regts?\.?)(?:,| of)\s+(?=\d{1,2}[,.]\d{3}|\d{3,5})/giu;

/** One line in the manner that the reader knows. */
export function mannered(given: string): Mannered {
  const { text: unrated, quality } = withoutRatings(
    withoutTail(
      runIn(relieved(ownFigures(given).replace(STYLES, '').replace(ARROW, ': ').replace(IN_BRACKETS, manInBrackets))),
    ),
  );
  const absent = NOT_ENGAGED.exec(unrated)?.[1];
  const line = unrated.replace(NOT_ENGAGED, '');
  const { arrival, rest } = comingIn(line);
  const bare = ASIDES.reduce((text, aside) => text.replace(aside, ''), rest)
    .replace(
      COUNTED_KIND,
      (_, head: string, n: string, kind: string) => `${head.replace(/(?::|\s[–—-])\s+$/u, ' ')}${kind}: ${n}`,
    )
    .replace(BATTERIES_AT, (whole, name: string, n: string, each: string, all: string) =>
      Number(n) * Number(each) === Number(all) ? `${name}: ${all} guns` : whole,
    )
    .replace(/^½\s?(?=(?:\p{L}+\s){0,2}\p{L}*batt?[ae]r)/iu, '')
    .replace(
      /(?<=\(\d[^()]*\s|\()(\d[\d.]*) ([uc])\.(?=\))/gu,
      (_, n: string, of: string) => `${n} ${of === 'u' ? 'men' : 'sabres'}`,
    )
    .replace(PARTS_AND_MEN, '$1, ')
    .replace(/(?<=batter(?:y|ie)|bty) of (\d{1,2})$/iu, ' of $1 guns')
    .replace(/\(\p{L}[\p{L} ]{3,30}, (\d{1,2}[,.]\d{3}|\d{3,4})\)$/u, '($1)')
    .replace(/^.*$/u, withSamePieces)
    .replace(IN_ALL, (whole, guns: string) => (/\d{3}/.test(whole) ? whole : `Artillery: ${guns} guns`))
    .replace(PART_OF, ofItsRegiment)
    .replace(WITH_PART, withPart)
    .replace(ON_HORSEBACK, ': $1 sabres')
    .replace(IN_PARTS, (_, men: string, n: string) => `${men}, ${COUNTING_WORDS[n.toLowerCase()] ?? n}`)
    .replace(SPELLED_PARTS, (word) => String(COUNTING_WORDS[word.toLowerCase()] ?? word))
    .replace(AND_ANOTHER, ', ')
    .replace(PARTS_BEFORE_MAN, (whole, name: string, parts: string, man: string) =>
      beginsWithRank(man) ? `${name} (${parts}), ${man}` : whole,
    )
    .replace(AND_IN_BRACKETS, '), ')
    .replace(PLUS_ANOTHER, ', ')
    .replace(SO_MANY_FORMATIONS, '')
    .replace(PLACED, '')
    .replace(/(?<=\d{3}(?:\s\p{L}+)?),?\s+(?:with|mit|avec|con|com|met)\s+(?=\d{1,2}\s\p{L}+$)/u, ', ')
    .replace(TURNED, '$2 x $1')
    .replace(NOUN_FIRST, '$2 $1')
    .replace(BATTERIES, (whole) => whole.replace(PIECES_OF_EACH, ' $1 guns'))
    .replace(/(?<=\s)(\d{1,2}[,.]\d{3}|\d{2,5})\s?(?:ish|or so|or thereabouts|approx(?:imately)?)\b\.?/giu, '~$1')
    .replace(OF_NOBODY, '')
    .replace(FEW_OF_COMPANY, '$1 $2 men')
    .replace(WITH_GUNS, '; ')
    .replace(/(?<=\d\s?(?:bns?|batts?|coys?|sqn?s?|bn)\.?|\sbn)\s*\/\s*(?=\d{3,4}$)/iu, ': ')
    .replace(/(?<=\d)\.?\s+\[[^\]\d]{8,}\]$/u, '')
    .replace(/(?<=;.*=\s?\d[\d.,]*)\.$/u, '')
    .replace(/(?<=[\p{L})])\.\s*[—–]+\s*(?=\d)/gu, ': ')
    .replace(/(?<=\d)\s+present(?=\s*(?:$|[,;(]))/giu, ' men')
    .replace(/(?<=[.;])\s+(?:sources?|quellen?|fonti|fuentes?):\s.*$/iu, '')
    .replace(/\s[x×]\s?(\d)\s(?=\d{3}(?!\d)|\d{1,2}[,.]\d{3})/gu, ' ($1): ')
    .replace(SQUARE, '($1)')
    .replace(RANGE, between)
    .replace(/^.*$/u, saidFirst)
    .replace(GUNS_ALONE, (whole, what: string, n: string, said = '') =>
      /^art/iu.test(what) && Number(n) > MOST_GUNS ? whole : `${n} guns${addsUpTo(Number(n), said) ? '' : said}`,
    )
    .replace(LIST_OF, '')
    .replace(YOU_ARE, '$1')
    .replace(/(?<=\d \p{L}+, [\d,]+)\. Guns, (\d+)\.?$/u, '; $1 guns')
    .replace(PARTS_AND_STRENGTH, (whole, horse?: string) => `${whole} ${horse ? 'sabres' : 'men'}`)
    .replace(NTH_COMMAND, (whole, nth: string, name: string, man: string, more = '') =>
      beginsWithRank(man) || isTitled(man) || isBareMan(man) ? `${nth} ${name} (${man})${more}` : whole,
    )
    .replace(SIDE_LABEL, (whole, side: string) => (isSideName(side) || guessNation(side) !== undefined ? side : whole))
    .replace(COMMANDS, '(')
    .replace(BATTLES.test(line) ? NOTHING : UNDER, (whole, name: string, man: string) =>
      /^\p{Lu}/u.test(man)
        ? `${name} (${man})`
        : [man, man.replace(ARTICLE, '')].some((each) => beginsWithRank(each) || isTitled(each))
          ? `${name} (${man.replace(ARTICLE, '')})`
          : whole,
    )
    .replace(line.length < 160 || /\)\.$/.test(line) ? SENTENCE : NOTHING, '')
    .replace(/^.*$/u, withoutPlace)
    .replace(/^.*$/u, withoutRemark)
    .replace(LED_BEFORE, (whole, head: string, man: string, told: string) =>
      isLed(head) && beginsWithRank(man) ? `${head} (${man}): ${told}` : whole,
    )
    .replace(LED_BEHIND, (whole, head: string, told: string, man: string) =>
      isLed(head) && beginsWithRank(man) ? `${head} (${man}): ${told}` : whole,
    )
    .replace(CHIEF_INSIDE, (whole, head: string, behind: string) => {
      const [, chief] = COMMANDED_BY.exec(behind) ?? [];
      return chief === undefined ? whole : `${head}: ${chief}`;
    })
    .replace(/\s\((\p{L}[^()\d]{1,24})\)(?=[.:]?$)/u, (whole, rank: string) =>
      beginsWithRank(`${rank} x`) && readCommander(`${rank} x`).name === 'x' ? '' : whole,
    )
    .replace(
      /^([^:–—]{3,50}?)\s[–—-]\s(\p{L}[\p{L} .-]{2,30}):\s+(\p{Lu}[^\d:()]{2,40})$/u,
      (whole, head, rank, man) =>
        beginsWithRank(`${rank} x`) && (isBareMan(man) || isTitled(man)) ? `${head}: ${rank} ${man}` : whole,
    )
    .replace(RANK_AND_MAN, (whole, rank: string, man: string) =>
      beginsWithRank(`${rank} x`) && readCommander(`${rank} x`).name === 'x' && (isBareMan(man) || isTitled(man))
        ? `${rank} ${man}`
        : whole,
    )
    .replace(CHIEF_BEHIND, (_, man: string) => (headsSide(man) ? man : `Commander: ${man}`))
    .replace(MAN_COMMANDING, (whole, man: string) => (beginsWithRank(man) ? `Commander: ${man}` : whole))
    .replace(GUNS_OF_WHICH, 'Artillery: $1 guns')
    .replace(CHIEF_BETWEEN, 'Commander: $1')
    .replace(TWO_BATTERIES, '$1 ($3 guns), $2 $4($5 guns)')
    .replace(/(?<=\p{L})\s-(?=\d{3})/gu, ': ')
    .trim();
  const listed = bare.length > LONGEST ? bare : unstruck(withSumBehind(withoutOwnSum(bare)));
  const text =
    bare.length > LONGEST
      ? bare
      : bare.length < 140
        ? withSum(withMan(withLeader(multiplied(listed))))
        : withSum(withMan(multiplied(listed)));
  return { text, ...(arrival && { arrival }), ...(absent && { absent }), ...(quality && { quality }) };
}
