/** Lines without a figure or a noun of a unit that head those below them, where no line stands further in than others. */

import { known } from '../scenarios/known.ts';
import { guessNation } from '../scenarios/nations.ts';
import { beginsWithRank } from './commanders.ts';
import { BATTLES, BESIEGED, BESIEGERS, GROUPS } from './lexicon/manners.ts';
import { isBareMan } from './names.ts';
import { hintsOf } from './nouns.ts';
import { speaksOfTroops } from './numbers.ts';
import { leads } from './one-unit.ts';
import type { PageLine } from './page.ts';
import { isAllied, isArmName, isSideName, mayBeFoes, OWNED_ARM } from './sides.ts';
import { isFormation, LEVELS, type Level, type Sprout } from './tree.ts';
import { commanderLine, isStaffLine } from './unit-lines.ts';

/** Makes a line that heads others the formation it stands for. */
export function headsGroup(node: Sprout, level: Level): void {
  node.level = level;
  const [, name = '', man = ''] = /^(.*\S)\s*\(([^()]{2,60})\)$/u.exec(node.name) ?? [];
  if (name === '' || !isBareMan(man) || /['’]s?\s/u.test(man)) return;
  node.name = name;
  leads(node, man);
}

/** "San José convent", "Victor": no figure, no noun of a unit. */
function isBareLine({ text, cells, heading, bullet }: PageLine): boolean {
  if (cells || heading !== undefined || bullet || /\d|[.?!;]$/.test(text) || text.split(/\s+/).length > 5) return false;
  const { level, kind } = hintsOf(text);
  return (
    level === undefined &&
    kind === undefined &&
    !isSideName(text) &&
    !commanderLine(text) &&
    !BATTLES.test(text) &&
    !GROUPS.test(text)
  );
}

/** "Landed during the battle: Colonel Ross": words of which none is a unit's, and who leads those below. */
function isLedLine({ text, cells, heading, bullet }: PageLine): boolean {
  const [, name = '', man = ''] = /^([^:()\d]{3,60}?)(?::\s+|\s[–—-]\s+|\s\()([^:()\d]{3,60})\)?$/u.exec(text) ?? [];
  const { level, kind } = hintsOf(name);
  return (
    beginsWithRank(man) &&
    !cells &&
    !bullet &&
    heading === undefined &&
    level === undefined &&
    kind === undefined &&
    name.includes(' ') &&
    !isSideName(name) &&
    !commanderLine(text) &&
    !isStaffLine(text) &&
    !OWNED_ARM.test(name) &&
    !GROUPS.test(name)
  );
}

const HAS_FIGURE = /\d{3}|\d[.,]\d{3}/u;
const isLedFormation = (level: Level | undefined): boolean => level === 'brigade' || level === 'division';

const ABOVE: { readonly [L in Level]?: Level } = { corps: 'wing', division: 'corps', brigade: 'division' };

/** "ARMY OF ANDALUSIA", "CORPS OF OBSERVATION": nothing but capitals, and no figure. */
const isInCapitals = ({ text: given }: PageLine): boolean => {
  const [head = '', man = ''] = given.split(/:\s+/);
  const text = beginsWithRank(man) ? head : given;
  return text === text.toUpperCase() && /\p{Lu}{3}.*\s.*\p{Lu}{3}/u.test(text) && !/\d/.test(text);
};

/** Two lines in capitals, an army and an army or a corps, on a page that has no others: both sides. */
function sidesInCapitals(lines: readonly PageLine[]): (readonly [number, Level])[] {
  const levelOf = ({ text }: PageLine): Level | undefined => {
    const [head = '', man] = text.split(':');
    const level = isSideName(head) ? 'army' : hintsOf(head).level;
    return man === undefined || level === 'army' || level === 'corps' ? level : undefined;
  };
  const inCapitals = lines.filter((each) => isInCapitals(each) && !BATTLES.test(each.text));
  const led = inCapitals.filter((each) => each.text.includes(':') && levelOf(each) !== undefined);
  const found = led.length === 2 ? led : inCapitals;
  const [one, other] = found;
  const levels = found.map(levelOf);
  const both = levels.includes('army') && levels.every((each) => each === 'army' || each === 'corps');
  if (found.length !== 2 || !both || !one || !other || one.indent !== other.indent) return [];
  return found.every(({ cells, heading }) => !cells && heading === undefined) && other.line - one.line > 3
    ? found.map(({ line }) => [line, 'army'])
    : [];
}

/** "I. Graham's British Troops", "A) Esercito Napoletano": its number and the rest. */
const NUMBERED_SIDE = /^\(?([IV]{1,3}|[A-D]|[1-4])[.)]\s*[–—-]?\s*(\D{4,70})$/u;
const HOST =
  /(?<!\p{L})(?:army|troops|forces?|arm[ée]e|troupes|forces|armee|truppen|heer|ej[ée]rcito|tropas|esercito|truppe|(?:rear|van|advanced?)[- ]?guard)(?!\p{L})/iu;

/** Two headings of one manner, the first and the second, each of an army or of a nation's troops: both sides. */
function sidesNumbered(lines: readonly PageLine[]): (readonly [number, Level])[] {
  const numbered = lines.flatMap((each) => {
    const [, number = '', name = ''] = (!each.cells && NUMBERED_SIDE.exec(each.text.split(/[:—–]\s/u)[0] ?? '')) || [];
    return number === '' ? [] : [{ number, name, line: each.line }];
  });
  const said = (name: string): boolean => HOST.test(name) || isAllied(name) || nationNamed(name) !== undefined;
  const found =
    PAIRS.map(([manner, pair]) => ({ pair, of: numbered.filter(({ number }) => manner.test(number)) })).find(
      ({ pair, of }) => of.map(({ number }) => number).join() === pair && of.every(({ name }) => said(name)),
    )?.of ?? [];
  const apart = new Set(found.map(({ name }) => nationNamed(name) ?? '')).size > 1;
  return apart || found.some(({ name }) => HOST.test(name)) ? found.map(({ line }) => [line, 'army'] as const) : [];
}

/** A title of both sides. */
export const isOfSiege = (text: string): boolean =>
  BESIEGERS.test(text) && text.split(/\s/).some((_, i, all) => BESIEGED.test(all.slice(i).join(' ')));

/** "Garrison of the place" and "French besieging corps". */
function sidesOfSiege(lines: readonly PageLine[]): (readonly [number, Level])[] {
  const heads = lines.filter(
    ({ cells, text }) => !cells && !/\d/.test(text) && !isOfSiege(text) && text.split(/\s+/).length <= MOST_WORDS * 2,
  );
  const [within, around] = [BESIEGED, BESIEGERS].map((side) =>
    heads.filter(({ text }) => side.test(text.split(':')[0] ?? '')),
  );
  const [one, other] = [within?.[0], around?.[0]];
  return one && other && one !== other ? [one, other].map(({ line }) => [line, 'army'] as const) : [];
}

/** "## Armée française" and "## Corps wurtembergeois": two headings as high as each other, each of another nation's troops. */
function sidesHeaded(lines: readonly PageLine[]): (readonly [number, Level])[] {
  const headed = lines.filter(({ heading, text }) => heading !== undefined && whoseTroops(text) !== undefined);
  const highest = Math.min(...headed.map(({ heading = 9 }) => heading));
  const [one, other, ...more] = headed.filter(({ heading }) => heading === highest);
  if (!one || !other || more.length > 0) return [];
  const nations = [one, other].map(({ text }) => whoseTroops(text) ?? '');
  const [first = '', second = ''] = nations;
  /** Some of France's friends changed sides. */
  const apart = first !== second && (nations.includes('France') || mayBeFoes(first, second));
  return apart && [one, other].some(({ text }) => isSideName(text) || HOST.test(text))
    ? [one, other].map(({ line }) => [line, 'army'] as const)
    : [];
}
const whoseTroops = (name: string): string | undefined => nationNamed(name) ?? (isAllied(name) ? '' : undefined);
const nationNamed = (name: string): string | undefined =>
  name
    .split(/[^\p{L}]+/u)
    .map(guessNation)
    .find(Boolean);

const PAIRS = [
  [/^[IV]+$/, 'I,II'],
  [/^[A-D]$/, 'A,B'],
  [/^\d$/, '1,2'],
] as const;

/** "Unbrigaded cavalry" between brigades: each a line without a figure behind a blank one, and right below it those it holds. */
function unitedBelow(
  lines: readonly PageLine[],
  levelOf: (each: PageLine) => Level | undefined,
): (readonly [number, Level])[] {
  const heads = lines.flatMap((each, i) => {
    const [before, next] = [lines[i - 1], lines[i + 1]];
    const begins = !before || each.line - before.line > 1;
    const holds = next?.line === each.line + 1 && next.indent === each.indent && COUNTED_AT_END.test(next.text);
    return begins && holds && !each.cells && each.heading === undefined && !/\d{2}/.test(each.text) ? [each] : [];
  });
  return heads.flatMap((each, i) => {
    const own = levelOf(each);
    const told = heads.slice(0, i).findLast((other) => other.indent === each.indent && isLedFormation(levelOf(other)));
    const level = told && levelOf(told);
    const named = own !== undefined || GROUPS.test(each.text) || isSideName(each.text) || beginsWithRank(each.text);
    const arm = isArmName({ name: each.text }) || OWNED_ARM.test(each.text) || /[:(–—-]/.test(each.text);
    return level === undefined || named || arm || each.text.split(/\s+/).length > MOST_WORDS
      ? []
      : [[each.line, level]];
  });
}
const COUNTED_AT_END = /\s\(?\d[\d,.]{1,6}\)?(?:\s\p{L}+)?$/u;
const MOST_WORDS = 4;

/** Whether another bare name stands below one, before the next side. */
function isGroupBelow(lines: readonly PageLine[], at: number, sides: readonly PageLine[]): boolean {
  const next = lines.findIndex((line, i) => i > at && sides.includes(line));
  return lines.slice(at + 1, next < 0 ? undefined : next).some((line) => isBareLine(line) && isBareMan(line.text));
}

/** Where no line stands further in than others, bare lines over formations or over units are headings. */
export function groupsIn(lines: readonly PageLine[]): ReadonlyMap<number, Level> {
  const levelOf = (each: PageLine | undefined): Level | undefined =>
    each && !each.cells ? hintsOf(each.text.split(/[:(]/)[0] ?? '').level : undefined;
  const sides = lines.filter(({ text }) => isSideName(text.split(/[:(]/)[0] ?? ''));
  const formations = lines.some((each) => isFormation(levelOf(each) ?? 'unknown') && levelOf(each) !== 'army');
  const bare = lines.flatMap((each, i) => {
    const next = lines[i + 1];
    if (!next || next.indent !== each.indent || !isBareLine(each)) return [];
    const above = known(ABOVE, levelOf(next) ?? '');
    /** "Vandamme" right below "FRENCH", and no other such name: its chief. */
    const chief = sides.includes(lines[i - 1] as PageLine) && !isGroupBelow(lines, i, sides);
    if (above !== undefined)
      return sides.length > 1 && !chief && isBareMan(each.text) ? [[each.line, above] as const] : [];
    const led = isBareMan(/\(([^()]+)\)$/u.exec(each.text)?.[1] ?? '');
    const units = speaksOfTroops(next.text) || /\s\d[\d,.]{2,}\W*$/.test(next.text);
    return !formations && units && (led || i > 1) ? [[each.line, 'corps'] as const] : [];
  });
  const led = lines.flatMap((each, i) => {
    const next = lines[i + 1];
    if (!next || next.indent !== each.indent || !isLedLine(each)) return [];
    const above = lines.slice(0, i).findLast((line) => line.indent === each.indent && isLedFormation(levelOf(line)));
    return above && HAS_FIGURE.test(next.text) ? [[each.line, levelOf(above) ?? 'brigade'] as const] : [];
  });
  const apart = unitedBelow(lines, levelOf);
  /** All stand as high as the highest of them. */
  const highest = LEVELS.find((level) => bare.some(([, each]) => each === level));
  return new Map([
    ...(bare.length > 1 && highest ? bare.map(([line]) => [line, highest] as const) : []),
    ...sidesInCapitals(lines),
    ...led,
    ...apart,
    ...sidesNumbered(lines),
    ...sidesOfSiege(lines),
    ...sidesHeaded(lines),
  ]);
}
