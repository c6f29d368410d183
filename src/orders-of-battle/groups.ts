/** Lines without a figure or a noun of a unit that head those below them, where no line stands further in than others. */

import { known } from '../scenarios/known.ts';
import { beginsWithRank } from './commanders.ts';
import { BATTLES, GROUPS } from './lexicon/manners.ts';
import { isBareMan } from './names.ts';
import { hintsOf } from './nouns.ts';
import { speaksOfTroops } from './numbers.ts';
import { leads } from './one-unit.ts';
import type { PageLine } from './page.ts';
import { isArmName, isSideName, OWNED_ARM } from './sides.ts';
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

/** "Landed during the battle: Colonel Ross", "Browne's Flank Battalion (Colonel Browne)": who leads those below, who have the figures. */
function isLedLine({ text, cells, heading, bullet }: PageLine): boolean {
  const [, name = '', man = ''] = /^([^:()\d]{3,60}?)(?::\s+|\s[–—-]\s+|\s\()([^:()\d]{3,60})\)?$/u.exec(text) ?? [];
  const { level, kind } = hintsOf(name);
  return (
    beginsWithRank(man) &&
    !cells &&
    !bullet &&
    heading === undefined &&
    (level === 'battalion' || (level === undefined && kind === undefined)) &&
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
    const man = /^[^()]*\(([^()]+)\)$/u.exec(each.text)?.[1] ?? '';
    const isLed = isBareMan(man) && !isSideName(each.text.split(' (')[0] ?? '');
    const told = heads
      .slice(0, i)
      .findLast(
        (other) =>
          other.indent === each.indent && (isLedFormation(levelOf(other)) || (isLed && levelOf(other) === 'wing')),
      );
    if (isLed && told && own === undefined) return [[each.line, levelOf(told) ?? 'brigade']];
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
    ...led,
    ...apart,
  ]);
}
