/** One line of text that names a formation or several units. */

import { beginsWithRank } from './commanders.ts';
import { cutOutside, itemsIn, saidFirst, unjoinedNames } from './items.ts';
import { isLed } from './led-lines.ts';
import { ARM_HEAD, BETWEEN, COUNTED_TROOPS, JOINS, OF_NO_NUMBER, OWNERS, PLURAL, SINGULAR } from './lexicon/lines.ts';
import { GROUPS } from './lexicon/manners.ts';
import { NO_NAME } from './lexicon/ordinary.ts';
import { CASUALTY } from './lexicon/ranks.ts';
import { isBareMan, isSum, isTitled } from './names.ts';
import { hintsOf } from './nouns.ts';
import { BARE_IN_BRACKETS, figuresIn, NUMBER, numberOf, speaksOfTroops } from './numbers.ts';
import { leads, settle, take, unitOf } from './one-unit.ts';
import { isArmName, isSideName, OWNED_ARM } from './sides.ts';
import { height, isFormation, type Sprout, sprout } from './tree.ts';

const isUnitLike = (text: string): boolean => {
  const { found, rest } = figuresIn(text);
  const { level, kind } = hintsOf(rest);
  return (
    found.length > 0 ||
    (level !== undefined && !isFormation(level)) ||
    kind !== undefined ||
    /^\d{1,3}(?:st|nd|rd|th|e|er|[èe]me|\.?[º°ªoa]|\.)?(?:\s|,|$)/iu.test(text) ||
    BARE_IN_BRACKETS.test(text)
  );
};

/** "3x 14e Ligne: 5 hits": several units alike. A figure before a calibre counts guns instead. */
const ALIKE = /^(\d{1,2})\s?[x×]\s+(?=\S)/iu;
const MOST_ALIKE = 24;
const MOST_WORDS = 4;
/** "Feldgeschütze" */
const GUNS_IN_WORD = /^\p{L}+(?=gesch[üu]tze?n?$|kanonen?$)/iu;
/** "Guns", "Field pieces", "Kanonnen", "Artilleri": what stands behind it counts guns. */
export function headsGuns(head: string): boolean {
  const bare = head.replace(/\s*\([^()]*\)/gu, '').trim();
  const isArm = (isArmName({ name: bare }) || ARM_HEAD.test(bare)) && hintsOf(bare).kind === 'artillery';
  const words = bare.split(' ');
  const counts = [words[0], words.at(-1)].some(
    (word) => figuresIn(`2 ${word?.replace(GUNS_IN_WORD, '')}`).found[0]?.of === 'guns',
  );
  return isArm || (counts && words.length <= MOST_WORDS && hintsOf(bare).level === undefined);
}
const COUNT =
  /(?<![\d\p{L}.,/º°–-]|(?<!\p{L})n[or]\.?\s)(\d{1,2}|\d{3}(?=\s\p{Lu}\p{L}{3,}$))(?![\d\p{L}/º°-]|[.,]\d|\s*[-–]?\s?p(?:ou|d|f|un))(?:\s(?:st\.?|stück|stuks?)(?!\p{L}))?/iu;
/** "Guns: 5 on the hill, Ross 6", "guns 8 with Oudinot": figures of which nothing else is said. */
function withGunsCounted(text: string): string {
  const [, head = '', tail = ''] = /^(\p{L}[^\d:;,]{2,40}?)(?:[:,]\s+|\s+(?=\d))(.+)$/u.exec(text) ?? [];
  const { found } = figuresIn(tail);
  if (tail === '' || !headsGuns(head) || found.some(({ of }) => of === 'guns' || of === 'battery')) return text;
  const counted = (piece: string): string =>
    figuresIn(piece).found.length > 0 ? piece : piece.replace(COUNT, '$1 guns');
  return `${head}: ${cutOutside(tail, ',;').map(counted).join(', ')}`;
}

