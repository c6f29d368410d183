/** One unit or formation told by a text: its name, its arm, who leads it, and how strong it is in whatever way that is said. */

import { say } from '../engine/message.ts';
import { known } from '../scenarios/known.ts';
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank, readCommander } from './commanders.ts';
import { comingInBrackets } from './hours.ts';
import { CREWS } from './lexicon/figures.ts';
import { GROUPS } from './lexicon/manners.ts';
import { NATION_CODES } from './lexicon/names.ts';
import { isBareMan, readUnitName } from './names.ts';
import { hintsOf, type NameHints, speaksOfUnit } from './nouns.ts';
import { BARE_IN_BRACKETS, figuresIn, NUMBER, numberOf } from './numbers.ts';
import { isArmName, isCalledAsNation, isSideName } from './sides.ts';
import { isFormation, markUnknown, type Sprout, sprout } from './tree.ts';

/** "1/2/Fus/ 1st Regiment", "1/,2/13th", "1, 2 & 3/54e", "1-3/54e": battalions before their regiment. */
const BEFORE_REGIMENT =
  /^((?:(?:\d{1,2}(?:st|nd|rd|th|er|e)?|Fus\.?|F|Gren\.?|G|[IVX]{1,4})\s*\/[\s,&]*)+)(?=\S)(.+)$/u;
const LIST_BEFORE_REGIMENT = /^(\d{1,2}(?:\s*(?:,|&|and|et|und)\s*\d{1,2})+|\d\s*[-–]\s*\d)\s*\/\s*(\S.+)$/u;

/** The battalions and the regiment of "1/2/Fus/ 1st West Regiment"; nothing where there is only one battalion. */
export function battalionsOf(
  text: string,
): { readonly battalions: readonly string[]; readonly regiment: string } | undefined {
  const [, slashes, behind = ''] = BEFORE_REGIMENT.exec(text) ?? [];
  if (slashes !== undefined) {
    const battalions = slashes.split(/[/\s,&]+/).filter((part) => part !== '');
    return battalions.length > 1 && /\p{L}|\d\p{L}/u.test(behind) ? { battalions, regiment: behind.trim() } : undefined;
  }
  const [, list, regiment = ''] = LIST_BEFORE_REGIMENT.exec(text) ?? [];
  if (list === undefined) return undefined;
  const [, from, to] = /^(\d)\s*[-–]\s*(\d)$/.exec(list) ?? [];
  const battalions =
    from === undefined
      ? list.split(/\D+/).filter((part) => part !== '')
      : Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, i) => String(Number(from) + i));
  return battalions.length > 1 ? { battalions, regiment: regiment.trim() } : undefined;
}

/** The node under the man that the text speaks of. */
export function leads(node: Sprout, text: string): Sprout {
  const { found, rest } = figuresIn(text);
  const bracket = BARE_IN_BRACKETS.exec(rest);
  if (bracket) fromBracket(node, bracket[2] ?? '', bracket[1] !== '');
  const { name, rank, notes } = readCommander(
    strippedOfStrength(rest.slice(0, bracket?.index), (value) => put(node, value, false), /:\s*\d+$/.test(rest)),
  );
  /** "Chlopicki (Poles)": whom he leads. */
  const [, man = name, whose = ''] = /^(.*\S)\s*\(([^()]+)\)\.?$/u.exec(name) ?? [];
  const nation = guessNation(whose);
  if (name !== '') node.commander = nation === undefined ? name : man;
  if (nation !== undefined) node.nation ??= nation;
  if (rank) node.rank = rank;
  node.notes.push(...notes);
  take(node, found);
  return node;
}

/** "at Lützen (Gross-Görschen)": another name of the place. */
const AT_PLACE = /(?<!\p{L})(?:at|near|before|bei|vor|près de|[àa]|en|presso|bij|pod|pri|vid) \p{Lu}[\p{L}-]+$/u;

const COMES_FROM = /^(?:da|from|aus|von|de|desde|dal|vers|auf|near|bei)\s\p{Lu}/u;

/** "Brigade Tharreau (Jean-Victor)": his given names. */
const GIVEN =
  /^(?:Jean|Pierre|Louis|Charles|Jacques|Joseph|Fran[çc]ois|Claude|Antoine|Nicolas|[CK]arl|Johann|Friedrich|Wilhelm|Ludwig|Franz|José|Juan|Francisco|Pedro|Giovanni|Giuseppe|Carlo|Luigi)(?:-\p{Lu}\p{L}+)?$/u;

