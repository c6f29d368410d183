/** Lines without a figure or a noun of a unit that head those below them, where no line stands further in than others. */

import { known } from '../scenarios/known.ts';
import { guessNation } from '../scenarios/nations.ts';
import { commanderLine, isStaffLine } from './chief-lines.ts';
import { beginsWithRank } from './commanders.ts';
import { BATTLES, GROUPS } from './lexicon/manners.ts';
import { isBareMan } from './names.ts';
import { hintsOf } from './nouns.ts';
import { speaksOfTroops } from './numbers.ts';
import { leads } from './one-unit.ts';
import type { PageLine } from './page.ts';
import { isArmName, isSideName, OWNED_ARM } from './sides.ts';
import { gather, isFormation, LEVELS, type Level, type Sprout } from './tree.ts';

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
    const named =
      (own !== undefined && !SEVERAL_PARTS.test(each.text)) ||
      GROUPS.test(each.text) ||
      isSideName(each.text) ||
      beginsWithRank(each.text);
    const arm = isArmName({ name: each.text }) || OWNED_ARM.test(each.text) || /[:(–—-]/.test(each.text);
    return level === undefined || named || arm || each.text.split(/\s+/).length > MOST_WORDS
      ? []
      : [[each.line, level]];
  });
}
/** How a heading is printed: with its leader in brackets or behind a mark, by its owner, with a colon; where it stands. */
function mannerOf({ text, cells, heading, bullet, indent, tabbed }: PageLine): string | undefined {
  if (cells || tabbed || heading !== undefined || bullet || HAS_FIGURE.test(text) || speaksOfTroops(text))
    return undefined;
  const [, name = '', man = ''] = /^([^:;()]{3,60}?)(?:\s\(|\s[–—-]\s|:\s|,\s)([^:;()]{3,60})\)?:?$/u.exec(text) ?? [];
  const shape =
    beginsWithRank(man) || (/\s[–—-]\s/u.test(text) && isBareMan(man))
      ? `led ${/[(:,]|\s[–—-]/u.exec(text.slice(name.length))?.[0]}`
      : /^(?:\p{Lu}\p{L}+\s){0,2}\p{Lu}\p{L}+['’]s?\s\p{L}+(?:\s\p{L}+){0,2}:?$/u.test(text)
        ? 'owned'
        : undefined;
  const isOther = isSideName(name || text) || hintsOf(name || text).level === 'army' || isStaffLine(text);
  return shape === undefined || isOther || commanderLine(text)
    ? undefined
    : `${indent} ${shape}${/:$/.test(text) ? ':' : ''}`;
}

const nameIn = ({ text }: PageLine): string => text.split(/\s?[:(,]\s?|\s[–—-]\s/u)[0] ?? '';

/** Headings printed in one manner stand as high as each other, whatever their words are. */
function alikeIn(
  lines: readonly PageLine[],
  levelOf: (each: PageLine) => Level | undefined,
): (readonly [number, Level])[] {
  const alike = new Map<string, PageLine[]>();
  for (const [i, each] of lines.entries()) {
    const next = lines[i + 1];
    const holds = next && next.indent <= each.indent && (speaksOfTroops(next.text) || COUNTED_AT_END.test(next.text));
    const manner = holds ? mannerOf(each) : undefined;
    if (manner !== undefined) gather(alike, manner, each);
  }
  return [...alike.values()].flatMap((heads) => {
    const told = heads.map((each) => {
      const level = levelOf(each);
      return GROUPS.test(nameIn(each)) ? 'division' : level && isFormation(level) ? level : undefined;
    });
    const known = told.find((level) => level !== undefined) ?? (heads.length > 2 ? 'brigade' : undefined);
    return heads.flatMap((each, i): (readonly [number, Level])[] => {
      const level = told.slice(0, i).findLast((other) => other !== undefined) ?? known;
      const name = nameIn(each);
      /** An arm stands beside divisions wherever it is; of another nation, beside the corps. */
      const isArm =
        hintsOf(name).kind !== undefined && !/['’]/u.test(name) && !(level === 'corps' && guessNation(name));
      return told[i] === undefined && level !== undefined && !isArm ? [[each.line, level]] : [];
    });
  });
}

/** "Stengel Cavalry" between "Meynier Division" and the next, each a line without a figure over those that have theirs. */
function ofManAndArm(
  lines: readonly PageLine[],
  levelOf: (each: PageLine) => Level | undefined,
): (readonly [number, Level])[] {
  let above: Level | undefined;
  return lines.flatMap((each, i): (readonly [number, Level])[] => {
    const next = lines[i + 1];
    const holds =
      next && next.indent === each.indent && (speaksOfTroops(next.text) || /[\s:]\d[\d.,]{2,}$/.test(next.text));
    if (!holds || each.cells || each.heading !== undefined || each.bullet || /\d{2}/.test(each.text)) return [];
    const level = levelOf(each);
    if (level !== undefined || isSideName(each.text)) {
      above = level && isLedFormation(level) ? level : undefined;
      return [];
    }
    const [, man = '', arm = ''] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (\p{L}+)$/u.exec(each.text) ?? [];
    return above && isBareMan(man) && !GROUPS.test(man) && isArmName({ name: arm }) && !isArmName({ name: each.text })
      ? [[each.line, above]]
      : [];
  });
}

const COUNTED_AT_END = /[\s)]\(?\d[\d,.]{1,6}\)?(?:\s\p{L}+)?\)?$/u;
/** "Flank bns" */
const SEVERAL_PARTS = /\s(?:bns|batts|battalions|companies|co(?:y|mp)s|squadrons|sqns)\.?$/iu;
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
    const chief = sides.some((side) => side === lines[i - 1]) && !isGroupBelow(lines, i, sides);
    if (above !== undefined)
      return sides.length > 1 && !chief && isBareMan(each.text) ? [[each.line, above] as const] : [];
    const led = isBareMan(/\(([^()]+)\)$/u.exec(each.text)?.[1] ?? '');
    const units = speaksOfTroops(next.text) || /\s\d[\d,.]{2,}\W*$/.test(next.text);
    return !formations && units && (led || i > 1) ? [[each.line, 'corps'] as const] : [];
  });
  const apart = unitedBelow(lines, levelOf);
  const alike = alikeIn(lines, levelOf);
  /** All stand as high as the highest of them. */
  const highest = LEVELS.find((level) => bare.some(([, each]) => each === level));
  return new Map([
    ...(bare.length > 1 && highest ? bare.map(([line]) => [line, highest] as const) : []),
    ...ofManAndArm(lines, levelOf),
    ...alike,
    ...apart,
  ]);
}
