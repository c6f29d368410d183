import { SUM_WORDS } from './languages/index.ts';

/** What stands in and behind the names of units: asides, counts, sums, nations. */

/** Bracketed asides in a unit's name that tell its fate or whereabouts, and are no part of its name. */
export const ASIDE =
  /[([](?:lost|less|minus|only|detached|attached|arriv|absent|not present|en route|from|captured|in reserve|not (?:engaged|in action)|nicht im (?:gefecht|kampf)|non engag|took no part|see|joined|formerly|ex-|estimated|est\.?|approx|all w|each|incl|w\/|with)[^)\]]{0,120}[)\]]?|[†‡]/giu;

export const WORD_COUNTS: Record<string, number> = {
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

export const COUNTED_PARTS =
  /(?<![\p{L}\d#/])(\d{1,2}\/\d{1,2}|\d{1,2}[½]?|[½]|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|zwei|drei|vier)\s+(battalions|bataillons?|bataillone|bns|bttns|batts|squadrons|sqns|sqdns|escadrons|eskadrons|companies|compagnies|coys)(?!\p{L})/iu;

/** What stands in brackets behind a formation and names no man: a nation, a place in the line. */
export const NO_MAN =
  /(?<=\p{L}\s)(?:bei|near|presso|pr[èe]s de|during|after|before|until) |(?<=\p{L}\s)(?:general|officer|commander)$|(?<!\p{L})(?:trupp(?:en?)|troops|troupes|tropas|legi(?:on|[óo]n|one|oen))(?!\p{L})|^(?:franco|anglo|austro|russo|prusso|hispano|luso|polono|italo)-|(?:(?<!viv|christ|sebast|fab|jul|dam|maximil)ian|ish|(?:portu?gh?u?|ingl|franc|dan|milan|genov|piemont|calabr|portogh)ese|(?:holland|bavar|su[ée]d|dan|bad|hess|hongr|pi[ée]mont)ois|(?:fran[çc]|angl|holland|polon|portug|pi[ée]mont|irland|[ée]coss)aise?|ians|italien(?:er|s)|polen|poles|saxons|sachsen|russen|preu(?:ß|ss)en|spanier|schweden|[öo]sterreicher|d[äa]nen|badener|schweizer|franzosen|(?:s[äa]chs|russ|preu(?:ß|ss)|[öo]sterreich|poln|bay?e?r|engl|span|franz[öo]s|ital|schwed|hess|bad|h?oll[äa]nd|niederl[äa]nd|d[äa]n|portugies|hann[öo]ver|westf[äa]l|braunschweig|ungar|b[öo]hm|kroat)isch)$|^(?:french|dutch|saxon|swiss|hessian|guard|reserve|left|right|cent(?:re|er)|rear|advanced?|old|young|middle|new|provisional|combined|detached|heavy|light|line|north|south|east|west|part|remnants?|total|main|corps|army|forces?)\b/iu;

/** "Total infantry", "Sous-total", "Insgesamt": no unit's name begins so, whatever comes behind. */
export const TOTALS = new RegExp(
  `^(?:(?:grand |general |overall |army |wing |division(?:al)? |brigade |corps |sub[- ]?|sous-|au |en )?tota(?:ls?|l[ei]|ux)|en tout|(?:somma|effectif) totale?|insgesamt|zusammen|hauptsumme|summa|suma|${SUM_WORDS})(?!\\p{L})`,
  'iu',
);

/** The cell of a level that says nothing else. */
export const TOTAL = /^(?:\p{L}+[- ])?\p{L}*tota(?:ls?|le|ux)$/iu;

export const SUMS =
  /^(?:in all(?:em)?|in summe|in totale|sum|gesamt(?:summe|stärke|zahl)?|summe|somme|somma|ensemble|strength|army strength|effectifs?|stärke|fuerza|forza)(?!\p{L})\s*(?:[:=(–—-]|\d|of\b|g[ée]n[ée]ral|$)/iu;

export const TOTAL_OF =
  /^(\S+(?: \S+){0,4}?) (?:sub-?)?(?:totale?|insgesamt|zusammen)(?: strength)?(?!\p{L})\s*[:=–—-]?\s*(.*)$/iu;

export const ANY_WHOLE =
  /^(?:army|wing|corps|division(?:al)?|brigade|regiment(?:al)?|infantry|cavalry|artillery|infanterie|cavalerie|kavallerie|artillerie)$/iu;

/** Nations by the letters that tables use for them. */
export const NATION_CODES: Record<string, string> = {
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
  ba: 'Bavaria',
  by: 'Bavaria',
  bay: 'Bavaria',
  it: 'Italy',
  ita: 'Italy',
  nl: 'Netherlands',
  hol: 'Netherlands',
  du: 'Netherlands',
  fra: 'France',
  frz: 'France',
  rus: 'Russia',
  pru: 'Prussia',
  prs: 'Prussia',
  aus: 'Austria',
  aut: 'Austria',
  oes: 'Austria',
  swe: 'Sweden',
  pol: 'Poland',
  dw: 'Duchy of Warsaw',
  brit: 'Britain',
  eng: 'Britain',
  esp: 'Spain',
  spa: 'Spain',
  por: 'Portugal',
  sax: 'Saxony',
  sac: 'Saxony',
  wue: 'Württemberg',
  wur: 'Württemberg',
  wurt: 'Württemberg',
  wttbg: 'Württemberg',
  wu: 'Württemberg',
  wrz: 'Würzburg',
  bad: 'Baden',
  bd: 'Baden',
  hes: 'Hesse-Darmstadt',
  hd: 'Hesse-Darmstadt',
  wes: 'Westphalia',
  west: 'Westphalia',
  wf: 'Westphalia',
  wp: 'Westphalia',
  berg: 'Berg',
  nas: 'Nassau',
  nap: 'Naples',
  np: 'Naples',
  sic: 'Sicily',
  dk: 'Denmark',
  den: 'Denmark',
  dan: 'Denmark',
  ch: 'Switzerland',
  sui: 'Switzerland',
  swi: 'Switzerland',
  ott: 'Ottoman',
  tur: 'Ottoman',
  han: 'Hanover',
  bru: 'Brunswick',
  bw: 'Brunswick',
  pt: 'Portugal',
};

/** "1er, 2e and 3e Bataillons": parts by their numbers. */
export const LISTED_PARTS =
  /^((?:(?:\d+(?:er|re|e|st|nd|rd|th|\.)?|fusilier|grenadier)(?:\s*(?:,|and\b|et\b|und\b|&))+\s*)+(?:\d+(?:er|re|e|st|nd|rd|th|\.)?|fusilier|grenadier))\s+(bataill|battal|bat?tns?\b|bns\b|escadr|squadr|sqd?ns?\b|esc\.)/iu;
export const LISTED_BETWEEN = /\s*(?:,|\band\b|\bet\b|\bund\b|&)\s*/iu;
