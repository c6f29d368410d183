/** What the blocks between blank lines tell of where a line belongs. */
import type { Block } from './blocks.ts';
import { isBare, isRegiment, tellsFigure } from './figures-of.ts';
import { hintsOf } from './nouns.ts';
import type { PageLine } from './page.ts';
import { isArmName, rankOf } from './sides.ts';
import { isFormation, type Sprout } from './tree.ts';

/** By lines: the block that each stands in. */
type Blocks = ReadonlyMap<number, Block>;

/** A heading that tells no figure and stands first in the block of an entry. */
const headsItsBlock = (blocks: Blocks, { source }: Sprout, unit: Sprout): boolean => {
  const block = blocks.get(source.line);
  return block?.first === source.line && blocks.get(unit.source.line) === block;
};
export const isLedBlock = (blocks: Blocks, node: Sprout, unit: Sprout): boolean =>
  node.commander !== undefined && headsItsBlock(blocks, node, unit);

/**
 * A bare "Artillery" belongs to the formation that heads its block between blank lines; behind such an arm a formation that
 * heads the next block stands beside it. Undefined where blocks tell nothing.
 */
export function heldInBlock(
  blocks: Blocks,
  node: Sprout,
  { line, cells, next }: PageLine,
  unit: Sprout,
  whole?: Sprout,
): boolean | undefined {
  const block = blocks.get(node.source.line);
  if (block?.first !== node.source.line) return undefined;
  const isLed = unit.commander !== undefined;
  const own = blocks.get(line);
  /** "Guns: 12 x 8pdr" between blank lines behind the last of several formations, none of which has its own, are the side's. */
  const isLone = own && own !== block && own.first === own.last && !cells && unit.level === 'battery';
  const others = whole?.children.filter((each) => each.children.length > 0) ?? [];
  /** In the block that the formation heads, as those beside it head theirs, are its own. */
  const areApart = others.length > 1 && others.every(({ source }) => blocks.get(source.line)?.first === source.line);
  /** A unit of another arm, in a block without a heading, is of none of them, where each has its own in its block. */
  const isOf = (each: Sprout) => (child: Sprout) => blocks.get(child.source.line) === blocks.get(each.source.line);
  const isNobodys = !cells && tellsFigure(unit) && !isLed && !isFormation(unit.level) && own !== block;
  const isOther = unit.kind !== undefined && node.children.every(({ kind }) => kind !== unit.kind);
  if (isNobodys && isOther && areApart && others.every((each) => each.children.every(isOf(each)))) return false;
  const isOwnArm = !cells && !isLed && isArmName(unit) && unit.guns !== undefined && unit.guns <= MOST_GUNS;
  if (areApart && isOwnArm && own === block && (node.level === 'division' || node.level === 'brigade')) return true;
  if (isLone && next === undefined && others.length > 1 && !others.some(hasGuns) && isArmWord(unit)) return false;
  /** A heading between blank lines, as the division's own was, stands beside it. */
  if (
    own &&
    own !== block &&
    block.last === block.first &&
    own.last === own.first &&
    isBare(unit) &&
    unit.kind === 'cavalry'
  )
    return node.level === 'division' ? false : undefined;
  /**
   * A brigade that begins a block is not of a division whose brigades stand in its own, nor a division of a wing whose
   * divisions all stand in one.
   */
  const asHigh = isLed && unit.level === 'unknown' ? 'brigade' : unit.level;
  const kin = node.children.filter(({ level }) => level === asHigh).map(({ source }) => blocks.get(source.line));
  const isApart = !cells && isFormation(asHigh) && own !== block && own?.first === line;
  if (
    isApart &&
    ((node.level === 'division' && asHigh === 'brigade' && kin.includes(block)) ||
      (unit.kind === 'cavalry' &&
        isFormation(unit.level) &&
        kin.length > 1 &&
        new Set(kin).size === 1 &&
        !kin.includes(own)))
  )
    return false;
  /** "Cossacks 1,500" right below the regiments of "Cavalry: Golitsyn" is one of them. */
  const isOfArm = node.kind !== undefined && node.kind === unit.kind && isArmName(node) && node.commander !== undefined;
  if (isOfArm && own === block && tellsFigure(unit) && !isLed && !cells && node.children.some(tellsFigure)) return true;
  const isArm = isArmName(unit) || (isLed && rankOf(unit, true) === 3 && unit.level === 'unknown');
  /** A battery behind the regiments of its block is theirs. */
  const isBattery =
    !cells &&
    unit.guns !== undefined &&
    node.children.some(isRegiment) &&
    ((isArm ? !isLed && hintsOf(node.name).kind === 'infantry' : unit.level === 'battery') ||
      (hintsOf(unit.name).type === 'horse artillery' && node.kind === 'cavalry'));
  const holds = isFormation(node.level) || (isArmName(node) && node.commander !== undefined);
  if (isBattery && holds && blocks.get(line) === block) return true;
  if (!isFormation(node.level) || node.level === 'army' || !block.inRow) return undefined;
  if (blocks.get(line) === block) return !cells && isArm && isBare(unit) && !isLed ? true : undefined;
  const isWhole = node.children.some(isArmOnly);
  /** Behind its guns alone a division's brigades follow. */
  const isOwn =
    unit.level === 'brigade' &&
    node.level === 'division' &&
    node.children.every((child) => isArmOnly(child) || child.level === 'brigade');
  return isWhole && !isOwn && (isFormation(unit.level) || (isArm && isLed)) && blocks.get(line)?.first === line
    ? false
    : undefined;
}

/** More in one line are no one division's. */
const MOST_GUNS = 12;

const hasGuns = (node: Sprout): boolean => node.guns !== undefined || node.children.some(hasGuns);
/** It says no more than what they are. */
const isArmWord = (unit: Sprout): boolean => isArmName(unit) || /^(?:guns|\d+ )/iu.test(unit.name);

const isArmOnly = (child: Sprout): boolean =>
  child.commander === undefined && (isArmName(child) || child.level === 'battery');

/** "Russian Corps of Sacken" over "VI Corps" and "XI Corps" in one block: they have figures, and it has none. */
export const holdsAlike = (blocks: Blocks, node: Sprout, unit: Sprout): boolean =>
  node.level === 'corps' &&
  unit.level === 'corps' &&
  tellsFigure(unit) &&
  !tellsFigure(node) &&
  node.children.every(({ level }) => level === 'corps') &&
  headsItsBlock(blocks, node, unit);