const RANKED_BRACKET = /\(([^()]{2,60})\)?/gu;

/** Letters; what a name says beyond them is left to its source. */
const LONGEST_UNIT = 1000;
const ARMED: ReadonlySet<string> = new Set(['battery', 'squadron', 'sabres']);

/** "20th Foot 599 - lands during the battle" */
const REMARK =
  /^(.*\p{L}.*(?:\s|\)|:)(?:\d{1,2}[,.]\d{3}|\d{3,4}|\d{1,2}(?= \p{L}))(?:\s\p{L}+\.?)?)\s+[–—-]\s+(\p{Ll}[^\d:;,]{3,60})$/u;

/** Letters: so short is a line that ends in a remark. */
const LONGEST_TOLD = 160;

/** One unit or formation told by a text. */
export function unitOf(given: string, line: number, raw: string): Sprout | undefined {
  const [, told = given, remark = ''] = (given.length < LONGEST_TOLD && REMARK.exec(given)) || [];
  const isRemark = remark !== '' && !speaksOfUnit(remark) && !beginsWithRank(remark);
  const { arrival, rest } = comingInBrackets(isRemark ? told : given);
  const node = unitFrom(rest, line, raw);
  if (arrival !== undefined && node) node.arrival = arrival;
  if (isRemark) node?.notes.push(remark);
  return node;
}

