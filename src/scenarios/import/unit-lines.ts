/** One line of text that names a formation or several units: what each is called, who leads it, how strong it is. */
import { beginsWithRank, readCommander, speaksOfRank } from './commanders.ts';
import { isBareMan, readUnitName } from './names.ts';
import { hintsOf } from './nouns.ts';
import { BARE_IN_BRACKETS, figuresIn, NUMBER, numberOf } from './numbers.ts';
import { isFormation, markUnknown, type Sprout, sprout } from './tree.ts';

const PLURAL =
  /^(.*(?:,|;|&|\band\b|\bund\b|\bet\b).*?)\s+((?:(?:inf(?:antry|\.)?|line|light|j[äa]e?ger|grenadier|musketeer|fusilier|hussar|cuirassier|dragoon|uhlan|cossack|landwehr|foot|horse|guard|art(?:illery|\.)?|militia|combined|heavy|converged)\.?\s+)*)(regiments|regts?\.?|rgts?\.?|regimenter|r[ée]giments|battalions|bns\.?|b(?:at)?t+ns\.?|bataillons|bataillone|batteries|bt(?:t)?(?:y|ie)s\.?|squadrons|sqns\.?|hussars|dragoons|cuirassiers|lancers|uhlans|hussards|dragons|chasseurs|fusiliers|grenadiers)$/iu;
const SINGULAR: Record<string, string> = {
  batteries: 'Battery',
  battalions: 'Battalion',
  regiments: 'Regiment',
  squadrons: 'Squadron',
};
const BETWEEN = /\s*[,;]\s*(?:and\s+|und\s+|et\s+|&\s*)?|\s+(?:and|und|et)\s+|\s*&\s*/iu;

/** "1/2/Fus/ 1st Regiment", "1/,2/13th", "1, 2 & 3/54e", "1-3/54e": battalions before their regiment. */
const BEFORE_REGIMENT =
  /^((?:(?:\d{1,2}(?:st|nd|rd|th|er|e)?|Fus\.?|F|Gren\.?|G|[IVX]{1,4})\s*\/[\s,&]*)+)(?=\S)(.+)$/u;
const LIST_BEFORE_REGIMENT = /^(\d{1,2}(?:\s*(?:,|&|and|et|und)\s*\d{1,2})+|\d\s*[-–]\s*\d)\s*\/\s*(\S.+)$/u;

/** The battalions and the regiment of "1/2/Fus/ 1st West Regiment"; nothing where there is only one battalion. */
export function battalionsOf(
  text: string,
): { readonly battalions: readonly string[]; readonly regiment: string } | undefined {
  const slashes = BEFORE_REGIMENT.exec(text);
  if (slashes) {
    const battalions = slashes[1]!.split(/[/\s,&]+/).filter((part) => part !== '');
    return battalions.length > 1 && /\p{L}|\d\p{L}/u.test(slashes[2]!)
      ? { battalions, regiment: slashes[2]!.trim() }
      : undefined;
  }
  const list = LIST_BEFORE_REGIMENT.exec(text);
  if (!list) return undefined;
  const range = /^(\d)\s*[-–]\s*(\d)$/.exec(list[1]!);
  const battalions = range
    ? Array.from({ length: Math.max(0, Number(range[2]) - Number(range[1]) + 1) }, (_, i) =>
        String(Number(range[1]) + i),
      )
    : list[1]!.split(/\D+/).filter((part) => part !== '');
  return battalions.length > 1 ? { battalions, regiment: list[2]!.trim() } : undefined;
}

/** Cuts at a separator that stands outside all brackets. */
export function cutOutside(text: string, separators: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i]!;
    if (c === '(' || c === '[') depth += 1;
    else if (c === ')' || c === ']') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      separators.includes(c) &&
      !(c === ',' && /\d/.test(text[i - 1] ?? '') && /\d{3}/.test(text.slice(i + 1, i + 4)))
    ) {
      out.push(text.slice(from, i));
      from = i + 1;
    }
  }
  out.push(text.slice(from));
  return out.map((part) => part.trim()).filter((part) => part !== '');
}

const isUnitLike = (text: string): boolean => {
  const { found, rest } = figuresIn(text);
  const { level, kind } = hintsOf(rest);
  return (
    found.length > 0 ||
    (level !== undefined && !isFormation(level)) ||
    kind !== undefined ||
    /^\d+\/\d/.test(text) ||
    BARE_IN_BRACKETS.test(text)
  );
};