/** All that one line names. A formation with its units in the same line has them below it. */
export function unitsInLine(given: string, line: number): Sprout[] {
  const text = withGunsCounted(given);
  const alike = ALIKE.exec(text);
  const count = Number(alike?.[1] ?? 0);
  const one = text.slice(alike?.[0].length ?? 0);
  if (count > 0 && count <= MOST_ALIKE && figuresIn(text).found.length <= figuresIn(one).found.length)
    return Array.from({ length: count }, () => unitsInLine(one, line)).flat();
  const list = itemList(text, line);
  if (list) return list;
  const whole = splitHead(text);
  const group =
    whole.tail !== undefined &&
    /;/.test(whole.tail) &&
    !/[:;]/.test(whole.tail.split(';')[0] ?? '') &&
    !/;/.test(whole.head);
  const pieces = group ? [] : withTheirFigures(cutOutside(text, ';'));
  if (pieces.length > 1 && pieces.length <= 60) return pieces.flatMap((piece) => unitsInLine(piece, line));
  const led = headFirst(text, line);
  if (led) return led;
  const { head, tail } = splitHead(text);
  if (tail !== undefined) {
    if (isSum(tail)) return listed(`${head}: ${tail.replace(/^\D+/, '')}`, line);
    if (ARM_HEAD.test(head) || isArmName({ name: head.replace(/\s*\([^()]*\)/gu, '').trim() }))
      return underArm(head, tail, line, text);
    if (isGroupOfOne(head, tail)) return unitsInLine(tail, line);
    const parent = unitOf(head, line, text);
    if (parent && isLedBy(head, tail)) return [leads(parent, tail)];
    const isGeneral = OF_GENERAL.test(head) && beginsWithRank(head) && isUnitLike(tail);
    const only =
      parent && (isOfMan(head) || isGeneral) ? (onlyItem(tail) ?? (isGeneral ? tail : undefined)) : undefined;
    if (parent && only !== undefined) return [{ ...parent, children: listed(only, line) }];
    const [man, below] = cutOnce(tail, /\s*:\s*/);
    if (parent && below !== undefined && beginsWithRank(man))
      return [{ ...leads(parent, man), children: listed(below, line) }];
    /** "Vogelsang's Division: Brigade Ulm: IR 18 1,282, IR 17 960" */
    if (parent && below !== undefined && isBelow(man, head) && !/[:;]/.test(below))
      return [{ ...parent, children: unitsInLine(tail, line) }];
    const pairs = isListOfPairs(tail);
    const units = cutOutside(tail, pairs ? ';' : ',;');
    const list = parent && listBehind(parent, units, line, tail.includes(';') && (pairs || !/,\s/.test(tail)));
    if (list) return [{ ...parent, children: list }];
    if (parent && (beginsWithRank(tail) || !units.some(isUnitLike)))
      return [
        SAYS_WHERE.test(tail.replace(/^\(([^()]*)\)$/, '$1')) || isOtherName(tail)
          ? { ...parent, notes: [...parent.notes, tail] }
          : leads(parent, tail),
      ];
    if (parent) return [{ ...parent, children: units.length > 60 ? [] : listed(tail, line) }];
  }
  return listed(text, line);
}

/** "In the town", "on the heights": no man. */
const SAYS_WHERE =
  /^(?:in|on|at|near|behind|before|along|across|around|astride|holding|between|beside|em|n[ao]|auf|an|bei|vor|hinter|am|im|sur|dans|devant|derri[èe]re|en|sulla?|presso|junto)\s+(?:\p{L}+\s+)*\p{L}+$/u;

/** "Division of the Centre — Fifth Division": no man either. */
const isOtherName = (text: string): boolean =>
  /^\p{L}+ \p{L}+$/u.test(text) && isFormation(hintsOf(text).level ?? 'unknown') && !beginsWithRank(text);

