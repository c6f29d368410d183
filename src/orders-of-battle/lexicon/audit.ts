/** What a figure of a text may be that counts no troops under arms. */
import { CALIBRE } from '../numbers.ts';
import { DATES } from './pages.ts';

/** Figures that say themselves what they are: dates, times, numbers of units, calibres, shares, pages, distances. */
export const OTHER_FIGURES: readonly RegExp[] = [
  /https?:\S+/giu,
  /^\s*(?:\^|↑|\[\d{1,3}\])\s.*$/gu,
  DATES,
  new RegExp(`(?<!\\d)${CALIBRE}(?!\\p{L})`, 'giu'),
  /(?<!\d)\d{4}(?=\s?(?:hours|hrs)(?!\p{L}))|(?<!\d)\d{1,2}[:.h]\d\d(?:\s*[ap]\.?m\.?)?(?!\d)|(?<!\d)\d{1,2}\s*(?:[ap]\.?m\b\.?|uhr|hrs?\b|hours|o['’]clock|h(?=\s|$|[),;]))/giu,
  /(?<!\d)\d+(?:[.,]\d+)?\s?(?:%|per ?cent|prozent|pour cent|p\.c\.)/giu,
  /(?<!\p{L})(?:n[or°º]\.?(?:\s?º)?|n\.º|n[uú]m(?:ero)?\.?|#|pp?\.|pages?|seiten?|s\.|vol\.?|band|tome|tafel|table|plate|turns?|day|tag|jour|chap\.?|ch\.|fig\.?|map|ir|lir|hr|dr|kr|ur|cr)\s*\d+(?:\s*[-–]\s*\d+)?/giu,
  /(?<![\d.,])\d[\d.,]*\s?(?:km|m|yards?|yds?|miles?|paces|toises|metres|meters|schritte?|leagues?|pts?|points?|horses? (?:dead|lost)|adcs?|wagons?|waggons?|carts?|caissons?|flags?|colou?rs|standards|eagles)(?!\p{L})/giu,
  /(?<=\d)\s\/\s\d+|\(est\.?\s\d[\d.,]*\)/giu,
  /\[\s*(?:note )?\d{1,3}\s*\]/giu,
  /(?<!\p{L})(?:in|of|since|by|until|from|anno|im jahre|en|de|du|vom)\s+1[78]\d\d(?!\d)/giu,
];

/** Beside these a figure counts those who are not there any more, or no troops of the line. “¤” stands where the figure does. */
export const LOSSES =
  /(?:kill\p{L}*|wound\p{L}*|miss(?:ing|ed)|los(?:t|s|ses|ing)|casualt\p{L}*|prisoner\p{L}*|captured|sick|h[oô]s?pit\p{L}*|ospedale|lazar\p{L}*|d[ée]tach\p{L}*|dead|deserters|tu[ée]s|bless[ée]s|pertes?|malades|tote|verwundete?|verluste?|kranke?|gefangene|muertos|heridos|enfermos|p[ée]rdidas|bajas|morti|feriti|perdite|officers?|officiers?|offizie?re|oficiales|ufficiali)\W{0,3}¤|¤\W{0,3}(?:more\s+|were\s+|men\s+)?(?:kill|wound|miss|lost|casualt|prisoner|captured|sick|h[oô]s?pit|ospedale|dead|tu[ée]s|bless|malades|tote|verwundet|kranke|gefangen|muertos|heridos|enfermos|morti|feriti|officer|officier|offizier|oficial|uffizial|ufficial|offs?\b|gunners|artiller(?:ymen|os|eurs)|canonniers|kanoniere|artiglieri|cannonieri)/iu;

/** What a column of figures counts that is no strength, by its heading. */
export const NO_STRENGTHS =
  /(?<!\p{L})(?:loss\p{L}*|lost|perd[aio]\p{L}*|poter\p{L}*|uby\p{L}*|verlie?[sz]\p{L}*|strat[yio]\p{L}*|forlust\p{L}*|offiz\p{L}*|offic\p{L}*|ofit\p{L}*|ofitser\p{L}*|casualt\p{L}*|kill\p{L}*|wound\p{L}*|miss\p{L}*|prison\p{L}*|sick|h[oô]s?pit\p{L}*|hosp\.?|osp\p{L}*|d[ée]tach\p{L}*|off(?:icers?|iz\p{L}*|iciers?|s)?|ofic\p{L}*|uff\p{L}*|pertes?|verlust\p{L}*|p[ée]rdidas|bajas|perdite|tu[ée]s|bless\p{L}*|malades|page|p\.|year|date|turn|time|no|nr|n[°º]|number|id|points?|pts|morale|moral|quality|elan|[ée]lan|rating|grade|cp|sk|horses|pferde|chevaux|bases|figures|stands|wagons?|arriv\p{L}*|notes?)(?!\p{L})/giu;

/** Nor are parts, in a row of sums. */
export const NO_STRENGTHS_IN_SUMS = new RegExp(
  `${NO_STRENGTHS.source}|(?<!\\p{L})(?:ba[it]\\p{L}*|bns?|es[ck]\\p{L}*|sq\\p{L}*|compan\\p{L}*)(?!\\p{L})`,
  'giu',
);

/** What a sum tells of each arm: "11,880 foot, 3,050 horse", "2 670 hommes d'infanterie, 2 645 de cavalerie". */
const COUNT = "(\\d{1,3}(?:[.,'’ \u00a0\u202f]\\d{3})+|\\d+)\\s+(?:\\p{L}+\\s+)?(?:(?:de |of |zu |d['’]|di )\\s*)?";
export const FOOT = new RegExp(`${COUNT}(?:inf|foot|fu(?:ß|ss)|bayonet)`, 'iu');
export const HORSE = new RegExp(`${COUNT}(?:cav|horse|kav|pferd|sab(?:re|er|el)|reiter|cheva|cabal)`, 'iu');

/** Columns of those who are on the rolls and not there. */
export const AWAY =
  /(?<!\p{L})(?:d[ée]tach|destac|distacc|detach|h[oô]s?pit|ospedal|lazar|sick|malad|krank|enferm|ammalat|absent|abwesend|ausent|prison)/iu;