/** "3x 14e Ligne: 5 hits": several units alike. A figure before a calibre counts guns instead. */
const ALIKE = /^(\d{1,2})\s?[x×]\s+(?=\S)/iu;
const MOST_ALIKE = 24;
/** All that one line names. A formation with its units in the same line has them below it. */
export function unitsInLine(text: string, line: number): Sprout[] {
  const alike = ALIKE.exec(text);
  const count = Number(alike?.[1] ?? 0);
  const one = text.slice(alike?.[0].length ?? 0);
  if (count > 0 && count <= MOST_ALIKE && figuresIn(text).found.length <= figuresIn(one).found.length)
    return Array.from({ length: count }, () => unitsInLine(one, line)).flat();
  const pieces = withTheirFigures(cutOutside(text, ';'));
  if (pieces.length > 1 && pieces.length <= 60) return pieces.flatMap((piece) => unitsInLine(piece, line));
  const { head, tail } = splitHead(text);
  if (tail !== undefined) {
    if (ARM_HEAD.test(head)) return underArm(head, tail, line, text);
    const parent = unitOf(head, line, text);
    const [man, below] = cutOnce(tail, /\s*:\s*/);
    if (parent && below !== undefined && beginsWithRank(man))
      return [{ ...leads(parent, man), children: listed(below, line) }];
    const units = cutOutside(tail, ',;');
    if (parent && (beginsWithRank(tail) || !units.some(isUnitLike))) return [leads(parent, tail)];
    if (parent) return [{ ...parent, children: units.length > 60 ? [] : listed(tail, line) }];
  }
  return listed(text, line);
}

/** "Cavalry:" or "Artillery –" before the one who leads it, or before what it consists of. */
const ARM_HEAD =
  /^(?:(?:the|corps|army|divisional|division|reserve|light|heavy|foot|horse|attached|advance guard)\s+){0,3}(?:infantry|cavalry|artillery|infanterie|cavalerie|artillerie|kavallerie|reiterei|batteries|guns|troops|engineers)(?: (?:reserve|park))?$/iu;

function underArm(head: string, tail: string, line: number, text: string): Sprout[] {
  const group = unitOf(head, line, text);
  if (!group) return [];
  const pieces = cutOutside(tail, ',;');
  const bareTail = tail.replace(/\s*\([^()]*\)?\s*$/u, '').replace(/^prince /iu, '');
  if (beginsWithRank(tail) || isBareMan(bareTail)) return [leads(group, tail)];
  const several = pieces.length > 1 && pieces.some((piece) => BARE_IN_BRACKETS.test(piece));
  if ((figuresOnly(tail) && !several) || pieces.length > 60) return listed(text, line);
  const units =
    pieces.length > 1 && pieces.every(isUnitLike) ? pieces.flatMap((piece) => listed(piece, line)) : listed(tail, line);
  if (group.kind) for (const unit of units) unit.kind ??= group.kind;
  return units.length > 0 ? [{ ...group, children: units }] : [group];
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

const cutOnce = (text: string, at: RegExp): readonly [string, string?] => {
  const found = at.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text];
};