const isBelow = (formation: string, other: string): boolean => {
  const [low, high] = [formation, other].map((each) => hintsOf(each).level ?? 'unknown');
  return isFormation(low) && isFormation(high) && (height(low ?? 'unknown') ?? 0) > (height(high ?? 'unknown') ?? 9);
};

/** "Morillo's Infantry" */
const OWNED = /^\p{L}[^:;,\d]{1,30}['’]s?\s+\p{L}/u;

/** "54th Line: 1,200, 57th Line, 2 bns: 1,110" and "54th Line, 57th Line & 61st Line", behind their formation or without it. */
function itemList(text: string, line: number): Sprout[] | undefined {
  const [head, tail] = cutOnce(text, /(?::|\s[–—-])\s+/u);
  const bare = head.replace(/\s*\([^()]*\)/gu, '').trim();
  const formation = isFormation(hintsOf(bare).level ?? 'unknown') || isArmName({ name: bare }) || GROUPS.test(bare);
  /** Whatever it is called, what stands before units with their figures holds them. */
  const named =
    isBareMan(bare) ||
    isSideName(bare) ||
    /** "Heavy cuirassiers - Lothringen 700, Sommariva 680" */
    (hintsOf(bare).kind !== undefined && !/\d/.test(bare)) ||
    (OWNED.test(bare) && !isFormation(hintsOf(bare).level ?? 'unknown'));
  /** "Claparede: 17th Leger 1,400" */
  const isOfOne =
    tail !== undefined &&
    isBareMan(bare) &&
    !NO_NAME.test(bare) &&
    /^\d{1,3}\p{L}/u.test(tail) &&
    hintsOf(tail.replace(/\s\d[\d,.]*$/, '')).kind !== undefined;
  const holds = formation || (named && tail !== undefined && (isOfOne || (itemsIn(tail) ?? []).length > 1));
  const [man, below] = cutOnce(tail ?? '', /:\s+/);
  const isLed = holds && below !== undefined && beginsWithRank(man) && !/\d/.test(man);
  const body = holds && tail !== undefined ? (isLed ? below : tail) : text;
  const pieces = cutOutside(body, ',;').flatMap(unjoinedNames);
  const bareNames = pieces.every((piece) => isUnitLike(piece) && !speaksOfTroops(piece) && !/\d{3}$/.test(piece));
  const names = bareNames && pieces.length > cutOutside(body, ',;').length ? pieces : undefined;
  const items = itemsIn(body) ?? names ?? (isOfOne && /\d[,.]?\d{2}$/.test(body) ? [body] : undefined);
  const parent = body === text ? undefined : unitOf(head, line, text);
  if (!items || items.some(beginsWithRank) || (body !== text && !parent)) return undefined;
  const units = items.flatMap((item) => unitOf(saidFirst(item), line, text) ?? []);
  if (!parent) return units;
  for (const unit of parent.kind ? units : []) {
    unit.kind ??= parent.kind ?? 'infantry';
    settle(unit);
  }
  if (isLed) leads(parent, man);
  else if (isOfOne && units.length === 1) leads(parent, bare);
  return [{ ...parent, children: units }];
}

/** "Davout's corps, Dessaix's div 6000, Compans' div 7000": the first holds the others. */
function headFirst(text: string, line: number): Sprout[] | undefined {
  const [first = '', ...others] = cutOutside(text, ',');
  if (others.length < 2 || others.length > 60 || /\d{3}/.test(first) || /[:;]/.test(text)) return undefined;
  const bare = first.replace(/\s*\([^()]*\)/gu, '');
  const high = GROUPS.test(bare) ? 3 : height(hintsOf(bare).level ?? 'unknown');
  if (high === undefined || high > 4 || !others.every((other) => /\d{3}/.test(other) && !figuresOnly(other)))
    return undefined;
  if (!others.every((other) => (height(hintsOf(other).level ?? 'unknown') ?? 9) > high)) return undefined;
  const parent = unitOf(first, line, text);
  return parent ? [{ ...parent, children: others.flatMap((other) => listed(other, line)) }] : undefined;
}

/** "6th Line 824, one coy 5/60th 44": where each ends in a figure and most in hundreds, a small one is a strength too. */
function withSmallStrengths(pieces: readonly string[]): readonly string[] {
  const ends = pieces.map((piece) => (/\p{L}/u.test(piece) ? /\s(\d[\d,.]*\d)$/u.exec(piece)?.[1] : undefined));
  const large = ends.filter((end) => /\d.?\d.?\d/.test(end ?? '')).length;
  if (ends.includes(undefined) || large * 2 <= pieces.length || pieces.some(figuresOnly)) return pieces;
  return pieces.map((piece) => piece.replace(/\s([2-9]\d)$/u, ' $1 men'));
}

/** "1/3rd, 2/48th, 2/66th" or "6th Line 824, 18th Line 861": units one by one, all with a figure or none. */
function listBehind(
  parent: Sprout,
  told: readonly string[],
  line: number,
  behindSemicolons = false,
): Sprout[] | undefined {
  const pieces = withSmallStrengths(told);
  const none = (piece: string, i: number) => figuresOnly(piece) && !(behindSemicolons && i > 0 && gunsOnly(piece));
  if (pieces.length < 2 || pieces.length > 60 || pieces.some(none) || pieces.some(beginsWithRank)) return undefined;
  const isTold = parent.commander !== undefined || parent.men !== undefined || parent.sabres !== undefined;
  if (!isTold && !pieces.some(isUnitLike))
    return pieces.length > 2 ? pieces.flatMap((piece) => listed(piece, line)) : undefined;
  const units = pieces.flatMap((piece) => listed(piece, line));
  const { kind } = parent;
  for (const unit of kind ? units : []) {
    unit.kind ??= kind ?? 'infantry';
    settle(unit);
  }
  const strong = units.filter(
    ({ men, sabres, guns, children }) =>
      men !== undefined || sabres !== undefined || guns !== undefined || children.length > 0,
  );
  return strong.length === 0 ||
    strong.length === units.length ||
    strong.every(({ kind }) => kind === 'artillery') ||
    units.every((unit) => strong.includes(unit) || OF_NO_NUMBER.test(unit.name))
    ? units
    : undefined;
}

/** "15e léger, 1 738 h.; 23e de ligne, 1 152 h.": what stands between commas goes together. */
function isListOfPairs(tail: string): boolean {
  const pairs = cutOutside(tail, ';').filter((pair) => !gunsOnly(pair));
  const strong = pairs.length > 2 && pairs.every((pair) => /^[^:]*\p{L}[^:]*,\s\d[\d,.]{0,5}\d$/u.test(pair));
  return strong || (pairs.length > 1 && pairs.every((pair) => cutOutside(pair, ',').length > 1 && isUnitLike(pair)));
}

/** "First line: Prussian Corps": where a formation stands, which the lines below tell of. */
const isGroupOfOne = (head: string, tail: string): boolean =>
  GROUPS.test(head) &&
  isFormation(hintsOf(tail).level ?? 'unknown') &&
  cutOutside(tail, ',;:').length === 1 &&
  !beginsWithRank(tail) &&
  !/\d{3}/.test(tail);

function underArm(head: string, tail: string, line: number, text: string): Sprout[] {
  const group = unitOf(head, line, text);
  if (!group) return [];
  const [man, below] = cutOnce(tail, /\s*:\s*/);
  if (below !== undefined && beginsWithRank(man) && !/\d/.test(man)) {
    const [led] = underArm(head, below, line, text);
    return led ? [leads(led, man)] : [];
  }
  if (below !== undefined && isFormation(hintsOf(man).level ?? 'unknown'))
    return [{ ...group, children: unitsInLine(tail, line) }];
  const { kind } = group;
  /** "Cavalry: Grouchy's dragoons", and their regiments below. */
  const owned = OWNED_ARM.test(tail) ? unitOf(tail, line, text) : undefined;
  if (owned && kind) return [Object.assign(owned, { kind })];
  const cut = cutOutside(tail, kind !== 'artillery' && isListOfPairs(tail) ? ';' : ',;');
  const pieces = kind === 'artillery' && !figuresOnly(cut[0] ?? '') ? withTheirGuns(cut) : cut;
  /** "18 pieces, General Faultrier" */
  const leader = pieces.length > 1 ? pieces.filter((piece) => beginsWithRank(piece) && !/\d/.test(piece)) : [];
  if (leader[0] !== undefined && leader.length === 1) {
    const rest = pieces.filter((piece) => piece !== leader[0]).join(', ');
    const [led] = underArm(head, rest, line, `${head}: ${rest}`);
    return led ? [leads(led, leader[0].replace(/\.$/, ''))] : [];
  }
  const list = listBehind(group, pieces, line);
  if (list) return [{ ...group, children: list }];
  const together = kind === 'cavalry' || kind === 'infantry' ? withOneFigure(group, pieces, line) : undefined;
  if (together) return [together];
  const bareTail = tail.replace(/\s*\([^()]*\)?\s*$/u, '').replace(/^prince /iu, '');
  const isMan = isBareMan(bareTail) || isTitled(tail.replace(/\s\d[\d.,]*\d$/u, ''));
  if ((beginsWithRank(tail) && !/['’]s?\s/u.test(tail)) || isMan || isLedBy(head, tail)) {
    leads(group, tail);
    settle(group);
    return [group];
  }
  const several =
    pieces.length > 1 &&
    (pieces.some((piece) => BARE_IN_BRACKETS.test(piece)) || (kind === 'artillery' && pieces.every(isOneBattery)));
  if ((figuresOnly(tail) && !several) || pieces.length > 60) return listed(text, line);
  const units =
    pieces.length > 1 && pieces.every(isUnitLike) ? pieces.flatMap((piece) => listed(piece, line)) : listed(tail, line);
  for (const unit of kind ? units : []) {
    if (kind) unit.kind ??= kind;
    settle(unit);
  }
  return units.length > 0 ? [{ ...group, children: units }] : [group];
}

/** "1 position battery (12 guns)" */
const isOneBattery = (piece: string): boolean => {
  const { found } = figuresIn(piece);
  return found.filter(({ of }) => of === 'guns').length === 1 && found.some(({ of }) => of === 'battery');
};

/** "Kavallerie: 2. Leibhusaren, Litauische Dragoner, 700 Pferde": what all of them have stands last. */
function withOneFigure(group: Sprout, pieces: readonly string[], line: number): Sprout | undefined {
  const names = pieces.slice(0, -1);
  const last = pieces.at(-1) ?? '';
  const isTold = names.length > 1 && /\d{2}/.test(last) && figuresOnly(last);
  if (!isTold || names.some((name) => speaksOfTroops(name) || /\d{3}/.test(name))) return undefined;
  take(group, figuresIn(last).found);
  settle(group);
  return { ...group, children: names.flatMap((name) => listed(name, line)) };
}

/** "Brigade Mayer" */
function isOfMan(head: string): boolean {
  const [, noun = '', name = ''] = /^(\S+) (.+)$/u.exec(head) ?? [];
  return isFormation(hintsOf(noun).level ?? 'unknown') && isBareMan(name);
}

/** "Général Lacour: 61e de ligne, 1 350 h.": he leads it with others, or alone. */
const OF_GENERAL =
  /^(?:(?:brigade|major|lieutenant|divisions?)[- ]?)?(?:g[ée]n[ée]ra(?:al)?l?|generale|gen\.|brigadier|brig\.|GM|GL|FML|GdB|GdD|mariscal de campo|oberst)/iu;

/** "The Swiss of Reding, once in Spanish service, 1,600": one unit, and what is said of it. */
function onlyItem(tail: string): string | undefined {
  const pieces = cutOutside(tail.replace(/\.$/, ''), ',;');
  const figures = pieces.at(-1) ?? '';
  const before = pieces.slice(0, -1);
  if (
    before.length === 0 ||
    !/\d{3}/.test(figures) ||
    !figuresOnly(figures) ||
    before.some((piece) => /\d{3}/.test(piece))
  )
    return undefined;
  return `${before.join(' – ')}: ${figures}`;
}

const MAN_AND_FIGURES = /^([^\d:;(]+?)(\s*[:,]\s|\s[–—-]\s|\s(?=[\d(~≈]))\s*(.+)$/u;

/**
 * "Quiot: 4,200 men" behind a division tells its leader and its strength; behind "Brigade Mayer" it is a regiment, and so is
 * "Nassau 2,800 men" and whatever stands behind an arm, unless it has a rank.
 */
function isLedBy(head: string, tail: string): boolean {
  const [, man, between, figures] = MAN_AND_FIGURES.exec(tail.replace(CASUALTY, '')) ?? [];
  if (man === undefined || figures === undefined || !figuresOnly(figures)) return false;
  const joined = between === ' ' && !figures.startsWith('(');
  if (beginsWithRank(man) && !(joined && OWNERS.test(man))) return true;
  return isBareMan(man) && !joined && !isOfMan(head) && !ARM_HEAD.test(head);
}

/** "Jäger; 400 men; 2 guns": figures on their own belong to what stands before them. */
function withTheirFigures(pieces: readonly string[]): string[] {
  const out: string[] = [];
  for (const piece of pieces) {
    if (out.length > 0 && figuresOnly(piece)) out.push(`${out.pop()}, ${piece}`);
    else out.push(piece);
  }
  return out;
}

/** "horse battery (112), 4 guns" is one. */
function withTheirGuns(pieces: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const piece of pieces) out.push(gunsOnly(piece) && out.length > 0 ? `${out.pop()}, ${piece}` : piece);
  return out;
}

const cutOnce = (text: string, at: RegExp): readonly [string, string?] => {
  const found = at.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text];
};

/** "1st Brigade: …", "I Corps – Marshal X", "1st Division, GD Y". */
function splitHead(text: string): { head: string; tail?: string } {
  const [, head = '', tail = ''] = /^([^:]{2,80}?)\s*(?::|\s[–—-]\s)\s*(\S.*)$/u.exec(text) ?? [];
  const bare = head.replace(/\s*\([^()]*\)/gu, '').trim();
  const arm = ARM_HEAD.test(bare) || isArmName({ name: bare });
  if (/\p{L}|\d/u.test(head) && (arm || !figuresOnly(tail))) {
    const level = hintsOf(head).level;
    const pieces = cutOutside(tail, ',;');
    const lists =
      pieces.length > 1 && /\p{L}{3}/u.test(head) && pieces.every((piece) => isUnitLike(piece) && !figuresOnly(piece));
    const named =
      arm ||
      lists ||
      isSideName(bare) ||
      GROUPS.test(bare) ||
      OWNED_ARM.test(bare) ||
      /** "Power's Portuguese (1,620): 9th and 21st Line" */
      (OWNED.test(bare) && /\(\d[\d,.]*\d\)$/u.test(head)) ||
      beginsWithRank(tail) ||
      (OF_GENERAL.test(head) && beginsWithRank(head)) ||
      (level !== undefined && isFormation(level));
    if (named) return { head, tail };
  }
  const [, before = '', behind = ''] = /^([^,(]{2,60}(?:\([^()]*\)[^,(]{0,40})?),\s+(.+)$/u.exec(text) ?? [];
  const titled = isLed(before) && isTitled(behind.replace(/\.$|\s\d[\d.,]*\d$/u, ''));
  return (titled || beginsWithRank(behind)) && !beginsWithRank(before)
    ? { head: before, tail: behind }
    : { head: text };
}

/** A strength that is told without its word. */
const STRENGTH = new RegExp(`(?<![\\p{L}\\d])(?:approx\\.?|c\\.|ca\\.|about|~)\\s*(?:${NUMBER})(?![\\p{L}\\d])`, 'giu');

/** "6 guns", "one battery of 6 guns": a battery, where units are told one by one. */
const gunsOnly = (text: string): boolean => {
  const { found, rest } = figuresIn(text);
  return (
    /^(?:(?:\p{L}+\s){0,3}batter\p{L}+\s)?(?:of|with|de|von|à)?$/iu.test(rest) &&
    found.length > 0 &&
    found.every(({ of }) => of === 'guns' || of === 'battery')
  );
};

const figuresOnly = (text: string): boolean => {
  const rest = figuresIn(text)
    .rest.replace(STRENGTH, ' ')
    .replace(/[\s,;:()&/.–—-]|and/g, '');
  return rest === '' || numberOf(text) !== undefined || /^[\d?½]+$/.test(rest);
};

const BARE_PART =
  /^(?:\d{1,2}\p{L}{0,3}\.?|[IVX]+\.?|first|second|third|fourth)\s(?:battalion|bataill?on|bat(?:tn?|ln)?|bn)\.?$/iu;

/** Several units in one line, or one. */
function listed(given: string, line: number): Sprout[] {
  const text = given.replace(JOINS, '');
  const each = /\b(?:each|all w|apiece|je|chacun|a piece)\b/iu.test(text);
  const { found, rest } = figuresIn(text);
  const bare = rest
    .replace(/\s*\([^()]*\b(?:each|all|apiece|je|chacun)\b[^()]*\)?/giu, '')
    .replace(/[\s,;.]+$/, '')
    .trim();
  const [, before, arms = '', nouns = ''] = PLURAL.exec(bare) ?? [];
  if (before !== undefined && !/[()]/.test(before)) {
    const noun = nouns.replace(/\.$/, '');
    const single = SINGULAR[noun.toLowerCase()] ?? noun.replace(/s$/i, '');
    const names = before
      .split(BETWEEN)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (
      names.length > 1 &&
      names.every((name) => name.split(' ').length <= 4) &&
      names.slice(0, -1).every((name) => hintsOf(name).kind === undefined) &&
      !(/^\d+$/.test(names.at(-1) ?? '') && /\p{L}{3}/u.test(names[0] ?? ''))
    ) {
      const units = names.flatMap(
        (name) => unitOf(`${name} ${arms.trim()} ${single}`.replace(/\s+/g, ' '), line, text) ?? [],
      );
      if (found.length === 0) return units;
      if (each) {
        for (const unit of units) take(unit, found);
        return units;
      }
      const whole = sprout(bare, line, text, { children: units });
      const { kind, type } = hintsOf(bare);
      if (kind) whole.kind = kind;
      if (type) whole.type = type;
      take(whole, found);
      return [whole];
    }
  }
  const commas = withSmallStrengths(cutOutside(text, ','));
  const counted =
    commas.every((c) => COUNTED_TROOPS.test(c)) ||
    (commas.length > 1 && commas.every((c) => /\p{L}.*\s\d(?:[\d,.]{1,5}\d|\d men)$/u.test(c) && !figuresOnly(c)));
  /** "2nd Battalion, 83rd Foot" is one. */
  const [part = '', regiment = ''] = commas;
  const separate =
    commas.length > 1 &&
    !(commas.length === 2 && BARE_PART.test(part) && !BARE_PART.test(regiment)) &&
    commas.length <= 60 &&
    (counted || commas.every(isUnitLike)) &&
    (counted || commas.every((c) => !figuresOnly(c) && hintsOf(figuresIn(c).rest).level !== undefined));
  if (separate) return commas.flatMap((c) => listed(c, line));
  const unit = unitOf(text, line, text);
  return unit ? [unit] : [];
}