function unitFrom(whole: string, line: number, raw: string): Sprout | undefined {
  const { text, gap } = withoutGap(whole.slice(0, LONGEST_UNIT));
  const { found, rest } = figuresIn(text.replace(/^[\s,;:]+|[\s,;:]+$/g, ''));
  const counts = new Set(found.map(({ of }) => (of === 'guns' ? 'battery' : of)));
  const node = sprout('', line, raw);
  let bare = rest.replace(/[\s,;:]+$/, '').replace(/\s(\d{1,3}\/\d{1,3}\/\d{3,4})$/u, ' ($1)');
  let roll = MUSTER.exec(bare);
  if (roll) bare = bare.slice(0, roll.index).trim();
  const brackets: { figure: string; about: boolean }[] = [];
  for (let found = BARE_IN_BRACKETS.exec(bare); found && brackets.length < 2; found = BARE_IN_BRACKETS.exec(bare)) {
    brackets.push({ figure: found[2] ?? '', about: found[1] !== '' });
    bare = bare.slice(0, found.index).trim();
  }
  roll ??= MUSTER.exec(bare);
  if (roll?.index !== undefined && roll.index < bare.length) bare = bare.slice(0, roll.index).trim();
  bare = bare
    .replace(RANKED_BRACKET, (whole, inside: string) => {
      const before = bare.slice(0, bare.indexOf(whole)).trim();
      const formation =
        isFormation(hintsOf(before).level ?? 'unknown') ||
        isArmName({ name: before }) ||
        GROUPS.test(before) ||
        isSideName(before) ||
        /['’]s?$|legion|contingent|grenadiere?s?$/iu.test(before);
      /** "(Hulot, after the first had left)", "(Yermolov / Rosen)" */
      const [, leader = inside, aside] =
        /^([^,;]+?)(?:[,;]\s+(?=\p{Ll})|;\s+|\s\/\s(?=\p{Lu}\D*$)|,\s+(?=[IVX]+[. ]|\d)|\s+(?=(?:since|acting|vice|replacing|in place|seit|depuis|desde|dal|sinds)(?!\p{L})))(.*)$/u.exec(
          inside,
        ) ?? [];
      const [, under] = formation ? (/[,;]\s+(?:under|sous|unter|bajo|sotto)\s+([^,;]+)$/u.exec(inside) ?? []) : [];
      if (under !== undefined && node.commander === undefined) {
        leads(node, under);
        node.notes.push(inside);
        return ' ';
      }
      /** "(Bavarians)" is whose they are. */
      const nation = isSideName(leader) && !isCalledAsNation(leader);
      /** "Colonna Vukassovich (da Sassello)": he is named, and where they come from. */
      const [, owner = ''] = /^\p{L}+ (.+)$/u.exec(before) ?? [];
      const place = AT_PLACE.test(before) || (formation && COMES_FROM.test(leader) && isBareMan(owner));
      const man = beginsWithRank(leader) || (formation && isBareMan(leader) && !nation && !place);
      if (!man || node.commander !== undefined) return whole;
      leads(node, GIVEN.test(leader) && isBareMan(owner) ? `${leader} ${owner}` : leader);
      if (aside !== undefined) node.notes.push(aside);
      return ' ';
    })
    .replace(/(?<=\p{L})\s+:/gu, ':');
  /** "1st Division Morand 10820 (13 Lt, 17, 30)": the figure stands before what the brackets list. */
  const [, before = bare, listed = ''] = (!found.length && /^(.*\d{3})(\s+\([^()]*\d[^()]*\))$/u.exec(bare)) || [];
  bare = strippedOfStrength(
    before,
    (value, about) => {
      if (value < 30) fromBracket(node, String(value), about, hintsOf(bare).kind);
      else if (isGuns(value, hintsOf(bare), bare) && !found.some(({ of }) => of === 'guns')) node.guns ??= value;
      else if (!found.some(({ of }) => of === 'men' || of === 'sabres')) put(node, value, about, hintsOf(bare).kind);
    },
    found.some(({ of }) => of === 'battalion' || of === 'squadron'),
  );
  bare += listed;
  const several = battalionsOf(bare);
  const told = readUnitName(several?.regiment ?? bare);
  const { notes, parts } = told;
  /** "Schill, 4 squadrons" and "3 horse batteries (2nd, 7th)": what is counted tells the arm. */
  const byCount =
    told.level === undefined &&
    (told.kind === undefined || (counts.has('battery') && node.men === undefined)) &&
    counts.size === 1 &&
    [...counts].some((of) => ARMED.has(of));
  const { kind, type } = byCount ? hintsOf(ofPieces(text)) : told;
  /** "Davout's III Corps (Morand's division only)" */
  const outside = isFormation(told.level ?? 'unknown') && hintsOf(told.name.replace(/\s*\([^()]*\)$/u, '')).level;
  /** "Freire's Spanish (4th Army)" are of an army. */
  const ofArmy = told.level === 'army' && outside === undefined;
  const level =
    (outside && isFormation(outside) ? outside : ofArmy ? undefined : told.level) ??
    (byCount && found.some(({ of }) => of === 'battery') ? ('battery' as const) : undefined);
  const isNameless = counts.has('battery') && /\p{L}{4}/u.test(told.name) && !/\p{Lu}|\d/u.test(told.name);
  const said = isNameless ? text.replace(/\s*\([^()]*\)[\s,;:]*$/u, '') : text;
  const name = isNameless || NAMES_NOBODY.test(told.name) ? said.replace(/^[\s,;:]+|[\s,;:]+$/g, '') : told.name;
  if (!/\p{L}|\d/u.test(name)) return namedByFigures(found, line, raw, whole);
  const [, owner = ''] = /^(.{3,50}?)['’]s\s+(?=\p{L})/u.exec(name) ?? [];
  if (beginsWithRank(owner) && node.commander === undefined) leads(node, owner);
  node.name = name;
  /** "Queen's Dragoons (It.)" */
  const [, code = ''] = /\((\p{L}{2,5})\.\)$/u.exec(name) ?? [];
  const nation = guessNation(known(NATION_CODES, code.toLowerCase()) ?? '');
  if (nation !== undefined) node.nation ??= nation;
  node.notes.push(...notes);
  if (level) node.level = level;
  if (kind) node.kind = kind;
  if (type) node.type = type;
  if (parts) node.parts = parts;
  take(node, found);
  if (node.parts?.of === 'battalion') onFoot(node);
  settle(node);
  for (const { figure, about } of brackets) fromBracket(node, figure, about);
  if (roll) fromMuster(node, roll);
  if (isBattery(node)) {
    const { type, ...arm } = hintsOf(`${name.replace(COMPANY, 'battery')} battery`);
    Object.assign(node, arm);
    if (type) node.type = type;
    else delete node.type;
  } else if (lacksMen(node)) markUnknown(node, node.kind === 'cavalry' ? 'sabres' : 'men', '');
  const figure = (['sabres', 'men', 'guns'] as const).find((each) => node[each] !== undefined);
  if (gap !== undefined && figure) node.marks.push({ figure, was: gap, why: 'gap' });
  if (several) {
    node.level = 'regiment';
    node.parts = { count: several.battalions.length, of: 'battalion' };
    node.children = several.battalions.map((each) =>
      sprout(`${each}/${name}`, line, raw, { level: 'battalion', ...(kind && { kind }), ...(type && { type }) }),
    );
  }
  return node;
}

/** "ten 4-pounders, two howitzers": howitzers beside other pieces are not what a battery is called by. */
const ofPieces = (text: string): string => {
  const guns = figuresIn(text).found.filter(({ of }) => of === 'guns');
  return guns.length > 1 && guns.some(({ was }) => !HOWITZERS.test(was))
    ? text.replace(new RegExp(HOWITZERS, 'giu'), 'guns')
    : text;
};
const HOWITZERS = /(?<!\p{L})(?:how(?:itzer)?s?|haubitzen?|obusiers?|licornes?|unicorns?)\.?(?!\p{L})/iu;

const COMPANY = /(?<!\p{L})(?:company|compagnie|kompanie|rota)(?!\p{L})/iu;
/** A company of foot takes fewer with it, and so does a regiment. */
const FEWEST_PIECES = { company: 3, regiment: 6 } as const;

const hasOnlyGuns = ({ level, men, sabres }: Sprout): boolean =>
  men === undefined && sabres === undefined && !isFormation(level);
/** "47th Light Company – 12 guns": nobody serves them who is not a gunner. */
const isBattery = (node: Sprout): boolean =>
  hasOnlyGuns(node) && COMPANY.test(node.name) && (node.guns ?? 0) >= FEWEST_PIECES.company;
/** "1er régiment d'infanterie: 8 pièces" may have them beside men who are not told. */
const lacksMen = (node: Sprout): boolean =>
  hasOnlyGuns(node) &&
  (node.kind === 'infantry' || node.kind === 'cavalry') &&
  (node.guns ?? 0) >= FEWEST_PIECES.regiment;

/** "(6th company)", "of the reserve": what is counted is the name. */
const NAMES_NOBODY =
  /^(?:(?:in|with|and|plus|mit|avec|con|en|zu|à)$|\(|(?:of|de|du|des|von|d[ei]l?|della|do|da)(?: the| la)? (?:army|corps|reserves?|r[ée]serve|park|armee|arm[ée]e|riserva|reserva)$)/iu;

/** No level has more in one unit; what is neither regiment nor battalion is a company. */
const mostOf = ({ level, kind }: NameHints): number =>
  level === 'regiment' && kind !== 'cavalry' ? 4500 : level === 'regiment' || level === 'battalion' ? 1500 : 400;
const AFTER_NOUN =
  /(?<![^,;(/])([^\d,;(/]*(?:r[ée]giment|regt|rgt|battalion|bataill?on|bataljon|b(?:at)?t?n|batter(?:y|ie)|bt(?:t)?y|company|compagnie|kompanie|squadron|escadron|eskadron|schwadron)\.?) (\d{1,2}) (\d{3})(?!\d)/iu;
/**
 * Nothing but foot is counted in battalions: "8e chasseurs, 2 bataillons, 690 hommes" are no horse, "Marine-Artillerie:
 * 4 Bataillone, 2200 Mann" serve no guns.
 */
function onFoot(node: Sprout): void {
  if (node.kind === 'artillery' && node.men !== undefined && node.guns === undefined) node.kind = 'infantry';
  if (node.kind !== 'cavalry') return;
  const { kind, type } = hintsOf(`${node.name} à pied`);
  node.kind = 'infantry';
  if (kind === 'infantry' && type) node.type = type;
  else delete node.type;
}

const ORDINAL = /(?<!\p{L})(?:[IVX]+|first|second|third|fourth)(?!\p{L})/iu;

/** "Landwehr Bataillon 3 650" is its third with 650, or has 3,650: read as whichever such a unit can have, and asked about. */
function withoutGap(text: string): { readonly text: string; readonly gap?: string } {
  const [all, unit, number, hundreds] = AFTER_NOUN.exec(text) ?? [];
  if (all === undefined || !unit || !number || !hundreds || ORDINAL.test(unit)) return { text };
  const behind = text.slice(text.indexOf(all) + all.length);
  const counted = figuresIn(hundreds + behind).found.some(({ was }) => was.startsWith(hundreds));
  if (!counted && !/^\s*(?:\([^()\p{L}]*\)\s*)?$/u.test(behind)) return { text };
  const thousands = `${number},${hundreds}`;
  /** "1 050": nobody writes fifty so. */
  const sure = hundreds.startsWith('0');
  const apart = !sure && (numberOf(thousands) ?? 0) > mostOf(hintsOf(unit));
  return {
    text: text.replace(all, apart ? `${unit} ${number}: ${hundreds}` : `${unit}: ${thousands}`),
    ...(!sure && { gap: `${number} ${hundreds}` }),
  };
}

/** "(22/601)" and "(15/280/290)": officers, men, and horses, as musters print them. */
const MUSTER =
  /\(\s*(\d{1,3})\s*\/\s*(\d{1,2},\d{3}|\d{2,5}|\d(?=\s*\/))(?:\s*\/\s*(\d{1,2},\d{3}|\d{1,5}))?\s*\)\s*$/u;
const MOST_GUNS = { battery: 24, several: 120 } as const;
/** "Foot Battery 3: 110" has as many gunners. */
const isGuns = (value: number, { level, kind }: NameHints, name: string): boolean =>
  kind === 'artillery' &&
  !CREWS.test(name) &&
  value <= MOST_GUNS[level === 'battery' && !/(?:ies|ien)\b/iu.test(name) ? 'battery' : 'several'];

const FEWEST_TO_A_SERGEANT = 3;

function fromMuster(node: Sprout, [, officers, men, horses]: RegExpExecArray): void {
  const mounts = numberOf(horses ?? '');
  const told = numberOf(men ?? '') ?? 0;
  /** "20/61/712" are officers, sergeants and men. */
  const ranks = mounts !== undefined && mounts > told * FEWEST_TO_A_SERGEANT;
  const value = ranks ? told + mounts : numberOf(men ?? '');
  if (value !== undefined && node.men === undefined && node.sabres === undefined) put(node, value, false);
  const led = { officers: Number(officers) };
  node.notes.push(
    mounts === undefined || ranks
      ? say('reader-note-muster', led)
      : say('reader-note-muster-horses', { ...led, horses: mounts }),
  );
}

/** "8 guns" and "2 light batteries (12)" name nothing, and are a battery all the same. */
function namedByFigures(
  found: ReturnType<typeof figuresIn>['found'],
  line: number,
  raw: string,
  whole: string,
): Sprout | undefined {
  const speaksOf = (...those: string[]) => found.some(({ of }) => those.includes(of));
  if (speaksOf('men', 'sabres') || !speaksOf('guns', 'battery')) return undefined;
  const node = sprout(whole.replace(/^[\s,;:]+|[\s,;:]+$/g, ''), line, raw, { level: 'battery', kind: 'artillery' });
  const { type } = hintsOf(raw);
  if (type) node.type = type;
  const bracket = found.some(({ of }) => of === 'guns') ? null : BARE_IN_BRACKETS.exec(node.name);
  take(node, found);
  if (bracket) fromBracket(node, bracket[2] ?? '', bracket[1] !== '');
  return node;
}

const AT_THE_END = new RegExp(
  `^(.*?[^\\d\\s/#.,'’-].*?|\\d{1,2}/\\d{1,3})(?:(\\s*[:=]\\s*|\\s+[–—-]\\s+)|\\s+)(approx\\.?|c\\.|ca\\.|about|~)?\\s*(${NUMBER})(\\?)?$`,
  'iu',
);

/** "U.S. Marines, 66": too few to stand there without a mark, and too many for a number. */
const BEHIND_COMMA = /^([^,:]*\p{L}{3}[^,:\d]{0,20}),\s+([3-9]\d)$/u;
/** "Stipsicz Nr. 10 850" */
const OF_NUMBER = /(?:(?<!\p{L})(?:l?ir|i\.r|nr|no|n°|n\.?º|n[uú]m|nummer|num[ée]ro)\.?|#)$/iu;

/** Men of a company. */
const FEWEST = 20;

/** "34th 1800": whoever has a number is counted, and not dated. */
const NUMBERED = /^\d{1,3}(?:st|nd|rd|th|er|e|[èe]me|\.?[º°ª])$/iu;

/** "9e Légère 1,200" and "9e Légère: 1200": a figure at the end that is large enough to be men. */
function strippedOfStrength(text: string, give: (value: number, about: boolean) => unknown, isCounted = false): string {
  const few = BEHIND_COMMA.exec(text);
  if (few) {
    give(Number(few[2]), false);
    return few[1] ?? text;
  }
  const end = /(?:[\d½¼¾⅓⅔]|\dk)\??$/u.test(text) ? AT_THE_END.exec(text) : null;
  if (!end) return text;
  const [, told = '', mark, about, figure = '', doubt] = end;
  const before = told.trim();
  const apart = mark !== undefined;
  const hundreds = /\d{3}/.test(figure) && /\bbn\.?$/iu.test(before);
  const [, number, behind] = (!apart && OF_NUMBER.test(before) && /^(\d{1,3})\s(\d{3})$/.exec(figure)) || [];
  if (number !== undefined && behind !== undefined) {
    give(Number(behind), about !== undefined);
    return `${before} ${number}`;
  }
  if (
    !apart &&
    !hundreds &&
    numberOf(figure) !== undefined &&
    (numberOf(figure) ?? 0) < 200 &&
    /\bir\.?$/iu.test(before)
  )
    return text;
  if (
    !apart &&
    !hundreds &&
    /(?:\b(?:nr|no|n°|n\.?º|n[uú]m|nummer|num[ée]ro|bn|battery|bty|section)\.?|#)$/iu.test(before)
  )
    return text;
  const value = numberOf(figure);
  if (value === undefined || value < (apart ? 1 : 100)) return text;
  const { level, kind } = hintsOf(before);
  const isNumbered = NUMBERED.test(before.split(' ')[0] ?? '') && value >= FEWEST;
  if (apart && value < 100 && kind === undefined && level === undefined && !isNumbered) return text;
  const year = value >= 1792 && value <= 1816 && !/\D/.test(figure);
  const isDated = year && !isCounted && !NUMBERED.test(before);
  if (isDated && !(kind !== undefined || (level !== undefined && !isFormation(level)))) return text;
  give(value, about !== undefined || doubt !== undefined);
  return before;
}

function put(node: Sprout, value: number, about: boolean, kind = node.kind): void {
  const figure = kind === 'cavalry' || hintsOf(node.name).kind === 'cavalry' ? 'sabres' : 'men';
  node[figure] = value;
  if (about) node.marks.push({ figure, was: String(value), why: 'approximate' });
}

/** Men given before the arm was known are sabres after all. */
export function settle(node: Sprout): void {
  if (node.kind === 'cavalry' && node.men !== undefined && node.sabres === undefined) {
    node.sabres = node.men;
    delete node.men;
    node.marks = node.marks.map((mark) => (mark.figure === 'men' ? { ...mark, figure: 'sabres' as const } : mark));
  }
}

/** A small figure in brackets counts parts, a large one men; of a battery it counts guns. */
/** Of several batteries. */
const MOST_PIECES = 100;
function fromBracket(node: Sprout, figure: string, about: boolean, kind = node.kind): void {
  if (figure === '?') {
    markUnknown(node, kind === 'artillery' ? 'guns' : kind === 'cavalry' ? 'sabres' : 'men', '?');
    return;
  }
  const value = numberOf(figure);
  if (value === undefined || value <= 0) return;
  if (
    value < 30 ||
    (kind === 'artillery' &&
      value < MOST_PIECES &&
      /batter(?:ies|ien)|(?<!\p{L})(?:guns|pi[eè]ces|canons|geschütze|piezas|cañones|pezzi|cannoni)(?!\p{L})/iu.test(
        node.name,
      ))
  ) {
    if (kind === 'artillery') node.guns ??= value;
    else node.parts ??= { count: value, of: kind === 'cavalry' ? 'squadron' : 'battalion' };
  } else if (node.men === undefined && node.sabres === undefined) put(node, value, about, kind);
}

/** Adds what was counted in a text to a node. */
export function take(node: Sprout, found: ReturnType<typeof figuresIn>['found']): void {
  for (const { of, value, was, approximate } of found) {
    if (of === 'men' || of === 'sabres' || of === 'guns' || of === 'points') {
      if (value === undefined) markUnknown(node, of, was);
      else {
        node[of] = (node[of] ?? 0) + value;
        if (approximate) node.marks.push({ figure: of, was, why: 'approximate' });
      }
    } else if (value !== undefined && node.parts === undefined) node.parts = { count: value, of };
  }
}