/** "1st Brigade: …", "I Corps – Marshal X", "1st Division, GD Y". */
function splitHead(text: string): { head: string; tail?: string } {
  const colon = /^([^:]{2,80}?)\s*(?::|\s[–—-]\s)\s*(\S.*)$/u.exec(text);
  const arm = colon !== null && ARM_HEAD.test(colon[1]!.trim());
  if (colon && /\p{L}|\d/u.test(colon[1]!) && (arm || !figuresOnly(colon[2]!))) {
    const level = hintsOf(colon[1]!).level;
    const named = arm || beginsWithRank(colon[2]!) || (level !== undefined && isFormation(level));
    if (named) return { head: colon[1]!, tail: colon[2]! };
  }
  const comma = /^([^,(]{2,60}),\s+(.+)$/u.exec(text);
  if (comma && beginsWithRank(comma[2]!) && !beginsWithRank(comma[1]!)) return { head: comma[1]!, tail: comma[2]! };
  return { head: text };
}

/** A strength that is told without its word. */
const STRENGTH = new RegExp(`(?<![\\p{L}\\d])(?:approx\\.?|c\\.|ca\\.|about|~)\\s*(?:${NUMBER})(?![\\p{L}\\d])`, 'giu');

const figuresOnly = (text: string): boolean => {
  const rest = figuresIn(text)
    .rest.replace(STRENGTH, ' ')
    .replace(/[\s,;()&/.-]|and/g, '');
  return rest === '' || numberOf(text) !== undefined || /^[\d?½]+$/.test(rest);
};

/** "3 Bns Grenadiers (1500)": how many of what come first. */
const COUNTED_TROOPS = /^\d{1,2}½?\s+(?:bat|bns?|bt|sq|esc|esk|schw|compan|coy|komp|pulk)\p{L}*\.?/iu;

/** Several units in one line, or one. */
function listed(text: string, line: number): Sprout[] {
  const each = /\b(?:each|all w|apiece|je|chacun|a piece)\b/iu.test(text);
  const { found, rest } = figuresIn(text);
  const bare = rest
    .replace(/\s*\([^()]*\b(?:each|all|apiece|je|chacun)\b[^()]*\)?/giu, '')
    .replace(/[\s,;.]+$/, '')
    .trim();
  const plural = PLURAL.exec(bare);
  if (plural && !/[()]/.test(plural[1]!)) {
    const noun = plural[3]!.replace(/\.$/, '');
    const single = SINGULAR[noun.toLowerCase()] ?? noun.replace(/s$/i, '');
    const names = plural[1]!
      .split(BETWEEN)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (names.length > 1 && names.every((name) => name.split(' ').length <= 4)) {
      const units = names.flatMap(
        (name) => unitOf(`${name} ${plural[2]!.trim()} ${single}`.replace(/\s+/g, ' '), line, text) ?? [],
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
  const commas = cutOutside(text, ',');
  const counted = commas.every((c) => COUNTED_TROOPS.test(c));
  const separate =
    commas.length > 1 &&
    commas.length <= 60 &&
    commas.every(isUnitLike) &&
    (counted ||
      commas.every((c) => !figuresOnly(c) && (hintsOf(figuresIn(c).rest).level !== undefined || /^\d+\//.test(c))));
  if (separate) return commas.flatMap((c) => listed(c, line));
  const unit = unitOf(text, line, text);
  return unit ? [unit] : [];
}

function leads(node: Sprout, text: string): Sprout {
  const { found, rest } = figuresIn(text);
  const { name, rank, notes } = readCommander(strippedOfStrength(rest, (value) => put(node, value, false)));
  if (name !== '') node.commander = name;
  if (rank) node.rank = rank;
  node.notes.push(...notes);
  take(node, found);
  return node;
}

const RANKED_BRACKET = /\(([^()]{2,60})\)?/gu;

/** Letters; what a name says beyond them is left to its source. */
const LONGEST_UNIT = 1000;
const ARMED: ReadonlySet<string> = new Set(['battery', 'squadron', 'sabres']);

/** One unit or formation told by a text. */
export function unitOf(whole: string, line: number, raw: string): Sprout | undefined {
  const text = whole.slice(0, LONGEST_UNIT);
  const { found, rest } = figuresIn(text.replace(/^[\s,;:]+|[\s,;:]+$/g, ''));
  const node = sprout('', line, raw);
  let bare = rest;
  const roll = MUSTER.exec(bare);
  if (roll) bare = bare.slice(0, roll.index).trim();
  const brackets: { figure: string; about: boolean }[] = [];
  for (let found = BARE_IN_BRACKETS.exec(bare); found && brackets.length < 2; found = BARE_IN_BRACKETS.exec(bare)) {
    brackets.push({ figure: found[2]!, about: found[1] !== '' });
    bare = bare.slice(0, found.index).trim();
  }
  bare = bare.replace(RANKED_BRACKET, (whole, inside: string) => {
    const formation = isFormation(hintsOf(bare.slice(0, bare.indexOf(whole))).level ?? 'unknown');
    const man = beginsWithRank(inside) || (formation && isBareMan(inside));
    if (!man || node.commander !== undefined) return whole;
    leads(node, inside);
    return ' ';
  });
  bare = strippedOfStrength(bare, (value, about) => {
    if (value < 30) fromBracket(node, String(value), about, hintsOf(bare).kind);
    else if (hintsOf(bare).kind === 'artillery' && value <= MOST_GUNS) node.guns ??= value;
    else if (!found.some((f) => f.of === 'men')) put(node, value, about, hintsOf(bare).kind);
  });
  const several = battalionsOf(bare);
  const told = readUnitName(several?.regiment ?? bare);
  const { notes, parts } = told;
  /** "Schill, 4 squadrons" and "3 horse batteries (2nd, 7th)": what is counted tells the arm. */
  const counts = new Set(found.map(({ of }) => (of === 'guns' ? 'battery' : of)));
  const byCount =
    told.level === undefined &&
    (told.kind === undefined || counts.has('battery')) &&
    counts.size === 1 &&
    [...counts].some((of) => ARMED.has(of));
  const { kind, type } = byCount ? hintsOf(text) : told;
  const level = told.level ?? (byCount && found.some(({ of }) => of === 'battery') ? ('battery' as const) : undefined);
  const name = told.name.startsWith('(') ? text.replace(/^[\s,;:]+|[\s,;:]+$/g, '') : told.name;
  if (!/\p{L}|\d/u.test(name)) return namedByFigures(found, line, raw);
  const owner = /^(.{3,50}?)['’]s\s+(?=\p{L})/u.exec(name);
  if (owner && beginsWithRank(owner[1]!) && node.commander === undefined) leads(node, owner[1]!);
  node.name = name;
  node.notes.push(...notes);
  if (level) node.level = level;
  if (kind) node.kind = kind;
  if (type) node.type = type;
  if (parts) node.parts = parts;
  take(node, found);
  settle(node);
  for (const { figure, about } of brackets) fromBracket(node, figure, about);
  if (roll) fromMuster(node, roll);
  if (several) {
    node.level = 'regiment';
    node.parts = { count: several.battalions.length, of: 'battalion' };
    node.children = several.battalions.map((each) =>
      sprout(`${each}/${name}`, line, raw, { level: 'battalion', ...(kind && { kind }), ...(type && { type }) }),
    );
  }
  return node;
}

/** "(22/601)" and "(15/280/290)": officers, men, and horses, as musters print them. */
const MUSTER = /\((\d{1,3})\/(\d{1,2},\d{3}|\d{2,5})(?:\/(\d{1,2},\d{3}|\d{1,5}))?\)\s*$/u;
const MOST_GUNS = 120;

function fromMuster(node: Sprout, [, officers, men, horses]: RegExpExecArray): void {
  const value = numberOf(men!)!;
  if (node.men === undefined && node.sabres === undefined) put(node, value, false);
  node.notes.push(`${officers} officers${horses ? `, ${horses} horses` : ''}`);
}

/** "8 guns" and "2 light batteries (12)" name nothing, and are a battery all the same. */
function namedByFigures(found: ReturnType<typeof figuresIn>['found'], line: number, raw: string): Sprout | undefined {
  const speaksOf = (...those: string[]) => found.some(({ of }) => those.includes(of));
  if (speaksOf('men', 'sabres') || !speaksOf('guns', 'battery')) return undefined;
  const node = sprout(raw.replace(/^[\s,;:]+|[\s,;:]+$/g, ''), line, raw, { level: 'battery', kind: 'artillery' });
  const { type } = hintsOf(raw);
  if (type) node.type = type;
  const bracket = found.some(({ of }) => of === 'guns') ? null : BARE_IN_BRACKETS.exec(node.name);
  take(node, found);
  if (bracket) fromBracket(node, bracket[2]!, bracket[1] !== '');
  return node;
}

const AT_THE_END = new RegExp(
  `^(.*?[^\\d\\s/#.,'’-].*?)(?:(\\s*[:=]\\s*|\\s+[–—-]\\s+)|\\s+)(approx\\.?|c\\.|ca\\.|about|~)?\\s*(${NUMBER})(\\?)?$`,
  'iu',
);

/** "9e Légère 1,200" and "9e Légère: 1200": a figure at the end that is large enough to be men. */
function strippedOfStrength(text: string, give: (value: number, about: boolean) => unknown): string {
  const end = /[\d½¼¾⅓⅔]\??$/u.test(text) ? AT_THE_END.exec(text) : null;
  if (!end) return text;
  const before = end[1]!.trim();
  const apart = end[2] !== undefined;
  if (!apart && /(?:\b(?:nr|no|n°|ir|nummer|num[ée]ro|bn|battery|bty|section)\.?|#)$/iu.test(before)) return text;
  if (!apart && /\b(?:regt|regiment|r[ée]giment)\.?$/iu.test(before) && !/\d/.test(before)) return text;
  const value = numberOf(end[4]!);
  if (value === undefined || value < (apart ? 1 : 100)) return text;
  /** "Bns 1 - 3" is a row of numbers. */
  if (value < 30 && /(?<!(?:nr|no|n°|#)\.?\s?)\d$/iu.test(before)) return text;
  const { level, kind } = hintsOf(before);
  if (apart && value < 100 && kind === undefined && level === undefined) return text;
  const year = value >= 1792 && value <= 1816 && !/\D/.test(end[4]!);
  if (year && !(apart && (kind !== undefined || (level !== undefined && !isFormation(level))))) return text;
  give(value, end[3] !== undefined || end[5] !== undefined);
  return end[1]!.trim();
}

function put(node: Sprout, value: number, about: boolean, kind = node.kind): void {
  const figure = kind === 'cavalry' || hintsOf(node.name).kind === 'cavalry' ? 'sabres' : 'men';
  node[figure] = value;
  if (about) node.marks.push({ figure, was: String(value), why: 'approximate' });
}

/** Men given before the arm was known are sabres after all. */
function settle(node: Sprout): void {
  if (node.kind === 'cavalry' && node.men !== undefined && node.sabres === undefined) {
    node.sabres = node.men;
    delete node.men;
    node.marks = node.marks.map((mark) => (mark.figure === 'men' ? { ...mark, figure: 'sabres' as const } : mark));
  }
}

/** A small figure in brackets counts parts, a large one men; of a battery it counts guns. */
function fromBracket(node: Sprout, figure: string, about: boolean, kind = node.kind): void {
  if (figure === '?') {
    markUnknown(node, kind === 'artillery' ? 'guns' : kind === 'cavalry' ? 'sabres' : 'men', '?');
    return;
  }
  const value = numberOf(figure);
  if (value === undefined || value <= 0) return;
  if (value < 30) {
    if (kind === 'artillery') node.guns ??= value;
    else node.parts ??= { count: value, of: kind === 'cavalry' ? 'squadron' : 'battalion' };
  } else if (node.men === undefined && node.sabres === undefined) put(node, value, about, kind);
}

function take(node: Sprout, found: ReturnType<typeof figuresIn>['found']): void {
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

/** A line that only speaks of a man: who commands what stands above it. */
export function commanderLine(text: string): string | undefined {
  const said =
    /^(?:commander(?:[- ]in[- ]chief)?|commanding(?: officer| general)?|c[.-]?in[.-]?c\.?|commanded by|general commanding|chef|commandant(?: en chef)?|g[ée]n[ée]ral en chef|kommandeur|oberbefehlshaber|befehlshaber|comandante(?: en jefe)?|led by)\s*[:–-]\s*(.+)$/iu.exec(
      text,
    );
  if (said) return said[1]!;
  if (!beginsWithRank(text) || /['’]s\s/u.test(text) || /[:;]/.test(text)) return undefined;
  const { level, kind } = hintsOf(text.replace(/\b(?:g[ée]n[ée]ral|general) (?:de|du|of|der) \S+/iu, ''));
  const { name } = readCommander(text);
  return level === undefined && kind === undefined && name !== '' && !/\d/.test(name) ? text : undefined;
}

/** Staff who stand in a list as if they were units. */
export const isStaffLine = (text: string): boolean =>
  /^(?:adcs?|aides?(?:[- ]de[- ]camp)?|chief[s]? of (?:staff|artillery|engineers)|c\.?o\.?s\b|chef d['’][ée]tat[- ]major|qmg|quarter-?master|adjutant(?:[- ]general)?|ajutants?|general staff|staff|stabschef|commander,? (?:of )?(?:artillery|engineers)|2nd in command|second in command)\b/iu.test(
    text,
  ) ||
  (/\b(?:aide[- ]de[- ]camp|chief of staff)\b/iu.test(text) && speaksOfRank(text));
