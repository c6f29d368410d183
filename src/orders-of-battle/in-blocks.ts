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
 * What stands in the block that an entry heads is its own, and what begins another stands beside it, as far as blocks tell
 * anything: where those beside it head theirs.
 */
export function heldInBlock(
  blocks: Blocks,
  node: Sprout,
  line: PageLine,
  unit: Sprout,
  whole?: Sprout,
): boolean | undefined {
  const block = blocks.get(node.source.line);
  if (block?.first !== node.source.line) return undefined;
  const others = whole?.children.filter((each) => each.children.length > 0) ?? [];
  const areApart = others.length > 1 && others.every(({ source }) => blocks.get(source.line)?.first === source.line);
  const own = blocks.get(line.line);
  if (own === block) return isOfItsBlock(node, line, unit, { block, areApart });
  if (!own) return undefined;
  const isOwn = (each: Sprout) => (child: Sprout) => blocks.get(child.source.line) === blocks.get(each.source.line);
  const isClosed = areApart && others.every((each) => each.children.every(isOwn(each)));
  const kin = node.children.filter(({ level }) => level === asHigh(unit)).map(({ source }) => blocks.get(source.line));
  return standsBeside(node, line, unit, { block, own, others, isClosed, kin });
}

const isLed = ({ commander }: Sprout): boolean => commander !== undefined;
const asHigh = (unit: Sprout): Sprout['level'] => (isLed(unit) && unit.level === 'unknown' ? 'brigade' : unit.level);
const isArm = (unit: Sprout): boolean =>
  isArmName(unit) || (isLed(unit) && rankOf(unit, true) === 3 && unit.level === 'unknown');
const isOfOne = ({ level }: Sprout): boolean => level === 'division' || level === 'brigade';

/** A bare "Artillery", a battery, a unit of the arm that heads the block: the entry's own. */
function isOfItsBlock(
  node: Sprout,
  { cells }: PageLine,
  unit: Sprout,
  { block, areApart }: { readonly block: Block; readonly areApart: boolean },
): true | undefined {
  const { guns, kind, level } = unit;
  const isFew = guns !== undefined && guns <= (isLed(node) && node.children.some(isRegiment) ? MOST_OF_LED : MOST_GUNS);
  const isOne = isOfOne(node) || (isLed(node) && node.kind === undefined && rankOf(node, true) === RANK_OF_GROUP);
  const holds = isFormation(node.level) || (isArmName(node) && isLed(node));
  const isBattery = guns !== undefined && node.children.some(isRegiment) && holds;
  const isHorse = hintsOf(unit.name).type === 'horse artillery' && node.kind === 'cavalry';
  if (
    isBattery &&
    (isHorse || (isArm(unit) ? !isLed(unit) && hintsOf(node.name).kind === 'infantry' : level === 'battery'))
  )
    return true;
  if (cells) return undefined;
  if ((areApart || block.inRow) && isFew && isOne && (kind === 'artillery' || isArmName(unit)) && !isFormation(level))
    return true;
  /** "Cossacks 1,500" right below the regiments of "Cavalry: Golitsyn" is one of them. */
  const isOfArm = node.kind !== undefined && node.kind === kind && isArmName(node) && isLed(node);
  if (isOfArm && tellsFigure(unit) && !isLed(unit) && node.children.some(tellsFigure)) return true;
  const inRow = block.inRow && isFormation(node.level) && node.level !== 'army';
  return inRow && isArm(unit) && isBare(unit) && !isLed(unit) ? true : undefined;
}

/** What begins a block behind the entry's own stands beside it. */
function standsBeside(
  node: Sprout,
  { line, cells, next }: PageLine,
  unit: Sprout,
  {
    block,
    own,
    others,
    isClosed,
    kin,
  }: {
    readonly block: Block;
    readonly own: Block;
    readonly others: readonly Sprout[];
    /** Each of those beside it, and itself, has all that is its own in the block it heads. */
    readonly isClosed: boolean;
    readonly kin: readonly (Block | undefined)[];
  },
): false | undefined {
  const begins = own.first === line;
  const isAlone = own.first === own.last;
  if (isClosed && begins && !cells) {
    /** A heading over units of its own, or a unit of another arm in a block without a heading. */
    const isHeading = !isAlone && isBare(unit) && isArm(unit);
    const isOther = unit.kind !== undefined && node.children.every(({ kind }) => kind !== unit.kind);
    /** "20th Foot 599" between blank lines is nobody's, where every brigade stands in a block of its own. */
    if (isHeading || ((isOther || isAlone) && tellsFigure(unit) && !isFormation(unit.level))) return false;
  }
  /** "Guns: 12 x 8pdr" behind the last of several formations, none of which has its own, are the side's. */
  const isLone = isAlone && !cells && unit.level === 'battery' && next === undefined && isArmWord(unit);
  if (isLone && others.length > 1 && !others.some(hasGuns)) return false;
  /** A heading between blank lines, as the division's own was, stands beside it. */
  if (isAlone && block.last === block.first && isBare(unit) && unit.kind === 'cavalry')
    return node.level === 'division' ? false : undefined;
  const high = asHigh(unit);
  /**
   * A brigade that begins a block is not of a division whose brigades stand in its own, nor a division of a wing whose
   * divisions all stand in one.
   */
  if (!cells && isFormation(high) && begins) {
    const isOfNext = kin.length > 1 && new Set(kin).size === 1 && !kin.includes(own);
    if (node.level === 'division' && high === 'brigade' && kin.includes(block)) return false;
    if (unit.kind === 'cavalry' && isFormation(unit.level) && isOfNext) return false;
  }
  if (!isFormation(node.level) || node.level === 'army' || !block.inRow || !node.children.some(isArmOnly))
    return undefined;
  /** Behind its guns alone a division's brigades follow. */
  const isItsBrigade =
    unit.level === 'brigade' &&
    node.level === 'division' &&
    node.children.every((child) => isArmOnly(child) || child.level === 'brigade');
  return begins && !isItsBrigade && (isFormation(unit.level) || (isArm(unit) && isLed(unit))) ? false : undefined;
}

/** More in one line are no one division's. */
const MOST_GUNS = 12;
const MOST_OF_LED = 24;
const RANK_OF_GROUP = 3;

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
